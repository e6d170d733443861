"""A game that is being played: its state, its rows, and what each viewer has seen."""

from __future__ import annotations

from tudor.rules.actions import Action, By
from tudor.rules.edition import Edition
from tudor.rules.events import Event
from tudor.rules.legal import Legal
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply, legal_actions
from tudor.rules.view import PUBLIC, View, Viewer, see
from tudor.server.api.shapes import Message, Position
from tudor.server.stored import Row


class Game:
    """Values only: whoever holds it writes the log and tells the viewers."""

    def __init__(self, edition: Edition, suspects: tuple[str, ...], created: float) -> None:
        self.state: State = new_game(edition, suspects)
        self.rows: list[Row] = []
        self._created = created
        viewers: tuple[Viewer, ...] = (*range(len(suspects)), PUBLIC)
        self._views = {
            viewer: View(viewer=viewer, suspects=suspects, phase=self.state.phase)
            for viewer in viewers
        }

    @property
    def number(self) -> int:
        """The number of the newest row; 0 before the first."""
        return len(self.rows)

    @property
    def since(self) -> float:
        """When the newest row was written."""
        return self.rows[-1].at if self.rows else self._created

    @property
    def answering(self) -> bool:
        """Whether a question waits for an answer, be it a seat's or the table's."""
        return self.state.phase in {Phase.ANSWERING, Phase.PICKING}

    def step(self, by: By, action: Action) -> tuple[State, tuple[Event, ...]]:
        """What would follow; raises `IllegalAction`."""
        return apply(self.state, by, action)

    def commit(self, row: Row, state: State) -> None:
        """`row` stands in the log, and `state` is what it led to."""
        self.rows.append(row)
        self.state = state
        for viewer, view in self._views.items():
            for event in row.events:
                view = view.after(see(event, viewer))  # noqa: PLW2901 - a fold
            self._views[viewer] = view

    def replay(self, row: Row) -> None:
        """Commit a row of the log; raises `IllegalAction` if the log is none of a game."""
        state, _ = self.step(row.by, row.action)
        self.commit(row, state)

    def view(self, viewer: Viewer) -> View:
        """All that `viewer` knows."""
        return self._views[viewer]

    def legal(self, viewer: Viewer) -> Legal:
        """What `viewer` may do now: spectators nothing."""
        return legal_actions(self.state, viewer) if isinstance(viewer, int) else Legal()

    def position(self, viewer: Viewer) -> Position:
        """Where the game stands, for `viewer`."""
        return Position(
            self.number, self.state.actor, self.since, self._views[viewer], self.legal(viewer)
        )

    def message(self, number: int, viewer: Viewer) -> Message:
        """Row `number`, as `viewer` may see it."""
        row = self.rows[number - 1]
        newest = number == len(self.rows)
        return Message(
            row.number,
            row.by,
            row.at,
            self.events(row, viewer),
            self.position(viewer) if newest else None,
        )

    @staticmethod
    def events(row: Row, viewer: Viewer) -> tuple[Event, ...]:
        """The events of a row, as `viewer` may see them."""
        return tuple(see(event, viewer) for event in row.events)
