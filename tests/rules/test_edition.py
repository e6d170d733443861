"""Editions and house rules: which options fit together, and what an edition says of itself."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.positions import travel
from tests.strategies import OPTION_VALUES, house_rules
from tests.tiny import SUSPECTS, TINY, plan, text, tiny
from tudor.rules.board import MIDDLE
from tudor.rules.cards import Deck
from tudor.rules.edition import EDITIONS, Edition, load, parse
from tudor.rules.errors import REASONS, EditionError
from tudor.rules.options import Options
from tudor.rules.state import new_game

TRAVEL: dict[str, Any] = {
    "seats": (3, 6),
    "board": "classic",
    "dice": 2,
    "reach": 8,
    "opener": "highest-one",
    "pawns_start": "squares",
    "weapons_start": "one-a-room",
    "left_over": "dealt",
    "roll": "exact",
    "same_square_twice": True,
    "pawns_block": True,
    "shortcuts": "passages",
    "reenter_same_turn": False,
    "asking": "must-on-entry",
    "moved_may_stay": True,
    "accuse_when": "after-asking",
    "accuse_where": "anywhere",
    "wrong_accuser": "answers-on",
    "answering": "enforced",
    "bonus": "none",
    "row": 0,
    "turn_limit": None,
}
"""The column of the rules document's table."""


def test_the_travel_edition_has_the_options_of_the_rules_document() -> None:
    assert msgspec.structs.asdict(load("travel").options) == TRAVEL


def test_a_house_rule_is_one_option_changed() -> None:
    for option, values in OPTION_VALUES.items():
        for value in values:
            try:
                edition = travel(**{option: value})
            except EditionError:
                continue
            changed = {
                key: plain(now)
                for key, now in msgspec.structs.asdict(edition.options).items()
                if plain(now) != plain(TRAVEL[key])
            }
            assert changed == ({} if plain(TRAVEL[option]) == value else {option: value})
            assert {key: plain(now) for key, now in edition.house_rules.items()} == changed


def plain(value: object) -> object:
    """`value` as JSON has it."""
    return list(value) if isinstance(value, tuple) else value


def test_without_house_rules_an_edition_stays_what_it_is() -> None:
    assert load("travel").house_rules == {}
    assert load("travel").with_house_rules({}).options == load("travel").options
    assert travel(dice=2).house_rules == {}


@given(house_rules())
@settings(max_examples=60)
def test_house_rules_make_the_same_edition_again(rules: dict[str, Any]) -> None:
    edition = travel(**rules)
    again = travel(**edition.house_rules)
    assert again.options == edition.options
    assert again.plan == edition.plan
    # And over JSON, as a record has them.
    told = msgspec.json.decode(msgspec.json.encode(edition.house_rules))
    assert travel(**told).options == edition.options


@given(house_rules(), house_rules())
@settings(max_examples=60)
def test_house_rules_one_after_another_are_as_good_as_at_once(
    one: dict[str, Any], other: dict[str, Any]
) -> None:
    both = one | other
    try:
        at_once = travel(**both)
    except EditionError:
        return
    try:
        in_steps = travel(**one).with_house_rules(other)
    except EditionError as error:
        pytest.fail(f"{one} then {other}: {error}")
    assert in_steps.options == at_once.options
    assert in_steps.plan == at_once.plan


@pytest.mark.parametrize(
    ("rules", "option"),
    [
        ({"seats": [3, 7]}, "seats"),
        ({"seats": [1, 6]}, "seats"),
        ({"seats": [0, 6]}, "seats"),
        ({"seats": [5, 4]}, "seats"),
        ({"seats": [3]}, "seats"),
        ({"seats": 4}, "seats"),
        ({"board": "modern"}, "pawns_start"),
        ({"board": "attic"}, "board"),
        ({"board": "../editions/travel"}, "board"),
        ({"board": "x\0y"}, "board"),
        ({"board": ""}, "board"),
        ({"board": None}, "board"),
        ({"dice": 3}, "dice"),
        ({"dice": True}, "dice"),
        ({"dice": "two"}, "dice"),
        ({"reach": 0}, "reach"),
        ({"reach": 101}, "reach"),
        ({"turn_limit": 0}, "turn_limit"),
        ({"turn_limit": -1}, "turn_limit"),
        ({"turn_limit": 10**30}, "turn_limit"),
        ({"row": 4}, "row"),
        ({"row": 2}, "row"),
        ({"opener": "plum"}, "opener"),
        ({"answering": "sometimes"}, "answering"),
        ({"bonus": "printed-deck"}, "bonus"),
        ({"bonus": "house-deck", "seats": [2, 2], "row": 4}, "bonus"),
        ({"same_square_twice": "sometimes"}, "same_square_twice"),
        ({"castling": True}, "castling"),
    ],
)
def test_what_makes_no_sense_is_refused_by_the_option(rules: dict[str, Any], option: str) -> None:
    with pytest.raises(EditionError) as refused:
        travel(**rules)
    assert refused.value.option == option
    assert refused.value.reason


def senseless(o: dict[str, Any]) -> bool:
    """What the rules document calls senseless, or cannot be meant, among `OPTION_VALUES`."""
    return bool(
        (o["board"] == "modern" and o["pawns_start"] == "squares")
        or (o["row"] and o["seats"][0] > 2)
        or (o["bonus"] != "none" and o["seats"][1] == 2)
        or (o["accuse_where"] == "middle" and o["accuse_when"].startswith("after"))
    )


@given(st.fixed_dictionaries({k: st.sampled_from(v) for k, v in OPTION_VALUES.items()}))
@settings(max_examples=300)
def test_any_combination_makes_sense_or_is_refused_with_the_reason(options: dict[str, Any]) -> None:
    if senseless(options):
        with pytest.raises(EditionError):
            travel(**options)
    else:
        edition = travel(**options)
        fewest, most = edition.options.seats
        fewest = max(fewest, 3) if edition.bonus_cards else fewest  # M19
        for seats in (fewest, most):
            suspects = edition.deck.suspects[:seats]
            assert new_game(edition, suspects).actor == "chance"


def test_a_row_does_not_take_more_cards_than_there_are() -> None:
    with pytest.raises(EditionError):
        tiny().with_house_rules({"row": 4})


@pytest.mark.parametrize("key", ["", "Travel", "../travel", "tiny", "modern/../travel"])
def test_there_are_no_other_editions(key: str) -> None:
    with pytest.raises(EditionError) as refused:
        load(key)
    assert (refused.value.option, refused.value.reason) == ("edition", "unknown-edition")


@pytest.mark.parametrize("key", EDITIONS)
def test_each_edition_names_a_clause_for_each_refusal(key: str) -> None:
    assert set(load(key).file.rules) == set(REASONS)


def test_an_edition_without_a_clause_for_a_refusal_is_refused() -> None:
    lines = text("tiny").splitlines()
    without = "\n".join(line for line in lines if not line.startswith("no-passage"))
    with pytest.raises(EditionError, match="no-passage"):
        parse("tiny", without, plan("tiny"))


def test_an_edition_with_an_unknown_option_or_reason_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        parse("tiny", text("tiny").replace("reach = 1", "reach = 1\nleap = 2"), plan("tiny"))
    with pytest.raises(msgspec.ValidationError):
        parse("tiny", text("tiny") + 'tired = "T1"\n', plan("tiny"))
    with pytest.raises(tomllib.TOMLDecodeError):
        parse("tiny", "[options", plan("tiny"))


def test_an_edition_must_fit_its_board() -> None:
    with pytest.raises(EditionError) as refused:
        parse("tiny", text("tiny").replace('"squares"', '"middle"'), plan("tiny"))
    assert (refused.value.option, refused.value.reason) == ("board", "no-middle")
    with pytest.raises(EditionError) as refused:
        parse("tiny", text("tiny"), plan("tiny-middle"))
    assert (refused.value.option, refused.value.reason) == ("pawns_start", "no-start-squares")
    crowded = text("tiny").replace('["axe", "bow"]', '["axe", "bow", "cup"]')
    with pytest.raises(EditionError) as refused:
        parse("tiny", crowded, plan("tiny"))
    assert (refused.value.option, refused.value.reason) == ("weapons_start", "too-few-rooms")


@pytest.mark.parametrize("key", TINY)
def test_the_tiny_editions_are_tiny(key: str) -> None:
    edition = tiny(key)
    deck = edition.deck
    assert len(deck) <= 9
    assert len(deck.rooms) == 2
    assert edition.board.corridor.bit_count() <= 7
    assert edition.options.turn_limit is not None
    assert new_game(edition, SUSPECTS).actor == "chance"


def test_a_deck_knows_its_cards_and_holds_each_once() -> None:
    deck = load("travel").deck
    assert deck.all == (1 << 21) - 1
    assert deck.cards(deck.bits(["hall", "plum"])) == ("plum", "hall")
    assert [deck.kind(card) for card in ("plum", "rope", "hall")] == ["suspect", "weapon", "room"]
    assert MIDDLE not in deck.ids
    for unknown in ("joker", MIDDLE):
        with pytest.raises(KeyError):
            deck.kind(unknown)
        with pytest.raises(KeyError):
            deck.bits([unknown])
    with pytest.raises(ValueError, match="once"):
        Deck(["plum"], ["rope"], ["plum"])


def test_options_are_frozen() -> None:
    edition: Edition = load("travel")
    with pytest.raises(AttributeError):
        edition.options.dice = 1  # type: ignore[misc]
    assert isinstance(edition.options, Options)
