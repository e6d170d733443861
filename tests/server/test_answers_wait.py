"""No answer is released sooner than the delay, and its time depends on nothing hidden."""

import asyncio

import pytest

from tests.server.kit import House, Player, Stream
from tudor.rules import events as ev
from tudor.rules.state import Phase

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}
DELAY, PACE = 0.9, 0.7


def question(stream: Stream, seat: int) -> bool:
    position = stream.messages[-1].position
    return bool(position and position.view.phase is Phase.ANSWERING and position.actor == seat)


async def test_an_answer_with_and_one_without_a_card_are_released_alike(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {}, answer_delay=900)
    seats = [await anna.sit(table, seat=seat) for seat in range(3)]
    players = [Player(anna, table, seat, await anna.read(table, seat)) for seat in seats]
    kinds: set[type[ev.Event]] = set()
    while len(kinds) < 2:
        asked = next((player for player in players if question(player.stream, player.seat)), None)
        if asked is None:
            for player in players:
                await player.play()
            continue
        rows = len(asked.stream.ids)
        answering = asyncio.create_task(asked.play())
        await house.settle()
        await house.advance(DELAY - 0.001)
        assert not answering.done()
        assert len(asked.stream.ids) == rows
        await house.advance(0.001)
        assert await answering
        before, answer = asked.stream.messages[rows - 1 : rows + 1]
        assert answer.at == before.at + DELAY
        kinds.add(type(answer.events[0]))
    assert kinds == {ev.Shown, ev.NothingShown}
    for player in players:
        await player.stream.close()


async def test_bots_answer_after_the_delay_and_act_after_their_pace(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table(BOT, BOT, BOT, answer_delay=900, bot_pace=700)
    stream = await anna.read(table)
    await house.advance(600)
    kinds = set()
    before = stream.messages[0]
    for message in stream.messages[1:]:
        answer = isinstance(message.events[0], ev.Shown | ev.NothingShown)
        kinds.add(type(message.events[0]))
        waited = 0 if message.by == "chance" else DELAY if answer else PACE
        assert message.at == before.at + waited
        before = message
    assert {ev.Shown, ev.NothingShown} <= kinds
    await stream.close()


async def test_a_late_answer_waits_no_longer(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {}, answer_delay=900)
    seats = [await anna.sit(table, seat=seat) for seat in range(3)]
    players = [Player(anna, table, seat, await anna.read(table, seat)) for seat in seats]
    while not any(question(player.stream, player.seat) for player in players):
        for player in players:
            await player.play()
    await house.advance(60)
    asked = next(player for player in players if question(player.stream, player.seat))
    rows = len(asked.stream.ids)
    await asked.play()
    assert asked.stream.messages[rows].at == house.clock.now()
    for player in players:
        await player.stream.close()


async def test_while_an_answer_waits_another_is_stale_and_the_same_is_the_same(
    house: House,
) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {}, answer_delay=900)
    seats = [await anna.sit(table, seat=seat) for seat in range(3)]
    players = [Player(anna, table, seat, await anna.read(table, seat)) for seat in seats]
    choice: Player | None = None
    while choice is None:
        for player in players:
            if question(player.stream, player.seat):
                position = await anna.position(table, player.seat)
                if len(position.legal.show) > 1:
                    choice = player
                    break
            playing = asyncio.create_task(player.play())
            await house.settle()
            await house.advance(DELAY)
            await playing
    first, second, *_ = position.legal
    number, seat = position.number, choice.seat
    waiting = [asyncio.create_task(anna.act(table, seat, number, first)) for _ in range(2)]
    await house.settle()
    other = await anna.act(table, seat, number, second)
    assert other.json()["reason"] == "stale"
    await house.advance(DELAY)
    assert [(await one).json() for one in waiting] == [{"number": number + 1}] * 2
    assert choice.stream.ids[-1] == number + 1
    for player in players:
        await player.stream.close()


async def test_an_illegal_answer_is_refused_at_once(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {}, answer_delay=900)
    seats = [await anna.sit(table, seat=seat) for seat in range(3)]
    players = [Player(anna, table, seat, await anna.read(table, seat)) for seat in seats]
    while not any(question(player.stream, player.seat) for player in players):
        for player in players:
            await player.play()
    asked = next(player for player in players if question(player.stream, player.seat))
    number = asked.stream.ids[-1]
    response = await anna.act(table, asked.seat, number, {"type": "show", "card": "nonesuch"})
    assert response.json()["reason"] == "no-such-card"
    response = await anna.act(table, asked.seat, number, {"type": "end"})
    assert response.json()["reason"] == "question-is-open"
    for player in players:
        await player.stream.close()


async def test_an_answer_that_waits_when_the_server_stops_was_not_given(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {}, answer_delay=900)
    seats = [await anna.sit(table, seat=seat) for seat in range(3)]
    players = [Player(anna, table, seat, await anna.read(table, seat)) for seat in seats]
    while not any(question(player.stream, player.seat) for player in players):
        for player in players:
            await player.play()
    asked = next(player for player in players if question(player.stream, player.seat))
    position = await anna.position(table, asked.seat)
    action = next(iter(position.legal))
    waiting = asyncio.create_task(anna.act(table, asked.seat, position.number, action))
    await house.settle()
    await house.restart()
    assert (await waiting).json()["reason"] == "storage"
    cookies, anna = anna.cookies, house.guest()
    anna.cookies = cookies
    assert await anna.position(table, asked.seat) == position
    await house.advance(1)
    assert (await anna.act(table, asked.seat, position.number, action)).status_code == 200
