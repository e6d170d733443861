"""Streams that resume, servers that come back, and several who do the same at once."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from tests.server.kit import Guest, House, Player, Stream, play_to_the_end
from tudor.rules import events as ev
from tudor.rules.actions import Roll
from tudor.server.settings import Settings

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}


async def person_and_bots(house: House) -> tuple[Guest, str, Player]:
    anna = house.guest()
    table = await anna.begin({}, BOT, BOT)
    return anna, table, Player(anna, table, 0, await anna.read(table, 0))


async def test_a_stream_tells_of_the_table_alone_until_the_game_begins(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    seat = await anna.sit(table)
    stream = await anna.read(table, seat)
    assert stream.status == 200
    assert stream.body.startswith(b"retry: 1000\n\nevent: table\n")
    await house.advance(31)
    assert stream.body.endswith(b"\n\n" + b": still here\n\n" * 2)
    assert not stream.ids
    assert stream.beside("table")[0]["stage"] == "lobby"
    assert stream.beside("notebook") == [{"marks": [], "notes": []}]
    for _ in range(2):
        await house.guest().sit(table)
    assert stream.ids[0] == 1
    assert stream.messages[-1].position
    await stream.close()


async def test_a_stream_resumes_without_gap_or_repeat(house: House) -> None:
    anna, table, player = await person_and_bots(house)
    for _ in range(5):
        await player.play()
    first = await anna.read(table, 0)
    before = first.ids
    await first.close()
    for _ in range(5):
        await player.play()
    for resumed in (
        await anna.read(table, 0, **{"last-event-id": str(before[-1])}),
        await Guest.read(anna, f"{table}", 0, **{"last-event-id": str(before[-1]), "x": "y"}),
    ):
        assert before + resumed.ids == player.stream.ids
        assert [bool(message.position) for message in resumed.messages] == (
            [False] * (len(resumed.ids) - 1) + [True]
        )
        await resumed.close()
    by_query = Stream(anna, f"/api/tables/{table}/seats/0/stream?after={before[-1]}", {})
    await house.settle()
    assert before + by_query.ids == player.stream.ids
    newest = await anna.read(table, 0, **{"last-event-id": str(player.stream.ids[-1])})
    beyond = await anna.read(table, 0, **{"last-event-id": "99999"})
    assert newest.ids == beyond.ids == []
    await player.play()
    assert newest.ids == beyond.ids == by_query.ids[-len(newest.ids) :]
    for stream in (by_query, newest, beyond, player.stream):
        await stream.close()


async def test_every_viewer_gets_one_message_a_row(house: House) -> None:
    people = [house.guest() for _ in range(3)]
    table = await people[0].make_table({}, {}, {})
    seats = [await guest.sit(table) for guest in people]
    streams = [await g.read(table, seat) for g, seat in zip(people, seats, strict=True)]
    public = await house.guest().read(table)
    players = [Player(*parts) for parts in zip(people, [table] * 3, seats, streams, strict=True)]
    await play_to_the_end(players)
    for stream in (*streams, public):
        assert stream.ids == list(range(1, len(public.ids) + 1))
        assert all(message.position for message in stream.messages[public.ids[0] + 3 :])
        await stream.close()


@pytest.mark.fault("hand-deleted")
@pytest.mark.fault("last-card-lost")
async def test_a_restart_in_the_middle_changes_no_byte(house: House) -> None:
    anna, table, player = await person_and_bots(house)
    shown: str | None = None
    while not shown:
        assert await player.play()
        for message in player.stream.messages:
            for event in message.events:
                if isinstance(event, ev.Shown) and event.asker == 0:
                    shown = event.card
    path = f"/api/tables/{table}/seats/0"
    await anna.put(f"{path}/notebook/marks", json={"card": "hall", "seat": 1, "mark": "yes"})

    async def everything() -> list[bytes]:
        stream = await anna.read(table, 0)
        await stream.close()
        public = await anna.read(table)
        await public.close()
        reads = [
            (await anna.get(one)).content
            for one in (path, f"{path}/notebook", f"/api/tables/{table}", "/api/tables/mine")
        ]
        return [*reads, stream.body, public.body]

    before = await everything()
    await player.stream.close()
    anna = await house.restarted(anna)
    after = await everything()
    assert after == before
    assert shown.encode() in after[4]

    again = Player(anna, table, 0, await anna.read(table, 0))
    await play_to_the_end([again])
    await again.stream.close()


async def test_bots_do_after_a_restart_what_they_would_have_done(
    new_database: Callable[[], str],
) -> None:
    records = []
    for restarts in (False, True):
        async with House(new_database()) as house:
            anna = house.guest()
            table = await anna.make_table(BOT, BOT, BOT, answer_delay=900, bot_pace=700)
            for _ in range(400):
                await house.advance(5)
                if restarts:
                    moment = house.clock.moment
                    await house.restart()
                    house.clock.moment = moment
                anna = house.guest()
                response = await anna.get(f"/api/tables/{table}/record")
                if response.status_code == 200:
                    break
            records.append(response.content)
    assert records[0] == records[1]
    assert b"accuse" in records[0]


@pytest.mark.fault("two-tabs")
@pytest.mark.fault("name-taken")
async def test_two_tabs_of_one_seat(house: House) -> None:
    anna, table, player = await person_and_bots(house)
    other_tab = await anna.read(table, 0)
    position = await anna.position(table, 0)
    assert Roll() in position.legal
    await player.play()
    assert other_tab.ids == player.stream.ids
    response = await anna.act(table, 0, position.number, Roll())
    assert response.json()["reason"] == "stale"
    again = await anna.take_seat(table, name="Anna")
    assert (again.status_code, again.json()["mine"]) == (201, [0])
    await other_tab.close()
    await player.stream.close()


async def test_several_people_may_not_take_one_seat(house: House) -> None:
    people = [house.guest() for _ in range(5)]
    table = await people[0].make_table({}, {}, {})
    answers = await asyncio.gather(*[guest.take_seat(table, seat=1) for guest in people])
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]


@pytest.mark.fault("deadlock")
async def test_of_several_actions_at_once_one_wins(house: House) -> None:
    anna = house.guest()
    table = await anna.begin({}, {}, {})
    position = await anna.position(table, 0)
    assert isinstance(position.actor, int)
    answers = await asyncio.gather(
        *[anna.act(table, position.actor, position.number, Roll()) for _ in range(8)]
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {answer.json()["number"] for answer in answers if answer.status_code == 409} <= {
        position.number + 1,
        position.number + 2,
    }


async def test_a_table_that_was_put_away_comes_back(database: str) -> None:
    async with House(database, settings=Settings(tables_in_memory=1)) as house:
        anna = house.guest()
        first = await anna.make_table({}, {}, {})
        await anna.sit(first, seat=0)
        before = (await anna.get(f"/api/tables/{first}")).content
        await anna.make_table({}, {}, {})
        await house.settle()
        answers = await asyncio.gather(*[anna.get(f"/api/tables/{first}") for _ in range(4)])
        assert {answer.content for answer in answers} == {before}


async def test_the_oldest_of_too_many_streams_has_to_go(database: str) -> None:
    async with House(database, settings=Settings(streams_a_seat=2)) as house:
        anna, table, player = await person_and_bots(house)
        async with AsyncExitStack() as stack:
            later = [await anna.read(table, 0) for _ in range(2)]
            for stream in (player.stream, *later):
                stack.push_async_callback(stream.close)
            assert [stream.open for stream in (player.stream, *later)] == [False, True, True]


async def test_a_reader_who_is_too_slow_is_cut_off_and_resumes(database: str) -> None:
    async with House(database, settings=Settings(queue=4)) as house:
        anna = house.guest()
        table = await anna.make_table({}, {}, {})
        for seat in range(2):
            await anna.sit(table, seat=seat)
        reader = (await house.tables.get(table)).read(0, 0, None)
        await anna.sit(table, seat=2)
        players = [Player(anna, table, seat, await anna.read(table, seat)) for seat in range(3)]
        for _ in range(4):
            for player in players:
                await player.play()
        chunks = [chunk async for chunk in reader]
        beginning = 3  # how soon to come back, the table, the notebook
        assert len(chunks) == beginning + 4
        last = sum(chunk.startswith(b"id: ") for chunk in chunks)
        resumed = await anna.read(table, 0, **{"last-event-id": str(last)})
        assert resumed.ids == players[0].stream.ids[last:]
        for stream in (resumed, *[player.stream for player in players]):
            await stream.close()


async def test_a_server_that_stops_ends_its_streams(house: House) -> None:
    anna, table, player = await person_and_bots(house)
    public = await anna.read(table)
    house.tables.cut_streams()
    await house.settle()
    assert not player.stream.open
    assert not public.open
