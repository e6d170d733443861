"""In each phase, an action of another phase is refused in words with the clause behind it."""

import asyncio
from typing import Any, get_args

import pytest

from tests.server.kit import ONE_OF_EACH, Guest, House
from tudor.bots.random import random_action
from tudor.rules.actions import CHANCE, Dice, Move, SeatAction
from tudor.rules.chance import Source
from tudor.rules.edition import load
from tudor.rules.legal import Legal
from tudor.rules.state import Phase
from tudor.server.api.shapes.seats import Position

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.only_on("sqlite", "the rules refuse before anything is written"),
]
SEATS = 4
BONUS = load("travel").plan.bonus
SEEN_BY_PEOPLE = set(Phase) - {Phase.OPENING, Phase.DEALING, Phase.SHUFFLING}
"""The others are over before anybody can act."""


def test_everything_that_a_seat_may_send_is_tried() -> None:
    assert {type(action) for action in ONE_OF_EACH} == {*get_args(SeatAction), Dice}


async def try_everything(anna: Guest, table: str, positions: list[Position]) -> None:
    for seat, position in enumerate(positions):
        for action in ONE_OF_EACH:
            typing = isinstance(action, Dice) and position.dice_to_type
            if action in position.legal or typing:
                continue
            response = await anna.act(table, seat, position.number, action)
            found: dict[str, Any] = response.json()
            assert response.status_code in {409, 422}, (position.view.phase, action)
            assert found["message"] != found["reason"]
            if response.status_code == 422:
                assert found["rule"]
            else:
                assert isinstance(action, Dice)
                assert found["reason"] in {"dice-not-awaited", "not-your-dice"}


def some_action(legal: Legal, source: Source) -> SeatAction:
    """Anything legal, but whoever can land on a bonus square does."""
    landing = [place for place in legal.move if place in BONUS]
    return Move(source.choose(landing)) if landing else random_action(legal, source.below)


@pytest.mark.fault("out-of-phase")
async def test_an_action_of_the_wrong_phase_in_each_phase(house: House) -> None:
    anna = house.guest()
    source = Source.seeded(3)
    visited: set[Phase] = set()
    for _ in range(10):
        rules = {
            "answering": "on-honour",
            "bonus": "house-deck",
            "wrong_accuser": "hand-answers",
            "accuse_when": "own-turn",
            "turn_limit": 40,
        }
        table = await anna.begin(*[{}] * SEATS, house_rules=rules, own_dice=True, answer_delay=100)
        while True:
            positions = [await anna.position(table, seat) for seat in range(SEATS)]
            position = positions[0]
            if position.view.phase not in visited:
                visited.add(position.view.phase)
                await try_everything(anna, table, positions)
                assert (await anna.position(table, 0)).number == position.number
            if position.actor is None:
                break
            typist = next((p for p in positions if p.dice_to_type), None)
            actor = position.view.seat if typist else position.actor
            if actor != CHANCE:
                assert isinstance(actor, int)
                action: SeatAction | Dice = (
                    Dice((source.below(6) + 1, source.below(6) + 1))
                    if typist
                    else some_action(positions[actor].legal, source)
                )
                acting = asyncio.create_task(anna.act(table, actor, position.number, action))
                await house.settle()
                await house.advance(0.1)
                assert (await acting).status_code == 200
            else:
                await house.advance(0.1)
        if visited == SEEN_BY_PEOPLE:
            return
    raise AssertionError(f"never seen: {SEEN_BY_PEOPLE - visited}")
