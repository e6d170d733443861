"""What a seat writes down is true, is all that it has seen, and is in order at every moment."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import Game, changed_editions, games
from tests.tiny import SUSPECTS, TINY, tiny
from tudor.detective.notebook import Notebook
from tudor.detective.notes import shapes as nt
from tudor.detective.notes.check import check
from tudor.detective.notes.file import dump_notes, load_notes
from tudor.detective.notes.shapes import Notes
from tudor.rules import events as ev
from tudor.rules.edition import EDITIONS, load
from tudor.rules.see import see
from tudor.rules.state import State

editions = st.sampled_from([*map(load, EDITIONS), *map(tiny, TINY)]) | changed_editions()
honest_or_not = st.just(load("travel").with_house_rules({"answering": "on-honour"}))


def noted(game: Game, me: int) -> list[Notes]:
    """The notes of seat `me` after each action from the deal on."""
    notebook = Notebook(game.edition, game.suspects, me)
    found = []
    for events in game.rows:
        for event in events:
            notebook.read(see(event, me))
        if notebook.notes is not None:
            found.append(notebook.notes)
    return found


@given(games(editions, max_length=400))
@settings(max_examples=60)
def test_notes_of_a_real_game_are_in_order_at_every_moment(game: Game) -> None:
    for me in range(len(game.suspects)):
        before = None
        for notes in noted(game, me):
            if notes != before:
                check(notes, game.edition)
            before = notes


@pytest.mark.rule("T25")
@given(games(honest_or_not, max_length=400))
@settings(max_examples=20)
def test_so_are_those_of_a_game_on_honour(game: Game) -> None:
    for me in range(len(game.suspects)):
        for notes in noted(game, me):
            check(notes, game.edition)


@given(games(max_length=300), st.data())
@settings(max_examples=40)
def test_what_is_noted_is_true(game: Game, data: st.DataObject) -> None:
    me = data.draw(st.integers(0, len(game.suspects) - 1))
    for notes in noted(game, me)[-1:]:
        state = game.states[-1]
        deck = game.edition.deck
        assert deck.bits(notes.hand) == state.hands[me]
        assert deck.bits(notes.open) == state.open
        assert [seat.cards for seat in notes.seats] == [hand.bit_count() for hand in state.hands]
        for entry in notes.entries:
            assert_true(entry, notes, state)


def assert_true(entry: nt.Entry, notes: Notes, state: State) -> None:
    deck, hands = state.edition.deck, state.hands
    honest = state.edition.options.answering == "enforced"
    match entry:
        case nt.Suggestion():
            asked = deck.bits(entry.cards)
            for answer in entry.answers:
                if answer.shows:
                    assert hands[answer.by] & asked
                    assert (answer.card is not None) == (notes.me in (entry.by, answer.by))
                    if answer.card is not None:
                        assert hands[answer.by] & asked & deck.bits([answer.card])
                elif honest:
                    assert not hands[answer.by] & asked
        case nt.Accusation():
            assert entry.right == (deck.bits(entry.cards) == state.case_file)
            assert (entry.case_file is not None) == (entry.by == notes.me and not entry.right)
            if entry.case_file is not None:
                assert deck.bits(entry.case_file) == state.case_file
        case nt.Peek(card=card):
            assert (card is not None) == (entry.by == notes.me)
            assert card is None or deck.index[card] == state.row[entry.place]
        case nt.Look(card=card):
            assert (card is not None) == (notes.me in (entry.by, entry.at))
            assert card is None or hands[entry.at] & deck.bits([card])
        case nt.LaidOpen():
            assert not deck.bits(entry.cards) & ~hands[entry.by]
        case nt.Challenge():
            asked_in = notes.entries[entry.entry]
            assert isinstance(asked_in, nt.Suggestion)
            assert entry.false == bool(hands[entry.seat] & deck.bits(asked_in.cards))


@given(games(max_length=300))
@settings(max_examples=30)
def test_every_event_that_says_something_of_the_cards_is_noted(game: Game) -> None:
    events = [event for row in game.rows for event in row]
    for notes in noted(game, 0)[-1:]:
        questions = [entry for entry in notes.entries if isinstance(entry, nt.Suggestion)]
        for kind, count in (
            (ev.Suggested, len(questions)),
            (ev.Shown, sum(answer.shows for entry in questions for answer in entry.answers)),
            (ev.NothingShown, sum(not a.shows for entry in questions for a in entry.answers)),
            (ev.Accused, sum(isinstance(entry, nt.Accusation) for entry in notes.entries)),
            (ev.Challenged, sum(isinstance(entry, nt.Challenge) for entry in notes.entries)),
            (ev.Looked, sum(isinstance(entry, nt.Look) for entry in notes.entries)),
        ):
            assert sum(isinstance(event, kind) for event in events) == count, kind


@given(games(max_length=300))
@settings(max_examples=40)
def test_notes_come_back_as_they_were(game: Game) -> None:
    for notes in noted(game, 0)[-1:]:
        again = load_notes(dump_notes(notes))
        assert dump_notes(again) == dump_notes(notes)
        assert again.entries == notes.entries


def test_the_end_lays_everything_open() -> None:
    notebook = Notebook(tiny(), SUSPECTS, 0, ("Anna", "Bo"))
    hands = (("ash", "knife"), ("hall",))
    notebook.read(ev.Dealt((2, 1), (hands[0], None), None, (), (), {}, {}))
    over = ev.GameOver(None, "turn-limit", ("birch", "cord", "study"), hands, ())
    notebook.read(over)
    notes = notebook.notes
    assert notes is not None
    assert notes.entries == tuple(nt.LaidOpen(seat, hand) for seat, hand in enumerate(hands))
    assert [seat.name for seat in notes.seats] == ["Anna", "Bo"]


@pytest.mark.parametrize("me", [0, 1])
def test_there_is_nothing_to_note_before_the_deal(me: int) -> None:
    assert Notebook(tiny(), SUSPECTS, me).notes is None
