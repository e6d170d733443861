"""Why the detective says what it says of a card, in words."""

from __future__ import annotations

from typing import NamedTuple

from tudor.detective.belief import Belief
from tudor.detective.puzzle import Model
from tudor.server.api.shapes import HelpLevel, HelpWhy
from tudor.server.errors import Refused
from tudor.server.help import Known, Page


class Question(NamedTuple):
    """A card and a holder (as a belief numbers them) that a player asks about."""

    page: Page
    card: str
    holder: int
    level: HelpLevel
    model: Model


def why(asked: Question, language: str) -> HelpWhy:
    """The reasons for a mark, or what moves a probability most, as far as the level goes."""
    page = asked.page
    notes = page.notes()
    if notes is None or asked.level == "none":
        raise Refused(409, "not-started")
    belief = Belief.of(notes, page.edition, asked.model)
    cell = Known(belief, asked.level).cell(asked.card, asked.holder)
    return HelpWhy(cell, language, ())
