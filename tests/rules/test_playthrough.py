"""A whole game of each edition, told in full, is what it was when it was last looked at."""

from __future__ import annotations

import pytest

from tests.rules.golden import GOLDEN, PLAYTHROUGHS
from tudor.rules.edition import EDITIONS
from tudor.rules.events import Event
from tudor.rules.record import load_record


def test_each_edition_has_a_playthrough() -> None:
    for suffix in (".json", ".txt"):
        assert {path.stem for path in PLAYTHROUGHS.glob(f"*{suffix}")} == set(EDITIONS)


@pytest.mark.parametrize("key", EDITIONS)
def test_the_playthrough_is_what_it_was(key: str) -> None:
    path = PLAYTHROUGHS / f"{key}.txt"
    assert GOLDEN[path]() == path.read_text("utf-8")


def told(key: str) -> list[Event]:
    record = load_record((PLAYTHROUGHS / f"{key}.json").read_bytes())
    assert record.edition == key
    assert record.house_rules == {}
    return [event for _, events in record.replay() for event in events]


def test_the_playthrough_of_travel_shows_what_can_happen() -> None:
    events = told("travel")
    kinds = {type(event).__struct_config__.tag for event in events}
    assert kinds == {
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
