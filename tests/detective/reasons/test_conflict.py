"""What is wrong with notes that no deal fits, and what would repair them."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any, Final, get_args

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.detective.reasons.chains import check_chain, check_irreducible
from tests.strategies.evidence import Case, Seen, cases, seen_games
from tudor.detective.belief import Belief
from tudor.detective.evidence import Holds, Lacks, Table
from tudor.detective.notes.check import check
from tudor.detective.notes.mistakes import NotesError
from tudor.detective.notes.shapes import (
    Accusation,
    Answer,
    Challenge,
    LaidOpen,
    Notes,
    NotesSeat,
    Peek,
    Suggestion,
)
from tudor.detective.reasons.changes import Change, Repair, changes, repaired
from tudor.detective.reasons.conflict import conflict, repairs
from tudor.rules.edition import Edition, load


def check_conflict(belief: Belief) -> None:
    """The contradiction is one, and rests on no more than it must."""
    chain = conflict(belief)
    assert chain.goal is None
    check_chain(chain, belief)
    check_irreducible(chain, belief)


@given(case=cases())
def test_a_conflict_is_irreducible(case: Case) -> None:
    belief = Belief(case.table, case.clues)
    if belief.consistent:
        with pytest.raises(ValueError, match="a deal fits"):
            conflict(belief)
    else:
        check_conflict(belief)


SLIPS: Final = frozenset(get_args(Change)) - {"left-out"}
"""What one can mistype; what was never noted cannot be typed in again."""


def is_in_order(notes: Notes, edition: Edition) -> bool:
    """Whether notes can be of a game."""
    try:
        check(notes, edition)
    except NotesError:
        return False
    return True


def mistyped(
    seen: Seen, rng: random.Random, kinds: Collection[Change] = SLIPS
) -> tuple[Notes, Repair] | None:
    """True notes with one thing changed so that no deal fits, and the change; None: not found."""
    notes, edition = seen.notes, seen.game.edition
    slips = [
        slip
        for index in range(len(notes.entries))
        for slip in changes(notes, index, edition)
        if slip.change in kinds
    ]
    for slip in rng.sample(slips, min(30, len(slips))):
        wrong = repaired(notes, slip, edition)
        assert wrong is not None
        if is_in_order(wrong, edition) and not Belief.of(wrong, edition, "any").consistent:
            return wrong, slip
    return None


def says_no_more(found: Any, true: Any) -> bool:  # noqa: ANN401 - plain JSON of any shape
    """Whether all that is noted in `found` is in `true`; a card may be left open."""
    if isinstance(found, dict):
        return all(key in true and says_no_more(found[key], true[key]) for key in found)
    if isinstance(found, tuple):
        return len(found) == len(true) and all(map(says_no_more, found, true))
    return bool(found == true)


@given(seen=seen_games(), number=st.integers(0, 2**32))
@pytest.mark.fault("mistyped-entry")
def test_what_was_mistyped_is_among_the_repairs(seen: Seen, number: int) -> None:
    slipped = mistyped(seen, random.Random(number))
    assume(slipped)
    assert slipped is not None
    wrong, slip = slipped
    check_conflict(Belief.of(wrong, seen.game.edition))
    check_undone(seen, wrong, slip)


@pytest.mark.rule("T16")
@given(seen=seen_games(), number=st.integers(0, 2**32))
def test_the_seat_that_showed_is_among_the_repairs_where_another_was_noted(
    seen: Seen, number: int
) -> None:
    slipped = mistyped(seen, random.Random(number), {"answerer"})
    assume(slipped)
    assert slipped is not None
    wrong, slip = slipped
    check_undone(seen, wrong, slip)
    back = [slip.after, slip.before]
    found = [one for one in repairs(wrong, seen.game.edition) if one.change == "answerer"]
    assert [slip.entry, *back] in [[one.entry, one.before, one.after] for one in found]


def check_undone(seen: Seen, wrong: Notes, slip: Repair) -> None:
    """One of the repairs undoes the slip."""
    edition = seen.game.edition
    found = repairs(wrong, edition)
    true = msgspec.to_builtins(seen.notes.entries)
    undone = [repaired(wrong, repair, edition) for repair in found if repair.entry == slip.entry]
    assert any(notes and says_no_more(msgspec.to_builtins(notes.entries), true) for notes in undone)


@given(seen=seen_games(small=True), number=st.integers(0, 2**32))
@pytest.mark.fault("entry-fixed")
def test_each_repair_is_one_change_after_which_all_is_in_order(seen: Seen, number: int) -> None:
    slipped = mistyped(seen, random.Random(number))
    assume(slipped)
    assert slipped is not None
    wrong, _ = slipped
    edition = seen.game.edition
    found = repairs(wrong, edition)
    assert len(set(found)) == len(found)
    for repair in found:
        after = repaired(wrong, repair, edition)
        assert after is not None
        check(after, edition)
        assert Belief.of(after, edition).consistent
        if repair.change == "left-out":
            assert len(after.entries) == len(wrong.entries) - 1
        else:
            pairs = enumerate(zip(after.entries, wrong.entries, strict=True))
            assert [i for i, (new, old) in pairs if new != old] == [repair.entry]
    sizes = [_SIZES.get(repair.change, 0) for repair in found]
    assert sizes == sorted(sizes), "the smallest change comes first"


_SIZES: Final = {"shows": 1, "right": 1, "false": 1, "left-out": 2}


def notes_of(*entries: Suggestion | Accusation | Challenge | Peek | LaidOpen) -> Notes:
    """What Scarlett notes of a game of three."""
    seats = tuple(NotesSeat(suspect, 6) for suspect in ("scarlett", "mustard", "white"))
    hand = ("scarlett", "mustard", "rope", "dagger", "hall", "study")
    return Notes(edition="travel", me=0, seats=seats, hand=hand, entries=tuple(entries))


PASSED: Final = Suggestion(
    0, "white", "rope", "lounge", (Answer(1, shows=False), Answer(2, shows=False))
)
SHOWED: Final = Suggestion(0, "white", "spanner", "hall", (Answer(1, shows=True, card="white"),))
UNRELATED: Final = Suggestion(1, "plum", "rope", "kitchen", (Answer(2, shows=True),))


def test_a_card_shown_after_it_was_passed_on() -> None:
    notes = notes_of(PASSED, UNRELATED, SHOWED)
    edition = notes.rules()
    chain = conflict(Belief.of(notes, edition))
    assert chain.entries == (0, 2)
    assert [step.rule for step in chain.steps] == ["passed", "seen", "nowhere"] or [
        step.rule for step in chain.steps
    ] == ["seen", "passed", "nowhere"]
    found = repairs(notes, edition)
    assert Repair(0, "suspect", "white", "plum") in found
    assert Repair(2, "card", "white", "spanner", answer=0) in found
    assert Repair(2, "shows", before=True, after=False, answer=0) in found
    assert Repair(0, "left-out") in found
    assert Repair(2, "left-out") in found
    assert all(repair.entry != 1 for repair in found)


def test_an_open_card_that_is_shown() -> None:
    table = Table(load("travel").deck, 2, (8, 8), 1)
    belief = Belief(table, (Holds(0, 1, 1),))
    check_conflict(belief)
    assert [step.rule for step in conflict(belief).steps] == ["seen", "elsewhere", "nowhere"]


def test_more_cards_than_there_is_room_for() -> None:
    """Six suspects, but room for three, for one, and for one in the case file."""
    deck = load("travel").deck
    belief = Belief(
        Table(deck, 6, (3,) * 6, 0),
        (
            *(Lacks(seat, seat, deck.bits(deck.suspects)) for seat in range(4)),
            Holds(4, 5, deck.bits(["rope", "dagger"])),
        ),
    )
    check_conflict(belief)
    last = conflict(belief).steps[-1]
    assert last.rule == "overcrowded"
    assert (last.holders, last.cards) == ((4, 5, 6), deck.bits(deck.suspects))


SEATS_ASKED: Final = (Answer(1, shows=False), Answer(2, shows=False))


@pytest.mark.rule("T16")
def test_where_another_seat_showed_those_asked_before_it_passed() -> None:
    """Mustard, asked first, has neither card; if White showed, Mustard passed."""
    shown = Suggestion(0, "plum", "rope", "lounge", (Answer(1, shows=True, card="plum"),))
    notes = notes_of(Suggestion(0, "plum", "dagger", "hall", SEATS_ASKED[:1]), shown)
    edition = notes.rules()
    slip = Repair(1, "answerer", 1, 2, answer=0)
    assert slip in repairs(notes, edition)
    after = repaired(notes, slip, edition)
    assert after is not None
    card = Answer(2, shows=True, card="plum")
    assert after.suggestion(1).answers == (SEATS_ASKED[0], card), "I have seen the card"
    back = repaired(after, Repair(1, "answerer", 2, 1, answer=1), edition)
    assert back == notes


@pytest.mark.rule("T16")
def test_that_oneself_showed_needs_no_card() -> None:
    """Mustard asks, White passes and has shown; Scarlett, the last, may have."""
    shown = Suggestion(1, "plum", "rope", "hall", (Answer(2, shows=True),))
    passed = Suggestion(0, "plum", "rope", "hall", SEATS_ASKED)
    notes = notes_of(passed, shown)
    edition = notes.rules()
    slip = Repair(1, "answerer", 2, 0, answer=0)
    assert slip in repairs(notes, edition)
    after = repaired(notes, slip, edition)
    assert after is not None
    assert after.suggestion(1).answers == (SEATS_ASKED[1], Answer(0, shows=True))


@pytest.mark.rule("T16")
def test_a_hand_that_lies_open_is_not_the_one_that_showed() -> None:
    """Nor is a hand that lies open passed over with a nothing."""
    rules = {"wrong_accuser": "laid-open"}
    shown = Suggestion(1, "plum", "rope", "hall", (Answer(0, shows=True),))
    notes = notes_of(Accusation(2, "plum", "dagger", "study", right=False), shown)
    slips = list(changes(notes, 1, load("travel").with_house_rules(rules)))
    assert not [slip for slip in slips if slip.change == "answerer"]
    assert Repair(1, "answerer", 0, 2, answer=0) in changes(notes, 1, load("travel"))
    asked = Suggestion(0, "plum", "rope", "hall", (Answer(1, shows=True, card="plum"),))
    notes = notes_of(Accusation(1, "plum", "dagger", "study", right=False), asked)
    after = repaired(
        notes, Repair(1, "answerer", 1, 2, answer=0), load("travel").with_house_rules(rules)
    )
    assert after is not None
    assert after.suggestion(1).answers == (Answer(2, shows=True, card="plum"),)


@pytest.mark.rule("T25")
def test_a_question_repairs_the_challenge_that_is_about_it() -> None:
    """On honour the question proves nothing, the challenge of it does."""
    question = Suggestion(1, "white", "spanner", "lounge", (Answer(2, shows=False),))
    shown = Suggestion(0, "white", "rope", "hall", (Answer(1, shows=False),))
    other = Suggestion(
        0, "white", "rope", "hall", (Answer(1, shows=False), Answer(2, shows=True, card="white"))
    )
    notes = notes_of(question, shown, other, Challenge(0, 2, 0, false=False))
    edition = load("travel").with_house_rules({"answering": "on-honour"})
    found = repairs(notes, edition)
    assert Repair(0, "suspect", "white", "plum") in found
    assert Repair(3, "false", before=False, after=True) in found


def test_where_nothing_is_wrong_nothing_is_repaired() -> None:
    notes = notes_of(PASSED, UNRELATED)
    with pytest.raises(ValueError, match="a deal fits"):
        repairs(notes, notes.rules())


def test_a_question_that_was_challenged_cannot_be_left_out() -> None:
    notes, edition = notes_of(PASSED, UNRELATED, Challenge(0, 1, 0, false=False)), load("travel")
    assert repaired(notes, Repair(0, "left-out"), edition) is None
    after = repaired(notes, Repair(1, "left-out"), edition)
    assert after is not None
    assert after.entries == (PASSED, Challenge(0, 1, 0, false=False))
    moved = repaired(
        notes_of(UNRELATED, PASSED, Challenge(0, 1, 1, false=False)), Repair(0, "left-out"), edition
    )
    assert moved is not None
    assert moved.entries == (PASSED, Challenge(0, 1, 0, false=False))
