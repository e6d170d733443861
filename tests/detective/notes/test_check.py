"""Notes that are of no game: the place, the reason, what was found and what was expected."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.detective.notes.samples import (
    Document,
    accusation,
    challenge,
    document,
    encoded,
    nothing,
    shows,
    suggestion,
    two_sides,
)
from tudor.detective.evidence import evidence
from tudor.detective.notes.file import read_notes
from tudor.detective.notes.mistakes import NOTES_REASONS, NotesError
from tudor.detective.notes.shapes import Notes
from tudor.phrases.catalogue import LANGUAGES, catalogue
from tudor.phrases.mistakes import mistake_words
from tudor.rules.edition import Edition

HONOUR = {"answering": "on-honour"}
SHOWN = suggestion(0, shows(1, "plum"))
DENIED = suggestion(1, nothing(2), nothing(3), cards="plum dagger study")
LAID = {"type": "laid-open", "by": 2, "cards": ["plum", "study"]}
LOOK = {"type": "look", "by": 0, "at": 1, "card": "plum"}
BONUS = {"bonus": "house-deck"}
PEEK = {"type": "peek", "by": 0, "place": 3, "card": "rope"}


def seats(*cards: int) -> list[Document]:
    order = ["scarlett", "plum", "green", "white", "mustard", "peacock"]
    return [{"suspect": s, "cards": c} for s, c in zip(order, cards, strict=False)]


FINE = [
    document(),
    document(SHOWN, suggestion(1), suggestion(2, nothing(3), shows(0)), DENIED),
    document(suggestion(1, shows(2, "plum")), suggestion(3, shows(0, "rope"))),
    document(accusation(1), suggestion(0, nothing(1), shows(2, "plum"))),
    document(accusation(0, case_file=["white", "rope", "hall"]), accusation(3, right=True), LAID),
    document(*(accusation(seat) for seat in range(4)), LAID),
    document(
        accusation(1),
        suggestion(0, nothing(2), shows(3, "plum")),
        house_rules={"wrong_accuser": "laid-open"},
    ),
    document(
        DENIED,
        challenge(0, 2, 0, false=True),
        challenge(1, 3, 0, false=False),
        suggestion(0, nothing(1), nothing(2), nothing(3)),
        house_rules=HONOUR,
    ),
    document(
        accusation(2),
        DENIED,
        challenge(0, 3, 1, false=True),
        house_rules=HONOUR | {"wrong_accuser": "hand-answers"},
    ),
    document(seats=seats(5, 4, 4, 3), open=["plum", "study"]),
    document(
        *(LOOK, {"type": "look", "by": 2, "at": 3}, {"type": "look", "by": 2, "at": 0}),
        house_rules=BONUS,
    ),
    two_sides(PEEK, {"type": "peek", "by": 1, "place": 0}),
]
"""Notes that stand, unlikely as some are."""


@pytest.mark.parametrize("notes", FINE)
def test_notes_that_stand(notes: Document) -> None:
    assert len(read_notes(encoded(notes))[0].entries) == len(notes["entries"])


CASES: list[tuple[Document, str, tuple[str | int, ...], dict[str, Any]]] = [
    (document(edition="trvel"), "unknown-edition", ("edition",), {"found": "trvel"}),
    (
        document(house_rules={"dice": 3}),
        "options",
        ("house_rules", "dice"),
        {"option": "dice", "why": "unknown-value"},
    ),
    (
        document(house_rules={"magic": True}),
        "options",
        ("house_rules", "magic"),
        {"why": "unknown-option"},
    ),
    (
        document(seats=seats(9, 9)),
        "number-of-seats",
        ("seats",),
        {"found": 2, "fewest": 3, "most": 6},
    ),
    (document(me=4), "unknown-seat", ("me",), {"number": 4, "last": 3}),
    (document(me=-1), "unknown-seat", ("me",), {"number": -1}),
    (
        document(seats=[*seats(5, 5, 4), {"suspect": "plum", "cards": 4}]),
        "suspect-twice",
        ("seats", 3, "suspect"),
        {"suspect": "plum"},
    ),
    (
        document(seats=[*seats(5, 5, 4), {"suspect": "rope", "cards": 4}]),
        "wrong-kind",
        ("seats", 3, "suspect"),
        {"card": "rope", "kind": "suspect"},
    ),
    (
        document(seats=[*seats(5, 5, 4), {"suspect": "pum", "cards": 4}]),
        "unknown-card",
        ("seats", 3, "suspect"),
        {"found": "pum", "nearest": "plum"},
    ),
    (
        document(hand=["rope", "hall", "white", "dagger", "xyzzy"]),
        "unknown-card",
        ("hand", 4),
        {"found": "xyzzy", "nearest": "none"},
    ),
    (
        document(hand=["rope", "hall", "white", "dagger", "rope"]),
        "card-twice",
        ("hand", 4),
        {"card": "rope"},
    ),
    (document(open=["hall"]), "card-twice", ("open", 0), {"card": "hall"}),
    (
        document(seats=seats(5, 5, 4, 5)),
        "hand-sizes",
        ("seats",),
        {"found": 19, "expected": 18, "cards": 21, "open": 0, "row": 0},
    ),
    (document(open=["plum"]), "hand-sizes", ("seats",), {"found": 18, "expected": 17, "open": 1}),
    (document(me=2), "hand-size", ("hand",), {"found": 5, "expected": 4}),
    (document(suggestion(4)), "unknown-seat", ("entries", 0, "by"), {"number": 4}),
    (
        document(suggestion(0, nothing(7))),
        "unknown-seat",
        ("entries", 0, "answers", 0, "by"),
        {"number": 7},
    ),
    (
        document(suggestion(0, cards="plum rope dagger")),
        "wrong-kind",
        ("entries", 0, "room"),
        {"card": "dagger", "kind": "room"},
    ),
    (
        document(SHOWN, suggestion(1, nothing(1))),
        "answer-by-asker",
        ("entries", 1, "answers", 0),
        {"seat": 1},
    ),
    (
        document(suggestion(2, nothing(0))),
        "out-of-turn",
        ("entries", 0, "answers", 0),
        {"seat": 0, "awaited": 3},
    ),
    (
        document(
            accusation(1),
            suggestion(0, nothing(1)),
            house_rules={"wrong_accuser": "laid-open"},
        ),
        "out-of-turn",
        ("entries", 1, "answers", 0),
        {"seat": 1, "awaited": 2},
    ),
    (
        document(suggestion(2, *map(nothing, (3, 0, 1, 3)))),
        "all-answered",
        ("entries", 0, "answers", 3),
        {"seat": 3},
    ),
    (
        document(suggestion(2, shows(3), nothing(0))),
        "answer-after-show",
        ("entries", 0, "answers", 1),
        {"seat": 0, "first": 3},
    ),
    (
        document(suggestion(2, shows(3), shows(0))),
        "shown-twice",
        ("entries", 0, "answers", 1),
        {"seat": 0, "first": 3},
    ),
    (
        document(suggestion(0, shows(1, "study"))),
        "not-asked-for",
        ("entries", 0, "answers", 0, "card"),
        {"card": "study"},
    ),
    (
        document(suggestion(0, shows(1, "studi"))),
        "unknown-card",
        ("entries", 0, "answers", 0, "card"),
        {"nearest": "study"},
    ),
    (
        document(suggestion(3, shows(0, "plum"))),
        "not-held",
        ("entries", 0, "answers", 0, "card"),
        {"card": "plum"},
    ),
    (document(suggestion(0, shows(1))), "card-missing", ("entries", 0, "answers", 0), {}),
    (
        document(suggestion(1, nothing(2) | {"card": "rope"})),
        "card-with-nothing",
        ("entries", 0, "answers", 0, "card"),
        {"card": "rope"},
    ),
    (
        document(accusation(0, right=True, case_file=["plum", "rope", "study"])),
        "case-file-of-right",
        ("entries", 0, "case_file"),
        {},
    ),
    (
        document(accusation(0, case_file=["plum", "hall", "study"])),
        "wrong-kind",
        ("entries", 0, "case_file", 1),
        {"card": "hall", "kind": "weapon"},
    ),
    (
        document(accusation(1), accusation(1)),
        "no-longer-active",
        ("entries", 1, "by"),
        {"since": 1},
    ),
    (document(accusation(1), suggestion(1)), "no-longer-active", ("entries", 1, "by"), {"seat": 1}),
    (
        document(DENIED, challenge(0, 2, 0, false=True), suggestion(2), house_rules=HONOUR),
        "no-longer-active",
        ("entries", 2, "by"),
        {"seat": 2, "since": 2},
    ),
    (document(accusation(1, right=True), suggestion(2)), "after-end", ("entries", 1), {"since": 1}),
    (
        document(*(accusation(seat) for seat in range(4)), LOOK),
        "after-end",
        ("entries", 4),
        {"since": 4},
    ),
    (document(PEEK), "no-row", ("entries", 0), {}),
    (
        two_sides(PEEK | {"place": 4}),
        "no-such-place",
        ("entries", 0, "place"),
        {"number": 4, "last": 3},
    ),
    (two_sides({"type": "peek", "by": 0, "place": 1}), "card-missing", ("entries", 0), {}),
    (document(LOOK), "no-bonus-cards", ("entries", 0), {}),
    (
        document({"type": "look", "by": 0, "at": 2}, house_rules=BONUS),
        "card-missing",
        ("entries", 0),
        {},
    ),
    (document(LOOK | {"at": 0}, house_rules=BONUS), "own-hand", ("entries", 0, "at"), {}),
    (
        document(LOOK | {"by": 1, "at": 0}, house_rules=BONUS),
        "not-held",
        ("entries", 0, "card"),
        {"card": "plum"},
    ),
    (
        document(LAID | {"cards": ["plum", "study", "plum"]}),
        "card-twice",
        ("entries", 0, "cards", 2),
        {"card": "plum"},
    ),
    (
        document(LAID | {"cards": ["plum", "study", "kitchen", "library", "ballroom"]}),
        "too-many-laid-open",
        ("entries", 0, "cards"),
        {"seat": 2, "found": 5, "expected": 4},
    ),
    (document(LAID | {"by": 0}), "not-held", ("entries", 0, "cards"), {"card": "plum"}),
    (document(DENIED, challenge(0, 2, 0, false=True)), "not-on-honour", ("entries", 1), {}),
    (
        document(DENIED, challenge(2, 2, 0, false=True), house_rules=HONOUR),
        "own-answer",
        ("entries", 1, "seat"),
        {},
    ),
    (
        document(SHOWN, challenge(0, 1, 0, false=True), house_rules=HONOUR),
        "nothing-to-challenge",
        ("entries", 1, "entry"),
        {"seat": 1},
    ),
    (
        document(challenge(0, 1, 0, false=True), house_rules=HONOUR),
        "nothing-to-challenge",
        ("entries", 0, "entry"),
        {"seat": 1},
    ),
    (
        document(
            DENIED,
            challenge(0, 2, 0, false=True),
            challenge(3, 2, 0, false=True),
            house_rules=HONOUR,
        ),
        "challenged-before",
        ("entries", 2),
        {"seat": 2},
    ),
    (
        document(
            accusation(2),
            DENIED,
            challenge(0, 2, 1, false=True),
            house_rules=HONOUR | {"wrong_accuser": "hand-answers"},
        ),
        "table-answered",
        ("entries", 2, "seat"),
        {"seat": 2},
    ),
    (
        document(
            DENIED,
            challenge(0, 2, 0, false=False),
            challenge(0, 3, 0, false=True),
            house_rules=HONOUR,
        ),
        "no-more-challenges",
        ("entries", 2, "by"),
        {"seat": 0, "since": 2},
    ),
    (document(format="tudor-notes/2"), "not-notes", ("format",), {"expected": "tudor-notes/1"}),
    (document(hadn=[]), "unknown-field", ("hadn",), {"field": "hadn", "nearest": "hand"}),
    (
        document({"type": "peek", "by": 0}),
        "missing-field",
        ("entries", 0),
        {"field": "place"},
    ),
    (
        document({"type": "accuse", "by": 0}),
        "unknown-type",
        ("entries", 0, "type"),
        {"found": "accuse"},
    ),
    (
        document({"type": "peek` - at `$.type", "by": 0}),
        "unknown-type",
        ("entries", 0, "type"),
        {"found": "peek` - at `$.type"},
    ),
    (document(me="Anna"), "wrong-type", ("me",), {"expected": "int"}),
    (document(me=True), "wrong-type", ("me",), {"expected": "int"}),
    (
        document(seats=seats(5, -5, 9, 9)),
        "wrong-type",
        ("seats", 1, "cards"),
        {"expected": "int-from-0"},
    ),
    (
        document(accusation(0, case_file=["plum"])),
        "wrong-type",
        ("entries", 0, "case_file"),
        {"expected": "array-of-3"},
    ),
    (
        document(SHOWN | {"answers": [{"by": 1, "shows": 1}]}),
        "wrong-type",
        ("entries", 0, "answers", 0, "shows"),
        {"expected": "bool"},
    ),
    (document(hand="rope"), "wrong-type", ("hand",), {"expected": "array"}),
    (document(hand=[["rope"]]), "wrong-type", ("hand", 0), {"expected": "str"}),
    (document(house_rules=[]), "wrong-type", ("house_rules",), {"expected": "object"}),
]


def mistake_in(notes: Document) -> NotesError:
    with pytest.raises(NotesError) as refused:
        read_notes(encoded(notes))
    return refused.value


@pytest.mark.parametrize(("notes", "reason", "place", "fields"), CASES)
@pytest.mark.fault("own-answer-unasked")
def test_a_mistake_says_where_it_is_and_what_was_expected(
    notes: Document, reason: str, place: tuple[str | int, ...], fields: dict[str, Any]
) -> None:
    mistake = mistake_in(notes)
    assert (mistake.reason, mistake.place) == (reason, place)
    assert fields.items() <= mistake.fields.items()
    assert mistake.entry == (place[1] if place[0] == "entries" else None)


def test_every_reason_is_met_here() -> None:
    assert {reason for _, reason, _, _ in CASES} | {"not-json"} == set(NOTES_REASONS)


@pytest.mark.parametrize("notes", [notes for notes, *_ in CASES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_words(notes: Document, language: str) -> None:
    told = mistake_words(catalogue(language), mistake_in(notes))
    assert told.endswith((".", "?"))
    assert "  " not in told
    assert "{" not in told


@given(st.sampled_from(FINE), st.integers(0, 2**32), st.integers(1, 3))
@settings(max_examples=300)
@pytest.mark.fault("mistyped-entry")
def test_whatever_is_changed_is_refused_with_a_line_or_can_be_read(
    notes: Document, seed: int, changes: int
) -> None:
    changed = json.loads(json.dumps(notes))
    rng = random.Random(seed)
    for _ in range(changes):
        changed = scrambled(changed, rng)
    data = encoded(changed)
    read = found(data)
    if isinstance(read, NotesError):
        assert read.line in range(1, data.count(b"\n") + 2)
        assert mistake_words(catalogue("fi"), read)
    else:
        assert evidence(*read)


def found(data: bytes) -> tuple[Notes, Edition] | NotesError:
    try:
        return read_notes(data)
    except NotesError as mistake:
        return mistake


SCRAPS: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    4,
    10**30,
    2.5,
    "",
    "rope",
    "plum",
    "study",
    "\x00",
    [],
    {},
]


def scrambled(value: Any, rng: random.Random) -> Any:  # noqa: ANN401 - JSON of any shape
    """`value` with something in it changed, left out or doubled."""
    if not isinstance(value, dict | list) or not value or rng.random() < 0.05:
        return rng.choice(SCRAPS)
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = rng.choice(keys)
    if rng.random() < 0.1:
        del value[key]
    elif isinstance(value, list) and rng.random() < 0.2:
        value.insert(key, rng.choice(value))
    else:
        value[key] = scrambled(value[key], rng)
    return value
