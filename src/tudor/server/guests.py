"""Who calls: a guest, known by a token in a cookie, or in a header for programs."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from litestar.exceptions import InternalServerException

from tudor.server.errors import Refused
from tudor.server.issued import Issued, hash_of

COOKIE: Final = "tudor"
_LIFETIME: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Call(Request[Any, Any, Any]):
    """A request: whose it is, and its body read strictly."""

    async def known(self) -> str | None:
        """The hash of the caller's token, if the server issued that: the log keeps no more of it.

        A cookie that is none of ours is as good as none; a bearer token is `Refused`. Other schemes
        of authorization are for a proxy before the server.
        """
        issued: Issued = self.app.state.tables.issued
        token = token_in(self)
        if token and await issued.knows(hash_of(token)):
            return hash_of(token)
        if _bearer(self) is not None:
            raise Refused(401, "no-token")
        return None

    async def body(self) -> bytes:
        """The body; `Refused` for one of which there is no more to come, or nothing at all."""
        try:
            body = await super().body()
        except InternalServerException:  # the caller has gone, and hears no answer
            raise Refused(400, "malformed", detail="the body breaks off") from None
        if not body.strip():
            raise Refused(400, "malformed", detail="there is no body; JSON was expected")
        return body

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


def token_in(request: Request[Any, Any, Any]) -> str | None:
    """What may be a token of ours in a call: a program's, or else a browser's; None without."""
    bearer = _bearer(request)
    token = request.cookies.get(COOKIE, "") if bearer is None else bearer
    return token if _TOKEN.fullmatch(token) else None


def _bearer(request: Request[Any, Any, Any]) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None


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
    if request.method in _SAFE:
        return
    if request.headers.get("sec-fetch-site") not in {None, "same-origin", "none"}:
        raise Refused(403, "wrong-origin")
    origin = request.headers.get("origin")
    if origin is None:
        return
    if origin.partition("://")[2] != request.headers.get("host"):
        raise Refused(403, "wrong-origin")
