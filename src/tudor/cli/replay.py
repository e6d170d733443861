"""``tudor replay``: replay a game record and say how the game ended."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from tudor.cli import printable
from tudor.phrases.catalogue import catalogue, phrase
from tudor.phrases.names import player_name
from tudor.phrases.tell import tell
from tudor.rules.events import Event
from tudor.rules.record import Record, RecordError, load_record
from tudor.rules.see import PUBLIC, see
from tudor.rules.state import State


@click.command("replay")
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--notes", "seat", type=click.IntRange(1), help="Print the notes of a seat, from 1.")
def command(*, record: Path, as_json: bool, seat: int | None) -> None:
    """Replay RECORD, check every action by the rules, and say who won."""
    try:
        game = load_record(record.read_bytes())
        state = game.start()
        happened: list[Event] = []
        for state, events in game.replay():  # noqa: B007 - the last one counts
            happened += events
    except OSError as error:
        raise click.UsageError(f"{record}: {error.strerror}") from None
    except RecordError as error:
        raise click.UsageError(f"{record}: {_in_words(error)}") from None
    if seat is not None:
        click.echo(_notes(game, state, happened, seat), nl=False)
        return
    if as_json:
        figures = {"actions": len(game.entries), "turns": state.turn, "outcome": state.outcome}
        click.echo(msgspec.json.encode(figures))
        return
    click.echo(f"{len(game.entries)} actions, {state.turn} turns. {_ending(game, state)}")


def _notes(game: Record, state: State, happened: list[Event], seat: int) -> bytes:
    from tudor.detective.notebook import Notebook
    from tudor.detective.notes.file import dump_notes

    if seat > len(game.seats):
        raise click.UsageError(f"there are {len(game.seats)} seats")
    names = tuple(printable(sitting.name) for sitting in game.seats)
    notebook = Notebook(state.edition, state.suspects, seat - 1, names)
    for event in happened:
        notebook.read(see(event, seat - 1))
    if notebook.notes is None:
        raise click.UsageError("the cards have not been dealt")
    return dump_notes(notebook.notes)


def _in_words(error: RecordError) -> str:
    refused = error.refused
    if refused is None:
        return str(error)
    return f"action {error.index}: {phrase('en', f'refusal-{refused.reason}')} ({refused.rule})"


def _ending(game: Record, state: State) -> str:
    if state.outcome is None:
        return "The game is not over."
    words = catalogue("en")

    def name(seat: int) -> str:
        sitting = game.seats[seat]
        return player_name(words, printable(sitting.name), sitting.suspect)

    return tell(words, state.outcome, PUBLIC, name)
