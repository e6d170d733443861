"""Two sides and the row of four cards (M20, M21)."""

from __future__ import annotations

import pytest

from tests.rules.games import begun, dealt_to
from tests.rules.positions import events, menu, put, refusal, roll, run
from tudor.rules.actions import Move, Nothing, Peek, Show, Suggest
from tudor.rules.edition import load
from tudor.rules.events import Dealt, NothingShown, Peeked, Unanswered
from tudor.rules.see import PUBLIC, see
from tudor.rules.state import State

MODERN = load("modern")
DECK = MODERN.deck


@pytest.mark.rule("M20")
def test_with_two_sides_four_cards_lie_face_down_and_seven_are_dealt_to_each() -> None:
    dealt = dealt_to("modern", 2)
    assert (len(dealt.row), dealt.sizes, dealt.open) == (4, (7, 7), ())
    for viewer in (0, 1, PUBLIC):
        seen = see(dealt, viewer)
        assert isinstance(seen, Dealt)
        assert seen.row == (None,) * 4
    assert dealt_to("modern", 3).row == ()


@pytest.mark.rule("M21")
def test_a_table_that_does_without_the_row_refuses_a_look_by_its_own_rule() -> None:
    state = begun(MODERN.with_house_rules({"row": 0}), 2)
    assert refusal(state, Peek(0)) == ("nothing-to-peek-at", "house:row")


def unanswered(seats: int = 2) -> State:
    """Scarlett asks in a room of her own for what nobody else can show."""
    state = begun("modern", seats)
    room = next(c for c in DECK.rooms if not state.hands[1] & DECK.bits([c]))
    suspect = next(c for c in DECK.suspects if not state.hands[1] & DECK.bits([c]))
    piece = next(c for c in DECK.weapons if not state.hands[1] & DECK.bits([c]))
    board = state.edition.board
    (door, *_) = board.places(board.exits[board.room(room)])
    state = run(roll(put(state, scarlett=door), 6, 6), Move(room))
    return run(state, Suggest(suspect, piece))


@pytest.mark.rule("M21")
def test_the_other_side_answers_first_then_the_asker_looks_at_one_of_the_four() -> None:
    state = unanswered()
    assert state.actor == 1
    assert refusal(state, Peek(0), by=0) == ("question-is-open", "M15")
    assert events(state, Nothing()) == [NothingShown(1, 0), Unanswered(0)]
    state = run(state, Nothing())
    assert menu(state).peek == (0, 1, 2, 3)
    (peeked,) = events(state, Peek(3))
    assert isinstance(peeked, Peeked)
    assert see(peeked, 0) == Peeked(0, 3, DECK.ids[state.row[3]])
    assert see(peeked, 1) == see(peeked, PUBLIC) == Peeked(0, 3, None)
    for place in (4, -1):
        assert refusal(state, Peek(place)) == ("no-such-place", "M21")
    after = run(state, Peek(3))
    assert after.row == state.row
    assert refusal(after, Peek(0)) == ("already-peeked", "M21")


@pytest.mark.rule("M21")
def test_who_was_answered_does_not_look() -> None:
    state = begun("modern", 2)
    (shown, *_) = (c for c in DECK.cards(state.hands[1]) if c in DECK.suspects + DECK.weapons)
    state = run(roll(put(state, scarlett=(4, 2)), 1, 1), Move("kitchen"))
    named = (shown, "rope") if shown in DECK.suspects else ("plum", shown)
    state = run(state, Suggest(*named), Show(shown))
    assert refusal(state, Peek(0)) == ("nothing-to-peek-at", "M21")
    assert menu(state).peek == ()
