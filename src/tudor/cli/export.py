"""``tudor export``: write the tables of a database to a file."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

import click

from tudor.cli.parameters import database_option


@click.command("export")
@database_option
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True, path_type=str))
def command(*, database: str | Path, file: str) -> None:
    """Write all tables to FILE (-: standard output), each on a line of its own.

    It may be done while a server uses the database. Hands, notes and the hashes of tokens are in
    the file.
    """
    from tudor.server.errors import ServerError, StorageError

    try:
        if file == "-":
            written = asyncio.run(_export(database, sys.stdout.buffer))
        else:
            written = _write(database, Path(file))
    except (ServerError, StorageError) as error:
        raise click.UsageError(str(error)) from None
    except OSError as error:  # a full disk, a folder that there is not
        raise click.UsageError(f"{file}: {error.strerror or error}") from None
    click.echo(f"{written} tables are written.", err=True)


def _write(database: str | Path, file: Path) -> int:
    """All of it or nothing; what is secret in it is for the file's owner."""
    with NamedTemporaryFile(dir=file.parent, prefix=file.name, delete=False) as out:
        part = Path(out.name)
        try:
            written = asyncio.run(_export(database, out))
        except BaseException:
            part.unlink()
            raise
    part.replace(file)
    return written


async def _export(database: str | Path, out: IO[bytes]) -> int:
    from tudor.server.log import Log

    log = await Log.look(database)
    written = 0
    try:
        async for line in log.export_tables():
            out.write(line)
            written += 1
    finally:
        await log.close()
    return written
