"""Callers to try a server with, and what they read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec

from tudor.rules.fair import commitment
from tudor.server.api.shapes.seats import Position
from tudor.server.api.shapes.streams import Message

if TYPE_CHECKING:
    from tests.server.kit.house import House


GIVEN: Final = bytes(range(32))
"""What everybody gives to every deal."""
COMMITMENT: Final = commitment(GIVEN)


_BODIED: Final = frozenset({"POST", "PUT"})


class Guest(httpx.AsyncClient):
    """A browser or a program of its own."""

    def __init__(self, house: House, headers: dict[str, str] | None = None) -> None:
        super().__init__(
            transport=httpx.ASGITransport(house.answer, raise_app_exceptions=False),
            base_url="http://tudor.test",
            headers=headers,
        )
        self.house = house

    async def make_table(self, *seats: dict[str, Any], **options: object) -> str:
        body = {"seats": seats, "answer_delay": 0, "bot_pace": 0} | options
        response = await self.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        made = response.json()
        self.house.hosts[made["id"]] = self
        await self.begin_if_full(made)
        return str(made["id"])

    async def begin(self, *seats: dict[str, Any], **options: object) -> str:
        """A game that begins with this caller on every seat of a person."""
        table = await self.make_table(*seats, **options)
        for seat, wanted in enumerate(seats):
            if wanted.get("kind") != "bot":
                await self.sit(table, seat=seat)
        return table

    async def sit(self, table: str, **wanted: object) -> int:
        """Sit down; where that was the last free seat, all open and the game begins."""
        before = set((await self.get(f"/api/tables/{table}")).json()["mine"])
        response = await self.take_seat(table, **wanted)
        assert response.status_code == 201, response.text
        sat = response.json()
        (seat,) = set(sat["mine"]) - before
        await self.begin_if_full(sat)
        await self.house.settle()
        return int(seat)

    async def take_seat(self, table: str, **wanted: object) -> httpx.Response:
        """Sit down, with something for the deal, and no more."""
        wanted = {"commitment": COMMITMENT} | wanted
        return await self.post(f"/api/tables/{table}/seats", json=wanted)

    async def begin_if_full(self, info: dict[str, Any]) -> None:
        """Have the host start, and everyone open, once every seat is taken."""
        table = info["id"]
        if not all(seat["taken"] for seat in info["seats"]) or info["stage"] != "lobby":
            return
        host = self.house.hosts[table]
        response = await host.post(f"/api/tables/{table}/start", json={})
        assert response.status_code == 200, response.text
        for guest in self.house.guests:
            seats = (await guest.get(f"/api/tables/{table}")).json().get("mine", ())
            for seat in seats:
                opened = await guest.open(table, seat)
                assert opened.status_code == 200, opened.text
        await self.house.settle()

    async def open(self, table: str, seat: int, deal: int = 1) -> httpx.Response:
        """Open what the seat gave to the deal."""
        opening = {"deal": deal, "opening": GIVEN.hex()}
        return await self.call("PUT", table, f"/seats/{seat}/opening", **opening)

    async def call(self, method: str, table: str, path: str = "", **body: object) -> httpx.Response:
        """Any call about a table."""
        address = f"/api/tables/{table}{path}"
        response = await self.request(method, address, json=body if method in _BODIED else None)
        await self.house.settle()
        return response

    async def told(self, table: str) -> dict[str, Any]:
        """What the caller is told of a table."""
        response = await self.call("GET", table)
        assert response.status_code == 200, response.text
        told: dict[str, Any] = response.json()
        return told

    async def position(self, table: str, seat: int) -> Position:
        response = await self.get(f"/api/tables/{table}/seats/{seat}")
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=Position)

    async def act(self, table: str, seat: int, expected: int, action: object) -> httpx.Response:
        body = msgspec.json.encode({"expected": expected, "action": action})
        response = await self.post(f"/api/tables/{table}/seats/{seat}/actions", content=body)
        await self.house.settle()
        return response

    async def read(self, table: str, seat: int | None = None, **headers: str) -> Stream:
        place = "" if seat is None else f"/seats/{seat}"
        stream = Stream(self, f"/api/tables/{table}{place}/stream", headers)
        await self.house.settle()
        return stream


def refusal(response: httpx.Response) -> tuple[int, str]:
    """How a call was refused; `(200, "")` and the like if it was not."""
    reason = "" if response.is_success else response.json()["reason"]
    return response.status_code, str(reason)


class Stream:
    """An open stream, and everything that came over it."""

    def __init__(self, guest: Guest, path: str, headers: dict[str, str]) -> None:
        request = guest.build_request("GET", path, headers=headers)
        self._scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": request.url.path,
            "raw_path": request.url.raw_path,
            "query_string": request.url.query,
            "root_path": "",
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": ("127.0.0.1", 1),
            "server": ("tudor.test", 80),
        }
        self.status = 0
        self.headers: list[tuple[bytes, bytes]] = []
        self.body = b""
        self.times: list[tuple[float, int]] = []
        """When how many bytes came."""
        self._clock = guest.house.clock
        self._left = asyncio.Event()
        self._asked = False
        self._task = asyncio.create_task(guest.house.app(self._scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], message["headers"]
        else:
            self.body += message["body"]
            self.times.append((self._clock.now(), len(message["body"])))
            if not message.get("more_body"):
                self._left.set()

    @property
    def open(self) -> bool:
        return not self._task.done()

    @property
    def messages(self) -> list[Message]:
        return [msgspec.json.decode(told, type=Message) for told in self._told(None)]

    def beside(self, kind: str) -> list[Any]:
        """What came beside the rows: of the table, the talk or the notebook."""
        return [msgspec.json.decode(told) for told in self._told(kind)]

    def _told(self, kind: str | None) -> Iterator[bytes]:
        for event in self.body.split(b"\n\n"):
            fields = dict(line.split(b": ", 1) for line in event.split(b"\n") if b": " in line)
            if b"data" in fields and fields.get(b"event", b"").decode() == (kind or ""):
                yield fields[b"data"]

    @property
    def ids(self) -> list[int]:
        return [int(line[4:]) for line in self.body.split(b"\n") if line.startswith(b"id: ")]

    async def close(self) -> None:
        self._left.set()
        await self._task
