"""Who calls: a guest, known by a token in a cookie, or in a header for programs."""

from __future__ import annotations

import hashlib
import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import Cookie

from tudor.server.errors import Refused

COOKIE: Final = "tudor"
_LIFETIME: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Call(Request[Any, Any, Any]):
    """A request: whose it is, and its body read strictly."""

    @property
    def token(self) -> str | None:
        """The caller's token; `Refused` for a bearer token that is none of ours."""
        authorization = self.headers.get("authorization")
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() != "bearer" or not _TOKEN.fullmatch(token):
                raise Refused(401, "no-token")
            return token
        token = self.cookies.get(COOKIE, "")
        return token if _TOKEN.fullmatch(token) else None

    @property
    def holder(self) -> str | None:
        """The hash of the caller's token, which is all that the log keeps of it."""
        token = self.token
        return hash_of(token) if token else None

    async def json(self) -> object:
        """The body, as the handler's type; `Refused` says what is wrong with it, and where."""
        field = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            read: object = msgspec.json.decode(body, type=field.annotation if field else Any)
        except msgspec.DecodeError as error:
            raise Refused(400, "malformed", detail=str(error)) from None
        except RecursionError:
            raise Refused(400, "malformed", detail="JSON is nested too deeply") from None
        return read


def hash_of(token: str) -> str:
    """How a token is kept: it has 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_for(token: str, call: Call) -> Cookie:
    """The cookie that makes a browser a guest, out of reach of scripts and other sites."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=_LIFETIME,
        httponly=True,
        samesite="lax",
        secure=call.url.scheme == "https",
    )


async def refuse_other_origins(request: Request[Any, Any, Any]) -> None:
    """Let no other site make a browser act here; programs send no origin."""
    origin = request.headers.get("origin")
    if request.method in _SAFE or origin is None:
        return
    if origin.partition("://")[2] != request.headers.get("host"):
        raise Refused(403, "wrong-origin")
