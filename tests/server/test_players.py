"""A bot that fails does not spoil the others' game."""

from collections.abc import Sequence

import pytest

from tests.server.kit import House
from tudor.bots.bot import BOTS
from tudor.rules.actions import Peek, SeatAction
from tudor.rules.chance import Source
from tudor.rules.edition import Edition
from tudor.rules.events import Event
from tudor.rules.legal import Legal

pytestmark = pytest.mark.anyio


class Blind:
    def __init__(self, edition: Edition, suspects: tuple[str, ...], seat: int) -> None:
        del edition, suspects
        self._seat = seat

    def see(self, events: Sequence[Event]) -> None:
        del events
        raise ValueError("too dark")

    def choose(self, legal: Legal, source: Source) -> SeatAction:
        del legal, source
        if self._seat:
            raise ValueError("no idea")
        return Peek(99)


async def test_bots_that_fail(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, "blind", Blind)
    anna = house.guest()
    bots = [{"kind": "bot", "bot": "blind"}] * 3
    table = await anna.make_table(*bots, house_rules={"turn_limit": 20})
    stream = await anna.read(table)
    position = stream.messages[-1].position
    assert position
    assert position.actor is None
    assert "the bot in seat 1 failed" in caplog.text
    assert "the bot in seat 0 wanted what is not legal" in caplog.text
    await stream.close()
