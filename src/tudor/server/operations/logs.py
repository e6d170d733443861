"""Lines for whoever runs the server, which give nobody's cards, tokens or tables away."""

from __future__ import annotations

import asyncio
import logging
import traceback
from types import TracebackType
from typing import Any, Final

from sqlalchemy.exc import OperationalError

_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_CHAIN: Final = 10
"""Errors that led to each other, of which a line tells."""
_logger = logging.getLogger(__name__)

Raised = tuple[type[BaseException], BaseException, TracebackType | None]


class Discreet(logging.Formatter):
    """Tells of an error its class and where it came up, not its words: they may quote a call."""

    def __init__(self) -> None:
        super().__init__(_FORMAT)

    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # where another's words would be kept
        return super().format(record)

    def formatException(self, ei: Raised | tuple[None, None, None]) -> str:  # noqa: N802
        told: list[str] = []
        error = ei[1]
        while error is not None and len(told) < _CHAIN:
            frames = "".join(traceback.format_tb(error.__traceback__))
            told.append(f"{frames}{type(error).__module__}.{type(error).__qualname__}")
            error = error.__cause__ or error.__context__
        return "\nwhich came of\n".join(told)


def log_discreetly() -> None:
    """Log warnings and worse to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


def log_failed_tasks(loop: asyncio.AbstractEventLoop) -> None:
    """Likewise for what nobody waited for; asyncio itself would print the error's words."""

    def told(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        _logger.error("%s", context["message"], exc_info=context.get("exception"))

    loop.set_exception_handler(told)


def reason_of(error: BaseException) -> str:
    """What is wrong with the database, by the classes of the errors.

    In its own words only where these are about itself: others may quote what was to be written.
    """
    told: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(told) < _CHAIN:
        if isinstance(cause, OperationalError):
            told.append(" ".join(str(cause.orig).splitlines()[:1]))
            break
        told.append(type(cause).__name__)
        cause = cause.__cause__
    return ": ".join(told)
