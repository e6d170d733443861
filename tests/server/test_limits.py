"""Too many calls are refused; play is not, nor is a neighbour."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from ipaddress import IPv4Address, IPv6Address
from typing import Any
from unittest.mock import Mock

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Request
from litestar.middleware import rate_limit

from tests.server.kit import House, play_to_the_end
from tests.server.kit.player import Player
from tudor.phrases.catalogue import LANGUAGES, phrase
from tudor.server import document
from tudor.server.api.shapes.refusals import Problem
from tudor.server.api.shapes.seats import Position
from tudor.server.operations import counting
from tudor.server.operations.counting import Recent
from tudor.server.operations.limits import LIMITS, address_of
from tudor.server.settings import Settings

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.only_on("sqlite", "calls are counted in memory"),
]
NEIGHBOUR = "198.51.100.7"


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The limiter's clock, which stands still until a test moves it."""
    now = [time.time()]
    for module in (rate_limit, counting):
        monkeypatch.setattr(module, "time", lambda: now[0])
    return now


@pytest.fixture
async def open_house(database: str) -> AsyncIterator[House]:
    async with House(database, settings=Settings(limits=1)) as house:
        yield house


def caller(house: House, address: str = "192.0.2.1", token: str = "") -> httpx.AsyncClient:
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(house.app, client=(address, 1)),
        base_url="http://tudor.test",
        headers={"authorization": f"Bearer {token}"} if token else {},
    )


async def statuses(calls: int, client: httpx.AsyncClient, path: str) -> list[int]:
    return [(await client.post(path, json={})).status_code for _ in range(calls)]


async def test_who_calls_too_often_is_told_when_to_come_back(
    open_house: House, moment: list[float]
) -> None:
    anna = caller(open_house)
    assert set(await statuses(60, anna, "/api/guests")) == {201}
    response = await anna.post("/api/guests", headers={"accept-language": "nl"})
    assert response.status_code == 429, response.text
    problem = msgspec.json.decode(response.content, type=Problem)
    assert (problem.status, problem.reason) == (429, "too-many")
    assert problem.message == phrase("nl", "problem-too-many")
    assert 1 <= int(response.headers["retry-after"]) <= 60
    assert (await caller(open_house, NEIGHBOUR).post("/api/guests")).status_code == 201
    moment[0] += int(response.headers["retry-after"])
    assert (await anna.post("/api/guests")).status_code == 201


async def test_a_token_is_counted_wherever_it_calls_from(
    open_house: House, moment: list[float]
) -> None:
    token = (await caller(open_house).post("/api/guests")).json()["token"]
    wanted: dict[str, Any] = {"seats": [{}, {}, {}]}
    told = [
        await caller(open_house, f"192.0.2.{n}", token).post("/api/tables", json=wanted)
        for n in range(31)
    ]
    assert [response.status_code for response in told] == [201] * 30 + [429]
    assert moment


@pytest.mark.parametrize("name", ["admission", "recovery", "return", "partners"])
def test_what_can_be_guessed_is_kept_scarce(name: str) -> None:
    scope: Any = {
        "method": "POST",
        "path_params": {},
        "path_template": f"/api/tables/{{table_id}}/{name}",
    }
    a_minute = [limit for limit in LIMITS if limit.covers(scope) and limit.unit == "minute"]
    an_hour = [limit for limit in LIMITS if limit.covers(scope) and limit.unit == "hour"]
    assert min(limit.a_token for limit in a_minute) <= 10
    assert min(limit.an_address for limit in an_hour) <= 240


async def test_wrong_invitations_are_kept_scarce(open_house: House, moment: list[float]) -> None:
    anna = open_house.guest()
    table = await anna.make_table({}, {}, {})
    bob = caller(open_house, NEIGHBOUR)
    path = f"/api/tables/{table}/seats/0/partners"
    told = [(await bob.post(path, json={"secret": "x"})).status_code for _ in range(31)]
    assert 429 not in told[:30]
    assert told[30] == 429
    assert (await anna.get(f"/api/tables/{table}")).status_code == 200
    assert moment


async def test_a_password_is_guessed_from_many_addresses_no_faster(
    open_house: House, moment: list[float]
) -> None:
    anna = open_house.guest()
    table, other = [await anna.make_table({}, {}, {}) for _ in range(2)]

    async def guess(table: str, number: int) -> int:
        guesser = caller(open_house, f"192.0.2.{number}")
        path = f"/api/tables/{table}/admission"
        return (await guesser.post(path, json={"password": "?"})).status_code

    told = [await guess(table, number) for number in range(31)]
    assert told == [200] * 30 + [429]
    assert await guess(other, 1) == 200
    moment[0] += 60
    assert await guess(table, 1) == 200


async def test_who_sends_no_token_of_ours_shares_none(
    open_house: House, moment: list[float]
) -> None:
    wanted: dict[str, Any] = {"seats": [{}, {}, {}]}
    for sent in ({"cookie": "theme=dark"}, {"cookie": "tudor=x"}, {"authorization": "Basic YTpi"}):
        told = [
            await caller(open_house, f"192.0.2.{n}").post("/api/tables", json=wanted, headers=sent)
            for n in range(31)
        ]
        assert {response.status_code for response in told} == {201}
    assert moment


async def test_the_document_is_made_once_and_counted(
    open_house: House, moment: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Mock(wraps=document.finish)
    monkeypatch.setattr(document, "finish", made)
    anna = caller(open_house)
    told = [(await anna.get("/api/schema/openapi.json")) for _ in range(601)]
    assert [response.status_code for response in told] == [200] * 600 + [429]
    assert len({response.content for response in told[:600]}) == made.call_count == 1
    assert moment


async def test_looking_for_tables_that_there_are_not(
    open_house: House, moment: list[float]
) -> None:
    anna = open_house.guest()
    table = await anna.make_table({}, {}, {})
    bob = caller(open_house, NEIGHBOUR)
    for n in range(60):
        assert (await bob.get(f"/api/tables/{table}")).status_code == 200
        assert (await bob.get(f"/api/tables/guess{n}")).status_code == 404
    for path in ("/api/tables/guess", f"/api/tables/{table}", f"/api/tables/{table}/stream"):
        assert (await bob.get(path)).status_code == 429
    assert (await bob.get("/api/editions")).status_code == 200
    assert (await anna.get(f"/api/tables/{table}")).status_code == 200
    moment[0] += 60
    assert (await bob.get(f"/api/tables/{table}")).status_code == 200


async def test_reading_and_acting_are_only_counted_by_the_second(
    open_house: House, moment: list[float]
) -> None:
    anna = open_house.guest()
    told = [(await anna.get("/api/options")).status_code for _ in range(601)]
    assert told == [200] * 600 + [429]
    moment[0] += 1
    assert (await anna.get("/api/options")).status_code == 200


async def test_a_whole_game_at_fifty_actions_a_second(
    open_house: House, moment: list[float]
) -> None:
    anna = open_house.guest()
    table = await anna.begin({}, {}, {})

    def soon(_: Position) -> None:
        moment[0] += 0.02

    players = [Player(anna, table, n, await anna.read(table, n), choice=soon) for n in range(3)]
    await play_to_the_end(players)


async def test_limits_that_are_raised_or_switched_off(
    new_database: Callable[[], str], moment: list[float]
) -> None:
    async with House(new_database(), settings=Settings(limits=2)) as house:
        assert (await statuses(121, caller(house), "/api/guests")) == [201] * 120 + [429]
    async with House(new_database(), settings=Settings(limits=0)) as house:
        assert set(await statuses(200, caller(house), "/api/guests")) == {201}
    assert moment


async def test_answers_do_not_say_how_many_calls_others_have_made(open_house: House) -> None:
    anna = open_house.guest()
    first, second = await anna.get("/api/options"), await anna.get("/api/options")
    assert first.headers == second.headers
    assert not [name for name in first.headers if name.startswith("ratelimit")]


async def test_the_memory_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "_REMEMBERED", 100)
    memory = Recent()
    for n in range(1000):
        await memory.set("anna", b"1", expires_in=60)
        await memory.set(str(n), b"1", expires_in=60)
    assert len(memory._kept) == 100
    assert await memory.get("anna")
    assert await memory.get("999")
    assert not await memory.get("0")


def request_from(host: str) -> Request[Any, Any, Any]:
    scope: Any = {"type": "http", "client": (host, 1), "headers": []}
    return Request(scope)


@given(st.ip_addresses(v=6, network="2001:db8::/32"), st.integers(0, 2**64 - 1))
def test_a_household_is_one_address(address: IPv6Address, other: int) -> None:
    same = IPv6Address(int(address) >> 64 << 64 | other)
    elsewhere = IPv6Address(int(address) ^ 1 << 64)
    assert address_of(request_from(str(address))) == address_of(request_from(str(same)))
    assert address_of(request_from(str(address))) != address_of(request_from(str(elsewhere)))


@given(st.ip_addresses(v=4))
def test_an_ipv4_address_is_one_however_it_is_written(address: IPv4Address) -> None:
    mapped = address_of(request_from(f"::ffff:{address}"))
    assert mapped == address_of(request_from(str(address))) == str(address)


@given(st.text(max_size=2000))
def test_whatever_is_given_for_an_address_is_short(host: str) -> None:
    assert len(address_of(request_from(host))) <= 64


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    assert phrase(language, "problem-too-many")
