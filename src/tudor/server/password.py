"""A table's password, as it is kept: salted, and slow to guess."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from tudor.server.errors import Refused
from tudor.server.services import Maker

_SALT: Final = 16
_WORKERS: Final = ThreadPoolExecutor(2, "password")
"""However many guess at once, nothing else waits for them."""


async def kept(password: str, maker: Maker) -> str:
    """The password as the log keeps it."""
    salt = maker.secret()[:_SALT]
    return f"{salt.hex()} {(await _hashed(password, salt)).hex()}"


def is_kept(kept: str) -> bool:
    """Whether that is a password as the log keeps it."""
    return re.fullmatch(r"([0-9a-f]{2})+ [0-9a-f]{128}", kept) is not None


async def check_password(kept: str, given: str) -> None:
    """`Refused` for any other password."""
    salt, right = [bytes.fromhex(part) for part in kept.split()]
    if not hmac.compare_digest(await _hashed(given, salt), right):
        raise Refused(403, "wrong-password")


async def _hashed(password: str, salt: bytes) -> bytes:
    work = partial(hashlib.scrypt, password.encode(), salt=salt, n=1 << 14, r=8, p=1)
    return await asyncio.get_running_loop().run_in_executor(_WORKERS, work)
