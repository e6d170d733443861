"""The bodies of the HTTP calls. Seats are numbers from 0 in turn order; times are seconds (UTC)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tudor.detective.model import Model
from tudor.rules.actions import By, Dice, SeatAction
from tudor.rules.board import Plan
from tudor.rules.events import Event
from tudor.rules.legal import Legal
from tudor.rules.options import Options
from tudor.rules.view import View
from tudor.server.settings import LONGEST_WAIT, NAME_LIMIT, NOTE_LIMIT

Wait = Annotated[int, Meta(ge=0, le=LONGEST_WAIT)]


HelpLevel = Literal["none", "shown", "proven", "chances"]
"""How much of the detective's help: none; my cards and those shown to me; all that can be proven;
probabilities too. Each holds what those before it do."""
WhyLevel = Literal["shown", "proven", "chances"]
"""A level of help at which there is something to give reasons for."""


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
    bot: str = "novice"
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


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in a free seat (any, if `seat` is null), with a suspect that is still free."""

    seat: int | None = None
    suspect: str | None = None
    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""


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


class TableInfo(Struct, frozen=True):
    """A table as everyone may see it; `mine`: the seats that the caller holds."""

    id: str
    edition: EditionInfo
    house_rules: dict[str, Any]
    """The options that differ from the edition's own; fixed when the table was made."""
    own_dice: bool
    help: HelpLevel
    """The most of the detective's help that a player may have."""
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    started: bool
    number: int
    """The number of the newest row of the log; 0 before the first."""
    view: View | None
    """What is public, once the game has started."""


class TableListed(Struct, frozen=True):
    """A line of the list of tables."""

    id: str
    edition: str
    seats: tuple[SeatInfo, ...]
    started: bool


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


class Message(Struct, frozen=True):
    """One row of the log as one viewer may see it. `position` comes with the newest row only."""

    number: int
    by: By
    at: float
    events: tuple[Event, ...]
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
