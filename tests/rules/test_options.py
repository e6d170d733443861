"""Which options make no difference as the others stand, and what may ever be done by them."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import asdict

from tests.strategies import OPTION_VALUES, Game, changed_editions, games, play, seatings
from tudor.rules.edition import Edition, load
from tudor.rules.errors import EditionError
from tudor.rules.legal import Legal
from tudor.rules.options import actions, idle
from tudor.rules.turn import legal_actions


def twins(edition: Edition, useless: Iterable[str]) -> Iterator[Edition]:
    """`edition` with one of its useless options at another value, where that fits the others."""
    for option in useless:
        for value in OPTION_VALUES[option]:
            if value != getattr(edition.options, option):
                with suppress(EditionError):
                    yield edition.with_house_rules({option: value})


def menus(game: Game) -> list[list[Legal]]:
    """What each seat may do, before the first action and after each."""
    seats = range(len(game.suspects))
    return [[legal_actions(state, seat) for seat in seats] for state in game.states]


@given(st.data(), changed_editions(), st.integers(0, 2**32), st.sampled_from((0.1, 0.7)))
def test_an_idle_option_changes_no_game(
    data: st.DataObject, edition: Edition, seed: int, often_bonus: float
) -> None:
    suspects = data.draw(seatings(edition))
    told = data.draw(st.sampled_from((len(suspects), None)))
    useless = sorted(idle(edition.options, edition.board, told))
    twin = data.draw(st.sampled_from([*twins(edition, useless)]))
    one, other = (play(of, suspects, seed, often_bonus=often_bonus) for of in (edition, twin))
    assert one.log == other.log
    assert one.rows == other.rows
    assert menus(one) == menus(other)


@pytest.mark.parametrize(
    ("key", "house_rules", "seats", "useless"),
    [
        ("travel", {}, None, {"reach", "shortcuts", "row"}),
        ("travel", {"seats": [2, 6]}, None, {"reach", "shortcuts"}),
        ("travel", {"seats": [2, 6]}, 2, {"reach", "shortcuts"}),
        ("travel", {"seats": [2, 6]}, 3, {"reach", "shortcuts", "row"}),
        ("travel", {"dice": 0}, None, {"roll", "same_square_twice", "shortcuts", "row"}),
        ("modern", {}, None, {"reach"}),
        ("modern", {"roll": "up-to"}, None, {"reach", "same_square_twice"}),
        ("modern", {"roll": "up-to", "bonus": "house-deck"}, None, {"reach", "row"}),
        ("swedish", {}, None, {"reach", "shortcuts", "moved_may_stay", "row"}),
    ],
)
def test_what_makes_no_difference(
    key: str, house_rules: dict[str, Any], seats: int | None, useless: set[str]
) -> None:
    edition = load(key).with_house_rules(house_rules)
    assert idle(edition.options, edition.board, seats) == useless


def kinds_in(game: Game) -> set[str]:
    """The kinds of action that somebody may do at some moment of the game."""
    return {
        kind
        for seats in menus(game)
        for legal in seats
        for kind, menu in asdict(legal).items()
        if menu not in (None, False, ())
    }


@given(games())
def test_nothing_else_is_ever_legal(game: Game) -> None:
    edition = game.edition
    assert kinds_in(game) <= set(actions(edition.options, edition.board, len(game.suspects)))
    assert kinds_in(game) <= set(actions(edition.options, edition.board))


@pytest.mark.parametrize(
    ("key", "house_rules", "seats"),
    [
        ("travel", {}, 3),
        ("travel", {"dice": 0, "moved_may_stay": False}, 4),
        ("modern", {}, 2),
        ("modern", {"bonus": "house-deck"}, 4),
        ("modern", {"shortcuts": "passages", "row": 0}, 2),
        ("dutch", {"answering": "on-honour"}, 3),
        ("swedish", {}, 3),
    ],
)
def test_all_of_it_comes_to_pass(key: str, house_rules: dict[str, Any], seats: int) -> None:
    edition = load(key).with_house_rules(house_rules)
    suspects = edition.first_suspects(seats)
    found: set[str] = set()
    for seed in range(12):
        found |= kinds_in(play(edition, suspects, seed, often_bonus=0.7))
    assert found == set(actions(edition.options, edition.board, seats))
