"""Tiny editions: a few cards of each kind, a few squares, a turn limit: finite trees."""

from functools import cache
from pathlib import Path
from typing import Final

from tudor.rules.board import Plan, parse_plan
from tudor.rules.edition import Edition, load, parse

DATA: Final = Path(__file__).parent / "data"
LIKE: Final = {
    "tiny": "travel",
    "tiny-middle": "modern",
    "tiny-modern": "modern",
    "tiny-dutch": "dutch",
    "tiny-swedish": "swedish",
}
"""By key of a tiny edition: the edition whose clauses its refusals quote."""
TINY: Final = tuple(LIKE)
"""The keys of the tiny editions."""
SUSPECTS: Final = ("ash", "birch")
BOARDS: Final = {"tiny-modern": "tiny-middle", "tiny-dutch": "tiny"}
"""The boards of those tiny editions that have none of their own."""


def plan(key: str) -> Plan:
    """A tiny edition's board."""
    board = BOARDS.get(key, key)
    return parse_plan(board, (DATA / f"{board}-board.toml").read_text("utf-8"))


def text(key: str) -> str:
    """A tiny edition's TOML: options and deck of its own, clauses of the edition it is like."""
    rules = load(LIKE[key]).file.rules
    clauses = "\n".join(f'{reason} = "{rule}"' for reason, rule in rules.items())
    return f"{(DATA / f'{key}.toml').read_text('utf-8')}\n[rules]\n{clauses}\n"


@cache
def tiny(key: str = "tiny") -> Edition:
    """A tiny edition."""
    return parse(key, text(key), plan(key))
