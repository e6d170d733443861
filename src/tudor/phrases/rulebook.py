"""The rulebook of an edition, in words, with the house rules of a table worked in.

Its sentences are made from the options that drive the engine, so that the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from tudor.phrases.catalogue import Catalogue
from tudor.phrases.house_rules import option_words, value_words
from tudor.phrases.topics import SECTIONS, Topic
from tudor.rules.edition import Edition, load
from tudor.rules.options import idle


class Rule(Struct, frozen=True):
    """A rule in words, and the clauses of the edition that it tells."""

    ids: tuple[str, ...]
    text: str
    option: str | None
    """The option that shapes the rule; of several, one that is a house rule."""
    house_rule: bool
    """Whether the text differs from that of the edition as it is in its box."""


class Section(Struct, frozen=True):
    """A part of the rulebook."""

    key: str
    heading: str
    rules: tuple[Rule, ...]


class Rulebook(Struct, frozen=True):
    """All rules of an edition, with house rules, in a language."""

    edition: str
    language: str
    title: str
    sections: tuple[Section, ...]
    idle: tuple[str, ...]
    """The options that make no difference as the others stand."""


def rulebook(edition: Edition, words: Catalogue, seats: int | None = None) -> Rulebook:
    """The rules by which `edition` is played, in the words of a catalogue.

    `edition` is one of the package's, with house rules or without. Every house rule is told, also
    one that makes no difference under the others; with `seats`, those are named for so many.
    """
    rules = {section: [*_rules(topics, edition, words)] for section, topics in SECTIONS.items()}
    told = {rule.option for found in rules.values() for rule in found if rule.house_rule}
    for option in edition.house_rules:
        if option not in told:
            rules[_section_of(option)].append(_idle(option, edition, words))
    return Rulebook(
        edition.key,
        words.language,
        words.phrase("rulebook-title", edition=words.phrase(f"edition-{edition.key}")),
        tuple(
            Section(section, words.phrase(f"rulebook-section-{section}"), tuple(found))
            for section, found in rules.items()
            if found
        ),
        tuple(sorted(idle(edition.options, edition.board, seats))),
    )


def changes(edition: Edition, words: Catalogue) -> str:
    """The house rules in one sentence, or that there are none."""
    original = load(edition.key).options
    told = [
        words.phrase(
            "rulebook-change",
            option=option_words(words, option),
            value=value_words(words, option, value),
            original=value_words(words, option, getattr(original, option)),
        )
        for option, value in edition.house_rules.items()
    ]
    if not told:
        return words.phrase("rulebook-by-the-box")
    return words.phrase("rulebook-changed", changes=words.join(told))


def _rules(topics: Iterable[Topic], edition: Edition, words: Catalogue) -> Iterator[Rule]:
    original, changed = load(edition.key), edition.house_rules
    for topic in topics:
        ids = edition.file.clauses.get(topic.key, ())
        in_the_box = set(topic.say(original, words)) if changed else None
        for text in topic.say(edition, words):
            house_rule = in_the_box is not None and text not in in_the_box
            behind = [option for option in topic.options if option in changed]
            option = next(iter(behind if house_rule else topic.options), None)
            yield Rule(ids, text, option, house_rule)


def _section_of(option: str) -> str:
    return next(
        section
        for section, topics in SECTIONS.items()
        if any(topic.options[:1] == (option,) for topic in topics)
    )


def _idle(option: str, edition: Edition, words: Catalogue) -> Rule:
    text = words.phrase(
        "rule-idle",
        option=option_words(words, option),
        value=value_words(words, option, edition.house_rules[option]),
    )
    return Rule(edition.file.clauses.get(option, ()), text, option, house_rule=True)
