"""How long does an exact answer take: the total, each card's places, the joint of the case file?

Ours: positions from real games, model `uniform`, the answer as fractions, the best of three rounds.
On the same positions: a C++ program (its source is the argument, or in YARDSTICK), the mean of its
fifty rounds. It counts total and places, but no joint; it weighs no card shown, knows no wrong
accusation, and takes a row for one hand. And tididi-cnf, a general model counter, for the total
alone. Totals are compared, by `any`.
"""

from __future__ import annotations

import multiprocessing as mp
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from math import factorial, isclose
from multiprocessing.connection import Connection
from pathlib import Path

from formula import Clauses, formula
from positions import from_games, thirty_cards
from yardstick import Yardstick

from tudor.detective.belief import Belief
from tudor.detective.evidence import Clue, Table, Wrong, evidence, table_of

COUNT = 1000
ROUNDS = 3
BY_COUNTER = 20
PATIENCE = 10.0
BIG_GAMES = 5

Position = tuple[Table, Sequence[Clue]]


def answers(found: Iterable[Position]) -> list[float]:
    """The seconds of a full answer to each; of some rounds the best counts."""
    return [min(_answer(*position) for _ in range(ROUNDS)) for position in found]


def _answer(table: Table, clues: Sequence[Clue]) -> float:
    began = time.perf_counter()
    belief = Belief(table, clues)
    assert belief.total
    assert belief.case_files
    for card in table.deck.ids:
        for holder in table.holders:
            belief.probability(card, holder)
    return time.perf_counter() - began


def figures(name: str, seconds: list[float]) -> float:
    """Print mean, median, p99 and worst in ms; the mean in seconds."""
    inorder = sorted(seconds)
    mean = statistics.fmean(inorder)
    p99 = inorder[min(len(inorder) - 1, len(inorder) * 99 // 100)]
    row = (mean, statistics.median(inorder), p99, inorder[-1])
    print(f"{name:28}" + "".join(f"{1e3 * number:10.3f}" for number in row), end="")
    return mean


def positions(seats: int) -> list[Position]:
    """A thousand positions at so many seats."""
    found: list[Position] = []
    for notes in from_games(seats, COUNT):
        edition = notes.rules()
        found.append((table_of(notes, edition), evidence(notes, edition)))
    return found


def beside_yardstick(seats: int, found: list[Position], yardstick: Yardstick) -> None:
    """Both on every position."""
    mean = figures(f"{seats} seats, tudor", answers(found))
    print()
    theirs = []
    for table, clues in found if not yardstick.missing else ():
        their = yardstick.ask(table, clues)
        theirs.append(their.seconds)
        if not any(isinstance(clue, Wrong) for clue in clues):
            row = len(table.sizes) - table.seats
            deals = Belief(table, clues, "any").total / factorial(row)
            seen = any(getattr(clue, "holder", -1) in range(seats, seats + row) for clue in clues)
            assert seen or isclose(float(deals), their.total)
    if theirs:
        print(f"{mean / figures(f'{seats} seats, yardstick', theirs):10.1f}x")


def _count(clauses: Clauses, answers: Connection) -> None:
    import tididi_cnf  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415 - when run

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    began = time.perf_counter()
    models = int(tididi_cnf.count(clauses).count)
    answers.send((models, time.perf_counter() - began))


def by_counter(clauses: Clauses) -> tuple[int | None, float]:
    """The models and the seconds of the general counter; None when patience has ended."""
    ours, theirs = mp.Pipe()
    process = mp.get_context("spawn").Process(target=_count, args=(clauses, theirs))
    process.start()
    theirs.close()
    try:
        if not ours.poll(PATIENCE + 5):
            return None, PATIENCE
        models, seconds = ours.recv()
        return (models, seconds) if seconds <= PATIENCE else (None, PATIENCE)
    finally:
        process.kill()
        process.join()


def beside_counter(found: list[Position]) -> None:
    """Both on some positions, by medians."""
    some = found[:: len(found) // BY_COUNTER][:BY_COUNTER]
    ours = answers(some)
    theirs = []
    for table, clues in some:
        models, seconds = by_counter(formula(table, clues))
        assert models is None or models == Belief(table, clues, "any").deals
        theirs.append(seconds)
    figures("6 seats, tudor, 20 of them", ours)
    print()
    figures("6 seats, tididi-cnf", theirs)
    print(f"{statistics.median(theirs) / statistics.median(ours):10.1f}x by medians")


def main() -> None:
    """Print the table."""
    given = sys.argv[1] if sys.argv[1:] else os.environ.get("YARDSTICK")
    with tempfile.TemporaryDirectory() as folder:
        yardstick = Yardstick(Path(given) if given else None, Path(folder))
        if yardstick.missing:
            print(f"Without the yardstick: {yardstick.missing}.")
        print(
            f"{'a full answer, ms':28}"
            + "".join(f"{n:>10}" for n in ("mean", "median", "p99", "worst"))
        )
        for seats in range(2, 7):
            found = positions(seats)
            beside_yardstick(seats, found, yardstick)
    beside_counter(found)
    figures("30 cards, 6 seats, tudor", answers(thirty_cards(BIG_GAMES)))
    print()


if __name__ == "__main__":
    main()
