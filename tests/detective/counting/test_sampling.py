from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise, permutations, product
from math import prod

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.detective.counting import brute
from tests.strategies.evidence import Case, Hands, cases, deck_of
from tudor.detective.belief import Belief
from tudor.detective.counting.puzzle import Puzzle
from tudor.detective.counting.sampling import Deal, _Hands, _State
from tudor.detective.errors import Impossible
from tudor.detective.evidence import Holds, HoldsOne, Lacks, Picked, Table, Wrong
from tudor.detective.model import Model
from tudor.rules.cards import Deck
from tudor.rules.chance import Source

MODELS: tuple[Model, ...] = ("any", "uniform")
SMALL = Table(deck_of(2, 2, 4), 2, (3, 1, 1), 0)
"""Two hands and a place of a row."""
CLUES = (
    HoldsOne(0, 0, 0b00010011),
    Wrong(1, 0b00010101),
    Holds(2, 1, 0b00100000),
    Picked(2, 1, 0b00100110, 5),
    Lacks(3, 2, 0b00000100),
)
BARE = Table(deck_of(2, 2, 3), 2, (2, 1, 1), 0)
MANY = 4000


def as_bits(deck: Deck, deal: Deal) -> Hands:
    return tuple(map(deck.bits, (*deal.hands, *([card] for card in deal.row), deal.case_file)))


@given(case=cases(), seed=st.integers(0, 2**32), model=st.sampled_from(MODELS))
def test_a_deal_that_is_drawn_is_whole_and_fits_every_clue(
    case: Case, seed: int, model: Model
) -> None:
    belief = Belief(case.table, case.clues, model)
    assume(belief.consistent)
    source = Source.seeded(seed)
    for _ in range(5):
        hands = as_bits(case.table.deck, belief.sample(source))
        assert sum(hands) == case.table.deck.all & ~case.table.open
        assert [cards.bit_count() for cards in hands] == [*case.table.sizes, 3]
        assert all((hands[-1] & kind).bit_count() == 1 for kind in case.table.deck.kinds)
        assert all(brute.is_true(clue, hands) for clue in case.clues)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("case", [Case(BARE, ()), Case(SMALL, CLUES)])
@pytest.mark.fault("biased-samples")
def test_every_deal_is_drawn_as_often_as_its_weight_says(case: Case, model: Model) -> None:
    """Within five standard deviations each."""
    table, clues = case.table, case.clues
    weights = {hands: brute.weight(hands, clues, model) for hands in brute.deals(table, clues)}
    total = sum(weights.values(), Fraction(0))
    belief, source = Belief(table, clues, model), Source.seeded(1)
    drawn = Counter(as_bits(table.deck, belief.sample(source)) for _ in range(MANY))
    assert drawn.keys() == weights.keys()
    for hands, weight in weights.items():
        chance = weight / total
        assert (drawn[hands] - MANY * chance) ** 2 <= 25 * MANY * chance * (1 - chance)


@given(case=cases(), model=st.sampled_from(MODELS))
def test_what_is_drawn_by_has_exactly_the_law_of_the_weights(case: Case, model: Model) -> None:
    """Every way through the choices, with the share of each: no chance about it."""
    belief = Belief(case.table, case.clues, model)
    assume(belief.consistent)
    found = list(brute.deals(case.table, case.clues))
    weights = {hands: brute.weight(hands, case.clues, model) for hands in found}
    total = sum(weights.values(), Fraction(0))
    law: defaultdict[Hands, Fraction] = defaultdict(Fraction)
    sampler = belief._sampler
    whole = sampler._ends[-1]
    for (hands, file), (before, end) in zip(
        sampler._files, pairwise([0, *sampler._ends]), strict=True
    ):
        for held, share in ways(hands, file):
            law[*held[:-1], held[-1] | file] += share * Fraction(end - before, whole)
    assert law == {hands: weight / total for hands, weight in weights.items()}


def ways(hands: _Hands, file: int) -> Iterator[tuple[list[int], Fraction]]:
    """The hands that are drawn with a case file, and how often."""
    puzzle = hands._puzzle
    rooms = tuple(group.size for group in puzzle.groups)
    start = _State(0, rooms, (0,) * len(puzzle.features), file & puzzle.free)
    empty: tuple[tuple[int, ...], ...] = ((),) * len(puzzle.groups)
    open_ends = [(start, empty, Fraction(1))]
    while open_ends:
        state, piles, share = open_ends.pop()
        if state.at == len(hands._cards):
            yield from dealt(puzzle, piles, share)
            continue
        choice = hands._choice(state)
        parts = pairwise([0, *choice.ends])
        for (before, end), into, then in zip(parts, choice.groups, choice.then, strict=True):
            card = hands._cards[state.at]
            after = tuple(
                (*pile, card) if group == into else pile for group, pile in enumerate(piles)
            )
            open_ends.append((then, after, share * Fraction(end - before, choice.ends[-1])))


def dealt(
    puzzle: Puzzle, piles: tuple[tuple[int, ...], ...], share: Fraction
) -> Iterator[tuple[list[int], Fraction]]:
    """All ways to deal shuffled piles out to the members of their groups."""
    orders = [list(permutations(pile)) for pile in piles]
    for chosen in product(*orders):
        held = list(puzzle.grid.held)
        for group, pile in zip(puzzle.groups, chosen, strict=True):
            rest = iter(pile)
            for holder, room in group.members:
                held[holder] |= sum(1 << next(rest) for _ in range(room))
        yield held, share / prod(len(order) for order in orders)


def test_the_same_chance_draws_the_same_deals() -> None:
    one, other = Belief(SMALL, CLUES), Belief(SMALL, CLUES)
    first, second = Source.seeded(2), Source.seeded(2)
    assert [one.sample(first) for _ in range(20)] == [other.sample(second) for _ in range(20)]


def test_no_deal_can_be_drawn_where_none_fits() -> None:
    with pytest.raises(Impossible):
        Belief(SMALL, (Holds(0, 1, 0b11),)).sample(Source.seeded(1))
