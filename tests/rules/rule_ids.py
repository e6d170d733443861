"""The ids of the rules document, by edition, and where each must be tested."""

from typing import Final


def _ids(letter: str, last: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for number in range(1, last + 1))


RULES: Final[dict[str, tuple[str, ...]]] = {
    "travel": _ids("T", 25),
    "modern": _ids("M", 27),
    "dutch": _ids("D", 14),
    "swedish": _ids("S", 14),
}
"""Every clause, by edition."""

UNTESTED: Final = frozenset({"T25"})
"""Clauses of the editions in the package that nothing plays yet, so that no test bears them.

T25 needs `answering = on-honour`. An id leaves this set together with its first test: the gate
says so.
"""
