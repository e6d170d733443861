"""The one writer of a game. Its order is: check, write the row, then tell.

People and bots come in by the same door, `act`. An answer to a question, or to a bonus card, is
checked at once but released no sooner than the table's delay, which depends on nothing hidden.
Other processes may write rows too: whoever is second reads what the first wrote.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from tudor.rules.actions import (
    CHANCE,
    Action,
    By,
    ChanceAction,
    Dice,
    Nothing,
    SeatAction,
    Show,
)
from tudor.rules.events import Event
from tudor.rules.state import Phase, State
from tudor.server import wire
from tudor.server.bot_turns import BotTurns
from tudor.server.errors import Moved, Refused, StorageError
from tudor.server.game import Game
from tudor.server.gathering import clock, deal
from tudor.server.log import Log
from tudor.server.mailbox import Mailbox
from tudor.server.players import BotPlayers
from tudor.server.services import Services
from tudor.server.settings import Settings
from tudor.server.stored import Gathering, Next, Row, StoredTable
from tudor.server.streams import Streams


@dataclass(frozen=True)
class Held:
    """An answer that is legal and waits for its time."""

    number: int
    seat: int
    action: Action
    done: asyncio.Future[int]
    stood_in: bool


class Play:
    """A running game; all that changes it are jobs in the mailbox."""

    def __init__(  # noqa: PLR0913 - the table hands over what it has
        self,
        table: StoredTable,
        gathering: Gathering,
        game: Game,
        bots: BotPlayers,
        *,
        due: float | None,
        log: Log,
        mailbox: Mailbox,
        services: Services,
        settings: Settings,
        streams: Streams,
        nudge: Callable[[int], None],
    ) -> None:
        """`due`: when the log has it that something is due.

        `nudge` is called with a person's seat when it begins to be awaited.
        """
        self.game = game
        self._table = table
        self._key = deal.key(gathering)
        self._bots = bots
        self._turns = BotTurns(self, bots, table.bot_pace / 1000, mailbox, services, settings)
        self._log = log
        self._mailbox = mailbox
        self._services = services
        self._clock = services.clock
        self._settings = settings
        self._streams = streams
        self._nudge = nudge
        self.since = self._not_ahead(game.since)
        """When what is awaited began to be."""
        self._held: Held | None = None
        self._wrote = 0
        """The newest row that was written here."""
        self._due = due
        """When the log has it that something is due."""
        self._in_doubt = False
        self.gathered(gathering)

    async def act(
        self, seat: int, expected: int, action: SeatAction | Dice, *, stood_in: bool = False
    ) -> int:
        """Act after row `expected`; the number of the new row, once it is written.

        Raises `Refused` where the table has moved on, `IllegalAction`, `StorageError`.
        """
        done = await self._mailbox.ask(
            lambda: self._accept(seat, expected, action, stood_in=stood_in)
        )
        return done if isinstance(done, int) else await asyncio.shield(done)

    def why_not(self, seat: int, action: SeatAction | Dice) -> Refused | None:
        """Why the seat may not act like that now; None if it may. Nothing is done."""
        if self._has_answered(seat, action):
            return Refused(409, "already-answered")
        return self.game.why_not(seat, action)

    def gathered(self, gathering: Gathering) -> None:
        """Who plays, and how much time there is, as it is now."""
        self._gathering = gathering
        if self._bots.seat(gathering.seats):
            self._turns.changed()
        self._set_deadline()

    def close(self) -> None:
        """Let go of an answer that waits: whoever gave it has not been told that it stands."""
        if self._held:
            self._held.done.set_exception(StorageError("the table is closed"))

    @property
    def answered(self) -> bool:
        """Whether an answer has been given that waits for its time."""
        return self._held is not None

    def draw(self) -> ChanceAction:
        """What chance does next."""
        return self._services.chance(self._key, self.game.number + 1, self.game.state)

    def is_persons(self, seat: int) -> bool:
        """Whether a person sits there, who may be away."""
        return self._gathering.seats[seat].kind == "person"

    async def follow(self) -> None:
        """A job: do what follows by itself: chance, the bots' turns, a clock that has run out."""
        game, now = self.game, self._clock.now()
        try:
            await self._settle()
            if game.state.actor != CHANCE or game.typist is not None:
                self._turns.wake()
                await self._correct_due()
            elif (release := self._release_time) > now:
                self._mailbox.later(release, self.follow)
            else:
                action = self.draw()
                state, events = game.step(CHANCE, action)
                await self._append(CHANCE, action, state, events)
        except (Refused, StorageError):
            return  # it is seen to that this is done again, or another has done it

    async def catch_up(self) -> None:
        """A job: read what another process has written."""
        rows = await self._log.rows_after(self._table.id, self.game.number)
        self._in_doubt = False
        for row in rows:
            self.game.replay(row)
            self._tell(row)
        if rows:
            self._due = None  # the log has what the other process wrote there
            self._mailbox.soon(self.follow)

    @property
    def _release_time(self) -> float:
        """When chance may act, or the open question be answered."""
        wait = self._table.answer_delay / 1000 if self.game.answering else 0.0
        return self.since + wait + self.patience

    @property
    def patience(self) -> float:
        """For how long what follows is left to the process that wrote the newest row."""
        alone = not self._log.shared or self._wrote == self.game.number
        return 0.0 if alone else self._settings.patience

    def _not_ahead(self, moment: float) -> float:
        """`moment`, or now: a log may be ahead if the clock was set back between two servers."""
        return min(moment, self._clock.now())

    def _has_answered(self, seat: int, action: SeatAction | Dice) -> bool:
        held = self._held is not None and self._held.seat == seat
        return held and isinstance(action, Show | Nothing)

    def _set_deadline(self) -> None:
        game = self.game
        seat = game.awaited
        seconds = clock.allowed(self._table, self._gathering, game.number)
        timed = seconds and seat is not None and seat not in self._bots
        game.deadline = self.since + seconds if timed else None
        late = game.deadline and game.deadline + self.patience
        self._mailbox.alarm(late, self.follow)

    async def _accept(
        self, seat: int, expected: int, action: SeatAction | Dice, *, stood_in: bool
    ) -> int | asyncio.Future[int]:
        await self._settle()
        if expected > self.game.number and self._log.shared:
            await self.catch_up()  # the caller has read at a process that knows more
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
        release = self.since + self._table.answer_delay / 1000
        if self.game.answering and self._clock.now() < release:
            done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            done.add_done_callback(_take_note)
            self._held = Held(number, seat, action, done, stood_in)
            self._mailbox.later(release, self._release)
            return done
        return await self._append(by, action, state, events, stood_in=stood_in)

    async def _release(self) -> None:
        held = self._held
        if held is None:
            return
        self._held = None
        if held.number != self.game.number:
            held.done.set_exception(Refused(409, "stale", number=self.game.number))
            return
        try:
            state, events = self.game.step(held.seat, held.action)
            number = await self._append(
                held.seat, held.action, state, events, stood_in=held.stood_in
            )
        except (Refused, StorageError) as error:
            held.done.set_exception(error)
        else:
            held.done.set_result(number)

    async def _append(
        self,
        by: By,
        action: Action,
        state: State,
        events: tuple[Event, ...],
        *,
        stood_in: bool = False,
    ) -> int:
        row = Row(self.game.number + 1, self._clock.now(), by, action, events, stood_in)
        phase, coming = self.game.state.phase, self._coming(state, row)
        try:
            await self._log.append(self._table.id, row, coming)
        except StorageError:
            self._doubt()
            raise
        except Moved:
            await self.catch_up()
            raise Refused(409, "stale", number=self.game.number) from None
        self.game.commit(row, state)
        self._wrote = row.number
        self._due = coming.due
        self._tell(row)
        self._mailbox.soon(self.follow)
        self._nudge_next(by, phase)
        return row.number

    def _nudge_next(self, by: By, phase: Phase) -> None:
        """After a row of `by` in `phase`: whoever has not waited for it but is awaited now."""
        seat = self.game.awaited
        drawn_for = by == CHANCE and phase is not Phase.DEALING  # for them, a moment ago
        if seat is not None and seat != by and seat not in self._bots and not drawn_for:
            self._nudge(seat)

    def _coming(self, state: State, row: Row) -> Next:
        """What is to come after `row`, which leads to `state`.

        The log is to know: where this process is gone, the next or another has to see to it.
        """
        awaited = self.game.awaited_in(state)
        if state.actor is None:
            return Next(over=True)
        if awaited is None or awaited in self._bots:
            return Next(row.at, awaited)
        return Next(row.at + self._table.clock if self._table.clock else None, awaited)

    async def _correct_due(self) -> None:
        """Tell the log what is due, if that is not what it has: or it would wake us for nothing."""
        seat = self.game.awaited
        moment = None if seat is None else self._turns.moment(seat) or self.game.deadline
        if self._due is not None and self._due != moment and self._due <= self._clock.now():
            await self._log.correct_due(self._table.id, self._due, moment)
            self._due = moment

    def _doubt(self) -> None:
        """Look into the log again soon."""
        if not self._in_doubt:
            self._in_doubt = True
            self._look_soon()

    def _look_soon(self) -> None:
        self._mailbox.later(self._clock.now() + self._settings.retry, self._look)

    async def _look(self) -> None:
        """A job: after a write that failed, see what came of it, however long that takes."""
        try:
            await self._settle()
        except StorageError:
            self._look_soon()
        else:
            await self.follow()

    async def _settle(self) -> None:
        """After a write that failed: did it, or another's, get into the log all the same?"""
        if self._in_doubt:
            await self.catch_up()

    def _tell(self, row: Row) -> None:
        self.since = self._not_ahead(row.at)
        self._set_deadline()
        self._bots.see(row)
        self._streams.publish(lambda viewer: wire.row(self.game.message(row.number, viewer)))


def _take_note(done: asyncio.Future[int]) -> None:
    """An answer whose giver has gone may fail unheard."""
    if not done.cancelled():
        done.exception()
