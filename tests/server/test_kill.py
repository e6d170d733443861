"""A server that is killed again and again in the middle of a game loses and doubles nothing."""

import asyncio
import contextlib
import random
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.kit.guest import COMMITMENT, GIVEN
from tests.server.live import Server
from tudor.bots.novice import Novice
from tudor.rules.actions import SeatAction
from tudor.rules.chance import Source
from tudor.rules.edition import load
from tudor.rules.legal import Legal
from tudor.rules.record import Entry, load_record
from tudor.rules.see import see
from tudor.server.api.shapes.streams import Message

pytestmark = pytest.mark.anyio
KILLS = 10


class Client:
    """A browser: it reads its stream, resumes it, and acts when it is for its seat to act."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=10)
        self.table = ""
        self.seat = -1
        self.messages: list[Message] = []
        self.acknowledged: dict[int, SeatAction] = {}
        self._novice: Novice | None = None

    async def sit(self, table: str) -> None:
        wanted = {"commitment": COMMITMENT}
        response = await self.http.post(f"/api/tables/{table}/seats", json=wanted)
        self.table, self.seat = table, response.json()["mine"][0]

    async def open(self) -> None:
        opening = {"deal": 1, "opening": GIVEN.hex()}
        path = f"/api/tables/{self.table}/seats/{self.seat}/opening"
        assert (await self.http.put(path, json=opening)).status_code == 200

    async def play(self) -> None:
        """To the end of the game, whatever becomes of the server meanwhile."""
        while not self.over:
            try:
                await self._read()
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    @property
    def over(self) -> bool:
        position = self.messages[-1].position if self.messages else None
        return position is not None and position.actor is None

    async def _read(self) -> None:
        headers = {"last-event-id": str(len(self.messages))}
        path = f"/api/tables/{self.table}/seats/{self.seat}"
        async with self.http.stream("GET", f"{path}/stream", headers=headers) as stream:
            assert stream.status_code == 200
            if self.messages:
                # What came before the break may still be for this seat to do.
                await self._act((await self.http.get(path)).json())
            beside = False
            async for line in stream.aiter_lines():
                if line.startswith("event: "):
                    beside = True
                elif line.startswith("data: ") and beside:
                    beside = False
                elif line.startswith("data: "):
                    message = msgspec.json.decode(line[6:], type=Message)
                    assert message.number == len(self.messages) + 1
                    self.messages.append(message)
                    if self._novice is None:
                        suspects = (await self.http.get(f"/api/tables/{self.table}")).json()
                        names = tuple(seat["suspect"] for seat in suspects["seats"])
                        self._novice = Novice(load("travel"), names, self.seat)
                    self._novice.see(message.events)
                    if message.position:
                        await self._act(msgspec.to_builtins(message.position))
                    if self.over:
                        return

    async def _act(self, found: dict[str, Any]) -> None:
        number = found["number"]
        if found["actor"] != self.seat or number != len(self.messages) or not self._novice:
            return
        legal = msgspec.convert(found["legal"], type=Legal)
        action = self._novice.choose(legal, Source.seeded(self.seat, number))
        body = msgspec.json.encode({"expected": number, "action": action})
        path = f"/api/tables/{self.table}/seats/{self.seat}/actions"
        response = await self.http.post(path, content=body)
        if response.status_code == 200:
            assert response.json() == {"number": number + 1}
            self.acknowledged[number + 1] = action
        else:
            assert response.json()["reason"] in {"stale", "storage"}, response.text


async def kill_often(server: Server, client: Client, killed: list[int]) -> None:
    chance = random.Random(2006)
    while len(killed) < KILLS:
        rows = len(client.messages)
        await asyncio.sleep(chance.random() * 0.2)
        if len(client.messages) == rows:
            continue
        server.kill()
        killed.append(len(client.messages))
        await asyncio.to_thread(server.start)


@pytest.mark.only_on("sqlite", "test_kill_under_load kills servers on either, and the database too")
async def test_nothing_acknowledged_is_lost(database: str) -> None:
    killed: list[int] = []
    with Server(database) as server:
        while len(killed) < KILLS:
            await one_game(server, killed)


async def one_game(server: Server, killed: list[int]) -> None:
    clients = [Client(server.url) for _ in range(3)]
    seats = [{}, {}, {}, {"kind": "bot"}]
    made = {"seats": seats, "answer_delay": 20, "bot_pace": 10}
    table = (await clients[0].http.post("/api/tables", json=made)).json()["id"]
    for client in clients:
        await client.sit(table)
    started = await clients[0].http.post(f"/api/tables/{table}/start", json={})
    assert started.status_code == 200, started.text
    for client in clients:
        await client.open()
    killing = asyncio.create_task(kill_often(server, clients[0], killed))
    async with asyncio.timeout(120):
        await asyncio.gather(*[client.play() for client in clients])
    killing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await killing
    if server.process.poll() is not None:
        server.start()

    record = load_record((await clients[0].http.get(f"/api/tables/{table}/record")).content)
    replayed = list(record.replay())
    for client in clients:
        assert [message.number for message in client.messages] == list(range(1, len(replayed) + 1))
        for number, action in client.acknowledged.items():
            assert record.entries[number - 1] == Entry(client.seat, action)
        for message, (_, events) in zip(client.messages, replayed, strict=True):
            assert message.events == tuple(see(event, client.seat) for event in events)
        await client.http.aclose()
