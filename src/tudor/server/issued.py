"""The tokens that the server has issued. Only their hashes are kept, and no other token counts."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Final

from tudor.server.log import Log
from tudor.server.services import Services
from tudor.server.stored import StoredGuest

_REMEMBERED: Final = 10_000
"""Guests who are known without asking the log."""


class Issued:
    """The guests of a server, by the hashes of their tokens."""

    def __init__(self, log: Log, services: Services) -> None:
        self._log = log
        self._services = services
        self._known: OrderedDict[str, None] = OrderedDict()

    async def issue(self) -> str:
        """A new guest's token, kept at once; raises `StorageError`."""
        token = self._services.maker.token()
        await self._log.add_guest(self.guest(hash_of(token)))
        return token

    async def knows(self, token_hash: str) -> bool:
        """Whether the server has issued that token; raises `StorageError`."""
        if token_hash not in self._known and not await self._log.has_guest(token_hash):
            return False
        self._known[token_hash] = None
        self._known.move_to_end(token_hash)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return True

    def guest(self, token_hash: str) -> StoredGuest:
        """A guest as the log keeps one who is new now."""
        return StoredGuest(token_hash, self._services.clock.now())


def hash_of(token: str) -> str:
    """How a token is kept: it has 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()
