"""``tudor editions``: list the editions, their options and their cards."""

from __future__ import annotations

import click
import msgspec

from tudor.rules.edition import EDITIONS, load


@click.command("editions")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(*, as_json: bool) -> None:
    """List the editions, their options and their cards."""
    options = {key: msgspec.to_builtins(load(key).options) | _cards(key) for key in EDITIONS}
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(options)))
        return
    for key, values in options.items():
        click.echo(key)
        for option, value in values.items():
            click.echo(f"  {option:18} {_plain(value)}")


def _cards(key: str) -> dict[str, list[str]]:
    deck = load(key).deck
    return {
        "suspects": list(deck.suspects),
        "weapons": list(deck.weapons),
        "rooms": list(deck.rooms),
    }


def _plain(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case [str(), *_]:
            return " ".join(map(str, value))
        case [fewest, most]:
            return f"{fewest}-{most}"
        case _:
            return str(value)
