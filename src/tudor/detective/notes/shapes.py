"""Notes, ``tudor-notes/1``: what one seat knows of a game played anywhere.

Seats are numbered in turn order from 0, a row's places from 0, entries from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from tudor.rules.edition import Edition, load

FORMAT: Final = "tudor-notes/1"


class NotesSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat, and how many cards the hand has."""

    suspect: str
    cards: Annotated[int, Meta(ge=0)]
    name: str = ""


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    by: int


class Answer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer to a suggestion; `card`: what was shown, where it was seen or known."""

    by: int
    shows: bool
    card: str | None = None


class Suggestion(_Entry, frozen=True, tag="suggestion"):
    """A suggestion of `by`, and the answers in the order in which they came."""

    suspect: str
    weapon: str
    room: str
    answers: tuple[Answer, ...] = ()

    @property
    def cards(self) -> tuple[str, str, str]:
        """The three cards asked for."""
        return (self.suspect, self.weapon, self.room)


class Accusation(_Entry, frozen=True, tag="accusation"):
    """An accusation; `case_file`: what a wrong accuser has seen in it."""

    suspect: str
    weapon: str
    room: str
    right: bool
    case_file: tuple[str, str, str] | None = None

    @property
    def cards(self) -> tuple[str, str, str]:
        """The three cards named."""
        return (self.suspect, self.weapon, self.room)


class Peek(_Entry, frozen=True, tag="peek"):
    """`by` looks at the row's card at `place`."""

    place: int
    card: str | None = None


class Look(_Entry, frozen=True, tag="look"):
    """By a bonus card, `at` shows `by` a card."""

    at: int
    card: str | None = None


class LaidOpen(_Entry, frozen=True, tag="laid-open"):
    """All see these cards of the hand of `by`: a hand laid open, or a card shown to all."""

    cards: tuple[str, ...]


class Challenge(_Entry, frozen=True, tag="challenge"):
    """`by` challenges the "nothing" of `seat` to the suggestion at `entry` (T25)."""

    seat: int
    entry: int
    false: bool


Entry = Suggestion | Accusation | Peek | Look | LaidOpen | Challenge


class Notes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What seat `me` knows: its hand, the open cards, and what happened, in order."""

    format: Literal["tudor-notes/1"] = FORMAT
    edition: str
    house_rules: dict[str, Any] = {}
    me: int
    seats: tuple[NotesSeat, ...]
    hand: tuple[str, ...]
    open: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()

    def rules(self) -> Edition:
        """The edition with its house rules; raises `EditionError`."""
        return load(self.edition).with_house_rules(self.house_rules)

    def suggestion(self, index: int) -> Suggestion:
        """The suggestion at entry `index`; raises `NotASuggestion` where another kind stands."""
        return suggestion_in(self.entries, index)


class NotASuggestion(TypeError):
    """The entry is of another kind."""


def suggestion_in(entries: Sequence[Entry], index: int) -> Suggestion:
    """The suggestion at `index` of `entries`; raises `NotASuggestion` where another kind stands."""
    entry = entries[index]
    if not isinstance(entry, Suggestion):
        raise NotASuggestion(f"entry {index} is no suggestion: {type(entry).__name__}")
    return entry
