"""Why the detective says what it says of a card, in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from tudor.detective.belief import Belief
from tudor.detective.model import Model
from tudor.detective.notes.file import dump_notes
from tudor.detective.notes.shapes import Notes
from tudor.detective.reasons.influence import Influences
from tudor.detective.reasons.why import why as chain_to
from tudor.phrases.catalogue import catalogue
from tudor.phrases.names import player_name
from tudor.phrases.reasons.explain import explain
from tudor.phrases.reasons.findings import explain_finding
from tudor.phrases.reasons.influences import explain_influence
from tudor.phrases.reasons.wording import Wording
from tudor.server.api.shapes import HelpLine, HelpWhy, WhyLevel
from tudor.server.errors import Refused
from tudor.server.help import Known
from tudor.server.page import Page, numbers_of, suggestion_numbers

_REMEMBERED: Final = 16
"""For how many notes it is remembered what moves the probabilities."""


class Question(NamedTuple):
    """A card and a holder (as a belief numbers them) that a player asks about."""

    page: Page
    card: str
    holder: int
    level: WhyLevel
    model: Model


def why(asked: Question, language: str) -> HelpWhy:
    """The reasons for a mark, or what moves a probability most, as far as the level goes."""
    page, card, holder = asked.page, asked.card, asked.holder
    notes = page.notes()
    if notes is None:
        raise Refused(409, "not-started")
    known = Known(page, notes, asked.level, asked.model)
    belief, cell = known.belief, known.cell(card, holder)
    words = catalogue(language)

    def name(seat: int) -> str:
        return player_name(words, page.names[seat], page.suspects[seat])

    if not cell.mark and asked.level != "chances":
        return HelpWhy(cell, words.phrase("why-unproven"), ())
    wording = Wording(words, belief.table, notes, name, numbers_of(notes).__getitem__)
    headline = explain_finding(wording, belief, card, holder)
    asked_in = suggestion_numbers(notes)

    def line(text: str, entries: Iterable[int], depth: int = 0) -> HelpLine:
        return HelpLine(depth, text, tuple(asked_in[e] for e in entries if e in asked_in))

    if cell.mark:
        chain = chain_to(belief, card, holder)
        told = explain(wording, chain, belief.clues)
        return HelpWhy(cell, headline, tuple(line(t.text, t.entries, t.depth) for t in told))
    movers = (
        line(explain_influence(wording, mover), [mover.entry])
        for mover in _influences(_Moment(notes, belief)).on(card, holder)
    )
    return HelpWhy(cell, headline, tuple(movers))


class _Moment:
    """What follows from some notes: the same however often it is worked out."""

    def __init__(self, notes: Notes, belief: Belief) -> None:
        self._key = (dump_notes(notes), belief.model)
        self.belief = belief

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Moment) and self._key == other._key


@lru_cache(_REMEMBERED)
def _influences(moment: _Moment) -> Influences:
    return Influences(moment.belief)
