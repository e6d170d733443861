"""``tudor editions``: list the editions and their options."""

from __future__ import annotations

import click
import msgspec

from tudor.rules.edition import EDITIONS, load


@click.command("editions")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(*, as_json: bool) -> None:
    """List the editions and their options."""
    options = {key: msgspec.to_builtins(load(key).options) for key in EDITIONS}
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(options)))
        return
    for key, values in options.items():
        click.echo(key)
        for option, value in values.items():
            click.echo(f"  {option:18} {_plain(value)}")


def _plain(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case [fewest, most]:
            return f"{fewest}-{most}"
        case _:
            return str(value)
