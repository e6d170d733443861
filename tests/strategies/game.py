"""A game as it went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec
from hypothesis.vendor.pretty import RepresentationPrinter

from tudor.rules.actions import Action, By
from tudor.rules.edition import Edition
from tudor.rules.events import Event
from tudor.rules.record import Entry, Record, RecordSeat
from tudor.rules.see import PUBLIC, Viewer, see
from tudor.rules.state import State, new_game
from tudor.rules.turn import apply
from tudor.rules.view import View


@dataclass(frozen=True, repr=False)
class Game:
    """A game, or the beginning of one: what was done, what happened, every state on the way."""

    edition: Edition
    suspects: tuple[str, ...]
    log: tuple[tuple[By, Action], ...]
    states: tuple[State, ...]
    """The state before the first action, then the one after each."""
    rows: tuple[tuple[Event, ...], ...]
    """The events of each action."""
    made: str = ""
    """How to make it again."""

    def __repr__(self) -> str:
        made = self.made or f"{len(self.log)} actions"
        return f"<{made}: {self.edition.key} {self.edition.house_rules} {self.suspects}>"

    def _repr_pretty_(self, printer: RepresentationPrinter, cycle: bool) -> None:  # noqa: ARG002, FBT001
        """Short too where Hypothesis tells of a failure: else its warning hides the failure."""
        printer.text(repr(self))

    @cached_property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and the public."""
        return (*range(len(self.suspects)), PUBLIC)

    def stream(self, viewer: Viewer) -> list[bytes]:
        """What `viewer` is sent, row by row."""
        return [msgspec.json.encode([see(e, viewer) for e in events]) for events in self.rows]

    def views(self, viewer: Viewer) -> Iterator[View]:
        """What `viewer` knows before the first action, then after each."""
        view = View(viewer=viewer, suspects=self.suspects, phase=self.states[0].phase)
        yield view
        for events in self.rows:
            for event in events:
                view = view.after(see(event, viewer))
            yield view

    def first(self, rows: int) -> Game:
        """The game as it stood after that many actions."""
        return Game(
            self.edition,
            self.suspects,
            self.log[:rows],
            self.states[: rows + 1],
            self.rows[:rows],
            f"{self.made}.first({rows})",
        )

    def record(self) -> Record:
        """The record of the game."""
        return Record(
            self.edition.key,
            self.edition.house_rules,
            tuple(RecordSeat(suspect) for suspect in self.suspects),
            tuple(Entry(by, action) for by, action in self.log),
        )


def replay(edition: Edition, suspects: tuple[str, ...], log: Sequence[tuple[By, Action]]) -> Game:
    """The game that `log` makes; `IllegalAction` where the rules refuse it."""
    states = [new_game(edition, suspects)]
    rows = []
    for by, action in log:
        state, events = apply(states[-1], by, action)
        states.append(state)
        rows.append(events)
    return Game(edition, suspects, tuple(log), tuple(states), tuple(rows))
