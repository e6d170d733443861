"""A table in memory: what the log has of it, what each may read, and the game once it is dealt.

Everything that changes it is a job in its mailbox. What is read is how the last job that is done
left it, never the middle of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import TypeVar

from tudor.rules.see import PUBLIC, Viewer
from tudor.server import wire
from tudor.server.api.shapes.detective import HelpLevel
from tudor.server.api.shapes.notebook import Notebook
from tudor.server.api.shapes.seats import Position
from tudor.server.api.shapes.tables import TableInfo, TableState
from tudor.server.assembly import Assembly, Step
from tudor.server.attendance import Attendance
from tudor.server.errors import Refused, StorageError
from tudor.server.game import Game
from tudor.server.gathering import info, people, stand_in
from tudor.server.gathering.hosting import HOST
from tudor.server.help import LEVELS
from tudor.server.log import Log
from tudor.server.mailbox import Job, Mailbox
from tudor.server.notebook import Notebooks
from tudor.server.options import edition_info, edition_of
from tudor.server.page import Page
from tudor.server.play import Play
from tudor.server.players import BotPlayers
from tudor.server.services import Services
from tudor.server.settings import Settings
from tudor.server.stored import Gathering, Row, Stored, StoredGuest, StoredLine, Written
from tudor.server.streams import Reader
from tudor.server.talk import Talk

T = TypeVar("T")


class Table:
    """A table in memory, as the log has it."""

    def __init__(
        self,
        stored: Stored,
        log: Log,
        services: Services,
        settings: Settings,
        gone: Callable[[], None],
    ) -> None:
        """`gone` is called when the log turns out to have the table no more."""
        self.id = stored.table.id
        self.stored = stored.table
        self.edition = edition_of(stored.table.edition, stored.table.house_rules)
        self.play: Play | None = None
        self._attendance = Attendance(
            self.id, lambda: self.gathering, services, settings, stored.seen, shared=log.shared
        )
        self.streams = self._attendance.streams
        self.presence = self._attendance.presence
        self.used = services.clock.now()
        """When somebody last asked for it."""
        self._log = log
        self._services = services
        self._settings = settings
        self._gone = gone
        self._assembly = Assembly(self.id, stored.gathering, log, services.clock, self._adopt)
        self._notebooks = Notebooks(self.id, stored.written, log, self.streams)
        self._talk = Talk(self.id, stored.lines, log, self.streams)
        self._behind = False
        game = self._game(stored.rows)
        self._mailbox = Mailbox(services.clock)
        if game:
            self._begin(game, stored.next.due)
        self._told = self.state()

    @property
    def gathering(self) -> Gathering:
        """Who has gathered."""
        return self._assembly.gathering

    @property
    def idle(self) -> bool:
        """Whether the table may be put away until somebody asks for it again."""
        return self._mailbox.idle and not len(self.streams)

    def playing(self) -> Play:
        """The game; `Refused` before it has begun."""
        if self.play is None:
            raise Refused(409, "not-started")
        return self.play

    # What is read

    def check_seat(self, seat: int, token: str | None) -> None:
        """`Refused` if there is no such seat, or it is not the caller's. Else they are here."""
        people.check_seat(self.gathering, seat, token)
        self._came(seat)

    def check_admitted(self, token: str | None) -> None:
        """`Refused` where a password is needed that the caller has not told."""
        people.check_admitted(self.stored, self.gathering, token)

    def check_in(self, token: str) -> None:
        """`Refused` for those who do not sit at the table."""
        if not people.seats_of(self.gathering, token):
            raise Refused(403, "not-your-seat")

    def check_over(self) -> None:
        """`Refused` as long as the game goes on."""
        if self.playing().game.state.outcome is None:
            raise Refused(409, "not-over")

    async def surely(self, look: Callable[[], T]) -> T:
        """What `look` comes to: where it is `Refused`, after reading what others may have changed.

        Another process may have let the caller in, or begun the game, a moment ago.
        """
        try:
            return look()
        except Refused:
            if not self._log.shared:
                raise
            await self._mailbox.ask(self._reload)
            await self._mailbox.ask(self._catch_up)
            return look()

    async def look_elsewhere(self) -> None:
        """Who has been seen at another process?"""
        if self._log.shared:
            for (_, one), moment in (await self._log.seen([self.id])).items():
                self.presence.see(one, moment)

    def state(self) -> TableState:
        """The state of the table, as everyone may see it."""
        deadline = self.play.game.deadline if self.play else None
        return info.state_of(self.gathering, self.presence.away, deadline)

    def info(self, token: str | None) -> TableInfo:
        """The table as the caller may see it."""
        state = self.state()
        game = self.play and self.play.game
        return TableInfo(
            **{name: getattr(state, name) for name in state.__struct_fields__},
            id=self.id,
            edition=edition_info(self.edition, len(self.gathering.seats)),
            house_rules=self.edition.house_rules,
            own_dice=self.stored.own_dice,
            help=self.stored.help,
            listed=self.stored.listed,
            locked=self.stored.password is not None,
            clock=self.stored.clock,
            mine=people.seats_of(self.gathering, token),
            host=people.is_host(self.gathering, token),
            number=game.number if game else 0,
            view=game.view(PUBLIC) if game else None,
        )

    def position(self, seat: int) -> Position:
        """Where the game stands, for a seat."""
        return self.playing().game.position(seat)

    def read(self, viewer: Viewer, after: int, token: str | None) -> Reader:
        """The stream of a viewer: how the table is, and the rows that follow row `after`.

        Whoever has the token is here, even if it is the public stream: in the lobby, or behind the
        curtain of a device that several share.
        """
        for place in self._attendance.places(token):
            self._came(place)
        past = [wire.beside("table", self.state())]
        if isinstance(viewer, int):
            past.append(wire.beside("notebook", self.notebook(viewer)))
        past += self._talk.heard(viewer)
        rows = _rows(self.play.game, viewer, after) if self.play else ()
        return self.streams.open(viewer, chain(past, rows), token)

    def notebook(self, seat: int) -> Notebook:
        """The notebook of a seat."""
        return self._notebooks.of(seat)

    def check_help(self, level: HelpLevel) -> None:
        """`Refused` if the table allows less of the detective's help."""
        if LEVELS.index(level) > LEVELS.index(self.stored.help):
            raise Refused(403, "help-capped")

    def page(self, seat: int) -> Page:
        """What a seat has seen, for the detective; `Refused` before the game has begun."""
        game = self.playing().game
        return Page(
            self.id,
            self.edition,
            game.state.suspects,
            tuple(place.name for place in self.gathering.seats),
            seat,
            game.number,
            tuple(event for row in game.rows for event in game.events(row, seat)),
        )

    # What changes it

    async def change(
        self, step: Step, guest: StoredGuest | None = None, recovery: str | None = None
    ) -> Gathering:
        """Change who has gathered; `guest`: the caller, if the log may not know them yet.

        `recovery`: the hash of a secret that is used up by it. Raises what `step` raises, and
        `StorageError`.
        """
        return await self._mailbox.ask(lambda: self._change(step, guest, recovery))

    async def write(self, written: Written) -> Notebook:
        """Write into a notebook; how it looks then. `Refused` before the game has begun.

        Until then a seat may pass to somebody else, who would read what was written.
        """
        await self.surely(self.playing)
        return await self._mailbox.ask(lambda: self._notebooks.write(written))

    async def say(self, line: StoredLine) -> None:
        """Say something to those who may hear it."""
        await self._mailbox.ask(lambda: self._talk.say(line))

    def tell(self) -> None:
        """Tell everyone how the table is, if that is news."""
        state = self.state()
        if state != self._told:
            self._told = state
            chunk = wire.beside("table", state)
            self.streams.publish(lambda _: chunk)

    def mark_here(self) -> None:
        """Whoever reads along is here."""
        for place in self._attendance.here():
            self._came(place)

    def tick(self) -> None:
        """Time has passed: who has gone is seen to be away, and called if it is their turn."""
        self._attendance.call_late(self.play.game.awaited if self.play else None)
        self.streams.keep_alive()
        self.tell()

    def poke(self) -> None:
        """See to it that the game goes on."""
        if self.play:
            self._mailbox.soon(self.play.follow)

    def hear(self, kind: str, detail: int | None) -> None:
        """Another process has changed something: look into the log."""
        match kind:
            case "gathering":
                self._insist(self._reload)
            case "rows":
                self._insist(self._catch_up)
            case "chat":
                self._insist(self._talk.listen)
            case "notebook" if detail is not None:
                self._insist(partial(self._notebooks.look_up, detail))
            case "all" if not self._behind:
                self._behind = True
                self._insist(self._look_up_all)

    async def close(self) -> None:
        """Finish the job in hand, refuse the rest, and end all streams."""
        self.streams.cut()
        await self._mailbox.close()
        if self.play:
            self.play.close()

    def _insist(self, job: Job) -> None:
        """Have `job` done, however long the log cannot be read."""

        async def attempt() -> None:
            try:
                await job()
            except StorageError:
                moment = self._services.clock.now() + self._settings.retry
                self._mailbox.later(moment, attempt)
            except Refused:
                return  # the table is gone

        self._mailbox.soon(attempt)

    async def _change(
        self, step: Step, guest: StoredGuest | None = None, recovery: str | None = None
    ) -> Gathering:
        try:
            return await self._assembly.change(step, guest, recovery)
        except StorageError:
            self._insist(self._reload)  # it may have been written all the same
            raise

    async def _reload(self) -> None:
        try:
            await self._assembly.reload()
        except Refused:
            self._gone()
            raise

    async def _catch_up(self) -> None:
        if self.play:
            await self.play.catch_up()

    async def _look_up_all(self) -> None:
        self._behind = False
        await self._reload()
        await self._catch_up()
        await self._talk.listen()
        for seat in range(len(self.gathering.seats)):
            await self._notebooks.look_up(seat)

    async def _adopt(self, was: Gathering, now: Gathering) -> None:
        if len(now.seats) != len(was.seats):  # the seats have new numbers
            self.streams.cut()
        for seat, _ in was.holders - now.holders:  # whoever was removed reads there no more
            self.streams.cut_viewer(seat)
        for token in self.streams.tokens:
            if not people.is_admitted(self.stored, now, token):
                self.streams.cut_readers(token)
        if self.play:
            self.play.gathered(now)
            self.poke()
        elif now.stage == "playing":
            rows = await self._log.rows_after(self.id, 0)
            if game := self._game(rows):
                self._begin(game, None)
                for row in rows:  # another process has begun, and those who read here wait for it
                    self.streams.publish(partial(_told, game, row.number))
        self.tell()

    def _came(self, seat: int) -> None:
        self.presence.see(seat)
        if seat != HOST and self.gathering.seats[seat].stand_in:
            self._insist(self._come_back(seat))
        self.tell()

    def _come_back(self, seat: int) -> Job:
        return lambda: self._change(lambda now: stand_in.back(now, seat))

    def _game(self, rows: tuple[Row, ...]) -> Game | None:
        gathering = self.gathering
        if gathering.stage != "playing":
            return None
        people = [seat.seat for seat in gathering.seats if seat.kind == "person"]
        game = Game(
            self.edition,
            tuple(str(seat.suspect) for seat in gathering.seats),
            self.stored.created,
            own_dice=people if self.stored.own_dice else (),
        )
        for row in rows:
            game.replay(row)
        return game

    def _begin(self, game: Game, due: float | None) -> None:
        bots = BotPlayers(self.edition, game, self.stored.secret)
        self.play = Play(
            self.stored,
            self.gathering,
            game,
            bots,
            due=due,
            log=self._log,
            mailbox=self._mailbox,
            services=self._services,
            settings=self._settings,
            streams=self.streams,
            nudge=self._attendance.call,
        )
        self._mailbox.soon(self.play.follow)


def _told(game: Game, number: int, viewer: Viewer) -> bytes:
    return wire.row(game.message(number, viewer))


def _rows(game: Game, viewer: Viewer, after: int) -> Iterator[bytes]:
    """The rows so far that follow row `after`; each is made when it is read."""
    return (_told(game, number, viewer) for number in range(max(after, 0) + 1, game.number + 1))
