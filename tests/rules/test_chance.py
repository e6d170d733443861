"""Chance: outcomes with weights, draws, and the recipe by which bytes become numbers."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from fractions import Fraction
from itertools import islice, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.positions import TRIO, begin, opened, put, roll, run, travel
from tests.strategies import Game, editions, games, seatings
from tests.tiny import SUSPECTS, tiny
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Deal,
    Dice,
    Move,
    Nothing,
    Opening,
    Pick,
    Roll,
    Shuffle,
    Suggest,
)
from tudor.rules.chance import Source, draw, outcomes, seed_key
from tudor.rules.edition import load
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply

# Numbers from a key.

FIRST = "0eb0c321"
DICE = [2, 2, 5, 6, 1, 3, 4, 5, 1, 5, 4, 2]
SHUFFLED = [1, 6, 4, 2, 0, 5, 8, 3, 7]
SEEDED, PATH = 751, 890
"""Worked out from the recipe apart from the code under test."""


class Words(Source):
    """A source whose words are given."""

    def __init__(self, *words: int) -> None:
        super().__init__(b"")
        self.words = list(words)

    def _word(self) -> int:
        return self.words.pop(0)


def recipe(key: bytes, count: int) -> list[int]:
    """The first words of a key, by the recipe as it is written down (RFC 2104 by hand)."""
    block = (key if len(key) <= 64 else hashlib.sha256(key).digest()).ljust(64, b"\0")
    inner, outer = bytes(b ^ 0x36 for b in block), bytes(b ^ 0x5C for b in block)
    words: list[int] = []
    counter = 0
    while len(words) < count:
        message = counter.to_bytes(8, "big")
        digest = hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()
        words += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        counter += 1
    return words[:count]


@given(st.binary(max_size=100))
@settings(max_examples=50)
def test_words_are_hmac_sha256_of_a_counter(key: bytes) -> None:
    source = Source(key)
    assert [source.below(1 << 32) for _ in range(20)] == recipe(key, 20)


def test_the_first_word_of_a_known_key() -> None:
    digest = hmac.new(b"tudor", bytes(8), "sha256").hexdigest()
    assert digest.startswith(FIRST)
    assert Source(b"tudor").below(1 << 32) == int(FIRST, 16)


def test_numbers_below_a_limit_test_vectors() -> None:
    source = Source(b"tudor")
    assert [source.below(6) + 1 for _ in range(12)] == DICE
    assert Source(b"tudor").shuffled(range(9)) == SHUFFLED
    assert Source.seeded(7).below(1000) == Source(b"7").below(1000) == SEEDED
    assert Source.seeded(7, 3, 1).below(1000) == Source(b"7 3 1").below(1000) == PATH


def test_words_that_would_favour_some_results_are_passed_over() -> None:
    top = 1 << 32
    # 2**32 is 4 more than a multiple of 6: the last four words are not used.
    assert Words(top - 1, top - 4, top - 5).below(6) == 5
    assert Words(top - 1, top - 2, 8).below(3) == 2  # one word is passed over
    assert Words(top - 1).below(2) == 1
    assert Words(top - 1).below(1) == 0
    assert Words(top - 1).below(top) == top - 1
    # 2**31 + 1 fits once: nearly every second word is passed over.
    limit = (1 << 31) + 1
    assert Words(limit, top - 1, limit - 1).below(limit) == limit - 1


@given(st.integers(1, 1 << 32))
def test_every_result_comes_from_as_many_words(limit: int) -> None:
    """Of the words that are used, each result has the same number."""
    top = 1 << 32
    fair = top - top % limit
    assert Words(fair - 1).below(limit) == limit - 1
    assert Words(0).below(limit) == 0
    if fair < top:
        assert Words(fair, 0).below(limit) == 0
    assert fair % limit == 0


@given(st.integers(2**32 + 1, 2**96), st.integers(0, 2**96 - 1))
def test_a_number_below_more_than_a_word_can_tell_apart_takes_several(
    limit: int, number: int
) -> None:
    """Numbers past the last whole round are passed over: here for 0."""
    count = 2 if limit <= 2**64 else 3
    top = 1 << 32 * count
    number %= top
    words = [number >> 32 * at & (2**32 - 1) for at in reversed(range(count))]
    fits = number < top // limit * limit
    assert Words(*words, *(0,) * count).below(limit) == (number % limit if fits else 0)


def test_every_order_of_a_pile_is_shuffled_by_as_many_draws() -> None:
    orders = Counter(
        tuple(Words(a, b, c).shuffled("abcd")) for a in range(4) for b in range(3) for c in range(2)
    )
    assert orders == Counter(permutations("abcd"))


def test_choosing_takes_each_item() -> None:
    assert [Words(i).choose("abc") for i in range(3)] == ["a", "b", "c"]


# Outcomes and draws.


@given(games())
@settings(max_examples=60)
def test_what_is_drawn_is_among_the_outcomes(game: Game) -> None:
    for state, (by, action) in zip(game.states, game.log, strict=False):
        if isinstance(action, Shuffle):
            assert sorted(action.pile) == sorted(card.id for card in game.edition.bonus_cards)
        elif state.phase is Phase.OPENING and state.rolling.bit_count() > 3:
            continue  # two dice for six are more than a million outcomes
        elif by == CHANCE and not isinstance(action, Deal):
            found = dict(outcomes(state))
            assert action in found
            assert all(weight > 0 for weight in found.values())


@given(st.data())
@settings(max_examples=60)
def test_a_deal_that_is_drawn_is_a_deal(data: st.DataObject) -> None:
    edition = data.draw(editions())
    suspects = data.draw(seatings(edition))
    key, number = data.draw(st.binary(min_size=32, max_size=32)), 1
    state = new_game(edition, suspects)
    while state.phase is Phase.OPENING:
        state = run(state, draw(state, key, number))
        number += 1
    deal = draw(state, key, number)
    assert isinstance(deal, Deal)
    state, _ = apply(state, CHANCE, deal)
    assert state.phase is Phase.TO_MOVE


DEALS = {"tiny": 8 * 3 * 2, "tiny-middle": 8 * 6 * 4, "tiny-dutch": 8 * 3 * 4, "tiny-swedish": 48}
"""How many ways there are to deal, worked out by hand."""


@pytest.mark.parametrize("key", DEALS)
def test_every_deal_of_a_tiny_edition_is_listed_once_and_can_be_drawn(key: str) -> None:
    state = opened(tiny(key), SUSPECTS)
    listed = Counter(plain(deal) for deal, _ in outcomes(state))
    assert set(listed.values()) == {1}
    deals = DEALS[key]
    assert len(listed) == deals
    assert {weight for _, weight in outcomes(state)} == {1}
    for deal, _ in outcomes(state):
        apply(state, CHANCE, deal)
    drawn = Counter(plain(draw(state, seed_key(seed), 1)) for seed in range(30 * deals))
    assert set(drawn) == set(listed)
    assert max(drawn.values()) < 4 * 30


def plain(deal: object) -> tuple[object, ...]:
    """A deal without the order in which a hand or the open cards are listed."""
    assert isinstance(deal, Deal)
    hands = tuple(frozenset(hand) for hand in deal.hands)
    return deal.case_file, hands, tuple(deal.weapons.items()), frozenset(deal.open), deal.row


def test_a_deal_of_the_whole_deck_begins_to_be_listed_at_once() -> None:
    state = opened(travel())
    for deal, weight in islice(outcomes(state), 50):
        assert weight == 1
        apply(state, CHANCE, deal)


def test_a_row_is_listed_in_every_order() -> None:
    edition = travel(seats=[2, 2], row=4, weapons_start="middle")
    state = opened(edition, TRIO[:2])
    first = [deal for deal, _ in islice(outcomes(state), 24)]
    assert {type(deal) for deal in first} == {Deal}
    rows = {deal.row for deal in first if isinstance(deal, Deal)}
    assert rows == set(permutations(next(iter(rows))))


def test_two_dice_fall_in_36_ways() -> None:
    found = list(outcomes(run(begin(), Roll())))
    assert len(found) == 36
    totals: Counter[int] = Counter()
    for action, weight in found:
        assert isinstance(action, Dice)
        totals[sum(action.faces)] += weight
    assert totals == {total: 6 - abs(7 - total) for total in range(2, 13)}


@pytest.mark.rule("T8")
@pytest.mark.parametrize(("opener", "ways"), [("highest-one", 6), ("highest-all", 36)])
def test_the_rolls_for_the_first_turn_weigh_what_they_should(opener: str, ways: int) -> None:
    state = new_game(travel(opener=opener), TRIO)
    found = list(outcomes(state))
    assert sum(weight for _, weight in found) == ways**3
    ends: Counter[object] = Counter()
    for action, weight in found:
        after, _ = apply(state, CHANCE, action)
        ends["tie" if after.phase is Phase.OPENING else after.seat] += weight
    assert ends[0] == ends[1] == ends[2]
    if opener == "highest-one":
        assert Fraction(ends[0], 216) == Fraction(25 + 16 + 9 + 4 + 1, 216)


@pytest.mark.rule("T8")
def test_a_tie_is_rolled_again_by_those_who_tie() -> None:
    state = run(new_game(load("travel"), TRIO), Opening((4, 2, 4)))
    found = dict(outcomes(state))
    assert len(found) == 36
    assert all(isinstance(a, Opening) and a.rolls[1] is None for a in found)
    for seed in range(20):
        assert draw(state, seed_key(seed), 1) in found


@pytest.mark.parametrize("opener", ["highest-one", "highest-all", "chance"])
def test_openings_are_drawn_fairly(opener: str) -> None:
    state = new_game(travel(opener=opener), TRIO)
    found = dict(outcomes(state))
    total = sum(found.values())
    drawn = Counter(draw(state, seed_key(seed), 1) for seed in range(2000))
    assert set(drawn) <= set(found)
    firsts: Counter[object] = Counter()
    for action, count in drawn.items():
        after, _ = apply(state, CHANCE, action)
        firsts[after.seat if after.phase is Phase.DEALING else "tie"] += count
    for seat in range(3):
        weight = sum(
            w
            for action, w in found.items()
            if (after := apply(state, CHANCE, action)[0]).phase is Phase.DEALING
            and after.seat == seat
        )
        assert abs(firsts[seat] - 2000 * weight / total) < 110  # five standard deviations


def picking() -> State:
    edition = travel(wrong_accuser="hand-answers", accuse_when="own-turn")
    state = run(begin(edition, opener=1), Accuse("plum", "rope", "hall"))
    state = run(roll(put(state, plum=(6, 18)), 1, 1), Move("lounge"))
    return run(state, Suggest("mustard", "revolver"), Nothing())


def test_the_table_picks_each_matching_card_as_often() -> None:
    state = picking()
    assert list(outcomes(state)) == [(Pick("mustard"), 1), (Pick("revolver"), 1)]
    drawn = Counter(draw(state, seed_key(seed), 1) for seed in range(400))
    assert set(drawn) == {Pick("mustard"), Pick("revolver")}
    assert abs(drawn[Pick("mustard")] - 200) < 50


def test_where_chance_has_no_part_there_is_nothing_to_draw() -> None:
    for state in (begin(), roll(begin(), 1, 1)):
        with pytest.raises(ValueError, match="chance"):
            draw(state, b"", 1)
        with pytest.raises(ValueError, match="chance"):
            next(outcomes(state))


def test_the_same_key_draws_the_same_game() -> None:
    for seed in range(5):
        state = opened(travel())
        assert draw(state, seed_key(seed), 1) == draw(state, seed_key(seed), 1)
        assert draw(state, seed_key(seed), 1) != draw(state, seed_key(seed + 1), 1)
