"""The legal actions of a seat: a small menu that stands for all of them, made without listing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from msgspec import Struct

from tudor.rules.actions import (
    Accuse,
    Challenge,
    Choose,
    Door,
    End,
    Move,
    Nothing,
    Passage,
    Peek,
    Place,
    Roll,
    SeatAction,
    Show,
    Stay,
    Suggest,
)


class Suggestions(Struct, frozen=True):
    """Any of `suspects` with any of `weapons`, in `room`."""

    suspects: tuple[str, ...]
    weapons: tuple[str, ...]
    room: str


class Accusations(Struct, frozen=True):
    """Any of `suspects` with any of `weapons` in any of `rooms`."""

    suspects: tuple[str, ...]
    weapons: tuple[str, ...]
    rooms: tuple[str, ...]


class Choices(Struct, frozen=True):
    """What a bonus card leaves open: any of each list that is not empty."""

    seats: tuple[int, ...] = ()
    suspects: tuple[str, ...] = ()
    rooms: tuple[str, ...] = ()

    def pick(self, one: Callable[[Sequence[Any]], Any]) -> Choose:
        """One of each list, picked by `one`; null where nothing is left open."""
        lists = (self.seats, self.suspects, self.rooms)
        return Choose(*[one(items) if items else None for items in lists])


class Legal(Struct, frozen=True):
    """A set of actions, by kind. It can be iterated, counted and asked for membership."""

    roll: bool = False
    move: tuple[Place, ...] = ()
    passage: str | None = None
    """The room to which the passage leads."""
    door: tuple[str, ...] = ()
    stay: bool = False
    suggest: Suggestions | None = None
    peek: tuple[int, ...] = ()
    choose: Choices | None = None
    accuse: Accusations | None = None
    end: bool = False
    show: tuple[str, ...] = ()
    nothing: bool = False
    challenge: tuple[Challenge, ...] = ()

    def __iter__(self) -> Iterator[SeatAction]:
        if self.roll:
            yield Roll()
        yield from (Move(to) for to in self.move)
        if self.passage:
            yield Passage()
        yield from (Door(to) for to in self.door)
        if self.stay:
            yield Stay()
        if self.suggest:
            yield from (Suggest(*p) for p in product(self.suggest.suspects, self.suggest.weapons))
        yield from (Peek(place) for place in self.peek)
        if self.choose:
            yield from (Choose(*p) for p in product(*_lists(self.choose)))
        if self.accuse:
            menu = self.accuse
            yield from (Accuse(*p) for p in product(menu.suspects, menu.weapons, menu.rooms))
        if self.end:
            yield End()
        yield from (Show(card) for card in self.show)
        if self.nothing:
            yield Nothing()
        yield from self.challenge

    def __len__(self) -> int:
        ask, accuse = self.suggest, self.accuse
        return (
            self.roll
            + len(self.move)
            + (self.passage is not None)
            + len(self.door)
            + self.stay
            + (len(ask.suspects) * len(ask.weapons) if ask else 0)
            + len(self.peek)
            + (prod(map(len, _lists(self.choose))) if self.choose else 0)
            + (len(accuse.suspects) * len(accuse.weapons) * len(accuse.rooms) if accuse else 0)
            + self.end
            + len(self.show)
            + self.nothing
            + len(self.challenge)
        )

    def __bool__(self) -> bool:
        return len(self) > 0

    def __contains__(self, action: object) -> bool:
        match action:
            case Suggest(suspect, weapon):
                menu = self.suggest
                return bool(menu and suspect in menu.suspects and weapon in menu.weapons)
            case Accuse(suspect, weapon, room):
                case = self.accuse
                return bool(
                    case
                    and suspect in case.suspects
                    and weapon in case.weapons
                    and room in case.rooms
                )
            case _:
                return any(action == legal for legal in self)


def _lists(choices: Choices) -> tuple[tuple[Any, ...], ...]:
    """What may be chosen, in the order of `Choose`; null alone where nothing is left open."""
    return tuple([items or (None,) for items in (choices.seats, choices.suspects, choices.rooms)])
