"""What the server logs, however it fails: nothing that opens a door or shows a card."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
from collections.abc import Iterator
from string import ascii_letters

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.server.kit import House
from tudor.rules.actions import Roll
from tudor.rules.edition import load
from tudor.server.errors import StorageError
from tudor.server.operations.logs import Discreet, log_failed_tasks, reason_of

pytestmark = pytest.mark.anyio
SECRETS = st.text(ascii_letters, min_size=20, max_size=40)


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All that any logger says, as a server prints it."""
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(Discreet())
    logging.getLogger().addHandler(handler)
    yield said
    logging.getLogger().removeHandler(handler)


async def test_a_game_with_every_kind_of_failure(
    house: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, mallory = house.guest(), house.guest(authorization=f"Bearer {'x' * 43}")
    table = await anna.begin({}, {}, {})
    secret = (await anna.get(f"/api/tables/{table}/seats/0/invitation")).json()["secret"]
    deck = load("travel").deck
    position = await anna.position(table, 0)
    assert isinstance(position.actor, int)
    for failures in (("before",), ("after",), ("before", "before")):
        house.log.failures = failures
        await anna.act(table, position.actor, position.number, Roll())
        await house.advance(5)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/seats/0", f"/api/tables/{secret}"):
        await mallory.get(path)
        await mallory.post(path, content=f'{{"password": "{secret}"')
    await mallory.post(f"/api/tables/{table}/seats/0/partners", json={"secret": secret[::-1]})

    async def fail(table_id: str) -> None:
        raise ValueError(f"{table_id} {secret} {deck.ids}") from StorageError(secret)

    monkeypatch.setattr(house.tables, "get", fail)
    response = await anna.get(f"/api/tables/{table}/seats/0")
    assert (response.status_code, response.json()["reason"]) == (500, "internal")
    said = logged.getvalue()
    assert "GET /api/tables/{table_id}/seats/{seat} failed" in said
    assert "builtins.ValueError" in said
    assert "the log cannot be read or written: StorageError" in said
    for word in (table, secret, secret[::-1], "x" * 43, *anna.cookies.values(), *deck.ids):
        assert word not in said.replace("test_logging", "")


@given(SECRETS)
def test_an_error_is_told_without_its_words(secret: str) -> None:
    def fail() -> None:
        raise StorageError(secret) from KeyError(secret)

    with pytest.raises(StorageError) as caught:
        fail()
    said = Discreet().formatException((caught.type, caught.value, caught.tb))
    assert secret not in said
    assert "tudor.server.errors.StorageError" in said
    assert "which came of" in said
    assert "builtins.KeyError" in said


@given(SECRETS)
def test_the_database_says_what_is_wrong_with_itself_alone(secret: str) -> None:
    full = OperationalError(f"INSERT {secret}", {"a": secret}, Exception("disk is full\nat x"))
    there = IntegrityError(f"INSERT {secret}", {"a": secret}, Exception(f"({secret}) exists"))
    for cause, told in (
        (full, "StorageError: disk is full"),
        (there, "StorageError: IntegrityError: Exception"),
    ):
        error = StorageError(secret)
        error.__cause__ = cause
        cause.__cause__ = cause.orig
        assert reason_of(error) == told


async def test_a_task_that_nobody_waited_for(logged: io.StringIO) -> None:
    async def fail() -> None:
        raise ValueError("Peacock did it")

    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()
    log_failed_tasks(loop)
    task = asyncio.create_task(fail())
    await asyncio.wait([task])
    del task
    gc.collect()
    loop.set_exception_handler(before)
    said = logged.getvalue()
    assert "never retrieved" in said
    assert "builtins.ValueError" in said
    assert "Peacock" not in said.replace('raise ValueError("Peacock did it")', "")
