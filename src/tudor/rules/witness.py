"""What a seat was told in a game, as one hash: a link for each row, each over the one before."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from tudor.rules.actions import By
from tudor.rules.events import Event
from tudor.rules.record import Record
from tudor.rules.see import see

START: Final = bytes(32)
"""What the first link follows."""


def link(before: bytes, number: int, by: By, events: Iterable[Event]) -> bytes:
    """The link of row `number`; `events` as they were told. docs/fair-deal.md has the recipe."""
    told = msgspec.json.encode((number, by, tuple(events)))
    return hashlib.sha256(before + told).digest()


def chain(record: Record, seat: int) -> Iterator[bytes]:
    """The link of each row, as `seat` must have been told it. Raises `RecordError`."""
    last = START
    for index, (_, events) in enumerate(record.replay()):
        by = record.entries[index].by
        last = link(last, index + 1, by, (see(event, seat) for event in events))
        yield last
