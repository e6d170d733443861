"""All that is kept in a database, to look for what must not be there."""

from __future__ import annotations

from pathlib import Path

import psycopg
from psycopg import sql

from tudor.server.database import is_url
from tudor.server.schema import metadata


def kept_in(database: str) -> bytes:
    """Every byte of SQLite's files; every value in PostgreSQL, whose files keep what is gone."""
    if not is_url(database):
        path = Path(database)
        return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    with psycopg.connect(database) as connection:
        return b"\n".join(
            value if isinstance(value, bytes) else str(value).encode()
            for table in metadata.tables
            for row in connection.execute(sql.SQL("SELECT * FROM {}").format(sql.Identifier(table)))
            for value in row
        )
