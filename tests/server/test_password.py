"""A table with a password is closed to whoever has not told it."""

import asyncio
import hashlib
import threading
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.server.gathering.people import laid
from tests.server.kit import Guest, House, refusal
from tests.server.kit.house import CountedMaker
from tests.server.kit.kept import kept_in
from tudor.server.errors import Refused
from tudor.server.gathering.people import admit
from tudor.server.password import check_password, kept

pytestmark = pytest.mark.anyio
WORD = "Övergång 7"
BOT = {"kind": "bot"}


@given(st.text(max_size=64), st.text(max_size=64))
@settings(max_examples=10)
async def test_the_right_password_and_no_other(right: str, other: str) -> None:
    stored = await kept(right, CountedMaker())
    await check_password(stored, right)
    if other != right:
        with pytest.raises(Refused, match="wrong-password"):
            await check_password(stored, other)


async def test_no_two_tables_keep_one_password_alike() -> None:
    maker = CountedMaker()
    assert await kept(WORD, maker) != await kept(WORD, maker)


async def test_nothing_is_told_before_the_password_is(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {}, password=WORD, listed=True)
    await anna.sit(table)  # whoever made it is in
    for method, path, body in (
        ("GET", "", {}),
        ("GET", "/stream", {}),
        ("GET", "/record", {}),
        ("POST", "/seats", {"commitment": "0" * 64}),
        ("POST", "/chat", {"channel": "spectators", "text": "?"}),
    ):
        for guest in (bo, house.guest()):
            response = await guest.call(method, table, path, **body)
            assert refusal(response) == (403, "password-needed")
            assert "set-cookie" not in response.headers
    (line,) = (await bo.get("/api/tables")).json()
    assert line["locked"]
    response = await bo.call("POST", table, "/admission", password="overgang")
    assert refusal(response) == (403, "wrong-password")
    response = await bo.call("POST", table, "/admission", password=WORD)
    assert (refusal(response), response.json()["locked"]) == ((200, ""), True)
    assert "HttpOnly" in response.headers["set-cookie"]
    assert await bo.sit(table) == 1
    bo = await house.restarted(bo)
    assert (await bo.told(table))["mine"] == [1]


async def test_who_may_watch_stays_in_after_a_restart(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {}, password=WORD)
    await bo.call("POST", table, "/admission", password=WORD)
    bo = await house.restarted(bo)
    stream = await bo.read(table)
    assert stream.status == 200
    await stream.close()


async def test_a_table_without_a_password_wants_none(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    assert refusal(await house.guest().call("POST", table, "/admission", password="?")) == (200, "")
    assert not (await anna.told(table))["locked"]


async def test_the_password_is_kept_nowhere(house: House) -> None:
    table = await house.guest().make_table({}, {}, {}, password="swordfish-7")
    stored = (await house.tables.get(table)).stored
    assert "swordfish" not in str(stored)
    await house.restart()
    assert b"swordfish" not in kept_in(house.database)


async def test_the_list_does_not_tell_strangers_who_sits_there(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({"suspect": "plum"}, {}, {}, password=WORD, listed=True)
    await anna.sit(table, name="Anna")

    async def told(guest: Guest) -> list[tuple[str, str | None, bool]]:
        (line,) = (await guest.get("/api/tables")).json()
        return [(seat["name"], seat["suspect"], seat["taken"]) for seat in line["seats"]]

    assert await told(anna) == [("Anna", "plum", True), ("", None, False), ("", None, False)]
    for stranger in (bo, house.guest()):
        assert await told(stranger) == [("", None, True), ("", None, False), ("", None, False)]
    await bo.call("POST", table, "/admission", password=WORD)
    assert await told(bo) == await told(anna)


async def test_who_is_removed_reads_no_further_and_comes_back_by_no_link(house: House) -> None:
    anna, bo, cilla = house.guest(), house.guest(), house.guest()
    table = await anna.make_table({}, {}, {}, password=WORD)
    await bo.call("POST", table, "/admission", password=WORD)
    for guest in (anna, bo):
        await guest.sit(table)
    invitation = (await bo.call("GET", table, "/seats/1/invitation")).json()["secret"]
    joined = await cilla.call("POST", table, "/seats/1/partners", secret=invitation)
    assert joined.json()["mine"] == [1]
    link = (await cilla.call("POST", table, "/recovery")).json()["secret"]
    knows_the_word, came_by_invitation = await bo.read(table), await cilla.read(table)
    assert (await anna.call("DELETE", table, "/seats/1")).is_success
    assert (knows_the_word.open, came_by_invitation.open) == (True, False)
    assert refusal(await cilla.call("POST", table, "/return", secret=link)) == (403, "link-used")
    stranger = house.guest()
    assert refusal(await stranger.call("POST", table, "/return", secret=link)) == (403, "link-used")
    await knows_the_word.close()


async def test_a_stranger_cannot_tell_seats_or_stages_apart(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    await bo.make_table({}, {}, {})
    lobby = await anna.make_table({}, {}, BOT, password=WORD)
    playing = await anna.begin({}, BOT, BOT, password=WORD)
    for guest, status in ((bo, 403), (house.guest(), 401)):
        for method, path, body in (
            ("GET", "", {}),
            ("GET", "/stream", {}),
            ("GET", "/notebook", {}),
            ("GET", "/invitation", {}),
            ("GET", "/help", {}),
            ("DELETE", "", {}),
            ("PUT", "/bot", {"bot": "novice"}),
            ("PUT", "/stand-in", {"stand_in": True}),
            ("PUT", "/stand-in", {"stand_in": False}),
            ("PUT", "/commitment", {"deal": 1, "commitment": "0" * 64}),
            ("PUT", "/opening", {"deal": 1, "opening": "0" * 64}),
            ("POST", "/actions", {"expected": 1, "action": {"type": "roll"}}),
        ):
            answers = {
                refusal(await guest.call(method, table, f"/seats/{seat}{path}", **body))
                for table in (lobby, playing)
                for seat in range(-1, 4)
            }
            ((code, _),) = answers
            assert code == status
        for method, path in (("POST", "/rematch"), ("POST", "/time"), ("POST", "/start")):
            answers = {refusal(await guest.call(method, table, path)) for table in (lobby, playing)}
            ((code, _),) = answers
            assert code == status


def test_so_many_are_let_in_and_no_more() -> None:
    now = replace(laid(*["person"] * 3), admitted=frozenset(str(number) for number in range(999)))
    now = admit(now, "the last")
    with pytest.raises(Refused, match="too-many-people"):
        admit(now, "one more")
    assert admit(now, "7") == now


async def test_guesses_hold_up_nobody_elses_work(monkeypatch: pytest.MonkeyPatch) -> None:
    free = threading.Event()
    scrypt = hashlib.scrypt

    def slow(*given: Any, **how: Any) -> bytes:  # noqa: ANN401 - as hashlib has it
        free.wait()
        return scrypt(*given, **how)

    monkeypatch.setattr(hashlib, "scrypt", slow)
    guesses = [asyncio.create_task(kept(WORD, CountedMaker())) for _ in range(40)]
    await asyncio.sleep(0)
    assert await asyncio.to_thread(lambda: "done") == "done"
    free.set()
    assert len({await guess for guess in guesses}) == 1
