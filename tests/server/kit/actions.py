"""Things to try at any moment."""

from __future__ import annotations

from typing import Final

from tudor.rules.actions import (
    Accuse,
    Challenge,
    Choose,
    Dice,
    Door,
    End,
    Move,
    Nothing,
    Passage,
    Peek,
    Roll,
    SeatAction,
    Show,
    Stay,
    Suggest,
)

ONE_OF_EACH: Final[tuple[SeatAction | Dice, ...]] = (
    Roll(),
    Move("hall"),
    Move((9, 9)),
    Move("atlantis"),
    Passage(),
    Door("hall"),
    Stay(),
    Suggest("plum", "rope"),
    Suggest("rope", "plum"),
    Peek(0),
    Choose(seat=1),
    Accuse("plum", "rope", "hall"),
    End(),
    Show("rope"),
    Show("nonesuch"),
    Nothing(),
    Challenge(0, 1),
    Dice((3, 3)),
)
"""At least one of each kind that a seat may send; some name what is nowhere in the game."""
