"""Why the detective says what it says of a card, in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from tudor.detective.belief import Belief
from tudor.detective.model import Model
from tudor.detective.notes.file import dump_notes, load_notes
from tudor.detective.reasons.influence import Influences
from tudor.detective.reasons.why import why as chain_to
from tudor.phrases.catalogue import catalogue
from tudor.phrases.names import player_name
from tudor.phrases.reasons.explain import explain
from tudor.phrases.reasons.findings import explain_finding
from tudor.phrases.reasons.influences import explain_influence
from tudor.phrases.reasons.wording import Wording
from tudor.server.api.shapes.detective import HelpLine, HelpWhy, WhyLevel
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
        for mover in _influences(dump_notes(notes), asked.model).on(card, holder)
    )
    return HelpWhy(cell, headline, tuple(movers))


@lru_cache(_REMEMBERED)
def _influences(notes: bytes, model: Model) -> Influences:
    """What moves the probabilities by notes, given as their file: all cells at once."""
    known = load_notes(notes)
    return Influences(Belief.of(known, known.rules(), model))
