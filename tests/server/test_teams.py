"""Several people on one seat: they share hand, notebook and stream, and any of them acts (M22)."""

import asyncio

import httpx
import pytest

from tests.server.gathering.people import MAKER, laid, sitting
from tests.server.kit import Guest, House, Stacked, refusal
from tudor.rules.actions import Roll
from tudor.server.errors import Refused
from tudor.server.gathering import teams

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}


async def two_sides(house: House) -> tuple[str, list[Guest]]:
    """A game of two sides, one person on each."""
    people = [house.guest(), house.guest()]
    table = await people[0].make_table({}, {}, edition="modern")
    for guest in people:
        await guest.sit(table)
    return table, people


async def secret_of(guest: Guest, table: str, seat: int) -> str:
    response = await guest.get(f"/api/tables/{table}/seats/{seat}/invitation")
    assert response.status_code == 200, response.text
    return str(response.json()["secret"])


async def join(guest: Guest, table: str, seat: int, secret: object) -> httpx.Response:
    return await guest.post(f"/api/tables/{table}/seats/{seat}/partners", json={"secret": secret})


async def partners(house: House) -> tuple[str, list[Guest], Guest]:
    """A game of two sides, and one more who has joined the side of seat 0."""
    table, people = await two_sides(house)
    cilla = house.guest()
    response = await join(cilla, table, 0, await secret_of(people[0], table, 0))
    assert response.status_code == 201
    assert response.json()["mine"] == [0]
    return table, people, cilla


@pytest.mark.rule("M22")
async def test_partners_read_the_same_bytes(database: str) -> None:
    async with House(database, chance=Stacked({})) as house:
        table, (anna, _), cilla = await partners(house)
        streams = [await guest.read(table, 0) for guest in (anna, cilla)]
        number = (await anna.position(table, 0)).number
        assert (await cilla.act(table, 0, number, Roll())).status_code == 200
        assert streams[0].body == streams[1].body
        assert streams[0].messages[number].by == 0
        for address in ("", "/notebook"):
            one, other = [
                (await guest.get(f"/api/tables/{table}/seats/0{address}")).content
                for guest in (anna, cilla)
            ]
            assert one == other
        for stream in streams:
            await stream.close()


@pytest.mark.rule("M22")
async def test_any_of_a_team_acts_and_only_once(database: str) -> None:
    async with House(database, chance=Stacked({})) as house:
        table, (anna, _), cilla = await partners(house)
        number = (await anna.position(table, 0)).number
        both = [guest.act(table, 0, number, Roll()) for guest in (anna, cilla)]
        statuses = sorted(response.status_code for response in await asyncio.gather(*both))
        assert statuses == [200, 409]


async def test_what_one_of_a_team_marks_the_other_sees(house: House) -> None:
    table, (anna, _), cilla = await partners(house)
    mark = {"card": "rope", "seat": 1, "mark": "no"}
    await anna.put(f"/api/tables/{table}/seats/0/notebook/marks", json=mark)
    notebook = (await cilla.get(f"/api/tables/{table}/seats/0/notebook")).json()
    assert notebook["marks"] == [mark]


async def test_everyone_sees_how_many_hold_a_seat(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, BOT)
    await anna.sit(table)
    bo = house.guest()
    assert (await join(bo, table, 0, await secret_of(anna, table, 0))).status_code == 201
    info = (await house.guest().get(f"/api/tables/{table}")).json()
    assert [seat["people"] for seat in info["seats"]] == [2, 0, 0]
    stream = await house.guest().read(table)
    assert [seat["people"] for seat in stream.beside("table")[-1]["seats"]] == [2, 0, 0]
    await stream.close()


async def test_who_watches_may_join_and_gets_a_cookie(house: House) -> None:
    table, (anna, _) = await two_sides(house)
    secret = await secret_of(anna, table, 0)
    cilla = house.guest()
    watching = await cilla.read(table)
    response = await join(cilla, table, 0, secret)
    assert "HttpOnly" in response.headers["set-cookie"]
    assert (await cilla.position(table, 0)).view.hand
    again = await join(cilla, table, 0, secret)
    assert (again.status_code, again.json()["mine"]) == (201, [0])
    assert again.json()["seats"][0]["people"] == 2
    await watching.close()


async def test_a_team_outlives_a_restart_and_so_does_its_invitation(house: House) -> None:
    table, (anna, _), cilla = await partners(house)
    secret = await secret_of(cilla, table, 0)
    assert secret != await secret_of(anna, table, 0)  # each partner's own, void once they leave
    cilla = await house.restarted(cilla)
    assert await secret_of(cilla, table, 0) == secret
    assert (await join(house.guest(), table, 0, secret)).status_code == 201


async def test_each_player_has_an_invitation_of_their_own_that_cannot_be_guessed(
    house: House,
) -> None:
    table, people = await two_sides(house)
    other, others = await two_sides(house)
    secrets = [await secret_of(guest, table, seat) for seat, guest in enumerate(people)]
    secrets.append(await secret_of(others[0], other, 0))
    assert len(set(secrets)) == 3
    assert all(len(secret) * 6 >= 128 for secret in secrets)
    for wrong in (secrets[2], "", secrets[0][:-1], "é", "x" * 5000):
        response = await join(house.guest(), table, 0, wrong)
        assert (response.status_code, response.json()["reason"]) == (403, "wrong-invitation")
        assert "set-cookie" not in response.headers


async def test_only_who_holds_the_seat_may_invite(house: House) -> None:
    table, (_, bo) = await two_sides(house)
    for guest, status in ((bo, 403), (house.guest(), 401)):
        response = await guest.get(f"/api/tables/{table}/seats/0/invitation")
        assert response.status_code == status


async def test_nobody_sees_the_hands_of_two_sides(house: House) -> None:
    people = [house.guest() for _ in range(3)]
    table = await people[0].make_table({}, {}, {})
    for guest in people[:2]:
        await guest.sit(table)
    response = await join(people[1], table, 0, await secret_of(people[0], table, 0))
    assert (response.status_code, response.json()["reason"]) == (409, "on-another-side")
    assert response.json()["message"]
    cilla = people[2]
    assert (await join(cilla, table, 1, await secret_of(people[1], table, 1))).status_code == 201
    for guest in (people[1], cilla):  # neither who has joined nor who was joined
        response = await guest.take_seat(table, seat=2)
        assert (response.status_code, response.json()["reason"]) == (409, "on-another-side")
    response = await join(cilla, table, 0, await secret_of(people[0], table, 0))
    assert (response.status_code, response.json()["reason"]) == (409, "on-another-side")


async def test_nobody_joins_one_who_plays_several_seats(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    for seat in (0, 1):
        await anna.sit(table, seat=seat)
    response = await join(house.guest(), table, 0, await secret_of(anna, table, 0))
    assert (response.status_code, response.json()["reason"]) == (409, "on-another-side")


async def test_who_has_no_invitation_is_told_nothing_of_the_seats(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, BOT, password="swordfish")
    await anna.sit(table)
    secret = await secret_of(anna, table, 0)
    for seat in range(-1, 4):
        response = await join(house.guest(), table, seat, "guessed")
        assert refusal(response) == (403, "wrong-invitation")
    assert refusal(await join(house.guest(), table, 0, 7)) == (400, "malformed")
    assert (await join(house.guest(), table, 0, secret)).status_code == 201


async def test_an_invitation_leads_to_whoever_sent_it(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {}, edition="modern")
    await anna.sit(table, seat=0)
    await bo.sit(table, seat=2)
    secret = await secret_of(bo, table, 2)
    assert refusal(await anna.call("POST", table, "/start", empty="remove")) == (200, "")
    response = await join(house.guest(), table, 2, secret)  # as the link said
    assert (response.status_code, response.json()["mine"]) == (201, [1])
    assert refusal(await bo.call("DELETE", table, "/seats/1")) == (200, "")
    response = await join(house.guest(), table, 1, secret)
    assert refusal(response) == (403, "wrong-invitation")


@pytest.mark.parametrize("who", [0, 1])
async def test_a_partner_leaves_alone_and_the_host_frees_the_seat(house: House, who: int) -> None:
    anna, bo, cilla = people = [house.guest() for _ in range(3)]
    table = await anna.make_table({}, {}, {})
    await anna.sit(table, seat=1)
    await bo.sit(table, seat=0, name="Bo")
    assert (await join(cilla, table, 0, await secret_of(bo, table, 0))).status_code == 201
    leaves, stays = people[1 + who], people[2 - who]
    assert refusal(await leaves.call("DELETE", table, "/seats/0")) == (200, "")
    assert [(await one.told(table))["mine"] for one in (leaves, stays)] == [[], [0]]
    seat = (await stays.told(table))["seats"][0]
    # Whoever left may be the only one who knows what the seat had promised.
    assert (seat["taken"], seat["people"], seat["commitment"]) == (True, 1, None)
    assert (await join(leaves, table, 0, await secret_of(stays, table, 0))).status_code == 201
    assert refusal(await anna.call("DELETE", table, "/seats/0")) == (200, "")
    assert not (await anna.told(table))["seats"][0]["taken"]


def test_a_seat_holds_so_many_partners_and_no_more() -> None:
    now = sitting(laid("person", "person", "person"), MAKER)
    for number in range(9):
        now = teams.join(now, 0, f"partner {number}")
    with pytest.raises(Refused, match="too-many-people"):
        teams.join(now, 0, "one more")
    assert teams.join(now, 0, "partner 3") == now


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_partner_who_cannot_be_written(house: House, when: str) -> None:
    table, (anna, _) = await two_sides(house)
    secret = await secret_of(anna, table, 0)
    cilla = house.guest()
    token = (await cilla.post("/api/guests")).json()["token"]
    cilla.headers["authorization"] = f"Bearer {token}"
    playing = house.tables._live[table].playing()
    await cilla.get(f"/api/tables/{table}")  # so that the next to use the log is the joining
    house.log.failures = [when]
    response = await join(cilla, table, 0, secret)
    assert (response.status_code, response.json()["reason"]) == (503, "storage")
    response = await join(cilla, table, 0, secret)
    assert (response.status_code, response.json()["seats"][0]["people"]) == (201, 2)
    assert house.tables._live[table].playing() is playing
