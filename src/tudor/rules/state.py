"""The whole truth about a game at one moment: a frozen value."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tudor.rules.actions import CHANCE, By
from tudor.rules.edition import Edition
from tudor.rules.errors import EditionError, IllegalAction, Reason
from tudor.rules.events import GameOver


class Phase(StrEnum):
    """Where a game stands: it tells who acts, and what the turn grammar allows."""

    OPENING = "opening"
    DEALING = "dealing"
    TO_MOVE = "to-move"
    ROLLING = "rolling"
    WALKING = "walking"
    MOVED = "moved"
    ANSWERING = "answering"
    PICKING = "picking"
    SHUFFLING = "shuffling"
    CHOOSING = "choosing"
    SHOWING = "showing"
    ASKED = "asked"
    OVER = "over"


CHANCE_PHASES: Final = frozenset(
    {Phase.OPENING, Phase.DEALING, Phase.ROLLING, Phase.PICKING, Phase.SHUFFLING}
)
"""In these it is for chance to act."""
ANSWER_PHASES: Final = frozenset({Phase.ANSWERING, Phase.PICKING, Phase.SHOWING})
"""In these a card, or "nothing", is awaited from a seat or from the table in its stead."""


class Question(Struct, frozen=True):
    """A suggestion and how far its answers have come. Cards as bits, seats as numbers."""

    asker: int
    cards: int
    asked: int | None
    shower: int | None
    peeked: bool = False


class Denial(Struct, frozen=True):
    """On honour: a "nothing" that may still be challenged."""

    seat: int
    suggestion: int
    asker: int
    cards: int
    turns: int = 2
    """How many turns of the asker have to end before its time is over: this one and the next."""


class Bonus(Struct, frozen=True):
    """A bonus card that is being followed; `at` is the seat that is to show a card by it."""

    card: int
    at: int | None = None


class State(Struct, frozen=True, kw_only=True):
    """A game. Places are the board's ints, sets of cards and of seats are bits."""

    edition: Edition
    suspects: tuple[str, ...]
    """By seat."""
    phase: Phase
    seat: int
    """The turn player (before the first turn: the opener, once known)."""
    turn: int
    """The number of the turn, from 1."""
    rolling: int
    """Seats that roll for the first turn."""
    pawns: tuple[int, ...]
    """By suspect of the deck: a place."""
    weapons: tuple[int, ...]
    """By weapon of the deck: a room."""
    hands: tuple[int, ...]
    case_file: int
    open: int
    row: tuple[int, ...]
    inactive: int
    """Seats that may no longer suggest and accuse."""
    laid_open: int
    """Seats whose hand lies open, so that they are no longer asked."""
    left: int
    """Seats whose player has left, so that the table shows for them (D14)."""
    caught: int
    """Seats that are out for a false answer (T25)."""
    muted: int
    """Seats that have challenged a true answer and may challenge no more."""
    denials: tuple[Denial, ...]
    brought: int
    """Seats whose pawn another player's suggestion has brought into a room (T19)."""
    steps: int
    reach: int
    """Where the roll can take the pawn."""
    been: int
    """The places where the pawn has been this turn."""
    entered: bool
    """The pawn has entered its room this turn, or stayed by right: it may be asked here."""
    questions: int
    question: Question | None
    pile: tuple[int, ...]
    """Bonus cards, the top one first. When none are left, all are shuffled again (M17)."""
    bonus: Bonus | None
    again: bool
    """The turn player has another turn after this one."""
    outcome: GameOver | None

    @property
    def actor(self) -> By | None:
        """Who acts next: a seat, chance, or nobody once the game is over."""
        phase = self.phase
        if phase is Phase.ANSWERING and self.question is not None:
            return self.question.asked
        if phase is Phase.SHOWING and self.bonus is not None:
            return self.bonus.at
        if phase is Phase.OVER:
            return None
        return CHANCE if phase in CHANCE_PHASES else self.seat

    def refusal(self, reason: Reason, clause_of: Reason | None = None) -> IllegalAction:
        """The refusal for `reason`, with this edition's clause; or with that of another reason."""
        return IllegalAction(reason, self.edition.refusals[clause_of or reason])

    def pawn_of(self, seat: int) -> int:
        """The place of a seat's pawn."""
        return self.pawns[self.edition.deck.index[self.suspects[seat]]]

    def with_pawn(self, suspect: str, place: int) -> State:
        """The same with a suspect's pawn elsewhere."""
        pawn = self.edition.deck.index[suspect]
        return replace(self, pawns=(*self.pawns[:pawn], place, *self.pawns[pawn + 1 :]))

    def is_active(self, seat: int) -> bool:
        """Whether `seat` may still suggest and accuse."""
        return not self.inactive >> seat & 1


def new_game(edition: Edition, suspects: tuple[str, ...]) -> State:
    """A game about to begin; `suspects` by seat, in turn order (T1, T7).

    Raises `EditionError` for a wrong number of seats, an unknown or twice chosen suspect.
    """
    edition.check_seats(len(suspects))
    if len(set(suspects)) < len(suspects) or not set(suspects) <= set(edition.deck.suspects):
        raise EditionError("seats", "not-a-free-suspect")
    return State(
        edition=edition,
        suspects=suspects,
        phase=Phase.DEALING if edition.opener == "scarlett" else Phase.OPENING,
        seat=_first_in_deck_order(edition, suspects),
        turn=0,
        rolling=(1 << len(suspects)) - 1,
        pawns=(),
        weapons=(),
        hands=(),
        case_file=0,
        open=0,
        row=(),
        inactive=0,
        laid_open=0,
        left=0,
        caught=0,
        muted=0,
        denials=(),
        brought=0,
        steps=0,
        reach=0,
        been=0,
        entered=False,
        questions=0,
        question=None,
        pile=(),
        bonus=None,
        again=False,
        outcome=None,
    )


def _first_in_deck_order(edition: Edition, suspects: tuple[str, ...]) -> int:
    """The seat of Scarlett, or else of the next suspect that somebody plays (D4)."""
    return min(range(len(suspects)), key=lambda seat: edition.deck.index[suspects[seat]])
