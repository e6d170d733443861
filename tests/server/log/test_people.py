import asyncio

import pytest
from msgspec.structs import replace

from tests.server.log.some import MAKER, NOBODY, table
from tudor.server.errors import Refused
from tudor.server.log import Log
from tudor.server.stored import StoredGuest, Subscription

pytestmark = pytest.mark.anyio


async def test_guests(log: Log, other: Log) -> None:
    for created in (1.0, 2.0):
        await log.add_guest(StoredGuest("anna", created))
    assert await other.has_guest("anna")
    assert not await other.has_guest("bo")


async def test_when_people_were_seen(log: Log, other: Log) -> None:
    for table_id in ("t", "u"):
        await log.add_table(table(table_id), NOBODY, MAKER)
    await log.mark_seen({})
    await log.mark_seen({("t", 0): 1.0, ("t", 1): 2.0, ("gone", 0): 3.0})
    await other.mark_seen({("t", 1): 5.0, ("u", 0): 6.0, ("t", 0): 0.5})
    assert await log.seen(["t", "gone"]) == {("t", 0): 1.0, ("t", 1): 5.0}
    assert await log.seen([]) == {}


async def test_a_way_back_is_gone_once(log: Log, other: Log) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    await log.add_recovery("secret", "t", "anna", 10.0)
    assert await other.recovery("secret", 10.0) == ("t", "anna")
    assert await other.recovery("secret", 10.5) is None
    assert await other.recovery("another", 0.0) is None
    now = NOBODY
    for device in ("phone", "thief"):
        new = replace(now, version=now.version + 1, devices=frozenset({(device, "anna")}))
        if device == "phone":
            await log.save("t", now, new, recovery="secret")
            now = new
        else:
            with pytest.raises(Refused, match="link-used"):
                await other.save("t", now, new, recovery="secret")
    assert await other.gathering("t") == now
    assert await other.recovery("secret", 0.0) is None


async def test_a_new_way_back_takes_the_place_of_the_last(log: Log) -> None:
    for secret in ("first", "second"):
        await log.add_recovery(secret, "t", "anna", 10.0)
    await log.add_recovery("third", "t", "bo", 10.0)
    ways = [await log.recovery(secret, 0.0) for secret in ("first", "second", "third")]
    assert ways == [None, ("t", "anna"), ("t", "bo")]


async def test_where_to_push(log: Log) -> None:
    anna = Subscription("https://push.example/1", "anna", "key", "auth", "sv")
    bo = replace(anna, endpoint="https://push.example/2", token_hash="bo")
    for one in (replace(anna, language="en"), bo, anna):
        await log.add_subscription(one)
    assert await log.subscriptions(["anna", "bo", "cilla"]) == [anna, bo]
    assert await log.subscriptions([]) == []
    await log.remove_subscription(anna.endpoint, "bo")
    assert await log.subscriptions(["anna"]) == [anna]
    await log.remove_subscription(anna.endpoint, "anna")
    await log.remove_subscription(bo.endpoint, None)
    assert await log.subscriptions(["anna", "bo"]) == []


async def test_a_key_is_made_once(log: Log, other: Log) -> None:
    made = [bytes([i]) * 32 for i in range(6)]
    keys = await asyncio.gather(
        *[(log, other)[i % 2].server_key("push", made[i].__bytes__) for i in range(6)]
    )
    assert len(set(keys)) == 1
    assert keys[0] in made
    assert await log.server_key("another", lambda: b"x") == b"x"
