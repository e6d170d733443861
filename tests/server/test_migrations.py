"""Older databases are brought up to date, on either kind of database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, create_engine, text

from tests.postgres import Postgres
from tests.server.log.some import rows
from tudor.server import schema
from tudor.server.database import is_url, url_of
from tudor.server.log import Log
from tudor.server.log.values import row_fields
from tudor.server.migrate import _config, newest, upgrade
from tudor.server.stored import EARLIER, Stored, StoredSeat, Written

pytestmark = pytest.mark.anyio

NAMES = ("playing", "waiting", "choosing")
TABLE = """
    INSERT INTO tables (id, created, edition, house_rules, answer_delay, bot_pace, secret, own_dice)
    VALUES (:id, :created, 'travel', :rules, 100, 200, :secret, :own_dice)
"""
SEAT = """
    INSERT INTO seats (table_id, seat, kind, bot, suspect, name, taken)
    VALUES (:table, :seat, :kind, :bot, :suspect, :name, :taken)
"""
ROW = """
    INSERT INTO rows (table_id, number, at, by, action, events)
    VALUES (:table_id, :number, :at, :by, :action, :events)
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database with nothing in it."""
    if request.param == "sqlite":
        yield str(tmp_path / "log.db")
        return
    server: Postgres = request.getfixturevalue("postgres")
    url = server.empty_database()
    yield url
    server.drop(url)


@contextmanager
def connected(database: str) -> Iterator[Connection]:
    url = url_of(database) if is_url(database) else f"sqlite:///{database}"
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def to(connection: Connection, version: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    move = command.downgrade if version == "base" else command.upgrade
    move(config, version)


def test_the_schema_knows_the_newest_migration() -> None:
    assert newest() == schema.HEAD


def test_the_migrations_make_the_schema(empty: str) -> None:
    for _ in range(2):
        with connected(empty) as connection:
            upgrade(connection)
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, schema.metadata) == []
            to(connection, "base")


def third_version(connection: Connection) -> None:
    """Three tables: one that plays, one that waits for somebody, one with suspects to choose."""
    to(connection, "0003")

    def write(statement: str, *many: dict[str, object]) -> None:
        connection.execute(text(statement), many or None)

    for name, created in zip(NAMES, (1.0, 2.0, 3.0), strict=True):
        secret = name.encode().ljust(32)
        write(
            TABLE,
            {"id": name, "created": created, "secret": secret, "own_dice": True, "rules": "{}"},
        )
        for seat, suspect in enumerate(["plum", None if name == "choosing" else "green"]):
            bot = {"kind": "bot", "bot": "novice"} if seat else {"kind": "person", "bot": None}
            taken = bool(seat) or name != "waiting"
            person = {"suspect": suspect, "name": "Å", "taken": taken}
            write(SEAT, {"table": name, "seat": seat} | bot | person)
    connection.execute(text(ROW), [row_fields("playing", row) for row in rows()[:9]])
    write("INSERT INTO guests (hash, created) VALUES ('anna', 0.5)")
    for name in ("playing", "choosing"):
        write(
            "INSERT INTO holders (table_id, seat, token_hash) VALUES (:table, 0, 'anna')",
            {"table": name},
        )
    write(
        "INSERT INTO marks (table_id, owner, card, seat, mark) VALUES ('playing', 0, 'x', 1, 'y')"
    )


async def test_tables_of_the_third_version(empty: str) -> None:
    with connected(empty) as connection:
        third_version(connection)
    log = await Log.open(empty)
    playing, waiting, choosing = [await found(log, name) for name in NAMES]
    assert playing.gathering.stage == "playing"
    assert playing.gathering.deal == EARLIER
    assert playing.gathering.nonce == playing.table.secret
    assert playing.gathering.holders == {(0, "anna")}
    assert playing.rows == tuple(replace(row, stood_in=False) for row in rows()[:9])
    assert playing.written == (Written(0, "x", 1, "y"),)
    for one in (waiting, choosing):
        assert (one.gathering.stage, one.gathering.deal) == ("lobby", 1)
        assert len(one.gathering.nonce) == 32
        assert one.gathering.nonce != one.table.secret
    assert [one.gathering.host for one in (playing, waiting, choosing)] == [None, None, "anna"]
    assert waiting.gathering.nonce != choosing.gathering.nonce
    assert waiting.gathering.seats[1] == StoredSeat(1, "bot", "novice", "green", "Å", taken=True)
    assert [one.table.listed for one in (playing, waiting, choosing)] == [False, True, True]
    assert [one.table.id for one in await log.listed(9)] == ["waiting"]
    assert await log.archive(1.5, 9) == 1
    await log.close()


async def found(log: Log, table_id: str) -> Stored:
    stored = await log.load(table_id)
    assert stored
    assert stored.table.own_dice
    return stored
