"""Every refusal as a `Problem`, in the caller's language."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from tudor.rules.errors import IllegalAction
from tudor.server.api.shapes.refusals import Problem
from tudor.server.errors import Moved, ProblemReason, Refused, StorageError, refusal_of
from tudor.server.operations.logs import reason_of
from tudor.server.words import words_for

_logger = logging.getLogger(__name__)

_REASONS: Final[dict[int, ProblemReason]] = {
    400: "malformed",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    429: "too-many",
}


def _answer(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """A refusal as a response."""
    request.scope["state"]["refused"] = error.reason
    language = request.headers.get("accept-language", "")
    words = words_for(error, language)
    problem = Problem(error.status, error.reason, words, error.rule, error.number)
    return Response(problem, status_code=error.status, media_type="application/json")


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, Refused)  # noqa: S101 - for the type checker
    return _answer(request, error)


def _illegal(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, IllegalAction)  # noqa: S101 - for the type checker
    return _answer(request, refusal_of(error))


def _gone(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Where only the end of a table can have moved the log on."""
    del error
    return _answer(request, Refused(404, "unknown-table"))


def _storage(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _logger.error("the log cannot be read or written: %s", reason_of(error))
    return _answer(request, Refused(503, "storage"))


def _http(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    assert isinstance(error, HTTPException)  # noqa: S101 - for the type checker
    reason = _REASONS.get(error.status_code)
    if reason is None:
        return _unforeseen(request, error)
    response = _answer(request, Refused(error.status_code, reason, detail=_detail(error)))
    response.headers.update(error.headers or {})
    return response


def _detail(error: HTTPException) -> str:
    """What is wrong, and where; for errors in the address and in headers, Litestar knows it."""
    found = error.extra if isinstance(error.extra, list) else []
    return (
        "; ".join(f"{one['message']} - at `{one.get('key', '$')}`" for one in found) or error.detail
    )


def _unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    # Not the address: whoever knows a table's has a way in.
    route = request.scope.get("path_template", "")
    _logger.error("%s %s failed", request.method, route, exc_info=error)
    return _answer(request, Refused(500, "internal"))


HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: _refused,
    IllegalAction: _illegal,
    Moved: _gone,
    StorageError: _storage,
    HTTPException: _http,
    Exception: _unforeseen,
}
