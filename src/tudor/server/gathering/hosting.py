"""The host, and who acts in their stead: nobody's table hangs on one who has gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tudor.server.gathering.people import check_host, seats_of
from tudor.server.stored import Gathering

HOST: Final = -1
"""Where it is kept when the host was last here, whether in a seat or beside the table."""


def host_away(gathering: Gathering, away: Callable[[int], float | None]) -> float | None:
    """Since when (seconds) the host has not been here; None while they are, or if there is none.

    They are here while any of their seats is, and while they look at the table. `away`: since when
    nobody of a seat, or `HOST`, has been here.
    """
    if gathering.host is None:
        return None
    since = [away(one) for one in (HOST, *seats_of(gathering, gathering.host))]
    known = [moment for moment in since if moment is not None]
    return max(known) if len(known) == len(since) else None


def check_acting(
    gathering: Gathering, token: str, away: Callable[[int], float | None], moment: float
) -> None:
    """`Refused` for all but the host, and those who sit if the host was last here by `moment`."""
    since = host_away(gathering, away)
    if since is None or since > moment or not seats_of(gathering, token):
        check_host(gathering, token)
