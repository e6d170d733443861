"""What follows at once: each card has one place, each hand its size, each kind one culprit.

Quick and sound, but not complete: it makes the exact count small, and leaves the rest to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from tudor.detective.errors import Impossible
from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Table


class Grid:
    """Which cards each holder can hold, and holds for certain, as bits; the case file is last.

    `open_clauses`: what is left of the clauses "holds at least one of", as (holder, bits).
    Raises `Impossible` where a contradiction shows at once.
    """

    def __init__(self, table: Table, clues: Iterable[Clue]) -> None:
        self.table = table
        self.deck = table.deck.all & ~table.open
        self.can = [self.deck] * len(table.holders)
        self.held = [0] * len(table.holders)
        clauses: list[tuple[int, int]] = []
        for clue in clues:
            # Not `isinstance`: where it fails, it asks the metaclass, which takes longer.
            if type(clue) is Holds:
                self.held[clue.holder] |= clue.cards
            elif type(clue) is Lacks:
                self.can[clue.holder] &= ~clue.cards
            elif type(clue) is HoldsOne:
                clauses.append((clue.holder, clue.cards))
        self.open_clauses = clauses
        while self._narrow():
            pass
        self._check_case_file()

    @property
    def free(self) -> int:
        """The cards whose place is not certain, as bits."""
        settled = 0
        for cards in self.held:
            settled |= cards
        return self.deck & ~settled

    def _narrow(self) -> bool:
        """One round; whether it found anything."""
        found = self._one_place_each()
        found |= self._hands_have_their_size()
        found |= self._one_of_each_kind()
        return found | self._answers_need_a_card()

    def _one_place_each(self) -> bool:
        can, held = self.can, self.held
        settled = 0
        for cards in held:
            if settled & cards:
                raise Impossible
            settled |= cards
        once = twice = 0
        for holder, cards in enumerate(can):
            left = cards & ~(settled ^ held[holder])
            if held[holder] & ~left:
                raise Impossible
            can[holder] = left
            twice |= once & left
            once |= left
        if once != self.deck:
            raise Impossible
        single = once & ~twice
        if single == settled:
            return False
        for holder, cards in enumerate(can):
            held[holder] |= single & cards
        return True

    def _hands_have_their_size(self) -> bool:
        can, held = self.can, self.held
        found = False
        for holder, size in enumerate(self.table.sizes):
            cards, sure = can[holder], held[holder]
            if cards == sure:
                if sure.bit_count() != size:
                    raise Impossible
            elif sure.bit_count() >= size:
                can[holder] = sure
                found = True
            elif cards.bit_count() <= size:
                held[holder] = cards
                found = True
        return found

    def _one_of_each_kind(self) -> bool:
        case_file = self.table.case_file
        found = False
        for kind in self.table.deck.kinds:
            cards, sure = self.can[case_file] & kind, self.held[case_file] & kind
            if cards == sure:
                continue
            if sure:
                self.can[case_file] &= ~kind | sure
                found = True
            elif not cards & (cards - 1):
                self.held[case_file] |= cards
                found = True
        return found

    def _answers_need_a_card(self) -> bool:
        found = False
        left = []
        for holder, cards in self.open_clauses:
            if cards & self.held[holder]:
                continue
            possible = cards & self.can[holder]
            if not possible:
                raise Impossible
            if possible & (possible - 1):
                left.append((holder, possible))
            else:
                self.held[holder] |= possible
                found = True
        self.open_clauses = left
        return found

    def _check_case_file(self) -> None:
        for kind in self.table.deck.kinds:
            if not self.can[-1] & kind or (self.held[-1] & kind).bit_count() > 1:
                raise Impossible
