import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.strategies.evidence import Case, cases
from tudor.detective.belief import Belief
from tudor.detective.counting import count as counting
from tudor.detective.counting import parts
from tudor.detective.model import Model


@given(case=cases(), model=st.sampled_from(("any", "uniform")), most=st.sampled_from((8, 64)))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_in_parts_and_by_few_points_at_once_the_answer_is_the_same(
    monkeypatch: pytest.MonkeyPatch, case: Case, model: Model, most: int
) -> None:
    whole = Belief(case.table, case.clues, model)
    found = whole.case_files
    with monkeypatch.context() as patch:
        patch.setattr(parts, "_MOST_STATES", most)
        patch.setattr(counting, "_STATES", most)
        split = Belief(case.table, case.clues, model)
        assert split.case_files == found
        assert split.total == whole.total
        for card in case.table.deck.ids if found else ():
            for holder in case.table.holders:
                assert split.probability(card, holder) == whole.probability(card, holder)
