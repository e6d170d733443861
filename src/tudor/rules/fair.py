"""The fair deal: a game's key comes from what everybody gives to it, so that nobody chooses it.

docs/fair-deal.md says what this promises, and has the recipe to the byte.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

GIVEN: Final = 32
"""How many bytes the server gives to the deal, and each person's browser."""


def commitment(given: bytes) -> str:
    """What is told of `given` before it is told itself: its SHA-256, in hexadecimal."""
    return hashlib.sha256(given).hexdigest()


def key_of(server: bytes, openings: Sequence[bytes | None]) -> bytes:
    """The key of a table's game, from the server's 32 bytes and those of each seat (bots: None).

    Raises `ValueError` for any other number of bytes.
    """
    if {len(given) for given in (server, *openings) if given is not None} != {GIVEN}:
        raise ValueError(f"everybody gives {GIVEN} bytes")
    parts = [b"\0" if given is None else b"\1" + given for given in openings]
    return hmac.digest(server, b"".join(parts), "sha256")
