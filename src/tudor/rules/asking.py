"""Suggestions and their answers."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from tudor.rules.actions import Nothing, Peek, Show, Suggest
from tudor.rules.board import MIDDLE
from tudor.rules.errors import Reason
from tudor.rules.events import (
    Asked,
    Brought,
    Event,
    NothingShown,
    Peeked,
    Shown,
    Suggested,
    Unanswered,
)
from tudor.rules.moving import may_stay
from tudor.rules.state import Denial, Phase, Question, State


def why_not_ask(state: State) -> Reason | None:
    """Why the turn player may not suggest now; None if they may (T14, T17, T20, S6)."""
    if state.phase is Phase.ASKED:
        return "already-asked"
    if state.phase is Phase.WALKING:
        return "not-before-moving"
    if state.phase is Phase.CHOOSING:
        return "choose-first"
    board, at = state.edition.board, state.pawn_of(state.seat)
    if not board.is_room(at) or board.place(at) == MIDDLE:
        return "not-in-a-room"
    if not state.entered and state.edition.options.asking != "in-a-room":
        return "not-before-moving" if _has_yet_to_stay(state) else "not-left-and-entered"
    return None


def _has_yet_to_stay(state: State) -> bool:
    """Whether the turn player may ask here once the turn has begun with staying (T19)."""
    return state.phase is Phase.TO_MOVE and may_stay(state)


def must_ask(state: State) -> bool:
    """Whether nothing else is legal until the turn player has suggested (T14)."""
    return (
        state.phase is Phase.MOVED
        and state.edition.options.asking == "must-on-entry"
        and why_not_ask(state) is None
    )


def suggest(state: State, action: Suggest) -> tuple[State, tuple[Event, ...]]:
    """Bring suspect and weapon in and ask the first of the others (T14 to T16, T18, T19)."""
    reason = why_not_ask(state)
    if reason:
        raise state.refusal(reason, "not-brought-here" if _has_yet_to_stay(state) else None)
    deck, board, seat = state.edition.deck, state.edition.board, state.seat
    suspect, weapon = action.suspect, action.weapon
    if suspect not in deck.suspects or weapon not in deck.weapons:
        raise state.refusal("no-such-card")
    room = state.pawn_of(seat)
    room_id = board.room_ids[room - board.first_room]
    number = state.questions + 1
    events: list[Event] = [Suggested(number, seat, suspect, weapon, room_id)]
    weapons, brought = state.weapons, state.brought
    origin = state.pawns[deck.index[suspect]]
    if origin != room:
        events.append(Brought(suspect, board.place(origin), room_id))
        if suspect in state.suspects:
            brought |= 1 << state.suspects.index(suspect)
    token = deck.index[weapon] - len(deck.suspects)
    if weapons[token] != room:
        events.append(Brought(weapon, board.place(weapons[token]), room_id))
        weapons = (*weapons[:token], room, *weapons[token + 1 :])
    state = replace(
        state.with_pawn(suspect, room),
        weapons=weapons,
        brought=brought,
        questions=number,
        question=Question(seat, deck.bits((suspect, weapon, room_id)), seat, None),
    )
    return _ask_next(state, events)


def _ask_next(state: State, events: list[Event]) -> tuple[State, tuple[Event, ...]]:
    """Ask the next player clockwise, whose hand does not lie open, or end the question."""
    question = state.question
    assert question is not None  # noqa: S101 - for the type checker: only called while asking
    assert question.asked is not None  # noqa: S101
    seat = next_asked(len(state.suspects), question.asker, question.asked, state.laid_open)
    if seat is None:
        events.append(Unanswered(question.asker))
        asked = replace(question, asked=None)
        return replace(state, phase=Phase.ASKED, question=asked), tuple(events)
    by_table = bool(state.left >> seat & 1)
    events.append(Asked(seat, by_table))
    phase = Phase.PICKING if by_table else Phase.ANSWERING
    return replace(state, phase=phase, question=replace(question, asked=seat)), tuple(events)


def next_asked(seats: int, asker: int, last: int, laid_open: int) -> int | None:
    """Who is asked after seat `last` (T16): clockwise, but for hands laid open (bits); or None."""
    after = ((last + step) % seats for step in range(1, seats + 1))
    around = takewhile(lambda seat: seat != asker, after)
    return next((seat for seat in around if not laid_open >> seat & 1), None)


def matching(state: State) -> int:
    """The cards, as bits, with which the seat that is asked, or looked at, can answer."""
    if state.bonus is not None and state.bonus.at is not None:
        return state.hands[state.bonus.at]
    question = state.question
    if question is None or question.asked is None:
        return 0
    return state.hands[question.asked] & question.cards


def show(state: State, action: Show) -> tuple[State, tuple[Event, ...]]:
    """Show the asker a card that is held and was asked for, any of them (T16, T17)."""
    index = state.edition.deck.index.get(action.card)
    question = state.question
    if index is None:
        raise state.refusal("no-such-card", "card-not-held")
    if question is None or question.asked is None:
        raise state.refusal("nothing-to-answer")
    if not state.hands[question.asked] >> index & 1:
        raise state.refusal("card-not-held")
    if not question.cards >> index & 1:
        raise state.refusal("card-not-asked-for")
    shower = question.asked
    state = replace(state, phase=Phase.ASKED, question=replace(question, asked=None, shower=shower))
    return state, (Shown(shower, question.asker, action.card),)


def show_nothing(state: State, _: Nothing) -> tuple[State, tuple[Event, ...]]:
    """Say that none of the three is held, which must be so (T16) but on honour (T25)."""
    question = state.question
    if question is None or question.asked is None:
        raise state.refusal("nothing-to-answer")
    if state.edition.options.answering == "on-honour":
        state = _remember(state, question, question.asked)
    elif matching(state):
        raise state.refusal("asked-card-held")
    return _ask_next(state, [NothingShown(question.asked, question.asker)])


def _remember(state: State, question: Question, seat: int) -> State:
    """Keep an answer that may be challenged for a while; the table's own are beyond doubt."""
    if state.left >> seat & 1:
        return state
    denial = Denial(seat, state.questions, question.asker, question.cards)
    return replace(state, denials=(*state.denials, denial))


def why_not_peek(state: State) -> Reason | None:
    """Why the asker may not look at a card of the row now; None if they may (M21)."""
    question = state.question
    if state.phase is not Phase.ASKED or question is None or not state.row:
        return "nothing-to-peek-at"
    if question.shower is not None:
        return "nothing-to-peek-at"
    return "already-peeked" if question.peeked else None


def peek(state: State, action: Peek) -> tuple[State, tuple[Event, ...]]:
    """Look at one card of the row; its place is public, its face is not (M21)."""
    reason = why_not_peek(state)
    question = state.question
    if reason or question is None:
        raise state.refusal(reason or "nothing-to-peek-at")
    if not 0 <= action.place < len(state.row):
        raise state.refusal("no-such-place", "already-peeked")
    card = state.edition.deck.ids[state.row[action.place]]
    state = replace(state, question=replace(question, peeked=True))
    return state, (Peeked(state.seat, action.place, card),)
