from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData

from tudor.server import schema
from tudor.server.database import open_database
from tudor.server.migrate import newest

pytestmark = pytest.mark.anyio


def described(metadata: MetaData) -> dict[str, list[tuple[str, str, bool, bool]]]:
    return {
        name: [
            (column.name, str(column.type), bool(column.nullable), column.primary_key)
            for column in table.columns
        ]
        for name, table in metadata.tables.items()
        if name != "alembic_version"
    }


def found(connection: Connection) -> dict[str, list[tuple[str, str, bool, bool]]]:
    metadata = MetaData()
    metadata.reflect(connection)
    return described(metadata)


async def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    for _ in range(2):
        engine = await open_database(tmp_path / "log.db")
        async with engine.connect() as connection:
            assert await connection.run_sync(found) == described(schema.metadata)
        await engine.dispose()


def test_the_schema_knows_the_newest_migration() -> None:
    assert newest() == schema.HEAD
