"""A clock that stands still."""

from __future__ import annotations

import asyncio
import heapq

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
