"""Kinds of arguments that several commands take."""

from __future__ import annotations

from pathlib import Path

import click

from tudor.phrases.catalogue import phrase
from tudor.rules.edition import EDITIONS, Edition, load
from tudor.rules.errors import EditionError


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


def refused_options(error: EditionError) -> click.UsageError:
    """What is wrong with a number of seats or an option, in words."""
    return click.UsageError(phrase("en", f"problem-options-{error.reason}", option=error.option))


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
