"""The exact count against a list of all deals; and, at a size no list can reach, closed forms."""

from __future__ import annotations

import random
from itertools import chain, product
from math import factorial, prod
from typing import Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.detective.counting.laws import MODELS, check_against_a_list, check_sums
from tests.strategies.evidence import Case, cases, deals_of, deck_of
from tudor.detective.belief import Belief
from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Picked, Table, Wrong
from tudor.detective.model import Model

SMALL: Final = Table(deck_of(2, 2, 3), 2, (2, 2), 0)
BIG: Final = Table(deck_of(10, 8, 12), 6, (5, 5, 5, 4, 4, 4), 0)


def _small(*cards: str) -> int:
    return SMALL.deck.bits(cards)


def _picked(seat: int, shown: str, *others: str) -> tuple[Clue, ...]:
    index = SMALL.deck.index[shown]
    return Holds(0, seat, _small(shown)), Picked(0, seat, _small(shown, *others), index)


@given(case=cases())
@settings(max_examples=300)
@example(Case(SMALL, ()))
@example(Case(SMALL, (*_picked(0, "s0", "w0", "r0"), *_picked(0, "s0", "w1", "r0"))))
@example(Case(SMALL, (*_picked(0, "s0", "w0", "r0"), *_picked(0, "w0", "s0", "r0"))))
@example(Case(SMALL, (*_picked(0, "s0", "w0", "r0"), Lacks(1, 0, _small("w0", "r0")))))
@example(
    Case(SMALL, (HoldsOne(0, 0, _small("s0", "w0")), HoldsOne(1, 0, _small("s0", "w0", "r0"))))
)
@example(Case(SMALL, (HoldsOne(0, 0, _small("s0", "w0")), HoldsOne(1, 1, _small("s0", "w0")))))
@pytest.mark.fault("biased-samples")
def test_every_answer_is_that_of_the_list_of_all_deals(case: Case) -> None:
    check_against_a_list(case)


@pytest.mark.parametrize("left", range(4))
def test_wrong_accusations_settle_the_case_file_one_by_one(left: int) -> None:
    """Down to three case files, two, one and none."""
    files = [_small(*three) for three in product(("s0", "s1"), ("w0", "w1"), ("r0", "r1", "r2"))]
    check_against_a_list(
        Case(SMALL, tuple(Wrong(i, cards) for i, cards in enumerate(files[left:])))
    )


@given(case=cases(), rng=st.randoms(use_true_random=False))
def test_clues_count_once_and_in_any_order(case: Case, rng: random.Random) -> None:
    again = [clue for clue in case.clues if not isinstance(clue, Picked)]
    clues = [*case.clues, *again]
    rng.shuffle(clues)
    for model in MODELS:
        one, other = Belief(case.table, case.clues, model), Belief(case.table, clues, model)
        assert one.total == other.total
        assert one.case_files == other.case_files


@pytest.mark.parametrize("times", [5, 40, 150])
def test_a_card_shown_ever_again_weighs_ever_more(times: int) -> None:
    """Weights of many hundred bits are as exact as small ones."""
    table = Table(deck_of(2, 2, 4), 2, (3, 2), 0)
    asked = table.deck.bits(["s1", "w0", "r1"])
    shown = [(Holds(at, 1, 1 << 5), Picked(at, 1, asked, 5)) for at in range(times)]
    check_against_a_list(Case(table, tuple(chain(*shown))))


def test_nothing_known_counts_by_the_closed_form() -> None:
    deals = prod((10, 8, 12)) * factorial(27) // prod(map(factorial, BIG.sizes))
    for model in MODELS:
        belief = Belief(BIG, (), model)
        assert belief.deals == belief.total == deals == deals_of(BIG)
    belief = Belief(BIG, ())
    check_sums(belief)
    assert len(belief.case_files) == prod((10, 8, 12))
    for kind in (BIG.deck.suspects, BIG.deck.weapons, BIG.deck.rooms):
        for card in kind:
            in_file = belief.probability(card, BIG.case_file)
            assert in_file * len(kind) == 1
            for seat, size in enumerate(BIG.sizes):
                assert belief.probability(card, seat) == (1 - in_file) * size / 27


def test_one_hand_known_counts_by_the_closed_form() -> None:
    hand = BIG.deck.bits(("s0", "s1", "w0", "r0", "r1"))
    belief = Belief(BIG, (Holds(None, 0, hand),))
    assert belief.deals == prod((8, 7, 10)) * factorial(22) // prod(map(factorial, BIG.sizes[1:]))
    check_sums(belief)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("asked", [6, 40])
def test_thirty_cards_and_six_seats_add_up(model: Model, asked: int) -> None:
    """A game's answers: the asker is seat 0 each fourth time."""
    rng = random.Random(asked)
    cards = list(range(len(BIG.deck)))
    rng.shuffle(cards)
    culprits = [next(c for c in cards if kind >> c & 1) for kind in BIG.deck.kinds]
    dealt = iter([card for card in cards if card not in culprits])
    hands = [sum(1 << next(dealt) for _ in range(size)) for size in BIG.sizes]
    clues: list[Clue] = [Holds(None, 0, hands[0])]
    kinds = [[c for c in cards if kind >> c & 1] for kind in BIG.deck.kinds]
    for entry in range(asked):
        question = sum(1 << rng.choice(kind) for kind in kinds)
        seat = rng.randrange(1, 6)
        matching = [card for card in cards if question & hands[seat] & 1 << card]
        if not matching:
            clues.append(Lacks(entry, seat, question))
        elif entry % 4:
            clues.append(HoldsOne(entry, seat, question))
        else:
            shown = rng.choice(matching)
            clues += [Holds(entry, seat, 1 << shown), Picked(entry, seat, question, shown)]
    belief = Belief(BIG, clues, model)
    check_sums(belief)
    assert belief.total <= belief.deals
    assert all(
        belief.probability(BIG.deck.ids[card], holder) > 0
        for holder, held in enumerate((*hands, sum(1 << card for card in culprits)))
        for card in cards
        if held >> card & 1
    )
