"""Games of bots under any house rules: they end, their records replay, their laws hold."""

from __future__ import annotations

from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import changed_editions
from tudor.arena.match import play
from tudor.rules.actions import Challenge
from tudor.rules.edition import Edition
from tudor.rules.events import Moved, Shown
from tudor.rules.options import SIDES
from tudor.rules.record import dump, load_record
from tudor.rules.state import Phase

TURNS: Final = 1500
"""More turns than any game of novices that has been seen, walking one step at a time."""


def capped(edition: Edition) -> Edition:
    """`edition` with an end for the games that would go on: nobody solves them, and that shows."""
    if edition.options.turn_limit is not None:
        return edition
    return edition.with_house_rules({"turn_limit": TURNS})


@given(edition=changed_editions(), seats=st.integers(2, 6), seed=st.integers(0, 2**16))
@settings(max_examples=40)
def test_games_of_novices_end_and_their_laws_hold(edition: Edition, seats: int, seed: int) -> None:
    edition = capped(edition)
    fewest, most = edition.options.seats
    fewest = max(fewest, SIDES + 1) if edition.bonus_cards else fewest
    seats = min(max(seats, fewest), most)
    played = play(edition, ["novice"] * seats, seed)
    assert played.outcome.reason in {"solved", "turn-limit", "all-wrong"}
    if edition.options.turn_limit == TURNS:
        assert played.outcome.reason == "solved", "a novice accuses only when sure"
    record = load_record(dump(played.record))
    states = [record.start()]
    for entry, (state, events) in zip(record.entries, record.replay(), strict=True):
        before = states[-1]
        for event in events:
            if isinstance(event, Moved):  # nobody moves for another
                assert event.seat == before.seat == entry.by or entry.by == "chance"
                assert event.suspect == before.suspects[event.seat]
            if isinstance(event, Shown):
                assert before.question is not None
                assert event.card is not None
                shown = edition.deck.bits([event.card])
                assert shown & before.question.cards & before.hands[event.seat]
        assert isinstance(entry.action, Challenge) or entry.by == before.actor
        states.append(state)
    assert states[-1].phase is Phase.OVER
    assert states[-1].outcome == played.outcome
