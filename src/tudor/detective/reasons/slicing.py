"""Steps as a whole: what they take from elsewhere, what of them is needed, how hard they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tudor.detective.reasons.known import Known
from tudor.detective.reasons.shapes import Mark, Step

Steps = tuple[Step, ...]


def cost(steps: Steps) -> tuple[int, int]:
    """How hard steps are to follow: how many suppositions, how many steps in all."""
    inner = [cost(step.supposed) for step in steps if step.supposed]
    return len(inner) + sum(s for s, _ in inner), len(steps) + sum(n for _, n in inner)


def suppositions(steps: Steps) -> int:
    """How many suppositions there are in steps, those within others among them."""
    return cost(steps)[0]


def clues_of(steps: Steps) -> Iterator[int]:
    """The clues that steps rest on; some come more than once."""
    for step in steps:
        if step.clue is not None:
            yield step.clue
        yield from step.answers
        yield from clues_of(step.supposed)


def outside(steps: Iterable[Step]) -> set[Mark]:
    """The marks that steps use and do not show."""
    used: set[Mark] = set()
    shown: set[Mark] = set()
    for step in steps:
        used.update(step.because)
        if step.mark:
            used |= outside(step.supposed) - {step.mark.opposite}
            shown.add(step.mark)
    return used - shown


def sliced(known: Known, last: Steps) -> Steps:
    """`last`, and before it what it needs of the steps of `known`."""
    needed = outside(last)
    before = []
    for mark, step in reversed(known.steps.items()):
        if mark in needed:
            before.append(step)
            needed |= outside([step])
    return (*reversed(before), *last)
