"""Why the detective says what it says of a card, in words."""

from __future__ import annotations

from typing import NamedTuple

from tudor.detective.belief import Belief
from tudor.detective.evidence import Holds
from tudor.detective.model import Model
from tudor.detective.reasons.influence import influences
from tudor.detective.reasons.why import why as chain_to
from tudor.phrases.catalogue import catalogue
from tudor.phrases.reasons.explain import explain
from tudor.phrases.reasons.findings import explain_finding, explain_influence
from tudor.server.api.shapes import HelpLevel, HelpLine, HelpWhy
from tudor.server.errors import Refused
from tudor.server.help import Known, Page, numbers_of, suggestion_numbers


class Question(NamedTuple):
    """A card and a holder (as a belief numbers them) that a player asks about."""

    page: Page
    card: str
    holder: int
    level: HelpLevel
    model: Model


def why(asked: Question, language: str) -> HelpWhy:
    """The reasons for a mark, or what moves a probability most, as far as the level goes."""
    page, card, holder = asked.page, asked.card, asked.holder
    notes = page.notes()
    if notes is None or asked.level == "none":
        raise Refused(409, "no-help")
    belief = Belief.of(notes, page.edition, asked.model)
    if asked.level == "shown":
        clues = [clue for clue in belief.clues if isinstance(clue, Holds)]
        belief = Belief(belief.table, clues, asked.model)
    cell = Known(belief, asked.level).cell(card, holder)
    words = catalogue(language)

    def name(seat: int) -> str:
        return page.names[seat] or words.phrase("event-player", suspect=page.suspects[seat])

    if not cell.mark and asked.level != "chances":
        return HelpWhy(cell, words.phrase("why-unproven"), ())
    headline = explain_finding(words, belief, card, holder, notes, name, page.seat)
    number = numbers_of(notes).__getitem__
    asked_in = suggestion_numbers(notes)
    if not cell.mark:
        found = influences(notes, page.edition, card, holder, asked.model)
        movers = [
            HelpLine(
                0,
                explain_influence(words, mover, belief, notes, name, number, page.seat),
                tuple(asked_in[e] for e in [mover.entry] if e in asked_in),
            )
            for mover in found
        ]
        return HelpWhy(cell, headline, tuple(movers))
    chain = chain_to(belief, card, holder)
    lines = explain(words, chain, belief, notes, name, number, page.seat)
    return HelpWhy(
        cell,
        headline,
        tuple(
            HelpLine(
                line.depth, line.text, tuple(asked_in[e] for e in line.entries if e in asked_in)
            )
            for line in lines
        ),
    )
