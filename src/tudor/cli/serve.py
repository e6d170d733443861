"""``tudor serve``: serve tables to others."""

from __future__ import annotations

from pathlib import Path

import click

from tudor.cli.parameters import database_option, port_option


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for the network.")
@port_option
@database_option
def command(*, host: str, port: int, database: Path) -> None:
    """Serve tables until interrupted."""
    run(host, port, database, browser=False)


def run(host: str, port: int, database: Path, *, browser: bool) -> None:
    """Serve, print the address once it answers, and open it where there is a browser to do so."""
    from tudor.server.errors import ServerError
    from tudor.server.run import serve

    def ready(url: str) -> None:
        click.echo(f"tudor is at {url} (Ctrl-C stops it; games are kept in {database})")
        if browser:
            _open(url)

    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.UsageError(f"--database: {error}") from None
    try:
        serve(host, port, database, ready)
    except ServerError as error:
        raise click.UsageError(str(error)) from None


def _open(url: str) -> None:
    import os
    import sys
    import webbrowser

    has_screen = sys.platform in {"darwin", "win32"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(url)
