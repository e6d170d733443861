"""What is said at a table, and who hears it."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable
from itertools import chain
from typing import Final

from tudor.rules.see import PUBLIC, Viewer
from tudor.server import wire
from tudor.server.api.shapes.talk import Line, Say
from tudor.server.errors import Refused
from tudor.server.gathering.people import seats_of
from tudor.server.log import Log
from tudor.server.stored import REMEMBERED, Gathering, StoredLine
from tudor.server.streams import Streams
from tudor.server.text import tidy

_FINE: Final = 1_000_000


class Talk:
    """The newest lines of a table's talk."""

    def __init__(
        self, table_id: str, lines: Iterable[StoredLine], log: Log, streams: Streams
    ) -> None:
        self._table_id = table_id
        self._newest = 0
        self._lines: dict[tuple[str, int | None], deque[StoredLine]] = defaultdict(
            lambda: deque(maxlen=REMEMBERED)
        )
        """By audience: nobody's talk pushes out what others have heard."""
        self._log = log
        self._streams = streams
        for line in lines:
            self._keep(line)

    def heard(self, viewer: Viewer) -> list[bytes]:
        """The newest lines that the viewer may hear, as they go over the wire."""
        kept = sorted(chain(*self._lines.values()), key=lambda line: line.number)
        chunks = [chunk for line in kept if (chunk := told_to(line, viewer))]
        return chunks[-REMEMBERED:]

    async def say(self, line: StoredLine) -> None:
        """A job: say something to those who may hear it."""
        await self._log.say(self._table_id, line)
        await self.listen()

    async def listen(self) -> None:
        """A job: tell what has been said, also at other processes."""
        for line in await self._log.lines(self._table_id, self._newest, REMEMBERED):
            self._keep(line)
            self._streams.publish(lambda viewer, line=line: told_to(line, viewer))  # type: ignore[misc]

    def _keep(self, line: StoredLine) -> None:
        self._newest = line.number
        self._lines[line.channel, line.side].append(line)


def told_to(line: StoredLine, viewer: Viewer) -> bytes | None:
    """A line as it goes over the wire to `viewer`; None to those who may not hear it.

    Players do not hear those who watch, who cannot be told apart from a player's second screen.
    Nor does anyone hear that others talked: the log's own numbers would tell.
    """
    match line.channel:
        case "team" if viewer != line.side:
            return None
        case "spectators" if viewer != PUBLIC:
            return None
    number = round(line.at * _FINE)
    told = Line(number, line.at, line.channel, line.seat, line.name, line.text, line.phrase)
    return wire.beside("chat", told)


def line_to_say(gathering: Gathering, token: str | None, said: Say, now: float) -> StoredLine:
    """What `token` says, ready to be kept; raises `Refused`."""
    if (said.seat is None) != (said.channel == "spectators"):
        raise Refused(400, "malformed", detail="a seat, but for spectators none - at `$.seat`")
    if said.seat is not None and said.seat not in seats_of(gathering, token):
        raise Refused(403, "not-your-seat")
    if said.channel == "team" and gathering.stage != "playing":
        raise Refused(409, "not-started")  # the seat may yet pass to somebody else
    text = "" if said.phrase else tidy(said.text)
    if not text and not said.phrase:
        raise Refused(400, "malformed", detail="a text or a phrase is needed - at `$.text`")
    name = tidy(said.name) if said.seat is None else gathering.seats[said.seat].name
    side = said.seat if said.channel == "team" else None
    return StoredLine(0, now, said.channel, side, said.seat, name, text, said.phrase)
