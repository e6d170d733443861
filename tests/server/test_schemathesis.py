"""Every call, by every kind of caller, at a table in every stage, is as the document says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi_checks

from tests.databases import Fresh
from tests.server.kit.guest import COMMITMENT, GIVEN
from tests.server.live import Server
from tudor.server.openapi import openapi

# A stream has no end.
api = schemathesis.openapi.from_dict(openapi()).exclude(path_regex="/stream$")

STAGES: Final = ("lobby", "opening", "playing", "nowhere")
CALLERS: Final = ("host", "player", "stranger", "nobody", "liar")
CHECKS: Final = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_headers_conformance,
    openapi_checks.response_schema_conformance,
]


class There(NamedTuple):
    """Where to call: tables by their stage, and what each caller says it is."""

    url: str
    tables: dict[str, str]
    callers: dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def served(fresh: Fresh) -> Iterator[Server]:
    with fresh() as database, Server(database) as server:
        yield server


@pytest.fixture
def there(served: Server) -> There:
    """Tables for one kind of call: it may be the one that takes them away."""
    with httpx.Client(base_url=served.url) as client:
        callers: dict[str, dict[str, str]] = {"nobody": {}, "liar": bearer("x" * 43)}
        for name in ("host", "player", "stranger"):
            callers[name] = bearer(client.post("/api/guests").json()["token"])
        tables = {"nowhere": "nowhere"}
        for stage in ("lobby", "opening", "playing"):
            tables[stage] = table_in(client, stage, callers)
        for stage, table in tables.items():
            told = client.get(f"/api/tables/{table}").json()
            assert told.get("stage", "nowhere") == stage
    return There(served.url, tables, callers)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def table_in(client: httpx.Client, stage: str, callers: dict[str, dict[str, str]]) -> str:
    """A table in that stage, where the host has seat 0, a player seat 1 and a bot seat 2."""
    host, player = callers["host"], callers["player"]
    wanted = {"seats": [{}, {}, {"kind": "bot"}], "answer_delay": 0, "bot_pace": 60_000}
    table = str(client.post("/api/tables", json=wanted, headers=host).json()["id"])
    path = f"/api/tables/{table}"
    for seat, headers in enumerate((host, player)):
        sitting = {"seat": seat, "commitment": COMMITMENT}
        client.post(f"{path}/seats", json=sitting, headers=headers)
    if stage != "lobby":
        client.post(f"{path}/start", json={}, headers=host)
    if stage == "playing":
        for seat, headers in enumerate((host, player)):
            opening = {"deal": 1, "opening": GIVEN.hex()}
            client.put(f"{path}/seats/{seat}/opening", json=opening, headers=headers)
    return table


@api.given(
    stage=st.sampled_from(STAGES),
    caller=st.sampled_from(CALLERS),
    seat=st.sampled_from((0, 1, 2, 9)),
)
@api.parametrize()
@settings(
    max_examples=10,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_call_at_every_table(
    case: schemathesis.Case[Any], there: There, stage: str, caller: str, seat: int
) -> None:
    if "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = there.tables[stage]
    if isinstance(case.path_parameters.get("seat"), int):
        case.path_parameters["seat"] = seat
    case.call_and_validate(there.url, headers=there.callers[caller], checks=CHECKS)
