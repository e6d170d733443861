"""The bots at a table. Each lives on its own seat's stream, like everyone else."""

from __future__ import annotations

import logging
from collections.abc import Collection

from tudor.bots.bot import Bot, make_bot
from tudor.bots.random import random_action
from tudor.rules.actions import SeatAction
from tudor.rules.chance import source_for
from tudor.rules.edition import Edition
from tudor.rules.legal import Legal
from tudor.server.api.shapes.new_table import BOT
from tudor.server.game import Game
from tudor.server.stored import Row, StoredSeat

_logger = logging.getLogger(__name__)


class BotPlayers:
    """The bots of one game, and those who stand in for people.

    They come back after a restart by seeing their rows again.
    """

    def __init__(self, edition: Edition, game: Game, secret: bytes) -> None:
        self._edition = edition
        self._game = game
        self._secret = secret
        self._names: dict[int, str] = {}
        self._bots: dict[int, Bot] = {}

    def seat(self, seats: Collection[StoredSeat]) -> bool:
        """Have a bot play in each seat that is a bot's, or whose owner is away.

        Whether that is news.
        """
        names = {seat.seat: seat.bot or BOT for seat in seats if seat.bot or seat.stand_in}
        news, self._names = names != self._names, names
        for left in self._bots.keys() - names.keys():
            del self._bots[left]
        return news

    def __contains__(self, seat: object) -> bool:
        return seat in self._names

    def see(self, row: Row) -> None:
        """A new row."""
        for seat, bot in self._bots.items():
            _show(bot, seat, row)

    def choose(self, seat: int, number: int, legal: Legal) -> SeatAction:
        """What a bot in `seat` does after row `number`: its own, or else one for this decision.

        Its luck depends on the row alone, so that a restart changes nothing. A bot that fails
        does something legal at random: the others want to go on playing.
        """
        purpose = f"bot {seat}"
        try:
            action = self._bot(seat).choose(legal, source_for(self._secret, purpose, number))
            if action in legal:
                return action
            _logger.error("the bot in seat %d wanted what is not legal", seat)
        except Exception:
            _logger.exception("the bot in seat %d failed", seat)
        return random_action(legal, source_for(self._secret, purpose, number).below)

    def _bot(self, seat: int) -> Bot:
        if bot := self._bots.get(seat):
            return bot
        name = self._names.get(seat, BOT)
        bot = make_bot(name, self._edition, self._game.state.suspects, seat)
        for row in self._game.rows:
            _show(bot, seat, row)
        if seat in self._names:
            self._bots[seat] = bot
        return bot


def _show(bot: Bot, seat: int, row: Row) -> None:
    try:
        bot.see(Game.events(row, seat))
    except Exception:
        _logger.exception("the bot in seat %d failed", seat)
