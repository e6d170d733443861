"""Figures for Prometheus: what is counted, and that nobody can be known by it."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator

import httpx
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from sqlalchemy import text

from tests.server.kit import House
from tests.server.live import free_port
from tudor.rules.actions import End, Roll
from tudor.rules.edition import load
from tudor.server.errors import ServerError, StorageError
from tudor.server.operations.metrics import Metrics, told_on

ACTIONS = "/api/tables/{table_id}/seats/{seat}/actions"

pytestmark = pytest.mark.anyio


@pytest.fixture
def metrics() -> Metrics:
    return Metrics(CollectorRegistry())


@pytest.fixture
def routes() -> list[str]:
    """The routes of the house."""
    return []


@pytest.fixture
async def watched(database: str, metrics: Metrics, routes: list[str]) -> AsyncIterator[House]:
    async with House(database) as house:
        routes.extend(route.path_format for route in house.app.routes)
        house.app = metrics.watch(house.app)
        yield house


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0


async def test_calls_by_route(watched: House, metrics: Metrics) -> None:
    anna = watched.guest()
    for table in (await anna.make_table({}, {}, {}), await anna.make_table({}, {}, {}), "none"):
        await anna.get(f"/api/tables/{table}")
    route = "/api/tables/{table_id}"
    count = "tudor_call_seconds_count"
    assert value(metrics, count, method="GET", route=route, status="200") == 2
    assert value(metrics, count, method="GET", route=route, status="404") == 1
    assert value(metrics, count, method="POST", route="/api/tables", status="201") == 2
    assert value(metrics, "tudor_refusals_total", reason="unknown-table") == 1


async def test_actions_and_refusals(watched: House, metrics: Metrics) -> None:
    anna = watched.guest()
    table = await anna.begin({}, {}, {})
    position = await anna.position(table, 0)
    seat = position.actor
    assert isinstance(seat, int)
    for action in (End(), Roll(), Roll()):
        await anna.act(table, seat, position.number, action)
    assert value(metrics, "tudor_action_seconds_count") == 1
    assert value(metrics, "tudor_refusals_total", reason="not-before-moving") == 1
    assert value(metrics, "tudor_refusals_total", reason="stale") == 1
    watched.log.failures = ("before",)
    await anna.get("/health")
    assert value(metrics, "tudor_refusals_total", reason="storage") == 1


async def test_open_streams(watched: House, metrics: Metrics) -> None:
    anna = watched.guest()
    table = await anna.begin({}, {}, {})
    streams = [await anna.read(table, seat) for seat in (0, 1, None)]
    assert value(metrics, "tudor_streams") == 3
    for stream in streams:
        await stream.close()
    assert value(metrics, "tudor_streams") == 0


async def test_tables_in_memory(metrics: Metrics) -> None:
    tables = ["one"]
    metrics.count_tables(lambda: len(tables))
    assert value(metrics, "tudor_tables") == 1
    tables.append("two")
    assert value(metrics, "tudor_tables") == 2


async def test_storage_failures(database: str, metrics: Metrics) -> None:
    log = await metrics.log().open(database)
    assert not await log.has_guest("anna")
    assert value(metrics, "tudor_storage_failures_total") == 0
    async with log._transaction() as connection:
        await connection.execute(text("DROP TABLE guests"))
    with pytest.raises(StorageError):
        await log.has_guest("anna")
    await log.close()
    assert value(metrics, "tudor_storage_failures_total") == 1


async def test_nobody_is_known_by_a_figure(
    watched: House, metrics: Metrics, routes: list[str]
) -> None:
    anna = watched.guest()
    table = await anna.begin({}, {}, {})
    deck = load("travel").deck
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/seats/0",
        f"/api/tables/{table}/seats/0/help/why?card=rope",
        f"/api/nowhere/{table}",
        f"/table/{table}",
        "/api/editions/hall",
    ):
        for method in ("GET", "POST", "BREW", table.upper()):
            await anna.request(method, path)
    told = generate_latest(metrics.registry).decode()
    for secret in (table, table.upper(), "BREW", *anna.cookies.values(), *deck.ids):
        assert f'"{secret}"' not in told
        assert f"/{secret}" not in told
    labels = {
        sample.labels["route"]
        for family in metrics.registry.collect()
        for sample in family.samples
        if "route" in sample.labels
    }
    assert labels <= {*routes, "none"}


async def test_each_server_has_its_own(metrics: Metrics, watched: House) -> None:
    other = Metrics(CollectorRegistry())
    await watched.guest().get("/api/options")
    labels = {"method": "GET", "route": "/api/options", "status": "200"}
    assert value(metrics, "tudor_call_seconds_count", **labels) == 1
    assert value(other, "tudor_call_seconds_count", **labels) == 0


def test_they_are_told_to_this_machine_alone(metrics: Metrics) -> None:
    port = free_port()
    with told_on(port, metrics):
        told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        with socket.socket() as elsewhere:
            # Nobody else has the port, so it is free at every other address of the machine.
            elsewhere.bind(("127.0.0.2", port))
    assert "tudor_streams 0.0" in told
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")


def test_a_port_that_is_taken(metrics: Metrics) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with (
            pytest.raises(ServerError, match=f"cannot listen on 127.0.0.1 port {port}"),
            told_on(port, metrics),
        ):
            pass
