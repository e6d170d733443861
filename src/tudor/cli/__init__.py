"""The command line: ``tudor COMMAND``; each command lives in the module of its name."""

from __future__ import annotations

import importlib
import sys
from typing import Final

import click

import tudor

COMMANDS: Final = {
    "play": "play in the browser, here",
    "serve": "serve tables to others",
    "export": "write all tables of a database to a file",
    "import": "take tables in from such a file",
    "editions": "list the editions and their options",
    "rules": "print the rules of an edition, house rules worked in",
    "simulate": "let bots play games",
    "replay": "replay a game record",
    "solve": "say where the cards can lie, from notes of a game",
    "perft": "count the nodes of the game tree",
}


class _Commands(click.Group):
    """Imports a command when it is called for, so that the others cost nothing."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(f"tudor.cli.{cmd_name}").command
        assert isinstance(command, click.Command)  # noqa: S101 - by construction
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(tudor.__version__, prog_name="tudor")
def cli() -> None:
    """Play, referee and study Cluedo."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit: 0, or 2 with one line on standard error for bad input."""
    try:
        code = cli.main(arguments, prog_name="tudor", standalone_mode=False)
    except click.Abort:
        code = 130
    except click.ClickException as error:
        code = _refuse(error.format_message())
    except OSError as error:
        code = _refuse(str(error))
    sys.exit(code)


def _refuse(message: str) -> int:
    click.echo(f"tudor: {printable(message)}", err=True)
    return 2


def printable(text: str) -> str:
    """`text` on one line, with nothing in it that a terminal would obey."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
