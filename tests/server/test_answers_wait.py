"""No answer is released sooner than the delay, and its time depends on nothing hidden."""

import asyncio
import time
from itertools import pairwise

import msgspec
import pytest

from tests.server.kit import AT_ONCE, Guest, House, Player, Stacked
from tudor.rules import events as ev
from tudor.rules.actions import Accuse, Choose, End, Move, SeatAction, Show
from tudor.rules.edition import load
from tudor.rules.state import Phase
from tudor.server.services import SystemClock

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}
DELAY, PACE = 0.9, 0.7


def asked(players: list[Player]) -> Player | None:
    """Whoever is to answer a question."""
    position = players[0].stream.messages[-1].position
    assert position
    if position.view.phase is not Phase.ANSWERING:
        return None
    return next(player for player in players if player.seat == position.actor)


async def three(house: House) -> tuple[Guest, str, list[Player]]:
    """One browser with three seats, at a table where answers wait."""
    anna = house.guest()
    table = await anna.begin({}, {}, {}, answer_delay=900)
    return anna, table, [Player(anna, table, s, await anna.read(table, s)) for s in range(3)]


async def next_question(players: list[Player]) -> Player:
    """Play on to a question that has not been answered."""
    while not (found := asked(players)):
        for player in players:
            if await player.play():
                break
    return found


async def test_an_answer_with_and_one_without_a_card_are_released_alike(house: House) -> None:
    _anna, _table, players = await three(house)
    kinds: set[type[ev.Event]] = set()
    while len(kinds) < 2:
        player = await next_question(players)
        rows = len(player.stream.ids)
        due = house.clock.moment + DELAY
        answering = asyncio.create_task(player.play())
        await house.settle()
        await house.advance(DELAY - 0.001)
        assert not answering.done()
        assert len(player.stream.ids) == rows
        await house.advance(due - house.clock.moment)
        assert await answering
        before, answer = player.stream.messages[rows - 1 : rows + 1]
        assert answer.at == before.at + DELAY
        kinds.add(type(answer.events[0]))
    assert kinds == {ev.Shown, ev.NothingShown}
    for player in players:
        await player.stream.close()


async def test_bots_answer_after_the_delay_and_act_after_their_pace(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table(BOT, BOT, BOT, answer_delay=900, bot_pace=700)
    stream = await anna.read(table)
    await house.advance(200)
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


async def test_the_table_answers_for_a_hand_after_the_delay_too(house: House) -> None:
    anna = house.guest()
    bots = [{"kind": "bot", "bot": "random"}] * 6
    rules = {"wrong_accuser": "hand-answers"}
    table = await anna.make_table(*bots, house_rules=rules, answer_delay=900)
    stream = await anna.read(table)
    await house.advance(200)
    picks = 0
    for before, message in pairwise(stream.messages):
        if isinstance(asked := before.events[-1], ev.Asked) and asked.by_table:
            picks += 1
            assert message.by == "chance"
            assert message.at == before.at + DELAY
    assert picks
    await stream.close()


async def test_an_answer_waits_no_longer_than_the_delay_after_the_clock_was_set_back(
    house: House,
) -> None:
    anna, table, players = await three(house)
    player = await next_question(players)
    position = await anna.position(table, player.seat)
    house.clock.moment -= 3600
    anna = await house.restarted(anna)
    action = next(iter(position.legal))
    answering = asyncio.create_task(anna.act(table, player.seat, position.number, action))
    await house.settle()
    await house.advance(DELAY - 0.001)
    assert not answering.done()
    await house.advance(0.001)
    await house.settle()
    assert answering.done()
    assert (await answering).status_code == 200


async def test_bots_wait_no_longer_than_their_pace_after_the_clock_was_set_back(
    house: House,
) -> None:
    anna = house.guest()
    table = await anna.make_table(BOT, BOT, BOT, answer_delay=900, bot_pace=700)
    await house.advance(10)
    house.clock.moment -= 3600
    anna = await house.restarted(anna)
    before = (await anna.get(f"/api/tables/{table}")).json()["number"]
    await house.advance(DELAY + house.patience)
    assert (await anna.get(f"/api/tables/{table}")).json()["number"] > before


async def test_the_machines_clock_does_not_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    before = clock.now()
    assert before == pytest.approx(time.time(), abs=5)
    monkeypatch.setattr(time, "time", lambda: before - 3600)
    assert clock.now() >= before
    async with asyncio.timeout(5):
        await clock.sleep_until(before)


async def test_a_late_answer_waits_no_longer(house: House) -> None:
    _anna, _table, players = await three(house)
    player = await next_question(players)
    await house.advance(60)
    rows = len(player.stream.ids)
    await player.play()
    assert player.stream.messages[rows].at == house.clock.now()
    for player in players:
        await player.stream.close()


async def test_while_an_answer_waits_another_is_refused_and_the_same_is_the_same(
    house: House,
) -> None:
    anna, table, players = await three(house)
    while True:
        player = await next_question(players)
        position = await anna.position(table, player.seat)
        if len(position.legal.show) > 1:
            break
        answering = asyncio.create_task(player.play())
        await house.settle()
        await house.advance(DELAY)
        await answering
    first, second, *_ = position.legal
    number, seat = position.number, player.seat
    waiting = [asyncio.create_task(anna.act(table, seat, number, first)) for _ in range(2)]
    await house.settle()
    other = await anna.act(table, seat, number, second)
    assert (other.status_code, other.json()["reason"]) == (409, "already-answered")
    asked = await anna.post(
        f"/api/tables/{table}/seats/{seat}/why", json={"action": msgspec.to_builtins(second)}
    )
    assert (asked.json()["legal"], asked.json()["reason"]) == (False, "already-answered")
    await house.advance(DELAY)
    assert [(await one).json() for one in waiting] == [{"number": number + 1}] * 2
    assert player.stream.ids[-1] == number + 1
    for player in players:
        await player.stream.close()


async def test_an_illegal_answer_is_refused_at_once(house: House) -> None:
    anna, table, players = await three(house)
    player = await next_question(players)
    number = player.stream.ids[-1]
    response = await anna.act(table, player.seat, number, {"type": "show", "card": "nonesuch"})
    assert response.json()["reason"] == "no-such-card"
    response = await anna.act(table, player.seat, number, {"type": "end"})
    assert response.json()["reason"] == "question-is-open"
    for player in players:
        await player.stream.close()


async def test_an_answer_that_waits_when_the_server_stops_was_not_given(house: House) -> None:
    anna, table, players = await three(house)
    player = await next_question(players)
    position = await anna.position(table, player.seat)
    action = next(iter(position.legal))
    waiting = asyncio.create_task(anna.act(table, player.seat, position.number, action))
    await house.settle()
    anna = await house.restarted(anna)
    assert (await waiting).json()["reason"] == "storage"
    assert await anna.position(table, player.seat) == position
    await house.advance(1)
    assert (await anna.act(table, player.seat, position.number, action)).status_code == 200


@pytest.mark.parametrize("card", ["through-the-keyhole", "dropped-glove"])
@pytest.mark.parametrize("asked", ["person", "bot"])
async def test_a_card_shown_by_a_bonus_card_waits_like_an_answer(
    database: str, card: str, asked: str
) -> None:
    async with House(database, chance=Stacked({"rope": 1}, pile=(card,))) as house:
        anna = house.guest()
        rules = AT_ONCE | {"bonus": "house-deck"}
        seats = [{}, {"kind": asked}, {}]
        table = await anna.begin(*seats, house_rules=rules, answer_delay=900, bot_pace=100)
        number = (await anna.position(table, 0)).number
        await anna.act(table, 0, number, Move((8, 1)))
        number = (await anna.position(table, 0)).number
        if card == "dropped-glove":
            await anna.act(table, 0, number, Choose(seat=1))
            number += 1
        position = await anna.position(table, 0)
        assert (position.number, position.view.phase, position.actor) == (number, Phase.SHOWING, 1)
        due = house.clock.moment + DELAY
        answering = None
        if asked == "person":
            answering = asyncio.create_task(anna.act(table, 1, number, Show("rope")))
        await house.settle()
        await house.advance(DELAY - 0.001)
        assert (await anna.position(table, 0)).number == number
        await house.advance(due - house.clock.moment)
        after = await anna.position(table, 0)
        assert after.number == number + 1
        assert after.since == pytest.approx(due)
        if answering:
            assert (await answering).status_code == 200


async def test_the_tables_pick_for_a_bonus_card_waits_too(database: str) -> None:
    pile = ("through-the-keyhole",)
    async with House(database, chance=Stacked({"rope": 1}, pile=pile)) as house:
        anna = house.guest()
        rules = AT_ONCE | {
            "bonus": "house-deck",
            "wrong_accuser": "hand-answers",
            "accuse_when": "own-turn",
        }
        table = await anna.begin({}, {}, {}, house_rules=rules, answer_delay=900)
        squares = [
            place
            for place in (await anna.position(table, 0)).legal.move
            if isinstance(place, tuple)
        ]
        aside = [Move(place) for place in squares if place not in load("travel").plan.bonus]
        moves: tuple[tuple[int, SeatAction], ...] = (
            (0, aside[0]),
            (0, End()),
            (1, Accuse("plum", "rope", "hall")),
            (2, aside[1]),
            (2, End()),
            (0, Move((8, 1))),
        )
        for seat, action in moves:
            number = (await anna.position(table, seat)).number
            response = await anna.act(table, seat, number, action)
            assert response.status_code == 200, response.text
        position = await anna.position(table, 0)
        assert position.view.phase is Phase.PICKING
        due = house.clock.moment + DELAY
        await house.advance(DELAY - 0.001)
        assert (await anna.position(table, 0)).number == position.number
        await house.advance(due - house.clock.moment)
        after = await anna.position(table, 0)
        assert after.number == position.number + 1
        assert after.since == pytest.approx(due)
