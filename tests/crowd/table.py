"""A table of four whose people act as fast as the rules allow, or at a given pace."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from tests.crowd.wire import Calls, Stream
from tudor.rules.actions import Accuse, By, SeatAction
from tudor.rules.legal import Legal

SEATS: Final = 4
_GIVEN: Final = bytes(32)
_CLOSED: Final = 0.05
"""Seconds until a connection that broke is tried again."""

Address = tuple[str, int]


class Where(Struct):
    """What has to be known of a position."""

    number: int
    actor: int | str | None
    legal: Legal


class Told(Struct):
    """What has to be known of a row."""

    by: By
    position: Where | None = None


_row = msgspec.json.Decoder(Told)


class Figures:
    """What was measured: seconds from POST to the last stream's event, and what was answered."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.acknowledged = 0
        self.refused: dict[int, int] = {}

    def clear(self) -> None:
        self.waits.clear()
        self.acknowledged = 0
        self.refused.clear()


class LoadTable:
    """One table, four people, four streams, and one connection to act by."""

    def __init__(
        self, servers: Sequence[Address], seed: int, figures: Figures, people: int = SEATS
    ) -> None:
        """Bots sit in the seats that are not for `people`."""
        self._servers = servers
        self.people = people
        self._chance = random.Random(seed)
        self._figures = figures
        self._cookies: list[str] = []
        self._streams: list[Stream] = []
        self._calls = Calls()
        self._reached = [0] * people
        self._position: Where | None = None
        self._moved = asyncio.Event()
        self._news = asyncio.Event()
        self._sent: tuple[int, float] | None = None
        self.id = ""
        self.acted: dict[int, int] = {}
        """By which seat each row was acted that was acknowledged."""
        self.faults: list[str] = []
        self.stopped = False

    async def sit(self) -> None:
        """Make the table, sit down, start, and open all streams."""
        seats = [{"kind": "person" if n < self.people else "bot"} for n in range(SEATS)]
        made = await self._ask(
            "POST", "/api/tables", 0, {"seats": seats, "answer_delay": 0, "bot_pace": 0}
        )
        self.id = made["id"]
        commitment = hashlib.sha256(_GIVEN).hexdigest()
        for seat in range(self.people):
            await self._ask(
                "POST",
                f"/api/tables/{self.id}/seats",
                seat,
                {"seat": seat, "commitment": commitment},
            )
        await self._ask("POST", f"/api/tables/{self.id}/start", 0, {})
        for seat in range(self.people):
            opening = {"deal": 1, "opening": _GIVEN.hex()}
            await self._ask("PUT", f"/api/tables/{self.id}/seats/{seat}/opening", seat, opening)
        for seat in range(self.people):
            path = f"/api/tables/{self.id}/seats/{seat}/stream"
            heard, gone = self._hearing(seat), self._losing(seat)
            self._streams.append(Stream(path, self._cookies[seat], heard, gone))
            await self._streams[-1].connect(*self._server(seat))

    async def play(self, pause: Callable[[], Awaitable[None]]) -> None:
        """Act whenever all have seen the last row, after a pause, until stopped."""
        while not self.stopped:
            self._moved.clear()
            position = self._position
            if self.over:
                return
            # Before the next action all have to have heard of the last, and of what chance did.
            if self._sent or position is None or {position.number} != set(self._reached):
                await self._moved.wait()
                continue
            await pause()
            await self._act(position, int(position.actor or 0))

    async def read_again(self, seat: int) -> list[By]:
        """By whom each row is, as the seat is told anew: up to the newest of which it knows."""
        rows: list[By] = []
        done = asyncio.Event()
        until = max(self._reached[seat], *self.acted)

        def heard(number: int, told: bytes) -> None:
            if number != len(rows) + 1:
                self.faults.append(f"row {number} to seat {seat} anew after {len(rows)}")
            rows.append(_row.decode(told).by)
            if number >= until:
                done.set()

        path = f"/api/tables/{self.id}/seats/{seat}/stream"
        stream = Stream(path, self._cookies[seat], heard, done.set)
        await stream.connect(*self._server(seat + 1))
        await done.wait()
        stream.close()
        return rows

    async def heard(self) -> None:
        """Wait until somebody at the table hears something."""
        self._news.clear()
        await self._news.wait()

    def stop(self) -> None:
        """Act no more, and read no more."""
        self.stopped = True
        self._moved.set()
        for stream in self._streams:
            stream.close()

    def leave(self) -> None:
        """Close the connection that calls went over."""
        self._calls.close()

    @property
    def number(self) -> int:
        """The newest row that all have seen."""
        return min(self._reached)

    @property
    def over(self) -> bool:
        return self._position is not None and self._position.actor is None

    def _server(self, seat: int) -> Address:
        return self._servers[seat % len(self._servers)]

    async def _act(self, position: Where, seat: int) -> None:
        action = self._choose(position.legal)
        body = msgspec.json.encode({"expected": position.number, "action": action})
        self._sent = (position.number + 1, time.perf_counter())
        path = f"/api/tables/{self.id}/seats/{seat}/actions"
        try:
            if not self._calls.open:
                await self._connect(seat)
            status, _, _ = await self._calls.call("POST", path, self._cookies[seat], body)
        except OSError:
            self._sent = None
            await asyncio.sleep(_CLOSED)
            return
        if status == 200:
            self._figures.acknowledged += 1
            self.acted[position.number + 1] = seat
        else:
            self._sent = None
            self._figures.refused[status] = self._figures.refused.get(status, 0) + 1
            await asyncio.sleep(_CLOSED)

    def _choose(self, legal: Legal) -> SeatAction:
        """Anything but an accusation, where there is anything else: games shall last."""
        rest = list(msgspec.structs.replace(legal, accuse=None))
        if not rest and legal.accuse:
            menu = legal.accuse
            return Accuse(menu.suspects[0], menu.weapons[0], menu.rooms[0])
        return self._chance.choice(rest)

    def _hearing(self, seat: int) -> Callable[[int, bytes], None]:
        def heard(number: int, told: bytes) -> None:
            if number != self._reached[seat] + 1:
                self.faults.append(f"row {number} to seat {seat} after {self._reached[seat]}")
            self._reached[seat] = number
            self._news.set()
            if (position := _row.decode(told).position) and position.actor in {seat, None}:
                self._position = position
            if min(self._reached) == number:
                if self._sent and self._sent[0] <= number:
                    self._figures.waits.append(time.perf_counter() - self._sent[1])
                    self._sent = None
                self._moved.set()

        return heard

    def _losing(self, seat: int) -> Callable[[], None]:
        def gone() -> None:
            if not self.stopped:
                asyncio.get_running_loop().create_task(self._resume(seat))

        return gone

    async def _resume(self, seat: int) -> None:
        while not self.stopped:
            await asyncio.sleep(_CLOSED)
            try:
                await self._streams[seat].connect(*self._server(seat))
            except OSError:
                continue
            return

    async def _connect(self, seat: int) -> None:
        loop = asyncio.get_running_loop()
        _, self._calls = await loop.create_connection(Calls, *self._server(seat))

    async def _ask(self, method: str, path: str, seat: int, body: object) -> dict[str, str]:
        if not self._calls.open:
            await self._connect(seat)
        cookie = self._cookies[seat] if seat < len(self._cookies) else ""
        status, head, answer = await self._calls.call(
            method, path, cookie, msgspec.json.encode(body)
        )
        assert status in {200, 201}, answer
        if not cookie:
            at = head.lower().index(b"set-cookie: ") + len("set-cookie: ")
            self._cookies.append(head[at:].split(b";", 1)[0].decode())
        told: dict[str, str] = msgspec.json.decode(answer)
        return told
