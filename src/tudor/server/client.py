"""The built browser client, served from inside the package."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Response, route
from litestar.params import FromPath

from tudor.server.errors import Refused
from tudor.server.guests import Call

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_NOT_BUILT: Final = (
    "tudor: the browser client is not built. Run `make web`, or install the package anew.\n"
)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def serve_client(request: Call, path: FromPath[str] = "/") -> Response[Any]:
    """A file of the client; for the client's own addresses (`/table/…`) its page."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refused(404, "not-found")
    root: Path = request.app.state.tables.settings.static
    try:
        return await asyncio.to_thread(_find, root, name)
    except OSError:  # such as a name that is too long for a file
        raise Refused(404, "not-found") from None


def _find(root: Path, name: str) -> Response[Any]:
    file = root / name
    if name and file.is_file() and file.resolve().is_relative_to(root.resolve()):
        return _file(file, _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN)
    if "." in name.rpartition("/")[2]:
        raise Refused(404, "not-found")
    index = root / "index.html"
    if not index.is_file():
        return Response(_NOT_BUILT, status_code=503, media_type="text/plain")
    return _file(index, _ASK_AGAIN)


def _file(file: Path, cache: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
