"""What is pushed: for the browser's eyes alone, and with nothing in it that others may not see."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tudor.phrases.catalogue import phrase
from tudor.server.push.keys import browser_keys, to_text
from tudor.server.stored import Subscription

_TOPIC: Final = 32
"""Letters of a topic, at most."""


class Note(Struct, frozen=True):
    """What a browser is told: at which table it is its owner's turn, and how to say so."""

    table: str
    text: str


def turn_at(table_id: str, language: str) -> Note:
    """That it is the reader's turn at a table."""
    name = table_id.replace("-", " ")
    return Note(table_id, phrase(language, "coming-push-turn", table=name))


def sealed(note: Note, subscription: Subscription) -> bytes:
    """The note as none but the browser can read it (RFC 8291); `ValueError` for bad keys."""
    point, secret = browser_keys(subscription.p256dh, subscription.auth)
    body: bytes = http_ece.encrypt(
        msgspec.json.encode(note),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=point,
        auth_secret=secret,
        version="aes128gcm",
    )
    return body


def topic(key: Vapid02, table_id: str) -> str:
    """By which a newer note takes the place of one that still waits.

    It tells the push service nothing: whoever knows a table's id has a way in.
    """
    own = key.private_key.private_numbers().private_value.to_bytes(32, "big")
    return to_text(hmac.digest(own, table_id.encode(), hashlib.sha256))[:_TOPIC]
