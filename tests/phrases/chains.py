"""Notes with an entry of every kind, and chains of reasons about them.

The chains are made by hand: each has the shape that `tudor.detective.reasons.shapes` gives it, but
the cards are where they suit the sentence.
"""

from __future__ import annotations

from typing import Final

from tudor.detective.belief import Belief
from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Table, Wrong
from tudor.detective.notes import shapes as nt
from tudor.detective.notes.shapes import Answer, Notes, NotesSeat
from tudor.detective.reasons.shapes import Mark, Rule, Step
from tudor.rules.edition import load

EDITION: Final = load("travel")
DECK: Final = EDITION.deck
ME, BO, CILLA, PLACE_1, PLACE_2, CASE_FILE = range(6)
NAMES: Final = ("Anna", "Bo", "Cilla")
HAND: Final = ("white", "dagger", "conservatory")
OPEN: Final = ("library",)
ENTRIES: Final[tuple[nt.Entry, ...]] = (
    nt.Suggestion(ME, "plum", "rope", "kitchen", (Answer(BO, shows=True, card="rope"),)),
    nt.Suggestion(BO, "green", "revolver", "study", (Answer(CILLA, shows=False),)),
    nt.Suggestion(BO, "green", "rope", "conservatory", (Answer(CILLA, shows=True),)),
    nt.Accusation(BO, "plum", "spanner", "study", right=False),
    nt.Accusation(ME, "plum", "rope", "study", right=False, case_file=("plum", "rope", "study")),
    nt.Accusation(CILLA, "peacock", "spanner", "study", right=True),
    nt.Peek(ME, 0, "kitchen"),
    nt.Look(ME, BO, "ballroom"),
    nt.LaidOpen(BO, ("scarlett", "study")),
    nt.Challenge(BO, CILLA, 1, false=False),
    nt.Challenge(BO, CILLA, 1, false=True),
    nt.Look(CILLA, BO, "plum"),
    nt.Look(BO, ME, "white"),
    nt.Suggestion(CILLA, "mustard", "candlestick", "lounge", (Answer(BO, shows=True),)),
    nt.Suggestion(BO, "white", "rope", "hall", (Answer(ME, shows=True, card="white"),)),
)
NOTES: Final = Notes(
    edition="travel",
    me=ME,
    seats=(NotesSeat("scarlett", 3), NotesSeat("plum", 3), NotesSeat("green", 3)),
    hand=HAND,
    open=OPEN,
    entries=ENTRIES,
)
TABLE: Final = Table(DECK, 3, (3, 3, 3, 1, 1), DECK.bits(OPEN))


def cards(text: str) -> int:
    return DECK.bits(text.split())


OWN: Final = Holds(None, ME, DECK.bits(HAND))
GIVEN: Final = Holds(None, BO, cards("peacock"))
SHOWN: Final = Holds(0, BO, cards("rope"))
SHOWN_BY_ME: Final = Holds(2, ME, cards("conservatory"))
SHOWN_TO_BO: Final = Holds(2, CILLA, cards("conservatory"))
NOTHING: Final = Lacks(1, CILLA, cards("green revolver study"))
ANSWERED: Final = HoldsOne(2, CILLA, cards("green rope conservatory"))
ANSWERED_BY_ME: Final = HoldsOne(2, ME, cards("green rope conservatory"))
ANSWERED_BY_BO: Final = HoldsOne(13, BO, cards("mustard candlestick lounge"))
WRONG: Final = Wrong(3, cards("plum spanner study"))
SEEN_IN_FILE: Final = Holds(4, CASE_FILE, cards("plum rope study"))
RIGHT: Final = Holds(5, CASE_FILE, cards("peacock spanner study"))
PEEKED: Final = Holds(6, PLACE_1, cards("kitchen"))
LOOKED: Final = Holds(7, BO, cards("ballroom"))
LAID_OPEN: Final = Holds(8, BO, cards("scarlett study"))
TRUE: Final = Lacks(9, CILLA, cards("green revolver study"))
FALSE: Final = HoldsOne(10, CILLA, cards("green revolver study"))
CLUES: Final[tuple[Clue, ...]] = (
    OWN,
    GIVEN,
    SHOWN,
    SHOWN_BY_ME,
    SHOWN_TO_BO,
    NOTHING,
    ANSWERED,
    ANSWERED_BY_ME,
    ANSWERED_BY_BO,
    WRONG,
    SEEN_IN_FILE,
    RIGHT,
    PEEKED,
    LOOKED,
    LAID_OPEN,
    TRUE,
    FALSE,
)
BELIEF: Final = Belief(TABLE, CLUES)


def has(holder: int, card: str) -> Mark:
    return Mark(DECK.index[card], holder, holds=True)


def lacks(holder: int, card: str) -> Mark:
    return Mark(DECK.index[card], holder, holds=False)


def seen(clue: Holds, card: str) -> Step:
    return Step(rule="seen", mark=has(clue.holder, card), clue=CLUES.index(clue))


def passed(clue: Lacks, card: str) -> Step:
    return Step(rule="passed", mark=lacks(clue.holder, card), clue=CLUES.index(clue))


def elsewhere(holder: int, other: Mark | None, card: str = "") -> Step:
    mark = other._replace(holder=holder, holds=False) if other else lacks(holder, card)
    return Step(rule="elsewhere", mark=mark, because=(other,) if other else ())


def step(rule: Rule, mark: Mark | None, *because: Mark, clue: Clue | None = None) -> Step:
    number = None if clue is None else CLUES.index(clue)
    return Step(rule=rule, mark=mark, because=because, clue=number)


def suppose(mark: Mark, *supposed: Step) -> Step:
    return Step(rule="suppose", mark=mark, supposed=supposed)


def lacking(holder: int, names: str) -> list[Mark]:
    return [lacks(holder, card) for card in names.split()]


def spoken_for(mark: Mark, *because: Mark, answers: tuple[Clue, ...]) -> Step:
    numbers = tuple([CLUES.index(clue) for clue in answers])
    return Step(rule="spoken-for", mark=mark, because=because, answers=numbers)


def crowded(mark: Mark | None, *because: Mark, holders: tuple[int, ...], names: str) -> Step:
    rule: Rule = "crowded" if mark else "overcrowded"
    return Step(rule=rule, mark=mark, because=because, holders=holders, cards=cards(names))


LEFT: Final = ("scarlett", "peacock", "hall")
EXAMPLES: Final[dict[str, tuple[Step, ...]]] = {
    "own": (seen(OWN, "white"),),
    "given": (seen(GIVEN, "peacock"),),
    "shown": (seen(SHOWN, "rope"),),
    "shown by me": (seen(SHOWN_BY_ME, "conservatory"), elsewhere(BO, has(ME, "conservatory"))),
    "shown to another": (seen(SHOWN_TO_BO, "conservatory"),),
    "passed": (passed(NOTHING, "green"),),
    "challenged": (passed(TRUE, "green"),),
    "looked": (seen(LOOKED, "ballroom"),),
    "laid open": (seen(LAID_OPEN, "study"), elsewhere(CASE_FILE, has(BO, "study"))),
    "peeked": (seen(PEEKED, "kitchen"),),
    "case file seen": (seen(SEEN_IN_FILE, "rope"), elsewhere(ME, has(CASE_FILE, "rope"))),
    "right accusation": (seen(RIGHT, "spanner"),),
    "open": (elsewhere(PLACE_2, None, "library"),),
    "elsewhere": (
        step("last-place", has(BO, "hall"), lacks(CILLA, "hall"), lacks(ME, "hall")),
        elsewhere(CASE_FILE, has(BO, "hall")),
    ),
    "in the manner of the table": (
        passed(NOTHING, "green"),
        seen(OWN, "conservatory"),
        elsewhere(CILLA, has(ME, "conservatory")),
        step(
            "answer",
            has(CILLA, "rope"),
            lacks(CILLA, "green"),
            lacks(CILLA, "conservatory"),
            clue=ANSWERED,
        ),
    ),
    "answer of mine": (step("answer", has(ME, "rope"), lacks(ME, "green"), clue=ANSWERED_BY_ME),),
    "false answer": (
        step(
            "answer",
            has(CILLA, "study"),
            lacks(CILLA, "green"),
            lacks(CILLA, "revolver"),
            clue=FALSE,
        ),
    ),
    "full hand": (
        seen(SHOWN, "rope"),
        seen(LAID_OPEN, "scarlett"),
        seen(LAID_OPEN, "study"),
        step(
            "full-hand",
            lacks(BO, "hall"),
            has(BO, "rope"),
            has(BO, "scarlett"),
            has(BO, "study"),
        ),
        step(
            "full-hand",
            lacks(BO, "plum"),
            has(BO, "rope"),
            has(BO, "scarlett"),
            has(BO, "study"),
        ),
        step("last-place", has(CILLA, "hall"), lacks(ME, "hall"), lacks(BO, "hall")),
        step("last-place", has(CILLA, "plum"), lacks(ME, "plum"), lacks(BO, "plum")),
    ),
    "own full hand": (
        *(seen(OWN, card) for card in HAND),
        step("full-hand", lacks(ME, "hall"), *(has(ME, card) for card in HAND)),
    ),
    "full place": (
        seen(PEEKED, "kitchen"),
        step("full-hand", lacks(PLACE_1, "hall"), has(PLACE_1, "kitchen")),
    ),
    "hands and places told before": (
        *(seen(OWN, card) for card in HAND),
        step("full-hand", lacks(ME, "hall"), *(has(ME, card) for card in HAND)),
        step("last-place", has(PLACE_1, "study"), lacks(BO, "study"), lacks(CILLA, "study")),
        step("full-hand", lacks(PLACE_1, "hall"), has(PLACE_1, "study")),
        step("last-place", has(CASE_FILE, "plum"), lacks(BO, "plum"), lacks(CILLA, "plum")),
        step("kind-found", lacks(CASE_FILE, "green"), has(CASE_FILE, "plum")),
        elsewhere(PLACE_2, has(PLACE_1, "study")),
        step("nowhere", None, lacks(ME, "hall"), lacks(PLACE_1, "hall"), lacks(PLACE_2, "study")),
        step("nowhere", None, lacks(CASE_FILE, "green"), lacks(BO, "green")),
    ),
    "whole hand known": (
        suppose(
            lacks(BO, "hall"),
            step("last-place", has(BO, "plum"), lacks(ME, "plum"), lacks(CILLA, "plum")),
            step("full-hand", lacks(BO, "rope"), has(BO, "plum")),
            step("nowhere", None, lacks(BO, "rope"), lacks(CILLA, "rope")),
        ),
    ),
    "answers fill a hand": (spoken_for(lacks(CILLA, "hall"), answers=(ANSWERED, FALSE)),),
    "an answer fills a hand": (
        seen(SHOWN, "rope"),
        passed(NOTHING, "green"),
        spoken_for(
            lacks(BO, "hall"), has(BO, "rope"), lacks(BO, "lounge"), answers=(ANSWERED_BY_BO,)
        ),
    ),
    "whole hand": (
        passed(NOTHING, "green"),
        passed(NOTHING, "study"),
        elsewhere(CILLA, None, "library"),
        step(
            "whole-hand",
            has(CILLA, "hall"),
            *(lacks(CILLA, card) for card in DECK.ids if card not in LEFT),
        ),
    ),
    "crowded": (
        seen(LAID_OPEN, "scarlett"),
        passed(NOTHING, "green"),
        passed(NOTHING, "revolver"),
        step("kind-found", lacks(CASE_FILE, "green"), has(CASE_FILE, "plum")),
        step("kind-found", lacks(CASE_FILE, "revolver"), has(CASE_FILE, "rope")),
        *(
            crowded(
                lacks(BO, card),
                *lacking(ME, "green revolver kitchen"),
                has(BO, "scarlett"),
                *lacking(CILLA, "green revolver kitchen"),
                *lacking(PLACE_2, "green revolver kitchen"),
                *lacking(CASE_FILE, "green revolver kitchen"),
                holders=(BO, PLACE_1),
                names="green revolver kitchen",
            )
            for card in ("peacock", "hall")
        ),
    ),
    "crowded with the case file": (
        passed(TRUE, "study"),
        crowded(
            lacks(CASE_FILE, "kitchen"),
            *lacking(ME, "green study mustard hall lounge"),
            *lacking(CILLA, "green study mustard hall lounge"),
            *lacking(PLACE_2, "green study mustard hall lounge"),
            *lacking(CASE_FILE, "green mustard"),
            holders=(BO, PLACE_1, CASE_FILE),
            names="green study mustard hall lounge",
        ),
    ),
    "overcrowded": (
        crowded(
            None,
            *lacking(ME, "green plum study hall spanner"),
            has(BO, "peacock"),
            has(BO, "rope"),
            *lacking(CILLA, "green plum study hall spanner"),
            *lacking(PLACE_1, "green plum study hall spanner"),
            *lacking(PLACE_2, "green plum study hall spanner"),
            holders=(BO, CASE_FILE),
            names="green plum study hall spanner",
        ),
    ),
    "last of a kind": (
        seen(SHOWN, "rope"),
        elsewhere(CASE_FILE, has(BO, "rope")),
        seen(OWN, "dagger"),
        elsewhere(CASE_FILE, has(ME, "dagger")),
        step(
            "last-of-kind",
            has(CASE_FILE, "spanner"),
            lacks(CASE_FILE, "rope"),
            lacks(CASE_FILE, "dagger"),
        ),
    ),
    "kind found": (
        seen(SEEN_IN_FILE, "study"),
        step("kind-found", lacks(CASE_FILE, "hall"), has(CASE_FILE, "study")),
    ),
    "not accused": (
        step(
            "not-accused",
            lacks(CASE_FILE, "study"),
            has(CASE_FILE, "plum"),
            has(CASE_FILE, "spanner"),
            clue=WRONG,
        ),
    ),
    "both": (
        seen(OWN, "white"),
        suppose(
            has(CILLA, "green"),
            step("nowhere", None, has(CILLA, "rope"), lacks(CILLA, "rope")),
        ),
        passed(NOTHING, "study"),
        step("nowhere", None, has(CILLA, "study"), lacks(CILLA, "study")),
    ),
    "suppositions in one another": (
        suppose(
            has(BO, "hall"),
            suppose(
                lacks(CASE_FILE, "plum"),
                step(
                    "two-culprits",
                    None,
                    has(CASE_FILE, "plum"),
                    has(CASE_FILE, "green"),
                ),
            ),
            step("no-culprit", None, lacks(CASE_FILE, "plum"), lacks(CASE_FILE, "green")),
        ),
    ),
    "two places": (
        seen(SHOWN, "rope"),
        seen(SEEN_IN_FILE, "rope"),
        step("two-places", None, has(BO, "rope"), has(CASE_FILE, "rope")),
    ),
    "too many": (
        step("too-many", None, *(has(BO, card) for card in ["hall", "rope", "plum", "study"])),
    ),
    "too many of mine": (
        step("too-many", None, *(has(ME, card) for card in ["hall", "rope", "plum", "study"])),
    ),
    "too many in a place": (step("too-many", None, has(PLACE_1, "hall"), has(PLACE_1, "rope")),),
    "too few": (step("too-few", None, *(lacks(PLACE_2, card) for card in DECK.ids)),),
    "empty answer": (
        step("empty-answer", None, *lacking(CILLA, "green rope conservatory"), clue=ANSWERED),
    ),
    "was wrong": (
        step(
            "was-wrong",
            None,
            *(has(CASE_FILE, card) for card in ("plum", "spanner", "study")),
            clue=WRONG,
        ),
    ),
}
"""What is told in the words of ``reasons.json``, under the same names."""
