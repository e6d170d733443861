"""The OpenAPI document, and the server held to it by Schemathesis."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi_checks

from tests.databases import Fresh
from tests.server.kit.guest import COMMITMENT, GIVEN
from tests.server.live import Server
from tudor.rules.actions import Dice, SeatAction
from tudor.rules.events import Event
from tudor.server.openapi import openapi

# A stream has no end.
api = schemathesis.openapi.from_dict(openapi()).exclude(path_regex="/stream$")


@pytest.fixture(scope="module")
def served(fresh: Fresh) -> Iterator[Server]:
    with fresh() as database, Server(database) as server:
        yield server


@pytest.fixture(scope="module")
def started(served: Server) -> tuple[str, dict[str, str]]:
    """A game whose seat 0 the caller holds."""
    with httpx.Client(base_url=served.url) as client:
        token = client.post("/api/guests").json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        seats = [{}, {"kind": "bot"}, {"kind": "bot"}]
        made = {"seats": seats, "answer_delay": 0, "bot_pace": 0}
        table = client.post("/api/tables", json=made).json()["id"]
        client.post(f"/api/tables/{table}/seats", json={"commitment": COMMITMENT})
        client.post(f"/api/tables/{table}/start", json={})
        opening = {"deal": 1, "opening": GIVEN.hex()}
        client.put(f"/api/tables/{table}/seats/0/opening", json=opening)
    return table, {"authorization": f"Bearer {token}"}


@pytest.mark.only_on("sqlite", "test_schemathesis makes every call on either")
@api.parametrize()
@settings(
    max_examples=25,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_call_is_as_documented(
    case: schemathesis.Case[Any], served: Server, started: tuple[str, dict[str, str]]
) -> None:
    table, headers = started
    # Half of the calls are for a table and a seat that there are.
    if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2:
        case.path_parameters["table_id"] = table
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = 0
    case.call_and_validate(
        served.url,
        headers=headers,
        checks=[
            checks.not_a_server_error,
            openapi_checks.status_code_conformance,
            openapi_checks.content_type_conformance,
            openapi_checks.response_schema_conformance,
        ],
    )


def test_the_document_is_the_same_each_time() -> None:
    assert json.dumps(openapi()) == json.dumps(openapi())


def test_the_document_says_what_generators_need() -> None:
    document = openapi()
    operations = [
        operation
        for path in document["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict)
    ]
    ids = [operation["operationId"] for operation in operations]
    assert len(set(ids)) == len(ids)
    assert {"makeTable", "sitDown", "getPosition", "act", "askWhy", "joinTeam", "readSeat"} <= set(
        ids
    )
    for operation in operations:
        for status, response in operation["responses"].items():
            if int(status) >= 400:
                reference = response["content"]["application/json"]["schema"]["$ref"]
                assert reference == "#/components/schemas/Problem"
    shapes = document["components"]["schemas"]
    action = shapes["Act"]["properties"]["action"]
    assert action["discriminator"]["propertyName"] == "type"
    assert len(action["anyOf"]) == len((SeatAction | Dice).__args__)
    events = shapes["Message"]["properties"]["events"]["items"]
    assert len(events["anyOf"]) == len(Event.__args__)
    assert set(shapes["Legal"]["required"]) == set(shapes["Legal"]["properties"])
    assert not shapes["NewTable"].get("required")
