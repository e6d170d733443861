"""The API's OpenAPI document: the calls as Litestar knows them, the shapes as msgspec does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Request, Router
from litestar.enums import OpenAPIMediaType
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import tudor
from tudor.phrases.house_rules import OptionInfo
from tudor.phrases.rulebook import Rulebook
from tudor.server.api.shapes.coming import Guest, Password, Recovery, Return
from tudor.server.api.shapes.detective import Help, HelpWhy
from tudor.server.api.shapes.editions import EditionInfo
from tudor.server.api.shapes.gathering import (
    Commit,
    Invitation,
    Join,
    Open,
    SeatBot,
    SitDown,
    StandIn,
    Start,
)
from tudor.server.api.shapes.new_table import NewTable, SeatWanted
from tudor.server.api.shapes.notebook import Mark, Note, Notebook
from tudor.server.api.shapes.push import PushKey, PushKeys, Subscribe, Unsubscribe
from tudor.server.api.shapes.refusals import Problem
from tudor.server.api.shapes.seats import Act, Acted, Ask, Position, Why
from tudor.server.api.shapes.streams import Message
from tudor.server.api.shapes.tables import TableInfo, TableListed, TableState
from tudor.server.api.shapes.talk import Line, Say
from tudor.server.errors import Refused
from tudor.server.guests import COOKIE

_PATH: Final = "/api/schema"
_SENT: Final = (
    NewTable,
    SeatWanted,
    SitDown,
    SeatBot,
    Commit,
    Start,
    Open,
    Password,
    Return,
    StandIn,
    Say,
    Subscribe,
    PushKeys,
    Unsubscribe,
    Act,
    Ask,
    Join,
    Mark,
    Note,
)
_ANSWERED: Final = (
    EditionInfo,
    Rulebook,
    OptionInfo,
    TableInfo,
    TableState,
    Line,
    Recovery,
    PushKey,
    TableListed,
    Position,
    Message,
    Acted,
    Why,
    Invitation,
    Notebook,
    Help,
    HelpWhy,
    Guest,
    Problem,
)
_TOO_MANY: Final = {
    "description": "Too many calls from this address, with this token or about this: `too-many`.",
    "headers": {
        "Retry-After": {
            "schema": {"type": "integer"},
            "description": "Seconds after which to come back.",
        }
    },
    "content": {
        "application/json": {"schema": {"$ref": "#/components/schemas/Problem"}},
    },
}


def finish(made: dict[str, Any]) -> dict[str, Any]:
    """Litestar's document with msgspec's schemas, whose unions and tuples say more.

    What the server sends always has every field, so there each is required.
    """
    template = "#/components/schemas/{name}"
    _, sent = msgspec.json.schema_components(_SENT, ref_template=template)
    _, answered = msgspec.json.schema_components(_ANSWERED, ref_template=template)
    for name, schema in answered.items():
        if name not in sent and "properties" in schema:
            schema["required"] = list(schema["properties"])
            for field in schema["properties"].values():
                field.pop("default", None)
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"]["429"] = _TOO_MANY
    schemas = dict(sorted((answered | sent).items()))
    for schema in schemas.values():
        _say_more(schema)
    return made | {"components": made["components"] | {"schemas": schemas}}


def _say_more(schema: object) -> None:
    """What readers of schemas do not guess: the type of an enum, and that an object is open."""
    if isinstance(schema, dict):
        if "enum" in schema:
            numbers = all(isinstance(value, int) for value in schema["enum"])
            schema.setdefault("type", "integer" if numbers else "string")
        elif schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", {})
        for part in schema.values():
            _say_more(part)
    elif isinstance(schema, list):
        for part in schema:
            _say_more(part)


class Document(OpenAPIRenderPlugin):
    """Serves the document, and no page around it."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)
        self._encoded = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        del request
        if not self._encoded:
            self._encoded = msgspec.json.encode(finish(openapi_schema))
        return self._encoded


async def _only_the_document(request: Request[Any, Any, Any]) -> None:
    """In place of Litestar's page for what is not there."""
    if request.url.path != f"{_PATH}/openapi.json":
        raise Refused(404, "not-found")


def openapi_config(limits: Sequence[DefineMiddleware]) -> OpenAPIConfig:
    """What Litestar is to know; Litestar fills the router, so each application has its own.

    `limits`: how often the document may be asked for.
    """
    return OpenAPIConfig(
        title="tudor",
        version=tudor.__version__,
        description="Tables of Cluedo: the same calls for browsers, bots and programs.",
        use_handler_docstrings=True,
        openapi_router=Router(
            _PATH,
            route_handlers=[],
            before_request=_only_the_document,
            middleware=limits,
            include_in_schema=False,
        ),
        render_plugins=[Document()],
        components=Components(
            security_schemes={
                "guest": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "program": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
        security=[{}, {"guest": []}, {"program": []}],
    )
