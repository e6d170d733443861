import pytest

from tests.server.log.some import MAKER, NOBODY, table
from tudor.server.errors import Moved
from tudor.server.log import Log
from tudor.server.stored import Written

pytestmark = pytest.mark.anyio


async def test_what_was_written_last_stands(log: Log, other: Log) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    wanted = (
        Written(0, "hall", 1, "?"),
        Written(0, "rope", 2, "no"),
        Written(0, "rope", None, "Bo has it"),
    )
    await log.write("t", Written(0, "rope", 2, "yes"))
    await log.write("t", Written(0, "rope", None, "who?"))
    for one in (*wanted, Written(1, "rope", 2, "hers")):
        await other.write("t", one)
    assert await log.written("t", 0) == wanted
    assert await log.written("t", 2) == ()
    stored = await log.load("t")
    assert stored
    assert set(stored.written) == {*wanted, Written(1, "rope", 2, "hers")}


@pytest.mark.parametrize("column", [0, None])
async def test_nobody_writes_at_a_table_that_is_gone(log: Log, column: int | None) -> None:
    with pytest.raises(Moved):
        await log.write("t", Written(0, "rope", column, "x"))
