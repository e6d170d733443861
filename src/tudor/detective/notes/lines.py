"""On which line of a JSON text each value begins."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from tudor.detective.notes.mistakes import Place

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


def line_of(text: str, place: Place) -> int:
    """The line, from 1, on which the value at `place` begins, or else what it would stand in.

    `text` is valid JSON. A member of an object begins with its key; of members with one key, the
    last counts.
    """
    begins = dict(_begins(text))
    there = next(place[:end] for end in range(len(place), -1, -1) if place[:end] in begins)
    return begins[there]


def _begins(text: str) -> Iterator[tuple[Place, int]]:
    """Each value's place and line."""
    where: list[str | int | None] = []
    """The way to what is read: an index, a key, or None where a key is awaited."""
    line, end = 1, 0
    for token in _TOKEN.finditer(text):
        line += text.count("\n", end, token.start())
        end = token.start()
        match token.group(), where[-1:]:
            case (("]" | "}"), _):
                where.pop()
            case ",", [int(index)]:
                where[-1] = index + 1
            case ",", _:
                where[-1] = None
            case ":", _:
                pass
            case word, [None]:
                where[-1] = str(json.loads(word))
                yield _place(where), line
            case word, last:
                if not last or isinstance(last[0], int):
                    yield _place(where), line
                if word in "[{":
                    where.append(0 if word == "[" else None)


def _place(where: list[str | int | None]) -> Place:
    return tuple([key for key in where if key is not None])
