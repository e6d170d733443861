"""Callers to try a server with, and what they read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import msgspec

from tudor.server.api.shapes import Message, Position

if TYPE_CHECKING:
    from tests.server.kit.house import House


class Guest(httpx.AsyncClient):
    """A browser or a program of its own."""

    def __init__(self, house: House, headers: dict[str, str] | None = None) -> None:
        super().__init__(
            transport=httpx.ASGITransport(house.app, raise_app_exceptions=False),
            base_url="http://tudor.test",
            headers=headers,
        )
        self.house = house

    async def make_table(self, *seats: dict[str, Any], **options: object) -> str:
        body = {"seats": seats, "answer_delay": 0, "bot_pace": 0} | options
        response = await self.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    async def begin(self, *seats: dict[str, Any], **options: object) -> str:
        """A game that begins with this caller on every seat of a person."""
        table = await self.make_table(*seats, **options)
        for seat, wanted in enumerate(seats):
            if wanted.get("kind") != "bot":
                await self.sit(table, seat=seat)
        return table

    async def sit(self, table: str, **wanted: object) -> int:
        before = set((await self.get(f"/api/tables/{table}")).json()["mine"])
        response = await self.post(f"/api/tables/{table}/seats", json=wanted)
        assert response.status_code == 201, response.text
        await self.house.settle()
        return int(*(set(response.json()["mine"]) - before))

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
            if not message.get("more_body"):
                self._left.set()

    @property
    def open(self) -> bool:
        return not self._task.done()

    @property
    def messages(self) -> list[Message]:
        lines = [line for line in self.body.split(b"\n") if line.startswith(b"data: ")]
        return [msgspec.json.decode(line[6:], type=Message) for line in lines]

    @property
    def ids(self) -> list[int]:
        return [int(line[4:]) for line in self.body.split(b"\n") if line.startswith(b"id: ")]

    async def close(self) -> None:
        self._left.set()
        await self._task
