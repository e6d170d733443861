"""``tudor simulate``: let bots play games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click
import msgspec

from tudor.arena.match import Played, play
from tudor.bots.bot import BOTS
from tudor.cli.parameters import EditionKey, refused_options, rule_option, with_rules
from tudor.rules.edition import Edition
from tudor.rules.errors import EditionError
from tudor.rules.record import dump


@click.command("simulate")
@click.option("--edition", type=EditionKey(), default="travel", show_default=True)
@rule_option
@click.option("--seats", type=int, default=4, show_default=True)
@click.option("--bot", type=click.Choice(list(BOTS)), default="novice", show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same games.")
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), help="Keep records.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    *,
    edition: Edition,
    changes: tuple[str, ...],
    seats: int,
    bot: str,
    games: int,
    seed: int,
    records: Path | None,
    as_json: bool,
) -> None:
    """Let bots play whole games, and say how they ended."""
    edition = with_rules(edition, changes)
    try:
        edition.first_suspects(seats)
    except EditionError as error:
        raise refused_options(error) from None
    wins = Counter[int | None]()
    turns, actions = [], 0
    for game in range(games):
        played = play(edition, [bot] * seats, seed, game)
        if records is not None:
            _keep(records / f"{edition.key}-{seats}-{seed}-{game:04}.json", played)
        wins[played.outcome.winner] += 1
        turns.append(played.state.turn)
        actions += len(played.record.entries)
    figures = {
        "edition": edition.key,
        "house_rules": edition.house_rules,
        "seats": seats,
        "bot": bot,
        "games": games,
        "seed": seed,
        "wins": [wins[seat] for seat in range(seats)],
        "unsolved": wins[None],
        "mean_turns": round(sum(turns) / games, 2),
        "most_turns": max(turns),
        "actions": actions,
    }
    if as_json:
        click.echo(msgspec.json.encode(figures))
        return
    for figure, value in figures.items():
        told = " ".join(changes) or "none" if figure == "house_rules" else value
        click.echo(f"{figure.replace('_', ' '):12} {told}")


def _keep(path: Path, played: Played) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(dump(played.record))
    except OSError as error:
        raise click.UsageError(f"--records: {error}") from None
