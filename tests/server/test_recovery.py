"""A link carries a person's seats to another device, once; nobody else can take them."""

import pytest
from msgspec.structs import replace

from tests.server.gathering.people import MAKER, laid, sitting
from tests.server.kit import Guest, House, Player, refusal
from tudor.rules import events as ev
from tudor.server.errors import Refused
from tudor.server.gathering.people import add_device, is_host, seats_of
from tudor.server.settings import Settings

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}


async def playing(house: House) -> tuple[str, Guest]:
    anna = house.guest()
    table = await anna.begin({}, BOT, BOT)
    return table, anna


async def secret_of(guest: Guest, table: str) -> str:
    response = await guest.call("POST", table, "/recovery")
    assert refusal(response) == (201, "")
    return str(response.json()["secret"])


@pytest.mark.fault("ghost")
@pytest.mark.fault("last-card-lost")
async def test_another_device_shows_the_same_seat_and_both_are_live(house: House) -> None:
    table, anna = await playing(house)
    player = Player(anna, table, 0, await anna.read(table, 0))
    while not any(
        isinstance(event, ev.Shown) and event.asker == 0 and event.card
        for message in player.stream.messages
        for event in message.events
    ):
        await player.play()
    mark = {"card": "rope", "seat": 1, "mark": "maybe"}
    await anna.call("PUT", table, "/seats/0/notebook/marks", **mark)
    phone = house.guest()
    response = await phone.call("POST", table, "/return", secret=await secret_of(anna, table))
    assert (refusal(response), response.json()["mine"]) == ((200, ""), [0])
    assert "HttpOnly" in response.headers["set-cookie"]
    assert response.json()["host"]
    assert [seat["people"] for seat in response.json()["seats"]] == [1, 0, 0]
    here, there = await anna.read(table, 0), await phone.read(table, 0)
    assert here.body == there.body
    for path in ("", "/seats/0", "/seats/0/notebook", "/seats/0/invitation", "/seats/0/help"):
        one, other = [(await guest.call("GET", table, path)).content for guest in (anna, phone)]
        assert one == other
    await player.play()
    await phone.call("PUT", table, "/seats/0/notebook/marks", **mark | {"card": "hall"})
    assert here.body == there.body
    assert len(here.beside("notebook")[-1]["marks"]) == 2
    for stream in (here, there, player.stream):
        await stream.close()


async def test_the_link_works_once_and_outlives_a_restart(house: House) -> None:
    table, anna = await playing(house)
    secret = await secret_of(anna, table)
    phone = await house.restarted(house.guest())
    assert refusal(await phone.call("POST", table, "/return", secret=secret)) == (200, "")
    thief = house.guest()
    response = await thief.call("POST", table, "/return", secret=secret)
    assert refusal(response) == (403, "link-used")
    assert "set-cookie" not in response.headers
    phone = await house.restarted(phone)
    assert (await phone.told(table))["mine"] == [0]


async def test_the_link_is_too_old_after_an_hour(house: House) -> None:
    table, anna = await playing(house)
    response = (await anna.call("POST", table, "/recovery")).json()
    assert response["until"] == house.clock.now() + Settings().recovery
    await house.advance(Settings().recovery + 1)
    refused = await house.guest().call("POST", table, "/return", secret=response["secret"])
    assert refusal(refused) == (403, "link-used")


@pytest.mark.fault("identity-in-message")
async def test_nobody_else_can_take_the_seat(house: House) -> None:
    table, anna = await playing(house)
    other, _ = await playing(house)
    bo = house.guest()
    await bo.make_table({}, {}, {})
    assert refusal(await house.guest().call("POST", table, "/recovery")) == (401, "no-token")
    assert refusal(await bo.call("POST", table, "/recovery")) == (403, "not-your-seat")
    secret = await secret_of(anna, table)
    for wrong in ("", secret[:-1], secret.upper(), "é" * 43, "x" * 5000):
        assert refusal(await bo.call("POST", table, "/return", secret=wrong)) == (403, "link-used")
    assert refusal(await bo.call("POST", other, "/return", secret=secret)) == (403, "link-used")
    assert (await bo.told(table))["mine"] == []
    text = str(house.tables._live[table].gathering)
    assert secret not in text


async def test_nobody_comes_back_as_one_they_play_against(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, BOT)
    await anna.sit(table)
    await bo.sit(table)
    secret = await secret_of(anna, table)
    assert refusal(await bo.call("POST", table, "/return", secret=secret)) == (
        409,
        "on-another-side",
    )
    assert (await bo.told(table))["mine"] == [1]


async def test_a_device_brings_another_device(house: House) -> None:
    table, anna = await playing(house)
    phone, tablet = house.guest(), house.guest()
    await phone.call("POST", table, "/return", secret=await secret_of(anna, table))
    await tablet.call("POST", table, "/return", secret=await secret_of(phone, table))
    assert (await tablet.told(table))["mine"] == [0]
    assert [line["id"] for line in (await tablet.get("/api/tables/mine")).json()] == [table]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_link_that_met_a_full_disk(house: House, when: str) -> None:
    table, anna = await playing(house)
    secret = await secret_of(anna, table)
    phone = house.guest()
    token = (await phone.post("/api/guests")).json()["token"]
    phone.headers["authorization"] = f"Bearer {token}"
    await phone.told(table)
    house.log.failures = ["", when]  # the link is looked up, and then the person cannot be kept
    assert refusal(await phone.call("POST", table, "/return", secret=secret)) == (503, "storage")
    response = await phone.call("POST", table, "/return", secret=secret)
    # Where it was kept all the same the link is used up, and has done its work.
    assert response.status_code == (200 if when == "before" else 403)
    assert (await phone.told(table))["mine"] == [0]


def test_all_that_was_a_hosts_comes_along_to_their_other_device() -> None:
    now = sitting(laid("person", "person", "person", host="laptop"), "phone")
    now = replace(now, devices=frozenset({("tablet", "laptop")}))
    now = add_device(now, "laptop", "phone")
    for token in ("laptop", "phone", "tablet"):
        assert (is_host(now, token), seats_of(now, token)) == (True, (0,))


def test_a_person_has_so_many_devices_and_no_more() -> None:
    now = sitting(laid("person", "person", "person"), MAKER)
    for number in range(20):
        now = add_device(now, f"device {number}", MAKER)
    with pytest.raises(Refused, match="too-many-people"):
        add_device(now, "one more", MAKER)
    assert add_device(now, "device 3", MAKER) == now
