"""A server in the test's own loop, with its clock, its ids and its chance given."""

from collections.abc import AsyncIterator

import pytest

from tests.server.kit import House


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    async with House(database) as house:
        yield house
