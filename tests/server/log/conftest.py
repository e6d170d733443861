from collections.abc import AsyncIterator

import pytest

from tudor.server.log import Log


@pytest.fixture
async def log(database: str) -> AsyncIterator[Log]:
    log = await Log.open(database)
    yield log
    await log.close()


@pytest.fixture
async def other(database: str, log: Log) -> AsyncIterator[Log]:
    """The log as another process has it, where there can be one."""
    if "://" not in database:
        yield log
        return
    other = await Log.open(database)
    yield other
    await other.close()
