"""What a page is told by the server, and whether a seat may be told it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tudor.rules.edition import EDITIONS, load

SEAT: Final = 0
"""Where the player sits."""
_CARDS: Final = frozenset(card for key in EDITIONS for card in load(key).deck.ids)
_PLACES: Final = frozenset({"card", "cards", "case_file", "hand", "hands", "row", "show"})
"""Where cards are told that not everyone may know; all others are named in public."""


class Heard:
    """All rows that the server streams to a page, by table; the newest with its position."""

    def __init__(self, page: Page) -> None:
        self.rows: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
        self._streams: dict[str, str] = {}
        self._session = page.context.new_cdp_session(page)
        self._session.on("Network.requestWillBeSent", self._ask)
        self._session.on("Network.eventSourceMessageReceived", self._hear)
        self._session.send("Network.enable")

    def _ask(self, sent: dict[str, Any]) -> None:
        self._streams[sent["requestId"]] = sent["request"]["url"]

    def _hear(self, message: dict[str, Any]) -> None:
        if message["eventName"] != "message":
            return  # it is no row: the state of the table, talk, the seat's own notebook
        path = urlsplit(self._streams[message["requestId"]]).path
        self.rows[path.split("/")[3]].append(json.loads(message["data"]))

    def end(self, table: str) -> dict[str, Any]:
        """How the game at `table` ended."""
        [end] = [event for event in _events(self.rows[table]) if event["type"] == "game-over"]
        return end

    def check(self) -> None:
        """Nothing was told before the end that the seat may not know; every game has one."""
        assert self.rows
        for table, rows in self.rows.items():
            end = self.end(table)
            wrong = any(e["type"] == "accused" and e["seat"] == SEAT for e in _events(rows))
            known = seen(rows) | set(end["case_file"] if wrong else ())
            for row in rows:
                if end not in row["events"]:
                    assert _told(row) <= known, row


def _events(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    return (event for row in rows for event in row["events"])


def seen(rows: list[dict[str, Any]]) -> set[str]:
    """The cards whose place the seat may know in the end, without its having to think."""
    found: set[str] = set()
    for event in _events(rows):
        if _may_see(event):
            found.add(event["card"])
        elif event["type"] == "dealt":
            found |= {*event["open"], *event["hands"][SEAT]}
        elif event["type"] == "laid-open":
            found |= set(event["cards"])
    return found


def _may_see(event: dict[str, Any]) -> bool:
    """Whether a card is shown in `event` to the seat, or by it."""
    if event["type"] in {"shown", "looked", "peeked"}:
        return SEAT in {event["seat"], event.get("asker"), event.get("at")}
    return bool(event["type"] == "revealed")


def _told(told: object, *, secret: bool = False) -> set[str]:
    """The cards in such places of what is told as could be secret, however deep."""
    if isinstance(told, dict):
        parts = (_told(part, secret=secret or key in _PLACES) for key, part in told.items())
    elif isinstance(told, list):
        parts = (_told(part, secret=secret) for part in told)
    else:
        return {told} if secret and isinstance(told, str) and told in _CARDS else set()
    return set().union(*parts)
