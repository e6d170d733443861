"""The detective's answers by listing deals: plain, slow, from what clues mean and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

from tests.strategies.evidence import Hands
from tudor.detective.belief import CaseFile
from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Picked, Table, Wrong
from tudor.detective.model import Model
from tudor.rules.cards import Deck, bits


def deals(table: Table, clues: Sequence[Clue] = ()) -> Iterator[Hands]:
    """Every deal that fits: card by card into all hands with room, then each clue is asked."""
    deck = table.deck
    ways = {
        card: [holder for holder in table.holders if _may_lie(card, holder, clues)]
        for card in bits(deck.all & ~table.open)
    }
    found: list[Hands] = [(0,) * len(table.holders)]
    for card in sorted(ways, key=lambda card: len(ways[card])):
        kind = next(cards for cards in deck.kinds if cards >> card & 1)
        found = [
            (*hands[:holder], hands[holder] | 1 << card, *hands[holder + 1 :])
            for hands in found
            for holder in ways[card]
            if _has_room(table, hands, holder, kind)
        ]
    return (hands for hands in found if all(is_true(clue, hands) for clue in clues))


def _has_room(table: Table, hands: Hands, holder: int, kind: int) -> bool:
    """Whether a hand takes one more card, or the case file one of `kind`."""
    if holder < len(table.sizes):
        return hands[holder].bit_count() < table.sizes[holder]
    return not hands[holder] & kind


def is_true(clue: Clue, hands: Hands) -> bool:
    """What each clue means."""
    match clue:
        case Holds(holder=holder, cards=cards):
            return not cards & ~hands[holder]
        case Lacks(holder=holder, cards=cards):
            return not cards & hands[holder]
        case HoldsOne(holder=holder, cards=cards):
            return bool(cards & hands[holder])
        case Wrong(cards=cards):
            return hands[-1] != cards
        case Picked(holder=holder, card=card):
            return bool(hands[holder] >> card & 1)


def weight(hands: Hands, clues: Sequence[Clue], model: Model) -> Fraction:
    """What a deal counts: by `uniform`, how likely just those cards were to be shown in it."""
    chance = Fraction(1)
    for clue in clues:
        if model == "uniform" and isinstance(clue, Picked):
            chance /= (clue.cards & hands[clue.holder]).bit_count()
    return chance


class Listing:
    """What `tudor.detective.belief.Belief` says, from a list of all deals that fit."""

    def __init__(
        self,
        table: Table,
        clues: Sequence[Clue],
        model: Model,
        found: Sequence[Hands] | None = None,
    ) -> None:
        """`found`: the `deals` that fit, where they have been listed before."""
        self._index = table.deck.index
        if found is None:
            found = list(deals(table, clues))
        whole = 6 ** len(clues)  # each weight is a whole number of these: quicker to add up
        self.deals = len(found)
        self._found: Counter[tuple[int, int]] = Counter()
        """In how many deals a card, by its index, lies with a holder."""
        total = 0
        places: Counter[tuple[int, int]] = Counter()
        files: Counter[CaseFile] = Counter()
        for hands in found:
            counts = int(weight(hands, clues, model) * whole)
            total += counts
            for holder, cards in enumerate(hands):
                for place in ((card, holder) for card in bits(cards)):
                    self._found[place] += 1
                    places[place] += counts
            files[case_file(table.deck, hands)] += counts
        self.total = Fraction(total, whole)
        self._shares = {place: Fraction(counts, total) for place, counts in places.items()}
        self.case_files = {named: Fraction(counts, total) for named, counts in files.items()}

    def probability(self, card: str, holder: int) -> Fraction:
        """The share of the deals in which `holder` has `card`."""
        return self._shares.get((self._index[card], holder), Fraction(0))

    def certain(self, card: str, holder: int) -> bool | None:
        """Whether `holder` has `card` in every deal, in none, or in some (None)."""
        found = self._found[self._index[card], holder]
        return bool(found) if found in (0, self.deals) else None


def case_file(deck: Deck, hands: Hands) -> CaseFile:
    """The case file of a deal."""
    suspect, weapon, room = deck.cards(hands[-1])
    return suspect, weapon, room


def _may_lie(card: int, holder: int, clues: Sequence[Clue]) -> bool:
    """Whether no clue alone says that a card lies elsewhere: else a whole deck takes for ever."""
    return not any(
        clue.cards >> card & 1
        and (
            (isinstance(clue, Holds) and clue.holder != holder)
            or (isinstance(clue, Lacks) and clue.holder == holder)
        )
        for clue in clues
    )
