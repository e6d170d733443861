"""Making a table, finding it, sitting down, and who a caller is."""

import msgspec
import pytest

from tests.server.kit import Guest, House
from tudor.server.api.shapes.editions import EditionInfo
from tudor.server.api.shapes.tables import TableInfo

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}


async def info(guest: Guest, table: str) -> TableInfo:
    response = await guest.get(f"/api/tables/{table}")
    return msgspec.json.decode(response.content, type=TableInfo)


async def test_editions(house: House) -> None:
    anna = house.guest()
    listed = msgspec.json.decode((await anna.get("/api/editions")).content, type=list[EditionInfo])
    one = (await anna.get("/api/editions/travel")).content
    assert msgspec.json.decode(one, type=EditionInfo) in listed
    assert listed[0].suspects[0] == "scarlett"


async def test_a_table_is_listed_while_it_has_room(house: House) -> None:
    anna = house.guest()
    first = await anna.make_table({}, BOT, BOT, listed=True)
    await house.advance(1)
    second = await anna.make_table({}, {}, BOT, listed=True)
    await anna.make_table(BOT, BOT, BOT, listed=True)
    listed = (await anna.get("/api/tables")).json()
    assert [table["id"] for table in listed] == [second, first]
    assert [seat["taken"] for seat in listed[1]["seats"]] == [False, True, True]
    await anna.sit(first)
    listed = (await anna.get("/api/tables")).json()
    assert [table["id"] for table in listed] == [second]


async def test_the_game_begins_when_every_seat_is_taken(house: House) -> None:
    anna, bob = house.guest(), house.guest()
    table = await anna.make_table({"suspect": "plum"}, {}, BOT, house_rules={"turn_limit": 50})
    before = await info(anna, table)
    assert (before.stage, before.number, before.view, before.mine) == ("lobby", 0, None, ())
    assert before.house_rules == {"turn_limit": 50}
    assert before.edition.options.turn_limit == 50
    await anna.sit(table, name="Anna")
    await bob.sit(table, suspect="green", name="Bob")
    after = await info(bob, table)
    assert after.stage == "playing"
    assert after.number > 1
    assert after.mine == (1,)
    assert [seat.suspect for seat in after.seats] == ["plum", "green", "scarlett"]
    assert [seat.name for seat in after.seats] == ["Anna", "Bob", ""]
    assert after.view
    assert after.view.viewer == "public"
    assert after.view.hand == ()


async def test_one_browser_may_hold_several_seats(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    assert [await anna.sit(table, seat=seat) for seat in (2, 0)] == [2, 0]
    again = await anna.take_seat(table)
    assert again.json()["mine"] == [0, 2]
    again = await anna.take_seat(table, seat=2)
    assert (again.status_code, again.json()["mine"]) == (201, [0, 2])


async def test_a_browser_is_a_guest_by_its_cookie(house: House) -> None:
    anna = house.guest()
    response = await anna.post("/api/tables", json={"seats": [{}, {}, {}]})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    assert len(anna.cookies["tudor"]) == 43
    table = response.json()["id"]
    response = await anna.take_seat(table)
    assert "set-cookie" not in response.headers
    bob = house.guest()
    bob.base_url = "https://tudor.test"
    response = await bob.take_seat(table)
    assert "Secure" in response.headers["set-cookie"]
    broken = house.guest(cookie="tudor=nonsense")
    response = await broken.take_seat(table)
    assert response.status_code == 201
    assert "set-cookie" in response.headers


async def test_a_cookie_that_the_server_never_made_is_none(house: House) -> None:
    planted = {"cookie": f"tudor={'x' * 43}"}
    anna, other = house.guest(**planted), house.guest(**planted)
    response = await anna.post("/api/tables", json={"seats": [{}, {}, {}]})
    assert "set-cookie" in response.headers
    table = response.json()["id"]
    response = await anna.take_seat(table)
    assert "set-cookie" in response.headers
    assert response.json()["mine"] == [0]
    assert (await other.get(f"/api/tables/{table}")).json()["mine"] == []
    response = await other.get(f"/api/tables/{table}/seats/0/notebook")
    assert (response.status_code, response.json()["reason"]) == (401, "no-token")


async def test_a_guest_is_known_after_a_restart(house: House) -> None:
    maker = house.guest()
    table = await maker.make_table({}, {}, {})
    token = (await maker.post("/api/guests")).json()["token"]
    maker = await house.restarted(maker)
    program = house.guest(authorization=f"Bearer {token}")
    for guest in (maker, program):
        response = await guest.take_seat(table)
        assert response.status_code == 201
        assert "set-cookie" not in response.headers


async def test_a_proxys_password_locks_nobody_out(house: House) -> None:
    anna = house.guest(authorization="Basic YTpi")
    table = await anna.make_table({}, {}, {})
    seat = await anna.sit(table)
    assert (await anna.get(f"/api/tables/{table}/seats/{seat}/notebook")).status_code == 200


async def test_a_program_is_a_guest_by_its_bearer_token(house: House) -> None:
    response = await house.guest().post("/api/guests")
    assert response.status_code == 201
    assert "set-cookie" not in response.headers
    program = house.guest(authorization=f"Bearer {response.json()['token']}")
    table = await program.make_table({}, BOT, BOT)
    assert not program.cookies
    assert await program.sit(table) == 0
    assert (await program.position(table, 0)).view.viewer == 0


async def test_no_house_rule_is_no_change(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {}, house_rules={"dice": 2})
    assert (await info(anna, table)).house_rules == {}
