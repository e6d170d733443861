"""A seat: its position, its actions, and why one is not possible."""

from __future__ import annotations

from msgspec import Struct

from tudor.rules.actions import By, Dice, SeatAction
from tudor.rules.legal import Legal
from tudor.rules.view import View


class Position(Struct, frozen=True):
    """Where a game stands, for one viewer: after row `number` of the log."""

    number: int
    actor: By | None
    awaited: int | None
    """The seat that is awaited: to act, or to type what its own dice show."""
    since: float
    """When the row was written: how long the seat has been awaited."""
    view: View
    legal: Legal
    dice_to_type: int
    """How many faces of own dice the viewer is to type now, as the action `dice`; else 0."""
    deadline: float | None
    """When a bot will make the decision that is awaited; null where there is no clock."""


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
