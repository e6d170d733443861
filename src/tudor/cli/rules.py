"""``tudor rules``: the whole rule set of an edition, in plain words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING, Final

import click

from tudor.cli.parameters import lang_option, rule_option, with_rules, words_in
from tudor.phrases.catalogue import Catalogue
from tudor.rules.edition import EDITIONS, Edition, load

if TYPE_CHECKING:
    from tudor.phrases.rulebook import Rule

_WIDTH: Final = 78
_MARGIN: Final = 10
"""Columns for the clauses, beside the text."""


@click.command("rules")
@click.argument("edition")
@lang_option
@rule_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(*, edition: str, lang: str, changes: tuple[str, ...], as_json: bool) -> None:
    """Print the rules of EDITION, house rules worked in."""
    from tudor.phrases.rulebook import changes as told
    from tudor.phrases.rulebook import rulebook

    words = words_in(lang)
    played = _edition(edition, changes, words)
    book = rulebook(played, words)
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(book)))
        return
    click.echo("\n".join([book.title, "", *wrap(told(played, words), _WIDTH)]))
    for section in book.sections:
        click.echo(f"\n{section.heading}\n{'-' * len(section.heading)}")
        for rule in section.rules:
            click.echo("\n".join(_lines(rule, words)))


def _edition(key: str, changes: tuple[str, ...], words: Catalogue) -> Edition:
    if key not in EDITIONS:
        raise _refused(words, "edition", key, EDITIONS)
    return with_rules(load(key), changes, words.language)


def _refused(words: Catalogue, what: str, text: str, known: tuple[str, ...]) -> click.UsageError:
    said = words.phrase(f"rulebook-no-{what}", text=text, known=words.join(known))
    return click.UsageError(said)


def _lines(rule: Rule, words: Catalogue) -> Iterator[str]:
    """The clauses in the margin, the text beside them; a house rule says that it is one."""
    mark = f"[{words.phrase('rulebook-house-rule')}] " if rule.house_rule else ""
    margin = wrap(", ".join(rule.ids), _MARGIN)
    text = wrap(mark + rule.text, _WIDTH - _MARGIN - 1)
    for clauses, line in zip_longest(margin, text, fillvalue=""):
        yield f"{clauses:{_MARGIN}} {line}".rstrip()
