"""What can be asked of the detective in vain."""

from __future__ import annotations


class Impossible(ValueError):
    """No deal fits the clues."""

    def __init__(self) -> None:
        super().__init__("no deal fits")


class NotCertain(ValueError):
    """Whether `holder` (a number) has `card` is not certain: deals of both kinds fit."""

    def __init__(self, card: str, holder: int) -> None:
        super().__init__(f"it is not certain whether holder {holder} has {card}")
        self.card = card
        self.holder = holder


class NoContradiction(ValueError):
    """A deal fits, where it was to be shown that none does."""

    def __init__(self) -> None:
        super().__init__("a deal fits")
