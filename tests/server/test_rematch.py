"""Another game with the same people, in one click."""

import asyncio

import pytest

from tests.server.kit import Guest, House, Player, play_to_the_end, refusal
from tudor.rules.fair import commitment

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}
SHORT = {"turn_limit": 2}


async def ended(house: House, **options: object) -> tuple[str, Guest, Guest]:
    """A table whose game is over."""
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {"suspect": "plum"}, BOT, house_rules=SHORT, **options)
    await anna.sit(table, name="Anna")
    await bo.sit(table, name="Bo")
    streams = [await anna.read(table, 0), await bo.read(table, 1)]
    await play_to_the_end([Player(g, table, s, streams[s]) for s, g in enumerate((anna, bo))])
    for stream in streams:
        await stream.close()
    return table, anna, bo


async def test_all_keep_their_seats_and_it_begins_once_all_are_there(house: House) -> None:
    table, anna, bo = await ended(house, clock=60, help="shown", listed=True)
    watching = await house.guest().read(table)
    old = await bo.told(table)
    response = await bo.call("POST", table, "/rematch")
    assert refusal(response) == (200, "")
    other = response.json()["rematch"]
    assert watching.beside("table")[-1]["rematch"] == other
    new = await bo.told(other)
    assert (new["stage"], new["deal"], new["mine"], new["host"]) == ("lobby", 1, [1], True)
    assert new["commitment"] != old["commitment"]
    for same in ("house_rules", "clock", "help", "listed", "own_dice", "edition"):
        assert new[same] == old[same]
    for before, after in zip(old["seats"], new["seats"], strict=True):
        assert [after[key] for key in ("name", "suspect", "bot", "people", "taken")] == [
            before[key] for key in ("name", "suspect", "bot", "people", "taken")
        ]
    for seat, guest in enumerate((anna, bo)):
        assert (await guest.told(other))["stage"] == "lobby"
        given = {"deal": 1, "commitment": commitment(bytes(range(32)))}
        assert refusal(await guest.call("PUT", other, f"/seats/{seat}/commitment", **given)) == (
            200,
            "",
        )
    assert (await anna.told(other))["stage"] == "opening"
    for seat, guest in enumerate((anna, bo)):
        assert (await guest.open(other, seat)).status_code == 200
    assert (await anna.position(other, 0)).view.hand
    assert refusal(await anna.call("GET", table, "/record")) == (200, "")
    await watching.close()


async def test_of_all_who_click_everyone_comes_to_one_table(house: House) -> None:
    table, anna, bo = await ended(house)
    answers = await asyncio.gather(*[one.call("POST", table, "/rematch") for one in (anna, bo)] * 2)
    (other,) = {answer.json()["rematch"] for answer in answers}
    for guest in (anna, bo):
        mine = (await guest.get("/api/tables/mine")).json()
        assert {line["id"] for line in mine} == {table, other}


async def test_a_host_may_go_on_without_one_who_does_not_come(house: House) -> None:
    table, anna, _ = await ended(house)
    other = (await anna.call("POST", table, "/rematch")).json()["rematch"]
    assert refusal(await anna.call("DELETE", other, "/seats/1")) == (200, "")
    assert refusal(await anna.call("PUT", other, "/seats/1/bot")) == (200, "")
    given = {"deal": 1, "commitment": commitment(bytes(range(32)))}
    await anna.call("PUT", other, "/seats/0/commitment", **given)
    assert (await anna.open(other, 0)).status_code == 200
    assert (await anna.told(other))["stage"] == "playing"


async def test_a_rematch_is_for_those_who_played_once_it_is_over(house: House) -> None:
    table, _, _ = await ended(house)
    assert refusal(await house.guest().call("POST", table, "/rematch")) == (401, "no-token")
    stranger = house.guest()
    running = await stranger.begin({}, BOT, BOT)
    assert refusal(await stranger.call("POST", table, "/rematch")) == (403, "not-your-seat")
    assert refusal(await stranger.call("POST", running, "/rematch")) == (409, "not-over")


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_rematch_that_met_a_full_disk(house: House, when: str) -> None:
    table, anna, _ = await ended(house)
    await anna.told(table)
    house.log.failures = [when]
    assert refusal(await anna.call("POST", table, "/rematch")) == (503, "storage")
    assert refusal(await anna.call("POST", table, "/rematch")) == (200, "")
    assert (await anna.told(table))["rematch"]
