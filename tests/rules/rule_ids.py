"""The ids of the rules document, by edition, and which tests bear them."""

from __future__ import annotations

from typing import Final

from tests.marks import bearers
from tudor.phrases.topics import SECTIONS
from tudor.rules.edition import load


def _ids(letter: str, last: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for number in range(1, last + 1))


RULES: Final[dict[str, tuple[str, ...]]] = {
    "travel": _ids("T", 25),
    "modern": _ids("M", 27),
    "dutch": _ids("D", 14),
    "swedish": _ids("S", 14),
}
"""Every clause, by edition."""


def _options_of(topic: str) -> str:
    """What the rulebook has on a topic, and the options that shape its sentences."""
    found = [t for topics in SECTIONS.values() for t in topics if t.key == topic]
    options = dict.fromkeys(option for one in found for option in one.options)
    told = ", ".join(f"`{option}`" for option in options) or "no option changes it"
    return f"{topic}: {told}"


def rules_page() -> str:
    """A page of all ids: the rulebook's topics behind each, their options, and its tests."""
    borne = bearers("rule")
    lines = [
        "# Every rule and its tests",
        "",
        "Made by `python -m tests.golden`; a test fails while it is stale. By each clause:",
        "the rulebook's topics that tell it, and the options (in code type) that shape the words.",
    ]
    for edition, ids in RULES.items():
        behind: dict[str, list[str]] = {}
        for topic, clauses in load(edition).file.clauses.items():
            for clause in clauses:
                behind.setdefault(clause, []).append(_options_of(topic))
        lines += ["", f"## {edition}"]
        for rule in ids:
            lines += ["", f"### {rule}", "", "; ".join(behind.get(rule, ["–"])), ""]
            lines += [f"- {test}" for test in borne.get(rule, [])]
    return "\n".join(lines) + "\n"
