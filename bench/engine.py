"""How many actions a second does the rules engine play, beside public environments?

Ours: whole four-seat games of `travel` by random legal play; every event is made, and seen by one
seat. The others: random legal play of whole games, one player's observation taken at each step,
in OpenSpiel's games that are written in Python, and in PettingZoo's hanabi (over shimmy, whose
engine is C++). One core each, in turn, best of five rounds: read the ratios.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel  # type: ignore[import-not-found,unused-ignore]
from open_spiel.python import games  # type: ignore[import-not-found,unused-ignore]  # noqa: F401
from pettingzoo.classic import hanabi_v5  # type: ignore[import-not-found,unused-ignore]
from rounds import best_of

from tudor.bots.random import random_action
from tudor.rules.actions import CHANCE
from tudor.rules.chance import draw, seed_key
from tudor.rules.edition import load
from tudor.rules.reach import reach
from tudor.rules.see import see
from tudor.rules.state import new_game
from tudor.rules.turn import apply, legal_actions

ROUNDS = 5
SEATS = ("scarlett", "mustard", "white", "green")


def tudor_games(count: int) -> int:
    """Actions done in `count` games."""
    edition = load("travel")
    chance = random.Random(1)

    def below(limit: int) -> int:
        return int(chance.random() * limit)

    actions = 0
    for game in range(count):
        key, number = seed_key(1, game), 0
        state = new_game(edition, SEATS)
        while (actor := state.actor) is not None:
            number += 1
            if actor == CHANCE:
                state, events = apply(state, actor, draw(state, key, number))
            else:
                action = random_action(legal_actions(state, actor), below)
                state, events = apply(state, actor, action)
            for event in events:
                see(event, 0)
        actions += number
    return actions


def openspiel_games(name: str, count: int) -> Callable[[], int]:
    """Plays `count` games of one of OpenSpiel's games, and counts the actions."""
    game = pyspiel.load_game(name)
    observer = game.make_py_observer()

    def run() -> int:
        chance = random.Random(1)
        actions = 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    choices, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(choices, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                observer.string_from(state, 0)
                actions += 1
        return actions

    return run


def hanabi_games(count: int) -> int:
    """Actions done in `count` four-player games of PettingZoo's hanabi."""
    environment: Any = hanabi_v5.env(players=4)
    chance = random.Random(1)
    actions = 0
    for game in range(count):
        environment.reset(seed=game)
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            over = terminated or truncated
            legal = [] if over else observation["action_mask"].nonzero()[0].tolist()
            environment.step(None if over else chance.choice(legal))
            actions += not over
    return actions


def flood_fills(count: int) -> int:
    """Bare fills of eight steps from a square of the corridor."""
    board = load("travel").board
    start = 1 << board.index((8, 16))
    for _ in range(count):
        board.flood(start, 8, board.corridor)
    return count


def reaches(count: int) -> int:
    """The same fills with all that a move needs of them: rooms, and squares by exact steps."""
    edition = load("travel")
    board = edition.board
    start = board.index((8, 16))
    for _ in range(count):
        reach(board, edition.gait, start, 8, board.corridor)
    return count


def main() -> None:
    """Print the table."""
    ours, *others = best_of(
        ROUNDS,
        {
            "tudor, travel, 4 seats": lambda: tudor_games(100),
            "OpenSpiel python_kuhn_poker": openspiel_games("python_kuhn_poker", 3000),
            "OpenSpiel python_liars_poker": openspiel_games("python_liars_poker", 200),
            "OpenSpiel python_team_dominoes": openspiel_games("python_team_dominoes", 100),
            "PettingZoo hanabi, 4 players": lambda: hanabi_games(10),
        },
    )
    print(f"{'random legal play':32} {'actions/s':>10} {'tudor is':>10}")
    print(f"{ours.name:32} {ours.per_second:10,.0f}")
    for rate in others:
        ratio = f"{ours.per_second / rate.per_second:.1f}x"
        print(f"{rate.name:32} {rate.per_second:10,.0f} {ratio:>10}")
    fills = {
        "flood fill of eight steps": lambda: flood_fills(20_000),
        "reach of a roll of eight": lambda: reaches(20_000),
    }
    for rate in best_of(ROUNDS, fills):
        print(f"{rate.name:32} {1e6 / rate.per_second:10.1f} µs")


if __name__ == "__main__":
    main()
