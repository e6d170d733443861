"""The game record: there and back, replayed, and refused with the place and the reason."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.golden import GOLDEN, ROOT
from tests.strategies import Game, games, play
from tests.tiny import SUSPECTS, tiny
from tudor.rules.actions import CHANCE, Action
from tudor.rules.edition import load
from tudor.rules.record import (
    FORMAT,
    Entry,
    Record,
    RecordError,
    RecordSeat,
    SeededChance,
    TableChance,
    dump,
    load_record,
    schema,
)
from tudor.rules.state import State

VALIDATOR = jsonschema_rs.Draft202012Validator(schema())


def same(one: State, other: State) -> bool:
    """Whether two states are equal but for the edition's identity."""
    return msgspec.structs.replace(one, edition=other.edition) == other


@given(games())
@settings(max_examples=60)
def test_a_record_comes_back_as_it_was_and_replays_the_game(game: Game) -> None:
    record = game.record()
    again = load_record(dump(record))
    assert msgspec.json.encode(again) == msgspec.json.encode(record)
    assert again.entries == record.entries
    assert dump(again) == dump(record)
    steps = list(again.replay())
    assert [events for _, events in steps] == list(game.rows)
    assert all(same(s, t) for (s, _), t in zip(steps, game.states[1:], strict=True))
    assert same(again.start(), game.states[0])


@given(games())
@settings(max_examples=40)
def test_a_record_is_what_its_schema_says(game: Game) -> None:
    document = json.loads(dump(game.record()))
    assert [str(error) for error in VALIDATOR.iter_errors(document)] == []


def game_of_travel() -> dict[str, Any]:
    document = json.loads(dump(play(load("travel"), ("plum", "white", "green"), 4, 40).record()))
    assert isinstance(document, dict)
    return document


def test_a_record_reads_as_the_format_says() -> None:
    record = Record(
        "travel",
        {"dice": 1},
        (RecordSeat("plum", "Bo"), RecordSeat("white", bot="novice"), RecordSeat("green")),
        (Entry(CHANCE, msgspec.convert({"type": "opening", "rolls": [6, 1, None]}, Action)),),
    )
    assert json.loads(dump(record)) == {
        "format": "tudor/1",
        "edition": "travel",
        "house_rules": {"dice": 1},
        "seats": [
            {"suspect": "plum", "name": "Bo"},
            {"suspect": "white", "bot": "novice"},
            {"suspect": "green"},
        ],
        "actions": [{"by": "chance", "type": "opening", "rolls": [6, 1, None]}],
    }
    assert dump(record).count(b"\n") == 3  # one action a line
    assert FORMAT == "tudor/1"


TABLE = {"server": "0a" * 32, "openings": ["1b" * 32, None, "2c" * 32], "deal": 1}


@pytest.mark.parametrize(
    ("chance", "shape"),
    [
        (TABLE, TableChance("0a" * 32, ("1b" * 32, None, "2c" * 32), 1)),
        (
            TABLE | {"own_dice": True},
            TableChance("0a" * 32, ("1b" * 32, None, "2c" * 32), 1, own_dice=True),
        ),
        ({"seed": [7, 0]}, SeededChance((7, 0))),
        ({"seed": [-(10**30)]}, SeededChance((-(10**30),))),
        (None, None),
    ],
    ids=str,
)
def test_a_record_may_say_from_what_chance_was_drawn(
    chance: dict[str, Any] | None, shape: TableChance | SeededChance | None
) -> None:
    document = game_of_travel() | {"chance": chance}
    assert VALIDATOR.is_valid(document)
    record = load_record(msgspec.json.encode(document))
    assert record.chance == shape
    told = json.loads(dump(record))
    assert told.get("chance") == chance
    assert ("chance" in told) == (chance is not None)


@pytest.mark.parametrize(
    ("chance", "place"),
    [
        ({}, "server"),
        ({"seed": []}, "$.seed"),
        ({"seed": ["7"]}, "$.seed[0]"),
        ({"seed": 7}, "$.seed"),
        ({"seed": [7]} | TABLE, "unknown field"),
        ({"seed": [7], "own_dice": True}, "own_dice"),
        (TABLE | {"server": "0A" * 32}, "$.server"),
        (TABLE | {"server": "0a" * 31}, "$.server"),
        (TABLE | {"server": "0a" * 32 + "\n"}, "$.server"),
        (TABLE | {"openings": [None, "x"]}, "$.openings[1]"),
        (TABLE | {"deal": 0}, "$.deal"),
        (TABLE | {"key": "0a" * 32}, "key"),
    ],
    ids=str,
)
def test_what_chance_cannot_have_been_drawn_from_is_refused(
    chance: dict[str, Any], place: str
) -> None:
    document = game_of_travel() | {"chance": chance}
    with pytest.raises(RecordError, match="chance: ") as refused:
        load_record(msgspec.json.encode(document))
    assert place in str(refused.value)
    assert not VALIDATOR.is_valid(document)


def test_places_are_rooms_or_squares_on_the_wire() -> None:
    moves = [a["to"] for a in game_of_travel()["actions"] if a["type"] == "move"]
    assert moves
    for to in moves:
        assert isinstance(to, str) or (len(to) == 2 and all(isinstance(n, int) for n in to))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b"null",
        b'"tudor/1"',
        b"{}",
        b"[" * 100_000,
        b'{"format":"tudor/1","edition":"travel","seats":[],"actions":[],"house_rules":{"a":'
        + b"[" * 100_000,
    ],
    ids=lambda data: repr(data[:20]),
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError) as refused:
        load_record(data)
    assert str(refused.value)
    assert refused.value.index is None


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"format": "tudor/2"}, "tudor/2"),
        ({"format": "tudor-notes/1"}, "tudor-notes/1"),
        ({"edition": None}, "edition"),
        ({"seats": [{"name": "Bo"}]}, "suspect"),
        ({"seats": "plum"}, "seats"),
        ({"house_rules": []}, "house_rules"),
        ({"actions": {}}, "actions"),
        ({"actions": [7]}, "actions[0]"),
        ({"chance": [7]}, "chance"),
        ({"comment": "?"}, "comment"),
    ],
)
def test_a_record_of_another_shape_is_refused_by_its_place(
    change: dict[str, Any], word: str
) -> None:
    data = msgspec.json.encode(game_of_travel() | change)
    with pytest.raises(RecordError) as refused:
        load_record(data)
    assert word in str(refused.value)
    assert not VALIDATOR.is_valid(json.loads(data))


@pytest.mark.parametrize("field", ["format", "edition", "house_rules", "seats", "actions"])
def test_a_record_with_a_field_missing_is_refused(field: str) -> None:
    document = game_of_travel()
    del document[field]
    with pytest.raises(RecordError, match=field):
        load_record(msgspec.json.encode(document))
    assert not VALIDATOR.is_valid(document)


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"by": 0},
        {"type": "roll"},
        {"by": "plum", "type": "roll"},
        {"by": True, "type": "roll"},
        {"by": None, "type": "roll"},
        {"by": 0, "type": "jump"},
        {"by": 0, "type": "roll", "to": "hall"},
        {"by": 0, "type": "move"},
        {"by": 0, "type": "move", "to": [1]},
        {"by": 0, "type": "move", "to": [1, 2, 3]},
        {"by": 0, "type": "move", "to": ["a", "b"]},
        {"by": 0, "type": "suggest", "suspect": "plum"},
        {"by": "chance", "type": "dice", "faces": "66"},
        {"by": "chance", "type": "deal"},
    ],
    ids=str,
)
def test_an_action_of_no_shape_is_refused_by_its_index(action: dict[str, Any]) -> None:
    document = game_of_travel()
    document["actions"][17] = action
    with pytest.raises(RecordError, match="action 17") as refused:
        load_record(msgspec.json.encode(document))
    assert refused.value.index == 17
    assert not VALIDATOR.is_valid(document)


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"edition": "chess"}, "unknown-edition"),
        ({"edition": "../travel"}, "unknown-edition"),
        ({"house_rules": {"dice": 9}}, "dice"),
        ({"house_rules": {"castling": True}}, "castling"),
        ({"house_rules": {"board": "modern"}}, "pawns_start"),
        ({"seats": [{"suspect": "plum"}]}, "seats"),
        ({"seats": [{"suspect": s} for s in ("plum", "plum", "white")]}, "seats"),
        ({"seats": [{"suspect": s} for s in ("plum", "rope", "white")]}, "seats"),
    ],
)
def test_a_game_that_cannot_begin_is_refused(change: dict[str, Any], word: str) -> None:
    record = load_record(msgspec.json.encode(game_of_travel() | change))
    for begin in (record.start, lambda: list(record.replay())):
        with pytest.raises(RecordError, match=word) as refused:
            begin()
        assert refused.value.index is None


@given(st.integers(0, 39), st.sampled_from(["roll", "stay", "passage", "end", "nothing", "skip"]))
@settings(max_examples=100)
def test_an_illegal_action_is_refused_by_its_index_and_its_clause(at: int, kind: str) -> None:
    document = game_of_travel()
    if kind == "skip":
        del document["actions"][at]
    else:
        document["actions"][at] = {"by": document["actions"][at]["by"], "type": kind}
    record = load_record(msgspec.json.encode(document))
    error: RecordError | None = None
    try:
        list(record.replay())
    except RecordError as refused:
        error = refused
    if error is None:  # the action put in was as legal as the one it replaced
        assert kind != "skip" or at == 39
        return
    assert error.index is not None
    assert error.index >= at
    assert error.refused is not None
    assert f"action {error.index}: " in str(error)
    assert error.refused.rule in str(error)
    assert error.refused.reason in str(error)
    # All before that action is legal.
    fewer = Record(record.edition, record.house_rules, record.seats, record.entries[: error.index])
    assert len(list(fewer.replay())) == error.index


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ({"by": "chance", "type": "dice", "faces": [6, 6]}, "bad-opening"),
        ({"by": 0, "type": "roll"}, "roll-is-open"),
        ({"by": -5, "type": "roll"}, "roll-is-open"),
        ({"by": 10**9, "type": "show", "card": "joker"}, "nothing-to-answer"),
        ({"by": "chance", "type": "opening", "rolls": []}, "bad-opening"),
    ],
)
def test_a_refused_first_action(action: dict[str, Any], reason: str) -> None:
    record = load_record(msgspec.json.encode(game_of_travel() | {"actions": [action]}))
    with pytest.raises(RecordError) as refused:
        list(record.replay())
    assert refused.value.index == 0
    assert refused.value.refused is not None
    assert refused.value.refused.reason == reason


@pytest.mark.parametrize(
    "change",
    [
        {"case_file": ["joker", "rope", "hall"]},
        {"case_file": ["rope", "joker", "hall"]},
        {"hands": []},
        {"hands": [["joker"] * 6] * 3},
        {"weapons": {}},
        {"weapons": {"joker": "hall"}},
    ],
    ids=str,
)
def test_a_deal_of_unknown_cards_is_refused(change: dict[str, Any]) -> None:
    document = game_of_travel()
    at = next(i for i, a in enumerate(document["actions"]) if a["type"] == "deal")
    document["actions"][at] |= change
    with pytest.raises(RecordError) as refused:
        list(load_record(msgspec.json.encode(document)).replay())
    assert refused.value.index == at
    assert refused.value.refused is not None
    assert refused.value.refused.reason == "bad-deal"


def test_an_edition_that_is_not_in_the_package_may_be_given() -> None:
    game = play(tiny(), SUSPECTS, 3)
    record = load_record(dump(game.record()))
    with pytest.raises(RecordError, match="unknown-edition"):
        record.start()
    assert [state for state, _ in record.replay(tiny())] == list(game.states[1:])


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
@settings(max_examples=100)
def test_no_bytes_do_more_than_be_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        load_record(data)


def test_the_schema_names_every_action() -> None:
    definitions = schema()["$defs"]
    kinds = {
        d["properties"]["type"]["enum"][0]
        for d in definitions.values()
        if "type" in d["properties"]
    }
    assert kinds == {
        *("opening", "deal", "dice", "pick", "roll", "move", "passage", "door", "stay"),
        *("suggest", "peek", "accuse", "end", "show", "nothing"),
        *("shuffle", "choose", "challenge"),
    }


def test_the_schema_in_the_documents_is_not_stale() -> None:
    path = ROOT / "docs" / "record.schema.json"
    assert path.read_text("utf-8") == GOLDEN[path]()
