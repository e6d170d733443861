"""Games that chance and lively players play, drawn from a number."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from tests.strategies.game import Game
from tests.strategies.house_rules import editions, seatings
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Action,
    By,
    Challenge,
    Door,
    End,
    Move,
    Nothing,
    Passage,
    Peek,
    Place,
    Roll,
    SeatAction,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.chance import draw, seed_key
from tudor.rules.edition import Edition
from tudor.rules.events import Event
from tudor.rules.legal import Legal
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply, legal_actions


def play(
    edition: Edition,
    suspects: tuple[str, ...],
    seed: int,
    length: int = 250,
    *,
    rashness: float = 0.04,
    often_bonus: float = 0.1,
) -> Game:
    """A game of at most `length` actions, all drawn from `seed`.

    Players like to enter rooms. `rashness`: how often they accuse when they may; one time in
    eight they know the case file, by no fair means. On honour some lie, and some challenge, at any
    moment between questions. `often_bonus`: how often a bonus square is preferred.
    """
    rng = random.Random(f"players {seed}")
    key = seed_key(seed)
    states = [new_game(edition, suspects)]
    rows: list[tuple[Event, ...]] = []
    log: list[tuple[By, Action]] = []
    while len(log) < length and (by := states[-1].actor) is not None:
        state = states[-1]
        action: Action
        if challenge := challenge_of_somebody(state, rng):
            by, action = challenge
        else:
            action = (
                draw(state, key, len(log) + 1)
                if by == CHANCE
                else choose(state, rng, rashness, often_bonus)
            )
        state, events = apply(state, by, action)
        log.append((by, action))
        states.append(state)
        rows.append(events)
    made = f"play(…, {seed}, {length}, rashness={rashness}, often_bonus={often_bonus})"
    return Game(edition, suspects, tuple(log), tuple(states), tuple(rows), made)


def challenge_of_somebody(
    state: State, rng: random.Random, often: float = 0.1
) -> tuple[int, Challenge] | None:
    """Now and then, the challenge of a seat that may, whether it is to act or not."""
    if not state.denials or rng.random() >= often:
        return None
    ways = [
        (seat, challenge)
        for seat in range(len(state.suspects))
        for challenge in legal_actions(state, seat).challenge
    ]
    return rng.choice(ways) if ways else None


def choose(
    state: State, rng: random.Random, rashness: float = 0.04, often_bonus: float = 0.1
) -> SeatAction:
    """A legal action of whoever is to act: any of them may come, the lively ones more often."""
    assert state.actor is not None
    legal = legal_actions(state, state.actor)
    assert legal, f"{state.phase}: a seat that is to act has something to do"
    ways = list(_ways(state, legal, rng, rashness, often_bonus))
    weights = [weight for weight, _ in ways]
    if not any(weights):
        return ways[0][1]
    return rng.choices([action for _, action in ways], weights)[0]


def _ways(
    state: State, legal: Legal, rng: random.Random, rashness: float, often_bonus: float
) -> Iterator[tuple[float, SeatAction]]:
    """One action of each legal kind, and how often that kind shall come."""
    for weight, allowed, action in (
        (6, legal.roll, Roll()),
        (4, legal.passage, Passage()),
        (6, legal.stay, Stay()),
        (4, legal.end, End()),
        (0.3 if legal.show else 1, legal.nothing, Nothing()),
    ):
        if allowed:
            yield weight, action
    if legal.choose:
        yield 1, legal.choose.pick(rng.choice)
    if legal.accuse:
        # Where one may accuse at any time there are many more occasions.
        often = 20 if state.phase is Phase.ASKED else 3
        yield rashness * often, _accusation(state, legal, rng)
    if legal.move:
        yield 6, Move(_destination(state, legal.move, rng, often_bonus))
    if legal.door:
        yield 4, Door(rng.choice(legal.door))
    if legal.suggest:
        menu = legal.suggest
        yield 12, Suggest(rng.choice(menu.suspects), rng.choice(menu.weapons))
    if legal.peek:
        yield 12, Peek(rng.choice(legal.peek))
    if legal.show:
        yield 1, Show(rng.choice(legal.show))


def _accusation(state: State, legal: Legal, rng: random.Random) -> Accuse:
    assert legal.accuse is not None
    if rng.random() < 1 / 8:
        return Accuse(*state.edition.deck.cards(state.case_file))
    menu = legal.accuse
    return Accuse(rng.choice(menu.suspects), rng.choice(menu.weapons), rng.choice(menu.rooms))


def _destination(
    state: State, places: Sequence[Place], rng: random.Random, often_bonus: float
) -> Place:
    board, stops = state.edition.board, state.edition.gait.stops
    bonus = [place for place in places if stops >> board.index(place) & 1]
    if bonus and rng.random() < often_bonus:
        return rng.choice(bonus)
    rooms = [place for place in places if isinstance(place, str)]
    return rng.choice(rooms if rooms and rng.random() < 0.85 else places)


@st.composite
def games(
    draw_: st.DrawFn,
    of: st.SearchStrategy[Edition] | None = None,
    max_length: int = 250,
) -> Game:
    """Games of any sensible edition (or of one that `of` draws), in the middle or at their end."""
    edition = draw_(editions() if of is None else of)
    suspects = draw_(seatings(edition))
    rashness = draw_(st.sampled_from((0.04, 0.0, 0.5)))
    often_bonus = draw_(st.sampled_from((0.1, 0.7)))
    length = draw_(st.integers(0, max_length) | st.just(max_length))
    seed = draw_(st.integers(0, 2**32))
    return play(edition, suspects, seed, length, rashness=rashness, often_bonus=often_bonus)
