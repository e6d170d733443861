"""The one writer of a game. Its order is: check, write the row, then tell.

People and bots come in by the same door, `act`. An answer to a question, or to a bonus card, is
checked at once but released no sooner than the table's delay, which depends on nothing hidden.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tudor.rules.actions import CHANCE, Action, By, Dice, Nothing, SeatAction, Show
from tudor.rules.events import Event
from tudor.rules.state import State
from tudor.server.errors import Refused, StorageError
from tudor.server.game import Game
from tudor.server.log import Log
from tudor.server.mailbox import Mailbox
from tudor.server.players import BotPlayers
from tudor.server.services import Services
from tudor.server.stored import Row, StoredTable
from tudor.server.streams import Streams


@dataclass(frozen=True)
class Held:
    """An answer that is legal and waits for its time."""

    number: int
    seat: int
    action: Action
    done: asyncio.Future[int]


class Play:
    """A running game; all that changes it are jobs in the mailbox."""

    def __init__(
        self,
        table: StoredTable,
        game: Game,
        bots: BotPlayers,
        *,
        log: Log,
        mailbox: Mailbox,
        services: Services,
        streams: Streams,
        retry: float,
    ) -> None:
        self.game = game
        self._table = table
        self._bots = bots
        self._log = log
        self._mailbox = mailbox
        self._clock = services.clock
        self._chance = services.chance
        self._streams = streams
        self._retry = retry
        self._since = self._not_ahead(game.since)
        self._held: Held | None = None
        self._woken = -1
        self._in_doubt = False

    async def act(self, seat: int, expected: int, action: SeatAction | Dice) -> int:
        """Act after row `expected`; the number of the new row, once it is written.

        Raises `Refused` where the table has moved on, `IllegalAction`, `StorageError`.
        """
        done = await self._mailbox.ask(lambda: self._accept(seat, expected, action))
        return done if isinstance(done, int) else await asyncio.shield(done)

    def why_not(self, seat: int, action: SeatAction | Dice) -> Refused | None:
        """Why the seat may not act like that now; None if it may. Nothing is done."""
        if self._has_answered(seat, action):
            return Refused(409, "already-answered")
        return self.game.why_not(seat, action)

    def _has_answered(self, seat: int, action: SeatAction | Dice) -> bool:
        held = self._held is not None and self._held.seat == seat
        return held and isinstance(action, Show | Nothing)

    def close(self) -> None:
        """Let go of an answer that waits: whoever gave it has not been told that it stands."""
        if self._held:
            self._held.done.set_exception(StorageError("the table is closed"))

    async def follow(self) -> None:
        """A job: do what follows by itself, which is chance and the bots' turns."""
        try:
            await self._settle()
            if self.game.state.actor != CHANCE:
                self._wake_bot()
            elif self.game.typist is not None:
                return
            elif self.game.answering and self._clock.now() < self._due:
                self._mailbox.later(self._due, self.follow)
            else:
                number = self.game.number + 1
                action = self._chance(self._table.secret, number, self.game.state)
                state, events = self.game.step(CHANCE, action)
                await self._append(CHANCE, action, state, events)
        except StorageError:
            return  # and it has been seen to that this is done again

    @property
    def _due(self) -> float:
        """When the open question may be answered."""
        return self._since + self._table.answer_delay / 1000

    def _not_ahead(self, moment: float) -> float:
        """`moment`, or now: a log may be ahead if the clock was set back between two servers."""
        return min(moment, self._clock.now())

    async def _accept(
        self, seat: int, expected: int, action: SeatAction | Dice
    ) -> int | asyncio.Future[int]:
        await self._settle()
        number = self.game.number
        if expected != number:
            raise Refused(409, "stale", number=number)
        if held := self._held:
            # The same again, from another tab or after a broken connection, is no second answer.
            if (held.seat, held.action) == (seat, action):
                return held.done
            if self._has_answered(seat, action):
                raise Refused(409, "already-answered", number=number)
        by = self.game.acts_for(seat, action)
        state, events = self.game.step(by, action)
        if self.game.answering and self._clock.now() < self._due:
            done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            done.add_done_callback(_take_note)
            self._held = Held(number, seat, action, done)
            self._mailbox.later(self._due, self._release)
            return done
        return await self._append(by, action, state, events)

    async def _release(self) -> None:
        held = self._held
        if held is None:
            return
        self._held = None
        try:
            state, events = self.game.step(held.seat, held.action)
            number = await self._append(held.seat, held.action, state, events)
        except StorageError as error:
            held.done.set_exception(error)
        else:
            held.done.set_result(number)

    async def _append(self, by: By, action: Action, state: State, events: tuple[Event, ...]) -> int:
        row = Row(self.game.number + 1, self._clock.now(), by, action, events)
        try:
            await self._log.append(self._table.id, row)
        except StorageError:
            self._doubt()
            raise
        self.game.commit(row, state)
        self._tell(row)
        self._mailbox.soon(self.follow)
        return row.number

    def _doubt(self) -> None:
        """Look into the log again soon."""
        self._in_doubt = True
        self._mailbox.later(self._clock.now() + self._retry, self.follow)

    async def _settle(self) -> None:
        """After a write that failed: did it, or another's, get into the log all the same?"""
        if not self._in_doubt:
            return
        try:
            stored = await self._log.load(self._table.id)
        except StorageError:
            self._doubt()
            raise
        self._in_doubt = False
        for row in stored.rows[self.game.number :] if stored else ():
            self.game.replay(row)
            self._tell(row)
            self._mailbox.soon(self.follow)

    def _tell(self, row: Row) -> None:
        self._since = self._not_ahead(row.at)
        self._bots.see(row)
        self._streams.publish(lambda viewer: self.game.message(row.number, viewer))

    def _wake_bot(self) -> None:
        seat, number = self.game.state.actor, self.game.number
        if isinstance(seat, int) and seat in self._bots and self._woken != number:
            self._woken = number
            self._mailbox.start(self._play_bot(seat, number))

    async def _play_bot(self, seat: int, number: int) -> None:
        game = self.game
        if not game.answering:
            await self._clock.sleep_until(self._since + self._table.bot_pace / 1000)
        if game.number != number:  # a challenge came first, and woke whoever is to act now
            return
        action = self._bots.choose(seat, number, game.legal(seat))
        while True:
            try:
                await self.act(seat, number, action)
            except StorageError:
                await self._clock.sleep_until(self._clock.now() + self._retry)
            except Refused:
                return
            else:
                return


def _take_note(done: asyncio.Future[int]) -> None:
    """An answer whose giver has gone may fail unheard."""
    if not done.cancelled():
        done.exception()
