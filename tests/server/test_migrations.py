import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData

from tests.server.kit import House
from tudor.rules.actions import Roll
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


async def test_tables_of_the_first_version_are_played_on(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    async with House(path) as house:
        anna = house.guest()
        table = await anna.begin({}, {}, {})
        before = [await anna.position(table, seat) for seat in range(3)]
        note = {"card": "rope", "text": "Bo?"}
        await anna.put(f"/api/tables/{table}/seats/0/notebook/notes", json=note)
        cookies = anna.cookies
    with closing(sqlite3.connect(path)) as connection:
        for column in ("own_dice", "help"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.commit()
    async with House(path) as house:
        anna = house.guest()
        anna.cookies = cookies
        assert [await anna.position(table, seat) for seat in range(3)] == before
        info = (await anna.get(f"/api/tables/{table}")).json()
        assert (info["own_dice"], info["help"]) == (False, "chances")
        notebook = (await anna.get(f"/api/tables/{table}/seats/0/notebook")).json()
        assert notebook["notes"] == [note]
        actor, number = before[0].actor, before[0].number
        assert isinstance(actor, int)
        await anna.act(table, actor, number, Roll())
        assert (await anna.position(table, actor)).number == number + 2
    engine = await open_database(path)
    async with engine.connect() as connected:
        assert await connected.run_sync(found) == described(schema.metadata)
    await engine.dispose()


def test_the_schema_knows_the_newest_migration() -> None:
    assert newest() == schema.HEAD
