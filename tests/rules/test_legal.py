"""What is legal is accepted, what is not is refused with a reason, and nothing else happens."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.positions import begin, put, roll, run, travel
from tests.strategies import Game, games, play
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Action,
    By,
    Challenge,
    Choose,
    Deal,
    Dice,
    Door,
    End,
    Move,
    Nothing,
    Opening,
    Passage,
    Peek,
    Pick,
    Roll,
    SeatAction,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.chance import outcomes
from tudor.rules.errors import REASONS, IllegalAction, Reason
from tudor.rules.legal import Legal
from tudor.rules.state import Phase, State
from tudor.rules.turn import apply, legal_actions, why_not

TOO_MANY = {Phase.DEALING, Phase.SHUFFLING}
"""Phases in which chance has more outcomes than can be listed."""


def all_actions(state: State, rng: random.Random) -> Iterator[SeatAction]:
    """Everything that a seat could try here, sense or nonsense; a sample of the accusations."""
    deck, board = state.edition.deck, state.edition.board
    yield from (Roll(), Passage(), Stay(), End(), Nothing())
    yield from (Move(place) for place in (*board.room_ids, *board.places(board.corridor)))
    yield from (Move(place) for place in ("attic", (-1, 0), (0, 99), (500, 500)))
    yield from (Door(room) for room in (*board.room_ids, "attic"))
    yield from (Suggest(*pair) for pair in product(deck.suspects, deck.weapons))
    yield from (Suggest(*pair) for pair in (("rope", "plum"), ("", "rope"), ("plum", "hall")))
    yield from (Peek(place) for place in range(-1, 6))
    seats = (None, *range(-1, len(state.suspects) + 1))
    yield from (Choose(seat) for seat in seats)
    yield from (Choose(room=room) for room in (*board.room_ids, "attic"))
    yield from (Choose(None, s, r) for s in (*deck.suspects, "rope") for r in board.room_ids)
    numbers = {-1, 0, 1, state.questions, *(denial.suggestion for denial in state.denials)}
    yield from (Challenge(seat, number) for seat in seats if seat is not None for number in numbers)
    yield from (Show(card) for card in (*deck.ids, "joker"))
    accusations = list(product(deck.suspects, deck.weapons, deck.rooms))
    yield from (Accuse(*named) for named in rng.sample(accusations, min(12, len(accusations))))
    yield from (Accuse("plum", "rope", "middle"), Accuse("hall", "rope", "plum"))


def refused(state: State, by: By, action: Action) -> IllegalAction | None:
    try:
        apply(state, by, action)
    except IllegalAction as illegal:
        return illegal
    return None


ABOUT: Final[dict[Reason, tuple[Reason, ...]]] = {
    "no-such-card": ("card-not-held",),
    "no-such-place": ("already-peeked",),
    "not-before-moving": ("not-brought-here",),
    "roll-is-open": ("bad-opening", "bad-deal", "bad-shuffle"),
}
"""Reasons that are given about several matters, and whose clauses they may quote."""


def quotable(state: State, reason: Reason) -> set[str]:
    """The clauses of the edition, or the house rule that has taken their place."""
    house = {f"house:{option}" for option in state.edition.house_rules}
    return {state.edition.file.rules[one] for one in (reason, *ABOUT.get(reason, ()))} | house


def check(state: State, rng: random.Random) -> None:
    """Legal is what is accepted, for every seat, and a refusal says why."""
    before = msgspec.structs.asdict(state)
    for seat in range(-1, len(state.suspects) + 1):
        legal = legal_actions(state, seat)
        if seat != state.actor:
            assert legal == Legal(challenge=legal.challenge)
        listed = list(legal)
        assert len(set(listed)) == len(listed) == len(legal)
        assert bool(listed) == bool(legal)
        wide = len(listed) > 60
        for action in rng.sample(listed, 60) if wide else listed:
            assert action in legal
            assert refused(state, seat, action) is None, action
        allowed, tries = set(listed), list(all_actions(state, rng))
        for action in rng.sample(tries, 80):
            illegal = refused(state, seat, action)
            assert (action in legal) == (action in allowed)
            assert (illegal is None) == (action in legal), (seat, action)
            told = why_not(state, seat, action)
            if illegal is None:
                assert told is None
                continue
            assert told is not None
            assert (told.reason, told.rule) == (illegal.reason, illegal.rule)
            assert illegal.reason in REASONS
            assert illegal.rule in quotable(state, illegal.reason)
        for other in (Dice((1,)), Pick(None), Opening((1, 2, 3))):
            assert refused(state, seat, other) is not None
    assert not legal_actions(state, CHANCE)
    if state.actor != CHANCE:
        for wrong in (Dice((1,)), Dice((1, 1)), Pick(None), Opening((1, 2, 3)), Roll(), End()):
            assert refused(state, CHANCE, wrong) is not None
    if isinstance(state.actor, int):
        assert legal_actions(state, state.actor), "who is to act has something to do"
    assert msgspec.structs.asdict(state) == before


@given(games(), st.integers(0, 2**32))
@settings(max_examples=60)
def test_what_is_legal_is_accepted_and_nothing_else(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for state in [*rng.sample(game.states, min(5, len(game.states))), game.states[-1]]:
        check(state, rng)


@pytest.mark.parametrize("phase", sorted(set(Phase)))
def test_in_every_phase(phase: Phase) -> None:
    edition = travel(
        wrong_accuser="hand-answers",
        accuse_when="own-turn",
        answering="on-honour",
        bonus="house-deck",
    )
    suspects = ("white", "plum", "green")
    states = [
        state
        for seed in range(12)
        for state in play(edition, suspects, seed, rashness=0.1, often_bonus=0.5).states
        if state.phase is phase
    ]
    rng = random.Random(phase)
    for state in rng.sample(states, min(4, len(states))):
        check(state, rng)
    assert states


@given(games(), st.integers(0, 2**32))
@settings(max_examples=40)
def test_chance_does_what_is_listed_and_nothing_else(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    turns = [s for s in game.states if s.actor == CHANCE and s.phase not in TOO_MANY]
    for state in rng.sample(turns, min(3, len(turns))):
        listed = [action for action, _ in outcomes(state)]
        for outcome in rng.sample(listed, min(40, len(listed))):
            apply(state, CHANCE, outcome)
        seats = len(state.suspects)
        tries: list[Action] = [
            Dice(()),
            *(Dice((face,)) for face in range(-1, 8)),
            *(Dice((face, 7 - face)) for face in range(-1, 9)),
            Dice((1, 1, 1)),
            *(Pick(card) for card in (None, *state.edition.deck.ids, "joker")),
            Opening((None,) * seats),
            Opening((3,) * seats),
            Opening((3,) * (seats + 1)),
            Opening((0,) * seats),
            Opening((13,) * seats),
            Deal(("plum", "rope", "hall"), ((),) * seats, {}),
            Roll(),
            End(),
            Nothing(),
        ]
        for action in tries:
            illegal = refused(state, CHANCE, action)
            assert (illegal is None) == (action in listed), action
            if illegal:
                assert illegal.reason in REASONS


def test_refusals_name_reason_and_clause() -> None:
    illegal = refused(begin(), 1, Roll())
    assert illegal is not None
    assert (illegal.reason, illegal.rule) == ("not-your-turn", "T8")
    assert str(illegal) == "not-your-turn (T8)"
    assert isinstance(illegal, ValueError)


def test_each_part_of_the_menu_is_listed_and_counted() -> None:
    menu = Legal(
        roll=True,
        move=("hall", (7, 23)),
        passage="study",
        door=("kitchen",),
        stay=True,
        suggest=None,
        peek=(0, 3),
        accuse=None,
        end=True,
        show=("plum",),
        nothing=True,
    )
    assert list(menu) == [
        Roll(),
        Move("hall"),
        Move((7, 23)),
        Passage(),
        Door("kitchen"),
        Stay(),
        Peek(0),
        Peek(3),
        End(),
        Show("plum"),
        Nothing(),
    ]
    assert len(menu) == 11
    for action in menu:
        assert action in menu
    for other in (Move("study"), Door("hall"), Peek(1), Show("rope"), Dice((1, 1)), "roll", None):
        assert other not in menu
    assert not Legal()
    assert list(Legal()) == []


def test_menus_of_questions_and_accusations_stand_for_all_of_them() -> None:
    state = run(roll(put(begin(), scarlett=(6, 18)), 1, 1), Move("lounge"))
    legal = legal_actions(state, 0)
    assert len(legal) == len(list(legal)) == 36
    state = run(state, Suggest("mustard", "rope"), Show("mustard"))
    legal = legal_actions(state, 0)
    assert len(legal) == len(list(legal)) == 6 * 6 * 9 + 1
    assert Accuse("plum", "rope", "hall") in legal
    assert Accuse("plum", "rope", "middle") not in legal
    assert Suggest("plum", "rope") not in legal
