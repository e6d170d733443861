"""The options behind the rules as a person chooses among them: in groups, and in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, get_args, get_type_hints

from msgspec import Struct

from tudor.phrases.catalogue import Catalogue
from tudor.rules.board import BOARDS
from tudor.rules.edition import EDITIONS, load
from tudor.rules.options import FARTHEST, LONGEST, SIDES, Options

Value = str | int | bool | None

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("seats", "board", "opener", "pawns_start", "weapons_start", "left_over"),
    "moving": (
        "dice",
        "reach",
        "roll",
        "same_square_twice",
        "pawns_block",
        "shortcuts",
        "reenter_same_turn",
    ),
    "asking": ("asking", "moved_may_stay", "answering"),
    "accusing": ("accuse_when", "accuse_where", "wrong_accuser", "turn_limit"),
    "extras": ("bonus", "row"),
}
"""The keys of the options by groups, both in the order in which a player meets them."""
_MOST: Final = {"reach": FARTHEST, "turn_limit": LONGEST}


class OptionInfo(Struct, frozen=True):
    """An option and what may be chosen for it.

    A `choice` is one of `values`. A `number` goes from `least` to `most`, or is one of `values`;
    a `range` is two such numbers, the smaller first.
    """

    key: str
    group: str
    kind: Literal["choice", "range", "number"]
    values: tuple[Value, ...]
    least: int | None
    most: int | None


def option_infos() -> Iterator[OptionInfo]:
    """Every option, group by group."""
    types: dict[str, Any] = get_type_hints(Options)
    for group, keys in GROUPS.items():
        for key in keys:
            if key == "seats":
                most = max(len(load(edition).deck.suspects) for edition in EDITIONS)
                yield OptionInfo(key, group, "range", (), SIDES, most)
            elif key in _MOST:
                none = (None,) if type(None) in get_args(types[key]) else ()
                yield OptionInfo(key, group, "number", none, 1, _MOST[key])
            else:
                yield OptionInfo(key, group, "choice", _values(key, types[key]), None, None)


def _values(key: str, hint: object) -> tuple[Value, ...]:
    if key == "board":
        return BOARDS
    return (True, False) if hint is bool else get_args(hint)


def dashed(key: str) -> str:
    """An option's key as phrases spell it."""
    return key.replace("_", "-")


def spelt(value: Value) -> str:
    """A value as phrases spell it."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)


def refused_option(catalogue: Catalogue, option: str, reason: str, called: str) -> str:
    """Why an option, called so, is refused (`reason` as an `EditionError` has it).

    Raises `KeyError` for a reason without words.
    """
    values = next((info.values for info in option_infos() if info.key == option), ())
    possible = ", ".join(spelt(value) for value in values) or "none"
    return catalogue.phrase(f"problem-options-{reason}", option=called, choices=possible)


def option_words(catalogue: Catalogue, key: str) -> str:
    """An option in a word or two."""
    return catalogue.phrase(f"option-{dashed(key)}")


def value_words(catalogue: Catalogue, key: str, value: Any) -> str:  # noqa: ANN401 - as JSON has it
    """A value of an option, in a word or two."""
    label = f"option-{dashed(key)}"
    if isinstance(value, list | tuple):
        least, most = value
        if least == most:
            return str(least)
        return catalogue.phrase(f"{label}-value", least=least, most=most)
    if key in _MOST and value is not None:
        return catalogue.phrase(f"{label}-value", number=value)
    return catalogue.phrase(f"{label}-{spelt(value)}")
