import asyncio
from itertools import count, pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.server.log.some import MAKER, NOBODY, gatherings, table
from tudor.server.errors import Moved
from tudor.server.log import Log
from tudor.server.stored import Gathering, StoredGuest, StoredSeat

pytestmark = pytest.mark.anyio
# Each example has a table of its own.
each_its_own = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30
)
ids = count()


@each_its_own
@given(states=st.lists(gatherings(), min_size=1, max_size=4))
async def test_what_was_saved_is_there(log: Log, states: list[Gathering]) -> None:
    table_id = f"t{next(ids)}"
    states = [replace(state, version=number) for number, state in enumerate(states)]
    await log.add_table(table(table_id), states[0], MAKER)
    for old, new in pairwise(states):
        await log.save(table_id, old, new)
    assert await log.gathering(table_id) == states[-1]
    stored = await log.load(table_id)
    assert stored
    assert (stored.table, stored.gathering) == (table(table_id), states[-1])


async def test_who_was_not_first_changes_nothing(log: Log, other: Log) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    anna = replace(NOBODY, version=1, host="anna", holders=frozenset({(0, "anna")}))
    bo = replace(NOBODY, version=1, host="bo", holders=frozenset({(0, "bo")}))
    await log.save("t", NOBODY, anna)
    with pytest.raises(Moved):
        await other.save("t", NOBODY, bo, StoredGuest("bo", 2.0))
    assert await other.gathering("t") == anna
    assert not await log.has_guest("bo")


async def test_of_many_at_once_one_is_first(log: Log, other: Log) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    wanted = [
        replace(NOBODY, version=1, holders=frozenset({(seat % 3, f"p{seat}")}))
        for seat in range(12)
    ]
    done = await asyncio.gather(
        *[(log, other)[i % 2].save("t", NOBODY, new) for i, new in enumerate(wanted)],
        return_exceptions=True,
    )
    assert [type(one) for one in done if one is not None] == [Moved] * 11
    assert await log.gathering("t") == wanted[done.index(None)]


async def test_a_guest_who_sits_down_is_known_from_then_on(log: Log, other: Log) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    assert not await other.has_guest("bo")
    for version in range(2):
        old, new = (replace(NOBODY, version=version + more) for more in range(2))
        await log.save("t", old, new, StoredGuest("bo", 2.0 + version))
    assert await other.has_guest("bo")
    assert await other.has_guest(MAKER.hash)


async def test_a_table_that_is_not_there(log: Log) -> None:
    assert await log.gathering("t") is None
    assert await log.load("t") is None
    with pytest.raises(Moved):
        await log.save("t", NOBODY, replace(NOBODY, version=1))


async def test_the_lobby_lists_what_one_can_sit_down_at(log: Log) -> None:
    full = replace(NOBODY, seats=(StoredSeat(0, "person", taken=True),))
    await log.add_table(table("old", 1.0), NOBODY, MAKER)
    await log.add_table(table("new", 3.0), NOBODY, MAKER)
    await log.add_table(replace(table("private", 4.0), listed=False), NOBODY, MAKER)
    await log.add_table(table("full", 5.0), full, MAKER)
    await log.add_table(table("opening", 6.0), replace(NOBODY, stage="opening"), MAKER)
    await log.add_table(table("playing", 7.0), replace(NOBODY, stage="playing"), MAKER)
    listed = await log.listed(10)
    assert [one.table.id for one in listed] == ["new", "old"]
    assert listed[0].gathering == NOBODY
    assert [one.table.id for one in await log.listed(1)] == ["new"]


async def test_where_somebody_is_at_home(log: Log) -> None:
    sits = frozenset({(1, "bo")})
    phone = frozenset({("phone", "bo"), ("other", "cilla")})
    await log.add_table(table("seated", 1.0), replace(NOBODY, holders=sits, devices=phone), MAKER)
    await log.add_table(table("host", 2.0), replace(NOBODY, host="bo", devices=phone), MAKER)
    await log.add_table(table("removed", 3.0), replace(NOBODY, devices=phone), MAKER)
    await log.add_table(table("others", 4.0), replace(NOBODY, host="anna"), MAKER)
    for token in ("bo", "phone"):
        found = await log.tables_of(token, 10)
        assert [one.table.id for one in found] == ["host", "seated"]
    assert [one.table.id for one in await log.tables_of("bo", 1)] == ["host"]
    assert found[1].gathering == replace(NOBODY, holders=sits, devices=phone)
    assert await log.tables_of("other", 10) == []
