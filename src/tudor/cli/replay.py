"""``tudor replay``: replay a game record and say how the game ended."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from tudor.phrases.catalogue import phrase
from tudor.rules.events import GameOver
from tudor.rules.record import Record, RecordError, load_record
from tudor.rules.state import State


@click.command("replay")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(*, record: Path, as_json: bool) -> None:
    """Replay RECORD, check every action by the rules, and say who won."""
    try:
        game = load_record(record.read_bytes())
        state = game.start()
        for state, _ in game.replay():  # noqa: B007 - the last one counts
            pass
    except OSError as error:
        raise click.UsageError(f"{record}: {error.strerror}") from None
    except RecordError as error:
        raise click.UsageError(f"{record}: {_in_words(error)}") from None
    if as_json:
        figures = {"actions": len(game.entries), "turns": state.turn, "outcome": state.outcome}
        click.echo(msgspec.json.encode(figures))
        return
    click.echo(f"{len(game.entries)} actions, {state.turn} turns: {_ending(game, state)}")


def _in_words(error: RecordError) -> str:
    refused = error.refused
    if refused is None:
        return str(error)
    return f"action {error.index}: {phrase('en', f'refusal-{refused.reason}')} ({refused.rule})"


def _ending(game: Record, state: State) -> str:
    match state.outcome:
        case None:
            return "the game is not over"
        case GameOver(winner=None, reason=reason):
            return f"the murder is unsolved ({reason})"
        case GameOver(winner=int(winner), case_file=(suspect, weapon, room)):
            seat = game.seats[winner]
            who = f"{seat.name} ({seat.suspect})" if seat.name else seat.suspect
            return f"seat {winner}, {who}, has won: {suspect}, {weapon}, {room}"
        case _:
            raise AssertionError(state.outcome)
