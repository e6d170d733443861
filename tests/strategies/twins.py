"""Twins: games that one viewer cannot tell apart."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from hypothesis import strategies as st

from tests.strategies.game import Game, replay
from tests.strategies.playing import games
from tudor.rules.actions import Action, By, Deal, Pick, Show
from tudor.rules.asking import matching
from tudor.rules.edition import Edition
from tudor.rules.events import (
    Accused,
    Asked,
    Challenged,
    LaidOpen,
    Looked,
    NothingShown,
    Peeked,
    Revealed,
    Shown,
    Suggested,
)
from tudor.rules.see import Viewer
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply

CASE_FILE: Final = -1
OPEN: Final = -2
ROW: Final = 100
"""Where a card may lie besides in a hand (its seat); the row's places count on from `ROW`."""

Layout = dict[str, int]
"""Where every card lies."""


@dataclass(frozen=True)
class Twins:
    """Two games that differ in what is hidden, and agree in all that `viewer` may know."""

    viewer: Viewer
    one: Game
    other: Game


@dataclass
class _Known:
    """What `viewer` may know of the cards by the rules: from the truth, not by way of `see`."""

    sure: set[str] = field(default_factory=set)
    """Cards whose place the viewer has seen."""
    holds_none: list[tuple[int, frozenset[str]]] = field(default_factory=list)
    holds_one: list[tuple[int, frozenset[str]]] = field(default_factory=list)
    not_the_case: list[frozenset[str]] = field(default_factory=list)

    def allows(self, layout: Layout) -> bool:
        return (
            all(layout[card] != seat for seat, cards in self.holds_none for card in cards)
            and all(any(layout[c] == seat for c in cards) for seat, cards in self.holds_one)
            and not any(all(layout[c] == CASE_FILE for c in cards) for cards in self.not_the_case)
        )


def _layout(game: Game) -> Layout:
    deal = next(action for _, action in game.log if isinstance(action, Deal))
    places = dict.fromkeys(deal.case_file, CASE_FILE) | dict.fromkeys(deal.open, OPEN)
    for seat, hand in enumerate(deal.hands):
        places |= dict.fromkeys(hand, seat)
    return places | {card: ROW + place for place, card in enumerate(deal.row)}


def _known(  # noqa: C901, PLR0912 - one case an event that tells something
    game: Game, viewer: Viewer, layout: Layout
) -> _Known:
    known = _Known({card for card, place in layout.items() if place in (viewer, OPEN)})
    on_honour = game.edition.options.answering == "on-honour"
    questions: list[frozenset[str]] = []
    by_table = False
    for event in (event for events in game.rows for event in events):
        match event:
            case Suggested(suspect=suspect, weapon=weapon, room=room):
                questions.append(frozenset({suspect, weapon, room}))
            case Asked():
                by_table = event.by_table
            case NothingShown(seat=seat) if by_table or not on_honour:
                known.holds_none.append((seat, questions[-1]))
            case Challenged(at=seat, suggestion=number, false=False):
                known.holds_none.append((seat, questions[number - 1]))
            case Challenged(at=seat, suggestion=number):
                known.holds_one.append((seat, questions[number - 1]))
            case Shown(seat=seat, asker=asker, card=card) if viewer == asker and card:
                known.sure.add(card)
            case Shown(seat=seat):
                known.holds_one.append((seat, questions[-1]))
            case Looked(seat=seat, card=card) | Peeked(seat=seat, card=card):
                known.sure |= {card} if viewer == seat and card else set()
            case Revealed(card=card):
                known.sure.add(card)
            case Accused(right=False, seat=seat) if viewer == seat:
                known.sure |= {card for card, place in layout.items() if place == CASE_FILE}
            case Accused(right=False, suspect=suspect, weapon=weapon, room=room):
                known.not_the_case.append(frozenset({suspect, weapon, room}))
            case LaidOpen(seat=seat):
                known.sure |= {card for card, place in layout.items() if place == seat}
            case _:
                pass
    return known


def _other_layout(game: Game, viewer: Viewer, rng: random.Random, swaps: int = 80) -> Layout | None:
    """Another layout of the cards that `viewer` must hold possible, by swapping hidden cards."""
    deck = game.edition.deck
    truth = _layout(game)
    known = _known(game, viewer, truth)
    hidden = [card for card in deck.ids if card not in known.sure]
    layout = dict(truth)
    for _ in range(swaps if len(hidden) > 1 else 0):
        one, other = rng.sample(hidden, 2)
        swapped = {one: layout[other], other: layout[one]}
        if CASE_FILE in swapped.values() and deck.kind(one) != deck.kind(other):
            continue
        tried = layout | swapped
        if known.allows(tried):
            layout = tried
    return None if layout == truth else layout


def _deal_of(layout: Layout, truth: Deal, rng: random.Random) -> Deal:
    def lying(place: int) -> list[str]:
        cards = [card for card, where in layout.items() if where == place]
        rng.shuffle(cards)
        return cards

    suspect, weapon, room = sorted(lying(CASE_FILE), key=list(layout).index)
    hands = tuple(tuple(lying(seat)) for seat in range(len(truth.hands)))
    row = tuple(card for place in range(len(truth.row)) for card in lying(ROW + place))
    return Deal((suspect, weapon, room), hands, truth.weapons, truth.open, row)


def find_twin(game: Game, viewer: Viewer, rng: random.Random) -> Twins | None:
    """The twin of `game` for `viewer`, if one is found: other cards, the same public course.

    Both games stop before an end that lays everything open. Cards that others show each other
    are chosen anew.
    """
    if game.states[-1].phase is Phase.OVER:
        game = game.first(len(game.log) - 1)
    if game.states[-1].phase in {Phase.OPENING, Phase.DEALING}:
        return None
    deck = game.edition.deck
    layout = _other_layout(game, viewer, rng)
    if layout is None:
        return None
    in_order = {card: layout[card] for card in deck.ids}
    log: list[tuple[By, Action]] = []
    state = new_game(game.edition, game.suspects)
    for before, (by, action) in zip(game.states, game.log, strict=False):
        other = _other_action(action, before, state, viewer, rng)
        if isinstance(action, Deal):
            other = _deal_of(in_order, action, rng)
        state, _ = apply(state, by, other)
        log.append((by, other))
    return Twins(viewer, game, replay(game.edition, game.suspects, log))


def _other_action(
    action: Action, before: State, twin: State, viewer: Viewer, rng: random.Random
) -> Action:
    """What is done in the twin where `action` was done in the first game, in state `before`."""
    question, bonus = before.question, before.bonus
    if question and viewer in (question.asker, question.asked):
        return action
    if bonus and (
        viewer in (before.seat, bonus.at)
        or before.edition.bonus_cards[bonus.card].effect == "reveal"
    ):
        return action
    match action:
        case Show(card=card):
            return Show(rng.choice(_showable(twin, card, rng)))
        case Pick(card=str(card)):
            return Pick(rng.choice(_showable(twin, card, rng)))
        case _:
            return action


def _showable(state: State, card: str, rng: random.Random) -> tuple[str, ...]:
    """What may be shown in a twin: another card than in the first game, nearly always."""
    cards = state.edition.deck.cards(matching(state))
    others = tuple(c for c in cards if c != card)
    return others if others and rng.random() < 0.9 else cards


@st.composite
def twin_games(
    draw_: st.DrawFn,
    of: st.SearchStrategy[Edition] | None = None,
    max_length: int = 250,
) -> Twins:
    """Two games that a viewer cannot tell apart by anything the rules let that viewer know.

    A game is as long as it can be with a twin for its viewer: who has seen all has none.
    """
    game = draw_(games(of, max_length).filter(lambda g: any(isinstance(a, Deal) for _, a in g.log)))
    viewer = draw_(st.sampled_from(game.viewers))
    rng = random.Random(draw_(st.integers(0, 2**32)))
    dealt = next(i for i, (_, action) in enumerate(game.log) if isinstance(action, Deal)) + 1
    length = len(game.log)
    while (twins := find_twin(game.first(length), viewer, rng)) is None:
        length = dealt + (length - dealt) // 2
        assert length >= dealt
    return twins
