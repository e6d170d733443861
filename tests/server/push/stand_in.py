"""A push service of our own, and browsers that subscribe to it."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, field
from typing import Any, Self

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tudor.server.push.keys import from_text, point_of, to_text


@dataclass
class Pushed:
    """One call of the service."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def claims(self) -> dict[str, Any]:
        """What the server says of itself, once its signature has been checked."""
        authorization = self.headers["authorization"]
        assert Vapid02.verify(authorization)
        _, claims, _ = authorization.partition("t=")[2].split(".", 2)
        read: dict[str, Any] = msgspec.json.decode(from_text(claims))
        return read

    @property
    def key(self) -> str:
        """The key by which that was checked."""
        return self.headers["authorization"].partition("k=")[2]


class PushService:
    """Takes what is pushed, and answers with `status` and `answer`'s headers."""

    def __init__(self) -> None:
        self.pushed: list[Pushed] = []
        self.status = 201
        self.answer = ""
        self.origin = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): text for name, text in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.pushed.append(Pushed(first.split(" ")[1], headers, body))
        writer.write(
            f"HTTP/1.1 {self.status} .\r\nContent-Length: 0\r\nConnection: close\r\n"
            f"{self.answer}\r\n".encode()
        )
        await writer.drain()
        writer.close()


@dataclass
class Browser:
    """A browser with keys of its own."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, Any]:
        """What the browser gives the server."""
        keys = {"p256dh": to_text(point_of(self.key.public_key())), "auth": to_text(self.secret)}
        return {"endpoint": endpoint, "keys": keys, "language": language, "expirationTime": None}

    def read(self, body: bytes) -> dict[str, Any]:
        """What was pushed to it."""
        opened = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        told: dict[str, Any] = msgspec.json.decode(opened)
        return told
