"""A clock at zero means that one decision is made by a bot, and nothing more."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.gathering.people import begun, table
from tests.server.kit import Guest, House, Player, play_to_the_end, refusal
from tudor.rules.actions import Roll
from tudor.rules.state import Phase
from tudor.server.errors import Refused
from tudor.server.gathering.clock import allowed, extend
from tudor.server.settings import Settings

pytestmark = pytest.mark.anyio
CLOCK = 60


@given(st.integers(1, 1000), st.lists(st.integers(0, 5), max_size=30))
def test_each_decision_is_given_its_own_time(clock: int, numbers: list[int]) -> None:
    gathering, stored = begun("anna", "bo", "cilla"), table(clock)
    for number in sorted(numbers):
        before = allowed(stored, gathering, number)
        gathering = extend(stored, gathering, number)
        after = allowed(stored, gathering, number)
        assert after == before + clock or after == 11 * clock == before
        assert allowed(stored, gathering, number + 1) == clock


def test_where_there_is_no_clock_nothing_can_be_given() -> None:
    gathering = begun("anna", "bo", "cilla")
    assert allowed(table(), gathering, 3) == 0
    with pytest.raises(Refused, match="no-clock"):
        extend(table(), gathering, 3)


async def three(house: House, **options: object) -> tuple[str, Guest, int, int]:
    """One browser with three seats; who is awaited, and after which row."""
    anna = house.guest()
    made = await anna.begin({}, {}, {}, **{"clock": CLOCK} | options)
    position = await anna.position(made, 0)
    assert isinstance(position.actor, int)
    return made, anna, position.actor, position.number


async def test_there_is_no_clock_unless_it_is_asked_for(house: House) -> None:
    made, anna, seat, number = await three(house, clock=0)
    await house.advance(4000)
    position = await anna.position(made, seat)
    assert (position.number, position.deadline) == (number, None)
    assert refusal(await anna.call("POST", made, "/time")) == (409, "no-clock")


@pytest.mark.fault("left-while-asked")
async def test_at_zero_a_bot_makes_that_one_decision(house: House) -> None:
    made, anna, seat, number = await three(house)
    watching = await house.guest().read(made)
    position = await anna.position(made, seat)
    assert position.deadline == position.since + CLOCK == house.clock.now() + CLOCK
    await house.advance(CLOCK - 0.001)
    assert (await anna.position(made, seat)).number == number
    await house.advance(0.001)
    message = watching.messages[number]
    assert (message.by, message.stood_in, message.at) == (seat, True, position.deadline)
    after = await anna.position(made, seat)
    assert after.deadline == after.since + CLOCK
    assert not (await anna.told(made))["seats"][seat]["stand_in"]
    assert not after.view.out
    by_hand = next(iter(after.legal), None) if after.actor == seat else None
    if by_hand is not None:  # the next decision is the person's again
        await anna.act(made, seat, after.number, by_hand)
        assert not watching.messages[after.number].stood_in
    await watching.close()


@pytest.mark.fault("left-while-asked")
async def test_a_game_goes_on_to_its_end_although_everyone_has_left(house: House) -> None:
    made, anna, *_ = await three(house, house_rules={"turn_limit": 30}, clock=1)
    await house.advance(400)
    assert (await anna.position(made, 0)).view.phase is Phase.OVER


async def test_a_sleeping_table_is_woken_when_its_clock_runs_out(database: str) -> None:
    async with House(database, settings=Settings(idle=10)) as house:
        made, anna, seat, number = await three(house, clock=3600)
        await house.advance(3599)
        assert made not in house.tables._live
        await house.advance(10)
        assert made in house.tables._live
        assert (await anna.position(made, seat)).number > number


async def test_time_is_given_by_anyone_who_plays_and_all_see_it(house: House) -> None:
    made, anna, seat, number = await three(house)
    watching = await house.guest().read(made)
    assert refusal(await house.guest().call("POST", made, "/time")) == (401, "no-token")
    bo = house.guest()
    await bo.make_table({}, {}, {})
    assert refusal(await bo.call("POST", made, "/time")) == (403, "not-your-seat")
    since = (await anna.position(made, seat)).since
    for more in (2, 3):
        assert refusal(await anna.call("POST", made, "/time")) == (200, "")
        assert watching.beside("table")[-1]["deadline"] == since + more * CLOCK
    anna = await house.restarted(anna)
    assert (await anna.position(made, seat)).deadline == since + 3 * CLOCK
    await house.advance(3 * CLOCK - 1)
    assert (await anna.act(made, seat, number, Roll())).status_code == 200


async def test_typed_dice_are_thrown_for_who_types_none(house: House) -> None:
    made, anna, seat, number = await three(house, own_dice=True)
    await anna.act(made, seat, number, Roll())
    assert (await anna.position(made, seat)).dice_to_type
    await house.advance(CLOCK)
    position = await anna.position(made, seat)
    assert position.view.dice
    assert not position.dice_to_type


async def test_who_plays_in_time_notices_no_clock(house: House) -> None:
    anna = house.guest()
    made = await anna.begin({}, {}, {}, clock=CLOCK, house_rules={"turn_limit": 12})
    players = [Player(anna, made, seat, await anna.read(made, seat)) for seat in range(3)]
    await play_to_the_end(players)
    assert not any(message.stood_in for message in players[0].stream.messages)
    told = await anna.told(made)
    assert told["deadline"] is None
    for player in players:
        await player.stream.close()
