"""Challenges come from seats that are not to act, and disturb nothing (T25)."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.kit import AT_ONCE, Guest, House, Stacked
from tudor.bots.bot import BOTS
from tudor.bots.random import RandomBot
from tudor.rules.actions import Challenge, End, Move, Nothing, SeatAction, Show, Suggest
from tudor.rules.chance import Source
from tudor.rules.events import Challenged, NothingShown, TurnBegan, TurnEnded
from tudor.rules.legal import Legal
from tudor.rules.state import Phase

pytestmark = pytest.mark.anyio
RULES = AT_ONCE | {"answering": "on-honour"}
# Seat 1 can answer a question about plum and the rope in the hall; seat 2 cannot.
CHANCE = Stacked({"rope": 1, "plum": 0, "hall": 0})
DELAY = 0.9


class Liar(RandomBot):
    """It says "nothing" whenever it can, and else ends its turn."""

    def choose(self, legal: Legal, source: Source) -> SeatAction:
        if legal.nothing:
            return Nothing()
        return End() if legal.end else super().choose(legal, source)


async def a_table(house: House, *seats: dict[str, Any], **options: Any) -> tuple[Guest, str]:  # noqa: ANN401 - as sent
    """One browser that holds every seat of a person."""
    anna = house.guest()
    return anna, await anna.begin(*seats, house_rules=RULES, **options)


async def do(guest: Guest, table: str, *actions: tuple[int, SeatAction]) -> None:
    for seat, action in actions:
        number = (await guest.position(table, seat)).number
        response = await guest.act(table, seat, number, action)
        assert response.status_code == 200, response.text


ASKING: Sequence[tuple[int, SeatAction]] = ((0, Move("hall")), (0, Suggest("plum", "rope")))
DENIED: Sequence[tuple[int, SeatAction]] = (*ASKING, (1, Nothing()), (2, Nothing()))


async def test_who_is_not_to_act_sees_what_may_be_challenged(database: str) -> None:
    async with House(database, chance=CHANCE) as house:
        anna, table = await a_table(house, {}, {}, {})
        await do(anna, table, *DENIED)
        expected = [(Challenge(1, 1), Challenge(2, 1)), (Challenge(2, 1),), (Challenge(1, 1),)]
        for seat, denied in enumerate(expected):
            assert (await anna.position(table, seat)).legal.challenge == denied
        assert (await anna.position(table, 2)).actor == 0


@pytest.mark.rule("T25")
async def test_a_false_answer_comes_to_light_and_all_are_told_alike(database: str) -> None:
    async with House(database, chance=CHANCE) as house:
        anna, table = await a_table(house, {}, {}, {})
        await do(anna, table, *DENIED)
        number = (await anna.position(table, 2)).number
        stale = await anna.act(table, 2, number - 1, Challenge(1, 1))
        assert (stale.status_code, stale.json()["reason"]) == (409, "stale")
        streams = [await anna.read(table, seat) for seat in (None, 0, 1, 2)]
        await do(anna, table, (2, Challenge(1, 1)))
        for stream in streams:
            assert stream.messages[-1].by == 2
            assert stream.messages[-1].events == (Challenged(2, 1, 1, false=True),)
            assert stream.messages[-1].position
            assert stream.messages[-1].position.view.out == {"1": "answers-on"}
            await stream.close()
        assert (await anna.position(table, 0)).actor == 0
        again = await anna.act(table, 0, number + 1, Challenge(1, 1))
        assert (again.status_code, again.json()["reason"]) == (422, "nothing-to-challenge")


async def test_a_challenge_waits_until_the_question_has_been_answered(database: str) -> None:
    async with House(database, chance=CHANCE) as house:
        anna, table = await a_table(house, {}, {}, {}, answer_delay=900)
        await do(anna, table, *ASKING)
        position = await anna.position(table, 1)
        lying = asyncio.create_task(anna.act(table, 1, position.number, Nothing()))
        await house.advance(DELAY)
        assert (await lying).status_code == 200
        stream = await anna.read(table)
        due = house.clock.moment + DELAY
        number = position.number + 1
        await house.advance(0.3)
        held = asyncio.create_task(anna.act(table, 2, number, Nothing()))
        await house.settle()
        for seat in range(3):
            response = await anna.act(table, seat, number, Challenge(1, 1))
            assert (response.status_code, response.json()["reason"]) == (422, "question-is-open")
            assert not (await anna.position(table, seat)).legal.challenge
        await house.advance(due - house.clock.moment - 0.001)
        assert not held.done()
        await house.advance(0.001)
        assert (await held).json() == {"number": number + 1}
        assert isinstance(stream.messages[-1].events[0], NothingShown)
        assert stream.messages[-1].at == pytest.approx(due)
        await stream.close()


async def bots_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Guest, str]:
    """The turn of a bot in seat 1, which has not yet acted in it and has told a lie before it."""
    monkeypatch.setitem(BOTS, "liar", Liar)
    liar = {"kind": "bot", "bot": "liar"}
    anna, table = await a_table(house, {}, liar, {}, bot_pace=700)
    await do(anna, table, *ASKING, (2, Nothing()), (0, End()))
    position = await anna.position(table, 2)
    assert (position.actor, position.view.phase) == (1, Phase.TO_MOVE)
    return anna, table


async def test_a_challenge_that_ends_a_bots_turn(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with House(database, chance=CHANCE) as house:
        anna, table = await bots_turn(house, monkeypatch)
        stream = await anna.read(table)
        await house.advance(0.4)
        await do(anna, table, (2, Challenge(1, 1)))
        told = stream.messages[-1].events
        assert told[0] == Challenged(2, 1, 1, false=True)
        assert told[-2:] == (TurnEnded(1), TurnBegan(2, 3))
        number = stream.ids[-1]
        await house.advance(60)
        assert stream.ids[-1] == number
        assert not caplog.records
        await do(anna, table, (2, Move("study")))
        await stream.close()


async def test_a_challenge_that_fails_leaves_the_bot_its_turn(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with House(database, chance=CHANCE) as house:
        anna, table = await bots_turn(house, monkeypatch)
        stream = await anna.read(table)
        await house.advance(0.4)
        await do(anna, table, (0, Challenge(2, 1)))
        assert stream.messages[-1].events == (Challenged(0, 2, 1, false=False),)
        assert stream.messages[-1].position
        assert stream.messages[-1].position.view.muted == (0,)
        await house.advance(0.7)
        assert stream.messages[-1].by == 1
        assert not caplog.records
        await stream.close()


async def test_a_challenge_that_ends_a_persons_turn(database: str) -> None:
    async with House(database, chance=CHANCE) as house:
        anna, table = await a_table(house, {}, {}, {"kind": "bot"}, bot_pace=700)
        await do(anna, table, *ASKING, (1, Nothing()), (0, End()))
        before = await anna.position(table, 1)
        assert before.actor == 1
        await do(anna, table, (0, Challenge(1, 1)))
        late = await anna.act(table, 1, before.number, Move("study"))
        assert (late.status_code, late.json()["reason"]) == (409, "stale")
        after = await anna.position(table, 1)
        assert (after.number, after.actor) == (before.number + 1, 2)
        refused = await anna.act(table, 1, after.number, Move("study"))
        assert (refused.status_code, refused.json()["reason"]) == (422, "no-longer-active")
        await house.advance(0.7)
        assert (await anna.position(table, 1)).number > after.number  # the bot goes on


async def test_a_challenge_about_an_answer_long_past(database: str) -> None:
    async with House(database, chance=CHANCE) as house:
        anna, table = await a_table(house, {}, {}, {})
        await do(anna, table, *DENIED, (0, End()))
        for seat, room in ((1, "study"), (2, "lounge"), (0, "library")):
            others = [(seat + 1) % 3, (seat + 2) % 3]
            await do(anna, table, (seat, Move(room)), (seat, Suggest("green", "dagger")))
            for other in others:
                position = await anna.position(table, other)
                if position.actor == other:
                    show = position.legal.show
                    await do(anna, table, (other, Show(show[0]) if show else Nothing()))
            await do(anna, table, (seat, End()))
        said = set()
        for language in ("en", "sv"):
            anna.headers["accept-language"] = language
            position = await anna.position(table, 2)
            assert Challenge(1, 1) not in position.legal.challenge
            response = await anna.act(table, 2, position.number, Challenge(1, 1))
            problem = response.json()
            assert (response.status_code, problem["reason"]) == (422, "nothing-to-challenge")
            assert problem["rule"] == "house:answering"
            said.add(problem["message"])
        assert len(said) == 2


async def test_challenges_that_make_no_sense(database: str) -> None:
    async with House(database, chance=CHANCE) as house:
        anna, table = await a_table(house, {}, {}, {})
        await do(anna, table, *DENIED)
        number = (await anna.position(table, 0)).number
        for seat, action, reason in (
            (1, Challenge(1, 1), "own-answer"),
            (0, Challenge(1, 2), "nothing-to-challenge"),
            (0, Challenge(7, 1), "nothing-to-challenge"),
            (0, Challenge(-1, -1), "nothing-to-challenge"),
            (0, Challenge(10**12, 10**12), "nothing-to-challenge"),
        ):
            response = await anna.act(table, seat, number, action)
            assert (response.status_code, response.json()["reason"]) == (422, reason)
        plain = await anna.begin({}, {}, {})
        position = await anna.position(plain, 0)
        response = await anna.act(plain, 0, position.number, Challenge(1, 1))
        assert (response.status_code, response.json()["reason"]) == (422, "not-on-honour")
