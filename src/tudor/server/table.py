"""A table: who sits there, what each may read, and the game once it has begun.

Everything that changes it is a job in its mailbox. What is read is how the last job that is done
left it, never the middle of one.
"""

from __future__ import annotations

from tudor.rules.record import Entry, Record, RecordSeat
from tudor.rules.see import PUBLIC, Viewer
from tudor.server import seating
from tudor.server.api.shapes import HelpLevel, Notebook, Position, SitDown, TableInfo
from tudor.server.errors import Refused, StorageError
from tudor.server.game import Game
from tudor.server.help import LEVELS
from tudor.server.holders import Holders, check_invitation, invitation
from tudor.server.log import Log
from tudor.server.mailbox import Mailbox
from tudor.server.notebook import Notebooks
from tudor.server.options import edition_info, edition_of
from tudor.server.page import Page
from tudor.server.play import Play
from tudor.server.players import BotPlayers
from tudor.server.services import Services
from tudor.server.settings import Settings
from tudor.server.stored import Row, Stored, StoredGuest, StoredSeat, Written
from tudor.server.streams import Reader, Streams, encode


class Table:
    """A table in memory, as the log has it."""

    def __init__(self, stored: Stored, log: Log, services: Services, settings: Settings) -> None:
        self.id = stored.table.id
        self.edition = edition_of(stored.table.edition, stored.table.house_rules)
        self.seats: tuple[StoredSeat, ...] = ()
        self.play: Play | None = None
        self.streams = Streams(settings)
        self._stored = stored.table
        self._log = log
        self._services = services
        self._settings = settings
        self._holders = Holders(())
        self._notebooks = Notebooks(stored.written)
        self._in_doubt = False
        self._adopt(stored)
        game = self._game(stored.rows)
        self._mailbox = Mailbox(services.clock)
        if game:
            self._begin(game)

    @property
    def idle(self) -> bool:
        """Whether the table may be put away until somebody asks for it again."""
        return self._mailbox.idle and not len(self.streams)

    def playing(self) -> Play:
        """The game; `Refused` before it has begun."""
        if self.play is None:
            raise Refused(409, "not-started")
        return self.play

    def seats_of(self, holder: str | None) -> tuple[int, ...]:
        """The seats that the holder of a token (its hash) has."""
        return self._holders.seats_of(holder)

    def check_seat(self, seat: int, holder: str | None) -> None:
        """`Refused` if there is no such seat, or it is not the caller's."""
        self._check_there(seat)
        if holder is None:
            raise Refused(401, "no-token")
        if seat not in self.seats_of(holder):
            raise Refused(403, "not-your-seat")

    def _check_there(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused(404, "unknown-seat")

    def info(self, holder: str | None) -> TableInfo:
        """The table as everyone may see it, and which seats are the caller's."""
        game = self.play and self.play.game
        return TableInfo(
            id=self.id,
            edition=edition_info(self.edition, len(self.seats)),
            house_rules=self.edition.house_rules,
            own_dice=self._stored.own_dice,
            help=self._stored.help,
            seats=seating.seat_infos(self.seats, self._holders),
            mine=self.seats_of(holder),
            started=game is not None,
            number=game.number if game else 0,
            view=game.view(PUBLIC) if game else None,
        )

    def position(self, seat: int) -> Position:
        """Where the game stands, for a seat."""
        return self.playing().game.position(seat)

    def read(self, viewer: Viewer, after: int) -> Reader:
        """The stream of a viewer, from the row that follows row `after`."""
        past = []
        if self.play:
            game = self.play.game
            numbers = range(max(after, 0) + 1, game.number + 1)
            past = [encode(game.message(number, viewer)) for number in numbers]
        return self.streams.open(viewer, past)

    def record(self) -> Record:
        """The whole game; `Refused` before it is over."""
        game = self.playing().game
        if game.state.outcome is None:
            raise Refused(409, "not-over")
        return Record(
            self._stored.edition,
            self.edition.house_rules,
            tuple(RecordSeat(str(seat.suspect), seat.name, seat.bot) for seat in self.seats),
            tuple(Entry(row.by, row.action) for row in game.rows),
        )

    def notebook(self, seat: int) -> Notebook:
        """The notebook of a seat."""
        return self._notebooks.of(seat)

    def check_help(self, level: HelpLevel) -> None:
        """`Refused` if the table allows less of the detective's help."""
        if LEVELS.index(level) > LEVELS.index(self._stored.help):
            raise Refused(403, "help-capped")

    def page(self, seat: int) -> Page:
        """What a seat has seen, for the detective; `Refused` before the game has begun."""
        game = self.playing().game
        return Page(
            self.id,
            self.edition,
            game.state.suspects,
            tuple(place.name for place in self.seats),
            seat,
            game.number,
            tuple(event for row in game.rows for event in game.events(row, seat)),
        )

    async def sit(self, wanted: SitDown, guest: StoredGuest) -> int:
        """Sit down; the number of the seat. The game begins once every seat is taken."""
        return await self._mailbox.ask(lambda: self._sit(wanted, guest))

    def invitation(self, seat: int) -> str:
        """The secret that makes others partners in `seat`."""
        return invitation(self._stored.secret, seat)

    async def join(self, seat: int, secret: str, guest: StoredGuest) -> None:
        """Become a partner in a seat that somebody has; who is one already stays one."""
        await self._mailbox.ask(lambda: self._join(seat, secret, guest))

    async def write(self, written: Written) -> Notebook:
        """Write into a notebook; how it looks then."""
        return await self._mailbox.ask(lambda: self._write(written))

    async def close(self) -> None:
        """Finish the job in hand, refuse the rest, and end all streams."""
        self.streams.cut()
        await self._mailbox.close()
        if self.play:
            self.play.close()

    async def _sit(self, wanted: SitDown, guest: StoredGuest) -> int:
        await self._settle()
        mine = self.seats_of(guest.hash)
        seat = seating.seat_for(wanted, self.seats, mine)
        if seat in mine:
            return seat
        self._holders.check_sit(guest.hash)
        seats = seating.sit_down(self.seats, wanted, seat, self.edition)
        if all(place.taken for place in seats):
            seats = seating.with_suspects(seats, self.edition)
        changed = [place for place, was in zip(seats, self.seats, strict=True) if place != was]
        try:
            await self._log.save_seats(self.id, changed, seat, guest)
        except (StorageError, Refused):
            self._in_doubt = True
            raise
        self.seats = seats
        self._holders.add(seat, guest.hash)
        if game := self._game(()):
            self._begin(game)
        return seat

    async def _join(self, seat: int, secret: str, guest: StoredGuest) -> None:
        await self._settle()
        self._check_there(seat)
        if self.seats[seat].kind == "bot":
            raise Refused(409, "bot-seat")
        check_invitation(self._stored.secret, seat, secret)
        if seat in self.seats_of(guest.hash):
            return
        self._holders.check_join(seat, guest.hash)
        try:
            await self._log.add_partner(self.id, seat, guest)
        except StorageError:
            self._in_doubt = True
            raise
        self._holders.add(seat, guest.hash)

    async def _write(self, written: Written) -> Notebook:
        await self._log.write(self.id, written)
        self._notebooks.write(written)
        return self._notebooks.of(written.owner)

    async def _settle(self) -> None:
        """After a write that failed: what does the log say?"""
        if self._in_doubt and (stored := await self._log.load(self.id)):
            self._in_doubt = False
            self._adopt(stored)
            if self.play is None and (game := self._game(stored.rows)):
                self._begin(game)

    def _adopt(self, stored: Stored) -> None:
        self.seats = stored.seats
        self._holders = Holders(stored.holders)

    def _game(self, rows: tuple[Row, ...]) -> Game | None:
        if not all(seat.taken and seat.suspect for seat in self.seats):
            return None
        suspects = tuple(str(seat.suspect) for seat in self.seats)
        people = [seat.seat for seat in self.seats if seat.kind == "person"]
        game = Game(
            self.edition,
            suspects,
            self._stored.created,
            own_dice=people if self._stored.own_dice else (),
        )
        for row in rows:
            game.replay(row)
        return game

    def _begin(self, game: Game) -> None:
        bots = BotPlayers(self.edition, self.seats, self._stored.secret)
        for row in game.rows:
            bots.see(row)
        self.play = Play(
            self._stored,
            game,
            bots,
            log=self._log,
            mailbox=self._mailbox,
            services=self._services,
            streams=self.streams,
            retry=self._settings.retry,
        )
        self._mailbox.soon(self.play.follow)
