"""Being told that it is one's turn: by a push service of our own, read as a browser reads it."""

from __future__ import annotations

import logging

import pytest

from tests.server.kit.guest import Guest
from tests.server.push.conftest import PushingHouse
from tests.server.push.stand_in import Browser, PushService
from tudor.phrases.catalogue import LANGUAGES
from tudor.rules.actions import Roll
from tudor.rules.edition import load

pytestmark = pytest.mark.anyio


async def subscribe(guest: Guest, browser: Browser, endpoint: str, language: str = "en") -> None:
    response = await guest.put("/api/push", json=browser.subscription(endpoint, language))
    assert response.status_code == 204, response.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_does_not_look_is_told_in_their_language(
    house: PushingHouse, service: PushService, language: str
) -> None:
    anna, browser = house.guest(), Browser()
    table = await anna.make_table({}, {"kind": "bot"}, {"kind": "bot"})
    await subscribe(anna, browser, f"{service.origin}/anna", language)
    await anna.sit(table, name="Anna Karenina")
    await house.advance(60)
    await house.pusher.settle()
    (pushed,) = service.pushed
    told = browser.read(pushed.body)
    assert told.keys() == {"table", "text"}
    assert told["table"] == table
    assert table.replace("-", " ") in told["text"]
    assert not {"Anna", *load("travel").deck.ids} & set(told["text"].split())


async def test_the_push_service_learns_whose_server_it_is_and_no_more(
    house: PushingHouse, service: PushService
) -> None:
    anna, browser = house.guest(), Browser()
    table = await anna.make_table({}, {"kind": "bot"}, {"kind": "bot"})
    await subscribe(anna, browser, f"{service.origin}/anna")
    await anna.sit(table)
    await house.advance(60)
    await house.pusher.settle()
    (pushed,) = service.pushed
    assert pushed.path == "/anna"
    assert pushed.claims["aud"] == service.origin
    assert house.clock.now() < pushed.claims["exp"] <= house.clock.now() + 24 * 3600
    assert pushed.key == (await anna.get("/api/push")).json()["key"]
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) > 0
    assert len(pushed.headers["topic"]) <= 32
    said = pushed.path + str(pushed.headers) + str(pushed.claims)
    assert table not in said
    assert table.encode() not in pushed.body


async def test_who_looks_is_not_told(house: PushingHouse, service: PushService) -> None:
    anna, browser = house.guest(), Browser()
    table = await anna.begin({}, {"kind": "bot"}, {"kind": "bot"})
    await subscribe(anna, browser, f"{service.origin}/anna")
    stream = await anna.read(table, 0)
    for _ in range(30):
        position = await anna.position(table, 0)
        if position.actor == 0 and position.legal.roll:
            await anna.act(table, 0, position.number, Roll())
        elif position.actor == 0:
            break
        await house.advance(5)
    await house.pusher.settle()
    assert service.pushed == []
    await stream.close()


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_told_no_more(
    house: PushingHouse, service: PushService, status: int
) -> None:
    token = await told_once(house, service, status)
    assert await house.log.subscriptions([token]) == []


@pytest.mark.parametrize("status", [201, 302, 400, 429, 500])
async def test_one_that_is_not_gone_stays(
    house: PushingHouse, service: PushService, status: int
) -> None:
    service.answer = f"Location: {service.origin}/elsewhere\r\n"
    token = await told_once(house, service, status)
    assert len(await house.log.subscriptions([token])) == 1
    assert len(service.pushed) == 1


async def told_once(house: PushingHouse, service: PushService, status: int) -> str:
    """Tell somebody; the hash of their token."""
    service.status = status
    anna = house.guest()
    await anna.make_table({}, {"kind": "bot"}, {"kind": "bot"})
    await subscribe(anna, Browser(), f"{service.origin}/anna")
    (token,) = hosts(house)
    house.push("some-table-of-hers", [token])
    await house.pusher.settle()
    return token


def hosts(house: PushingHouse) -> list[str]:
    """The hashes of the tokens of those who made the tables."""
    return [table.gathering.host or "" for table in house.tables]


async def test_nothing_is_raised_where_nobody_can_be_told(
    house: PushingHouse, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    anna, browser = house.guest(), Browser()
    await anna.make_table({}, {"kind": "bot"}, {"kind": "bot"})
    await subscribe(anna, browser, f"{service.origin}/secret-path")
    await service.__aexit__()
    tokens = hosts(house)
    caplog.set_level(logging.DEBUG, "tudor")
    house.push("some-table-of-hers", tokens)
    await house.pusher.settle()
    house.log.failures = ("before",)
    house.push("some-table-of-hers", tokens)
    await house.pusher.settle()
    said = [record.getMessage() for record in caplog.records if record.name.startswith("tudor")]
    assert len(said) == 2
    assert not any("secret-path" in line or "some-table" in line for line in said)


async def test_a_browser_has_one_subscription_and_only_its_owner_ends_it(
    house: PushingHouse, service: PushService
) -> None:
    anna, mallory = house.guest(), house.guest()
    for one in (anna, mallory):
        await one.make_table({}, {"kind": "bot"}, {"kind": "bot"})
    tokens = hosts(house)
    for path in ("first", "second"):
        await subscribe(anna, Browser(), f"{service.origin}/{path}")
    endpoint = f"{service.origin}/second"
    assert [one.endpoint for one in await house.log.subscriptions(tokens)] == [endpoint]
    for guest, left in ((mallory, 1), (anna, 0)):
        response = await guest.request("DELETE", "/api/push", json={"endpoint": endpoint})
        assert response.status_code == 204
        assert len(await house.log.subscriptions(tokens)) == left


async def test_a_stranger_cannot_subscribe(house: PushingHouse, service: PushService) -> None:
    body = Browser().subscription(f"{service.origin}/anna")
    response = await house.guest().put("/api/push", json=body)
    assert (response.status_code, response.json()["reason"]) == (401, "no-token")


async def test_the_key_is_the_same_after_a_restart(house: PushingHouse) -> None:
    before = (await house.guest().get("/api/push")).json()
    assert len(before["key"]) == 87
    await house.restart()
    assert (await house.guest().get("/api/push")).json() == before


async def test_storage_errors_are_told(house: PushingHouse) -> None:
    house.log.failures = ("before",)
    response = await house.guest().get("/api/push")
    assert (response.status_code, response.json()["reason"]) == (503, "storage")
