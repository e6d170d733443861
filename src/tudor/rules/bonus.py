"""Bonus cards: landing on their squares, drawing, and following what they say (M17)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tudor.rules.actions import Choose, Move, Show, Shuffle
from tudor.rules.asking import matching
from tudor.rules.bonus_deck import BonusCard
from tudor.rules.events import (
    BonusChosen,
    BonusDrawn,
    Brought,
    DiceTaken,
    Event,
    Looked,
    PileEmpty,
    Revealed,
    Then,
)
from tudor.rules.legal import Choices
from tudor.rules.moving import arrive, move, set_out
from tudor.rules.state import Bonus, Phase, State

Step = tuple[State, tuple[Event, ...]]


def walk(state: State, action: Move) -> Step:
    """Walk; whoever lands on a bonus square draws the top card and follows it (M11, M17)."""
    state, events = move(state, action)
    if not state.edition.gait.stops >> state.pawn_of(state.seat) & 1:
        return state, events
    if not state.pile:
        return replace(state, phase=Phase.SHUFFLING), (*events, PileEmpty(state.seat))
    state, more = _draw(state)
    return state, (*events, *more)


def shuffle(state: State, action: Shuffle) -> Step:
    """The cards lie in a new order, and the top one is drawn."""
    ids = [card.id for card in state.edition.bonus_cards]
    if sorted(action.pile) != sorted(ids):
        raise state.refusal("bad-shuffle")
    return _draw(replace(state, pile=tuple(ids.index(card) for card in action.pile)))


def _draw(state: State) -> Step:
    top, *rest = state.pile
    card = state.edition.bonus_cards[top]
    state = replace(state, pile=tuple(rest), phase=Phase.MOVED)
    if card.effect == "another-turn":
        return replace(state, again=True), (_drawn(state, card, "moved"),)
    if card.effect == "roll":
        return _walk_on(state, card)
    choices = _choices(state, card)
    if choices is None:
        return state, (_drawn(state, card, "moved", idle=True),)
    drawn = _drawn(state, card, "choosing")
    state = replace(state, phase=Phase.CHOOSING, bonus=Bonus(top))
    if card.whom == "left":
        state, more = choose(state, Choose(seat=choices.seats[0]))
        return state, (drawn, *more)
    return state, (drawn,)


def _walk_on(state: State, card: BonusCard) -> Step:
    options = state.edition.options
    if options.dice:
        events = (_drawn(state, card, "rolling"), DiceTaken(state.seat))
        return replace(state, phase=Phase.ROLLING), events
    state = set_out(state, options.reach)
    if state.reach:
        return state, (_drawn(state, card, "walking"),)
    return state, (_drawn(state, card, "moved", idle=True),)


def _drawn(state: State, card: BonusCard, then: Then, *, idle: bool = False) -> BonusDrawn:
    return BonusDrawn(state.seat, card.id, len(state.pile), idle, then)


def choices(state: State) -> Choices | None:
    """What the bonus card that is being followed leaves to the turn player."""
    if state.phase is not Phase.CHOOSING or state.bonus is None:
        return None
    return _choices(state, state.edition.bonus_cards[state.bonus.card])


def _choices(state: State, card: BonusCard) -> Choices | None:
    """None where there is nothing to choose from, so that nothing comes of the card."""
    deck = state.edition.deck
    match card.effect:
        case "travel":
            rooms = tuple(_rooms_to_travel_to(state, card))
            return Choices(rooms=rooms) if rooms else None
        case "bring":
            own = state.suspects[state.seat]
            others = tuple(suspect for suspect in deck.suspects if suspect != own)
            return Choices(suspects=others, rooms=deck.rooms)
        case _:
            seats = tuple(_seats_to_look_at(state))
            seats = seats[:1] if card.whom == "left" else seats
            return Choices(seats=seats) if seats else None


def _rooms_to_travel_to(state: State, card: BonusCard) -> Iterator[str]:
    """Rooms that the pawn may enter this turn: not one that it has been in (T13, M10)."""
    board = state.edition.board
    for name in state.edition.deck.rooms:
        room = board.room(name)
        again = state.been >> room & 1 and not state.edition.options.reenter_same_turn
        if not again and (card.rooms == "any" or room in board.passages):
            yield name


def _seats_to_look_at(state: State) -> Iterator[int]:
    """The others from the left on, but for those whose cards lie open."""
    seats = len(state.suspects)
    for step in range(1, seats):
        seat = (state.seat + step) % seats
        if not state.laid_open >> seat & 1:
            yield seat


def choose(state: State, action: Choose) -> Step:
    """Settle what the card leaves open, and let it happen."""
    bonus, left_open = state.bonus, choices(state)
    if bonus is None or left_open is None:
        raise state.refusal("nothing-to-choose")
    if not (
        action.seat in (left_open.seats or (None,))
        and action.suspect in (left_open.suspects or (None,))
        and action.room in (left_open.rooms or (None,))
    ):
        raise state.refusal("bad-choice")
    card = state.edition.bonus_cards[bonus.card]
    by_table = action.seat is not None and bool(state.left >> action.seat & 1)
    chosen = BonusChosen(
        state.seat, card.id, action.seat, action.suspect, action.room, by_table=by_table
    )
    if action.seat is not None:
        phase = Phase.PICKING if by_table else Phase.SHOWING
        return replace(state, phase=phase, bonus=replace(bonus, at=action.seat)), (chosen,)
    state = replace(state, phase=Phase.MOVED, bonus=None)
    to = state.edition.board.room(str(action.room))
    if action.suspect is None:
        state, events = arrive(state, (state.pawn_of(state.seat), to), "bonus")
    else:
        state, events = _bring(state, action.suspect, to)
    return state, (chosen, *events)


def _bring(state: State, suspect: str, to: int) -> Step:
    board = state.edition.board
    origin = state.pawns[state.edition.deck.index[suspect]]
    if origin == to:
        return state, ()
    brought = state.brought
    if suspect in state.suspects:  # M14 is for those whom a question moved, and this is none
        brought &= ~(1 << state.suspects.index(suspect))
    event = Brought(suspect, board.place(origin), str(board.place(to)))
    return replace(state.with_pawn(suspect, to), brought=brought), (event,)


def show(state: State, action: Show) -> Step:
    """Show a card of one's own choice: to the one who looks, or to all."""
    bonus, index = state.bonus, state.edition.deck.index.get(action.card)
    if bonus is None or bonus.at is None:
        raise state.refusal("nothing-to-answer")
    if index is None:
        raise state.refusal("no-such-card")
    if not matching(state) >> index & 1:
        raise state.refusal("card-not-held")
    shown: Event
    if state.edition.bonus_cards[bonus.card].effect == "reveal":
        shown = Revealed(bonus.at, action.card)
    else:
        shown = Looked(state.seat, bonus.at, action.card)
    return replace(state, phase=Phase.MOVED, bonus=None), (shown,)
