"""Notes from JSON: what is not of their shape is refused with its place."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from difflib import get_close_matches
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from tudor.detective.notes.mistakes import NotesError, Place
from tudor.detective.notes.shapes import FORMAT, Answer, Entry, Notes, NotesSeat

_TYPES: Final = tuple(str(kind.__struct_config__.tag) for kind in get_args(Entry))
_BYTE: Final = re.compile(r"\(byte (\d+)\)")
_AT: Final = re.compile(r".* - at `\$(.*)`$", re.DOTALL)
_STEP: Final = re.compile(r"\[(\d+)\]|\.(\w+)")
_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `(.*?)`", re.DOTALL)
_LIMITS: Final = {"": "", " of length 3": "-of-3", " >= 0": "-from-0"}
_EXPECTED: Final = re.compile(r"Expected `(.*?)`( of length 3| >= 0)?")


def shaped(data: bytes) -> Notes:
    """Notes of the right shape; raises `NotesError`, with the line only where it is no JSON."""
    data = data.removeprefix(BOM_UTF8)
    try:
        raw = msgspec.json.decode(data)
        data.decode()
    except UnicodeDecodeError as error:
        raise NotesError("not-json", line=_line(data, error.start)) from None
    except msgspec.DecodeError as error:
        at = _BYTE.search(str(error))
        byte = int(at.group(1)) if at else len(data.rstrip())
        raise NotesError("not-json", line=_line(data, byte)) from None
    except RecursionError:
        raise NotesError("not-json") from None
    found = raw.get("format") if isinstance(raw, dict) else None
    if found != FORMAT:
        place: Place = ("format",) if isinstance(raw, dict) else ()
        raise NotesError("not-notes", place, expected=FORMAT)
    try:
        return msgspec.convert(raw, Notes)
    except msgspec.ValidationError as error:
        raise _misshapen(raw, str(error)) from None


def _line(data: bytes, byte: int) -> int:
    return data.count(b"\n", 0, byte) + 1


def _misshapen(raw: object, message: str) -> NotesError:
    """What msgspec says of a shape that is wrong, as a mistake."""
    at = _AT.match(message)
    place: Place = tuple(
        [int(index) if index else key for index, key in _STEP.findall(at.group(1) if at else "")]
    )
    if field := _FIELD.match(message):
        name = field.group(2)
        if field.group(1) == "missing required":
            return NotesError("missing-field", place, field=name)
        (nearest,) = get_close_matches(name, _fields_at(place), 1) or ("none",)
        return NotesError("unknown-field", (*place, name), field=name, nearest=nearest)
    expected = _EXPECTED.match(message)
    if place[-1:] == ("type",) and expected is None:
        found = _value(raw, place)
        return NotesError("unknown-type", place, found=str(found), known=", ".join(_TYPES))
    kind, limit = expected.groups("") if expected else ("object", "")
    kind = kind.partition(" ")[0] + _LIMITS[limit]
    return NotesError("wrong-type", place, expected=kind)


def _fields_at(place: Place) -> set[str]:
    """The fields of what stands at `place`."""
    match place:
        case ():
            kinds: tuple[type[Struct], ...] = (Notes,)
        case "seats", _:
            kinds = (NotesSeat,)
        case "entries", _:
            kinds = get_args(Entry)
        case _:
            kinds = (Answer,)
    return {field for kind in kinds for field in kind.__struct_fields__}


def _value(raw: Any, place: Place) -> object:  # noqa: ANN401 - JSON of any shape
    for key in place:
        raw = raw[key]
    return raw
