"""Every roll of random games, worked out again by the walker of the rules document."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.rules.games import with_rules
from tests.rules.walker import Turn, Walker
from tests.strategies import play
from tudor.rules.actions import Place
from tudor.rules.board import Cell
from tudor.rules.cards import bits
from tudor.rules.edition import EDITIONS
from tudor.rules.state import Phase, State
from tudor.rules.turn import legal_actions

GAMES, POSITIONS = 60, 400
"""How many games are played of each edition, with and without bonus, and how many rolls in them."""


def squares(places: Iterable[Place]) -> frozenset[Cell]:
    return frozenset(place for place in places if not isinstance(place, str))


def turn_of(state: State) -> Turn:
    board, own = state.edition.board, state.pawn_of(state.seat)
    suspect = state.edition.deck.index[state.suspects[state.seat]]
    others = [board.place(p) for i, p in enumerate(state.pawns) if i != suspect]
    been = frozenset(board.place(place) for place in bits(state.been))
    stops = state.edition.plan.bonus if state.edition.bonus_cards else ()
    return Turn(board.place(own), state.steps, squares(others), been, frozenset(stops))


@pytest.mark.parametrize("bonus", ["none", "house-deck"])
@pytest.mark.parametrize("key", EDITIONS)
def test_where_a_roll_leads_is_what_the_rules_document_says(key: str, bonus: str) -> None:
    edition = with_rules(key, bonus=bonus)
    walker, seen = Walker(edition.plan), 0
    for seed in range(GAMES):
        game = play(edition, edition.first_suspects(3), seed, 200, rashness=0, often_bonus=0.6)
        for state in game.states:
            if state.phase is Phase.WALKING:
                found = set(legal_actions(state, state.seat).move)
                assert found == walker.reachable(edition.options, turn_of(state))
                seen += 1
            elif state.phase is Phase.TO_MOVE:
                legal, at = legal_actions(state, state.seat), turn_of(state).start
                doors, passages = walker.joined(at) if isinstance(at, str) else (set(), set())
                inner = edition.options.shortcuts == "passages-and-doors"
                assert set(legal.door) == (doors if inner else set())
                assert ({legal.passage} if legal.passage else set()) == passages
        if seen >= POSITIONS:
            return
    pytest.fail(f"only {seen} rolls")
