"""The detective's help."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tudor.detective.model import Model

HelpLevel = Literal["none", "shown", "proven", "chances"]
"""How much of the detective's help: none; my cards and those shown to me; all that can be proven;
probabilities too. Each holds what those before it do."""
WhyLevel = Literal["shown", "proven", "chances"]
"""A level of help at which there is something to give reasons for."""


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
