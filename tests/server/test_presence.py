"""Everyone sees who is away and since when, and a bot may play for them until they return."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.kit import Guest, House, Player, refusal
from tests.server.kit.clock import HeldClock
from tudor.rules.actions import Roll
from tudor.server.presence import Presence
from tudor.server.settings import Settings

pytestmark = pytest.mark.anyio
QUIET, GRACE = Settings().quiet, Settings().grace


@given(st.lists(st.tuples(st.sampled_from(("see", "wait", "open", "close")), st.floats(0, 60))))
def test_away_is_who_has_not_been_seen_for_long_enough(happenings: list[tuple[str, float]]) -> None:
    clock, reading = HeldClock(), set[int]()
    presence = Presence(clock, reading.__contains__, QUIET, {})
    seen: list[float] = []
    start = clock.now()
    for what, seconds in happenings:
        if what == "wait":
            clock.moment += seconds
        elif what == "open":
            reading.add(0)
        elif what == "close":
            reading.discard(0)
        else:
            seen.append(clock.now() - seconds)
            presence.see(0, seen[-1])
        last = max(seen, default=start)
        here = 0 in reading or clock.now() - last < QUIET
        assert presence.away(0) == (None if here else last)


async def two_and_a_bot(house: House, **options: object) -> tuple[str, Guest, Guest]:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {"kind": "bot"}, **options)
    await anna.sit(table, name="Anna")
    await bo.sit(table, name="Bo")
    return table, anna, bo


@pytest.mark.fault("waiting-for-whom")
async def test_everyone_is_told_who_is_away_and_when_they_are_back(house: House) -> None:
    table, anna, bo = await two_and_a_bot(house)
    watching = await anna.read(table, 0)
    theirs = await bo.read(table, 1)
    await house.advance(100)
    assert watching.beside("table")[-1]["seats"][1]["away"] is None
    await theirs.close()
    left = house.clock.now()
    await house.advance(QUIET - 1)
    assert watching.beside("table")[-1]["seats"][1]["away"] is None
    await house.advance(100)
    seats = watching.beside("table")[-1]["seats"]
    assert [seat["away"] for seat in seats] == [None, left, None]
    theirs = await bo.read(table, 1)
    assert watching.beside("table")[-1]["seats"][1]["away"] is None
    for stream in (watching, theirs):
        await stream.close()


async def test_who_asks_now_and_then_is_here(house: House) -> None:
    """As a hidden tab does, whose stream is closed."""
    table, anna, bo = await two_and_a_bot(house)
    for _ in range(20):
        await house.advance(15)
        await bo.position(table, 1)
        assert (await anna.told(table))["seats"][1]["away"] is None


@pytest.mark.fault("left-while-asked")
async def test_a_bot_plays_for_who_is_away_and_they_come_back_to_their_seat(house: House) -> None:
    table, anna, bo = await two_and_a_bot(house)
    await bo.position(table, 1)
    stream = await anna.read(table, 0)
    player = Player(anna, table, 0, stream)
    ask = {"stand_in": True}
    assert refusal(await anna.call("PUT", table, "/seats/1/stand-in", **ask)) == (409, "not-away")
    await house.advance(GRACE - 1)
    assert refusal(await anna.call("PUT", table, "/seats/1/stand-in", **ask)) == (409, "not-away")
    await house.advance(1)
    assert refusal(await house.guest().call("PUT", table, "/seats/1/stand-in", **ask)) == (
        401,
        "no-token",
    )
    assert refusal(await anna.call("PUT", table, "/seats/2/stand-in", **ask)) == (409, "bot-seat")
    assert refusal(await anna.call("PUT", table, "/seats/1/stand-in", **ask)) == (200, "")
    assert (await anna.told(table))["seats"][1]["stand_in"]
    for _ in range(30):
        await player.play()
    stood_in = [m for m in stream.messages if m.by == 1]
    assert stood_in
    assert all(message.stood_in for message in stood_in)
    assert not any(message.stood_in for message in stream.messages if message.by != 1)
    mine = await bo.read(table, 1)
    assert not stream.beside("table")[-1]["seats"][1]["stand_in"]
    assert mine.messages[-1].position
    assert mine.messages[-1].position.view.hand
    assert mine.ids == stream.ids  # all that was done meanwhile
    for one in (stream, mine):
        await one.close()


@pytest.mark.parametrize("how", ["looks", "acts", "says so"])
async def test_the_bot_stops_when_its_owner_is_here_again(house: House, how: str) -> None:
    table, anna, bo = await two_and_a_bot(house, bot_pace=5000)
    await house.advance(GRACE)
    assert refusal(await anna.call("PUT", table, "/seats/1/stand-in", stand_in=True)) == (200, "")
    if how == "looks":
        await bo.call("GET", table, "/seats/1")
    elif how == "acts":
        await bo.act(table, 1, 0, Roll())
    else:
        assert refusal(await anna.call("PUT", table, "/seats/1/stand-in", stand_in=False)) == (
            403,
            "not-your-seat",
        )
        assert refusal(await bo.call("PUT", table, "/seats/1/stand-in", stand_in=False)) == (
            200,
            "",
        )
    assert not (await anna.told(table))["seats"][1]["stand_in"]


async def test_a_stand_in_plays_on_after_a_restart(house: House) -> None:
    table, anna, _ = await two_and_a_bot(house)
    await house.advance(GRACE)
    assert refusal(await anna.call("PUT", table, "/seats/1/stand-in", stand_in=True)) == (200, "")
    anna = await house.restarted(anna)
    player = Player(anna, table, 0, await anna.read(table, 0))
    for _ in range(20):
        await player.play()
    assert any(message.by == 1 for message in player.stream.messages)
    await player.stream.close()


async def test_nobody_stands_in_before_the_game(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    await anna.sit(table)
    await house.advance(1000)
    ask = {"stand_in": True}
    assert refusal(await anna.call("PUT", table, "/seats/1/stand-in", **ask)) == (
        409,
        "not-started",
    )
    assert refusal(await anna.call("PUT", table, "/seats/9/stand-in", **ask)) == (
        404,
        "unknown-seat",
    )
