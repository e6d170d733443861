"""The laws of belief at full size: positions of real games of every edition, for each seat."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.detective.counting.brute import case_file
from tests.detective.counting.laws import check_it_refuses, check_sums
from tests.strategies.evidence import Case, Seen, any_clues, deck_of, seen_by, seen_games
from tudor.detective.belief import Belief
from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Picked, Table, Wrong
from tudor.detective.model import Model
from tudor.rules.cards import Deck, bits
from tudor.rules.edition import load

RNGS: Final = st.randoms(use_true_random=False)
MODELS: Final = st.sampled_from(("any", "uniform"))
POSITIONS: Final = seen_games(over=True)
FEWER: Final = settings(max_examples=60)


def _belief(case: Case, model: Model) -> Belief:
    return Belief(case.table, case.clues, model)


def _place(belief: Belief, rng: random.Random) -> tuple[str, int]:
    return rng.choice(belief.table.deck.ids), rng.choice(belief.table.holders)


@given(seen=POSITIONS, model=MODELS)
def test_the_true_deal_always_fits(seen: Seen, model: Model) -> None:
    belief = _belief(seen.case, model)
    deck = belief.table.deck
    assert belief.consistent
    for holder, cards in enumerate(seen.hands):
        for card in deck.cards(cards):
            assert belief.probability(card, holder) > 0
    assert case_file(deck, seen.hands) in belief.case_files


@given(seen=seen_games(), model=MODELS, rng=RNGS)
@settings(max_examples=15)
def test_every_seat_holds_the_truth_possible_at_every_moment(
    seen: Seen, model: Model, rng: random.Random
) -> None:
    game = seen.game
    dealt = next(at for at, state in enumerate(game.states) if state.case_file)
    moments = {rng.randint(dealt, len(game.log)) for _ in range(4)}
    for seat in range(len(game.suspects)):
        counts = []
        for moment in sorted(moments):
            then = seen_by(game.first(moment), seat)
            belief = _belief(then.case, model)
            assert case_file(belief.table.deck, then.hands) in belief.case_files
            counts.append(belief.deals)
        assert counts == sorted(counts, reverse=True), "more evidence never raises the count"


@given(seen=POSITIONS, model=MODELS)
def test_all_adds_up(seen: Seen, model: Model) -> None:
    check_sums(_belief(seen.case, model))


@given(seen=POSITIONS)
@FEWER
def test_a_mark_is_certain_just_when_its_count_is_none_or_all(seen: Seen) -> None:
    """Counted apart: how many deals are left where the card lies there."""
    belief = _belief(seen.case, "uniform")
    deck = belief.table.deck
    for card in deck.ids[:: len(deck) // 5]:
        for holder in belief.table.holders:
            count = belief.given(card, holder).deals
            known = {0: False, belief.deals: True}.get(count)
            assert belief.certain(card, holder) is known


@given(seen=POSITIONS, seed=st.integers(0, 2**32), model=MODELS)
def test_more_evidence_never_raises_the_count(seen: Seen, seed: int, model: Model) -> None:
    case = seen.case
    before = _belief(case, model)
    more = any_clues(case.table, random.Random(seed))
    after = Belief(case.table, (*case.clues, *more), model)
    assert after.deals <= before.deals
    assert after.total <= before.total
    assert set(after.case_files) <= set(before.case_files)
    if not after.consistent:
        check_it_refuses(after)


@given(seen=POSITIONS, model=MODELS, rng=RNGS)
@FEWER
def test_given_is_bayes(seen: Seen, model: Model, rng: random.Random) -> None:
    """How likely both are is the same from either, and a card's places share out any other."""
    belief = _belief(seen.case, model)
    one, other = _place(belief, rng), _place(belief, rng)

    def both(first: tuple[str, int], then: tuple[str, int]) -> Fraction:
        chance = belief.probability(*first)
        return chance * belief.given(*first).probability(*then) if chance else chance

    assert both(one, other) == both(other, one)
    deck = belief.table.deck
    card = rng.choice(deck.cards(deck.all & ~belief.table.open))
    shares = [both((card, holder), other) for holder in belief.table.holders]
    assert sum(shares) == belief.probability(*other)


@given(seen=POSITIONS, model=MODELS, rng=RNGS)
@FEWER
@pytest.mark.fault("entry-fixed")
def test_the_order_of_clues_does_not_matter(seen: Seen, model: Model, rng: random.Random) -> None:
    case = seen.case
    belief = _belief(case, model)
    other = Belief(case.table, rng.sample(case.clues, len(case.clues)), model)
    assert belief.total == other.total
    assert belief.case_files == other.case_files
    place = _place(belief, rng)
    assert belief.probability(*place) == other.probability(*place)


@given(seen=POSITIONS, model=MODELS, rng=RNGS)
def test_renaming_cards_and_seats_permutes_the_answer(
    seen: Seen, model: Model, rng: random.Random
) -> None:
    belief = _belief(seen.case, model)
    table, deck = belief.table, belief.table.deck
    names = _renamed_cards(deck, rng)
    holders = _renamed_holders(table, rng)
    sizes = [0] * len(table.sizes)
    for holder, size in enumerate(table.sizes):
        sizes[holders[holder]] = size
    renamed = Belief(
        Table(deck, table.seats, tuple(sizes), _renamed(table.open, names)),
        [_rewritten(clue, names, holders) for clue in belief.clues],
        model,
    )
    assert renamed.total == belief.total
    index = deck.index
    for card in deck.ids:
        for holder in table.holders:
            there = renamed.probability(deck.ids[names[index[card]]], holders[holder])
            assert there == belief.probability(card, holder)
    assert renamed.case_files == {
        tuple(deck.ids[names[index[card]]] for card in three): chance
        for three, chance in belief.case_files.items()
    }


def _renamed_cards(deck: Deck, rng: random.Random) -> list[int]:
    """For each card, another of its kind."""
    kinds = [list(bits(kind)) for kind in deck.kinds]
    return [card for kind in kinds for card in rng.sample(kind, len(kind))]


def _renamed_holders(table: Table, rng: random.Random) -> list[int]:
    """For each seat another seat, for each place another; the case file stays."""
    seats, places = range(table.seats), range(table.seats, table.case_file)
    return [*rng.sample(seats, len(seats)), *rng.sample(places, len(places)), table.case_file]


def _renamed(cards: int, names: list[int]) -> int:
    return sum(1 << names[card] for card in bits(cards))


def _rewritten(clue: Clue, names: list[int], holders: list[int]) -> Clue:
    cards = _renamed(clue.cards, names)
    match clue:
        case Wrong():
            return Wrong(clue.entry, cards)
        case Picked():
            return Picked(clue.entry, holders[clue.holder], cards, names[clue.card])
        case Holds() | Lacks() | HoldsOne():
            return type(clue)(clue.entry, holders[clue.holder], cards)


def test_an_unknown_card_or_holder_is_refused() -> None:
    belief = Belief(Table(deck_of(2, 2, 2), 2, (2, 1), 0), ())
    for ask in (belief.given, belief.probability, belief.certain):
        with pytest.raises(KeyError):
            ask("poison", 0)
        for holder in (-1, 3):
            with pytest.raises(IndexError, match=str(holder)):
                ask("s0", holder)


def test_there_are_two_models() -> None:
    with pytest.raises(ValueError, match="best"):
        Belief(Table(load("travel").deck, 3, (6, 6, 6), 0), (), "best")  # type: ignore[arg-type]
