"""Whoever does not look on is called when it is their turn, once, wherever they may look on."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tests.server.gathering.people import laid, sitting
from tests.server.kit.clock import HeldClock
from tudor.server.attendance import Attendance
from tudor.server.services import Services
from tudor.server.settings import Settings

QUIET = Settings().quiet


class Called:
    """A table of Anna and Bo, and the calls that went out."""

    def __init__(self, *, shared: bool) -> None:
        self.clock = HeldClock()
        self.calls: list[Collection[str]] = []
        gathering = sitting(sitting(laid("person", "person", "bot"), "anna"), "bo")

        def push(table_id: str, tokens: Collection[str]) -> None:
            assert table_id == "t"
            self.calls.append(tokens)

        services = Services(self.clock, pusher=push)
        self.attendance = Attendance(
            "t", lambda: gathering, services, Settings(), {}, shared=shared
        )
        self.clock.moment += 2 * QUIET

    def wait(self, seconds: float, awaited: int | None = 0) -> None:
        self.clock.moment += seconds
        self.attendance.call_late(awaited)


@pytest.mark.parametrize("shared", [False, True])
def test_who_is_away_is_called_at_once_and_once(*, shared: bool) -> None:
    table = Called(shared=shared)
    table.attendance.call(0)
    table.wait(2 * QUIET)
    assert table.calls == [{"anna"}]


@pytest.mark.parametrize("shared", [False, True])
def test_who_reads_along_here_is_not_called(*, shared: bool) -> None:
    table = Called(shared=shared)
    reader = table.attendance.streams.open(0, [], "anna")
    table.attendance.call(0)
    table.wait(2 * QUIET)
    reader.close()
    table.wait(2 * QUIET)
    assert table.calls == []


def test_who_may_read_along_elsewhere_is_called_only_if_they_turn_out_to_be_away() -> None:
    table = Called(shared=True)
    for _ in range(4):
        table.attendance.presence.see(0)
        table.attendance.call(0)
        table.wait(QUIET - 1)
        assert table.calls == []
    table.wait(1)
    table.wait(2 * QUIET)
    assert table.calls == [{"anna"}]


@pytest.mark.parametrize("awaited", [1, None])
def test_whose_turn_has_passed_is_not_called_any_more(awaited: int | None) -> None:
    table = Called(shared=True)
    table.attendance.presence.see(0)
    table.attendance.call(0)
    table.wait(1, awaited)
    table.wait(2 * QUIET, 0)
    assert table.calls == []


def test_one_process_alone_knows_who_has_gone() -> None:
    table = Called(shared=False)
    table.attendance.streams.open(0, [], "anna").close()
    table.attendance.call(0)
    assert table.calls == [{"anna"}]
