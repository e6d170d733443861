"""What is known at a point of a chain: marks, each with the step that shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tudor.detective.evidence import Clue, Table
from tudor.detective.reasons.shapes import Mark, Rule, Step
from tudor.rules.cards import bits


class Contradiction(Exception):
    """The clues, and what was supposed, cannot all be true: `step` says why."""

    def __init__(self, step: Step) -> None:
        super().__init__(step.rule)
        self.step = step


class Known:
    """Marks that follow from clues (by their numbers) and from what is supposed.

    `steps` has those shown here, by what they show, each after all that it builds on; what was
    known outside of a supposition is in the steps there. `can` and `held` are as in a `Grid`.
    """

    def __init__(self, table: Table, clues: Mapping[int, Clue]) -> None:
        self.table = table
        self.clues = clues
        self.can = [table.deck.all] * len(table.holders)
        self.held = [0] * len(table.holders)
        self.steps: dict[Mark, Step] = {}

    def __contains__(self, mark: Mark) -> bool:
        cards = self.held[mark.holder] if mark.holds else ~self.can[mark.holder]
        return bool(cards >> mark.card & 1)

    @property
    def unsettled(self) -> int:
        """The cards that nobody is known to hold, as bits."""
        settled = self.table.open
        for held in self.held:
            settled |= held
        return self.table.deck.all & ~settled

    def copy(self) -> Known:
        """The same once more, to go on from."""
        other = Known(self.table, self.clues)
        other.can, other.held, other.steps = self.can.copy(), self.held.copy(), self.steps.copy()
        return other

    def supposing(self, mark: Mark) -> Known:
        """Where what is known here, and `mark`, are known from outside."""
        inner = Known(self.table, self.clues)
        inner.can, inner.held = self.can.copy(), self.held.copy()
        inner.know(mark)
        return inner

    def know(self, mark: Mark) -> None:
        """Take `mark` to be true, without a step that shows it."""
        if mark.holds:
            self.held[mark.holder] |= 1 << mark.card
        else:
            self.can[mark.holder] &= ~(1 << mark.card)

    def add(self, step: Step) -> None:
        """Know what `step` shows; raises `Contradiction` where the opposite is known."""
        mark = step.mark
        if mark is None or mark in self:
            return
        self.steps[mark] = step
        self.know(mark)
        if mark.opposite in self:
            because = (mark, mark.opposite)
            raise Contradiction(Step(rule="nowhere", because=because, card=mark.card))

    def infer(
        self,
        rule: Rule,
        found: Iterable[Mark],
        because: Iterable[Mark] = (),
        clue: int | None = None,
        answers: tuple[int, ...] = (),
    ) -> None:
        """A step by `rule` to each mark that is found; raises `Contradiction` as `add` does."""
        reasons = tuple(because)
        for mark in found:
            self.add(Step(rule=rule, mark=mark, because=reasons, clue=clue, answers=answers))


def holding(cards: int, holder: int) -> Iterator[Mark]:
    """That `holder` holds each of `cards` (bits)."""
    return (Mark(card, holder, holds=True) for card in bits(cards))


def lacking(cards: int, holder: int) -> Iterator[Mark]:
    """That `holder` holds none of `cards` (bits)."""
    return (Mark(card, holder, holds=False) for card in bits(cards))
