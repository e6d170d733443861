"""Notes to change: of four seats with the travel edition, as JSON has them."""

from __future__ import annotations

import json
from typing import Any

Document = dict[str, Any]


def suggestion(by: int, *answers: Document, cards: str = "plum rope hall") -> Document:
    suspect, weapon, room = cards.split()
    return {
        "type": "suggestion",
        "by": by,
        "suspect": suspect,
        "weapon": weapon,
        "room": room,
        "answers": list(answers),
    }


def nothing(by: int) -> Document:
    return {"by": by, "shows": False}


def shows(by: int, card: str | None = None) -> Document:
    return {"by": by, "shows": True} | ({"card": card} if card else {})


def accusation(by: int, *, right: bool = False, **more: Any) -> Document:  # noqa: ANN401 - JSON
    cards = {"suspect": "plum", "weapon": "rope", "room": "study"}
    return {"type": "accusation", "by": by, **cards, "right": right, **more}


def challenge(by: int, seat: int, entry: int, *, false: bool) -> Document:
    return {"type": "challenge", "by": by, "seat": seat, "entry": entry, "false": false}


def document(*entries: Document, **changes: Any) -> Document:  # noqa: ANN401 - JSON of any shape
    """Seat 0 holds five cards, the rope and the hall among them; seats 1 to 3 have 5, 4 and 4."""
    seats = [("scarlett", 5), ("plum", 5), ("green", 4), ("white", 4)]
    return {
        "format": "tudor-notes/1",
        "edition": "travel",
        "house_rules": {},
        "me": 0,
        "seats": [{"suspect": suspect, "cards": cards} for suspect, cards in seats],
        "hand": ["rope", "hall", "white", "dagger", "lounge"],
        "open": [],
        "entries": list(entries),
    } | changes


def two_sides(*entries: Document) -> Document:
    """Notes of the modern edition with its row of four."""
    hand = ["white", "green", "peacock", "revolver", "spanner", "bedroom", "study"]
    seats = [{"suspect": suspect, "cards": 7} for suspect in ("scarlett", "mustard")]
    return document(*entries, edition="modern", seats=seats, hand=hand)


def encoded(notes: Document) -> bytes:
    """As a file, each value on a line of its own."""
    return json.dumps(notes, indent=1, ensure_ascii=False).encode()
