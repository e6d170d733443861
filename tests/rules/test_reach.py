"""Reach against an independent walker, and the walk that is drawn."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.walker import Walker
from tests.tiny import plan
from tudor.rules.actions import Place
from tudor.rules.board import Board, Cell, Plan, load_plan
from tudor.rules.reach import Gait, reach, walk

PLANS = [load_plan("classic"), load_plan("modern"), plan("tiny-middle")]
BOARDS = {p.key: Board(p) for p in PLANS}
WALKERS = {p.key: Walker(p) for p in PLANS}


class Walk(NamedTuple):
    """Where to start, how far, and what is in the way."""

    plan: Plan
    start: Place
    steps: int
    free: frozenset[Cell]

    @property
    def board(self) -> Board:
        return BOARDS[self.plan.key]

    def bits(self) -> tuple[Board, int, int]:
        free = sum(1 << self.board.square(cell) for cell in self.free)
        return self.board, self.board.index(self.start), free

    def reach(self, gait: Gait) -> set[Place]:
        board, start, free = self.bits()
        return set(board.places(reach(board, gait, start, self.steps, free)))

    def path(self, gait: Gait, to: Place) -> tuple[Place, ...]:
        board, start, free = self.bits()
        path = walk(board, gait, start, board.index(to), self.steps, free)
        return tuple(board.place(i) for i in path)


@st.composite
def walks(draw: st.DrawFn, most_steps: int) -> Walk:
    """Any start on any board, with nothing, a few pawns or whole heaps in the way."""
    drawn = draw(st.sampled_from(PLANS))
    walker = WALKERS[drawn.key]
    squares = sorted(walker.squares)
    places: list[Place] = [*squares, *walker.rooms]
    start = draw(st.sampled_from(places))
    blocked = draw(st.sampled_from((0, 5, len(squares) // 4, len(squares) // 2)))
    rng = random.Random(draw(st.integers(0, 2**16)))
    taken = set(rng.sample(squares, blocked if blocked < len(squares) else 0))
    beside = walker.doors(start) if isinstance(start, str) else set(walker.beside(start))
    if draw(st.booleans()):  # a pawn right at the first step, where it matters
        taken |= set(sorted(beside)[:1])
    free = walker.squares - taken
    if not isinstance(start, str):
        free |= {start}
    return Walk(drawn, start, draw(st.integers(1, most_steps)), free)


@given(w=walks(12), reenter=st.booleans())
@settings(max_examples=300)
def test_exact_walks_that_may_turn_back_end_where_a_walker_ends(w: Walk, *, reenter: bool) -> None:
    ends, _ = WALKERS[w.plan.key].ends(w.start, w.steps, w.free)
    gait = Gait(exact=True, revisit=True, reenter=reenter)
    assert w.reach(gait) == (ends if reenter or not isinstance(w.start, str) else ends - {w.start})


@given(w=walks(12), revisit=st.booleans(), reenter=st.booleans())
@settings(max_examples=300)
def test_walks_up_to_a_number_end_on_any_square_on_the_way(
    w: Walk, *, revisit: bool, reenter: bool
) -> None:
    ends, touched = WALKERS[w.plan.key].ends(w.start, w.steps, w.free)
    found = w.reach(Gait(exact=False, revisit=revisit, reenter=reenter))
    expected: set[Place] = {place for place in ends if isinstance(place, str)} | touched
    if not isinstance(w.start, str) or not reenter:
        expected -= {w.start}
    assert found == expected


@given(w=walks(6), reenter=st.booleans())
@settings(max_examples=300)
def test_exact_walks_that_enter_no_square_twice(w: Walk, *, reenter: bool) -> None:
    expected: set[Place] = {
        path[-1]
        for path in WALKERS[w.plan.key].walks(w.start, w.steps, w.free)
        if len(set(path)) == len(path)
    }
    if isinstance(w.start, str) and reenter:
        expected |= {
            path[-1]
            for path in WALKERS[w.plan.key].walks(w.start, w.steps, w.free)
            if path[-1] == w.start and len(set(path)) == len(path) - 1
        }
    assert w.reach(Gait(exact=True, revisit=False, reenter=reenter)) == expected


@given(walks(6))
@settings(max_examples=200)
def test_the_layers_of_the_walker_are_the_ends_of_all_its_walks(w: Walk) -> None:
    """The walker's quick way agrees with its slow one, so that either may be compared with."""
    walker = WALKERS[w.plan.key]
    ends, _squares = walker.ends(w.start, w.steps, w.free)
    assert ends == {path[-1] for path in walker.walks(w.start, w.steps, w.free)}


@given(
    walks(8),
    st.builds(Gait, exact=st.booleans(), revisit=st.booleans(), reenter=st.booleans()),
)
@settings(max_examples=300)
def test_the_walk_drawn_is_legal(w: Walk, gait: Gait) -> None:
    walker = WALKERS[w.plan.key]
    for to in w.reach(gait):
        path = w.path(gait, to)
        assert path[0] == w.start
        assert path[-1] == to
        for one, other in pairwise(path):
            assert other in set(walker.steps(one, w.free)), path
        assert not any(isinstance(place, str) for place in path[1:-1])
        if isinstance(to, str) or not gait.exact:
            assert 1 < len(path) <= w.steps + 1
        else:
            assert len(path) == w.steps + 1
        if not gait.revisit and gait.exact:
            assert len(set(path)) >= len(path) - (w.start == to)


@given(walks(12))
@settings(max_examples=100)
def test_the_walk_into_a_room_is_the_shortest(w: Walk) -> None:
    gait = Gait(exact=True, revisit=True, reenter=False)
    walker = WALKERS[w.plan.key]
    for room in (place for place in w.reach(gait) if isinstance(place, str)):
        steps = len(w.path(gait, room)) - 1
        assert room not in walker.ends(w.start, steps - 1, w.free)[0]


def test_a_walk_goes_straight_where_it_can() -> None:
    w = Walk(load_plan("classic"), (9, 8), 7, WALKERS["classic"].squares)
    path = w.path(Gait(exact=True, revisit=True, reenter=False), (16, 8))
    assert path == tuple((column, 8) for column in range(9, 17))


@pytest.mark.parametrize("exact", [True, False])
def test_no_step_is_diagonal_and_none_leaves_the_corridor(*, exact: bool) -> None:
    w = Walk(load_plan("classic"), (7, 24), 1, WALKERS["classic"].squares)
    assert w.reach(Gait(exact=exact, revisit=True, reenter=False)) == {(7, 23)}


def test_one_may_come_back_to_the_square_one_started_from_if_squares_may_be_used_twice() -> None:
    w = Walk(load_plan("classic"), (7, 24), 2, WALKERS["classic"].squares)
    assert (7, 24) in w.reach(Gait(exact=True, revisit=True, reenter=False))
    assert (7, 24) not in w.reach(Gait(exact=True, revisit=False, reenter=False))
