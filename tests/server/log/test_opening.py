"""Where the log is kept: what can be opened, and how what cannot is refused."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.log.some import MAKER, NOBODY, rows, table
from tudor.server.errors import ServerError
from tudor.server.log import Log
from tudor.server.schema import HEAD
from tudor.server.stored import Next

pytestmark = pytest.mark.anyio
DIARY = "Dear diary, today we played Cluedo. " * 100


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


@pytest.fixture
def diary(path: Path) -> Path:
    """A file that is no database."""
    path.write_text(DIARY)
    return path


@pytest.fixture
def alias(path: Path, tmp_path: Path) -> Path:
    """Another name of the file."""
    alias = tmp_path / "alias.db"
    alias.symlink_to(path)
    return alias


def damage(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[8192 : 8192 + 6000] = b"\xa5" * 6000
    path.write_bytes(data)


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir() if path.suffix == ".db"}


async def opened(database: str | Path) -> None:
    await (await Log.open(database)).close()


async def test_what_is_kept_is_there_again(database: str) -> None:
    log = await Log.open(database)
    await log.add_table(table(), NOBODY, MAKER)
    before = await log.load("t")
    await log.close()
    for way in (Log.open, Log.look):
        log = await way(database)
        assert await log.load("t") == before
        await log.close()


async def test_what_is_being_written_is_written_before_it_closes(database: str) -> None:
    log = await Log.open(database)
    await log.add_table(table(), NOBODY, MAKER)
    writing = asyncio.create_task(log.append("t", rows()[0], Next()))
    await asyncio.sleep(0)
    await log.close()
    await writing
    log = await Log.open(database)
    assert await log.rows_after("t", 0) == rows()[:1]
    await log.close()


async def test_a_file_that_is_no_database(diary: Path, tmp_path: Path) -> None:
    for way in (Log.open, Log.look):
        with pytest.raises(ServerError, match=r"log\.db: file is not a database"):
            await way(diary)
    assert files(tmp_path) == {"log.db": DIARY}


async def test_a_database_that_is_damaged(path: Path) -> None:
    log = await Log.open(path)
    for i in range(3):
        await log.add_table(table(f"t{i}"), NOBODY, MAKER)
        for row in rows():
            await log.append(f"t{i}", row, Next())
    await log.close()
    damage(path)
    with pytest.raises(ServerError, match=r"cannot use the database .*log\.db"):
        await Log.open(path)


async def test_one_server_at_a_time_uses_a_file(path: Path, alias: Path) -> None:
    log = await Log.open(path)
    for name in (path, alias, str(path)):
        with pytest.raises(ServerError, match=r"another server uses .*\.db$"):
            await Log.open(name)
    beside = await Log.look(alias)
    await log.add_table(table(), NOBODY, MAKER)
    assert await beside.load("t")
    await beside.close()
    await log.close()
    await opened(path)


async def test_a_log_that_could_not_be_opened_is_not_in_use(diary: Path) -> None:
    for _ in range(2):
        with pytest.raises(ServerError, match="not a database"):
            await Log.open(diary)


async def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match="unable to open database file"):
        await Log.open(tmp_path / "no" / "such" / "folder" / "log.db")
    with pytest.raises(ServerError, match="unable to open database file"):
        await Log.open(tmp_path)


async def test_to_look_makes_nothing(path: Path, tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=r"there is no database .*log\.db"):
        await Log.look(path)
    assert files(tmp_path) == {}


async def test_a_database_of_a_newer_version(path: Path) -> None:
    def become(version: str) -> None:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
            connection.commit()

    await opened(path)
    become("9999")
    with pytest.raises(ServerError, match="newer version of tudor"):
        await Log.open(path)
    with pytest.raises(ServerError, match="another version of tudor"):
        await Log.look(path)
    become(HEAD)
    await opened(path)


async def test_servers_that_start_at_once_make_the_tables_once(postgres: Postgres) -> None:
    url = postgres.empty_database()
    logs = await asyncio.gather(*[Log.open(url) for _ in range(4)])
    await logs[0].add_table(table(), NOBODY, MAKER)
    assert all([await log.load("t") for log in logs])
    for log in logs:
        await log.close()
    postgres.drop(url)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("postgresql://me:sesame@127.0.0.1:1/tudor", "connection failed"),
        ("postgres://me:sesame@127.0.0.1:1/tudor", "connection failed"),
        ("postgresql://me:sesame@127.0.0.1:port/tudor", "that is no URL"),
        ("mysql://me:sesame@127.0.0.1/tudor", r"only postgresql:// is known"),
        ("://", "that is no URL"),
    ],
)
async def test_a_database_that_is_not_there(url: str, why: str) -> None:
    with pytest.raises(ServerError, match=f"^cannot use the database.*: {why}") as caught:
        await Log.open(url)
    assert "sesame" not in str(caught.value)
    assert "\n" not in str(caught.value)
