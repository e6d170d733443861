"""What follows at once, and from what: the plain rules, of which a person can follow each.

Not complete: suppositions do the rest (`tudor.detective.reasons.supposing`).
"""

from __future__ import annotations

from tudor.detective.evidence import Holds, HoldsOne, Lacks, Wrong
from tudor.detective.reasons.crowding import cards_crowd
from tudor.detective.reasons.filling import answers_fill_hands
from tudor.detective.reasons.known import Contradiction, Known, holding, lacking
from tudor.detective.reasons.shapes import Mark, Step
from tudor.rules.cards import bits


def close(known: Known, goal: Mark | None = None) -> None:
    """Find all that follows by plain rules, or stop at `goal`; raises `Contradiction`."""
    before = -1
    while before != len(known.steps) and not (goal and goal in known):
        before = len(known.steps)
        _clues(known)
        _cards(known)
        _hands(known)
        _kinds(known)
        if before == len(known.steps):
            answers_fill_hands(known)
        if before == len(known.steps):
            cards_crowd(known)


def _clues(known: Known) -> None:
    for number, clue in known.clues.items():
        match clue:
            case Holds(holder=holder, cards=cards) if cards & ~known.held[holder]:
                known.infer("seen", holding(cards, holder), clue=number)
            case Lacks(holder=holder, cards=cards) if cards & known.can[holder]:
                known.infer("passed", lacking(cards, holder), clue=number)
            case HoldsOne():
                _answer(known, number, clue)
            case Wrong(cards=cards):
                _wrong(known, number, cards)
            case _:
                pass


def _answer(known: Known, number: int, clue: HoldsOne) -> None:
    holder, cards = clue.holder, clue.cards
    left = cards & known.can[holder]
    if left & (left - 1) or left & known.held[holder]:
        return
    because = tuple(lacking(cards & ~left, holder))
    if not left:
        raise Contradiction(Step(rule="empty-answer", because=because, clue=number))
    known.infer("answer", holding(left, holder), because, number)


def _wrong(known: Known, number: int, cards: int) -> None:
    case_file = known.table.case_file
    left = cards & ~known.held[case_file]
    if left & (left - 1) or cards & ~known.can[case_file]:
        return
    because = tuple(holding(cards & ~left, case_file))
    if not left:
        raise Contradiction(Step(rule="was-wrong", because=because, clue=number))
    known.infer("not-accused", lacking(left, case_file), because, number)


def _cards(known: Known) -> None:
    """A card that lies open is with nobody; any other is with just one holder."""
    once = twice = 0
    for can in known.can:
        twice |= once & can
        once |= can
    unsettled = known.unsettled
    for card in bits(~unsettled & (twice | once & known.table.open)):
        _elsewhere(known, card)
    for card in bits(unsettled & ~twice):
        bit = 1 << card
        possible = [holder for holder, can in enumerate(known.can) if can & bit]
        others = [
            mark for h in known.table.holders if h not in possible for mark in lacking(bit, h)
        ]
        if not possible:
            raise Contradiction(Step(rule="nowhere", because=tuple(others), card=card))
        known.infer("last-place", holding(bit, possible[0]), others)


def _elsewhere(known: Known, card: int) -> None:
    bit = 1 << card
    if known.table.open & bit:
        for holder, can in enumerate(known.can):
            known.infer("elsewhere", lacking(can & bit, holder))
        return
    because = [m for holder, held in enumerate(known.held) for m in holding(held & bit, holder)]
    if len(because) > 1:
        raise Contradiction(Step(rule="two-places", because=tuple(because[:2]), card=card))
    for holder, can in enumerate(known.can):
        known.infer("elsewhere", lacking(can & ~known.held[holder] & bit, holder), because)


def _hands(known: Known) -> None:
    """A hand, and a place of the row, has its size."""
    everything = known.table.deck.all
    for holder, size in enumerate(known.table.sizes):
        can, held = known.can[holder], known.held[holder]
        if held.bit_count() > size:
            sure = tuple(holding(held, holder))[: size + 1]
            raise Contradiction(Step(rule="too-many", because=sure, holder=holder))
        if can.bit_count() < size:
            lacked = tuple(lacking(everything & ~can, holder))
            lacked = lacked[: everything.bit_count() - size + 1]
            raise Contradiction(Step(rule="too-few", because=lacked, holder=holder))
        if can == held:
            continue
        if held.bit_count() == size:
            known.infer("full-hand", lacking(can & ~held, holder), holding(held, holder))
        elif can.bit_count() == size:
            lacked = tuple(lacking(everything & ~can, holder))
            known.infer("whole-hand", holding(can & ~held, holder), lacked)


def _kinds(known: Known) -> None:
    """The case file holds one card of each kind."""
    case_file = known.table.case_file
    for number, kind in enumerate(known.table.deck.kinds):
        can, held = known.can[case_file] & kind, known.held[case_file] & kind
        found = tuple(holding(held, case_file))
        if len(found) > 1:
            raise Contradiction(Step(rule="two-culprits", because=found[:2], kind=number))
        if can == held and found:
            continue
        others = tuple(lacking(kind & ~can, case_file))
        if not can:
            raise Contradiction(Step(rule="no-culprit", because=others, kind=number))
        if found:
            known.infer("kind-found", lacking(can & ~held, case_file), found)
        elif not can & (can - 1):
            known.infer("last-of-kind", holding(can, case_file), others)
