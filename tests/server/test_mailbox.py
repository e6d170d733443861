import asyncio

import pytest

from tudor.server.errors import StorageError
from tudor.server.mailbox import Mailbox
from tudor.server.services import SystemClock

pytestmark = pytest.mark.anyio


async def test_it_closes_also_where_somebody_has_stopped_waiting() -> None:
    clock = SystemClock()
    mailbox = Mailbox(clock)
    begun, finish = asyncio.Event(), asyncio.Event()
    done: list[str] = []

    async def slow() -> None:
        begun.set()
        await finish.wait()
        done.append("slow")

    async def quick() -> None:
        done.append("quick")

    first = asyncio.create_task(mailbox.ask(slow))
    await begun.wait()
    impatient, patient = (asyncio.create_task(mailbox.ask(quick)) for _ in range(2))
    mailbox.later(clock.now(), quick)
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.gather(impatient, return_exceptions=True)
    closing = asyncio.create_task(mailbox.close())
    with pytest.raises(StorageError):
        await patient
    finish.set()
    await closing
    await first
    assert done == ["slow"]
