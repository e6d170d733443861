"""``tudor serve``: serve tables to others."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import click

from tudor.cli.parameters import Proxies, database_option, port_option, shown

_THIS_MACHINE: Final = "127.0.0.1,::1,::ffff:127.0.0.1"


class Serving(NamedTuple):
    """How to serve; see ``tudor serve --help``."""

    host: str
    port: int
    database: str | Path
    proxies: tuple[str, ...] = ()
    limits: int = 1
    metrics_port: int | None = None
    push_contact: str | None = None


def _contact(_: click.Context, __: click.Parameter, given: str | None) -> str | None:
    if given is not None and not given.startswith(("mailto:", "https:")):
        raise click.BadParameter("an address of mailto: or https: is needed")
    return given


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for the network.")
@port_option
@database_option
@click.option(
    "--behind-proxy",
    "proxies",
    type=Proxies(),
    is_flag=False,
    flag_value=_THIS_MACHINE,
    default=(),
    help="Believe the X-Forwarded headers of a proxy on this machine, or at these addresses.",
)
@click.option(
    "--limits",
    type=click.IntRange(0, 1_000_000),
    default=1,
    show_default=True,
    help="How many times as many calls as usual an address may make; 0: any number.",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(1, 65535),
    help="Tell this machine figures for Prometheus on that port.",
)
@click.option(
    "--push-contact",
    metavar="ADDRESS",
    callback=_contact,
    help="Whom push services may turn to: mailto:you@example.org, or a page of https:.",
)
@click.option("--qr/--no-qr", default=None, help="Print the address as a QR code for phones.")
def command(
    *,
    host: str,
    port: int,
    database: str | Path,
    proxies: tuple[str, ...],
    limits: int,
    metrics_port: int | None,
    push_contact: str | None,
    qr: bool | None,
) -> None:
    """Serve tables until interrupted."""
    serving = Serving(host, port, database, proxies, limits, metrics_port, push_contact)
    run(serving, browser=False, qr=qr)


def run(serving: Serving, *, browser: bool, qr: bool | None = False) -> None:
    """Serve, print the address once it answers, and open it where there is a browser to do so.

    `qr`: whether to print it as a QR code too; None: if others reach it and this is a terminal.
    """
    from tudor.server.errors import ServerError
    from tudor.server.run import serve
    from tudor.server.settings import Settings

    host, port, database, proxies, limits, metrics_port, push_contact = serving

    def ready(url: str) -> None:
        click.echo(f"tudor is at {url} (Ctrl-C stops it; games are kept in {shown(database)})")
        if qr or (qr is None and _wants_qr(url)):
            click.echo(_qr(url))
        if browser:
            _open(url)

    if isinstance(database, Path):
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise click.UsageError(f"--database: {error}") from None
    settings = Settings(limits=limits, push_contact=push_contact or Settings().push_contact)
    try:
        serve(host, port, database, ready, settings, proxies=proxies, metrics_port=metrics_port)
    except ServerError as error:
        raise click.UsageError(str(error)) from None


def _wants_qr(url: str) -> bool:
    import sys
    from ipaddress import ip_address
    from urllib.parse import urlsplit

    return sys.stdout.isatty() and not ip_address(urlsplit(url).hostname or "").is_loopback


def _qr(url: str) -> str:
    import io

    import segno

    drawn = io.StringIO()
    segno.make(url).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def _open(url: str) -> None:
    import os
    import sys
    import webbrowser

    has_screen = sys.platform in {"darwin", "win32"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(url)
