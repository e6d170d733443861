"""``tudor import``: take tables in from a file that ``tudor export`` wrote."""  # noqa: N999 - so the command is called

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import IO

import click

from tudor.cli.parameters import database_option


@click.command("import")
@database_option
@click.argument("file", type=click.File("rb"))
def command(*, database: str | Path, file: IO[bytes]) -> None:
    """Take in the tables in FILE (-: standard input); none that there is already."""
    from tudor.server.errors import ServerError, StorageError
    from tudor.server.log import Unreadable

    taken: list[str] = []
    try:
        asyncio.run(_import(database, file, taken))
    except (Unreadable, StorageError) as error:
        before = f" ({len(taken)} tables before it are in)" if taken else ""
        raise click.UsageError(f"{file.name}: {error}{before}") from None
    except ServerError as error:
        raise click.UsageError(str(error)) from None
    click.echo(f"{len(taken)} tables are in.", err=True)


async def _import(database: str | Path, lines: Iterable[bytes], taken: list[str]) -> None:
    from tudor.server.log import Log

    log = await Log.open(database)
    try:
        async for table_id in log.import_tables(lines):
            taken.append(table_id)  # noqa: PERF401 - they are counted also where it breaks off
    finally:
        await log.close()
