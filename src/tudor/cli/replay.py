"""``tudor replay``: replay a game record and say how the game ended."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
import msgspec

from tudor.cli import printable
from tudor.cli.verdict import failure_line, proof_lines
from tudor.phrases.catalogue import catalogue, phrase
from tudor.phrases.names import player_name
from tudor.phrases.tell import tell
from tudor.rules.events import Event
from tudor.rules.receipt import ReceiptError, load_receipt
from tudor.rules.record import Record, RecordError, load_record
from tudor.rules.see import PUBLIC, see
from tudor.rules.state import State
from tudor.rules.verify import Verdict, verify

_FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command("replay")
@click.argument("record", type=_FILE)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--notes", "seat", type=click.IntRange(1), help="Print the notes of a seat, from 1.")
@click.option("--verify", "verifying", is_flag=True, help="Check that nobody chose cards and dice.")
@click.option("--receipt", type=_FILE, help="What your browser kept of the game, for --verify.")
@click.pass_context
def command(
    context: click.Context,
    *,
    record: Path,
    as_json: bool,
    seat: int | None,
    verifying: bool,
    receipt: Path | None,
) -> None:
    """Replay RECORD, check every action by the rules, and say who won.

    Exit code 1 where --verify fails.
    """
    if receipt is not None and not verifying:
        raise click.UsageError("--receipt is for --verify")
    if seat is not None and verifying:
        raise click.UsageError("--notes and --verify do not go together")
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
    figures: dict[str, object] = {
        "actions": len(game.entries),
        "turns": state.turn,
        "outcome": state.outcome,
    }
    told = [f"{len(game.entries)} actions, {state.turn} turns. {_ending(game, state)}"]
    failed = None
    if verifying:
        figures["verdict"] = verdict = _verdict(game, receipt)
        failed = verdict.failure
        told = [failure_line(game, failed)] if failed else [*told, *proof_lines(game, verdict)]
    click.echo(msgspec.json.encode(figures) if as_json else "\n".join(told))
    context.exit(1 if failed else 0)


def _verdict(game: Record, path: Path | None) -> Verdict:
    try:
        receipt = load_receipt(path.read_bytes()) if path is not None else None
    except OSError as error:
        raise click.UsageError(f"{path}: {error.strerror}") from None
    except ReceiptError as error:
        raise click.UsageError(f"{path}: {error}") from None
    return verify(game, receipt)


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
