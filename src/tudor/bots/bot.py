"""What a bot is: it sees its own seat's stream and chooses among legal actions; nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from tudor.bots.novice import Novice
from tudor.bots.random import RandomBot
from tudor.rules.actions import SeatAction
from tudor.rules.chance import Source
from tudor.rules.edition import Edition
from tudor.rules.events import Event
from tudor.rules.legal import Legal


class Bot(Protocol):
    """A player. It holds no secret but what `see` tells it, and draws from the source given."""

    def see(self, events: Sequence[Event]) -> None:
        """The events of one row of the log, as `tudor.rules.see.see` shows them to this seat."""

    def choose(self, legal: Legal, source: Source) -> SeatAction:
        """One of `legal`, which is not empty; `source` is for this decision alone."""


Maker = Callable[[Edition, tuple[str, ...], int], Bot]

BOTS: Final[dict[str, Maker]] = {"novice": Novice, "random": RandomBot}
"""By name: makes a bot for an edition, the suspects by seat, and its own seat."""


def make_bot(name: str, edition: Edition, suspects: tuple[str, ...], seat: int) -> Bot:
    """The bot called `name`, for a game about to begin; `KeyError` for an unknown name."""
    return BOTS[name](edition, suspects, seat)
