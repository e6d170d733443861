"""A bot that does anything legal: for tests and measurements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

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

T = TypeVar("T")
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
    kinds = list(_kinds(legal, below))
    return kinds[below(len(kinds))]()


def _kinds(legal: Legal, below: Below) -> Iterator[Callable[[], SeatAction]]:
    """What makes an action of each kind that is legal."""

    def one(items: Sequence[T]) -> T:
        return items[below(len(items))]

    plain = (
        (legal.roll, Roll),
        (legal.passage, Passage),
        (legal.stay, Stay),
        (legal.end, End),
        (legal.nothing, Nothing),
    )
    yield from (kind for allowed, kind in plain if allowed)
    if legal.move:
        yield lambda: Move(one(legal.move))
    if legal.door:
        yield lambda: Door(one(legal.door))
    if ask := legal.suggest:
        yield lambda: Suggest(one(ask.suspects), one(ask.weapons))
    if legal.peek:
        yield lambda: Peek(one(legal.peek))
    if choices := legal.choose:
        yield lambda: choices.pick(one)
    if case := legal.accuse:
        yield lambda: Accuse(one(case.suspects), one(case.weapons), one(case.rooms))
    if legal.show:
        yield lambda: Show(one(legal.show))
    if legal.challenge:
        yield lambda: one(legal.challenge)
