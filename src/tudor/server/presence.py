"""Who is here: whoever has a stream open, or has looked in a moment ago."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tudor.server.services import Clock


class Presence:
    """When each seat of a table was last seen, in seconds."""

    def __init__(
        self, clock: Clock, reading: Callable[[int], bool], quiet: float, seen: Mapping[int, float]
    ) -> None:
        """`reading`: whether a seat has a stream open; `quiet`: how long one may look away."""
        self._clock = clock
        self._reading = reading
        self._quiet = quiet
        self._seen = dict(seen)
        self._since = clock.now()

    def see(self, seat: int, moment: float | None = None) -> None:
        """Somebody of the seat is here, or was at that moment."""
        now = self._clock.now() if moment is None else moment
        self._seen[seat] = max(now, self._seen.get(seat, now))

    def seen_since(self, moment: float) -> dict[int, float]:
        """When each seat was seen, of those that were seen after `moment`."""
        return {seat: seen for seat, seen in self._seen.items() if seen > moment}

    def away(self, seat: int) -> float | None:
        """Since when nobody of the seat has been here; None while somebody is."""
        now = self._clock.now()
        seen = self._seen.get(seat, self._since)
        return None if self._reading(seat) or now - seen < self._quiet else seen
