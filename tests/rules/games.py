"""Games of any edition as their first turn begins, with a deal drawn from a known source."""

from __future__ import annotations

from tests.rules.positions import events, opened, run
from tudor.rules.chance import draw, seed_key
from tudor.rules.edition import Edition, load
from tudor.rules.events import Dealt
from tudor.rules.state import State


def suspects_of(edition: str, seats: int) -> tuple[str, ...]:
    """The first suspects of an edition, one a seat."""
    return load(edition).first_suspects(seats)


def with_rules(edition: str, **house_rules: object) -> Edition:
    """An edition with some options changed."""
    return load(edition).with_house_rules(house_rules)


def begun(edition: str | Edition, seats: int = 3, seed: int = 1) -> State:
    """Scarlett, in seat 0, is to play the first turn."""
    rules = load(edition) if isinstance(edition, str) else edition
    state = opened(rules, rules.first_suspects(seats))
    return run(state, draw(state, seed_key(seed), 1))


def dealt_to(edition: str | Edition, seats: int = 3, seed: int = 1) -> Dealt:
    """The deal, as it happens."""
    rules = load(edition) if isinstance(edition, str) else edition
    state = opened(rules, rules.first_suspects(seats))
    (dealt, *_) = events(state, draw(state, seed_key(seed), 1))
    assert isinstance(dealt, Dealt)
    return dealt
