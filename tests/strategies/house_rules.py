"""Editions with any house rules by which a game can be played, and who plays."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from tudor.rules.edition import EDITIONS, Edition, load
from tudor.rules.options import SIDES

OPTION_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "seats": ([2, 2], [2, 6], [3, 6], [4, 5]),
    "board": ("classic", "modern"),
    "dice": (0, 1, 2),
    "reach": (1, 3, 8),
    "opener": ("highest-one", "highest-all", "scarlett", "chance"),
    "pawns_start": ("squares", "middle"),
    "weapons_start": ("one-a-room", "any-room", "middle"),
    "left_over": ("dealt", "face-up"),
    "roll": ("exact", "up-to"),
    "same_square_twice": (True, False),
    "pawns_block": (True, False),
    "shortcuts": ("passages", "passages-and-doors"),
    "reenter_same_turn": (True, False),
    "asking": ("must-on-entry", "may-on-entry", "in-a-room"),
    "moved_may_stay": (True, False),
    "accuse_when": ("after-asking", "after-unanswered", "own-turn", "instead-of-asking"),
    "accuse_where": ("anywhere", "middle"),
    "wrong_accuser": ("answers-on", "hand-answers", "laid-open"),
    "answering": ("enforced", "on-honour"),
    "bonus": ("none", "house-deck"),
    "row": (0, 4),
    "turn_limit": (None, 1, 7, 40),
}
"""Values of each option from which a playable game can be put together."""


def sensible(rules: dict[str, Any], edition: str = "travel") -> dict[str, Any]:
    """`rules` with what makes no sense mended, on top of an edition's options."""
    o: dict[str, Any] = msgspec.to_builtins(load(edition).options) | rules
    mended = dict(rules)
    if o["board"] == "modern" and o["pawns_start"] == "squares":
        mended["pawns_start"] = "middle"
    if o["accuse_where"] == "middle" and o["accuse_when"].startswith("after"):
        # What else could be done there? Nobody asks in the middle.
        mended["accuse_when"] = "own-turn"
    if o["row"] and o["seats"][0] > SIDES:
        mended["seats"] = [SIDES, o["seats"][1]]
    if o["bonus"] != "none" and o["seats"][1] == SIDES:
        mended["bonus"] = "none"
    return mended


def house_rules(edition: str = "travel") -> st.SearchStrategy[dict[str, Any]]:
    """Any number of options changed so that an edition can still be played."""
    values = {option: st.sampled_from(values) for option, values in OPTION_VALUES.items()}
    return st.fixed_dictionaries({}, optional=values).map(partial(sensible, edition=edition))


def changed_editions() -> st.SearchStrategy[Edition]:
    """House rules on any of the package's editions."""
    return st.sampled_from(EDITIONS).flatmap(
        lambda key: house_rules(key).map(load(key).with_house_rules)
    )


def editions(*, as_they_are: bool = False) -> st.SearchStrategy[Edition]:
    """The package's editions and, unless they are to stay `as_they_are`, house rules on them."""
    known = st.sampled_from(EDITIONS).map(load)
    return known if as_they_are else known | changed_editions()


@st.composite
def seatings(draw_: st.DrawFn, edition: Edition) -> tuple[str, ...]:
    """Who plays, by seat."""
    fewest, most = edition.options.seats
    if edition.bonus_cards:
        fewest = max(fewest, SIDES + 1)
    order = draw_(st.permutations(edition.deck.suspects))
    return tuple(order[: draw_(st.integers(fewest, most))])
