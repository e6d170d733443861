"""Positions to test rules on: a known deal, pawns put where a test wants them, short plays."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from tudor.rules.actions import Action, By, Deal, Dice, Move, Opening, Place, Roll, Shuffle
from tudor.rules.bonus_deck import house_deck
from tudor.rules.edition import Edition, load
from tudor.rules.errors import IllegalAction
from tudor.rules.events import Event
from tudor.rules.legal import Legal
from tudor.rules.moving import destinations
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply, legal_actions

TRIO: Final = ("scarlett", "mustard", "plum")
CASE_FILE: Final = ("green", "rope", "hall")
HANDS: Final = (
    ("scarlett", "white", "candlestick", "dagger", "kitchen", "ballroom"),
    ("mustard", "peacock", "lead-pipe", "revolver", "conservatory", "billiard-room"),
    ("plum", "spanner", "library", "study", "lounge", "dining-room"),
)
"""What the seats of `TRIO` hold."""
WEAPONS: Final = {
    "candlestick": "kitchen",
    "dagger": "ballroom",
    "lead-pipe": "conservatory",
    "revolver": "billiard-room",
    "rope": "library",
    "spanner": "study",
}
DEAL: Final = Deal(CASE_FILE, HANDS, WEAPONS)
BONUS_SQUARE: Final = (6, 9)
"""A bonus square of the classic board."""


def travel(**house_rules: object) -> Edition:
    """The travel edition with some options changed."""
    return load("travel").with_house_rules(house_rules)


def opened(edition: Edition, suspects: tuple[str, ...] = TRIO, opener: int = 0) -> State:
    """A game whose opener is known, before the deal."""
    state = new_game(edition, suspects)
    if state.phase is Phase.DEALING:
        return state
    seats = range(len(suspects))
    if edition.opener == "chance":
        rolls = tuple(1 if seat == opener else None for seat in seats)
    else:
        rolls = tuple(6 if seat == opener else 2 for seat in seats)
    return run(state, Opening(rolls))


def begin(edition: Edition | None = None, opener: int = 0, deal: Deal = DEAL) -> State:
    """A game of `TRIO` as its first turn begins."""
    return run(opened(edition or travel(), opener=opener), deal)


def put(state: State, **pawns: Place) -> State:
    """`state` with some suspects' pawns elsewhere."""
    edition = state.edition
    moved = list(state.pawns)
    for suspect, place in pawns.items():
        moved[edition.deck.index[suspect]] = edition.board.index(place)
    state = replace(state, pawns=tuple(moved))
    if state.phase is not Phase.TO_MOVE:
        return state
    # As if the turn had begun there.
    state = replace(state, been=1 << state.pawn_of(state.seat))
    dice, reach = edition.options.dice, edition.options.reach
    return state if dice else replace(state, reach=destinations(state, reach))


def run(state: State, *actions: Action) -> State:
    """The state after `actions`, each done by whoever is to act."""
    for action in actions:
        assert state.actor is not None
        state, _ = apply(state, state.actor, action)
    return state


def events(state: State, *actions: Action) -> list[Event]:
    """All that happens by `actions`."""
    happened: list[Event] = []
    for action in actions:
        assert state.actor is not None
        state, more = apply(state, state.actor, action)
        happened += more
    return happened


def roll(state: State, *faces: int) -> State:
    """The state once the dice have come up `faces`."""
    return run(state, Roll(), Dice(faces))


def landing(state: State) -> State:
    """The turn player has walked three steps to `BONUS_SQUARE` of the classic board."""
    start = put(state, **{state.suspects[state.seat]: (8, 8)})
    return run(roll(start, 6, 6), Move(BONUS_SQUARE))


def pile(*first: str) -> Shuffle:
    """All bonus cards, some of them on top."""
    ids = tuple(card.id for card in house_deck())
    return Shuffle((*first, *(card for card in ids if card not in first)))


def menu(state: State) -> Legal:
    """What the seat that is to act may do."""
    assert isinstance(state.actor, int)
    return legal_actions(state, state.actor)


def pawn(state: State, suspect: str) -> Place:
    """Where a suspect's pawn stands."""
    return state.edition.board.place(state.pawns[state.edition.deck.index[suspect]])


def weapon(state: State, piece: str) -> Place:
    """Where a weapon lies."""
    place = state.weapons[state.edition.deck.weapons.index(piece)]
    return state.edition.board.place(place)


def refusal(state: State, action: Action, by: By | None = None) -> tuple[str, str]:
    """Why the rules refuse `action`, and the clause that they quote."""
    actor = state.actor if by is None else by
    assert actor is not None
    with pytest.raises(IllegalAction) as refused:
        apply(state, actor, action)
    return refused.value.reason, refused.value.rule
