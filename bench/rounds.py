"""Timing that bears a noisy machine: contestants take turns, each counts with its best round."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple


class Rate(NamedTuple):
    """What one contestant did: things a second, in its best round."""

    name: str
    per_second: float


def best_of(rounds: int, contestants: dict[str, Callable[[], int]]) -> list[Rate]:
    """Run every contestant once a round, in turn; each returns how many things it did."""
    best = dict.fromkeys(contestants, 0.0)
    for _ in range(rounds):
        for name, run in contestants.items():
            began = time.perf_counter()
            done = run()
            best[name] = max(best[name], done / (time.perf_counter() - began))
    return [Rate(name, rate) for name, rate in best.items()]
