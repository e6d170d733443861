"""Who begins, and the deal."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tudor.rules.actions import Deal, Opening
from tudor.rules.board import MIDDLE
from tudor.rules.cards import bits
from tudor.rules.edition import Edition
from tudor.rules.ending import begin_turn
from tudor.rules.events import Dealt, Event, OpeningRolled, TurnBegan
from tudor.rules.state import Phase, State


def opening_dice(edition: Edition) -> int:
    """How many dice one seat rolls for the first turn."""
    return edition.options.dice if edition.opener == "highest-all" else 1


def opening_totals(edition: Edition) -> range:
    """What one seat may roll for the first turn; 1 where the opener is drawn by chance."""
    if edition.opener == "chance":
        return range(1, 2)
    dice = opening_dice(edition)
    return range(dice, 6 * dice + 1)


def roll_for_opening(state: State, action: Opening) -> tuple[State, tuple[Event, ...]]:
    """The highest roll begins; those who tie for it roll again (T8, M6).

    Where the opener is drawn by chance, just one seat has a roll, of 1: the one that is drawn.
    """
    rolls = action.rolls
    rollers = [seat for seat, roll in enumerate(rolls) if roll is not None]
    drawn = state.edition.opener == "chance"
    totals = opening_totals(state.edition)
    if (
        len(rolls) != len(state.suspects)
        or (len(rollers) != 1 if drawn else rollers != list(bits(state.rolling)))
        or any(roll not in totals for roll in rolls if roll is not None)
    ):
        raise state.refusal("bad-opening")
    highest = max(roll for roll in rolls if roll is not None)
    again = tuple(seat for seat in rollers if rolls[seat] == highest)
    if len(again) > 1:
        rolling = sum(1 << seat for seat in again)
        return replace(state, rolling=rolling), (OpeningRolled(rolls, None, again),)
    opener = again[0]
    state = replace(state, seat=opener, phase=Phase.DEALING, rolling=0)
    return state, (OpeningRolled(rolls, opener, ()),)


def deal(state: State, action: Deal) -> tuple[State, tuple[Event, ...]]:
    """Lay out pawns and weapons, the case file and the hands (T2 to T5)."""
    edition = state.edition
    deck, board = edition.deck, edition.board
    sizes, face_up = edition.hand_sizes(len(state.suspects), state.seat)
    piles = (action.case_file, *action.hands, action.open, action.row)
    if (
        Counter(card for pile in piles for card in pile) != Counter(deck.ids)
        or [deck.kind(card) for card in action.case_file] != ["suspect", "weapon", "room"]
        or tuple(len(hand) for hand in action.hands) != sizes
        or len(action.open) != face_up
        or len(action.row) != edition.options.row_of(len(state.suspects))
        or not _weapons_lie_well(edition, action.weapons)
    ):
        raise state.refusal("bad-deal")
    if edition.options.pawns_start == "middle":
        pawns = (board.room(MIDDLE),) * len(deck.suspects)
    else:
        pawns = tuple(board.square(edition.plan.start[suspect]) for suspect in deck.suspects)
    state = replace(
        state,
        pawns=pawns,
        weapons=tuple(board.room(action.weapons[weapon]) for weapon in deck.weapons),
        hands=tuple(deck.bits(hand) for hand in action.hands),
        case_file=deck.bits(action.case_file),
        open=deck.bits(action.open),
        row=tuple(deck.index[card] for card in action.row),
    )
    dealt = Dealt(
        sizes=sizes,
        hands=tuple(deck.cards(hand) for hand in state.hands),
        case_file=action.case_file,
        open=deck.cards(state.open),
        row=action.row,
        weapons={weapon: action.weapons[weapon] for weapon in deck.weapons},
        pawns={s: board.place(pawn) for s, pawn in zip(deck.suspects, pawns, strict=True)},
    )
    return begin_turn(state, state.seat), (dealt, TurnBegan(state.seat, 1))


def _weapons_lie_well(edition: Edition, weapons: dict[str, str]) -> bool:
    if set(weapons) != set(edition.deck.weapons):
        return False
    rooms = set(weapons.values())
    match edition.options.weapons_start:
        case "middle":
            return rooms == {MIDDLE}
        case "one-a-room":
            return rooms <= set(edition.deck.rooms) and len(rooms) == len(weapons)
        case _:
            return rooms <= set(edition.deck.rooms)
