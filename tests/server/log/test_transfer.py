from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from tests.postgres import Postgres
from tests.server.log.some import MAKER, NOBODY, dealt, rows, sound_documents, table
from tests.server.log.some import line as spoken
from tests.server.log.test_gatherings import each_its_own
from tudor.server.log import Log, Unreadable
from tudor.server.log.documents import Document, encode
from tudor.server.stored import Next, StoredGuest, Written

pytestmark = pytest.mark.anyio
numbers = count()


@pytest.fixture
async def away(tmp_path: Path, postgres: Postgres, database: str) -> AsyncIterator[Log]:
    """A log in a database of the other kind."""
    url = None if "://" in database else postgres.new_database()
    log = await Log.open(url or tmp_path / "away.db")
    yield log
    await log.close()
    if url:
        postgres.drop(url)


async def exported(log: Log) -> list[bytes]:
    return [line async for line in log.export_tables()]


async def taken_in(log: Log, lines: list[bytes]) -> list[str]:
    return [table_id async for table_id in log.import_tables(lines)]


@settings(each_its_own, max_examples=20)
@given(document=sound_documents())
async def test_what_leaves_one_database_arrives_in_another(
    log: Log, away: Log, document: Document
) -> None:
    table_id = f"t{next(numbers)}"
    line = encode(replace(document, table=replace(document.table, id=table_id)))
    assert await taken_in(log, [line]) == [table_id]
    before = await log.load(table_id)
    (one,) = await exported(log)
    assert one == line + b"\n"
    await log.archive(3e9, 1)
    assert await exported(log) == [one]
    assert await taken_in(away, [b"\n", one]) == [table_id]
    assert await away.load(table_id) == before
    assert await exported(away) == [one]
    for each in (log, away):
        await each.delete_table(table_id)


async def test_guests_come_along(log: Log, away: Log) -> None:
    held = replace(
        NOBODY,
        holders=frozenset({(0, "bo")}),
        devices=frozenset({("phone", "bo")}),
        admitted=frozenset({"cilla"}),
    )
    for guest in ("bo", "phone", "cilla", "dan"):
        await log.add_guest(StoredGuest(guest, 3.0))
    await log.add_table(table(), held, MAKER)
    await taken_in(away, await exported(log))
    known = [guest for guest in ("bo", "phone", "cilla", "dan") if await away.has_guest(guest)]
    assert known == ["bo", "phone", "cilla"]


async def test_a_table_that_there_is_already(log: Log) -> None:
    for table_id in ("t", "u"):
        await log.add_table(table(table_id), NOBODY, MAKER)
    lines = await exported(log)
    await log.delete_table("t")
    await log.archive(99.0, 1)
    with pytest.raises(Unreadable, match=r"^line 2: there is a table u already$"):
        await taken_in(log, lines)
    assert await exported(log) == lines


def changed(document: bytes, path: str, value: object) -> bytes:
    content = msgspec.json.decode(document)
    *way, last = path.split(".")
    place = content
    for name in way:
        place = place[int(name) if isinstance(place, list) else name]
    place[last] = value
    return msgspec.json.encode(content)


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("format", "tudor-table/2", r"Invalid enum value 'tudor-table/2' - at `\$\.format`"),
        ("table.created", "yesterday", r"Expected `float`, got `str` - at `\$\.table\.created`"),
        ("more", 1, "unknown field `more`"),
        ("gathering.seats.1.seat", 7, "the seats are not numbered from 0"),
        ("gathering.holders", [[3, "bo"]], "something of a seat that is not there"),
        ("seen", [[3, 1.0]], "something of a seat that is not there"),
        ("lines.0.seat", 99, "something of a seat that is not there"),
        ("written.0.column", 3, "something of a seat that is not there"),
        ("written.0.card", "joker", "a card that is not in the game"),
        ("table.password", "open sesame", "the password is not kept as it should be"),
        ("table.clock", -5, r"Expected `int` >= 0 - at `\$\.clock`"),
        ("table.bot_pace", 10**9, r"Expected `int` <= \d+ - at `\$\.bot_pace`"),
    ],
)
async def test_what_is_no_table(log: Log, path: str, value: object, why: str) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    await log.say("t", spoken())
    await log.write("t", Written(0, "rope", 1, "no"))
    (line,) = await exported(log)
    await log.delete_table("t")
    with pytest.raises(Unreadable, match=f"^line 1: .*{why}"):
        await taken_in(log, [changed(line, path, value)])
    assert await exported(log) == []


def playing() -> Document:
    """A game of which some rows have been played."""
    return Document(
        table=replace(table(), edition="swedish", house_rules={}),
        gathering=dealt(),
        guests=(),
        rows=rows()[:9],
        written=(),
        lines=(),
        seen=(),
        next=Next(),
        touched=1.0,
    )


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("table.edition", "nonesuch", "no game can be played: There is no such edition"),
        ("table.house_rules", {"luck": 1}, "no game can be played: .*luck"),
        ("gathering.seats.0.suspect", "moriarty", "no game can be played"),
        ("gathering.seats.0.suspect", None, "a seat has no suspect"),
        ("gathering.seats.0.opening", "11" * 32, "something else than it gave"),
        ("gathering.seats.0.kind", "bot", "there is no such bot: None"),
        ("gathering.seats.0.opening", None, "a seat has not opened what it gave"),
        ("gathering.seats.0.opening", "xyz", "line 1: "),
        ("gathering.seats.0.opening", "00", "32 bytes"),
        ("gathering.nonce", "AAAA", "32 bytes"),
        ("gathering.stage", "lobby", "there are rows, but the cards are not dealt"),
        ("rows.8.action", {"type": "end"}, "row 9 cannot be played: "),
        ("rows.0.action", {"type": "dice", "faces": [1]}, "row 1 cannot be played: "),
        ("rows.8.number", 10, "the rows are not numbered from 1"),
    ],
)
async def test_a_game_that_cannot_go_on(log: Log, path: str, value: object, why: str) -> None:
    line = encode(playing())
    with pytest.raises(Unreadable, match=f"^line 1: .*{why}|^{why}"):
        await taken_in(log, [changed(line, path, value)])
    assert await exported(log) == []
    assert await taken_in(log, [line]) == ["t"]


@pytest.mark.parametrize("line", [b"Dear diary", b"\xff", b"[]", b'{"format": "tudor-table/1"}'])
async def test_what_is_no_document(log: Log, line: bytes) -> None:
    with pytest.raises(Unreadable, match=r"^line 2: "):
        await taken_in(log, [b"", line])
