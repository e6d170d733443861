"""People to gather, and what they give to a deal."""

from __future__ import annotations

import hashlib
from typing import Final

from tudor.rules.edition import Edition, load
from tudor.rules.fair import commitment
from tudor.server.api.shapes.gathering import Commit, Open, SitDown, Start
from tudor.server.api.shapes.new_table import SeatWanted
from tudor.server.gathering.deal import open_up
from tudor.server.gathering.seats import lay, sit
from tudor.server.gathering.start import begin
from tudor.server.stored import Gathering, StoredTable

EDITION: Final[Edition] = load("travel")
MAKER: Final = "maker"


def given(who: str, deal: int = 1) -> bytes:
    """The 32 bytes that somebody gives to a deal."""
    return hashlib.sha256(f"{who} {deal}".encode()).digest()


def laid(*kinds: str, host: str = MAKER) -> Gathering:
    """A table that has just been made."""
    wanted = [SeatWanted("bot" if kind == "bot" else "person") for kind in kinds]
    return Gathering(given("server"), lay(wanted, EDITION), host)


def sitting(gathering: Gathering, who: str, seat: int | None = None, **wanted: str) -> Gathering:
    """The gathering once somebody has sat down."""
    down = SitDown(commitment(given(who, gathering.deal)), seat, **wanted)
    return sit(gathering, down, who, EDITION)


def commits(who: str, deal: int = 1) -> Commit:
    return Commit(deal, commitment(given(who, deal)))


def opens(who: str, deal: int = 1) -> Open:
    return Open(deal, given(who, deal).hex())


def begun(*people: str) -> Gathering:
    """A game that these people play, one a seat."""
    gathering = laid(*["person"] * len(people))
    for who in people:
        gathering = sitting(gathering, who)
    gathering = begin(gathering, Start(), EDITION)
    for seat, who in enumerate(people):
        gathering = open_up(gathering, seat, opens(who))
    return gathering


def table(clock: int = 0, **options: object) -> StoredTable:
    """A table as it was made."""
    return StoredTable("a-table", 1.0, "travel", {}, 0, 0, given("table"), clock=clock, **options)  # type: ignore[arg-type]
