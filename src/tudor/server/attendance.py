"""Who is at a table, here or at another process, and who has to be called to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tudor.server.gathering import people
from tudor.server.gathering.hosting import HOST
from tudor.server.presence import Presence
from tudor.server.services import Services
from tudor.server.settings import Settings
from tudor.server.stored import Gathering
from tudor.server.streams import Streams


class Attendance:
    """Those who read along at a table. A *place* is a seat, or `HOST`."""

    def __init__(
        self,
        table_id: str,
        gathering: Callable[[], Gathering],
        services: Services,
        settings: Settings,
        seen: Mapping[int, float],
        *,
        shared: bool,
    ) -> None:
        """`shared`: whether people may read along at other processes, too."""
        self.streams = Streams(settings, self._left)
        self.presence = Presence(services.clock, self.reads, settings.quiet, seen)
        self._table_id = table_id
        self._gathering = gathering
        self._pusher = services.pusher
        self._shared = shared
        self._uncalled: int | None = None

    def here(self) -> list[int]:
        """The places of those who read along at this process: also beside their own stream."""
        seats = {one.seat for one in self._gathering().seats if self.streams.reading(one.seat)}
        return sorted(seats.union(*map(self.places, self.streams.tokens)))

    def reads(self, place: int) -> bool:
        """Whether somebody of the place reads along at this process."""
        return place in self.here()

    def places(self, token: str | None) -> tuple[int, ...]:
        """The places of whoever has the token (its hash)."""
        gathering = self._gathering()
        seats = people.seats_of(gathering, token)
        return (HOST, *seats) if people.is_host(gathering, token) else seats

    def call(self, seat: int) -> None:
        """It is their turn: call them, unless they read along."""
        self._uncalled = None
        if self.reads(seat):
            return
        if self._shared and self.presence.away(seat) is None:
            self._uncalled = seat  # they may read along elsewhere, or have gone just now
        else:
            self._push(seat)

    def call_late(self, awaited: int | None) -> None:
        """Call whoever is awaited still, and has turned out to be away."""
        if self._uncalled is None or self._uncalled != awaited:
            self._uncalled = None
        elif self.presence.away(self._uncalled) is not None:
            self._push(self._uncalled)
            self._uncalled = None

    def _push(self, seat: int) -> None:
        self._pusher(self._table_id, people.tokens_of(self._gathering(), seat))

    def _left(self, token: str | None) -> None:
        for place in self.places(token):
            self.presence.see(place)
