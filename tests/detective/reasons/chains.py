"""Chains checked step by step, from what each rule says and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from tudor.detective.belief import Belief
from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Picked, Wrong
from tudor.detective.reasons.shapes import Chain, Mark, Rule, Step
from tudor.rules.cards import bits


def check_chain(chain: Chain, belief: Belief) -> None:
    """The chain proves its goal; it says nothing superfluous, and names just what it rests on."""
    _check_steps(belief, chain.steps, frozenset(), chain.goal)
    clues = set(_clues(chain.steps))
    assert chain.clues == tuple(sorted(clues))
    entries = {belief.clues[clue].entry for clue in clues} - {None}
    assert set(chain.entries) == entries
    assert list(chain.entries) == sorted(set(chain.entries))


def check_irreducible(chain: Chain, belief: Belief) -> None:
    """Its clues suffice and none can be dropped, and so do its entries; own cards are given."""
    given = [clue for clue in belief.clues if clue.entry is None]
    clues = [belief.clues[number] for number in chain.clues if belief.clues[number] not in given]
    assert _prove(belief, [*given, *clues], chain.goal)
    for dropped in clues:
        rest = [clue for clue in clues if clue is not dropped]
        assert not _prove(belief, [*given, *rest], chain.goal), dropped
    for dropped_entry in chain.entries:
        entries = set(chain.entries) - {dropped_entry}
        rest = [clue for clue in belief.clues if clue.entry in entries]
        assert not _prove(belief, [*given, *rest], chain.goal), dropped_entry


def _prove(belief: Belief, clues: Sequence[Clue], goal: Mark | None) -> bool:
    opposite: list[Clue] = []
    if goal:
        kind = Lacks if goal.holds else Holds
        opposite = [kind(None, goal.holder, 1 << goal.card)]
    clues = [clue for clue in (*clues, *opposite) if not isinstance(clue, Picked)]
    return not Belief(belief.table, clues, "any").consistent


def _check_steps(
    belief: Belief, steps: Sequence[Step], outside: frozenset[Mark], goal: Mark | None
) -> None:
    known = set(outside)
    for place, step in enumerate(steps):
        assert set(step.because) <= known, "each mark is shown before it is used"
        if step.rule == "suppose":
            assert step.mark is not None
            supposed = Mark(step.mark.card, step.mark.holder, not step.mark.holds)
            _check_steps(belief, step.supposed, frozenset(known | {supposed}), None)
            assert supposed in set(_uses(step.supposed)), "what is supposed is used"
        else:
            assert not step.supposed
            assert _FOLLOWS[step.rule](belief, step, *_cards(step)), step
        if place == len(steps) - 1:
            assert step.mark == goal
            continue
        assert step.mark is not None, "a contradiction ends the steps"
        assert step.mark not in known, "nothing is shown twice"
        assert step.mark in set(_uses(steps[place + 1 :])), "each step is used"
        known.add(step.mark)


def _uses(steps: Iterable[Step]) -> Iterator[Mark]:
    for step in steps:
        yield from step.because
        yield from _uses(step.supposed)


def _clues(steps: Iterable[Step]) -> Iterator[int]:
    for step in steps:
        yield from step.answers
        yield from [] if step.clue is None else [step.clue]
        yield from _clues(step.supposed)


def _cards(step: Step) -> tuple[dict[int, int], dict[int, int]]:
    """By holder, the cards (bits) that a step is told are there, and are not."""
    held: dict[int, int] = {}
    lacked: dict[int, int] = {}
    for card, holder, holds in step.because:
        of = held if holds else lacked
        of[holder] = of.get(holder, 0) | 1 << card
    return held, lacked


Cards = dict[int, int]
Follows = Callable[[Belief, Step, Cards, Cards], bool]


def _mark(step: Step) -> Mark:
    assert step.mark is not None
    return step.mark


def _clue(belief: Belief, step: Step) -> Clue:
    assert step.clue is not None
    return belief.clues[step.clue]


def _kind(belief: Belief, card: int) -> int:
    return next(kind for kind in belief.table.deck.kinds if kind >> card & 1)


def _seen(belief: Belief, step: Step, _held: Cards, _lacked: Cards) -> bool:
    mark, clue = _mark(step), _clue(belief, step)
    told = isinstance(clue, Holds) and clue.holder == mark.holder and clue.cards >> mark.card & 1
    return bool(told) and mark.holds


def _passed(belief: Belief, step: Step, _held: Cards, _lacked: Cards) -> bool:
    mark, clue = _mark(step), _clue(belief, step)
    told = isinstance(clue, Lacks) and clue.holder == mark.holder and clue.cards >> mark.card & 1
    return bool(told) and not mark.holds


def _elsewhere(belief: Belief, step: Step, held: Cards, _lacked: Cards) -> bool:
    mark = _mark(step)
    is_open = not step.because and bool(belief.table.open >> mark.card & 1)
    others = [holder for holder, cards in held.items() if cards == 1 << mark.card]
    return not mark.holds and (is_open or (len(others) == 1 and others[0] != mark.holder))


def _full_hand(belief: Belief, step: Step, held: Cards, _lacked: Cards) -> bool:
    mark = _mark(step)
    hand = held.get(mark.holder, 0)
    full = hand.bit_count() == belief.table.sizes[mark.holder]
    return full and not mark.holds and not hand >> mark.card & 1


def _spoken_for(belief: Belief, step: Step, held: Cards, lacked: Cards) -> bool:
    mark = _mark(step)
    hand, without = held.get(mark.holder, 0), lacked.get(mark.holder, 0)
    possible = []
    for number in step.answers:
        clue = belief.clues[number]
        assert isinstance(clue, HoldsOne)
        assert clue.holder == mark.holder
        possible.append(clue.cards & ~without)
    served = 0
    for cards in (hand, *possible):
        assert not served & cards, "no card serves twice"
        served |= cards
    full = hand.bit_count() + len(possible) == belief.table.sizes[mark.holder]
    return full and not mark.holds and not served >> mark.card & 1


def _whole_hand(belief: Belief, step: Step, _held: Cards, lacked: Cards) -> bool:
    mark = _mark(step)
    left = belief.table.deck.all & ~lacked.get(mark.holder, 0)
    whole = left.bit_count() == belief.table.sizes[mark.holder]
    return whole and mark.holds and bool(left >> mark.card & 1)


def _crowded(belief: Belief, step: Step, held: Cards, lacked: Cards) -> bool:
    mark, case_file = _mark(step), belief.table.case_file
    needed = step.cards.bit_count() == _room(belief, step, held, lacked)
    other = not (step.cards | held.get(mark.holder, 0)) >> mark.card & 1
    if mark.holder == case_file:
        needed &= _kind(belief, mark.card) in _kinds_of(belief, step, lacked)
    return needed and other and mark.holder in step.holders and not mark.holds


def _overcrowded(belief: Belief, step: Step, held: Cards, lacked: Cards) -> bool:
    return step.cards.bit_count() > _room(belief, step, held, lacked)


def _room(belief: Belief, step: Step, held: Cards, lacked: Cards) -> int:
    """How many of the step's cards fit with its holders, who alone can have them."""
    table = belief.table
    assert not step.cards & table.open
    for holder in set(table.holders) - set(step.holders):
        assert not step.cards & ~lacked.get(holder, 0), "all others lack the cards"
    room = 0
    for holder in set(step.holders) - {table.case_file}:
        assert not step.cards & held.get(holder, 0), "what is placed takes room"
        room += table.sizes[holder] - held.get(holder, 0).bit_count()
    return room + len(_kinds_of(belief, step, lacked))


def _kinds_of(belief: Belief, step: Step, lacked: Cards) -> list[int]:
    """The kinds of which one of the step's cards can be in the case file."""
    case_file = belief.table.case_file
    if case_file not in step.holders:
        return []
    possible = step.cards & ~lacked.get(case_file, 0)
    return [kind for kind in belief.table.deck.kinds if kind & possible]


def _last_place(belief: Belief, step: Step, _held: Cards, lacked: Cards) -> bool:
    mark = _mark(step)
    hidden = not belief.table.open >> mark.card & 1
    others = set(belief.table.holders) - {mark.holder}
    excluded = all(lacked.get(holder, 0) >> mark.card & 1 for holder in others)
    return mark.holds and hidden and excluded


def _kind_found(belief: Belief, step: Step, held: Cards, _lacked: Cards) -> bool:
    mark, case_file = _mark(step), belief.table.case_file
    found = held[case_file] & _kind(belief, mark.card)
    in_file = mark.holder == case_file and not mark.holds
    return in_file and bool(found) and found != 1 << mark.card


def _last_of_kind(belief: Belief, step: Step, _held: Cards, lacked: Cards) -> bool:
    mark, case_file = _mark(step), belief.table.case_file
    left = _kind(belief, mark.card) & ~lacked.get(case_file, 0)
    return mark.holder == case_file and mark.holds and left == 1 << mark.card


def _answer(belief: Belief, step: Step, _held: Cards, lacked: Cards) -> bool:
    mark, clue = _mark(step), _clue(belief, step)
    assert isinstance(clue, HoldsOne)
    left = clue.cards & ~lacked.get(mark.holder, 0)
    return mark.holds and clue.holder == mark.holder and left == 1 << mark.card


def _not_accused(belief: Belief, step: Step, held: Cards, _lacked: Cards) -> bool:
    mark, clue, case_file = _mark(step), _clue(belief, step), belief.table.case_file
    assert isinstance(clue, Wrong)
    left = clue.cards & ~held.get(case_file, 0)
    return mark.holder == case_file and not mark.holds and left == 1 << mark.card


def _nowhere(belief: Belief, step: Step, held: Cards, lacked: Cards) -> bool:
    card = step.card
    assert card is not None
    at = {holder for holder, cards in held.items() if cards >> card & 1}
    not_at = {holder for holder, cards in lacked.items() if cards >> card & 1}
    excluded = {h for h in belief.table.holders if h in not_at or at - {h}}
    somewhere = bool(at) or not belief.table.open >> card & 1
    return excluded == set(belief.table.holders) and somewhere


def _two_places(_belief: Belief, step: Step, held: Cards, _lacked: Cards) -> bool:
    card = step.card
    assert card is not None
    return sum(cards >> card & 1 for cards in held.values()) > 1


def _too_many(belief: Belief, step: Step, held: Cards, _lacked: Cards) -> bool:
    assert step.holder is not None
    return held[step.holder].bit_count() > belief.table.sizes[step.holder]


def _too_few(belief: Belief, step: Step, _held: Cards, lacked: Cards) -> bool:
    assert step.holder is not None
    left = belief.table.deck.all & ~lacked[step.holder]
    return left.bit_count() < belief.table.sizes[step.holder]


def _no_culprit(belief: Belief, step: Step, _held: Cards, lacked: Cards) -> bool:
    assert step.kind is not None
    return not belief.table.deck.kinds[step.kind] & ~lacked.get(belief.table.case_file, 0)


def _two_culprits(belief: Belief, step: Step, held: Cards, _lacked: Cards) -> bool:
    assert step.kind is not None
    found = held[belief.table.case_file] & belief.table.deck.kinds[step.kind]
    return len(list(bits(found))) > 1


def _empty_answer(belief: Belief, step: Step, _held: Cards, lacked: Cards) -> bool:
    clue = _clue(belief, step)
    assert isinstance(clue, HoldsOne)
    return not clue.cards & ~lacked.get(clue.holder, 0)


def _was_wrong(belief: Belief, step: Step, held: Cards, _lacked: Cards) -> bool:
    clue = _clue(belief, step)
    assert isinstance(clue, Wrong)
    return not clue.cards & ~held.get(belief.table.case_file, 0)


_FOLLOWS: Final[dict[Rule, Follows]] = {
    "seen": _seen,
    "passed": _passed,
    "elsewhere": _elsewhere,
    "full-hand": _full_hand,
    "spoken-for": _spoken_for,
    "whole-hand": _whole_hand,
    "crowded": _crowded,
    "last-place": _last_place,
    "kind-found": _kind_found,
    "last-of-kind": _last_of_kind,
    "answer": _answer,
    "not-accused": _not_accused,
    "nowhere": _nowhere,
    "two-places": _two_places,
    "too-many": _too_many,
    "too-few": _too_few,
    "overcrowded": _overcrowded,
    "no-culprit": _no_culprit,
    "two-culprits": _two_culprits,
    "empty-answer": _empty_answer,
    "was-wrong": _was_wrong,
}
