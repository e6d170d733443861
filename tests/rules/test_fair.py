"""The fair deal's recipe, against a second implementation made from the words of the document."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.golden import ROOT
from tests.rules.positions import run
from tests.strategies import editions, games, seatings
from tests.strategies.game import Game
from tudor.rules.actions import Action, Deal, Dice, Opening, Pick, Roll, Shuffle
from tudor.rules.asking import matching
from tudor.rules.board import MIDDLE
from tudor.rules.chance import draw, seed_key, source_for
from tudor.rules.edition import Edition, load
from tudor.rules.fair import commitment, key_of
from tudor.rules.state import Phase, State, new_game

PAGE: Final = (ROOT / "docs" / "fair-deal.md").read_text("utf-8")
VECTORS: Final = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
BELOW: Final = 3_000_000_000
GIVEN: Final = st.binary(min_size=32, max_size=32)
KEYS: Final = st.binary(min_size=1, max_size=100)
NUMBERS: Final = st.integers(1, 10**6)


# The document's words, as a program of its own.


def written_key(server: bytes, openings: Sequence[bytes | None]) -> bytes:
    seats = b""
    for given_by_seat in openings:
        seats += bytes([0]) if given_by_seat is None else bytes([1]) + given_by_seat
    return hmac.new(server, seats, hashlib.sha256).digest()


def row_key(key: bytes, number: int) -> bytes:
    return hmac.new(key, b"row %d" % number, hashlib.sha256).digest()


class Row:
    """The words of a row, and what is made of them."""

    def __init__(self, key: bytes, number: int) -> None:
        self.words = self.stream(row_key(key, number))

    @staticmethod
    def stream(key: bytes) -> Iterator[int]:
        counter = 0
        while True:
            block = hmac.new(key, bytes(4) + counter.to_bytes(4, "big"), hashlib.sha256).digest()
            yield from (int(block[at : at + 4].hex(), 16) for at in range(0, 32, 4))
            counter += 1

    def below(self, limit: int) -> int:
        multiple = 2**32 - 2**32 % limit
        return next(word for word in self.words if word < multiple) % limit

    def one(self, items: Sequence[str]) -> str:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[str]) -> list[str]:
        mixed = list(items)
        for place in reversed(range(1, len(mixed))):
            at = self.below(place + 1)
            mixed[place], mixed[at] = mixed[at], mixed[place]
        return mixed

    def dice(self, count: int) -> tuple[int, ...]:
        return tuple(self.below(6) + 1 for _ in range(count))


def written_deal(edition: Edition, state: State, row: Row) -> Deal:
    deck = edition.deck
    case_file = (row.one(deck.suspects), row.one(deck.weapons), row.one(deck.rooms))
    whole = [*deck.suspects, *deck.weapons, *deck.rooms]
    pile = row.shuffled([card for card in whole if card not in case_file])
    sizes, _ = edition.hand_sizes(len(state.suspects), state.seat)
    taken = edition.options.row_of(len(state.suspects))
    hidden, hands = tuple(pile[:taken]), []
    for size in sizes:
        hands.append(tuple(pile[taken : taken + size]))
        taken += size
    match edition.options.weapons_start:
        case "middle":
            lie = [MIDDLE for _ in deck.weapons]
        case "one-a-room":
            lie = row.shuffled(deck.rooms)[: len(deck.weapons)]
        case "any-room":
            lie = [row.one(deck.rooms) for _ in deck.weapons]
    weapons = dict(zip(deck.weapons, lie, strict=True))
    return Deal(case_file, tuple(hands), weapons, tuple(pile[taken:]), hidden)


def written_opening(edition: Edition, state: State, row: Row) -> Opening:
    seats = range(len(state.suspects))
    if edition.opener == "chance":
        first = row.below(len(seats))
        return Opening(tuple(1 if seat == first else None for seat in seats))
    count = edition.options.dice if edition.options.opener == "highest-all" else 1
    return Opening(
        tuple(sum(row.dice(count)) if state.rolling >> seat & 1 else None for seat in seats)
    )


def written(state: State, key: bytes, number: int) -> Action:
    """What chance does, by the document."""
    edition, row = state.edition, Row(key, number)
    match state.phase:
        case Phase.OPENING:
            return written_opening(edition, state, row)
        case Phase.DEALING:
            return written_deal(edition, state, row)
        case Phase.ROLLING:
            return Dice(row.dice(edition.options.dice))
        case Phase.PICKING:
            cards = edition.deck.cards(matching(state))
            return Pick(row.one(cards) if cards else None)
        case _:
            return Shuffle(tuple(row.shuffled([card.id for card in edition.bonus_cards])))


# The key.


@given(GIVEN, st.lists(GIVEN | st.none(), min_size=2, max_size=6))
def test_the_key_is_that_of_the_document(server: bytes, openings: list[bytes | None]) -> None:
    assert key_of(server, openings) == written_key(server, openings)


@given(st.data())
def test_whatever_is_given_otherwise_makes_another_key(data: st.DataObject) -> None:
    table = st.tuples(GIVEN, st.lists(GIVEN | st.none(), max_size=6).map(tuple))
    one = data.draw(table)
    other = data.draw(table)
    assert (key_of(*one) == key_of(*other)) == (one == other)


def test_a_bot_in_another_seat_makes_another_key() -> None:
    given_by_all = bytes(32)
    seats = [
        (given_by_all, None),
        (None, given_by_all),
        (given_by_all,),
        (given_by_all, None, None),
    ]
    assert len({key_of(given_by_all, openings) for openings in seats}) == len(seats)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_everybody_gives_32_bytes(length: int) -> None:
    for server, opening in ((bytes(length), bytes(32)), (bytes(32), bytes(length))):
        with pytest.raises(ValueError, match="32 bytes"):
            key_of(server, [None, opening])


# What chance does.


@given(KEYS, NUMBERS, st.integers(1, 2**32))
def test_numbers_below_a_limit(key: bytes, number: int, limit: int) -> None:
    row, source = Row(key, number), source_for(key, "row", number)
    assert [row.below(limit) for _ in range(20)] == [source.below(limit) for _ in range(20)]


@given(st.data(), KEYS, NUMBERS)
def test_openings_and_deals_are_those_of_the_document(
    data: st.DataObject, key: bytes, number: int
) -> None:
    edition = data.draw(editions())
    state = new_game(edition, data.draw(seatings(edition)))
    while state.phase in {Phase.OPENING, Phase.DEALING}:
        action = draw(state, key, number)
        assert action == written(state, key, number)
        state, number = run(state, action), number + 1


@given(games(), KEYS)
def test_all_that_chance_does_in_a_game_is_that_of_the_document(game: Game, key: bytes) -> None:
    for number, (state, (by, _)) in enumerate(zip(game.states, game.log, strict=False), 1):
        if by == "chance":
            assert draw(state, key, number) == written(state, key, number)


def test_a_seed_is_written_out() -> None:
    assert seed_key(7, 0) == b"7 0"
    assert seed_key(-3) == b"-3"


# The test vectors that are printed.


def given_in(vectors: list[str | None]) -> list[bytes | None]:
    return [None if text is None else bytes.fromhex(text) for text in vectors]


def test_the_vectors_of_the_key() -> None:
    server, openings = bytes.fromhex(VECTORS["server"]), given_in(VECTORS["openings"])
    assert VECTORS["committed"]["server"] == hashlib.sha256(server).hexdigest()
    assert VECTORS["committed"]["server"] == commitment(server)
    assert VECTORS["committed"]["seats"] == [o and hashlib.sha256(o).hexdigest() for o in openings]
    assert VECTORS["committed"]["seats"] == [o and commitment(o) for o in openings]
    key = VECTORS["key"]
    assert key == written_key(server, openings).hex() == key_of(server, openings).hex()


def test_the_vectors_of_a_row() -> None:
    key, shown = bytes.fromhex(VECTORS["key"]), VECTORS["row_1"]
    assert shown["key"] == row_key(key, 1).hex()
    assert shown["words"] == list(islice(Row(key, 1).words, len(shown["words"])))
    row, source = Row(key, 1), source_for(key, "row", 1)
    assert shown["below"] == [row.below(BELOW) for _ in shown["below"]]
    assert shown["below"] == [source.below(BELOW) for _ in shown["below"]]
    assert len(shown["below"]) < len(shown["words"]), "some words are passed over"


def test_the_vectors_of_a_game() -> None:
    key = bytes.fromhex(VECTORS["key"])
    state = new_game(load("travel"), ("scarlett", "mustard", "white"))
    for number in (1, 2, 4):
        if number == 4:
            state = run(state, Roll())
        action = draw(state, key, number)
        assert action == written(state, key, number)
        shown = VECTORS[f"row_{number}_does"]
        assert shown == json.loads(msgspec.json.encode(action))
        state = run(state, action)
