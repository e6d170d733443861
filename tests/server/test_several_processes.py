"""Two processes serve the same tables: what one does, the other tells at once."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from typing import Any, Self

import httpx
import msgspec
import pytest

from tests.crowd.houses import House
from tests.postgres import Postgres
from tests.server.kit.guest import COMMITMENT, GIVEN

pytestmark = pytest.mark.anyio


@pytest.fixture
async def houses(postgres: Postgres) -> AsyncIterator[list[House]]:
    url = postgres.new_database()
    running = [House(url), House(url)]
    with contextlib.ExitStack() as stack:
        for house in running:
            stack.callback(house.kill)
            await asyncio.to_thread(house.start)
        yield running
    postgres.drop(url)


class Person:
    """A browser that calls one process and reads at another."""

    def __init__(self, calls: House, reads: House) -> None:
        self.calls = httpx.AsyncClient(base_url="http://{}:{}".format(*calls.address))
        self._reads = "http://{}:{}".format(*reads.address)
        self._news = asyncio.Condition()
        self._told: list[tuple[str, Any]] = []
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reading:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        await self.calls.aclose()

    async def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        response = await self.calls.request(method, f"/api/tables{path}", json=body)
        assert response.is_success, response.text
        return response.json() if response.content else None

    async def gather(self, **options: object) -> str:
        """A table of three, two of them bots, at which this person plays."""
        seats = [{}, {"kind": "bot"}, {"kind": "bot"}]
        made = await self.ask(
            "POST", "", {"seats": seats, "answer_delay": 0, "bot_pace": 0} | options
        )
        table: str = made["id"]
        await self.ask("POST", f"/{table}/seats", {"commitment": COMMITMENT, "name": "Anna"})
        return table

    async def begin(self, table: str) -> None:
        await self.ask("POST", f"/{table}/start", {})
        opening = {"deal": 1, "opening": GIVEN.hex()}
        await self.ask("PUT", f"/{table}/seats/0/opening", opening)

    def read(self, path: str) -> None:
        """Begin to read a stream."""
        self._reading = asyncio.create_task(self._read(f"/api/tables{path}/stream"))

    async def heard(self, kind: str, **wanted: object) -> dict[str, Any]:
        """What was told of a kind, once it is so: keys and their values."""

        def found() -> dict[str, Any]:
            return next(
                (told for of, told in self._told if of == kind and wanted.items() <= told.items()),
                {},
            )

        async with asyncio.timeout(30), self._news:
            await self._news.wait_for(found)
        return found()

    async def _read(self, path: str) -> None:
        async with (
            httpx.AsyncClient(base_url=self._reads, cookies=self.calls.cookies) as client,
            client.stream("GET", path, timeout=None) as stream,
        ):
            kind = "row"
            async for line in stream.aiter_lines():
                if line.startswith("event: "):
                    kind = line[7:]
                elif line.startswith("data: "):
                    async with self._news:
                        self._told.append((kind, msgspec.json.decode(line[6:])))
                        self._news.notify_all()
                    kind = "row"


async def test_all_that_happens_is_told_elsewhere(houses: list[House]) -> None:
    async with Person(*houses) as anna, Person(*reversed(houses)) as bo:
        table = await anna.gather()
        bo.read(f"/{table}")
        assert (await bo.heard("table", stage="lobby"))["seats"][0]["name"] == "Anna"
        await anna.begin(table)
        await bo.heard("table", stage="playing")
        await bo.heard("row", number=1)
        anna.read(f"/{table}/seats/0")
        line = {"channel": "table", "seat": 0, "text": "hello"}
        await anna.ask("POST", f"/{table}/chat", line)
        await bo.heard("chat", text="hello")
        await anna.heard("chat", text="hello")
        mark = {"card": "rope", "seat": 1, "mark": "no"}
        await anna.ask("PUT", f"/{table}/seats/0/notebook/marks", mark)
        await anna.heard("notebook", marks=[mark])


async def test_each_call_may_go_to_another_process(houses: list[House]) -> None:
    async with Person(*houses) as anna, Person(*houses) as phone, Person(*houses) as bo:
        turn = itertools.cycle("http://{}:{}".format(*house.address) for house in houses)

        async def ask(who: Person, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
            who.calls.base_url = next(turn)
            return await who.ask(method, path, body)

        bots = [{"kind": "bot"}, {"kind": "bot"}]
        rules = {"answer_delay": 0, "bot_pace": 0, "password": "hush", "clock": 600}
        for _ in range(5):
            made = await ask(anna, "POST", "", {"seats": [{}, *bots, {}]} | rules)
            table = f"/{made['id']}"
            await ask(anna, "POST", f"{table}/seats", {"commitment": COMMITMENT})
            link = await ask(anna, "POST", f"{table}/recovery")
            await ask(bo, "POST", f"{table}/admission", {"password": "hush"})
            await ask(bo, "POST", f"{table}/seats", {"commitment": COMMITMENT})
            await ask(bo, "POST", f"{table}/recovery")
            await ask(phone, "POST", f"{table}/return", {"secret": link["secret"]})
            said = {"channel": "table", "seat": 0, "text": "hello"}
            await ask(phone, "POST", f"{table}/chat", said)
            await ask(anna, "POST", f"{table}/start", {})
            opening = {"deal": 1, "opening": GIVEN.hex()}
            await ask(phone, "PUT", f"{table}/seats/0/opening", opening)
            await ask(bo, "PUT", f"{table}/seats/3/opening", opening)
            await ask(bo, "GET", f"{table}/seats/3")
            await ask(anna, "POST", f"{table}/time")
            mark = {"card": "rope", "seat": 1, "mark": "no"}
            await ask(phone, "PUT", f"{table}/seats/0/notebook/marks", mark)
            await ask(anna, "DELETE", table)


async def test_a_table_that_is_deleted_is_gone_everywhere(houses: list[House]) -> None:
    async with Person(*houses) as anna, Person(*reversed(houses)) as bo:
        table = await anna.gather()
        assert (await bo.calls.get(f"/api/tables/{table}")).status_code == 200
        await anna.ask("DELETE", f"/{table}")
        async with asyncio.timeout(30):
            while (await bo.calls.get(f"/api/tables/{table}")).status_code != 404:
                pass


async def test_two_who_take_one_seat_at_two_processes(houses: list[House]) -> None:
    async with Person(*houses) as anna, Person(*houses) as bo, Person(*reversed(houses)) as cilla:
        made = await anna.ask("POST", "", {"seats": [{}, {}, {}]})
        path = f"/api/tables/{made['id']}/seats"
        answers = await asyncio.gather(
            *[
                one.calls.post(path, json={"commitment": COMMITMENT, "seat": 0})
                for one in (bo, cilla)
            ]
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        answers = await asyncio.gather(
            *[one.calls.post(path, json={"commitment": COMMITMENT}) for one in (anna, bo, cilla)]
        )
        seats = [tuple(answer.json()["mine"]) for answer in answers]
        assert sorted(seats) == [(0,), (1,), (2,)]


async def test_the_bots_of_a_process_that_dies_are_taken_over(houses: list[House]) -> None:
    first, second = houses
    async with Person(first, second) as anna:
        seats = [{"kind": "bot"}] * 3
        made = await anna.ask("POST", "", {"seats": seats, "answer_delay": 0, "bot_pace": 200})
        anna.read(f"/{made['id']}")
        await anna.ask("POST", f"/{made['id']}/start", {})
        await anna.heard("row", number=5)
        first.kill()
        newest = max(told["number"] for kind, told in anna._told if kind == "row")
        await anna.heard("row", number=newest + 5)
        numbers = [told["number"] for kind, told in anna._told if kind == "row"]
        assert numbers == list(range(1, len(numbers) + 1))
