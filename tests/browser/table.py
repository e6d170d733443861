"""A table to sit down at: laid and begun by the API, where the lobby is not what is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import APIRequestContext

from tudor.phrases.catalogue import LANGUAGES
from tudor.rules.edition import EDITIONS, load
from tudor.rules.fair import GIVEN, commitment

SUSPECTS: Final = load("travel").deck.suspects
ROOMS: Final = tuple({room: None for key in EDITIONS for room in load(key).deck.rooms})
LOCALES: Final = dict(
    zip(LANGUAGES, ("en-GB", "sv-SE", "da-DK", "nb-NO", "fi-FI", "nl-NL"), strict=True)
)


@dataclass(frozen=True)
class Table:
    """What is played, and how slowly by the bots (milliseconds): they do not tarry."""

    edition: str = "travel"
    seats: int = 4
    house_rules: dict[str, Any] = field(default_factory=dict)
    own_dice: bool = False
    pace: int = 0
    people: int = 1

    def lay(self, calls: APIRequestContext) -> str:
        """Lay it, with bots in all seats that are not for people; the path of its page."""
        seats = [
            {"kind": "person" if seat < self.people else "bot", "suspect": suspect}
            for seat, suspect in enumerate(SUSPECTS[: self.seats])
        ]
        wanted = {
            "edition": self.edition,
            "house_rules": self.house_rules,
            "own_dice": self.own_dice,
            "seats": seats,
            "answer_delay": self.pace,
            "bot_pace": self.pace,
        }
        made = calls.post("/api/tables", data=wanted)
        assert made.status == 201, made.text()
        return f"/table/{made.json()['id']}"


def sit(calls: APIRequestContext, path: str, seat: int, name: str = "") -> None:
    """Sit down at the table whose page that is."""
    wanted = {"seat": seat, "commitment": commitment(_given(seat)), "name": name}
    sat = calls.post(f"{api(path)}/seats", data=wanted)
    assert sat.status == 201, sat.text()


def begin(path: str, host: APIRequestContext, *others: APIRequestContext) -> None:
    """Begin, once all sit there, and have everyone open what they gave."""
    started = host.post(f"{api(path)}/start", data={})
    assert started.ok, started.text()
    for calls in (host, *others):
        for seat in mine(calls, path):
            wanted = {"deal": started.json()["deal"], "opening": _given(seat).hex()}
            opened = calls.put(f"{api(path)}/seats/{seat}/opening", data=wanted)
            assert opened.ok, opened.text()


def mine(calls: APIRequestContext, path: str) -> Sequence[int]:
    """The seats that are the caller's."""
    seats: list[int] = calls.get(api(path)).json()["mine"]
    return seats


def api(path: str) -> str:
    """Where the table is called whose page that is."""
    return f"/api{path.replace('table', 'tables', 1)}"


def _given(seat: int) -> bytes:
    """What a seat gives to the deal; the server's part is another each time."""
    return bytes([seat + 1]) * GIVEN
