"""``tudor export`` and ``tudor import`` carry tables between databases of either kind."""

import asyncio
import errno
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.cli.test_cli import Capture, refused, run
from tests.postgres import Postgres
from tests.server.log.some import MAKER, dealt, rows, table
from tudor.cli import export
from tudor.server.log import Log
from tudor.server.stored import Next, Stored


async def make_tables(database: str, *ids: str) -> None:
    log = await Log.open(database)
    for table_id in ids:
        made = replace(table(table_id), edition="swedish", house_rules={})
        await log.add_table(made, dealt(), MAKER)
        await log.append(table_id, rows()[0], Next())
    await log.close()


async def stored(database: str, *ids: str) -> list[Stored | None]:
    log = await Log.open(database)
    found = [await log.load(table_id) for table_id in ids]
    await log.close()
    return found


def test_tables_move_from_one_database_to_another(
    capsys: Capture, tmp_path: Path, database: str, postgres: Postgres
) -> None:
    asyncio.run(make_tables(database, "t", "u"))
    file = tmp_path / "tables.jsonl"
    assert run(capsys, "export", "--database", database, str(file))[::2] == (
        0,
        "2 tables are written.\n",
    )
    other = str(tmp_path / "away.db") if "://" in database else postgres.new_database()
    assert run(capsys, "import", "--database", other, str(file)) == (0, "", "2 tables are in.\n")
    assert asyncio.run(stored(other, "t", "u")) == asyncio.run(stored(database, "t", "u"))
    err = refused(capsys, "import", "--database", other, str(file))
    assert err.endswith("tables.jsonl: line 1: there is a table t already\n")


def test_a_bad_line_leaves_those_before_it(capsys: Capture, tmp_path: Path, database: str) -> None:
    asyncio.run(make_tables(database, "t"))
    file = tmp_path / "tables.jsonl"
    run(capsys, "export", "--database", database, str(file))
    file.write_bytes(file.read_bytes() + b'{"format":"tudor-table/1"}\n')
    other = str(tmp_path / "away.db")
    err = refused(capsys, "import", "--database", other, str(file))
    assert "line 2: Object missing required field `table` (1 tables before it are in)" in err
    assert asyncio.run(stored(other, "t")) != [None]


def test_while_a_server_uses_the_database(capsys: Capture, tmp_path: Path) -> None:
    database = str(tmp_path / "log.db")
    asyncio.run(make_tables(database, "t"))
    code, out, err = asyncio.run(exported_beside(capsys, database))
    assert (code, err) == (0, "1 tables are written.\n")
    assert out.startswith('{"format":"tudor-table/1","table":{"id":"t"')


async def exported_beside(capsys: Capture, database: str) -> tuple[int, str, str]:
    log = await Log.open(database)
    done = await asyncio.to_thread(run, capsys, "export", "--database", database, "-")
    await log.close()
    return done


def test_what_cannot_be_used(capsys: Capture, tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.db")
    assert "there is no database" in refused(capsys, "export", "--database", missing, "-")
    assert not Path(missing).exists()
    elsewhere = "postgresql://me:sesame@127.0.0.1:1/tudor"
    for command, file in (("export", "-"), ("import", __file__)):
        err = refused(capsys, command, "--database", elsewhere, file)
        assert "postgresql+psycopg://me:***@127.0.0.1:1/tudor" in err
    err = refused(capsys, "import", "--database", missing, str(tmp_path / "missing.jsonl"))
    assert "No such file" in err


def test_an_export_that_fails_leaves_the_file_alone(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    file.write_text("yesterday")
    refused(capsys, "export", "--database", str(tmp_path / "missing.db"), str(file))
    assert file.read_text() == "yesterday"
    assert [path.name for path in tmp_path.iterdir()] == ["tables.jsonl"]


def test_a_file_that_cannot_be_written(capsys: Capture, tmp_path: Path) -> None:
    database = str(tmp_path / "log.db")
    asyncio.run(make_tables(database, "t"))
    err = refused(capsys, "export", "--database", database, str(tmp_path / "nowhere" / "file"))
    assert err.endswith("file: No such file or directory\n")


def test_a_full_disk(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(export, "_export", full)
    file = tmp_path / "tables.jsonl"
    err = refused(capsys, "export", "--database", str(tmp_path / "log.db"), str(file))
    assert err.endswith("tables.jsonl: No space left on device\n")
    assert not file.exists()
