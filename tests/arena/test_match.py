"""Matches: the same seed gives the same game, and its record replays to the same end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tudor.arena.match import play
from tudor.rules.edition import load
from tudor.rules.errors import EditionError
from tudor.rules.record import dump, load_record
from tudor.rules.verify import verify

TRAVEL = load("travel")


@given(
    seed=st.integers(0, 2**32),
    names=st.lists(st.sampled_from(["novice", "random"]), min_size=3, max_size=6),
)
def test_a_record_replays_to_the_same_end(seed: int, names: list[str]) -> None:
    played = play(TRAVEL, names, seed)
    again = play(TRAVEL, names, seed)
    assert dump(played.record) == dump(again.record)
    *_, (state, _) = load_record(dump(played.record)).replay()
    assert state == played.state
    assert verify(played.record).proven == "follow"


def test_too_few_seats() -> None:
    with pytest.raises(EditionError, match="seats: out-of-range"):
        play(TRAVEL, ["novice"] * 2, 0)


def test_unknown_bot() -> None:
    with pytest.raises(KeyError, match="oracle"):
        play(TRAVEL, ["novice", "novice", "oracle"], 0)
