"""``tudor play``: play in the browser, here."""

from __future__ import annotations

from pathlib import Path

import click

from tudor.cli.parameters import database_option, port_option
from tudor.cli.serve import Serving, run


@click.command("play")
@port_option
@database_option
@click.option("--no-browser", is_flag=True, help="Only print the address.")
def command(*, port: int, database: str | Path, no_browser: bool) -> None:
    """Start a server on this machine alone and open the browser on it."""
    run(Serving("127.0.0.1", port, database), browser=not no_browser)
