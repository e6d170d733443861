"""What the server does not take for itself but is given: the clock, ids and secrets, chance."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from dataclasses import dataclass, field
from typing import Final, Protocol

from tudor.rules.actions import ChanceAction
from tudor.rules.chance import Source, draw
from tudor.rules.state import State

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 10


class Clock(Protocol):
    """Tells the time, in seconds (UTC), and waits. It never goes back while the server runs."""

    def now(self) -> float: ...

    async def sleep_until(self, moment: float) -> None: ...


class Maker(Protocol):
    """Makes what nobody can guess."""

    def token(self) -> str:
        """A guest's token: 32 random bytes as 43 characters for URLs."""

    def table_id(self) -> str:
        """A table's id, of at least 40 random bits."""

    def secret(self) -> bytes:
        """The 32 bytes from which all chance of one table follows."""


class Chance(Protocol):
    """Draws what chance does."""

    def __call__(self, secret: bytes, number: int, state: State) -> ChanceAction:
        """What chance does in `state`, as row `number` of the table that has `secret`."""


class SystemClock:
    """The machine's clock as it was at the start, and the time that has passed since.

    So it never goes back; nor does it follow when the machine's clock is set while it runs.
    """

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        return self._start + time.monotonic()

    async def sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))


class SystemMaker:
    """Ids and secrets from the machine's source of random bytes."""

    def token(self) -> str:
        return secrets.token_urlsafe(32)

    def table_id(self) -> str:
        return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))

    def secret(self) -> bytes:
        return secrets.token_bytes(32)


def source_for(secret: bytes, purpose: str, number: int) -> Source:
    """A source of its own for one purpose in one row: what is drawn elsewhere does not matter."""
    return Source(hmac.digest(secret, f"{purpose} {number}".encode(), "sha256"))


def draw_chance(secret: bytes, number: int, state: State) -> ChanceAction:
    """Chance as the table's secret has it."""
    return draw(state, source_for(secret, "chance", number))


@dataclass(frozen=True)
class Services:
    """All that a server is given."""

    clock: Clock = field(default_factory=SystemClock)
    maker: Maker = field(default_factory=SystemMaker)
    chance: Chance = draw_chance
