"""The game record, ``tudor/1``: edition, house rules, seats and every action, chance included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tudor.rules.actions import Action, By
from tudor.rules.edition import Edition, load
from tudor.rules.errors import EditionError, IllegalAction
from tudor.rules.events import Event
from tudor.rules.state import State, new_game
from tudor.rules.turn import apply

FORMAT: Final = "tudor/1"


class RecordError(ValueError):
    """A record that is broken or illegal: the action's `index` if there is one, and why.

    `refused` is set where the rules refuse the action.
    """

    def __init__(
        self, message: str, index: int | None = None, refused: IllegalAction | None = None
    ) -> None:
        super().__init__(message)
        self.index = index
        self.refused = refused


class RecordSeat(Struct, frozen=True, omit_defaults=True):
    """Who sat in a seat."""

    suspect: str
    name: str = ""
    bot: str | None = None


class Entry(Struct, frozen=True):
    """One action and who did it."""

    by: By
    action: Action


class Record(Struct, frozen=True):
    """A game from which everything else follows by replaying it."""

    edition: str
    house_rules: dict[str, Any]
    seats: tuple[RecordSeat, ...]
    entries: tuple[Entry, ...]

    def start(self, edition: Edition | None = None) -> State:
        """The state before the first action (`edition`: one that is not in the package).

        Raises `RecordError`.
        """
        try:
            rules = edition or load(self.edition).with_house_rules(self.house_rules)
            return new_game(rules, tuple(seat.suspect for seat in self.seats))
        except EditionError as error:
            raise RecordError(f"{error.option}: {error.reason}") from None

    def replay(self, edition: Edition | None = None) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """The state after each action, and its events. Raises `RecordError` at an illegal one."""
        state = self.start(edition)
        for index, entry in enumerate(self.entries):
            try:
                state, events = apply(state, entry.by, entry.action)
            except IllegalAction as refused:
                raise RecordError(f"action {index}: {refused}", index, refused) from None
            yield state, events


def dump(record: Record) -> bytes:
    """The record as JSON, one action a line."""
    entries = [
        msgspec.json.encode({"by": e.by, **msgspec.to_builtins(e.action)}) for e in record.entries
    ]
    head = msgspec.json.encode(
        {
            "format": FORMAT,
            "edition": record.edition,
            "house_rules": record.house_rules,
            "seats": record.seats,
        }
    )
    return head[:-1] + b',"actions":[\n' + b",\n".join(entries) + b"\n]}\n"


class _Document(Struct, forbid_unknown_fields=True):
    format: Literal["tudor/1"]
    edition: str
    house_rules: dict[str, Any]
    seats: tuple[RecordSeat, ...]
    actions: tuple[dict[str, Any], ...]


def load_record(data: bytes) -> Record:
    """A record from its JSON. Raises `RecordError` with the place and the reason."""
    try:
        document = msgspec.json.decode(data, type=_Document)
    except msgspec.ValidationError as error:
        raise RecordError(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"not a record in JSON: {error}") from None
    return Record(
        document.edition,
        document.house_rules,
        document.seats,
        tuple(_entry(index, fields) for index, fields in enumerate(document.actions)),
    )


def _entry(index: int, fields: dict[str, Any]) -> Entry:
    rest = dict(fields)
    try:
        by = msgspec.convert(rest.pop("by", None), By)
        return Entry(by, msgspec.convert(rest, Action))
    except msgspec.ValidationError as error:
        raise RecordError(f"action {index}: {error}", index) from None


def schema() -> dict[str, Any]:
    """The JSON schema of a record."""
    (_, action), definitions = msgspec.json.schema_components([_Document, Action])
    for name, definition in definitions.items():
        if "type" in definition.get("properties", {}) and name != "_Document":
            definition["properties"]["by"] = {"anyOf": [{"type": "integer"}, {"const": "chance"}]}
            definition["required"] = [*definition["required"], "by"]
    definitions["_Document"]["properties"]["actions"]["items"] = action
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **definitions.pop("_Document"),
        "$defs": definitions,
    }
