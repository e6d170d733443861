"""Whether the server is well, told to whoever asks, and nothing else."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.kit import House
from tudor.server.operations import health
from tudor.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_all_is_well(house: House) -> None:
    response = await house.guest().get("/health")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})
    assert response.headers["cache-control"] == "no-store"
    head = await house.guest().head("/health")
    assert (head.status_code, head.content) == (200, b"")


async def test_the_log_cannot_be_read(house: House) -> None:
    house.log.failures = ("before",)
    response = await house.guest().get("/health")
    assert (response.status_code, response.json()["reason"]) == (503, "storage")
    assert (await house.guest().get("/health")).status_code == 200


async def test_the_log_does_not_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def knows(_: str) -> bool:
        return await answer

    monkeypatch.setattr(house.tables.issued, "knows", knows)
    monkeypatch.setattr(health, "_PATIENCE", 0)
    response = await house.guest().get("/health")
    assert (response.status_code, response.json()["reason"]) == (503, "storage")
    answer.set_exception(OSError("gone"))
    await house.settle()


async def test_it_may_be_asked_as_often_as_one_likes(database: str) -> None:
    async with House(database, settings=Settings(limits=1)) as house:
        asker = house.guest()
        assert {(await asker.get("/health")).status_code for _ in range(800)} == {200}
