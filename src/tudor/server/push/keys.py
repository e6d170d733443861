"""The keys of Web Push: the server's own (VAPID, RFC 8292), and those that browsers give it."""

from __future__ import annotations

import base64
import binascii
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tudor.server.log import Log

_NAME: Final = "push"
_CURVE: Final = ec.SECP256R1()
_LENGTH: Final = 32
_SECRET: Final = 16
"""Bytes of the secret that a browser gives."""


async def server_key(log: Log) -> Vapid02:
    """The key by which push services know this server, the same for all its processes.

    Raises `StorageError`.
    """
    raw = await log.server_key(_NAME, _make)
    return Vapid02(ec.derive_private_key(int.from_bytes(raw, "big"), _CURVE))


def public_key(key: Vapid02) -> str:
    """What browsers are told of it, in base64url."""
    return to_text(point_of(key.public_key))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """A browser's public key and its secret, as bytes; `ValueError` if they are none."""
    try:
        point, secret = from_text(p256dh), from_text(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except ValueError as error:
        raise ValueError("no keys of a browser") from error
    if len(secret) != _SECRET:
        raise ValueError("no keys of a browser: the secret has another length")
    return point, secret


def to_text(raw: bytes) -> str:
    """Bytes in base64url, without the padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The bytes of base64url with or without padding; `ValueError` for anything else."""
    try:
        bare = text.rstrip("=").encode("ascii")
        return base64.b64decode(bare + b"=" * (-len(bare) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("that is no base64url") from error


def _make() -> bytes:
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return number.to_bytes(_LENGTH, "big")
