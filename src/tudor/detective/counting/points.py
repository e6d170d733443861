"""Points at which to evaluate a product of sums, so that one coefficient of it can be read off.

Let each group be a variable. The product, over all cards, of the sum of the groups that can take
the card has the number of deals as one coefficient: that of each variable to the power of its
group's size. Repeated differences single it out, since they leave nothing of a smaller power, and
no other term has all powers as large.
"""

from __future__ import annotations

from functools import lru_cache
from math import lcm, prod
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]


class Points(NamedTuple):
    """`values`: by groups and points. `weights` times products add up to `scale` coefficients."""

    values: Array
    weights: Array
    scale: int


@lru_cache(maxsize=256)
def points(sizes: tuple[int, ...]) -> Points:
    """The points for groups of these sizes; of two opposite points, which count alike, one."""
    if not sizes:
        return Points(np.zeros((0, 1), np.int64), np.ones(1, np.int64), 1)
    lines = [_line(size) for size in sizes]
    grids = np.meshgrid(*[values for values, _, _ in lines], indexing="ij")
    values = np.stack([grid.ravel() for grid in grids])
    weights = np.ones(1, np.int64)
    for _, on_line, _ in lines:
        weights = np.multiply.outer(weights, on_line).ravel()
    # Both ends of the line through the middle are opposite, and so are their neighbours.
    half = len(weights) // 2
    scale = prod(scale for _, _, scale in lines) // 2
    return Points(values[:, :half].copy(), weights[:half].copy(), scale)


def _line(size: int) -> tuple[Array, Array, int]:
    """`size` + 1 points around 0, what each weighs in the difference, and the scale of that."""
    middle = (size + 1) // 2
    line = [x for x in range(-middle, middle + 1) if x or size % 2 == 0]
    apart = [prod(here - other for other in line if other != here) for here in line]
    scale = lcm(*apart)
    return np.array(line), np.array([scale // part for part in apart]), scale
