"""When a bot decides: for its own seat, or once for a person whose time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tudor.rules.actions import Dice, SeatAction
from tudor.server.errors import Refused, StorageError
from tudor.server.mailbox import Mailbox
from tudor.server.players import BotPlayers
from tudor.server.services import Services
from tudor.server.settings import Settings

if TYPE_CHECKING:
    from tudor.server.play import Play


class BotTurns:
    """Has each decision that is a bot's made once, when it is due."""

    def __init__(
        self,
        play: Play,
        bots: BotPlayers,
        pace: float,
        mailbox: Mailbox,
        services: Services,
        settings: Settings,
    ) -> None:
        """`pace`: how long a bot waits before it acts in its own turn, in seconds."""
        self._play = play
        self._bots = bots
        self._pace = pace
        self._mailbox = mailbox
        self._clock = services.clock
        self._retry = settings.retry
        self._woken = -1
        """The row after which a bot has been woken last."""

    def changed(self) -> None:
        """Bots play other seats than before."""
        self._woken = -1

    def wake(self) -> None:
        """If a bot is to decide, see to it that it does."""
        seat, number = self._play.game.awaited, self._play.game.number
        if seat is None or self._woken == number:
            return
        if (moment := self.moment(seat)) is not None:
            self._woken = number
            self._mailbox.start(self._decide_at(seat, number, moment + self._play.patience))

    def moment(self, seat: int) -> float | None:
        """From when on a bot decides for the seat that is awaited; None if it does not."""
        game = self._play.game
        if seat in self._bots:
            return self._play.since + (0 if game.answering else self._pace)
        late = game.deadline is not None and game.deadline <= self._clock.now()
        return game.deadline if late else None

    async def _decide_at(self, seat: int, number: int, moment: float) -> None:
        await self._clock.sleep_until(moment)
        # Where another came first, whoever is to act now has been woken then.
        while self._play.game.number == number and self.moment(seat) is not None:
            try:
                if not self._play.answered:  # else the person has
                    await self._decide(seat, number)
                    return
            except StorageError:
                pass
            except Refused:
                return
            await self._clock.sleep_until(self._clock.now() + self._retry)

    async def _decide(self, seat: int, number: int) -> None:
        """A bot's decision, also for a person who is away or too late."""
        play = self._play
        action: SeatAction | Dice
        if play.game.typist == seat:
            action = play.draw()  # type: ignore[assignment]  # dice: they are awaited
        else:
            action = self._bots.choose(seat, number, play.game.legal(seat))
        await play.act(seat, number, action, stood_in=play.is_persons(seat))
