"""Own dice: the turn player types what the real dice show."""

from typing import Any

import httpx
import pytest

from tests.server.kit import Guest, House
from tudor.rules.actions import CHANCE, Dice, Roll, SeatAction
from tudor.rules.events import Rolled
from tudor.rules.record import load_record
from tudor.rules.state import Phase

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}


async def begun(house: House, **options: object) -> tuple[Guest, str, int, int]:
    """A game of one browser that holds every seat: whose turn it is, and the newest row."""
    anna = house.guest()
    table = await anna.begin({}, {}, {}, **{"own_dice": True} | options)
    position = await anna.position(table, 0)
    assert isinstance(position.actor, int)
    return anna, table, position.actor, position.number


def refused(response: httpx.Response) -> tuple[int, str, str | None]:
    found = response.json()
    assert found["message"]
    return response.status_code, found["reason"], found["rule"]


async def test_typed_dice_lie_on_the_table_as_if_chance_had_rolled_them(house: House) -> None:
    anna, table, seat, number = await begun(house)
    stream = await anna.read(table)
    await anna.act(table, seat, number, Roll())
    await house.advance(60)
    for one in range(3):
        position = await anna.position(table, one)
        assert (position.number, position.actor) == (number + 1, CHANCE)
        assert position.awaited == seat
        assert position.dice_to_type == (2 if one == seat else 0)
    assert (await anna.act(table, seat, number + 1, Dice((6, 5)))).json() == {"number": number + 2}
    newest = stream.messages[-1]
    assert newest.by == CHANCE
    assert newest.events == (Rolled(seat, (6, 5), stuck=False),)
    position = await anna.position(table, seat)
    assert (position.view.dice, position.dice_to_type) == ((6, 5), 0)
    await stream.close()


async def test_dice_that_are_not_awaited(house: House) -> None:
    anna, table, seat, number = await begun(house)
    other = (seat + 1) % 3
    assert refused(await anna.act(table, seat, number, Dice((1, 2)))) == (
        409,
        "dice-not-awaited",
        None,
    )
    for late in (False, True):
        if late:
            await anna.act(table, seat, number, Roll())
        response = await anna.act(table, other, number + late, Dice((1, 2)))
        assert refused(response) == (409, "not-your-dice", None)
    response = await anna.act(table, seat, number, Dice((1, 2)))
    assert refused(response) == (409, "stale", None)
    await anna.act(table, seat, number + 1, Dice((1, 2)))
    response = await anna.act(table, seat, number + 2, Dice((6, 6)))
    assert refused(response) == (409, "dice-not-awaited", None)


@pytest.mark.parametrize("faces", [(), (1,), (1, 2, 3), (0, 1), (6, 7), (-1, 2), (10**12, 1)])
async def test_faces_that_no_dice_of_the_game_show(house: House, faces: tuple[int, ...]) -> None:
    anna, table, seat, number = await begun(house)
    await anna.act(table, seat, number, Roll())
    assert refused(await anna.act(table, seat, number + 1, Dice(faces))) == (422, "bad-dice", "T9")
    assert (await anna.position(table, seat)).dice_to_type == 2


async def test_a_table_that_draws_takes_no_dice(house: House) -> None:
    anna, table, seat, number = await begun(house, own_dice=False)
    response = await anna.act(table, seat, number, Dice((6, 6)))
    assert refused(response) == (409, "dice-are-drawn", None)
    assert not (await anna.get(f"/api/tables/{table}")).json()["own_dice"]


async def test_a_bots_dice_are_drawn(house: House) -> None:
    anna = house.guest()
    table = await anna.begin({}, BOT, BOT, own_dice=True)
    assert (await anna.get(f"/api/tables/{table}")).json()["own_dice"]
    stream = await anna.read(table, 0)
    rolls: set[int] = set()
    while rolls != {0, 1, 2}:
        position = await anna.position(table, 0)
        action: SeatAction | Dice
        if position.dice_to_type:
            action = Dice((1, 1))
        elif position.legal.roll:
            action = Roll()
        else:
            action = next(iter(position.legal))
        assert (await anna.act(table, 0, position.number, action)).status_code == 200
        faces = {
            event.seat: event.faces
            for message in stream.messages
            for event in message.events
            if isinstance(event, Rolled)
        }
        rolls |= faces.keys()
    assert faces[0] == (1, 1)
    await stream.close()


async def test_typed_dice_are_awaited_over_a_restart(house: House) -> None:
    anna, table, seat, number = await begun(house)
    await anna.act(table, seat, number, Roll())
    anna = await house.restarted(anna)
    await anna.get(f"/api/tables/{table}")
    await house.advance(60)
    assert (await anna.position(table, seat)).dice_to_type == 2
    assert (await anna.act(table, seat, number + 1, Dice((3, 4)))).status_code == 200


async def test_a_game_with_typed_dice_replays(house: House) -> None:
    anna, table, *_ = await begun(house, house_rules={"turn_limit": 6})
    position = await anna.position(table, 0)
    while position.view.phase is not Phase.OVER:
        seat = position.view.seat if position.actor == CHANCE else position.actor
        assert isinstance(seat, int)
        position = await anna.position(table, seat)
        action = Dice((1, 2)) if position.dice_to_type else next(iter(position.legal))
        assert (await anna.act(table, seat, position.number, action)).status_code == 200
        position = await anna.position(table, 0)
    record = load_record((await anna.get(f"/api/tables/{table}/record")).content)
    assert any(entry.by == CHANCE and entry.action == Dice((1, 2)) for entry in record.entries)
    *_, (state, _) = record.replay()
    assert state.outcome == position.view.outcome


async def test_one_die_is_typed_where_one_is_rolled(database: str) -> None:
    async with House(database) as house:
        anna, table, seat, number = await begun(house, edition="dutch")
        await anna.act(table, seat, number, Roll())
        assert (await anna.position(table, seat)).dice_to_type == 1
        assert (await anna.act(table, seat, number + 1, Dice((4,)))).status_code == 200


@pytest.mark.parametrize("language", ["en", "sv"])
async def test_without_dice_there_are_none_to_type(house: House, language: str) -> None:
    anna = house.guest(**{"accept-language": language})
    body: dict[str, Any] = {"seats": [{}] * 3, "house_rules": {"dice": 0}, "own_dice": True}
    response = await anna.post("/api/tables", json=body)
    assert refused(response) == (422, "options", None)
    assert "own_dice" not in response.json()["message"]
