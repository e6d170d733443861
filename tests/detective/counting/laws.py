"""What holds of every belief."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from tests.detective.counting.brute import Listing, deals
from tests.strategies.evidence import Case
from tudor.detective.belief import Belief
from tudor.detective.errors import Impossible
from tudor.detective.model import Model

MODELS: Final[tuple[Model, ...]] = ("any", "uniform")


def check_against_a_list(case: Case) -> None:
    """Every answer is that of the list of all deals, as exact fractions, by both models."""
    deck, found = case.table.deck, list(deals(case.table, case.clues))
    for model in MODELS:
        belief = Belief(case.table, case.clues, model)
        listing = Listing(case.table, case.clues, model, found)
        assert belief.deals == listing.deals
        assert belief.total == listing.total
        assert belief.consistent == (listing.deals > 0)
        assert belief.case_files == listing.case_files
        if not belief.consistent:
            check_it_refuses(belief)
            continue
        for place in [(card, holder) for card in deck.ids for holder in case.table.holders]:
            assert belief.probability(*place) == listing.probability(*place), place
            assert belief.certain(*place) == listing.certain(*place), place


def check_it_refuses(belief: Belief) -> None:
    """Where no deal fits there is no probability."""
    card = belief.table.deck.ids[0]
    for ask in (belief.probability, belief.certain):
        with pytest.raises(Impossible, match="no deal fits"):
            ask(card, 0)


def check_sums(belief: Belief) -> None:
    """Each hidden card lies somewhere, each hand is full, and the joint agrees with its margins."""
    table, deck = belief.table, belief.table.deck
    at = {(c, h): belief.probability(c, h) for c in deck.ids for h in table.holders}
    assert all(0 <= chance <= 1 for chance in at.values())
    for card in deck.ids:
        is_open = table.open >> deck.index[card] & 1
        assert sum(at[card, holder] for holder in table.holders) == 1 - is_open, card
    for holder, size in enumerate((*table.sizes, 3)):
        assert sum(at[card, holder] for card in deck.ids) == size, holder
    for kind in (deck.suspects, deck.weapons, deck.rooms):
        assert sum(at[card, table.case_file] for card in kind) == 1
    margins = dict.fromkeys(deck.ids, Fraction(0))
    for case_file, chance in belief.case_files.items():
        assert chance > 0, "only what is possible is listed"
        for card in case_file:
            margins[card] += chance
    assert margins == {card: at[card, table.case_file] for card in deck.ids}
    chances = list(belief.case_files.values())
    assert chances == sorted(chances, reverse=True), "likeliest first"
