"""The one place that hides: `see` turns what happened into what a viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec.structs import replace

from tudor.rules import events as ev
from tudor.rules.events import Event

Viewer = int | Literal["public", "all"]
"""A seat; the public, which sees what all at the table see; all, once the game is over."""
PUBLIC: Final = "public"
ALL: Final = "all"


def see(event: Event, viewer: Viewer) -> Event:
    """`event` as `viewer` may know it: the same event with what is hidden set to null."""
    hide = _HIDES.get(type(event))
    return event if hide is None or viewer == ALL else hide(event, viewer)


def _see_dealt(event: ev.Dealt, viewer: Viewer) -> Event:
    hands = tuple([hand if seat == viewer else None for seat, hand in enumerate(event.hands)])
    return replace(event, hands=hands, case_file=None, row=(None,) * len(event.row))


def _see_shown(event: ev.Shown, viewer: Viewer) -> Event:
    return event if viewer in (event.seat, event.asker) else replace(event, card=None)


def _see_peeked(event: ev.Peeked, viewer: Viewer) -> Event:
    return event if viewer == event.seat else replace(event, card=None)


def _see_looked(event: ev.Looked, viewer: Viewer) -> Event:
    return event if viewer in (event.seat, event.at) else replace(event, card=None)


def _see_accused(event: ev.Accused, viewer: Viewer) -> Event:
    return event if event.right or viewer == event.seat else replace(event, case_file=None)


_HIDES: Final[dict[type[Event], Callable[[Any, Viewer], Event]]] = {
    ev.Dealt: _see_dealt,
    ev.Shown: _see_shown,
    ev.Peeked: _see_peeked,
    ev.Looked: _see_looked,
    ev.Accused: _see_accused,
}
