"""Tiny editions: two cards of each kind, a few squares, a turn limit, so that trees are finite."""

from functools import cache
from pathlib import Path
from typing import Final

from tudor.rules.board import Plan, parse_plan
from tudor.rules.edition import Edition, parse

DATA: Final = Path(__file__).parent / "data"
TINY: Final = ("tiny", "tiny-middle")
"""The keys of the tiny editions."""
SUSPECTS: Final = ("ash", "birch")


def plan(key: str) -> Plan:
    """A tiny edition's board."""
    return parse_plan(key, (DATA / f"{key}-board.toml").read_text("utf-8"))


@cache
def tiny(key: str = "tiny") -> Edition:
    """A tiny edition."""
    return parse(key, (DATA / f"{key}.toml").read_text("utf-8"), plan(key))
