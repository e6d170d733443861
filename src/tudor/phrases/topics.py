"""What the rulebook tells, topic by topic, in the order in which a player needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from tudor.phrases import sentences
from tudor.phrases.catalogue import Catalogue
from tudor.phrases.house_rules import dashed, spelt
from tudor.rules.board import MIDDLE
from tudor.rules.edition import Edition

Say = Callable[[Edition, Catalogue], Iterable[str]]


@dataclass(frozen=True)
class Topic:
    """What one key of an edition's `clauses` is about: an option, or a rule that all share."""

    key: str
    say: Say
    options: tuple[str, ...] = ()
    """The options that shape its sentences, the one that drives it first."""


def fixed(key: str) -> Topic:
    """A sentence that no option drives: said where the edition's `clauses` name it."""

    def say(edition: Edition, words: Catalogue) -> Iterator[str]:
        if key in edition.file.clauses:
            yield words.phrase(f"rule-{key}")

    return Topic(key, say)


def by_value(option: str) -> Topic:
    """One sentence for each value of an option."""

    def say(edition: Edition, words: Catalogue) -> Iterator[str]:
        value = spelt(getattr(edition.options, option))
        yield words.phrase(f"rule-{dashed(option)}-{value}", place=MIDDLE)

    return Topic(option, say, (option,))


SECTIONS: Final[dict[str, tuple[Topic, ...]]] = {
    "setup": (
        Topic("seats", sentences.seats, ("seats", "bonus")),
        Topic("deck", sentences.deck),
        Topic("board", sentences.board, ("board",)),
        fixed("own-pawn"),
        by_value("pawns_start"),
        by_value("weapons_start"),
        fixed("case-file"),
        fixed("case-file-in-the-middle"),
        fixed("case-file-beside"),
        by_value("left_over"),
        Topic("hands", sentences.hands, ("left_over", "seats", "bonus", "row")),
        fixed("notebook"),
        Topic("opener", sentences.opener, ("opener", "dice")),
        fixed("clockwise"),
    ),
    "moving": (
        fixed("turn"),
        fixed("aim"),
        by_value("dice"),
        Topic("reach", sentences.reach, ("reach", "dice")),
        fixed("steps"),
        fixed("never-diagonal"),
        Topic("roll", sentences.roll, ("roll",)),
        by_value("same_square_twice"),
        by_value("pawns_block"),
        Topic("stuck", sentences.stuck, ("pawns_block",)),
        fixed("nowhere"),
        fixed("doors"),
        fixed("stop-on-entering"),
        fixed("any-number"),
        Topic("shortcuts", sentences.passages, ("board", "dice")),
        Topic("shortcuts", sentences.shortcuts, ("shortcuts", "board", "dice")),
        by_value("reenter_same_turn"),
    ),
    "asking": (
        by_value("asking"),
        fixed("suggestion"),
        Topic("not-in-the-middle", sentences.not_in_the_middle, ("accuse_where", "pawns_start")),
        fixed("any-suspect"),
        fixed("own-cards"),
        fixed("brought-in"),
        fixed("stays-there"),
        Topic("moved_may_stay", sentences.moved_may_stay, ("moved_may_stay", "asking")),
        Topic("ask-again", sentences.ask_again, ("asking",)),
        fixed("who-answers"),
        fixed("must-show"),
        Topic("answering", sentences.answering, ("answering",)),
        fixed("one-card"),
        fixed("no-proof"),
        Topic(
            "after-answers",
            sentences.after_answers,
            ("accuse_when", "accuse_where", "row", "seats", "bonus"),
        ),
    ),
    "bonus": (
        Topic("bonus", sentences.bonus, ("bonus",)),
        Topic("bonus-cards", sentences.bonus_cards, ("bonus",)),
        Topic("bonus-two-sides", sentences.bonus_two_sides, ("bonus", "seats")),
    ),
    "sides": (
        Topic("row", sentences.row, ("row", "seats")),
        Topic("teams", sentences.teams, ("seats",)),
    ),
    "accusing": (
        fixed("accusation"),
        Topic("accuse_when", sentences.accuse_when, ("accuse_when", "asking")),
        Topic("accuse_where", sentences.accuse_where, ("accuse_where", "pawns_start", "board")),
        fixed("right"),
        by_value("wrong_accuser"),
        fixed("put-aside"),
        fixed("all-wrong"),
        Topic("turn_limit", sentences.turn_limit, ("turn_limit",)),
        fixed("no-points"),
        fixed("dispute"),
    ),
}
"""The topics by section. Each option has a topic that it drives."""
