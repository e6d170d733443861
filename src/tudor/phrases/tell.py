"""Events in words.

An event's phrase is ``event-`` and its type; its arguments are the event's fields. The browser's
`tell.ts` does the same, and both are held to the sentences in ``tests/phrases/vectors.json``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tudor.phrases.catalogue import Catalogue
from tudor.rules.events import Event
from tudor.rules.see import Viewer

Args = dict[str, str | int]

_SEATS: Final = ("seat", "asker", "winner", "opener", "at")
_FLAGS: Final[dict[bool | None, str]] = {None: "hidden", True: "yes", False: "no"}
_BEGINNING: Final = re.compile(r"(?:^|(?<=\. ))\w")
"""The first letter of a sentence."""
_CASE_FILE: Final = ("case_suspect", "case_weapon", "case_room")


def tell(catalogue: Catalogue, event: Event, viewer: Viewer, name: Callable[[int], str]) -> str:
    """What happened, as a sentence to `viewer`, who is "you".

    `name` gives a seat's name as it is in the middle of a sentence; `event` is as
    `tudor.rules.see.see` lets the viewer see it.
    """
    fields = msgspec.to_builtins(event)
    told = catalogue.phrase(
        f"event-{fields.pop('type')}", **arguments(catalogue, fields, viewer, name)
    )
    return _BEGINNING.sub(lambda found: found.group().upper(), told)


def arguments(
    catalogue: Catalogue, fields: Mapping[str, Any], viewer: Viewer, name: Callable[[int], str]
) -> Args:
    """An event's fields as the arguments of its phrase.

    `me` is the field in which the viewer is. Null is "hidden", an empty list "none". Cards and
    places stay ids, for ``CARD``: a square is "7,5", and spaces separate a list.
    """
    words = _Words(catalogue, viewer, name)
    me = next((field for field in _SEATS if field in fields and fields[field] == viewer), "none")
    args: Args = {"me": me}
    for field, value in fields.items():
        args |= words.of(field, value)
    return args


@dataclass(frozen=True)
class _Words:
    catalogue: Catalogue
    viewer: Viewer
    name: Callable[[int], str]

    def of(self, field: str, value: Any) -> Args:  # noqa: ANN401 - whatever a field may be
        if field == "case_file":
            return dict(zip(_CASE_FILE, value or ("hidden",) * 3, strict=True))
        match value:
            case dict():
                return {}
            case [*items]:
                return self.of_list(field, items) if items else {field: "none"}
            case _:
                return {field: self.of_one(field, value)}

    def of_one(self, field: str, value: Any) -> str | int:  # noqa: ANN401 - whatever it may be
        match value:
            case None | bool():
                return _FLAGS[value]
            case int() if field in _SEATS:
                return self.name(value)
            case str() if field == "bonus":
                return self.catalogue.phrase(f"bonus-{value}")
            case _:
                told: str | int = value
                return told

    def of_list(self, field: str, items: Sequence[Any]) -> Args:
        join = self.catalogue.join
        match field:
            case "path":
                return {"from": _id(items[0]), "to": _id(items[-1]), "steps": len(items) - 1}
            case "rolls" | "sizes":
                told = [
                    self.catalogue.phrase("event-by-seat", who=self.who(seat), number=number)
                    for seat, number in enumerate(items)
                    if number is not None
                ]
                return {field: join(told), "rollers": len(told)}
            case "again":
                words = join([self.who(seat) for seat in items])
            case "faces":
                words = join([str(face) for face in items])
            case "hands":
                own = items[self.viewer] if isinstance(self.viewer, int) else None
                words = "hidden" if own is None else " ".join(own)
            case "origin":
                words = _id(items)
            case _:
                words = " ".join(item or "hidden" for item in items)
        return {field: words}

    def who(self, seat: int) -> str:
        return self.catalogue.phrase("event-you") if seat == self.viewer else self.name(seat)


def _id(place: str | Sequence[int]) -> str:
    return place if isinstance(place, str) else f"{place[0]},{place[1]}"
