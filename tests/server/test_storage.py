"""The log fails, or a table in it is broken: a clear answer, nothing half done, all goes on."""

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from tests.server.kit import Guest, House, Player, play_to_the_end
from tests.server.kit.kept import kept_in
from tudor.rules.actions import Roll
from tudor.rules.state import Phase

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}


async def begun(house: House) -> tuple[Guest, str, int, int]:
    """A game of one browser that holds every seat: whose turn it is, and the newest row."""
    anna = house.guest()
    table = await anna.begin({}, {}, {})
    position = await anna.position(table, 0)
    assert isinstance(position.actor, int)
    return anna, table, position.actor, position.number


@pytest.mark.fault("lost-move")
async def test_an_action_that_cannot_be_written_has_not_been_done(house: House) -> None:
    anna, table, seat, number = await begun(house)
    stream = await anna.read(table, seat)
    before = (await anna.get(f"/api/tables/{table}/seats/{seat}")).content
    house.log.failures = ["before"]
    response = await anna.act(table, seat, number, Roll())
    assert (response.status_code, response.json()["reason"]) == (503, "storage")
    assert (await anna.get(f"/api/tables/{table}/seats/{seat}")).content == before
    assert stream.ids[-1] == number
    assert (await anna.act(table, seat, number, Roll())).status_code == 200
    assert stream.ids[-2:] == [number + 1, number + 2]
    await stream.close()


async def test_an_action_that_was_written_after_all_is_not_doubled(house: House) -> None:
    anna, table, seat, number = await begun(house)
    stream = await anna.read(table, seat)
    house.log.failures = ["after"]
    assert (await anna.act(table, seat, number, Roll())).status_code == 503
    again = await anna.act(table, seat, number, Roll())
    assert (again.status_code, again.json()["reason"]) == (409, "stale")
    await house.advance(house.patience)
    assert stream.ids == list(range(1, number + 3))
    position = await anna.position(table, seat)
    assert position.view.phase in {Phase.WALKING, Phase.MOVED}
    await stream.close()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_dice_that_cannot_be_written_are_thrown_again(house: House, when: str) -> None:
    anna, table, seat, number = await begun(house)
    stream = await anna.read(table, seat)
    house.log.failures = ["", when]
    assert (await anna.act(table, seat, number, Roll())).status_code == 200
    assert stream.ids[-1] == number + 1
    await house.advance(1)
    assert stream.ids == list(range(1, number + 3))
    await stream.close()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_sitting_down_that_cannot_be_written(house: House, when: str) -> None:
    anna = house.guest()
    table = await anna.make_table({}, BOT, BOT)
    await anna.get(f"/api/tables/{table}")  # so that the next to use the log is the sitting down
    house.log.failures = [when]
    response = await anna.take_seat(table, name="Anna")
    assert (response.status_code, response.json()["reason"]) == (503, "storage")
    bob = house.guest()
    response = await bob.take_seat(table, name="Bob")
    assert response.status_code == (201 if when == "before" else 409)
    info = (await bob.get(f"/api/tables/{table}")).json()
    assert info["seats"][0]["name"] == ("Bob" if when == "before" else "Anna")


async def test_bots_play_on_after_failures(house: House) -> None:
    anna = house.guest()
    table = await anna.begin({}, BOT, BOT)
    player = Player(anna, table, 0, await anna.read(table, 0))
    for turn in range(30):
        await player.play()
        if turn % 3 == 0 and player.stream.messages[-1].position:
            house.log.failures = ["", *["before", "after", "before"][turn % 9 // 3 :]]
            position = await anna.position(table, 0)
            if position.actor == 0:
                house.log.failures = []
        await house.advance(10)
    house.log.failures = []
    await house.advance(10)
    await play_to_the_end([player])
    assert player.stream.ids == list(range(1, len(player.stream.ids) + 1))
    await player.stream.close()


@pytest.mark.parametrize(
    "damage", ["UPDATE rows SET action = '{'", "DELETE FROM rows WHERE number = 1"]
)
async def test_a_table_whose_rows_are_broken_leaves_the_others_alone(
    house: House, damage: str
) -> None:
    anna, broken, *_ = await begun(house)
    bob, sound, seat, number = await begun(house)
    there = (" AND" if "WHERE" in damage else " WHERE") + " table_id = :table"
    async with house.log._transaction() as connection:
        await connection.execute(text(damage + there), {"table": broken})
    bob = await house.restarted(bob)
    anna = house.guest()
    response = await anna.get(f"/api/tables/{broken}")
    assert (response.status_code, response.json()["reason"]) == (503, "storage")
    assert (await bob.act(sound, seat, number, Roll())).status_code == 200


async def test_a_seat_that_the_log_has_given_away_is_taken(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    old = await house.log.gathering(table)
    assert old
    bob = replace(old.seats[0], taken=True, name="Bob")
    new = replace(old, seats=(bob, *old.seats[1:]), version=old.version + 1)
    await house.log.save(table, old, new)
    response = await anna.take_seat(table, seat=0, name="Anna")
    assert (response.status_code, response.json()["reason"]) == (409, "seat-taken")
    await anna.sit(table)
    info = (await anna.get(f"/api/tables/{table}")).json()
    assert info["mine"] == [1]
    assert info["seats"][0]["name"] == "Bob"


async def test_no_token_is_in_the_database(house: House) -> None:
    anna, *_ = await begun(house)
    token = anna.cookies["tudor"]
    await house.__aexit__()
    assert token.encode() not in kept_in(house.database)
    await house.__aenter__()
