"""The game record, ``tudor/1``: edition, house rules, seats and every action, chance included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tudor.rules.actions import Action, By
from tudor.rules.edition import Edition, load
from tudor.rules.errors import EditionError, IllegalAction
from tudor.rules.events import Event
from tudor.rules.state import State, new_game
from tudor.rules.turn import apply

FORMAT: Final = "tudor/1"
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
"""32 bytes in hexadecimal."""


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


class TableChance(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What everybody at a table gave to the deal: the server, and each seat that is no bot.

    `deal` counts the deals that were begun at the table, from 1. Where people typed what their
    `own_dice` showed, those throws were not drawn.
    """

    server: Hex32
    openings: tuple[Hex32 | None, ...]
    deal: Annotated[int, Meta(ge=1)]
    own_dice: bool = False


class SeededChance(Struct, frozen=True, forbid_unknown_fields=True):
    """The number from which all of chance follows in a game of programs, and the path under it."""

    seed: Annotated[tuple[int, ...], Meta(min_length=1)]


class Record(Struct, frozen=True):
    """A game from which everything else follows by replaying it.

    `chance`: from what chance was drawn, so that it can be checked, where that is known.
    """

    edition: str
    house_rules: dict[str, Any]
    seats: tuple[RecordSeat, ...]
    entries: tuple[Entry, ...]
    chance: TableChance | SeededChance | None = None

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
    head: dict[str, object] = {
        "format": FORMAT,
        "edition": record.edition,
        "house_rules": record.house_rules,
        "seats": record.seats,
    }
    if record.chance is not None:
        head["chance"] = record.chance
    return msgspec.json.encode(head)[:-1] + b',"actions":[\n' + b",\n".join(entries) + b"\n]}\n"


class _Document(Struct, forbid_unknown_fields=True):
    format: Literal["tudor/1"]
    edition: str
    house_rules: dict[str, Any]
    seats: tuple[RecordSeat, ...]
    actions: tuple[dict[str, Any], ...]
    chance: dict[str, Any] | None = None


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
        None if document.chance is None else _chance(document.chance),
    )


def _chance(fields: dict[str, Any]) -> TableChance | SeededChance:
    try:
        if "seed" in fields:
            return msgspec.convert(fields, SeededChance)
        return msgspec.convert(fields, TableChance)
    except msgspec.ValidationError as error:
        raise RecordError(f"chance: {error}") from None


def _entry(index: int, fields: dict[str, Any]) -> Entry:
    rest = dict(fields)
    try:
        by = msgspec.convert(rest.pop("by", None), By)
        return Entry(by, msgspec.convert(rest, Action))
    except msgspec.ValidationError as error:
        raise RecordError(f"action {index}: {error}", index) from None


def schema() -> dict[str, Any]:
    """The JSON schema of a record."""
    (_, action, *chances), definitions = msgspec.json.schema_components(
        [_Document, Action, TableChance, SeededChance]
    )
    for name, definition in definitions.items():
        if "type" in definition.get("properties", {}) and name != "_Document":
            definition["properties"]["by"] = {"anyOf": [{"type": "integer"}, {"const": "chance"}]}
            definition["required"] = [*definition["required"], "by"]
    properties = definitions["_Document"]["properties"]
    properties["actions"]["items"] = action
    properties["chance"] = {"anyOf": [*chances, {"type": "null"}]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **definitions.pop("_Document"),
        "$defs": definitions,
    }
