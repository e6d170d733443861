"""Sitting down by a link, and what the host may do before the cards are dealt."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.gathering.people import MAKER, laid, sitting
from tests.server.kit import Guest, House, refusal
from tudor.server.errors import Refused
from tudor.server.gathering.hosting import HOST, check_acting, host_away
from tudor.server.services import SystemMaker
from tudor.server.settings import Settings

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}
GRACE = Settings().grace


async def three_seats(house: House) -> tuple[str, Guest, Guest]:
    """A table, its host, and one more who sits there."""
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {})
    await anna.sit(table, name="Anna")
    await bo.sit(table, name="Bo")
    return table, anna, bo


async def test_opening_the_link_seats_nobody(house: House) -> None:
    table, anna, _ = await three_seats(house)
    before = await anna.told(table)
    visitor = house.guest()
    assert (await visitor.told(table))["mine"] == []
    assert await anna.told(table) == before


@pytest.mark.fault("two-tabs")
async def test_two_who_open_the_link_at_once_get_two_seats(house: House) -> None:
    people = [house.guest() for _ in range(3)]
    table = await people[0].make_table({}, {}, {})
    answers = await asyncio.gather(*[guest.take_seat(table) for guest in people])
    assert sorted(answer.json()["mine"] for answer in answers) == [[0], [1], [2]]


@pytest.mark.fault("name-taken")
async def test_two_people_may_have_one_name(house: House) -> None:
    table, _, _ = await three_seats(house)
    assert await house.guest().sit(table, name="Anna") == 2


async def test_the_host_starts_and_nobody_else(house: House) -> None:
    table, anna, bo = await three_seats(house)
    assert refusal(await bo.call("POST", table, "/start")) == (403, "not-the-host")
    assert refusal(await house.guest().call("POST", table, "/start")) == (401, "no-token")
    assert refusal(await anna.call("POST", table, "/start")) == (409, "seats-free")
    assert [(await one.told(table))["host"] for one in (anna, bo)] == [True, False]


@pytest.mark.parametrize(
    ("empty", "seats"), [("bots", ["person", "person", "bot"]), ("remove", ["person", "person"])]
)
async def test_the_host_says_what_becomes_of_free_seats(
    house: House, empty: str, seats: list[str]
) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {}, edition="modern")
    await anna.sit(table, seat=0)
    await bo.sit(table, seat=2 if empty == "remove" else 1)
    assert refusal(await anna.call("POST", table, "/start", empty=empty)) == (200, "")
    told = await bo.told(table)
    assert [seat["kind"] for seat in told["seats"]] == seats
    assert (told["stage"], told["mine"]) == ("opening", [1])
    assert all(seat["suspect"] for seat in told["seats"])
    for seat, guest in enumerate((anna, bo)):
        assert (await guest.open(table, seat)).status_code == 200
    assert (await bo.position(table, 1)).view.hand


async def test_a_game_that_cannot_be_is_not_started(house: House) -> None:
    table, anna, _ = await three_seats(house)
    assert refusal(await anna.call("POST", table, "/start", empty="remove")) == (422, "options")
    assert len((await anna.told(table))["seats"]) == 3


async def test_streams_begin_anew_once_the_seats_have_new_numbers(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {}, edition="modern")
    await anna.sit(table, seat=0)
    await bo.sit(table, seat=2)
    stream = await bo.read(table, 2)
    await anna.call("POST", table, "/start", empty="remove")
    assert not stream.open


async def test_the_host_seats_bots_and_unseats_them(house: House) -> None:
    table, anna, bo = await three_seats(house)
    assert refusal(await bo.call("PUT", table, "/seats/2/bot")) == (403, "not-the-host")
    assert refusal(await anna.call("PUT", table, "/seats/1/bot")) == (409, "seat-taken")
    assert refusal(await anna.call("PUT", table, "/seats/2/bot", bot="nobody")) == (422, "options")
    assert refusal(await anna.call("PUT", table, "/seats/2/bot")) == (200, "")
    assert (await bo.told(table))["seats"][2]["bot"] == "novice"
    assert refusal(await anna.call("DELETE", table, "/seats/2")) == (200, "")
    assert not (await bo.told(table))["seats"][2]["taken"]


async def test_one_leaves_or_is_removed_before_the_deal_and_not_after(house: House) -> None:
    table, anna, bo = await three_seats(house)
    assert refusal(await bo.call("DELETE", table, "/seats/0")) == (403, "not-the-host")
    assert refusal(await bo.call("DELETE", table, "/seats/1")) == (200, "")
    assert (await bo.told(table))["mine"] == []
    await bo.sit(table)
    assert refusal(await anna.call("DELETE", table, "/seats/1")) == (200, "")
    assert refusal(await bo.call("GET", table, "/seats/1/notebook")) == (403, "not-your-seat")
    for guest in (bo, house.guest()):
        await guest.sit(table)
    assert refusal(await anna.call("DELETE", table, "/seats/1")) == (409, "already-started")
    assert refusal(await bo.call("DELETE", table, "/seats/1")) == (409, "already-started")


async def test_a_host_who_changes_seats_stays_the_host(house: House) -> None:
    table, anna, bo = await three_seats(house)
    assert refusal(await anna.call("DELETE", table, "/seats/0")) == (200, "")
    assert [(await one.told(table))["host"] for one in (anna, bo)] == [True, False]
    assert refusal(await bo.call("POST", table, "/start", empty="bots")) == (403, "not-the-host")
    await anna.sit(table, seat=2)
    assert refusal(await anna.call("POST", table, "/start", empty="bots")) == (200, "")


@pytest.mark.parametrize("seated", [True, False])
async def test_whoever_sits_acts_for_a_host_who_has_gone(house: House, *, seated: bool) -> None:
    table, anna, bo = await three_seats(house)
    cilla = house.guest()
    await cilla.told(table)
    if not seated:
        await anna.call("DELETE", table, "/seats/0")
    left = house.clock.now()
    await house.advance(GRACE - 1)
    for _ in range(2):
        told = await bo.told(table)
        assert (told["host_away"], told["host"]) == (left, False)
        path = "/seats/2/bot"
        assert refusal(await bo.call("PUT", table, path)) == (403, "not-the-host")
        left = house.clock.now()
        await anna.told(table)  # who looks at the table is here
        assert (await bo.told(table))["host_away"] is None
        await house.advance(GRACE - 1)
    await house.advance(1)
    assert refusal(await cilla.call("POST", table, "/start")) == (401, "no-token")
    assert refusal(await bo.call("DELETE", table)) == (403, "not-the-host")
    if seated:
        assert refusal(await bo.call("DELETE", table, "/seats/0")) == (200, "")
    assert refusal(await bo.call("PUT", table, "/seats/0/bot")) == (200, "")
    assert refusal(await bo.call("POST", table, "/start", empty="bots")) == (200, "")
    assert refusal(await bo.call("POST", table, "/restart")) == (200, "")
    assert (await anna.told(table))["host"]
    assert refusal(await bo.call("POST", table, "/start")) == (403, "not-the-host")


async def test_a_stranger_never_acts_for_the_host(house: House) -> None:
    table, _, _ = await three_seats(house)
    stranger = house.guest()
    await stranger.make_table({}, {}, {})
    await house.advance(10 * GRACE)
    for method, path in (("POST", "/start"), ("POST", "/restart"), ("DELETE", "/seats/0")):
        assert refusal(await stranger.call(method, table, path)) == (403, "not-the-host")


@given(
    host_at=st.none() | st.floats(0, 100),
    seats_at=st.lists(st.none() | st.floats(0, 100), max_size=2),
    moment=st.floats(0, 100),
)
def test_the_host_is_here_while_any_of_theirs_is(
    host_at: float | None, seats_at: list[float | None], moment: float
) -> None:
    now = laid("person", "person", "person")
    for _ in seats_at:
        now = sitting(now, MAKER, sum(seat.taken for seat in now.seats))
    now = sitting(now, "bo", 2)
    away = {HOST: host_at, **dict(enumerate(seats_at))}.get
    everywhere = [host_at, *seats_at]
    gone = [at for at in everywhere if at is not None]
    expected = max(gone) if len(gone) == len(everywhere) else None
    assert host_away(now, away) == expected
    if expected is not None and expected <= moment:
        check_acting(now, "bo", away, moment)
    else:
        with pytest.raises(Refused, match="not-the-host"):
            check_acting(now, "bo", away, moment)
    check_acting(now, MAKER, away, moment)


async def write_and_talk(guest: Guest, table: str) -> None:
    """As partners in seat 1 do, who have to wait until the seat cannot pass to others."""
    note = {"card": "rope", "text": "my eyes only"}
    mark = {"card": "rope", "seat": 0, "mark": "maybe"}
    for method, path, body in (
        ("PUT", "/seats/1/notebook/notes", note),
        ("PUT", "/seats/1/notebook/marks", mark),
        ("POST", "/chat", {"channel": "team", "seat": 1, "text": "for my partner"}),
    ):
        assert refusal(await guest.call(method, table, path, **body)) == (409, "not-started")


@pytest.mark.fault("notes-to-others")
async def test_what_one_wrote_is_not_for_whoever_sits_there_next(house: House) -> None:
    table, _, bo = await three_seats(house)
    await write_and_talk(bo, table)
    await bo.call("DELETE", table, "/seats/1")
    cilla = house.guest()
    await cilla.sit(table, seat=1)
    stream = await cilla.read(table, 1)
    assert b"my eyes only" not in stream.body
    assert b"for my partner" not in stream.body
    await stream.close()


@pytest.mark.fault("notes-to-others")
async def test_what_one_wrote_is_not_for_whoever_gets_the_number_of_the_seat(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {}, {}, edition="modern")
    await anna.sit(table, seat=1)
    await bo.sit(table, seat=2)
    await write_and_talk(anna, table)
    assert refusal(await anna.call("POST", table, "/start", empty="remove")) == (200, "")
    stream = await bo.read(table, 1)
    assert b"my eyes only" not in stream.body
    assert b"for my partner" not in stream.body
    await stream.close()


async def test_everyone_sees_the_lobby_change(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    watching = await house.guest().read(table)
    await anna.sit(table, name="Anna", suspect="plum")
    await anna.call("PUT", table, "/seats/1/bot")
    seats = watching.beside("table")[-1]["seats"]
    assert [(seat["name"], seat["taken"]) for seat in seats] == [
        ("Anna", True),
        ("", True),
        ("", False),
    ]
    assert seats[0]["suspect"] == "plum"
    await watching.close()


async def test_a_table_has_a_name_of_four_words_when_the_machine_makes_it() -> None:

    made = {SystemMaker().table_id() for _ in range(200)}
    assert len(made) == 200
    assert all(len(name.split("-")) == 4 and name.isascii() and name.islower() for name in made)
