"""Proofs by plain rules and, where these do not reach, by supposing the opposite."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from tudor.detective.errors import NoContradiction
from tudor.detective.evidence import Clue, HoldsOne, Table
from tudor.detective.reasons.known import Contradiction, Known, holding
from tudor.detective.reasons.plain import close
from tudor.detective.reasons.shapes import Mark, Step
from tudor.detective.reasons.slicing import Steps, cost, outside, sliced
from tudor.rules.cards import bits


def quick_proof(table: Table, clues: Mapping[int, Clue], goal: Mark | None) -> Steps:
    """Steps from `clues` to `goal`, or to a contradiction, none of them superfluous.

    Raises `NoContradiction` where there is none: a deal fits the clues and the opposite of `goal`.
    """
    known = Known(table, clues)
    return _reached(known, goal) or _by_opposite(known, goal, ahead=False)


def other_proofs(table: Table, clues: Mapping[int, Clue], goal: Mark | None) -> Iterator[Steps]:
    """Proofs that take longer to find than a `quick_proof`, and are often easier to follow.

    For a goal that plain rules do not reach.
    """
    known = Known(table, clues)
    close(known, goal)
    yield _by_opposite(known, goal, ahead=True)
    yield from _by_one_other(known, goal)


def _reached(known: Known, goal: Mark | None) -> Steps | None:
    """The steps by plain rules to `goal` or to a contradiction, if they reach so far."""
    try:
        close(known, goal)
    except Contradiction as contradiction:
        return sliced(known, (contradiction.step,))
    if goal and goal in known:
        return sliced(known, (known.steps[goal],))
    return None


def _by_opposite(known: Known, goal: Mark | None, *, ahead: bool) -> Steps:
    if goal is None:
        return _refutation(known.copy(), ahead=ahead)
    steps = _refutation(known.supposing(goal.opposite), ahead=ahead)
    return sliced(known, (_learned(goal.opposite, steps),))


def _by_one_other(known: Known, goal: Mark | None) -> Iterator[Steps]:
    """The proofs with one supposition, which is of something else than the opposite of `goal`."""
    for learned in _failing(known):
        steps = _reached(_knowing(known, learned), goal)
        if steps:
            yield steps


def _refutation(known: Known, *, ahead: bool) -> Steps:
    """Steps to a contradiction, from what is known here or outside.

    `ahead`: look for suppositions that fail at once rather than try one that may lead far.
    """
    while True:
        steps = _reached(known, None)
        if steps:
            return steps
        failing = list(_failing(known)) if ahead else []
        closing = [steps for one in failing if (steps := _reached(_knowing(known, one), None))]
        if closing:
            return min(closing, key=cost)
        if not failing:
            supposed = _promising(known)
            steps = _refutation(known.supposing(supposed), ahead=ahead)
            if supposed not in outside(steps):
                return sliced(known, steps)
            failing = [_learned(supposed, steps)]
        for learned in failing:
            known.add(learned)


def _learned(supposed: Mark, steps: Steps) -> Step:
    return Step(rule="suppose", mark=supposed.opposite, supposed=steps)


def _knowing(known: Known, learned: Step) -> Known:
    inner = known.copy()
    inner.add(learned)
    return inner


def _failing(known: Known) -> Iterator[Step]:
    """What is learned from each supposition that fails at once."""
    unsettled = known.unsettled
    for holder, can in enumerate(known.can):
        for supposed in holding(can & unsettled, holder):
            steps = _reached(known.supposing(supposed), None)
            if steps:
                yield _learned(supposed, steps)


def _promising(known: Known) -> Mark:
    """One of the fewest ways in which an answer, a card or a kind can be accounted for."""
    case_file = known.table.case_file
    answers = (
        list(holding(clue.cards & known.can[clue.holder], clue.holder))
        for clue in known.clues.values()
        if isinstance(clue, HoldsOne) and not clue.cards & known.held[clue.holder]
    )
    cards = (
        [mark for holder, can in enumerate(known.can) for mark in holding(can & 1 << card, holder)]
        for card in bits(known.unsettled)
    )
    kinds = (
        list(holding(kind & known.can[case_file], case_file))
        for kind in known.table.deck.kinds
        if not kind & known.held[case_file]
    )
    ways = min(chain(answers, cards, kinds), key=len, default=None)
    if ways is None:
        raise NoContradiction
    return ways[0]
