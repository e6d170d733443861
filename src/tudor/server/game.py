"""A game that is being played: its state, its rows, and what each viewer has seen."""

from __future__ import annotations

from collections.abc import Collection

from tudor.rules.actions import CHANCE, Action, By, Dice, SeatAction
from tudor.rules.edition import Edition
from tudor.rules.events import Event
from tudor.rules.legal import Legal
from tudor.rules.see import PUBLIC, Viewer, see
from tudor.rules.state import ANSWER_PHASES, Phase, State, new_game
from tudor.rules.turn import apply, legal_actions, why_not
from tudor.rules.view import View
from tudor.server.api.shapes.seats import Position
from tudor.server.api.shapes.streams import Message
from tudor.server.errors import Refused, refusal_of
from tudor.server.stored import Row


class Game:
    """Values only: whoever holds it writes the log and tells the viewers."""

    def __init__(
        self,
        edition: Edition,
        suspects: tuple[str, ...],
        created: float,
        own_dice: Collection[int] = (),
    ) -> None:
        """A game about to begin; the seats in `own_dice` roll dice of their own."""
        self._own_dice = frozenset(own_dice)
        self.state: State = new_game(edition, suspects)
        self.rows: list[Row] = []
        self.deadline: float | None = None
        """When a bot will make the decision that is awaited."""
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
        """Whether a card, or "nothing", is awaited from a seat or from the table in its stead."""
        return self.state.phase in ANSWER_PHASES

    @property
    def typist(self) -> int | None:
        """The seat that is to type what its own dice show, in place of chance."""
        return self._typist_in(self.state)

    @property
    def awaited(self) -> int | None:
        """The seat that is awaited: to act, or to type its dice."""
        return self.awaited_in(self.state)

    def awaited_in(self, state: State) -> int | None:
        """The seat that is awaited in `state`, which may follow."""
        typist = self._typist_in(state)
        return state.actor if typist is None and isinstance(state.actor, int) else typist

    def _typist_in(self, state: State) -> int | None:
        typing = state.phase is Phase.ROLLING and state.seat in self._own_dice
        return state.seat if typing else None

    def step(self, by: By, action: Action) -> tuple[State, tuple[Event, ...]]:
        """What would follow; raises `IllegalAction`."""
        return apply(self.state, by, action)

    def acts_for(self, seat: int, action: SeatAction | Dice) -> By:
        """By whom the log has what `seat` sends: typed dice are chance's. Else `Refused`."""
        if not isinstance(action, Dice):
            return seat
        if not self._own_dice:
            raise Refused(409, "dice-are-drawn")
        if seat != self.state.seat:
            raise Refused(409, "not-your-dice")
        if self.typist is None:
            raise Refused(409, "dice-not-awaited")
        return CHANCE

    def why_not(self, seat: int, action: SeatAction | Dice) -> Refused | None:
        """Why `seat` may not do `action` now; None if it may. Nothing is done."""
        try:
            refused = why_not(self.state, self.acts_for(seat, action), action)
        except Refused as error:
            return error
        return None if refused is None else refusal_of(refused)

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
        typing = self.typist is not None and viewer == self.typist
        return Position(
            self.number,
            self.state.actor,
            self.awaited,
            self.since,
            self._views[viewer],
            self.legal(viewer),
            self.state.edition.options.dice if typing else 0,
            self.deadline,
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
            row.stood_in,
            self.position(viewer) if newest else None,
        )

    @staticmethod
    def events(row: Row, viewer: Viewer) -> tuple[Event, ...]:
        """The events of a row, as `viewer` may see them."""
        return tuple(see(event, viewer) for event in row.events)
