"""A game that is driven over the API to an answer that the first seat does not see."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import APIRequestContext

from tests.browser.table import Table, api
from tudor.rules.edition import load

TABLE: Final = Table("travel", 6, {"dice": 0, "reach": 100}, people=6)
"""Six people, who come to any room in one turn."""
_SEATS: Final = range(1, TABLE.seats)
_DECK: Final = load(TABLE.edition).deck


class Driver:
    """Acts for all seats of a game at `path`, the page of a `TABLE`.

    `first` holds the first seat, `others` hold the rest.
    """

    def __init__(self, first: APIRequestContext, others: APIRequestContext, path: str) -> None:
        self._calls = [first, *[others] * (TABLE.seats - 1)]
        self._seats = f"{api(path)}/seats"
        hands = [set(self._position(seat)["view"]["hand"]) for seat in range(TABLE.seats)]
        hidden = [card for card in (*_DECK.suspects, *_DECK.weapons) if card not in hands[0]]
        # There are more cards in the other hands than rooms, and the case file holds one of each
        # kind: so another than the first to be asked has a suspect or a weapon.
        self.card, self.shower = next(
            (card, seat) for seat in _SEATS[1:] for card in hidden if card in hands[seat]
        )
        self._asks = {
            "suspect": next(card for card in (self.card, *hidden) if card in _DECK.suspects),
            "weapon": next(card for card in (self.card, *hidden) if card in _DECK.weapons),
        }

    def play(self) -> None:
        """Play until `shower` has shown `card`, or another of the three, to the seat before it."""
        while not self._step():
            pass

    def _step(self) -> bool:
        """One action; whether it is the answer."""
        position = self._position(0)
        actor = position["actor"]
        if actor == "chance":
            return False
        position = self._position(actor)
        legal = position["legal"]
        is_asker = actor == self.shower - 1
        moves = legal["move"]
        # Pawns that stand in the way may leave nothing but the other kind of place.
        to = [place for place in moves if isinstance(place, str) == is_asker] or moves
        if legal["show"]:
            action = {"type": "show", "card": legal["show"][0]}
        elif legal["suggest"] and is_asker:
            action = {"type": "suggest", **self._asks}
        elif to:
            action = {"type": "move", "to": to[0]}
        else:
            action = {"type": "end"}
        acted = self._calls[actor].post(
            f"{self._seats}/{actor}/actions",
            data={"expected": position["number"], "action": action},
        )
        assert acted.ok, acted.text()
        return bool(legal["show"])

    def _position(self, seat: int) -> dict[str, Any]:
        position: dict[str, Any] = self._calls[seat].get(f"{self._seats}/{seat}").json()
        return position
