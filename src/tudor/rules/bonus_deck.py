"""The house deck: bonus cards of our own invention, as data."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Literal

import msgspec
from msgspec import Struct

Effect = Literal["another-turn", "roll", "travel", "bring", "look", "reveal"]


class BonusCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus card: its id, and what is done by it.

    `another-turn` after this one · `roll` once more · `travel` with one's pawn to one of `rooms`
    (those with a secret passage, or any) · `bring` another suspect to any room · `look` at a card
    that a player chooses · `reveal`: a player chooses a card and shows it to all. Which player:
    `whom`, the one to the left or one who is chosen.
    """

    id: str
    effect: Effect
    rooms: Literal["any", "passages"] = "any"
    whom: Literal["chosen", "left"] = "chosen"


@cache
def house_deck() -> tuple[BonusCard, ...]:
    """The cards of the house deck, in the order of the file."""
    text = resources.files("tudor.rules").joinpath("house-deck.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["cards"], tuple[BonusCard, ...])
