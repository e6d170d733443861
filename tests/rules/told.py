"""Rows as a seat is told them over the wire, and their chain: the client makes the same of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from tests.golden import PLAYED, PLAYTHROUGHS, ROOT
from tudor.rules.record import load_record
from tudor.rules.see import see
from tudor.rules.witness import chain
from tudor.server.api.shapes.streams import Message

FILE: Final = ROOT / "web/src/lib/deal/told.fixture.txt"


def told() -> str:
    """Each golden game, as seat 1 is told it: its key, the data of its rows, its last link."""
    return "\n\n".join("\n".join(_lines(key)) for key in PLAYED) + "\n"


def _lines(key: str) -> Iterator[str]:
    record = load_record((PLAYTHROUGHS / f"{key}.json").read_bytes())
    yield key
    rows = zip(record.entries, record.replay(), strict=True)
    for number, (entry, (_, events)) in enumerate(rows, 1):
        seen = tuple(see(event, 1) for event in events)
        yield msgspec.json.encode(Message(number, entry.by, float(number), seen)).decode()
    *_, last = chain(record, 1)
    yield last.hex()
