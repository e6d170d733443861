"""A seat's notebook."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tudor.server.settings import NOTE_LIMIT


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
