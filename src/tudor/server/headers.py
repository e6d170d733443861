"""Headers that keep a browser from doing what no page of ours needs."""

from __future__ import annotations

from typing import Final

from litestar.types import Message, Scope

_POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    b"worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_PERMISSIONS: Final = (
    b"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), "
    b"magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", _PERMISSIONS),
]
_ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Said over https alone: at home there is no other way than http."""
_API: Final = "/api"


async def add_headers(message: Message, scope: Scope) -> None:
    """Called before every part of a response: adds to the first."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *_HEADERS]
        if scope.get("scheme") == "https":
            headers.append(_ONLY_HTTPS)
        if scope["path"].startswith(_API) and not any(
            name.lower() == b"cache-control" for name, _ in headers
        ):
            # A position holds a hand: no cache may keep it.
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers
