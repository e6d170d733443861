"""The log's values as rows of the database, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from tudor.rules.actions import CHANCE, Action
from tudor.rules.events import Event
from tudor.server.stored import Gathering, Next, Row, StoredLine, StoredSeat, StoredTable, Written

Fields = dict[str, Any]
"""A row of a table of the database, by column."""

_ACTION: Final = msgspec.json.Decoder(Action)
_EVENTS: Final = msgspec.json.Decoder(tuple[Event, ...])
_OF_THE_TABLE: Final = ("nonce", "host", "stage", "deal", "version", "rematch", "again")
"""What of a gathering stands in columns of the same name."""


def table_fields(table: StoredTable) -> Fields:
    return msgspec.structs.asdict(table) | {"house_rules": _json(table.house_rules)}


def table_of(fields: Fields) -> StoredTable:
    known = {name: fields[name] for name in StoredTable.__struct_fields__}
    return StoredTable(**known | {"house_rules": msgspec.json.decode(fields["house_rules"])})


def gathering_fields(gathering: Gathering) -> Fields:
    after, by = gathering.extended
    fields = {name: getattr(gathering, name) for name in _OF_THE_TABLE}
    return fields | {"extended_after": after, "extended_by": by}


def next_fields(coming: Next) -> Fields:
    return msgspec.structs.asdict(coming)


def next_of(fields: Fields) -> Next:
    return Next(fields["due"], fields["awaited"], fields["over"])


def gathering_of(fields: Fields, people: Mapping[str, Iterable[Fields]]) -> Gathering:
    """From the table's columns, and its rows in seats, holders, devices, admissions."""
    return Gathering(
        **{name: fields[name] for name in _OF_THE_TABLE},
        extended=(fields["extended_after"], fields["extended_by"]),
        seats=tuple(_seat_of(seat) for seat in people["seats"]),
        holders=frozenset((one["seat"], one["token_hash"]) for one in people["holders"]),
        devices=frozenset((one["token_hash"], one["person"]) for one in people["devices"]),
        admitted=frozenset(one["token_hash"] for one in people["admissions"]),
    )


def people_fields(table_id: str, gathering: Gathering) -> dict[str, list[Fields]]:
    """The rows in seats, holders, devices, admissions."""
    at = {"table_id": table_id}
    return {
        "seats": [at | msgspec.structs.asdict(seat) for seat in gathering.seats],
        "holders": [at | {"seat": s, "token_hash": h} for s, h in sorted(gathering.holders)],
        "devices": [at | {"token_hash": h, "person": p} for h, p in sorted(gathering.devices)],
        "admissions": [at | {"token_hash": h} for h in sorted(gathering.admitted)],
    }


def row_fields(table_id: str, row: Row) -> Fields:
    return {
        "table_id": table_id,
        "number": row.number,
        "at": row.at,
        "by": None if row.by == CHANCE else row.by,
        "action": _json(row.action),
        "events": _json(row.events),
        "stood_in": row.stood_in,
    }


def row_of(fields: Fields) -> Row:
    return Row(
        fields["number"],
        fields["at"],
        CHANCE if fields["by"] is None else fields["by"],
        _ACTION.decode(fields["action"]),
        _EVENTS.decode(fields["events"]),
        fields["stood_in"],
    )


def written_fields(table_id: str, written: Written) -> Fields:
    """The row in marks, or in notes for what is in no column."""
    fields: Fields = {"table_id": table_id, "owner": written.owner, "card": written.card}
    if written.column is None:
        return fields | {"text": written.text}
    return fields | {"seat": written.column, "mark": written.text}


def written_of(fields: Fields) -> Written:
    if "mark" in fields:
        return Written(fields["owner"], fields["card"], fields["seat"], fields["mark"])
    return Written(fields["owner"], fields["card"], None, fields["text"])


def line_fields(table_id: str, line: StoredLine) -> Fields:
    return {"table_id": table_id} | msgspec.structs.asdict(line)


def line_of(fields: Fields) -> StoredLine:
    return StoredLine(**_without_table(fields))


def _seat_of(fields: Fields) -> StoredSeat:
    return StoredSeat(**_without_table(fields))


def _without_table(fields: Fields) -> Fields:
    return {name: value for name, value in fields.items() if name != "table_id"}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
