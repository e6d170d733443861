"""What one has seen oneself, and what others could have shown."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.strategies.evidence import Seen, seen_games
from tudor.detective.belief import Belief
from tudor.detective.evidence import Holds
from tudor.detective.notes.shapes import Suggestion
from tudor.detective.seen import seen as seen_marks
from tudor.detective.unseen import unseen
from tudor.rules.events import Shown, Suggested


@given(seen=seen_games(over=True))
def test_marks_of_what_one_has_seen_are_true_and_rest_on_nothing_said(seen: Seen) -> None:
    table, clues = seen.case.table, seen.case.clues
    marks = seen_marks(Belief(table, clues))
    for (card, holder), holds in marks.items():
        assert holds == bool(seen.hands[holder] >> table.deck.index[card] & 1)
    alone = Belief(table, [clue for clue in clues if isinstance(clue, Holds)])
    assert marks == seen_marks(alone)


@given(seen=seen_games(over=True))
def test_every_card_that_one_has_seen_is_marked_for_all(seen: Seen) -> None:
    table = seen.case.table
    marks = seen_marks(Belief(table, seen.case.clues))
    known = table.open
    for clue in seen.case.clues:
        if isinstance(clue, Holds):
            known |= clue.cards
    for card in table.deck.cards(known):
        assert {holder for c, holder in marks if c == card} == set(table.holders)


@pytest.mark.rule("T16")
@given(seen=seen_games())
def test_who_could_have_shown_what(seen: Seen) -> None:
    belief = Belief(seen.case.table, seen.case.clues)
    found = unseen(seen.notes, belief)
    events = [event for events in seen.game.rows for event in events]
    asked = [at for at, one in enumerate(seen.notes.entries) if isinstance(one, Suggestion)]
    number, secret = 0, []
    for event in events:
        match event:
            case Suggested():
                number = event.number
            case Shown(seat=seat, asker=asker, card=str(card)) if seen.notes.me not in {
                seat,
                asker,
            }:
                secret.append((asked[number - 1], seat, card))
            case _:
                pass
    assert [(one.entry, one.seat) for one in found] == [(at, seat) for at, seat, _ in secret]
    for one, (at, seat, card) in zip(found, secret, strict=True):
        assert one.cards[card]
        entry = seen.notes.entries[at]
        assert isinstance(entry, Suggestion)
        for other in entry.cards:
            chance = belief.probability(other, seat)
            assert one.cards.get(other, 0) == chance
