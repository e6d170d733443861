"""Figures of one server for Prometheus. No label names a table, a person or a card."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import perf_counter
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.process_collector import ProcessCollector
from sqlalchemy.ext.asyncio import AsyncConnection

from tudor.server.errors import ServerError, StorageError
from tudor.server.log import Log

_LOOPBACK: Final = "127.0.0.1"
_STREAM: Final = b"text/event-stream"
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"})
_NO_ROUTE: Final = "none"
_OK: Final = 200
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """Counts in the registry that it is given."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        ProcessCollector(registry=registry)
        self._calls = Histogram(
            "tudor_call_seconds",
            "From a call to the first byte of its answer.",
            ("method", "route", "status"),
            registry=registry,
            buckets=_BUCKETS,
        )
        self._actions = Histogram(
            "tudor_action_seconds",
            "From a person's or a program's action to its row in the log; answers wait.",
            registry=registry,
            buckets=_BUCKETS,
        )
        self._refusals = Counter(
            "tudor_refusals", "Calls that were refused.", ("reason",), registry=registry
        )
        self._failures = Counter(
            "tudor_storage_failures",
            "Times that the log could not be read or written.",
            registry=registry,
        )
        self._streams = Gauge("tudor_streams", "Open streams.", registry=registry)
        self._tables = Gauge("tudor_tables", "Tables in memory.", registry=registry)

    def count_tables(self, tables: Callable[[], int]) -> None:
        """Whom to ask how many tables there are in memory."""
        self._tables.set_function(tables)

    def log(self) -> type[Log]:
        """Logs that count how often they fail, whoever uses them."""
        failures = self._failures

        class CountedLog(Log):
            @asynccontextmanager
            async def _transaction(self) -> AsyncIterator[AsyncConnection]:
                try:
                    async with super()._transaction() as connection:
                        yield connection
                except StorageError:
                    failures.inc()
                    raise

        return CountedLog

    def watch(self, app: ASGIApp) -> ASGIApp:
        """The application, with its calls counted."""

        async def watched(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            began = perf_counter()
            streaming = False

            async def watch(message: Message) -> None:
                nonlocal streaming
                if message["type"] == "http.response.start":
                    self._answered(scope, message["status"], perf_counter() - began)
                    if _is_stream(message["headers"]):
                        streaming = True
                        self._streams.inc()
                await send(message)

            try:
                await app(scope, receive, watch)
            finally:
                if streaming:
                    self._streams.dec()

        return watched

    def _answered(self, scope: HTTPScope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in _METHODS else "other"
        route = scope.get("path_template") or _NO_ROUTE
        self._calls.labels(method, route, status).observe(seconds)
        if status == _OK and route.endswith("/actions"):
            self._actions.observe(seconds)
        if reason := scope["state"].get("refused"):
            self._refusals.labels(reason).inc()


@contextmanager
def told_on(port: int, metrics: Metrics) -> Iterator[None]:
    """Tell the figures on a port of this machine alone; `ServerError` where it is not free."""
    try:
        server, thread = start_http_server(port, _LOOPBACK, metrics.registry)
    except OSError as error:
        why = error.strerror or error
        raise ServerError(f"cannot listen on {_LOOPBACK} port {port}: {why}") from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _is_stream(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    return any(
        name.lower() == b"content-type" and value.startswith(_STREAM) for name, value in headers
    )
