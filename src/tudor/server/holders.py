"""Who holds which seats. One guest may hold several; several may hold one, and are a team."""

from __future__ import annotations

import base64
import hmac
from collections.abc import Iterable, Iterator

from tudor.server.errors import Refused


class Holders:
    """Pairs of a seat and the hash of a token that holds it."""

    def __init__(self, pairs: Iterable[tuple[int, str]]) -> None:
        self._pairs = set(pairs)

    def __iter__(self) -> Iterator[tuple[int, str]]:
        return iter(self._pairs)

    def add(self, seat: int, holder: str) -> None:
        """One more who holds `seat`."""
        self._pairs.add((seat, holder))

    def seats_of(self, holder: str | None) -> tuple[int, ...]:
        """The seats that the holder of a token (its hash) has."""
        return tuple(sorted(seat for seat, one in self._pairs if one == holder))

    def _of(self, seat: int) -> list[str]:
        return [holder for one, holder in self._pairs if one == seat]

    def check_sit(self, holder: str) -> None:
        """`Refused` for somebody in a team, who would see the hands of two sides."""
        seats = self.seats_of(holder)
        if any(seat in seats and one != holder for seat, one in self._pairs):
            raise Refused(409, "on-another-side")

    def check_join(self, seat: int, holder: str) -> None:
        """`Refused` where somebody would see the hands of two sides: who joins, or a partner."""
        if self.seats_of(holder) or any(self.seats_of(one) != (seat,) for one in self._of(seat)):
            raise Refused(409, "on-another-side")


def invitation(secret: bytes, seat: int) -> str:
    """What makes whoever has it a partner in `seat`: 192 bits that follow from the table's secret.

    So it is the same each time, also after a restart, and is kept nowhere.
    """
    made = hmac.digest(secret, f"invitation {seat}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()


def check_invitation(secret: bytes, seat: int, given: str) -> None:
    """`Refused` for any other secret; how long that takes tells nothing of the right one."""
    if not hmac.compare_digest(invitation(secret, seat).encode(), given.encode()):
        raise Refused(403, "wrong-invitation")
