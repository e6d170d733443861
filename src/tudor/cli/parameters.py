"""Kinds of arguments that several commands take."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click

from tudor.phrases.catalogue import LANGUAGES, Catalogue, catalogue, phrase
from tudor.phrases.house_rules import refused_option
from tudor.rules.edition import EDITIONS, Edition, load
from tudor.rules.errors import EditionError

_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_RANGE: Final = re.compile(r"([0-9]{1,9})[-–]([0-9]{1,9})")


class EditionKey(click.ParamType[Edition]):
    """An edition, by its key."""

    name = "edition"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Edition:
        """The edition itself, or a usage error that lists the keys."""
        if isinstance(value, Edition):
            return value
        if value not in EDITIONS:
            self.fail(f"'{value}' is none of {', '.join(EDITIONS)}", param, ctx)
        return load(str(value))


def words_in(language: str) -> Catalogue:
    """The phrases of a language; a usage error that lists the languages for an unknown one."""
    if language in LANGUAGES:
        return catalogue(language)
    words = catalogue("en")
    known = words.join(LANGUAGES)
    raise click.UsageError(words.phrase("rulebook-no-language", text=language, known=known))


def refused_options(error: EditionError, language: str = "en") -> click.UsageError:
    """What is wrong with a number of seats or an option, in words."""
    words = refused_option(catalogue(language), error.option, error.reason, error.option)
    return click.UsageError(words)


def with_rules(edition: Edition, changes: Iterable[str], language: str = "en") -> Edition:
    """The edition with house rules as they are typed: ``dice=1``, ``seats=2-6``."""
    rules: dict[str, object] = {}
    for change in changes:
        option, value = _change(change, language)
        if option in rules:
            raise click.UsageError(phrase(language, "rulebook-twice", option=option))
        rules[option] = value
    try:
        return edition.with_house_rules(rules)
    except EditionError as error:
        raise refused_options(error, language) from None


def _change(text: str, language: str) -> tuple[str, object]:
    option, equals, value = text.partition("=")
    if not equals:
        raise click.UsageError(phrase(language, "rulebook-no-value", text=text))
    if _NUMBER.fullmatch(value):
        return option, [int(value)] * 2 if option == "seats" else int(value)
    if numbers := _RANGE.fullmatch(value):
        return option, [int(number) for number in numbers.groups()]
    return option, value


rule_option = click.option(
    "--rule",
    "changes",
    multiple=True,
    metavar="OPTION=VALUE",
    help="A house rule; may be given several times.",
)
lang_option = click.option(
    "--lang", default="en", show_default=True, help=f"One of {', '.join(LANGUAGES)}."
)
port_option = click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8765,
    show_default=True,
    help="0: any free one.",
)
database_option = click.option(
    "--database",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path(click.get_app_dir("tudor"), "tables.sqlite"),
    help="The file that keeps the games.",
)
