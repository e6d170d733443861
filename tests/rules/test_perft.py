"""Counted trees: whole ones of tiny editions, the beginnings of real ones."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from tests.golden import GOLDEN, PERFT, dealt, later, tiny_start
from tests.rules.positions import opened, run
from tests.tiny import SUSPECTS, TINY, tiny
from tudor.rules.actions import CHANCE, Roll
from tudor.rules.chance import outcomes
from tudor.rules.edition import EDITIONS
from tudor.rules.perft import Nodes, perft
from tudor.rules.state import State, new_game
from tudor.rules.turn import apply, legal_actions

COUNTS = sorted(path.stem for path in GOLDEN if path.parent == PERFT)


@pytest.mark.parametrize("name", COUNTS)
def test_the_tree_is_as_big_as_it_was(name: str) -> None:
    path = PERFT / f"{name}.txt"
    assert GOLDEN[path]() == path.read_text("utf-8")


def test_there_is_a_count_for_each_edition_and_no_other_file() -> None:
    assert {path.stem for path in PERFT.iterdir()} == set(COUNTS)
    assert {*TINY, *EDITIONS} <= set(COUNTS)


def plainly(state: State, depth: int, found: list[Counter[str]] | None = None) -> list[Nodes]:
    """The same count by plain recursion: every path by itself, nothing merged."""
    found = [Counter() for _ in range(depth + 1)] if found is None else found
    level = found[-depth - 1]
    if state.actor is None:
        level["terminal"] += 1
    elif state.actor == CHANCE:
        level["chance"] += 1
        for action, _ in outcomes(state) if depth else ():
            plainly(apply(state, CHANCE, action)[0], depth - 1, found)
    else:
        level["decision"] += 1
        for act in legal_actions(state, state.actor) if depth else ():
            plainly(apply(state, state.actor, act)[0], depth - 1, found)
    return [Nodes(c["chance"], c["decision"], c["terminal"]) for c in found]


@pytest.mark.parametrize(
    ("state", "depth"),
    [
        (new_game(tiny("tiny"), SUSPECTS), 7),
        (new_game(tiny("tiny-middle"), SUSPECTS), 4),
        (tiny_start("tiny-modern"), 3),
        (tiny_start("tiny-dutch"), 4),
        (tiny_start("tiny-swedish"), 5),
        (dealt("travel"), 5),
        (later("travel"), 3),
        (dealt("modern"), 2),
        (later("swedish"), 1),
    ],
    ids=[
        *("tiny", "tiny-middle", "tiny-modern", "tiny-dutch", "tiny-swedish"),
        *("travel", "travel-later", "modern", "swedish-later"),
    ],
)
def test_merging_equal_states_does_not_change_the_count(state: State, depth: int) -> None:
    merged = perft(state, depth)
    assert merged == plainly(state, depth)
    assert sum(merged[-1]) > 300


def test_the_first_numbers_of_the_tiny_tree_worked_out_by_hand() -> None:
    # 2·2·2 case files, 3 ways to deal three cards as 2 and 1, 2 ways to lay two weapons.
    deals = 8 * math.comb(3, 2) * 2
    assert perft(new_game(tiny(), SUSPECTS), 3) == [
        Nodes(1, 0, 0),
        Nodes(0, deals, 0),
        Nodes(deals, 0, 0),
        Nodes(0, 6 * deals, 0),
    ]


def test_the_moves_of_the_tiny_tree_worked_out_by_hand() -> None:
    """Ash stands on [1, 1], Birch on [3, 1]; rooms open on [1, 0] and [3, 0]."""
    state = run(opened(tiny(), SUSPECTS), next(outcomes(opened(tiny(), SUSPECTS)))[0], Roll())
    reached = []
    for dice, _ in outcomes(state):
        after = run(state, dice)
        reached.append({str(to) for to in legal_actions(after, 0).move})
    even, odd = {"(1, 1)", "(2, 0)"}, {"(1, 0)", "(2, 1)", "(3, 0)"}
    assert reached == [
        odd - {"(3, 0)"},  # one step
        even | {"attic"},  # two: up and in
        odd | {"attic"},
        even | {"attic", "cellar"},  # four: by [3, 0] into the cellar
        odd | {"attic", "cellar"},
        even | {"attic", "cellar"},
    ]


@pytest.mark.parametrize("key", TINY)
def test_a_tree_ends_where_all_its_games_are_over(key: str) -> None:
    lines = (PERFT / f"{key}.txt").read_text("utf-8").splitlines()[1:]
    levels = [Nodes(*map(int, line.split()[1:])) for line in lines]
    assert levels[-1].terminal > 0
    assert (levels[-1].chance, levels[-1].decision) == (0, 0)
    assert all(level.chance + level.decision for level in levels[:-1])
    assert sum(level.chance for level in levels[1:]) > 0


def test_a_game_that_is_over_is_one_node() -> None:
    state = new_game(tiny(), SUSPECTS)
    while state.actor is not None:
        action = (
            next(outcomes(state))[0]
            if state.actor == CHANCE
            else next(iter(legal_actions(state, state.actor)))
        )
        state = run(state, action)
    assert perft(state, 5) == [Nodes(0, 0, 1)]
    assert perft(new_game(tiny(), SUSPECTS), 0) == [Nodes(1, 0, 0)]
