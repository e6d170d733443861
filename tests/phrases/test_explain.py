"""Reasons in words: every rule and every source, in every language."""

import json
import random
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.phrases.chains import (
    BELIEF,
    BO,
    CASE_FILE,
    ENTRIES,
    EXAMPLES,
    ME,
    NAMES,
    NOTES,
    OWN,
    PEEKED,
    PLACE_1,
    PLACE_2,
    SHOWN,
    TABLE,
    cards,
)
from tests.phrases.test_locales import messages
from tests.strategies.evidence import Seen, seen_games
from tudor.detective.belief import Belief
from tudor.detective.evidence import Holds
from tudor.detective.model import Model
from tudor.detective.reasons.changes import Change, Repair
from tudor.detective.reasons.influence import Influence
from tudor.detective.reasons.shapes import Chain, Rule, Step
from tudor.detective.reasons.why import why
from tudor.phrases.catalogue import LANGUAGES, Catalogue, catalogue
from tudor.phrases.percent import percent
from tudor.phrases.reasons.conflicts import explain_conflict
from tudor.phrases.reasons.explain import Line, explain
from tudor.phrases.reasons.findings import explain_finding, model_name
from tudor.phrases.reasons.influences import explain_influence
from tudor.phrases.reasons.repairs import explain_repair
from tudor.phrases.reasons.wording import Wording

SENTENCES: Final = json.loads(Path(__file__).with_name("reasons.json").read_text("utf-8"))
REPAIRS: Final = [
    (
        Repair(0, "suspect", "plum", "green"),
        "Suggestion 1: if the suspect was Reverend Green and not Professor Plum.",
    ),
    (
        Repair(0, "weapon", "rope", "dagger"),
        "Suggestion 1: if the weapon was the dagger and not the rope.",
    ),
    (
        Repair(3, "room", "study", "hall"),
        "Accusation 4: if the room was the hall and not the study.",
    ),
    (
        Repair(0, "card", "rope", "plum", 0),
        "Suggestion 1: if the card was Professor Plum and not the rope.",
    ),
    (Repair(0, "answerer", 1, 2, 0), "Suggestion 1: if it was Cilla who answered and not Bo."),
    (Repair(13, "answerer", 1, 0, 0), "Suggestion 14: if it was you who answered and not Bo."),
    (Repair(14, "answerer", 0, 2, 0), "Suggestion 15: if it was Cilla who answered and not you."),
    (Repair(6, "place", 0, 2), "Entry 7: if it was card 3 of the row and not card 1."),
    (Repair(0, "shows", before=True, after=False, answer=0), "Suggestion 1: if Bo showed nothing."),
    (
        Repair(1, "shows", before=False, after=True, answer=0),
        "Suggestion 2: if Cilla showed a card instead of nothing.",
    ),
    (
        Repair(1, "shows", before=False, after="study", answer=0),
        "Suggestion 2: if Cilla showed the study instead of nothing.",
    ),
    (
        Repair(14, "shows", before=True, after=False, answer=0),
        "Suggestion 15: if you showed nothing.",
    ),
    (
        Repair(14, "shows", before=False, after=True, answer=0),
        "Suggestion 15: if you showed a card instead of nothing.",
    ),
    (
        Repair(14, "shows", before=False, after="white", answer=0),
        "Suggestion 15: if you showed Mrs White instead of nothing.",
    ),
    (Repair(3, "right", before=False, after=True), "Accusation 4: if it was right."),
    (Repair(5, "right", before=True, after=False), "Accusation 6: if it was wrong."),
    (Repair(9, "false", before=False, after=True), "Entry 10: if the answer was false."),
    (Repair(10, "false", before=True, after=False), "Entry 11: if the answer was true."),
    (Repair(8, "left-out"), "Entry 9: if it is left out."),
]
INFLUENCES: Final = {
    0: "Suggestion 1 (you: Professor Plum, the rope and the kitchen)",
    3: "Accusation 4 (Bo: Professor Plum, the spanner and the study)",
    6: "Entry 7 (the look at card 1 of the row)",
    7: "Entry 8 (Bo showed you a card)",
    8: "Entry 9 (Miss Scarlett and the study, shown to everybody)",
    9: "Challenge 10 (“nothing” to suggestion 2)",
    11: "Entry 12 (Bo showed Cilla a card)",
    12: "Entry 13 (you showed Bo a card)",
}


def wording_in(words: Catalogue) -> Wording:
    return Wording(words, TABLE, NOTES, NAMES.__getitem__, lambda entry: entry + 1)


def told(language: str, steps: tuple[Step, ...]) -> tuple[Line, ...]:
    chain = Chain(steps[-1].mark, steps, (), ())
    return explain(wording_in(catalogue(language)), chain, BELIEF.clues)


def check_sentence(text: str) -> None:
    assert next(letter for letter in text if letter.isalpha()).isupper(), text
    assert text.endswith("."), text
    assert not re.search(r"  | [.,:;)]|\( |[{}]|\.\.|None", text), text


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def flat(steps: tuple[Step, ...]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from flat(step.supposed)


@pytest.mark.parametrize("key", EXAMPLES)
def test_reasons_are_told_as_at_a_table(key: str) -> None:
    lines = [f"{'>' * line.depth} {line.text}".strip() for line in told("en", EXAMPLES[key])]
    assert lines == SENTENCES[key]


@pytest.mark.parametrize("key", EXAMPLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same(language: str, key: str) -> None:
    steps = EXAMPLES[key]
    for line, english in zip(told(language, steps), told("en", steps), strict=True):
        check_sentence(line.text)
        assert (line.depth, line.entries) == (english.depth, english.entries)
        assert numbers(line.text) == numbers(english.text)


def test_every_rule_is_among_them() -> None:
    assert {step.rule for steps in EXAMPLES.values() for step in flat(steps)} == {*get_args(Rule)}


@given(seen=seen_games(), language=st.sampled_from(LANGUAGES), seed=st.integers(0, 2**32))
def test_every_entry_that_a_chain_rests_on_is_named(seen: Seen, language: str, seed: int) -> None:
    notes, edition = seen.notes, seen.game.edition
    belief = Belief.of(notes, edition, "any")
    marks = [(card, holder) for card in edition.deck.ids for holder in belief.table.holders]
    random.Random(seed).shuffle(marks)
    card, holder = next(mark for mark in marks if belief.certain(*mark) is not None)
    chain = why(belief, card, holder)
    names = [f"P{'abcdef'[seat]}" for seat in range(len(notes.seats))]
    words = catalogue(language)
    wording = Wording(words, belief.table, notes, names.__getitem__, lambda e: 100 + e)
    lines = explain(wording, chain, belief.clues)
    assert {entry for line in lines for entry in line.entries} == set(chain.entries)
    assert lines[-1].depth == 0
    for line in lines:
        check_sentence(line.text)
        assert {str(100 + entry) for entry in line.entries} <= set(numbers(line.text))


def finding(language: str, belief: Belief, card: str, holder: int) -> str:
    return explain_finding(wording_in(catalogue(language)), belief, card, holder)


def certain() -> Belief:
    """A belief in which each kind of holder has a card for sure."""
    return Belief(TABLE, (OWN, SHOWN, PEEKED, Holds(4, CASE_FILE, cards("study"))))


@pytest.mark.parametrize(
    ("card", "holder", "words"),
    [
        ("white", ME, "You certainly hold Mrs White."),
        ("rope", ME, "You certainly do not hold the rope."),
        ("rope", BO, "Bo certainly holds the rope."),
        ("white", BO, "Bo certainly does not hold Mrs White."),
        ("kitchen", PLACE_1, "Card 1 of the row is certainly the kitchen."),
        ("rope", PLACE_2, "Card 2 of the row is certainly not the rope."),
        ("study", CASE_FILE, "The case file certainly holds the study."),
        ("hall", CASE_FILE, "The case file certainly does not hold the hall."),
    ],
)
def test_what_is_certain(card: str, holder: int, words: str) -> None:
    assert finding("en", certain(), card, holder) == words
    for language in LANGUAGES:
        told_so = finding(language, certain(), card, holder)
        check_sentence(told_so)
        assert numbers(told_so) == numbers(words)


@pytest.mark.parametrize("model", get_args(Model))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_probability_names_its_model(language: str, model: Model) -> None:
    words = catalogue(language)
    belief = Belief(TABLE, (OWN,), model)
    chance = belief.probability("plum", BO)
    told_so = finding(language, belief, "plum", BO)
    check_sentence(told_so)
    assert f": {percent(words, chance)} (" in told_so
    assert f": {model_name(words, model)})" in told_so
    assert words.phrase(f"model-{model}.text").endswith(".")


@pytest.mark.parametrize("entry", INFLUENCES)
def test_what_an_entry_does_to_a_probability(entry: int) -> None:
    influence = Influence(entry, Fraction(1, 3), Fraction(3, 5))
    for language in LANGUAGES:
        words = explain_influence(wording_in(catalogue(language)), influence)
        check_sentence(words)
        if language == "en":
            assert words == f"{INFLUENCES[entry]}: 33% without it, 60% with it."


def test_every_kind_of_entry_is_among_them() -> None:
    assert {type(ENTRIES[entry]) for entry in INFLUENCES} == {type(entry) for entry in ENTRIES}


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ((), "No deal fits the cards that you hold."),
        ((2,), "This entry cannot be right: 3."),
        ((2, 6, 8), "These entries cannot all be right: 3, 7 and 9."),
    ],
)
def test_which_entries_are_at_odds(entries: tuple[int, ...], words: str) -> None:
    chain = Chain(None, (), (), entries)
    assert explain_conflict(wording_in(catalogue("en")), chain) == words
    for language in LANGUAGES:
        told_so = explain_conflict(wording_in(catalogue(language)), chain)
        check_sentence(told_so)
        assert numbers(told_so) == numbers(words)


@pytest.mark.parametrize(("repair", "words"), REPAIRS)
def test_what_would_repair_notes(repair: Repair, words: str) -> None:
    assert explain_repair(wording_in(catalogue("en")), repair) == words
    for language in LANGUAGES:
        told_so = explain_repair(wording_in(catalogue(language)), repair)
        check_sentence(told_so)
        assert numbers(told_so) == numbers(words)


def test_every_change_is_among_them() -> None:
    assert {repair.change for repair, _ in REPAIRS} == {*get_args(Change)}


class Listening(Catalogue):
    """Remembers which phrases it was asked for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.said: set[str] = set()

    def phrase(self, key: str, /, **args: str | int) -> str:
        self.said.add(key)
        return super().phrase(key, **args)


def test_every_phrase_is_said_somewhere() -> None:
    words = Listening()
    wording = wording_in(words)
    for steps in EXAMPLES.values():
        explain(wording, Chain(None, steps, (), ()), BELIEF.clues)
    for entry in INFLUENCES:
        influence = Influence(entry, Fraction(1, 3), Fraction(3, 5))
        explain_influence(wording, influence)
    for repair, _ in REPAIRS:
        explain_repair(wording, repair)
    for belief in (certain(), *(Belief(TABLE, (OWN,), model) for model in get_args(Model))):
        explain_finding(wording, belief, "rope", BO)
    explain_conflict(wording, Chain(None, (), (), ()))
    written = {name for name in messages("en") if name.startswith(("reason-", "model-"))}
    assert written <= words.said
