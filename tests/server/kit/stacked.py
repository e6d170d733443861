"""Chance that deals what a test wants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from tudor.rules.actions import ChanceAction, Deal, Opening, Shuffle
from tudor.rules.state import State
from tudor.server.services import draw_chance


@dataclass(frozen=True)
class Stacked:
    """Chance that opens with seat 0, deals some cards as told, and has some bonus cards on top."""

    cards: Mapping[str, int]
    """Who gets which card."""
    pile: tuple[str, ...] = ()
    row: tuple[str, ...] = ()
    """The cards of the row; drawn where there are none."""

    def __call__(self, secret: bytes, number: int, state: State) -> ChanceAction:
        drawn = draw_chance(secret, number, state)
        match drawn:
            case Opening():
                drawn_by_lot = state.edition.opener == "chance"
                first, other = (1, None) if drawn_by_lot else (6, 2)
                return Opening((first, *[other] * (len(drawn.rolls) - 1)))
            case Deal():
                return self._deal(drawn, state)
            case Shuffle():
                return Shuffle((*self.pile, *[c for c in drawn.pile if c not in self.pile]))
            case _:
                return drawn

    def _deal(self, drawn: Deal, state: State) -> Deal:
        deck = state.edition.deck
        told = {*self.cards, *self.row}
        rest = [card for card in deck.ids if card not in told]
        case_file = (
            next(card for card in deck.suspects if card in rest),
            next(card for card in deck.weapons if card in rest),
            next(card for card in deck.rooms if card in rest),
        )
        left = iter([card for card in rest if card not in case_file])
        hands = []
        for seat, hand in enumerate(drawn.hands):
            own = [card for card, at in self.cards.items() if at == seat]
            hands.append((*own, *islice(left, len(hand) - len(own))))
        open_cards = tuple(islice(left, len(drawn.open)))
        row = self.row or tuple(islice(left, len(drawn.row)))
        return Deal(case_file, tuple(hands), drawn.weapons, open_cards, row)


AT_ONCE: Final = {"dice": 0, "reach": 100, "opener": "chance"}
"""House rules by which a pawn may walk into any room, and chance draws the opener."""
