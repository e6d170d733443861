"""The catalogues themselves: whole, and of one shape."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tudor.phrases.catalogue import LANGUAGES, phrase
from tudor.rules.board import load_plan
from tudor.rules.edition import load
from tudor.rules.errors import REASONS
from tudor.rules.options import Options
from tudor.server.errors import PROBLEM_REASONS

TRANSLATED: Final = [language for language in LANGUAGES if language != "en"]
DECK: Final = load("travel").deck
ROOMS: Final = sorted(
    {room for board in ("classic", "modern") for room in load_plan(board).legend.values()}
)
KINDS: Final = {
    "suspects": list(DECK.suspects),
    "weapons": list(DECK.weapons),
    "places": [*ROOMS, "square"],
}
# What the arguments that CARD is given stand for; those not here may be any card.
ARGUMENTS: Final = {
    "suspect": ["suspects"],
    "case_suspect": ["suspects"],
    "weapon": ["weapons"],
    "case_weapon": ["weapons"],
    "piece": ["suspects", "weapons"],
    "who": ["suspects"],
    "asker": ["suspects"],
    "room": ["places"],
    "place": ["places"],
    "case_room": ["places"],
    "from": ["places"],
    "to": ["places"],
}


def files(language: str) -> dict[str, str]:
    folder = resources.files("tudor.phrases").joinpath("locales", language)
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for text in files(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class Uses(Visitor):
    """What a message uses: variables, cases of CARD by argument; references are followed."""

    def __init__(self, language: str, entry: ast.BaseNode) -> None:
        super().__init__()
        self.language = language
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.cases: list[tuple[str, str]] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(messages(self.language)[node.id.name])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        (argument,) = node.arguments.positional
        for named in node.arguments.named:
            assert isinstance(argument, ast.VariableReference)
            assert isinstance(named.value, ast.StringLiteral)
            self.cases.append((argument.id.name, named.value.value))
        self.generic_visit(node)


def is_card(name: str) -> bool:
    return name.startswith("card-")


def attributes(entry: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    for name, text in files(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_every_file_and_phrase(language: str) -> None:
    assert files(language).keys() == files("en").keys()
    assert set(messages("en")) - set(messages(language)) == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_the_same_arguments_and_attributes(language: str) -> None:
    for name, english in messages("en").items():
        own = messages(language)[name]
        assert Uses(language, own).variables == Uses("en", english).variables, name
        assert (own.value is None) == (english.value is None), name
        if not is_card(name):
            assert attributes(own) == attributes(english), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_place_has_a_name(language: str) -> None:
    named = {name for name in messages(language) if is_card(name)}
    assert named == {f"card-{card}" for cards in KINDS.values() for card in cards}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_kind_have_the_same_cases(language: str) -> None:
    for cards in KINDS.values():
        shapes = {frozenset(attributes(messages(language)[f"card-{card}"])) for card in cards}
        assert len(shapes) == 1, cards


def cases_used(language: str) -> Iterator[tuple[str, str, str]]:
    for name, entry in messages(language).items():
        uses = Uses(language, entry)
        assert uses.functions <= {"CARD", "NUMBER", "DATETIME"}, name
        yield from ((name, argument, case) for argument, case in uses.cases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_that_a_phrase_asks_for_is_there(language: str) -> None:
    for name, argument, case in cases_used(language):
        for kind in ARGUMENTS.get(argument, KINDS):
            for card in KINDS[kind]:
                assert case in attributes(messages(language)[f"card-{card}"]), (name, card)


def test_every_reason_has_a_phrase_and_every_phrase_a_reason() -> None:
    named = set(messages("en"))
    refusals = {name for name in named if name.startswith("refusal-")} - {"refusal-clause"}
    assert refusals == {f"refusal-{reason}" for reason in REASONS}
    problems = {name for name in named if name.startswith("problem-")}
    options = {name for name in problems if name.startswith("problem-options-")}
    assert problems - options == {f"problem-{reason}" for reason in PROBLEM_REASONS}


def test_every_reason_to_refuse_an_option_has_a_phrase() -> None:
    source = "".join(
        resources.files("tudor").joinpath(module).read_text("utf-8")
        for module in ("rules/edition.py", "rules/options.py", "rules/state.py", "server/tables.py")
    )
    said = re.findall(r'(?:"([a-z_]+)"|EditionError\(option), "([a-z-]+)"\)', source)
    about = {"", "edition", "own_dice", *Options.__struct_fields__}
    reasons = {reason for option, reason in said if option in about}
    assert len(reasons) >= 10
    assert {f"problem-options-{reason}" for reason in reasons} == {
        name for name in messages("en") if name.startswith("problem-options-")
    }


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_that_needs_no_arguments(language: str, reason: str) -> None:
    words = phrase(language, f"refusal-{reason}")
    assert words.endswith(".")
    assert reason not in words
