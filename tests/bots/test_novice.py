"""The novice: sound, never wrong, and its games end."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tudor.arena.match import play
from tudor.bots.bot import make_bot
from tudor.bots.sheet import Sheet
from tudor.rules.actions import CHANCE, Accuse, Action, Move, Opening, Suggest
from tudor.rules.chance import Source, draw, seed_key
from tudor.rules.edition import load
from tudor.rules.events import Dealt
from tudor.rules.legal import Accusations, Legal, Suggestions
from tudor.rules.see import see
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply, legal_actions
from tudor.rules.view import View

TRAVEL = load("travel")


def watched_game(seats: int, seed: int) -> tuple[State, list[Sheet]]:
    """A game of novices, with a sheet of ours kept beside each; every belief is checked."""
    suspects = TRAVEL.deck.suspects[:seats]
    source, key, number = Source.seeded(seed), seed_key(seed), 0
    state = new_game(TRAVEL, suspects)
    bots = [make_bot("novice", TRAVEL, suspects, seat) for seat in range(seats)]
    sheets = [Sheet(TRAVEL, seats, seat) for seat in range(seats)]
    views = [View(viewer=seat, suspects=suspects, phase=Phase.OPENING) for seat in range(seats)]
    while (actor := state.actor) is not None:
        legal = legal_actions(state, actor)
        number += 1
        if actor == CHANCE:
            action: Action = draw(state, key, number)
        else:
            action = bots[actor].choose(legal, source)
        state, events = apply(state, actor, action)
        for seat, bot in enumerate(bots):
            seen = [see(event, seat) for event in events]
            bot.see(seen)
            for event in seen:
                views[seat] = views[seat].after(event)
                sheets[seat].read(event, views[seat])
        for sheet in sheets:
            assert not sheet.innocent & state.case_file, "a case file card was ruled out"
            for card in sheet.solution():
                assert card is None or TRAVEL.deck.bits([card]) & state.case_file
        assert state.turn <= 1000
    return state, sheets


@given(seats=st.integers(3, 6), seed=st.integers(0, 2**32))
def test_games_of_novices_end_solved_within_a_thousand_turns(seats: int, seed: int) -> None:
    state, sheets = watched_game(seats, seed)
    assert state.outcome is not None
    assert state.outcome.reason == "solved", "a novice accuses only when sure"
    assert state.inactive == 0
    winner = state.outcome.winner
    assert winner is not None
    assert all(sheets[winner].solution())


@given(seats=st.integers(3, 6), seed=st.integers(0, 2**32))
def test_it_does_not_ask_for_ever_where_it_may_ask_without_moving(seats: int, seed: int) -> None:
    edition = TRAVEL.with_house_rules({"asking": "in-a-room"})
    played = play(edition, ["novice"] * seats, seed)
    assert played.outcome.reason == "solved"
    assert played.state.turn <= 1000


def test_it_asks_about_what_it_has_not_ruled_out() -> None:
    suspects = ("scarlett", "mustard", "white")
    hand = ("scarlett", "mustard", "white", "green", "rope", "dagger")
    bot = make_bot("novice", TRAVEL, suspects, 0)
    bot.see([dealt(hand)])
    menu = Suggestions(TRAVEL.deck.suspects, TRAVEL.deck.weapons, "hall")
    for seed in range(20):
        action = bot.choose(Legal(suggest=menu), Source.seeded(seed))
        assert isinstance(action, Suggest)
        assert action.suspect in {"peacock", "plum"}
        assert action.weapon in {"candlestick", "lead-pipe", "revolver", "spanner"}


def test_it_walks_into_a_room_that_it_has_not_ruled_out() -> None:
    bot = make_bot("novice", TRAVEL, ("scarlett", "mustard", "white"), 0)
    bot.see([dealt(("lounge", "rope", "dagger", "plum", "study", "kitchen"))])
    places = ((8, 17), "lounge", "hall")
    for seed in range(20):
        assert bot.choose(Legal(move=places), Source.seeded(seed)) == Move("hall")


def test_it_does_not_accuse_on_a_guess() -> None:
    deck = TRAVEL.deck
    bot = make_bot("novice", TRAVEL, ("scarlett", "mustard", "white"), 0)
    bot.see([dealt((*deck.suspects[1:], "rope"))])
    everything = Accusations(deck.suspects, deck.weapons, deck.rooms)
    action = bot.choose(Legal(accuse=everything, end=True), Source.seeded(0))
    assert not isinstance(action, Accuse)


def dealt(hand: tuple[str, ...]) -> Dealt:
    """A deal as seat 0 of three sees it."""
    suspects = ("scarlett", "mustard", "white")
    state, _ = apply(new_game(TRAVEL, suspects), CHANCE, Opening((6, 1, 2)))
    _, (event, *_) = apply(state, CHANCE, draw(state, seed_key(0), 1))
    assert isinstance(event, Dealt)
    return Dealt(
        event.sizes, (hand, None, None), None, event.open, event.row, event.weapons, event.pawns
    )
