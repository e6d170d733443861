"""A bot that does anything legal: for tests and measurements."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tudor.rules.actions import (
    Accuse,
    Door,
    End,
    Move,
    Nothing,
    Passage,
    Peek,
    Roll,
    SeatAction,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.chance import Source
from tudor.rules.edition import Edition
from tudor.rules.events import Event
from tudor.rules.legal import Legal

Below = Callable[[int], int]
"""Draws a number from 0 to its argument - 1."""


class RandomBot:
    """It looks at nothing."""

    def __init__(self, edition: Edition, suspects: tuple[str, ...], seat: int) -> None:
        del edition, suspects, seat

    def see(self, events: Sequence[Event]) -> None:
        """Take no notice."""

    def choose(self, legal: Legal, source: Source) -> SeatAction:
        """Anything legal."""
        return random_action(legal, source.below)


def random_action(legal: Legal, below: Below) -> SeatAction:
    """A legal action: first its kind is drawn, then what to do of that kind.

    `legal` must not be empty.
    """
    kinds: list[Callable[[], SeatAction]] = []
    if legal.roll:
        kinds.append(Roll)
    if places := legal.move:
        kinds.append(lambda: Move(places[below(len(places))]))
    if legal.passage:
        kinds.append(Passage)
    if doors := legal.door:
        kinds.append(lambda: Door(doors[below(len(doors))]))
    if legal.stay:
        kinds.append(Stay)
    if ask := legal.suggest:
        asked = (ask.suspects, ask.weapons)
        kinds.append(lambda: Suggest(*(cards[below(len(cards))] for cards in asked)))
    if peek := legal.peek:
        kinds.append(lambda: Peek(peek[below(len(peek))]))
    if case := legal.accuse:
        named = (case.suspects, case.weapons, case.rooms)
        kinds.append(lambda: Accuse(*(cards[below(len(cards))] for cards in named)))
    if legal.end:
        kinds.append(End)
    if cards := legal.show:
        kinds.append(lambda: Show(cards[below(len(cards))]))
    if legal.nothing:
        kinds.append(Nothing)
    return kinds[below(len(kinds))]()
