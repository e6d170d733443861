"""Why a mark is certain, and what moves one that is not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.detective.counting.brute import Listing
from tests.detective.counting.laws import MODELS
from tests.detective.reasons.chains import check_chain, check_irreducible
from tests.strategies.evidence import Case, Seen, cases, deal_out, seen_games, true_clues
from tudor.detective.belief import Belief
from tudor.detective.errors import Impossible, NotCertain
from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Table, Wrong
from tudor.detective.model import Model
from tudor.detective.notes.shapes import Notes
from tudor.detective.reasons.influence import LEAST, Influences
from tudor.detective.reasons.shapes import Chain, Mark, Step
from tudor.detective.reasons.why import why
from tudor.rules.cards import bits
from tudor.rules.edition import load

POSITIONS: Final = sorted((Path(__file__).parents[2] / "data" / "positions").glob("*.json"))


def certain_marks(belief: Belief) -> Iterator[tuple[str, int]]:
    """The cards and holders of which it is certain whether they go together."""
    for card in belief.table.deck.ids:
        for holder in belief.table.holders:
            if belief.certain(card, holder) is not None:
                yield card, holder


def check_why(belief: Belief, card: str, holder: int) -> Chain:
    """The chain to a certain mark is right, and no longer than it must be."""
    chain = why(belief, card, holder)
    holds = bool(belief.certain(card, holder))
    assert chain.goal == Mark(belief.table.deck.index[card], holder, holds)
    check_chain(chain, belief)
    check_irreducible(chain, belief)
    return chain


@given(case=cases(), model=st.sampled_from(MODELS))
def test_every_certain_mark_has_a_chain_that_is_right(case: Case, model: Model) -> None:
    belief = Belief(case.table, case.clues, model)
    if belief.consistent:
        for card, holder in certain_marks(belief):
            check_why(belief, card, holder)


@given(seen=seen_games(), number=st.integers(0, 2**32))
def test_certain_marks_of_real_games_have_chains_that_are_right(seen: Seen, number: int) -> None:
    belief = Belief(seen.case.table, seen.case.clues)
    found = list(certain_marks(belief))
    for card, holder in random.Random(number).sample(found, min(8, len(found))):
        check_why(belief, card, holder)


@st.composite
def late_positions(draw_: st.DrawFn) -> Belief:
    """Whole decks of which much has been told: there plain rules do not always reach."""
    deck = load("travel").deck
    seats = draw_(st.integers(2, 6))
    hidden = len(deck) - 3
    sizes = tuple([hidden // seats + (seat < hidden % seats) for seat in range(seats)])
    table = Table(deck, seats, sizes, 0)
    rng = random.Random(draw_(st.integers(0, 2**32)))
    hands = deal_out(table, rng)
    entries = draw_(st.integers(10, 60))
    told = [clue for entry in range(entries) for clue in true_clues(table, hands, rng, entry)]
    return Belief(table, [Holds(None, 0, hands[0]), *told])


@given(belief=late_positions(), number=st.integers(0, 2**32))
def test_where_much_has_been_told_chains_are_right(belief: Belief, number: int) -> None:
    found = list(certain_marks(belief))
    for card, holder in random.Random(number).sample(found, min(8, len(found))):
        check_why(belief, card, holder)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_every_certain_mark_of_known_positions_has_a_chain(path: Path) -> None:
    notes = msgspec.convert(msgspec.json.decode(path.read_bytes())["notes"], Notes)
    belief = Belief.of(notes, notes.rules())
    for card, holder in certain_marks(belief):
        check_why(belief, card, holder)


@given(case=cases())
def test_only_what_is_certain_has_a_reason(case: Case) -> None:
    belief = Belief(case.table, case.clues)
    for card in belief.table.deck.ids:
        for holder in belief.table.holders:
            if not belief.consistent:
                with pytest.raises(Impossible):
                    why(belief, card, holder)
            elif belief.certain(card, holder) is None:
                with pytest.raises(NotCertain, match=card):
                    why(belief, card, holder)


def test_an_unknown_card_is_no_mark() -> None:
    with pytest.raises(KeyError):
        why(Belief(TABLE, ()), "parrot", 0)


DECK: Final = load("travel").deck
TABLE: Final = Table(DECK, 3, (6, 6, 6), 0)
SIX: Final = Table(DECK, 6, (3,) * 6, 0)


def mark(card: str, holder: int, *, holds: bool) -> Mark:
    """A mark by its card's name."""
    return Mark(DECK.index[card], holder, holds)


def test_an_answer_with_one_card_left_names_it() -> None:
    """Rope passed before, the hall in my hand: so it was the plum."""
    belief = Belief(
        TABLE,
        (
            Holds(None, 0, DECK.bits(["hall", "study", "lounge", "white", "green", "dagger"])),
            Lacks(3, 2, DECK.bits(["rope", "kitchen", "mustard"])),
            HoldsOne(5, 2, DECK.bits(["rope", "hall", "plum"])),
        ),
    )
    chain = check_why(belief, "plum", 2)
    assert chain.entries == (3, 5)
    assert chain.steps[-1] == Step(
        rule="answer",
        mark=mark("plum", 2, holds=True),
        because=(mark("rope", 2, holds=False), mark("hall", 2, holds=False)),
        clue=2,
    )
    assert {step.rule for step in chain.steps} == {"seen", "elsewhere", "passed", "answer"}


def test_answers_that_no_card_serves_twice_fill_a_hand() -> None:
    questions = (
        ["white", "rope", "hall"],
        ["green", "dagger", "study"],
        ["plum", "spanner", "lounge"],
    )
    clues = [HoldsOne(entry, 1, DECK.bits(asked)) for entry, asked in enumerate(questions)]
    chain = check_why(Belief(SIX, clues), "kitchen", 1)
    assert chain.steps == (
        Step(rule="spoken-for", mark=mark("kitchen", 1, holds=False), answers=(0, 1, 2)),
    )


def test_cards_that_need_all_the_room_of_two_hands_fill_them() -> None:
    cards = DECK.bits([*DECK.suspects[:3], *DECK.rooms[:3]])
    others = (*range(4), SIX.case_file)
    clues = [Lacks(entry, holder, cards) for entry, holder in enumerate(others)]
    chain = check_why(Belief(SIX, clues), "rope", 4)
    assert chain.entries == (0, 1, 2, 3, 4)
    assert chain.steps[-1] == Step(
        rule="crowded",
        mark=mark("rope", 4, holds=False),
        because=tuple([Mark(card, other, holds=False) for other in others for card in bits(cards)]),
        holders=(4, 5),
        cards=cards,
    )
    assert {step.rule for step in chain.steps} == {"passed", "crowded"}


def test_the_case_file_has_room_for_one_of_a_kind() -> None:
    """Two hands with room for three and for one, and the case file for one suspect."""
    *five, last = DECK.suspects
    clues: tuple[Clue, ...] = (
        *(Lacks(seat, seat, DECK.bits(five)) for seat in range(4)),
        Holds(4, 5, DECK.bits(["rope", "dagger"])),
    )
    belief = Belief(SIX, clues)
    for card, holder in ((last, SIX.case_file), (last, 4), ("hall", 4), ("hall", 5)):
        chain = check_why(belief, card, holder)
        assert chain.entries == (0, 1, 2, 3, 4)
        assert chain.steps[-1].rule == "crowded"
        assert chain.steps[-1].holders == (4, 5, SIX.case_file)
    assert belief.certain("hall", SIX.case_file) is None


def test_where_plain_rules_do_not_reach_something_is_supposed() -> None:
    """If it was Scarlett, neither of two rooms is left."""
    *rooms, study, lounge = DECK.rooms
    *weapons, rope = DECK.weapons
    clues = (
        Holds(0, 0, DECK.bits(rooms[:3])),
        Holds(1, 1, DECK.bits(rooms[3:6])),
        Holds(2, 2, DECK.bits([rooms[6], *weapons[:2]])),
        Holds(3, 3, DECK.bits(weapons[2:])),
        Wrong(4, DECK.bits(["scarlett", rope, study])),
        Wrong(5, DECK.bits(["scarlett", rope, lounge])),
    )
    chain = check_why(Belief(SIX, clues), "scarlett", SIX.case_file)
    assert chain.entries == (0, 1, 2, 3, 4, 5)
    last = chain.steps[-1]
    assert (last.rule, last.mark) == ("suppose", mark("scarlett", SIX.case_file, holds=False))
    assert [step.rule for step in last.supposed] == [*["not-accused"] * 2, "no-culprit"]


def test_a_card_that_lies_open_is_with_nobody() -> None:
    table = Table(DECK, 2, (8, 8), DECK.bits(["rope", "hall"]))
    chain = check_why(Belief(table, ()), "rope", 1)
    assert chain.steps == (Step(rule="elsewhere", mark=mark("rope", 1, holds=False)),)
    assert chain.entries == ()


@given(seen=seen_games(small=True), model=st.sampled_from(MODELS), data=st.data())
def test_influences_are_the_entries_that_move_a_probability_most(
    seen: Seen, model: Model, data: st.DataObject
) -> None:
    table, clues = seen.case.table, seen.case.clues
    card = data.draw(st.sampled_from(table.deck.ids))
    holder = data.draw(st.sampled_from(table.holders))
    after = Listing(table, clues, model).probability(card, holder)
    moves: dict[int, Fraction] = {}
    for entry in range(len(seen.notes.entries)):
        rest = [clue for clue in clues if clue.entry != entry]
        moves[entry] = after - Listing(table, rest, model).probability(card, holder)
    limit = data.draw(st.integers(1, 4))
    found = Influences(Belief(table, clues, model)).on(card, holder, limit)
    assert all(one.after == after for one in found)
    assert all(one.after - one.before == moves[one.entry] for one in found)
    strongest = sorted((abs(move) for move in moves.values() if abs(move) >= LEAST), reverse=True)
    assert [abs(moves[one.entry]) for one in found] == strongest[:limit]
