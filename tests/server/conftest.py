"""A server in the test's own loop, with its clock, its ids and its chance given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.kit import House


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path / "log.db") as house:
        yield house
