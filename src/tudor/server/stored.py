"""What the log holds, as values."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from tudor.rules.actions import Action, By
from tudor.rules.events import Event
from tudor.server.api.shapes.detective import HelpLevel
from tudor.server.api.shapes.tables import Stage
from tudor.server.api.shapes.talk import Channel

REMEMBERED: Final = 100
"""How many lines of talk whoever comes is told."""
EARLIER: Final = 0
"""The deal of a table that an earlier version dealt: it cannot be checked."""


class StoredGuest(Struct, frozen=True):
    """A guest: the hash of a token that was issued, and when (in seconds)."""

    hash: str
    created: float


class StoredSeat(Struct, frozen=True):
    """A seat of a table; `suspect` is null until somebody chooses, at the latest at the start.

    `commitment` and `opening`: what the person's browser gives to the deal, in hexadecimal.
    `stand_in`: a bot plays for the person, who is away.
    """

    seat: int
    kind: Literal["person", "bot"]
    bot: str | None = None
    suspect: str | None = None
    name: str = ""
    taken: bool = False
    commitment: str | None = None
    opening: str | None = None
    stand_in: bool = False


class StoredTable(Struct, frozen=True):
    """A table as it was made. Times in milliseconds, but `created` and `clock` in seconds."""

    id: str
    created: float
    edition: str
    house_rules: dict[str, Any]
    answer_delay: int
    bot_pace: int
    secret: bytes
    """From which bots' luck and invitations follow."""
    own_dice: bool = False
    help: HelpLevel = "chances"
    listed: bool = False
    password: str | None = None
    """As it is kept: salt and hash."""
    clock: int = 0
    """Seconds for each decision; 0 for as long as one likes."""


class Gathering(Struct, frozen=True):
    """Who has gathered around a table and how far they are; each change is a new `version`.

    People are known by the hash of the token with which they came to the table first.
    """

    nonce: bytes
    """The server's 32 bytes of the deal, to which it has committed itself."""
    seats: tuple[StoredSeat, ...]
    host: str | None = None
    """A person."""
    stage: Stage = "lobby"
    deal: int = 1
    version: int = 0
    holders: frozenset[tuple[int, str]] = frozenset()
    """Seats and the people who hold them."""
    devices: frozenset[tuple[str, str]] = frozenset()
    """Hashes of further tokens, and the people whose devices have them."""
    admitted: frozenset[str] = frozenset()
    """Hashes of tokens whose owners know the password."""
    rematch: str | None = None
    """The id of the table to which these people moved on."""
    again: bool = False
    """Whether this is such a table: it starts by itself, once all are there."""
    extended: tuple[int, int] = (0, 0)
    """After which row the clock was given more time, and how many seconds in all."""


class Row(Struct, frozen=True):
    """One action with the events that it made, as made then.

    `stood_in`: a bot decided for the person in the seat.
    """

    number: int
    at: float
    by: By
    action: Action
    events: tuple[Event, ...]
    stood_in: bool = False


class Next(Struct, frozen=True):
    """What is to come at a table after its newest row.

    `due`: when (seconds) something is to happen by itself. `awaited`: the seat that is to act.
    """

    due: float | None = None
    awaited: int | None = None
    over: bool = False


class Written(Struct, frozen=True):
    """Something that a seat (`owner`) has written into its notebook, at a place in it."""

    owner: int
    card: str
    column: int | None
    """The seat whose column is marked; null for a note."""
    text: str


class StoredLine(Struct, frozen=True):
    """A line of talk: `text`, or the key of a quick `phrase`."""

    number: int
    at: float
    channel: Channel
    side: int | None
    """Whose channel it is, where a team talks."""
    seat: int | None
    """Who says it; null for a spectator, who is called `name`."""
    name: str
    text: str
    phrase: str | None = None


class Subscription(Struct, frozen=True):
    """Where a browser wants to be pushed to: as it told it, and whose it is."""

    endpoint: str
    token_hash: str
    p256dh: str
    auth: str
    language: str


class Change(Struct, frozen=True):
    """What another process changed: `detail` is the owner of a notebook.

    Without a table: whatever happened meanwhile was not heard.
    """

    table_id: str | None
    kind: Literal["rows", "gathering", "notebook", "chat", "seen", "gone", "all"]
    detail: int | None = None


class Stored(Struct, frozen=True):
    """All that the log has of a table."""

    table: StoredTable
    gathering: Gathering
    rows: tuple[Row, ...] = ()
    written: tuple[Written, ...] = ()
    lines: tuple[StoredLine, ...] = ()
    """The newest lines of talk."""
    next: Next = Next()
    seen: dict[int, float] = {}
    """When each seat was seen last."""
