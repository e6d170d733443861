"""The bodies of the HTTP calls. Seats are numbers from 0 in turn order; times are seconds (UTC)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from tudor.detective.model import Model
from tudor.rules.actions import By, Dice, SeatAction
from tudor.rules.board import Plan
from tudor.rules.events import Event
from tudor.rules.legal import Legal
from tudor.rules.options import Options
from tudor.rules.record import Hex32
from tudor.rules.view import View
from tudor.server.settings import (
    LINE_LIMIT,
    LONGEST_CLOCK,
    LONGEST_WAIT,
    NAME_LIMIT,
    NOTE_LIMIT,
    PASSWORD_LIMIT,
)

BOT: Final = "novice"
"""Who plays where a bot is to play and nobody says which."""
Wait = Annotated[int, Meta(ge=0, le=LONGEST_WAIT)]

HelpLevel = Literal["none", "shown", "proven", "chances"]
"""How much of the detective's help: none; my cards and those shown to me; all that can be proven;
probabilities too. Each holds what those before it do."""
WhyLevel = Literal["shown", "proven", "chances"]
"""A level of help at which there is something to give reasons for."""


Stage = Literal["lobby", "opening", "playing"]
"""How far a table is: people gather; all open what they gave to the deal; the cards are dealt."""
Channel = Literal["table", "team", "spectators"]
"""Where one talks: for all to hear, among the partners in a seat, among those who watch."""


Phrase = Literal[
    "hello",
    "good-luck",
    "one-moment",
    "your-turn",
    "thinking",
    "well-done",
    "thanks",
    "oh-no",
    "aha",
    "suspicious",
    "back-soon",
    "another-game",
]
"""The quick phrases, by key: each reader sees them in their own language."""


class EditionInfo(Struct, frozen=True):
    """An edition with these options: what a client needs to draw it. The deck is by kind.

    `actions`: the kinds of action, by their ``type``, that a seat may ever do by these options.
    """

    key: str
    options: Options
    board: Plan
    suspects: tuple[str, ...]
    weapons: tuple[str, ...]
    rooms: tuple[str, ...]
    actions: tuple[str, ...]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be made: for a person, or taken by a bot."""

    kind: Literal["person", "bot"] = "person"
    bot: str = BOT
    suspect: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. Times in milliseconds."""

    edition: str = "travel"
    house_rules: dict[str, Any] = {}
    seats: tuple[SeatWanted, ...] = ()
    answer_delay: Wait = 1200
    """No answer to a question is released sooner than this after it was asked."""
    bot_pace: Wait = 700
    """How long a bot waits before it acts in its own turn."""
    own_dice: bool = False
    """People roll dice of their own and type the faces; for bots the table rolls."""
    help: HelpLevel = "chances"
    """The most of the detective's help that a player may have."""
    listed: bool = False
    """Whether the table is in the list of tables; else it is found by its link alone."""
    password: Annotated[str, Meta(max_length=PASSWORD_LIMIT)] = ""
    """What people need to know to see the table or sit down; empty for nothing."""
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    """Seconds for each decision, after which a bot makes that one; 0 for as long as one likes."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in a free seat (any, if `seat` is null), with a suspect that is still free.

    `commitment`: the SHA-256 of 32 bytes that only the caller knows, for the deal.
    """

    commitment: Hex32
    seat: int | None = None
    suspect: str | None = None
    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that is to sit in a free seat."""

    bot: str = BOT


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin. What becomes of the free seats: bots sit down in them, or they are taken away."""

    empty: Literal["refuse", "bots", "remove"] = "refuse"


class Commit(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat gives to deal number `deal`, as its SHA-256."""

    deal: int
    commitment: Hex32


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """The 32 bytes to which the seat has committed itself for deal number `deal`."""

    deal: int
    opening: Hex32


class SeatInfo(Struct, frozen=True):
    """A seat as everyone may see it. `taken`: a person or a bot sits there."""

    seat: int
    kind: Literal["person", "bot"]
    bot: str | None
    suspect: str | None
    name: str
    taken: bool
    people: int
    """How many people hold the seat: more than one are a team."""
    commitment: str | None
    """What the seat gives to the deal, as its SHA-256: null for a bot, or while it is awaited."""
    opening: str | None
    """What the seat gave to the deal, once it has opened it."""
    away: float | None
    """Since when nobody of the seat has been here; null while somebody is, and for bots."""
    stand_in: bool
    """Whether a bot plays the seat until somebody of it comes back."""


class TableState(Struct, frozen=True):
    """What changes about a table, as everyone may see it."""

    stage: Stage
    seats: tuple[SeatInfo, ...]
    deal: int
    """How many deals there have been, this one included; 0 if it cannot be checked."""
    commitment: str | None
    """The SHA-256 of what the server gives to the deal; told since before anyone sat down."""
    deadline: float | None
    """When a bot will make the decision that is awaited."""
    rematch: str | None
    """The id of the table at which these people play again."""
    host_away: float | None
    """Since when the host has not been here; null while they are, and once the cards are dealt.

    After a minute anyone who sits may remove people, seat bots, start and restart in their stead.
    """


class TableInfo(TableState, frozen=True):
    """A table as the caller may see it.

    `mine`: the caller's seats. `host`: whether it is theirs to remove people, to start, to delete.
    """

    id: str
    edition: EditionInfo
    house_rules: dict[str, Any]
    """The options that differ from the edition's own; fixed when the table was made."""
    own_dice: bool
    help: HelpLevel
    """The most of the detective's help that a player may have."""
    listed: bool
    locked: bool
    """Whether a password is needed."""
    clock: int
    """Seconds for each decision; 0 for as long as one likes."""
    mine: tuple[int, ...]
    host: bool
    number: int
    """The number of the newest row of the log; 0 before the first."""
    view: View | None
    """What is public, once the game has started."""


class ListedSeat(Struct, frozen=True):
    """Who sits in a seat of a table in a list; the name is empty for one without."""

    kind: Literal["person", "bot"]
    name: str
    suspect: str | None
    taken: bool


class TableListed(Struct, frozen=True):
    """A line of a list of tables."""

    id: str
    edition: str
    stage: Stage
    seats: tuple[ListedSeat, ...]
    clock: int
    locked: bool
    mine: tuple[int, ...]
    created: float
    awaited: int | None
    """The seat that is to act, where a game goes on."""
    over: bool


class Password(Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to see the table."""

    password: Annotated[str, Meta(max_length=PASSWORD_LIMIT)]


class Recovery(Struct, frozen=True):
    """The secret with which another device becomes the caller's too, at one table.

    It works once, until `until`.
    """

    secret: str
    until: float


class Return(Struct, frozen=True, forbid_unknown_fields=True):
    """Come back on another device."""

    secret: str


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a bot is to play a seat whose owner is away."""

    stand_in: bool


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: `text`, or the key of a quick `phrase`.

    `seat`: which of the caller's seats says it; null for one who watches, who may give a `name`.
    """

    channel: Channel
    seat: int | None = None
    text: Annotated[str, Meta(max_length=LINE_LIMIT)] = ""
    phrase: Phrase | None = None
    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""


class Line(Struct, frozen=True):
    """A line of talk, as one who may hear it does. `seat` is null for one who watches."""

    number: int
    at: float
    channel: Channel
    seat: int | None
    name: str
    text: str
    phrase: str | None


class PushKey(Struct, frozen=True):
    """The server's public key for Web Push, in base64url; null where there is no pushing."""

    key: str | None


class PushKeys(Struct, frozen=True):
    """A browser's keys for Web Push, in base64url."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscribe(Struct, frozen=True):
    """A browser's subscription to Web Push, as it gives it. `language`: what to say it in."""

    endpoint: Annotated[str, Meta(max_length=600)]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=10)] = "en"


class Unsubscribe(Struct, frozen=True):
    """The endpoint that is to be pushed to no more."""

    endpoint: Annotated[str, Meta(max_length=600)]


class Position(Struct, frozen=True):
    """Where a game stands, for one viewer: after row `number` of the log."""

    number: int
    actor: By | None
    since: float
    """When the row was written: how long the actor has been awaited."""
    view: View
    legal: Legal
    dice_to_type: int
    """How many faces of own dice the viewer is to type now, as the action `dice`; else 0."""
    deadline: float | None
    """When a bot will make the decision that is awaited; null where there is no clock."""


class Message(Struct, frozen=True):
    """One row of the log as one viewer may see it. `position` comes with the newest row only."""

    number: int
    by: By
    at: float
    events: tuple[Event, ...]
    stood_in: bool = False
    """Whether a bot decided for the person in the seat."""
    position: Position | None = None


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """An action, and the number of the row after which it is meant. `dice`: typed own dice."""

    expected: int
    action: SeatAction | Dice


class Acted(Struct, frozen=True):
    """The action stands in the log, as row `number`."""

    number: int


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that the caller asks about."""

    action: SeatAction | Dice


class Why(Struct, frozen=True):
    """Whether an action is legal, and if not why: as the `Problem` of doing it would say."""

    legal: bool
    reason: str | None
    rule: str | None
    message: str


class Invitation(Struct, frozen=True):
    """The secret with which others become partners in a seat."""

    secret: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a partner in a seat to which its invitation leads."""

    secret: str


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """A mark in the notebook: in the row of `card`, the column of a seat."""

    card: str
    seat: int
    mark: Literal["", "yes", "no", "maybe"]


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """A free note beside a card; at most 200 characters."""

    card: str
    text: Annotated[str, Meta(max_length=NOTE_LIMIT)]


class Notebook(Struct, frozen=True):
    """A seat's own marks and notes; empty ones are left out."""

    marks: tuple[Mark, ...]
    notes: tuple[Note, ...]


class HelpCell(Struct, frozen=True):
    """What is known of a card and a holder: surely yes, surely no, or (`chance`) how likely."""

    mark: Literal["", "yes", "no"]
    chance: float | None = None
    """From 0 to 1, at the level "chances"; may round to 0 or 1 without a mark."""


class HelpRow(Struct, frozen=True):
    """A card, by holder: the seats, the places of the hidden row, the case file."""

    card: str
    seats: tuple[HelpCell, ...]
    row: tuple[HelpCell, ...]
    case_file: HelpCell


class HelpCaseFile(Struct, frozen=True):
    """A case file that is possible, and its probability."""

    suspect: str
    weapon: str
    room: str
    chance: float


class HelpAnswer(Struct, frozen=True):
    """An answer whose card the seat has not seen: what `seat` could have shown.

    `suggestion`: its number. `cards`: each of the cards that the seat may hold, and at the level
    "chances" how likely it does.
    """

    suggestion: int
    seat: int
    cards: dict[str, float | None]


class Help(Struct, frozen=True):
    """The detective's help for a seat, from its own stream up to row `number` of the log.

    `model`: the model of the probabilities, null where there are none. `deals`: how many deals fit,
    as digits. `case_files`: the likeliest ten. `answers` from the level "proven" on.
    """

    number: int
    level: HelpLevel
    model: Model | None = None
    deals: str | None = None
    cards: tuple[HelpRow, ...] = ()
    case_files: tuple[HelpCaseFile, ...] = ()
    answers: tuple[HelpAnswer, ...] = ()


class HelpLine(Struct, frozen=True):
    """A sentence of a reason. `depth`: how many suppositions it stands under.

    `suggestions`: the numbers of the suggestions it rests on.
    """

    depth: int
    text: str
    suggestions: tuple[int, ...] = ()


class HelpWhy(Struct, frozen=True):
    """Why a card is or is not with a holder, or what moves its probability most, in words."""

    cell: HelpCell
    headline: str
    lines: tuple[HelpLine, ...]


class Guest(Struct, frozen=True):
    """A new guest's token, for programs: send it as a bearer token."""

    token: str


class Problem(Struct, frozen=True):
    """Why a call was refused: `reason` is stable, `message` is in the caller's language."""

    status: int
    reason: str
    message: str
    rule: str | None = None
    """What is behind an illegal action: a clause, or ``house:`` and the key of the house rule."""
    number: int | None = None
    """The newest row, where the call was meant for an older one."""
