"""A server whose clock stands still until a test moves it, and callers to try it with."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final, Self

import httpx
import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from tudor.bots.novice import Novice
from tudor.rules.actions import ChanceAction, Deal, Opening, SeatAction, Shuffle
from tudor.rules.chance import Source
from tudor.rules.edition import load
from tudor.rules.state import State
from tudor.server.api.shapes import Message, Position
from tudor.server.app import create_app
from tudor.server.errors import StorageError
from tudor.server.log import Log
from tudor.server.services import Chance, Services, draw_chance
from tudor.server.settings import Settings
from tudor.server.tables import Tables

START = 1_000_000.0


class HeldClock:
    """Stands still; `advance` moves it from one sleeper to the next."""

    def __init__(self) -> None:
        self.moment = START
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = 0

    def now(self) -> float:
        return self.moment

    async def sleep_until(self, moment: float) -> None:
        if moment > self.moment:
            self._count += 1
            woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._sleepers, (moment, self._count, woken))
            await woken

    def wake_next(self, limit: float) -> bool:
        """Go on to the next sleeper, unless it sleeps beyond `limit`."""
        while self._sleepers and self._sleepers[0][0] <= limit:
            moment, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                self.moment = max(self.moment, moment)
                woken.set_result(None)
                return True
        return False


class CountedMaker:
    """Ids and secrets that are the same in every test."""

    def __init__(self, name: str = "") -> None:
        self._name = name
        self._made = 0
        self.made: list[bytes] = []
        """The secrets so far."""

    def _next(self) -> str:
        self._made += 1
        return f"{self._name}{self._made}"

    def token(self) -> str:
        return self._next().rjust(43, "t")

    def table_id(self) -> str:
        return f"table{self._next()}"

    def secret(self) -> bytes:
        self.made.append(hashlib.sha256(self._next().encode()).digest())
        return self.made[-1]


class WatchedLog(Log):
    """Knows whether it is being read or written, and can be told to fail."""

    busy = 0
    failures: Sequence[str] = ()
    """Whether each of the next transactions fails before anything is written, or seems to fail
    after it was."""

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        self.busy += 1
        when, *rest = self.failures or ("",)
        self.failures = rest
        try:
            if when == "before":
                raise StorageError("the disk is full")
            async with super()._transaction() as connection:
                yield connection
            if when == "after":
                raise StorageError("the disk is gone")
        finally:
            self.busy -= 1


class House:
    """A server on a file, which can be stopped and started again."""

    def __init__(
        self,
        path: Path,
        *,
        chance: Chance = draw_chance,
        settings: Settings | None = None,
        name: str = "",
    ) -> None:
        self.path = path
        self.clock = HeldClock()
        self.maker = CountedMaker(name)
        self._services = Services(self.clock, self.maker, chance)
        self._settings = settings or Settings()
        self._running = AsyncExitStack()
        self._settling: asyncio.Task[None] | None = None
        self.log: WatchedLog
        self.tables: Tables
        self.app: Any

    async def __aenter__(self) -> Self:
        log = await WatchedLog.open(self.path)
        assert isinstance(log, WatchedLog)
        self.log = log
        self._running.push_async_callback(self.log.close)
        self.tables = Tables(self.log, self._services, self._settings)
        self.app = create_app(self.tables)
        await self._running.enter_async_context(self.app.lifespan())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._running.aclose()

    async def restart(self) -> None:
        await self.__aexit__()
        self._running = AsyncExitStack()
        await self.__aenter__()

    async def settle(self) -> None:
        """Let everything go on until nothing can, but for the clock's sleepers."""
        if self._settling is None:
            self._settling = asyncio.create_task(self._settle())
        await asyncio.shield(self._settling)

    async def _settle(self) -> None:
        ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
        while True:
            await asyncio.sleep(0)
            if not ready and not self.log.busy:
                self._settling = None
                return

    async def advance(self, seconds: float) -> None:
        """Let time pass, stopping at every sleeper."""
        end = self.clock.moment + seconds
        await self.settle()
        while self.clock.wake_next(end):
            await self.settle()
        self.clock.moment = end

    def guest(self, **headers: str) -> Guest:
        return Guest(self, headers)


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


@dataclass(frozen=True)
class Stacked:
    """Chance that opens with seat 0, deals some cards as told, and has some bonus cards on top."""

    cards: Mapping[str, int]
    """Who gets which card."""
    pile: tuple[str, ...] = ()
    row: tuple[str, ...] = ()
    """The cards of the row; drawn where there are none."""

    def __call__(self, secret: bytes, number: int, state: State) -> ChanceAction:
        drawn = draw_chance(secret, number, state)
        match drawn:
            case Opening():
                return Opening((1, *[None] * (len(drawn.rolls) - 1)))
            case Deal():
                return self._deal(drawn, state)
            case Shuffle():
                return Shuffle((*self.pile, *[c for c in drawn.pile if c not in self.pile]))
            case _:
                return drawn

    def _deal(self, drawn: Deal, state: State) -> Deal:
        deck = state.edition.deck
        told = {*self.cards, *self.row}
        rest = [card for card in deck.ids if card not in told]
        case_file = (
            next(card for card in deck.suspects if card in rest),
            next(card for card in deck.weapons if card in rest),
            next(card for card in deck.rooms if card in rest),
        )
        left = iter([card for card in rest if card not in case_file])
        hands = []
        for seat, hand in enumerate(drawn.hands):
            own = [card for card, at in self.cards.items() if at == seat]
            hands.append((*own, *islice(left, len(hand) - len(own))))
        open_cards = tuple(islice(left, len(drawn.open)))
        row = self.row or tuple(islice(left, len(drawn.row)))
        return Deal(case_file, tuple(hands), drawn.weapons, open_cards, row)


AT_ONCE: Final = {"dice": 0, "reach": 100, "opener": "chance"}
"""House rules by which a pawn may walk into any room, and chance draws the opener."""


Choice = Callable[[Position], SeatAction | None]


class Player:
    """Somebody who plays over HTTP as `novice` does, from what the stream says.

    `choice` may have another idea.
    """

    def __init__(
        self,
        guest: Guest,
        table: str,
        seat: int,
        stream: Stream,
        *,
        edition: str = "travel",
        choice: Choice = lambda _: None,
    ) -> None:
        self.guest, self.table, self.seat, self.stream = guest, table, seat, stream
        self._edition = edition
        self._choice = choice
        self._seen = 0
        self._novice: Novice | None = None

    async def play(self) -> bool:
        """Act, if it is for this seat to act; whether it was."""
        messages = self.stream.messages
        if not messages:
            return False
        position = messages[-1].position
        assert position
        if position.actor != self.seat:
            return False
        if self._novice is None:
            self._novice = Novice(load(self._edition), position.view.suspects, self.seat)
        for message in messages[self._seen :]:
            self._novice.see(message.events)
        self._seen = len(messages)
        action = self._choice(position) or self._novice.choose(
            position.legal, Source.seeded(self.seat, position.number)
        )
        response = await self.guest.act(self.table, self.seat, position.number, action)
        assert response.status_code == 200, response.text
        return True


async def play_to_the_end(players: Iterable[Player], most: int = 4000) -> None:
    """Until the game is over."""
    players = tuple(players)
    for _ in range(most):
        messages = players[0].stream.messages
        if messages and messages[-1].position and messages[-1].position.actor is None:
            return
        await asyncio.gather(*[player.play() for player in players])
        await players[0].guest.house.settle()
    raise AssertionError("the game does not end")
