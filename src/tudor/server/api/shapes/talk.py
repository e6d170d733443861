"""Talking at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tudor.server.settings import LINE_LIMIT, NAME_LIMIT

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
