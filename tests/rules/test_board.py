"""Boards: what the files say is what the engine walks on."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tests.rules.positions import travel
from tests.rules.walker import Walker
from tests.tiny import TINY, plan
from tudor.rules.board import MIDDLE, Board, Plan, load_plan, parse_plan
from tudor.rules.cards import bits

BOARDS = ("classic", "modern")
DISTANCES: dict[str, dict[str, dict[str, int]]] = tomllib.loads(
    (Path(__file__).parent / "distances.toml").read_text("utf-8")
)
PLANS = list({p.key: p for p in [*map(load_plan, BOARDS), *map(plan, TINY)]}.values())


def without_middle(whole: Plan) -> Plan:
    return msgspec.structs.replace(
        whole, doors=tuple(door for door in whole.doors if door.room != MIDDLE)
    )


def test_the_classic_board_has_188_squares_and_17_doors() -> None:
    board = Board(without_middle(load_plan("classic")))
    assert board.corridor.bit_count() == 188
    assert len(board.plan.doors) == 17
    assert Counter(door.room for door in board.plan.doors) == {
        "kitchen": 1,
        "ballroom": 4,
        "conservatory": 1,
        "billiard-room": 2,
        "library": 2,
        "study": 1,
        "hall": 3,
        "lounge": 1,
        "dining-room": 2,
    }
    assert sum(squares.bit_count() for squares in board.exits.values()) == 17


def test_the_modern_board_has_73_squares_and_14_doors() -> None:
    board = Board(load_plan("modern"))
    assert board.corridor.bit_count() == 73
    assert sum(squares.bit_count() for squares in board.exits.values()) == 14
    assert board.exits[board.room(MIDDLE)].bit_count() == 4


def table(board: Board) -> dict[str, dict[str, int]]:
    """Steps from each room to each other one, as the engine counts them."""
    return {
        room: {
            other: steps
            for other in board.room_ids
            if other != room
            and (steps := board.steps_to([board.room(other)]).get(board.room(room)))
        }
        for room in board.room_ids
    }


@pytest.mark.parametrize("key", BOARDS)
def test_distances_are_those_of_the_board_files(key: str) -> None:
    whole = load_plan(key)
    board = Board(without_middle(whole) if MIDDLE not in DISTANCES[key] else whole)
    counted = {room: steps for room, steps in table(board).items() if steps}
    assert counted == DISTANCES[key]


@pytest.mark.parametrize("key", BOARDS)
def test_the_tables_of_distances_are_symmetric(key: str) -> None:
    for room, steps in DISTANCES[key].items():
        for other, count in steps.items():
            assert DISTANCES[key][other][room] == count


@pytest.mark.parametrize("whole", PLANS, ids=lambda p: p.key)
@pytest.mark.fault("one-way-door")
def test_every_connection_works_both_ways(whole: Plan) -> None:
    """A door's typo made one exit of the board one-way."""
    board = Board(whole)
    for square in bits(board.corridor):
        for other in bits(board.spread(1 << square)):
            assert board.spread(1 << other) >> square & 1, (square, other)
    for room, other in board.passages.items():
        assert board.passages[other] == room
    for room, others in board.inner_doors.items():
        assert all(room in board.inner_doors[other] for other in others)
    for door in whole.doors:
        room, square = board.room(door.room), board.square(door.corridor_cell)
        assert board.exits[room] >> square & 1
        assert board.steps_to([room])[square] == 1
        assert board.thresholds >> square & 1


@pytest.mark.parametrize("whole", PLANS, ids=lambda p: p.key)
def test_every_square_has_the_neighbours_that_the_map_shows(whole: Plan) -> None:
    board, walker = Board(whole), Walker(whole)
    assert set(board.places(board.corridor)) == walker.squares
    for cell in walker.squares:
        assert set(board.places(board.spread(1 << board.square(cell)))) == set(walker.beside(cell))


@pytest.mark.parametrize("whole", PLANS, ids=lambda p: p.key)
def test_every_door_joins_its_room_to_the_square_beside(whole: Plan) -> None:
    walker = Walker(whole)
    for door in whole.doors:
        (column, row), (x, y) = door.room_cell, door.corridor_cell
        assert whole.legend[whole.map[row][column]] == door.room
        assert door.corridor_cell in walker.squares
        assert abs(column - x) + abs(row - y) == 1


@pytest.mark.parametrize("whole", PLANS, ids=lambda p: p.key)
def test_every_square_can_be_reached_from_every_room(whole: Plan) -> None:
    board = Board(whole)
    for room in board.room_ids:
        steps = board.steps_to([board.room(room)])
        assert set(bits(board.corridor)) <= set(steps), room


def test_walls_part_squares_of_the_modern_board() -> None:
    board = Board(load_plan("modern"))

    def steps(one: tuple[int, int], other: tuple[int, int]) -> bool:
        return bool(board.spread(1 << board.square(one)) >> board.square(other) & 1)

    assert not steps((3, 6), (4, 6))
    assert not steps((4, 6), (3, 6))
    assert not steps((4, 6), (4, 7))
    assert not steps((5, 6), (5, 7))
    assert not steps((5, 7), (5, 6))
    assert steps((4, 6), (5, 6))
    assert steps((3, 6), (3, 7))


def test_the_classic_middle_has_a_door_only_where_it_plays_a_part() -> None:
    closed = travel()
    assert not closed.board.exits[closed.board.room(MIDDLE)]
    assert all(door.room != MIDDLE for door in closed.plan.doors)
    for rules in (
        {"pawns_start": "middle"},
        {"accuse_where": "middle", "accuse_when": "own-turn"},
        {"accuse_where": "middle", "accuse_when": "own-turn", "board": "classic"},
    ):
        used = travel(**rules)
        exits = used.board.exits[used.board.room(MIDDLE)]
        assert used.board.places(exits) == ((12, 17),)
        assert [d.room_cell for d in used.plan.doors if d.room == MIDDLE] == [(12, 16)]


def test_a_place_has_one_number_and_back() -> None:
    board = Board(load_plan("classic"))
    for number in [*bits(board.corridor), *map(board.room, board.room_ids)]:
        assert board.index(board.place(number)) == number
        assert board.is_room(number) == isinstance(board.place(number), str)


@pytest.mark.parametrize(
    "place", [(0, 0), (24, 7), (-1, 7), (25, 6), (0, 25), (7, -1), (999, 999), "attic", ""]
)
def test_what_is_no_place_has_no_number(place: tuple[int, int] | str) -> None:
    board = Board(load_plan("classic"))
    with pytest.raises(KeyError):
        board.index(place)


def test_the_room_before_whose_door_a_square_lies() -> None:
    board = Board(without_middle(load_plan("classic")))
    assert board.room_before(board.square((6, 18))) == board.room("lounge")
    assert board.room_before(board.square((12, 17))) == board.room("hall")
    assert board.room_before(board.square((7, 23))) is None


def test_starting_squares_are_those_of_the_classic_board() -> None:
    assert load_plan("classic").start == {
        "white": (9, 0),
        "green": (14, 0),
        "peacock": (23, 6),
        "plum": (23, 19),
        "scarlett": (7, 24),
        "mustard": (0, 17),
    }


def test_passages_join_the_corners() -> None:
    pairs = {frozenset(pair) for pair in load_plan("classic").secret_passages}
    assert pairs == {
        frozenset({"kitchen", "study"}),
        frozenset({"conservatory", "lounge"}),
    }


def test_a_plan_with_something_missing_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        parse_plan("broken", 'map = ["."]')
    with pytest.raises(tomllib.TOMLDecodeError):
        parse_plan("broken", "map = [")
