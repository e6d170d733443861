"""Where a roll takes a pawn, and by which walk: flood fill on ints."""

from __future__ import annotations

from msgspec import Struct

from tudor.rules.board import Board
from tudor.rules.cards import bits


class Gait(Struct, frozen=True):
    """How pawns of an edition walk."""

    exact: bool
    """In the corridor a roll is used up (T9, T10); else any number of steps up to it."""
    revisit: bool
    """A square may be entered twice in a turn; else not (D6), the starting square included."""
    reenter: bool
    """The room that was left may be entered again in the same turn (T13 forbids it)."""
    stops: int = 0
    """Squares, as bits, that need no exact roll: those for bonus cards (M7, M17)."""


def reach(board: Board, gait: Gait, start: int, steps: int, free: int, been: int = 0) -> int:
    """The places that `steps` take a pawn from `start` to, as bits.

    `free`: the squares that may be walked on, as bits; `been`: where the pawn was before in this
    turn. Rooms may be entered with steps to spare; entering takes one step, and so does leaving.
    """
    been |= 1 << start
    if not gait.revisit:
        free &= ~been
    layers = _layers(board, start, steps, free)
    swept = 0
    for layer in layers[:-1]:
        swept |= layer
    found = 0
    if swept & board.thresholds:
        for room, squares in board.exits.items():
            if squares & swept and (gait.reenter or not been >> room & 1):
                found |= 1 << room
    if not gait.exact:
        found |= (swept | layers[-1]) & ~(1 << start)
    elif gait.revisit:
        found |= layers[-1]
    else:
        found |= _ends_of_paths(board, start, steps, free)
    if gait.stops:
        for layer in layers[1:]:
            found |= layer & gait.stops
    return found


def _layers(board: Board, start: int, steps: int, free: int) -> list[int]:
    """For 0, 1, … `steps`: the squares at the end of a walk of just so many steps."""
    if start >= board.first_room:
        return [0, *board.flood(board.exits[start] & free, steps - 1, free)]
    return board.flood(1 << start, steps, free)


def _grow_paths(
    board: Board, start: int, steps: int, free: int
) -> list[dict[tuple[int, int], tuple[int, int]]]:
    """Walks that enter no square twice, layer by layer: (end, squares used) -> the one before."""
    if start >= board.first_room:
        layer = {(i, 1 << i): (start, 0) for i in bits(board.exits[start] & free)}
        layers = [{(start, 0): (start, 0)}, layer]
    else:
        layers = [{(start, 1 << start): (start, 0)}]
    while len(layers) <= steps:
        layers.append(
            {
                (i, used | 1 << i): (end, used)
                for end, used in layers[-1]
                for i in bits(board.beside[end] & free & ~used)
            }
        )
    return layers


def _ends_of_paths(board: Board, start: int, steps: int, free: int) -> int:
    found = 0
    for end, _ in _grow_paths(board, start, steps, free)[steps]:
        found |= 1 << end
    return found


def walk(
    board: Board, gait: Gait, start: int, to: int, steps: int, free: int, been: int = 0
) -> tuple[int, ...]:
    """A walk of `steps` (fewer to a room or a stop) from `start` to `to`, both ends included.

    `to` is one of the places of `reach` for the same arguments.
    """
    if not gait.revisit:
        free &= ~(been | 1 << start)
    layers = _layers(board, start, steps, free)
    if to >= board.first_room:
        goals = board.exits[to]
        count = next(k for k, layer in enumerate(layers) if layer & goals)
        return (*_walk_back(board, layers[: count + 1], start, layers[count] & goals), to)
    goal = 1 << to
    if not gait.exact or gait.stops & goal:
        count = next(k for k, layer in enumerate(layers) if k and layer & goal)
        return _walk_back(board, layers[: count + 1], start, goal)
    if gait.revisit:
        return _walk_back(board, layers, start, goal)
    return _path_back(_grow_paths(board, start, steps, free), to)


def _walk_back(board: Board, layers: list[int], start: int, goals: int) -> tuple[int, ...]:
    """From any of `goals` in the last layer back to `start`, straight on where that is possible."""
    at = (goals & -goals).bit_length() - 1
    path = [at]
    heading = 0
    for layer in reversed(layers[:-1]):
        before = board.beside[at] & layer
        if not before:
            path.append(start)
            break
        ahead = at + heading
        if ahead < 0 or not before >> ahead & 1:
            ahead = (before & -before).bit_length() - 1
        heading = ahead - at
        at = ahead
        path.append(at)
    return tuple(reversed(path))


def _path_back(layers: list[dict[tuple[int, int], tuple[int, int]]], to: int) -> tuple[int, ...]:
    node = next(node for node in layers[-1] if node[0] == to)
    path = [to]
    for layer in reversed(layers[1:]):
        node = layer[node]
        path.append(node[0])
    return tuple(reversed(path))
