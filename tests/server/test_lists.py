"""Which tables one is shown: listed ones with room, and one's own."""

import pytest

from tests.server.kit import Guest, House
from tudor.server.settings import Settings

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}


async def ids(guest: Guest, path: str = "") -> list[str]:
    return [line["id"] for line in (await guest.get(f"/api/tables{path}")).json()]


async def test_a_table_is_found_by_its_link_alone_unless_it_is_listed(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    await anna.make_table({}, {}, {})
    listed = await anna.make_table({}, {}, {}, listed=True)
    assert await ids(bo) == [listed]
    assert (await bo.told(listed))["listed"]


async def test_a_listed_table_goes_when_its_game_begins_or_it_is_full(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {}, {}, listed=True)
    for seat in range(3):
        await anna.sit(table, seat=seat, name=f"Anna {seat}")
    (line,) = (await bo.get("/api/tables")).json()
    seats = [seat["name"] if seat["taken"] else None for seat in line["seats"]]
    assert seats == ["Anna 0", "Anna 1", "Anna 2", None]
    assert (line["mine"], line["stage"]) == ([], "lobby")
    await anna.call("POST", table, "/start", empty="bots")
    assert await ids(bo) == []


async def test_ones_own_tables_are_those_where_one_sits_or_hosts(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    assert await ids(bo, "/mine") == []
    hosted = await anna.make_table({}, {}, {})
    await house.advance(1)
    played = await bo.make_table({}, BOT, BOT)
    await house.advance(1)
    assert await ids(anna, "/mine") == [hosted]
    await bo.sit(hosted)
    assert sorted(await ids(bo, "/mine")) == sorted([played, hosted])
    mine = {line["id"]: line["mine"] for line in (await bo.get("/api/tables/mine")).json()}
    assert mine == {played: [], hosted: [0]}
    assert await ids(house.guest(), "/mine") == []
    bo = await house.restarted(bo)
    assert sorted(await ids(bo, "/mine")) == sorted([played, hosted])


async def test_the_last_played_comes_first(house: House) -> None:
    anna = house.guest()
    tables = []
    for _ in range(3):
        tables.append(await anna.begin({}, BOT, BOT))
        await house.advance(1)
    position = await anna.position(tables[0], 0)
    await anna.act(tables[0], 0, position.number, next(iter(position.legal)))
    assert await ids(anna, "/mine") == [tables[0], tables[2], tables[1]]


async def test_lists_have_an_end(house: House) -> None:
    anna = house.guest()
    for _ in range(Settings().tables_listed + 3):
        await anna.make_table({}, {}, {}, listed=True)
        await house.advance(0.001)
    assert len(await ids(anna)) == len(await ids(anna, "/mine")) == Settings().tables_listed
