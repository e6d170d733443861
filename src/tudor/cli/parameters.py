"""Kinds of arguments that several commands take."""

from __future__ import annotations

import click

from tudor.rules.edition import EDITIONS, Edition, load


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
