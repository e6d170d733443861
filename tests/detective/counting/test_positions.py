"""Positions of real games, with the answers that two other programs gave."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Final

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

from tests.detective.counting.laws import MODELS, check_sums
from tudor.detective.belief import Belief
from tudor.detective.notes.shapes import Notes

POSITIONS: Final = sorted((Path(__file__).parents[2] / "data" / "positions").glob("*.json"))
CLOSE: Final = 1e-12
"""The answers' probabilities are floats."""


class Places(Struct, forbid_unknown_fields=True):
    """How likely a card lies in each place."""

    case_file: float
    seats: list[float]
    row: list[float] = []

    def by_holder(self) -> list[float]:
        """In the order of a table's holders."""
        return [*self.seats, *self.row, self.case_file]


class Answers(Struct, forbid_unknown_fields=True):
    """What follows by one model: cards not in the hand, and case files that are possible."""

    total: str
    cards: dict[str, Places] | UnsetType = UNSET
    solution: list[tuple[str, str, str, float]] | UnsetType = UNSET


class Position(Struct, forbid_unknown_fields=True):
    """Notes, and what follows from them by each model."""

    notes: Notes
    any: Answers
    uniform: Answers | UnsetType = UNSET


@pytest.fixture(params=POSITIONS, ids=lambda path: path.stem)
def position(request: pytest.FixtureRequest) -> Position:
    """One of the positions."""
    path: Path = request.param
    return msgspec.json.decode(path.read_bytes(), type=Position)


def test_there_are_thirteen() -> None:
    assert len(POSITIONS) == 13


def test_the_count_is_the_same_number(position: Position) -> None:
    for model in MODELS:
        answers: Answers | UnsetType = getattr(position, model)
        if answers is UNSET:
            continue
        belief = Belief.of(position.notes, position.notes.rules(), model)
        assert belief.total == Fraction(answers.total)
        assert belief.deals == int(position.any.total)
        check_sums(belief)


def test_the_probabilities_are_the_same(position: Position) -> None:
    for model in MODELS:
        answers: Answers | UnsetType = getattr(position, model)
        if answers is UNSET or answers.cards is UNSET or answers.solution is UNSET:
            continue
        belief = Belief.of(position.notes, position.notes.rules(), model)
        table = belief.table
        assert set(answers.cards) == set(table.deck.ids) - set(position.notes.hand)
        for card, places in answers.cards.items():
            found = [float(belief.probability(card, holder)) for holder in table.holders]
            assert found == pytest.approx(places.by_holder(), rel=0, abs=CLOSE), card
        solution = {(suspect, weapon, room): p for suspect, weapon, room, p in answers.solution}
        assert set(belief.case_files) == set(solution)
        for case_file, chance in belief.case_files.items():
            assert float(chance) == pytest.approx(solution[case_file], rel=0, abs=CLOSE)
