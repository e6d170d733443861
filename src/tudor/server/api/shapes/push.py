"""Web Push."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class PushKey(Struct, frozen=True):
    """The server's public key for Web Push, in base64url; null where there is no pushing."""

    key: str | None


class PushKeys(Struct, frozen=True):
    """A browser's keys for Web Push, in base64url."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscribe(Struct, frozen=True):
    """A browser's subscription to Web Push, as it gives it. `language`: what to say it in."""

    endpoint: Annotated[str, Meta(max_length=600)]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=10)] = "en"


class Unsubscribe(Struct, frozen=True):
    """The endpoint that is to be pushed to no more."""

    endpoint: Annotated[str, Meta(max_length=600)]
