"""Answers on honour: challenges, and the price of a false "nothing" (T25)."""

from __future__ import annotations

from msgspec.structs import replace

from tudor.rules.actions import By, Challenge
from tudor.rules.ending import next_turn, retire
from tudor.rules.errors import Reason
from tudor.rules.events import Challenged, Event, TurnEnded
from tudor.rules.moving import destinations
from tudor.rules.state import ANSWER_PHASES, Denial, Phase, State


def challengeable(state: State, by: By) -> tuple[Challenge, ...]:
    """The answers that seat `by` may challenge now; none for who is no seat."""
    if by not in range(len(state.suspects)) or _why_not_challenge(state, int(by)):
        return ()
    return tuple(Challenge(d.seat, d.suggestion) for d in state.denials if d.seat != by)


def _why_not_challenge(state: State, by: int) -> Reason | None:
    if state.edition.options.answering != "on-honour":
        return "not-on-honour"
    if state.phase is Phase.OVER:
        return "game-over"
    if not state.turn:
        return "nothing-to-challenge"
    if not state.is_active(by):
        return "no-longer-active"
    if state.muted >> by & 1:
        return "no-more-challenges"
    return "question-is-open" if state.phase in ANSWER_PHASES else None


def challenge(state: State, by: int, action: Challenge) -> tuple[State, tuple[Event, ...]]:
    """Say that a "nothing" was false: one of the two pays for it, and all are told (T25).

    The false witness only answers from then on; who challenges a true answer may do so no more.
    """
    reason = _why_not_challenge(state, by)
    if reason:
        raise state.refusal(reason)
    if action.seat == by:
        raise state.refusal("own-answer")
    denial = _denial(state, action)
    if denial is None:
        raise state.refusal("nothing-to-challenge")
    state = replace(state, denials=tuple(d for d in state.denials if d != denial))
    false = bool(state.hands[denial.seat] & denial.cards)
    told = Challenged(by, denial.seat, denial.suggestion, false)
    if not false:
        return replace(state, muted=state.muted | 1 << by), (told,)
    if not state.is_active(denial.seat):
        return state, (told,)
    state, aside = retire(replace(state, caught=state.caught | 1 << denial.seat), denial.seat)
    if denial.seat != state.seat:
        return _measured_anew(state), (told, *aside)
    state, onward = next_turn(replace(state, again=False))
    return state, (told, *aside, TurnEnded(denial.seat), onward)


def _measured_anew(state: State) -> State:
    """`state` with the reach of a roll that lies: the pawn put aside may have been in the way."""
    if not state.steps or state.phase not in {Phase.TO_MOVE, Phase.WALKING}:
        return state
    return replace(state, reach=destinations(state, state.steps))


def _denial(state: State, action: Challenge) -> Denial | None:
    meant = (action.seat, action.suggestion)
    return next((d for d in state.denials if (d.seat, d.suggestion) == meant), None)
