"""The two ways to weigh the deals that fit."""

from __future__ import annotations

from typing import Final, Literal, get_args

Model = Literal["any", "uniform"]
"""`any`: every deal that fits is as likely as another. `uniform`: a player who holds several of
the cards asked for shows one of them at random, so a card shown to me weighs 1/k."""
MODELS: Final[tuple[Model, ...]] = get_args(Model)
