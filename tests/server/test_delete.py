"""The host can delete a table, with its names and its talk."""

import pytest

from tests.server.kit import House, refusal
from tests.server.kit.kept import kept_in

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}


async def test_nothing_is_left_of_a_table_that_is_deleted(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, BOT, listed=True)
    await anna.sit(table, name="Annabella")
    await bo.sit(table, name="Bartholomew")
    await anna.call("POST", table, "/chat", channel="table", seat=0, text="remember-this")
    note = {"card": "hall", "text": "remember-that"}
    await bo.call("PUT", table, "/seats/1/notebook/notes", **note)
    stream = await bo.read(table, 1)
    for guest, refused in ((bo, (403, "not-the-host")), (house.guest(), (401, "no-token"))):
        assert refusal(await guest.call("DELETE", table)) == refused
    assert stream.open
    assert (await anna.call("DELETE", table)).status_code == 204
    assert not stream.open
    for _ in range(2):
        for path in ("", "/stream", "/record"):
            assert refusal(await bo.call("GET", table, path)) == (404, "unknown-table")
        assert refusal(await anna.call("DELETE", table)) == (404, "unknown-table")
        assert (await anna.get("/api/tables/mine")).json() == []
        anna = await house.restarted(anna)
    await house.restart()
    kept = kept_in(house.database)
    for gone in (b"Annabella", b"Bartholomew", b"remember-this", b"remember-that", table.encode()):
        assert gone not in kept


async def test_a_table_that_another_process_deleted(house: House) -> None:
    """Before its notice has come here."""
    anna = house.guest()
    table = await anna.begin({}, BOT, BOT)
    await house.log.delete_table(table)
    mark = {"card": "rope", "seat": 1, "mark": "no"}
    for method, path, body in (
        ("PUT", "/seats/0/notebook/marks", mark),
        ("POST", "/chat", {"channel": "table", "seat": 0, "text": "?"}),
        ("POST", "/rematch", {}),
    ):
        response = await anna.call(method, table, path, **body)
        assert refusal(response) in {(404, "unknown-table"), (409, "not-over")}


async def test_a_game_is_deleted_while_bots_play_and_an_answer_waits(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table(BOT, BOT, BOT, answer_delay=900, bot_pace=700)
    await house.advance(7)
    assert (await anna.call("DELETE", table)).status_code == 204
    await house.advance(100)
    assert refusal(await anna.call("GET", table)) == (404, "unknown-table")
