"""Coming: as a guest, with a password, and again on another device."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tudor.server.settings import PASSWORD_LIMIT


class Guest(Struct, frozen=True):
    """A new guest's token, for programs: send it as a bearer token."""

    token: str


class Password(Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to see the table."""

    password: Annotated[str, Meta(max_length=PASSWORD_LIMIT)]


class Recovery(Struct, frozen=True):
    """The secret with which another device becomes the caller's too, at one table.

    It works once, until `until`.
    """

    secret: str
    until: float


class Return(Struct, frozen=True, forbid_unknown_fields=True):
    """Come back on another device."""

    secret: str
