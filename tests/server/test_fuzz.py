"""Whatever is sent in place of a body: a `Problem`, never a failure, and nothing is changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.databases import Fresh
from tests.server.kit import ONE_OF_EACH, Guest, House
from tudor.rules.actions import Roll
from tudor.server.api.shapes.refusals import Problem
from tudor.server.openapi import openapi

SENT = [
    (method.upper(), path)
    for path, operations in openapi()["paths"].items()
    for method, operation in operations.items()
    if "requestBody" in operation
]
NUMBERS = st.integers() | st.integers(-(10**400), 10**400) | st.floats()
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4)
    ),
    max_leaves=12,
)
ACTS = st.builds(
    lambda expected, action: {"expected": expected, "action": msgspec.to_builtins(action)},
    st.integers(-(10**20), -1),
    st.sampled_from(ONE_OF_EACH),
)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """An action with one thing wrong, or several."""
    act = draw(ACTS)
    inside = draw(st.sampled_from([act, act["action"]]))
    match draw(st.sampled_from(["value", "more", "less", "twice", "bytes", "cut", "deep"])):
        case "value":
            inside[draw(st.sampled_from(sorted(inside)))] = draw(JSON)
        case "more":
            inside[draw(st.text(max_size=12))] = draw(JSON)
        case "less":
            del inside[draw(st.sampled_from(sorted(inside)))]
        case "twice":
            return json.dumps(act).encode().replace(b"{", b'{"expected": -1, ', 1)
        case "bytes":
            whole = bytearray(json.dumps(act).encode())
            for _ in range(draw(st.integers(1, 5))):
                whole[draw(st.integers(0, len(whole) - 1))] = draw(st.integers(0, 255))
            return bytes(whole)
        case "cut":
            whole = bytearray(json.dumps(act).encode())
            return bytes(whole[: draw(st.integers(0, len(whole) - 1))])
        case "deep":
            depth = draw(st.integers(1, 30_000))
            nested = b"[" * depth + b"]" * depth if draw(st.booleans()) else b'{"to":' * depth
            return json.dumps(act).encode().replace(b'"type"', b'"to": ' + nested + b', "type"')
    return json.dumps(act).encode()


BODIES = (
    st.binary(max_size=60)
    | JSON.map(lambda value: json.dumps(value).encode())
    | ACTS.map(lambda act: json.dumps(act).encode())
    | mutated()
)


class Begun(NamedTuple):
    """A game, in a loop of its own."""

    portal: BlockingPortal
    house: House
    anna: Guest
    table: str
    rows: bytes

    def send(self, method: str, path: str, body: bytes) -> httpx.Response:
        headers = {"content-type": "application/json"}

        async def send() -> httpx.Response:
            return await self.anna.request(method, path, content=body, headers=headers)

        return self.portal.call(send)


@pytest.fixture(scope="module")
def begun(fresh: Fresh) -> Iterator[Begun]:
    with (
        fresh() as database,
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(House(database)) as house,
    ):

        async def begin() -> tuple[Guest, str]:
            anna = house.guest()
            return anna, await anna.begin({}, {}, {})

        anna, table = portal.call(begin)
        yield Begun(portal, house, anna, table, portal.call(stored, house, table))


async def stored(house: House, table: str) -> bytes:
    """All that the log has of the table."""
    found = await house.log.load(table)
    assert found
    return repr((found.gathering, found.rows)).encode()


def refused(response: httpx.Response) -> Problem:
    assert 400 <= response.status_code < 500, response.text
    problem = msgspec.json.decode(response.content, type=Problem)
    assert problem.status == response.status_code
    assert problem.message
    return problem


@given(body=BODIES)
@example(body=b"")
@example(body=b"\xef\xbb\xbf{}")
@example(body=b"[" * 60_000)
@example(body=b'{"a":' * 10_000)
@example(body=b'{"expected": NaN, "action": {"type": "roll"}}')
@example(body=b'{"expected": ' + b"9" * 5000 + b', "action": {"type": "roll"}}')
@example(body=b'{"expected": -1, "action": {"type": "move", "to": "\\ud800"}}')
@example(body=b'{"expected": -1, "action": {"type": "show", "card": "\xff"}}')
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_is_no_action_changes_nothing(begun: Begun, body: bytes) -> None:
    path = f"/api/tables/{begun.table}/seats/0/actions"
    problem = refused(begun.send("POST", path, body))
    assert problem.reason in {"malformed", "stale", "too-large"}
    assert begun.portal.call(stored, begun.house, begun.table) == begun.rows


@given(data=st.data())
@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
def test_nothing_that_is_sent_makes_the_server_fail(begun: Begun, data: st.DataObject) -> None:
    method, path = data.draw(st.sampled_from(SENT))
    address = path.replace("{table_id}", "nowhere").replace("{seat}", "0")
    response = begun.send(method, address, data.draw(BODIES))
    if response.status_code >= 400:
        refused(response)


def test_the_game_goes_on(begun: Begun) -> None:
    """After all that was sent."""
    position = begun.portal.call(begun.anna.position, begun.table, 0)
    assert isinstance(position.actor, int)
    done: Any = begun.portal.call(
        begun.anna.act, begun.table, position.actor, position.number, Roll()
    )
    assert done.json() == {"number": position.number + 1}
