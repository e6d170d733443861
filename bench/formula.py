"""A position as a formula, for a general model counter: as many models as there are deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, count

from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Table, Wrong
from tudor.rules.cards import bits

Clauses = list[list[int]]


def formula(table: Table, clues: Sequence[Clue]) -> Clauses:
    """In conjunctive form; helper variables follow from the others, so they add no models."""
    fresh = count(1)
    cards = list(bits(table.deck.all & ~table.open))
    lies = {(card, holder): next(fresh) for card in cards for holder in table.holders}
    clauses: Clauses = []
    for card in cards:
        clauses += _exactly_one([lies[card, holder] for holder in table.holders])
    for kind in table.deck.kinds:
        clauses += _exactly_one([lies[card, table.case_file] for card in cards if kind >> card & 1])
    for holder, size in enumerate(table.sizes):
        clauses += _exactly([lies[card, holder] for card in cards], size, fresh)
    for clue in clues:
        match clue:
            case Holds(holder=holder, cards=held):
                clauses += [[lies[card, holder]] for card in bits(held)]
            case Lacks(holder=holder, cards=held):
                clauses += [[-lies[card, holder]] for card in bits(held) if (card, holder) in lies]
            case HoldsOne(holder=holder, cards=held):
                clauses.append([lies[c, holder] for c in bits(held) if (c, holder) in lies])
            case Wrong(cards=held):
                if not held & table.open:
                    clauses.append([-lies[card, table.case_file] for card in bits(held)])
            case _:
                pass
    return clauses


def _exactly_one(literals: list[int]) -> Clauses:
    return [literals, *([-one, -other] for one, other in combinations(literals, 2))]


def _exactly(literals: list[int], size: int, fresh: count[int]) -> Clauses:
    """A counter: helper j after each literal says that at least j so far are true."""
    clauses: Clauses = []
    before: list[int] = []
    for passed, literal in enumerate(literals):
        now = [next(fresh) for _ in range(min(passed, size) + 1)]
        for j, helper in enumerate(now):
            one_less = before[j - 1] if j else None
            as_many = before[j] if j < len(before) else None
            clauses.append([helper, -literal, *([-one_less] if one_less else [])])
            if one_less:
                clauses.append([-helper, one_less])
            clauses.append([-helper, literal, *([as_many] if as_many else [])])
            if as_many:
                clauses.append([helper, -as_many])
        before = now
    if size:
        clauses.append([before[size - 1]])
    if size < len(before):
        clauses.append([-before[size]])
    return clauses
