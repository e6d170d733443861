"""Probabilities in words."""

from __future__ import annotations

from fractions import Fraction

from tudor.phrases.catalogue import Catalogue


def percent(catalogue: Catalogue, chance: Fraction) -> str:
    """A probability as a whole percentage; what is not certain is never 0 or 100 %."""
    number = round(100 * chance)
    told = str(number)
    if number != 100 * chance:
        told = {0: "<1", 100: ">99"}.get(number, told)
    return catalogue.phrase("ui-percent", percent=told)
