"""Kinds of arguments that several commands take."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

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


class Database(click.ParamType["str | Path"]):
    """A database: the path of a file, or the URL of a PostgreSQL database as a string."""

    name = "path or url"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str | Path:
        """A URL as it is; for a path, a usage error where a folder is."""
        if isinstance(value, str) and "://" in value:
            if not value.startswith(("postgresql://", "postgres://")):
                self.fail("a URL of a database begins with postgresql://", param, ctx)
            return value
        path: Path = click.Path(dir_okay=False, path_type=Path).convert(str(value), param, ctx)
        return path


def shown(database: str | Path) -> str:
    """A database for others to read: of a URL only where it is, not who enters and with what."""
    if isinstance(database, Path):
        return str(database)
    url = urlsplit(database)
    return f"postgresql://{url.netloc.rpartition('@')[2]}{url.path}"


class Proxies(click.ParamType[tuple[str, ...]]):
    """Addresses and networks, separated by commas."""

    name = "addresses"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """Each as it is written; a usage error for what is neither address nor network."""
        if isinstance(value, tuple):
            return value
        given = tuple(part.strip() for part in str(value).split(","))
        for part in given:
            try:
                ip_network(part)
            except ValueError:
                self.fail(f"'{part}' is neither an address nor a network", param, ctx)
        return given


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
    type=Database(),
    default=Path(click.get_app_dir("tudor"), "tables.sqlite"),
    help="What keeps the games: a file, or a postgresql:// URL.",
)
