"""The C++ yardstick: total and marginals of a position, by a program that is not ours."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Table


class Answer(NamedTuple):
    """How many deals, in double precision, and the time for total and marginals in seconds."""

    total: float
    seconds: float


class Yardstick:
    """The yardstick, compiled into `folder`; `missing` says what it lacks, if anything."""

    def __init__(self, source: Path | None, folder: Path) -> None:
        self._program, self._input = folder / "yardstick", folder / "position"
        self.missing = ""
        if source is None or not source.is_file():
            self.missing = "its source is not given"
        elif shutil.which("g++") is None:
            self.missing = "there is no g++"
        else:
            subprocess.run(["g++", "-O3", "-o", self._program, source], check=True)

    def ask(self, table: Table, clues: Sequence[Clue]) -> Answer:
        """Its answer on a position; it repeats itself and gives its mean."""
        self._input.write_text(_position(table, clues))
        run = subprocess.run([self._program, self._input], check=True, capture_output=True)
        answer = json.loads(run.stdout)
        return Answer(answer["total"], answer["count_marg_us"] / 1e6)


def _position(table: Table, clues: Sequence[Clue]) -> str:
    """A position in its form: a row is one hand more, and so are the open cards."""
    deck, seats = table.deck, table.seats
    row = len(table.sizes) - seats
    sizes = [*table.sizes[:seats], *([row] if row else [])]
    lacks, holds = [table.open] * len(sizes), [0] * len(sizes)
    asked: list[list[int]] = [[] for _ in sizes]
    if table.open:
        sizes.append(table.open.bit_count())
        lacks.append(deck.all & ~table.open)
        holds.append(table.open)
        asked.append([])
    for clue in clues:
        match clue:
            case Holds(holder=holder, cards=cards) if holder == table.case_file:
                lacks = [known | cards for known in lacks]
            case Holds(holder=holder, cards=cards):
                holds[min(holder, seats)] |= cards
            case Lacks(holder=holder, cards=cards) if holder < seats:
                lacks[holder] |= cards
            case HoldsOne(holder=holder, cards=cards) if holder < seats:
                asked[holder].append(cards)
            case _:
                pass
    kinds = [
        next(k for k, kind in enumerate(deck.kinds) if kind >> c & 1) for c in range(len(deck))
    ]
    hands = zip(sizes, lacks, holds, asked, strict=True)
    lines = [[len(deck), len(sizes)], kinds]
    lines += [[*known, len(clauses), *clauses] for *known, clauses in hands]
    return "\n".join(" ".join(map(str, line)) for line in lines)
