from collections.abc import AsyncIterator, Collection
from dataclasses import replace

import pytest

from tests.server.kit import House
from tests.server.push.stand_in import PushService
from tudor.server.push.pusher import WebPusher
from tudor.server.settings import Settings


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with PushService() as service:
        yield service


class PushingHouse(House):
    """A server that pushes."""

    pusher: WebPusher

    def push(self, table_id: str, tokens: Collection[str]) -> None:
        self.pusher(table_id, tokens)


@pytest.fixture
async def house(database: str, service: PushService) -> AsyncIterator[PushingHouse]:
    """A server that pushes to our own push service, and to the usual ones."""
    services = (service.origin, *Settings().push_services)
    house = PushingHouse(database, settings=Settings(push_services=services))
    house._services = replace(house._services, pusher=house.push)
    async with house:
        house.pusher = await WebPusher.open(house.log, house.clock, house._settings)
        yield house
        await house.pusher.close()
