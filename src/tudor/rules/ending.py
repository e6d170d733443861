"""Accusations, the end of a turn, the end of the game."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tudor.rules.actions import Accuse, End
from tudor.rules.asking import must_ask, why_not_ask
from tudor.rules.board import MIDDLE
from tudor.rules.cards import Deck
from tudor.rules.errors import Reason
from tudor.rules.events import Accused, Event, GameOver, LaidOpen, PutAside, TurnBegan, TurnEnded
from tudor.rules.moving import destinations, is_stuck
from tudor.rules.state import Phase, State


def why_not_accuse(state: State) -> Reason | None:
    """Why the turn player may not accuse now; None if they may (T22, M23, D12, S10)."""
    options, phase = state.edition.options, state.phase
    if phase is Phase.CHOOSING:
        return "choose-first"
    if options.accuse_where == MIDDLE and (
        state.pawn_of(state.seat) != state.edition.board.room(MIDDLE)
    ):
        return "accuse-in-the-middle"
    if must_ask(state):
        return "ask-first"
    asked = phase is Phase.ASKED
    shown = state.question is not None and state.question.shower is not None
    refused: dict[str, Reason | None] = {
        "after-asking": None if asked else "accuse-after-asking",
        "after-unanswered": None if asked and not shown else "accuse-after-unanswered",
        "instead-of-asking": "accuse-or-ask" if asked else None,
        "own-turn": None,
    }
    return refused[options.accuse_when]


def why_not_end(state: State) -> Reason | None:
    """Why the turn player may not end the turn now; None if they may.

    Before moving one may end it only where movement is optional (S6) or impossible (D7).
    """
    if state.phase is Phase.WALKING:
        return "not-before-moving"
    if state.phase is Phase.CHOOSING:
        return "choose-first"
    if state.phase is Phase.TO_MOVE:
        options = state.edition.options
        optional = options.asking == "in-a-room" and why_not_ask(state) is None
        helpless = is_stuck(state) if options.dice else not state.reach
        return None if optional or helpless else "not-before-moving"
    return "ask-first" if must_ask(state) else None


def accuse(state: State, action: Accuse) -> tuple[State, tuple[Event, ...]]:
    """Name the case file: right wins, wrong leaves the investigation (T22 to T24, D14)."""
    reason = why_not_accuse(state)
    if reason:
        raise state.refusal(reason)
    deck, seat = state.edition.deck, state.seat
    named = (action.suspect, action.weapon, action.room)
    if any(
        c not in kind
        for c, kind in zip(named, (deck.suspects, deck.weapons, deck.rooms), strict=True)
    ):
        raise state.refusal("no-such-card")
    right = deck.bits(named) == state.case_file
    options = state.edition.options
    out = None if right else options.wrong_accuser
    accused = Accused(
        seat, *named, right=right, case_file=_case_file(deck, state.case_file), out=out
    )
    if right:
        state, over = _finish(state, seat, "solved")
        return state, (accused, over)
    state, aside = retire(state, seat)
    if options.lays_open:
        state = replace(state, laid_open=state.laid_open | 1 << seat)
        aside = (*aside, LaidOpen(seat, deck.cards(state.hands[seat])))
    if options.table_answers:
        state = replace(state, left=state.left | 1 << seat)
    state, onward = next_turn(replace(state, again=False))
    return state, (accused, *aside, onward)


def end_turn(state: State, _: End) -> tuple[State, tuple[Event, ...]]:
    """End the turn: the next active player clockwise is to play (T8, T17)."""
    reason = why_not_end(state)
    if reason:
        raise state.refusal(reason)
    ended = TurnEnded(state.seat)
    state, onward = next_turn(state)
    return state, (ended, onward)


def begin_turn(state: State, seat: int) -> State:
    """`state` as the next turn begins, with `seat` to play."""
    state = replace(
        state,
        phase=Phase.TO_MOVE,
        been=1 << state.pawn_of(seat),
        brought=state.brought & ~(1 << state.seat),
        seat=seat,
        turn=state.turn + 1,
        entered=False,
        question=None,
        bonus=None,
        again=False,
        steps=0,
        reach=0,
    )
    options = state.edition.options
    if options.dice:
        return state
    return replace(state, steps=options.reach, reach=destinations(state, options.reach))


def next_turn(state: State) -> tuple[State, Event]:
    """The turn is over: the next active player's begins, or the game ends (M26, S13)."""
    seats = len(state.suspects)
    if state.inactive == (1 << seats) - 1:
        return _finish(state, None, "all-wrong")
    if state.turn == state.edition.options.turn_limit:
        return _finish(state, None, "turn-limit")
    over = 1 << state.seat
    seat = state.seat if state.again else (state.seat + 1) % seats
    while not state.is_active(seat):
        over |= 1 << seat
        seat = (seat + 1) % seats
    state = begin_turn(_grow_old(state, over), seat)
    return state, TurnBegan(seat, state.turn)


def _grow_old(state: State, over: int) -> State:
    """A turn of the seats `over` has ended or been passed over: old answers stand for good."""
    if not state.denials:
        return state
    aged = [replace(d, turns=d.turns - (over >> d.asker & 1)) for d in state.denials]
    return replace(state, denials=tuple(d for d in aged if d.turns))


def retire(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    """`seat` may no longer suggest and accuse; its pawn before a door goes into that room."""
    state = replace(state, inactive=state.inactive | 1 << seat)
    board = state.edition.board
    suspect, square = state.suspects[seat], state.pawn_of(seat)
    room = None if board.is_room(square) else board.room_before(square)
    if room is None:
        return state, ()
    event = PutAside(suspect, board.place(square), str(board.place(room)))
    return state.with_pawn(suspect, room), (event,)


def _finish(
    state: State, winner: int | None, why: Literal["solved", "all-wrong", "turn-limit"]
) -> tuple[State, GameOver]:
    deck = state.edition.deck
    over = GameOver(
        winner,
        why,
        _case_file(deck, state.case_file),
        tuple(deck.cards(hand) for hand in state.hands),
        tuple(deck.ids[card] for card in state.row),
    )
    return replace(state, phase=Phase.OVER, outcome=over), over


def _case_file(deck: Deck, held: int) -> tuple[str, str, str]:
    suspect, weapon, room = deck.cards(held)
    return suspect, weapon, room
