"""What the server does not take for itself but is given: the clock, ids and secrets, chance."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, Protocol

from mnemonic import Mnemonic

from tudor.rules.actions import ChanceAction
from tudor.rules.chance import draw
from tudor.rules.state import State

_WORDS: Final = Mnemonic("english").wordlist
"""2,048 short words, no two of which begin with the same four letters."""
_NAME: Final = 4


class Clock(Protocol):
    """Tells the time, in seconds (UTC), and waits. It never goes back while the server runs."""

    def now(self) -> float: ...

    async def sleep_until(self, moment: float) -> None: ...


class Maker(Protocol):
    """Makes what nobody can guess."""

    def token(self) -> str:
        """A guest's token: 32 random bytes as 43 characters for URLs."""

    def table_id(self) -> str:
        """A table's id, which is its name too: four words, 44 random bits."""

    def secret(self) -> bytes:
        """32 random bytes."""


class Chance(Protocol):
    """Draws what chance does."""

    def __call__(self, key: bytes, number: int, state: State, /) -> ChanceAction:
        """What chance does in `state`, as row `number` of the game that has `key`."""


class Pusher(Protocol):
    """Reaches people who do not look at the page."""

    def __call__(self, table_id: str, tokens: Collection[str], /) -> None:
        """Tell the devices with these tokens (hashes) that it is their turn at a table.

        Returns at once, and raises nothing.
        """


def push_nothing(table_id: str, tokens: Collection[str]) -> None:
    """Reach nobody."""
    del table_id, tokens


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
        return "-".join(secrets.choice(_WORDS) for _ in range(_NAME))

    def secret(self) -> bytes:
        return secrets.token_bytes(32)


def draw_chance(key: bytes, number: int, state: State) -> ChanceAction:
    """Chance as the key has it."""
    return draw(state, key, number)


@dataclass(frozen=True)
class Services:
    """All that a server is given."""

    clock: Clock = field(default_factory=SystemClock)
    maker: Maker = field(default_factory=SystemMaker)
    chance: Chance = draw_chance
    pusher: Pusher = push_nothing
