"""The rulebook: every clause of an edition is in it, and it says what the options say."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.phrases.test_locales import messages
from tests.rules.rule_ids import RULES
from tests.strategies import OPTION_VALUES, changed_editions, sensible
from tudor.phrases.catalogue import LANGUAGES, Catalogue, catalogue
from tudor.phrases.house_rules import (
    GROUPS,
    OptionInfo,
    dashed,
    option_infos,
    option_words,
    spelt,
    value_words,
)
from tudor.phrases.rulebook import Rule, changes, rulebook
from tudor.phrases.topics import SECTIONS
from tudor.rules.edition import EDITIONS, Edition, load
from tudor.rules.options import Options, idle

EN: Final = catalogue("en")
TOPICS: Final = [topic for topics in SECTIONS.values() for topic in topics]
INFOS: Final = {info.key: info for info in option_infos()}


def rules(edition: Edition, words: Catalogue = EN) -> list[Rule]:
    return [rule for section in rulebook(edition, words).sections for rule in section.rules]


def text(key: str, words: Catalogue = EN, **house_rules: object) -> str:
    return "\n".join(rule.text for rule in rules(load(key).with_house_rules(house_rules), words))


def may_be_idle(option: str, edition: Edition) -> bool:
    """Whether a change of the option may change nothing: always, or to some values only."""
    options = edition.options
    sometimes = {"seats": options.bonus != "none", "opener": options.dice == 0}
    return sometimes.get(option, option in idle(options, edition.board))


def is_idle(rule: Rule, words: Catalogue = EN) -> bool:
    assert rule.option is not None
    marker = words.phrase("rule-idle", option=option_words(words, rule.option), value="…")
    return rule.text.endswith(marker.partition("…")[2])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EDITIONS)
def test_every_clause_of_an_edition_is_told_and_none_of_another(key: str, language: str) -> None:
    told = {clause for rule in rules(load(key), catalogue(language)) for clause in rule.ids}
    assert told == set(RULES[key])


@pytest.mark.parametrize("key", EDITIONS)
def test_an_edition_names_topics_that_there_are(key: str) -> None:
    assert set(load(key).file.clauses) <= {topic.key for topic in TOPICS}


@pytest.mark.parametrize("key", EDITIONS)
def test_nothing_is_a_house_rule_as_the_box_has_it(key: str) -> None:
    assert not [rule for rule in rules(load(key)) if rule.house_rule]
    assert changes(load(key), EN) == EN.phrase("rulebook-by-the-box")


@pytest.mark.parametrize("key", EDITIONS)
def test_no_rule_is_told_twice(key: str) -> None:
    assert set(Counter(rule.text for rule in rules(load(key))).values()) == {1}


def test_every_option_drives_a_topic_and_stands_in_one_group() -> None:
    options = set(get_type_hints(Options))
    assert {topic.options[0] for topic in TOPICS if topic.options} == options
    assert Counter(key for keys in GROUPS.values() for key in keys) == Counter(options)


@given(changed_editions(), st.sampled_from(LANGUAGES))
def test_any_house_rules_are_all_told(edition: Edition, language: str) -> None:
    words = catalogue(language)
    marked = [rule for rule in rules(edition, words) if rule.house_rule]
    assert {rule.option for rule in marked} == set(edition.house_rules)
    for option, value in edition.house_rules.items():
        assert value_words(words, option, value) in changes(edition, words)
    for rule in marked:
        assert rule.option is not None
        assert may_be_idle(rule.option, edition) or not is_idle(rule, words), rule


@given(changed_editions())
def test_what_does_not_differ_is_no_house_rule(edition: Edition) -> None:
    in_the_box = {rule.text for rule in rules(load(edition.key))}
    for rule in rules(edition):
        assert rule.house_rule == (rule.text not in in_the_box)


def single_changes() -> Iterator[tuple[str, str, Any]]:
    for key in EDITIONS:
        known = msgspec.to_builtins(load(key).options)
        for option, values in OPTION_VALUES.items():
            yield from ((key, option, value) for value in values if value != known[option])


@pytest.mark.parametrize(("key", "option", "value"), list(single_changes()))
def test_a_single_house_rule_says_the_new_rule_where_it_makes_a_difference(
    key: str, option: str, value: object
) -> None:
    edition = load(key).with_house_rules(sensible({option: value}, key))
    if option not in edition.house_rules:
        return
    told = [rule for rule in rules(edition) if rule.house_rule and rule.option == option]
    assert told
    assert all(is_idle(rule) == may_be_idle(option, edition) for rule in told)


class Listening(Catalogue):
    """Remembers which phrases it was asked for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.said: set[str] = set()

    def phrase(self, key: str, /, **args: str | int) -> str:
        self.said.add(key)
        return super().phrase(key, **args)


def test_every_sentence_is_told_somewhere() -> None:
    words = Listening()
    for key, option, value in single_changes():
        house_rules = sensible({option: value}, key)
        rulebook(load(key).with_house_rules(house_rules), words)
    written = {name for name in messages("en") if name.startswith(("rule-", "rulebook-section-"))}
    assert written <= words.said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("info", list(INFOS.values()), ids=list(INFOS))
def test_every_option_and_value_has_a_label_and_says_what_it_is_about(
    info: OptionInfo, language: str
) -> None:
    words = catalogue(language)
    assert words.phrase(f"option-group-{info.group}")
    assert option_words(words, info.key) != info.key
    assert words.phrase(f"option-{dashed(info.key)}.text").endswith(".")
    for value in info.values:
        assert value_words(words, info.key, value)
    for number in (info.least, info.most):
        if number is not None and info.kind == "number":
            assert re.sub(r"\D", "", value_words(words, info.key, number)) == str(number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_values_that_python_and_the_browser_share(language: str) -> None:
    for shared in json.loads(Path(__file__).with_name("values.json").read_text("utf-8")):
        key, value = shared["key"], shared["value"]
        assert shared["kind"] == INFOS[key].kind
        assert value_words(catalogue(language), key, value) == shared[language]


def test_labels_are_of_options_and_values_that_there_are() -> None:
    labels = {f"option-group-{group}" for group in GROUPS}
    for info in INFOS.values():
        label = f"option-{dashed(info.key)}"
        labels |= {label} | ({f"{label}-value"} if info.kind != "choice" else set())
        labels |= {f"{label}-{spelt(value)}" for value in info.values}
    assert {name for name in messages("en") if name.startswith("option-")} == labels


@pytest.mark.parametrize("info", list(INFOS.values()), ids=list(INFOS))
def test_what_may_be_chosen_is_what_the_rules_take(info: OptionInfo) -> None:
    field = get_type_hints(Options)[info.key]
    for value in (*info.values, *((info.least, info.most) if info.kind == "number" else ())):
        assert msgspec.convert(value, field) == value
    tried = OPTION_VALUES[info.key]
    if info.kind == "choice":
        assert set(tried) == set(info.values)
    elif info.kind == "range":
        assert (info.least, info.most) == (2, 6)


@pytest.mark.parametrize("key", EDITIONS)
def test_the_hands_are_those_that_are_dealt(key: str) -> None:
    edition = load(key)
    (said,) = [rule.text for rule in rules(edition) if rule.text.startswith("Cards in each hand")]
    least, most = edition.options.seats
    for players in range(least, most + 1):
        sizes, face_up = edition.hand_sizes(players, 0)
        wanted = " or ".join(str(size) for size in sorted(set(sizes)))
        hands = f"{wanted} with {players} players"
        assert f" {hands}" in said
        assert not face_up or f"{hands} (and {face_up} open)" in said


def test_the_ways_are_those_of_the_board() -> None:
    modern = text("modern")
    assert "The passages: garage – kitchen and bedroom – living room." in modern
    assert "The inner doors: bedroom – bathroom and kitchen – dining room." in modern
    assert "kitchen – study and conservatory – lounge" in text("modern", board="classic")
    closed = text("modern", shortcuts="passages")
    assert "(bedroom – bathroom and kitchen – dining room) are not used" in closed
    assert "inner door" not in text("travel", shortcuts="passages-and-doors").replace(
        "inner doors” makes no difference", ""
    )


def test_the_middle_is_told_where_pawns_can_come_to_it() -> None:
    assert "any of its 4 openings" in text("modern")
    assert "its one opening" in text("swedish", accuse_where="middle")
    assert "opening" not in text("travel")
    assert "opening" not in text("travel", weapons_start="middle")


def test_numbers_are_those_of_the_options() -> None:
    assert "at most 1 step." in text("travel", dice=0, reach=1)
    assert "at most 8 steps." in text("dutch", dice=0)
    assert "ends after 7 turns" in text("dutch", turn_limit=7)
    assert "This is a game for 4." in text("dutch", seats=[4, 4])


def test_two_sides() -> None:
    assert "7 to each side" in text("modern")
    assert "When two play" not in text("modern", seats=[3, 6], row=0)
    assert "without a row" in text("travel", seats=[2, 6])
    with_bonus = text("modern", bonus="house-deck")
    assert "From 3 to 6 can play." in with_bonus
    assert "When two play" not in with_bonus


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_deck_is_told_card_by_card(language: str) -> None:
    words = catalogue(language)
    edition = load("modern").with_house_rules({"bonus": "house-deck"})
    told = [rule.text for rule in rules(edition, words)]
    for card in edition.bonus_cards:
        name, effect = words.phrase(f"bonus-{card.id}"), words.phrase(f"bonus-{card.id}.text")
        assert [one for one in told if one.startswith(name) and one.endswith(effect)]


def test_who_begins_without_dice_is_drawn() -> None:
    assert "drawn by lot" in text("travel", dice=0)
    assert "Everybody rolls" not in text("travel", dice=0)


@pytest.mark.rule("T25")
def test_a_false_witness_is_told_of_on_honour() -> None:
    by_the_box = [rule.text for rule in rules(load("travel")) if "T25" in rule.ids]
    on_honour = load("travel").with_house_rules({"answering": "on-honour"})
    told = [rule for rule in rules(on_honour) if "T25" in rule.ids]
    assert all(rule.house_rule for rule in told)
    assert any("no more suggestions or accusations, only answers" in rule.text for rule in told)
    assert any("may challenge no more" in rule.text for rule in told)
    assert not any("false witness:" in one for one in by_the_box)


def test_an_accusation_waits_for_a_suggestion_that_must_be_made() -> None:
    must = "your suggestion there comes first"
    assert must in text("modern")
    assert must not in text("dutch")
    assert "you must suggest, so accuse in another turn" in text("swedish", asking="must-on-entry")
