"""``tudor perft``: count the nodes of the game tree."""

from __future__ import annotations

import click
import msgspec

from tudor.cli.parameters import EditionKey, refused_options, rule_option, with_rules
from tudor.rules.actions import CHANCE
from tudor.rules.chance import draw, seed_key
from tudor.rules.edition import Edition
from tudor.rules.errors import EditionError
from tudor.rules.perft import perft
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply


@click.command("perft")
@click.argument("edition", type=EditionKey())
@click.argument("depth", type=click.IntRange(min=0))
@rule_option
@click.option("--seats", type=int, default=3, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="Of opening and deal.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    *,
    edition: Edition,
    depth: int,
    changes: tuple[str, ...],
    seats: int,
    seed: int,
    as_json: bool,
) -> None:
    """Count nodes by depth, below the first turn of a game whose opening and deal are drawn."""
    try:
        state = _first_turn(with_rules(edition, changes), seats, seed)
    except EditionError as error:
        raise refused_options(error) from None
    nodes = perft(state, depth)
    if as_json:
        click.echo(msgspec.json.encode([n._asdict() for n in nodes]))
        return
    click.echo(f"{'depth':>5} {'chance':>14} {'decision':>14} {'terminal':>14}")
    for level, (chance, decision, terminal) in enumerate(nodes):
        click.echo(f"{level:5} {chance:14} {decision:14} {terminal:14}")


def _first_turn(edition: Edition, seats: int, seed: int) -> State:
    state = new_game(edition, edition.first_suspects(seats))
    key, number = seed_key(seed), 0
    while state.phase in {Phase.OPENING, Phase.DEALING}:
        number += 1
        state, _ = apply(state, CHANCE, draw(state, key, number))
    return state
