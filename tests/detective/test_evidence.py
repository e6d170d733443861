"""What games let a seat know, read from its notes: neither less nor more than the rules say."""

from __future__ import annotations

import random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.detective.counting.brute import deals, is_true
from tests.detective.counting.laws import check_against_a_list
from tests.strategies.evidence import Hands, Seen, seen_games
from tudor.detective.evidence import (
    Clue,
    Holds,
    HoldsOne,
    Lacks,
    Picked,
    Wrong,
    evidence,
    table_of,
)
from tudor.detective.notes.shapes import (
    Accusation,
    Answer,
    Challenge,
    Entry,
    Notes,
    NotesSeat,
    Peek,
    Suggestion,
)
from tudor.rules.actions import Action, Deal, Pick, Show
from tudor.rules.asking import matching
from tudor.rules.edition import Edition, load
from tudor.rules.errors import IllegalAction
from tudor.rules.see import see
from tudor.rules.state import State, new_game
from tudor.rules.turn import apply

SOME: Final = 8
"""How many deals are tried in a game, of those that fit and of those that do not."""
LISTED: Final = 600
"""So many deals can be listed in a moment."""


@given(seen=seen_games(over=True) | seen_games(small=True, over=True))
def test_every_clue_is_true(seen: Seen) -> None:
    for clue in seen.case.clues:
        assert is_true(clue, seen.hands), clue


@given(seen=seen_games(small=True, over=True))
@pytest.mark.fault("uneven-hands")
def test_games_of_tiny_editions_are_counted_as_the_list_says(seen: Seen) -> None:
    check_against_a_list(seen.case)


@given(seen=seen_games(), rng=st.randoms(use_true_random=False))
def test_games_with_few_cards_hidden_are_counted_as_the_list_says(
    seen: Seen, rng: random.Random
) -> None:
    check_against_a_list(seen.told(LISTED, rng).case)


@given(seen=seen_games() | seen_games(small=True), rng=st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_a_deal_fits_just_when_the_game_could_have_gone_so(seen: Seen, rng: random.Random) -> None:
    """From the rules alone: with that deal, the seat might have seen all that it saw."""
    before = Seen(seen.game, replace(seen.notes, entries=())).told(LISTED, rng).case
    possible: dict[bool, list[Hands]] = {True: [], False: []}
    for hands in deals(before.table, before.clues):
        possible[all(is_true(clue, hands) for clue in seen.case.clues)].append(hands)
    for fits, found in possible.items():
        for hands in rng.sample(found, min(len(found), SOME)):
            assert could_have_gone_so(seen, hands) == fits


def could_have_gone_so(seen: Seen, hands: Hands) -> bool:
    """Whether the same may be done with the cards in `hands`, and look the same to the seat.

    What others show each other may be another card.
    """
    game, me = seen.game, seen.notes.me
    state = new_game(game.edition, game.suspects)
    for (by, action), events in zip(game.log, game.rows, strict=True):
        done: Action = action
        match action:
            case Deal():
                done = _deal(action, hands, game.edition)
            case Show() | Pick(card=str()):
                done = _shown(action, state)
            case _:
                pass
        try:
            state, happened = apply(state, by, done)
        except IllegalAction:
            return False
        if [see(e, me) for e in happened] != [see(e, me) for e in events]:
            return False
    return True


def _deal(deal: Deal, hands: Hands, edition: Edition) -> Deal:
    held = [edition.deck.cards(cards) for cards in hands]
    seats = len(deal.hands)
    suspect, weapon, room = held[-1]
    row = tuple(card for cards in held[seats:-1] for card in cards)
    return replace(deal, case_file=(suspect, weapon, room), hands=tuple(held[:seats]), row=row)


def _shown(action: Show | Pick, state: State) -> Show | Pick:
    cards = state.edition.deck.cards(matching(state))
    return replace(action, card=cards[0]) if cards and action.card not in cards else action


def _read(*entries: Entry, **house_rules: object) -> tuple[Clue, ...]:
    """What seat 0 of three reads from `entries`, besides its own hand."""
    edition = load("travel").with_house_rules(house_rules)
    deck = edition.deck
    notes = Notes(
        edition="travel",
        house_rules=house_rules,
        me=0,
        seats=tuple(NotesSeat(suspect, 6) for suspect in deck.suspects[:3]),
        hand=(*deck.suspects[:2], *deck.weapons[:2], *deck.rooms[:2]),
        entries=entries,
    )
    return evidence(notes, edition)[1:]


DECK: Final = load("travel").deck
ASKED: Final = (DECK.suspects[0], DECK.weapons[4], DECK.rooms[5])
NOTHING: Final = Suggestion(2, *ASKED, answers=(Answer(1, shows=False),))
CASE_FILE: Final = 3
"""The holder that the case file is at a table of three."""
WRONG: Final = Accusation(1, *ASKED, right=False)


@pytest.mark.rule("T25", "D14")
@pytest.mark.parametrize(
    ("answering", "wrong_accuser", "is_proof"),
    [
        ("enforced", "answers-on", True),
        ("on-honour", "answers-on", False),
        ("on-honour", "laid-open", False),
        ("on-honour", "hand-answers", True),
    ],
)
def test_on_honour_nothing_is_proof_only_where_the_table_says_it(
    answering: str, wrong_accuser: str, *, is_proof: bool
) -> None:
    rules = {"answering": answering, "wrong_accuser": wrong_accuser}
    lacks = Lacks(1, 1, DECK.bits(ASKED))
    assert (lacks in _read(WRONG, NOTHING, **rules)) == is_proof
    before = _read(NOTHING, WRONG, **rules)
    assert (replace(lacks, entry=0) in before) == (answering == "enforced")


@pytest.mark.rule("T25")
@pytest.mark.parametrize("false", [False, True])
def test_a_challenge_settles_a_nothing_on_honour(*, false: bool) -> None:
    challenge = Challenge(0, 1, 0, false=false)
    kind = HoldsOne if false else Lacks
    assert _read(NOTHING, challenge, answering="on-honour") == (kind(1, 1, DECK.bits(ASKED)),)


@pytest.mark.rule("T16")
def test_an_answer_says_that_one_of_the_three_is_held_or_none() -> None:
    shown = Suggestion(1, *ASKED, answers=(Answer(2, shows=True),))
    assert _read(shown) == (HoldsOne(0, 2, DECK.bits(ASKED)),)
    assert _read(NOTHING) == (Lacks(0, 1, DECK.bits(ASKED)),)


@pytest.mark.rule("T22", "T23", "T24")
def test_an_accusation_says_whether_it_is_the_case_file() -> None:
    """What a wrong accuser has seen in it, only that seat knows."""
    cards = DECK.bits(ASKED)
    seen = (DECK.suspects[3], *ASKED[1:])
    mine = Accusation(0, *ASKED, right=False, case_file=seen)
    assert _read(WRONG) == (Wrong(0, cards),)
    assert _read(mine) == (Wrong(0, cards), Holds(0, CASE_FILE, DECK.bits(seen)))
    assert _read(Accusation(1, *ASKED, right=True)) == (Holds(0, CASE_FILE, cards),)


@pytest.mark.rule("M20", "M21")
def test_who_looks_at_a_card_of_the_row_knows_that_place() -> None:
    edition = load("modern")
    deck = edition.deck
    notes = Notes(
        edition="modern",
        me=0,
        seats=tuple(NotesSeat(suspect, 7) for suspect in deck.suspects[:2]),
        hand=(*deck.suspects[2:4], *deck.weapons[:2], *deck.rooms[:3]),
        entries=(Peek(0, 2, deck.rooms[5]), Peek(1, 3)),
    )
    assert table_of(notes, edition).sizes == (7, 7, 1, 1, 1, 1)
    assert evidence(notes, edition)[1:] == (Holds(0, 4, deck.bits(deck.rooms[5:6])),)


@pytest.mark.rule("T16")
def test_only_a_card_shown_to_oneself_was_picked_among_others() -> None:
    mine = Suggestion(2, *ASKED, answers=(Answer(0, shows=True, card=ASKED[0]),))
    theirs = Suggestion(0, *ASKED, answers=(Answer(1, shows=True, card=ASKED[1]),))
    index, cards = DECK.index[ASKED[1]], DECK.bits(ASKED)
    assert _read(mine) == (Holds(0, 0, DECK.bits(ASKED[:1])),)
    assert _read(theirs) == (Holds(0, 1, 1 << index), Picked(0, 1, cards, index))
