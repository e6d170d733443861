"""The turn grammar: `legal_actions` and `apply`, for seats and for chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tudor.rules import asking, bonus, ending, honour, moving, setup
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Action,
    By,
    Challenge,
    Choose,
    Deal,
    Dice,
    Door,
    End,
    Move,
    Nothing,
    Opening,
    Passage,
    Peek,
    Pick,
    Roll,
    Show,
    Shuffle,
    Stay,
    Suggest,
)
from tudor.rules.errors import IllegalAction, Reason
from tudor.rules.events import Event
from tudor.rules.legal import Accusations, Legal, Suggestions
from tudor.rules.state import ANSWER_PHASES, Phase, State

Step = Callable[[State, Any], tuple[State, tuple[Event, ...]]]

_BY_SEATS: Final[dict[type[Action], Step]] = {
    Roll: moving.take_dice,
    Move: bonus.walk,
    Passage: moving.take_passage,
    Door: moving.take_door,
    Stay: moving.stay,
    Suggest: asking.suggest,
    Peek: asking.peek,
    Choose: bonus.choose,
    Accuse: ending.accuse,
    End: ending.end_turn,
}
_MOVEMENTS: Final = frozenset({Roll, Move, Passage, Door, Stay})
_ANSWERS: Final[dict[type[Action], Step]] = {
    Show: asking.show,
    Nothing: asking.show_nothing,
}


def _pick(state: State, action: Pick) -> tuple[State, tuple[Event, ...]]:
    """The table shows for a hand whose player has left (D14): a card that is asked for, if any."""
    held = state.edition.deck.cards(asking.matching(state))
    if action.card not in (held or (None,)):
        raise state.refusal("bad-pick")
    if action.card is None:
        return asking.show_nothing(state, Nothing())
    show = bonus.show if state.bonus else asking.show
    return show(state, Show(action.card))


_BY_CHANCE: Final[dict[Phase, tuple[type[Action], Step, Reason]]] = {
    Phase.OPENING: (Opening, setup.roll_for_opening, "bad-opening"),
    Phase.DEALING: (Deal, setup.deal, "bad-deal"),
    Phase.ROLLING: (Dice, moving.lay_dice, "bad-dice"),
    Phase.PICKING: (Pick, _pick, "bad-pick"),
    Phase.SHUFFLING: (Shuffle, bonus.shuffle, "bad-shuffle"),
}
_NOTHING_LEGAL: Final = Legal()


def apply(state: State, by: By, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after `action` and what happened; raises `IllegalAction` for a refusal."""
    kind = type(action)
    phase = state.phase
    if by == CHANCE:
        return _chance(state, action)
    if isinstance(action, Challenge) and by in range(len(state.suspects)):
        return honour.challenge(state, by, action)
    if by != state.actor:
        raise _not_now(state, by, kind)
    if phase is Phase.ANSWERING:
        answer = _ANSWERS.get(kind)
        if answer is None:
            raise state.refusal("question-is-open")
        return answer(state, action)
    if phase is Phase.SHOWING:
        if not isinstance(action, Show):
            raise state.refusal("must-show")
        return bonus.show(state, action)
    if phase is Phase.CHOOSING and kind in _MOVEMENTS:
        raise state.refusal("choose-first")
    act = _BY_SEATS.get(kind)
    if act is None:
        raise state.refusal("nothing-to-answer" if kind in _ANSWERS else "not-your-turn")
    return act(state, action)


def _chance(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    if state.phase not in _BY_CHANCE:
        raise state.refusal("game-over" if state.phase is Phase.OVER else "not-your-turn")
    expected, step, reason = _BY_CHANCE[state.phase]
    if type(action) is not expected:
        raise state.refusal(reason)
    return step(state, action)


def _not_now(state: State, by: By, kind: type[Action]) -> IllegalAction:
    """The refusal for a seat that is not to act, with the clause about what is going on."""
    reason = _why_not_now(state, by, kind)
    if reason == "roll-is-open" and state.phase is not Phase.ROLLING:
        return state.refusal(reason, _BY_CHANCE[state.phase][2])
    if reason == "no-longer-active" and state.caught >> int(by) & 1:
        return state.refusal(reason, "nothing-to-challenge")
    return state.refusal(reason)


def _why_not_now(state: State, by: By, kind: type[Action]) -> Reason:
    """Why a seat that is not to act may not act."""
    if state.phase is Phase.OVER:
        return "game-over"
    answering = state.phase in ANSWER_PHASES
    if kind in _ANSWERS:
        if answering and by in range(len(state.suspects)) and state.left >> int(by) & 1:
            return "no-longer-active"  # the table shows for them (D14)
        return "not-your-answer" if answering else "nothing-to-answer"
    if by != state.seat and state.turn:
        out = by in range(len(state.suspects)) and not state.is_active(int(by))
        return "no-longer-active" if out else "not-your-turn"
    return "question-is-open" if answering else "roll-is-open"


def legal_actions(state: State, by: By) -> Legal:
    """What `by` may do now; nothing for chance, whose outcomes are in `tudor.rules.chance`."""
    challenge = honour.challengeable(state, by) if state.denials else ()
    if by != state.actor or by == CHANCE:
        return Legal(challenge=challenge) if challenge else _NOTHING_LEGAL
    if state.phase in ANSWER_PHASES:
        return _answers(state)
    legal = _choices(state)
    return replace(legal, challenge=challenge) if challenge else legal


def _answers(state: State) -> Legal:
    held = asking.matching(state)
    on_honour = state.edition.options.answering == "on-honour"
    return Legal(
        show=state.edition.deck.cards(held),
        nothing=state.phase is Phase.ANSWERING and (on_honour or not held),
    )


def _choices(state: State) -> Legal:
    """What the turn player may do while nobody is asked."""
    phase, deck, board = state.phase, state.edition.deck, state.edition.board
    if phase is Phase.CHOOSING:
        return Legal(choose=bonus.choices(state))
    suggestions = None
    if asking.why_not_ask(state) is None:
        room = str(board.place(state.pawn_of(state.seat)))
        suggestions = Suggestions(deck.suspects, deck.weapons, room)
        if asking.must_ask(state):
            return Legal(suggest=suggestions)
    accuse = ending.why_not_accuse(state) is None
    accusations = Accusations(deck.suspects, deck.weapons, deck.rooms) if accuse else None
    if phase is Phase.WALKING:
        return Legal(move=board.places(state.reach), accuse=accusations)
    end = ending.why_not_end(state) is None
    if phase is Phase.TO_MOVE:
        passage = moving.passage_from(state)
        return Legal(
            roll=state.edition.options.dice > 0,
            move=board.places(state.reach),
            passage=None if passage is None else str(board.place(passage)),
            door=tuple(str(board.place(room)) for room in moving.doors_from(state)),
            stay=moving.may_stay(state),
            suggest=suggestions,
            accuse=accusations,
            end=end,
        )
    peek = tuple(range(len(state.row))) if asking.why_not_peek(state) is None else ()
    return Legal(suggest=suggestions, peek=peek, accuse=accusations, end=end)


def why_not(state: State, by: By, action: Action) -> IllegalAction | None:
    """Why `by` may not do `action` now; None if they may. Nothing is done.

    What would come of an action that is legal is not worked out: it may be hidden from `by`.
    """
    if by != CHANCE and action in legal_actions(state, by):
        return None
    try:
        apply(state, by, action)
    except IllegalAction as refused:
        return refused
    return None
