"""Node counts by depth: the classic test of a rules engine, with chance among the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tudor.rules.actions import CHANCE, Action
from tudor.rules.chance import outcomes
from tudor.rules.state import State
from tudor.rules.turn import apply, legal_actions


class Nodes(NamedTuple):
    """How many nodes of the game tree lie at one depth."""

    chance: int
    decision: int
    terminal: int


def perft(state: State, depth: int) -> list[Nodes]:
    """Nodes at depth 0, 1, … `depth` below `state`, or to where the tree ends.

    Every outcome of chance and every legal action is a branch. Equal states at one depth are
    visited once and counted as often as they are reached.
    """
    layer: Counter[State] = Counter({state: 1})
    found: list[Nodes] = []
    for _ in range(depth + 1):
        counts = Counter[str]()
        below: Counter[State] = Counter()
        for node, times in layer.items():
            actor = node.actor
            counts["terminal" if actor is None else "chance" if actor == CHANCE else "seat"] += (
                times
            )
            if actor is not None and len(found) < depth:
                for action in _branches(node):
                    below[apply(node, actor, action)[0]] += times
        found.append(Nodes(counts["chance"], counts["seat"], counts["terminal"]))
        if not below:
            break
        layer = below
    return found


def _branches(node: State) -> Iterator[Action]:
    if node.actor == CHANCE:
        return (action for action, _ in outcomes(node))
    return iter(legal_actions(node, node.actor)) if node.actor is not None else iter(())
