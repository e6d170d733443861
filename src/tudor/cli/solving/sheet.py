"""The notebook of `tudor solve`: who holds which card, as far as it is known, in columns."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

import click

from tudor.detective.belief import Belief
from tudor.phrases.percent import percent
from tudor.phrases.reasons.wording import Wording, sentence

WIDTH: Final = 80
"""Columns of a terminal."""
_CELL: Final = 6
"""Columns that a percentage takes."""
_TENTH: Final = Fraction(1, 1000)
"""Of a per cent."""
_NAME: Final = 50
"""Columns that a name may take where it has a line of its own."""


def figure(wording: Wording, chance: Fraction) -> str:
    """A mark for what is certain, else a probability in whole per cent."""
    if chance in {0, 1}:
        return "✓" if chance else "–"
    return percent(wording.catalogue, chance)


def tenths(wording: Wording, chance: Fraction) -> str:
    """A probability in tenths of a per cent, where so fine a figure tells more."""
    if not _TENTH <= chance <= 1 - _TENTH:
        return figure(wording, chance)
    whole, tenth = divmod(round(1000 * chance), 10)
    return wording.catalogue.phrase("solve-tenths", whole=whole, tenths=tenth)


def legend(wording: Wording) -> Iterator[str]:
    """Who sits where, with how many cards."""
    for number, seat in enumerate(wording.notes.seats):
        line = wording.catalogue.phrase(
            "solve-seat",
            number=number + 1,
            name=_clipped(sentence(wording.name(number)), _NAME),
            cards=seat.cards,
        )
        you = f" {wording.catalogue.phrase('solve-you')}" if number == wording.me else ""
        yield line + you


def sheet(wording: Wording, belief: Belief) -> Iterator[str]:
    """A line for each card, kind by kind; a column for each seat, place and the case file."""
    words, deck, table = wording.catalogue, belief.table.deck, belief.table
    names = {card: sentence(words.name(card)) for card in deck.ids}
    first = max(len(name) for name in names.values())
    headings = _headings(wording, belief)
    last = max(len(headings[-1]), _CELL)
    others = (WIDTH - first - last - 1) // (len(headings) - 1) - 1
    widths = [min(others, max(len(heading), _CELL)) for heading in headings[:-1]] + [last]
    yield click.style(_row("", headings, first, widths), bold=True)
    kinds = {"suspects": deck.suspects, "weapons": deck.weapons, "rooms": deck.rooms}
    for kind, cards in kinds.items():
        yield click.style(words.phrase(f"ui-kind-{kind}"), bold=True)
        for card in cards:
            if card in wording.notes.open:
                yield f"{names[card]:{first}}  {words.phrase('solve-open')}"
                continue
            chances = [belief.probability(card, holder) for holder in table.holders]
            cells = [figure(wording, chance) for chance in chances]
            yield _row(names[card], cells, first, widths)


def _headings(wording: Wording, belief: Belief) -> list[str]:
    words, table = wording.catalogue, belief.table
    seats = [f"{seat + 1} {sentence(wording.name(seat))}" for seat in range(table.seats)]
    places = range(1, table.case_file - table.seats + 1)
    row = [words.phrase("solve-place", place=place) for place in places]
    return [*seats, *row, words.phrase("solve-case-file")]


def _row(name: str, cells: list[str], first: int, widths: list[int]) -> str:
    told = [f"{_clipped(cell, width):>{width}}" for cell, width in zip(cells, widths, strict=True)]
    return " ".join([f"{name:{first}}", *told])


def _clipped(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"
