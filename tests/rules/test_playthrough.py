"""A whole game of each edition, told in full, is what it was when it was last looked at."""

from __future__ import annotations

import pytest

from tests.golden import GOLDEN, PLAYED, PLAYTHROUGHS
from tudor.rules.edition import EDITIONS
from tudor.rules.events import Challenged, Event
from tudor.rules.record import load_record


def test_each_edition_has_a_playthrough() -> None:
    for suffix in (".json", ".txt"):
        assert {path.stem for path in PLAYTHROUGHS.glob(f"*{suffix}")} == set(PLAYED)
    assert set(EDITIONS) <= set(PLAYED)


@pytest.mark.parametrize("key", PLAYED)
def test_the_playthrough_is_what_it_was(key: str) -> None:
    path = PLAYTHROUGHS / f"{key}.txt"
    assert GOLDEN[path]() == path.read_text("utf-8")


def told(key: str) -> list[Event]:
    record = load_record((PLAYTHROUGHS / f"{key}.json").read_bytes())
    return [event for _, events in record.replay() for event in events]


def tags(events: list[Event]) -> set[object]:
    return {type(event).__struct_config__.tag for event in events}


@pytest.mark.parametrize("key", EDITIONS)
def test_an_editions_playthrough_is_by_its_own_rules(key: str) -> None:
    record = load_record((PLAYTHROUGHS / f"{key}.json").read_bytes())
    assert (record.edition, record.house_rules) == (key, {})
    assert told(key)[-1].__struct_config__.tag == "game-over"


def test_the_playthroughs_show_what_the_editions_alone_have() -> None:
    """A two-sided game peeks, a bonus square draws, the table answers for a hand."""
    assert "peeked" in tags(told("modern-two-sides"))
    assert {getattr(event, "how", None) for event in told("modern")} >= {"door", "passage"}
    assert tags(told("modern-house-deck")) >= {
        *("pile-empty", "bonus-drawn", "bonus-chosen", "looked"),
    }
    assert any(getattr(event, "by_table", False) for event in told("dutch"))
    challenges = [e for e in told("travel-on-honour") if isinstance(e, Challenged)]
    assert {challenge.false for challenge in challenges} == {True, False}


def test_the_playthrough_of_travel_shows_what_can_happen() -> None:
    events = told("travel")
    assert tags(events) == {
        "opening-rolled",
        "dealt",
        "turn-began",
        "dice-taken",
        "rolled",
        "moved",
        "stayed",
        "suggested",
        "brought",
        "asked",
        "shown",
        "nothing-shown",
        "unanswered",
        "accused",
        "turn-ended",
        "game-over",
    }
    facts = {(getattr(e, "how", None), getattr(e, "right", None)) for e in events}
    assert facts >= {("walk", None), ("passage", None), (None, True), (None, False)}
