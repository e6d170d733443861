"""Why a mark is certain: chains of steps that a person can follow, none of it superfluous."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

Rule = Literal[
    "seen",
    "passed",
    "elsewhere",
    "full-hand",
    "spoken-for",
    "whole-hand",
    "crowded",
    "last-place",
    "kind-found",
    "last-of-kind",
    "answer",
    "not-accused",
    "suppose",
    "nowhere",
    "two-places",
    "too-many",
    "too-few",
    "overcrowded",
    "no-culprit",
    "two-culprits",
    "empty-answer",
    "was-wrong",
]
"""What a step rests on. Those from ``nowhere`` on end in a contradiction.

``nowhere``: every holder is excluded, as it lacks the card or as another holds it. ``elsewhere``
builds on no mark where the card lies open, ``full-hand`` where the hand has no cards.
"""


class Mark(NamedTuple):
    """That `holder` holds `card` (an index), or does not."""

    card: int
    holder: int
    holds: bool

    @property
    def opposite(self) -> Mark:
        """That it is the other way round."""
        return Mark(self.card, self.holder, not self.holds)


class Step(Struct, frozen=True, kw_only=True):
    """One step of a chain.

    `mark`: what it shows, None for a contradiction. `because`: the marks that it builds on, each
    shown by an earlier step of this chain or of one around it, or supposed by one around it.
    `clue`: the clue that it rests on, by its place in the belief's clues. `holder`, `card`, `kind`
    (0 suspects, 1 weapons, 2 rooms): what it is about, where mark and clue do not say. `answers`:
    for "spoken-for", the clues of answers that no card serves twice: with the cards known they
    fill the hand. `holders` and `cards` (bits): for "crowded" and "overcrowded", who alone can have
    which cards, which need all the room there or more; the case file has room for one of each kind
    of which it is not said to lack the cards. `supposed`: for "suppose", the steps that lead from
    the opposite of `mark` to a contradiction.
    """

    rule: Rule
    mark: Mark | None = None
    because: tuple[Mark, ...] = ()
    clue: int | None = None
    holder: int | None = None
    card: int | None = None
    kind: int | None = None
    answers: tuple[int, ...] = ()
    holders: tuple[int, ...] = ()
    cards: int = 0
    supposed: tuple[Step, ...] = ()


class Chain(Struct, frozen=True):
    """Steps to a mark or to a contradiction of the clues; each uses only what is before it."""

    goal: Mark | None
    steps: tuple[Step, ...]
    clues: tuple[int, ...]
    """All clues that the steps use, by their place in the belief's clues."""
    entries: tuple[int, ...]
    """The entries of the notes that they stand in."""
