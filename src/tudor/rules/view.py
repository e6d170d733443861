"""`View` is the fold of seen events: all that a viewer knows of where the game stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tudor.rules import events as ev
from tudor.rules.actions import CHANCE, By, Place
from tudor.rules.events import Event
from tudor.rules.see import Viewer
from tudor.rules.state import CHANCE_PHASES, Phase


class Answer(Struct, frozen=True):
    """One answer to a suggestion; `card` is null where the viewer has not seen it."""

    seat: int
    shows: bool
    card: str | None = None


class Inquiry(Struct, frozen=True):
    """A suggestion and its answers so far; `asked` is the seat that is to answer."""

    number: int
    asker: int
    suspect: str
    weapon: str
    room: str
    asked: int | None = None
    answers: tuple[Answer, ...] = ()


class DrawnBonus(Struct, frozen=True):
    """A bonus card. `idle`: nothing comes of it; `at`: the seat that is to show a card by it."""

    card: str
    idle: bool = False
    at: int | None = None


class View(Struct, frozen=True, kw_only=True):
    """What a viewer knows of where the game stands. Everything is as on the wire."""

    viewer: Viewer
    suspects: tuple[str, ...]
    phase: Phase
    seat: int | None = None
    """The turn player."""
    turn: int = 0
    sizes: tuple[int, ...] = ()
    hand: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    row: tuple[str | None, ...] = ()
    laid_open: dict[str, tuple[str, ...]] = {}
    """Cards of a hand that all have seen, by seat."""
    case_file: tuple[str, str, str] | None = None
    """Seen by a wrong accuser, or by all at the end."""
    pawns: dict[str, Place] = {}
    weapons: dict[str, str] = {}
    out: dict[str, ev.Out] = {}
    """Seats that may no longer suggest and accuse, and how they are out."""
    rolls: tuple[int | None, ...] = ()
    """The last rolls for the first turn."""
    dice: tuple[int, ...] = ()
    """What was rolled this turn."""
    question: Inquiry | None = None
    """The suggestion of this turn."""
    bonus: DrawnBonus | None = None
    """The bonus card that was drawn last in this turn, until the next thing is done."""
    pile: int = 0
    """How many bonus cards are left before they are shuffled again."""
    muted: tuple[int, ...] = ()
    """Seats that may challenge no more."""
    outcome: ev.GameOver | None = None

    @property
    def actor(self) -> By | None:
        """Who acts next: a seat, chance, or nobody once the game is over."""
        if self.phase is Phase.ANSWERING:
            return self.question.asked if self.question else None
        if self.phase is Phase.SHOWING:
            return self.bonus.at if self.bonus else None
        if self.phase is Phase.OVER:
            return None
        return CHANCE if self.phase in CHANCE_PHASES else self.seat

    def after(self, event: Event) -> View:
        """The view once `event`, as seen by this viewer, has happened."""
        fold = _FOLDS.get(type(event))
        return self if fold is None else replace(self, **fold(self, event))


def _opening_rolled(_: View, event: ev.OpeningRolled) -> dict[str, Any]:
    phase = Phase.OPENING if event.opener is None else Phase.DEALING
    return {"rolls": event.rolls, "phase": phase}


def _dealt(view: View, event: ev.Dealt) -> dict[str, Any]:
    seat = view.viewer
    return {
        "sizes": event.sizes,
        "hand": (event.hands[seat] or ()) if isinstance(seat, int) else (),
        "open": event.open,
        "row": event.row,
        "case_file": event.case_file,
        "pawns": event.pawns,
        "weapons": event.weapons,
    }


def _turn_began(_: View, event: ev.TurnBegan) -> dict[str, Any]:
    return {
        "phase": Phase.TO_MOVE,
        "seat": event.seat,
        "turn": event.turn,
        "dice": (),
        "question": None,
        "bonus": None,
    }


def _rolled(_: View, event: ev.Rolled) -> dict[str, Any]:
    return {"phase": Phase.MOVED if event.stuck else Phase.WALKING, "dice": event.faces}


def _moved(view: View, event: ev.Moved) -> dict[str, Any]:
    return {"phase": Phase.MOVED, "pawns": {**view.pawns, event.suspect: event.path[-1]}}


def _suggested(_: View, event: ev.Suggested) -> dict[str, Any]:
    question = Inquiry(event.number, event.seat, event.suspect, event.weapon, event.room)
    return {"phase": Phase.ANSWERING, "question": question, "bonus": None}


def _brought(view: View, event: ev.Brought) -> dict[str, Any]:
    if event.piece in view.pawns:
        return {"pawns": {**view.pawns, event.piece: event.room}}
    return {"weapons": {**view.weapons, event.piece: event.room}}


def _asked(view: View, event: ev.Asked) -> dict[str, Any]:
    phase = Phase.PICKING if event.by_table else Phase.ANSWERING
    return {"phase": phase, "question": _question(view, asked=event.seat)}


def _shown(view: View, event: ev.Shown) -> dict[str, Any]:
    answer = Answer(event.seat, shows=True, card=event.card)
    return {"phase": Phase.ASKED, "question": _question(view, answer)}


def _nothing_shown(view: View, event: ev.NothingShown) -> dict[str, Any]:
    return {"question": _question(view, Answer(event.seat, shows=False))}


def _question(view: View, *answers: Answer, asked: int | None = None) -> Inquiry | None:
    question = view.question
    return question and replace(question, asked=asked, answers=(*question.answers, *answers))


def _peeked(view: View, event: ev.Peeked) -> dict[str, Any]:
    if event.card is None:
        return {}
    return {"row": (*view.row[: event.place], event.card, *view.row[event.place + 1 :])}


def _bonus_drawn(_: View, event: ev.BonusDrawn) -> dict[str, Any]:
    drawn = DrawnBonus(event.bonus, event.idle)
    return {"phase": Phase(event.then), "bonus": drawn, "pile": event.left}


def _bonus_chosen(_: View, event: ev.BonusChosen) -> dict[str, Any]:
    phase = Phase.MOVED
    if event.at is not None:
        phase = Phase.PICKING if event.by_table else Phase.SHOWING
    return {"phase": phase, "bonus": DrawnBonus(event.bonus, at=event.at)}


def _seen(view: View, seat: int, card: str) -> dict[str, tuple[str, ...]]:
    """What all have seen of the hands, with one more card."""
    seen = view.laid_open.get(str(seat), ())
    return view.laid_open if card in seen else {**view.laid_open, str(seat): (*seen, card)}


def _shown_by_bonus(view: View, **changes: Any) -> dict[str, Any]:  # noqa: ANN401 - any field
    bonus = view.bonus and replace(view.bonus, at=None)
    return {"phase": Phase.MOVED, "bonus": bonus, **changes}


def _challenged(view: View, event: ev.Challenged) -> dict[str, Any]:
    if not event.false:
        return {"muted": tuple(sorted((*view.muted, event.seat)))}
    return {"out": {str(event.at): "answers-on", **view.out}}


def _accused(view: View, event: ev.Accused) -> dict[str, Any]:
    if event.right:
        return {}
    changes: dict[str, Any] = {"out": {**view.out, str(event.seat): event.out}}
    return changes | ({"case_file": event.case_file} if event.case_file else {})


def _game_over(_: View, event: ev.GameOver) -> dict[str, Any]:
    return {"phase": Phase.OVER, "outcome": event, "case_file": event.case_file}


_FOLDS: Final[dict[type[Event], Callable[[View, Any], dict[str, Any]]]] = {
    ev.OpeningRolled: _opening_rolled,
    ev.Dealt: _dealt,
    ev.TurnBegan: _turn_began,
    ev.DiceTaken: lambda _, __: {"phase": Phase.ROLLING},
    ev.Rolled: _rolled,
    ev.Moved: _moved,
    ev.Stayed: lambda _, __: {"phase": Phase.MOVED},
    ev.Suggested: _suggested,
    ev.Brought: _brought,
    ev.Asked: _asked,
    ev.Shown: _shown,
    ev.NothingShown: _nothing_shown,
    ev.Unanswered: lambda _, __: {"phase": Phase.ASKED},
    ev.Peeked: _peeked,
    ev.PileEmpty: lambda _, __: {"phase": Phase.SHUFFLING, "pile": 0},
    ev.BonusDrawn: _bonus_drawn,
    ev.BonusChosen: _bonus_chosen,
    ev.Looked: lambda view, _: _shown_by_bonus(view),
    ev.Revealed: lambda view, event: _shown_by_bonus(
        view, laid_open=_seen(view, event.seat, event.card)
    ),
    ev.Challenged: _challenged,
    ev.Accused: _accused,
    ev.PutAside: lambda view, event: {"pawns": {**view.pawns, event.suspect: event.room}},
    ev.LaidOpen: lambda view, event: {
        "laid_open": {**view.laid_open, str(event.seat): event.cards}
    },
    ev.GameOver: _game_over,
}
