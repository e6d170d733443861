"""The bots at a table. Each lives on its own seat's stream, like everyone else."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from tudor.bots.bot import Bot, make_bot
from tudor.bots.random import random_action
from tudor.rules.actions import SeatAction
from tudor.rules.edition import Edition
from tudor.rules.legal import Legal
from tudor.server.game import Game
from tudor.server.services import source_for
from tudor.server.stored import Row, StoredSeat

_logger = logging.getLogger(__name__)


class BotPlayers:
    """The bots of one game. They come back after a restart by seeing their rows again."""

    def __init__(self, edition: Edition, seats: Sequence[StoredSeat], secret: bytes) -> None:
        suspects = tuple(str(seat.suspect) for seat in seats)
        self._secret = secret
        self._bots: dict[int, Bot] = {
            seat.seat: make_bot(seat.bot, edition, suspects, seat.seat)
            for seat in seats
            if seat.bot is not None
        }

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def see(self, row: Row) -> None:
        """A new row."""
        for seat, bot in self._bots.items():
            try:
                bot.see(Game.events(row, seat))
            except Exception:
                _logger.exception("the bot in seat %d failed", seat)

    def choose(self, seat: int, number: int, legal: Legal) -> SeatAction:
        """What the bot in `seat` does after row `number`.

        Its luck depends on the row alone, so that a restart changes nothing. A bot that fails
        does something legal at random: the others want to go on playing.
        """
        purpose = f"bot {seat}"
        try:
            action = self._bots[seat].choose(legal, source_for(self._secret, purpose, number))
            if action in legal:
                return action
            _logger.error("the bot in seat %d wanted what is not legal", seat)
        except Exception:
            _logger.exception("the bot in seat %d failed", seat)
        return random_action(legal, source_for(self._secret, purpose, number).below)
