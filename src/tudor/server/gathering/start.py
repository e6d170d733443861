"""The host begins: what becomes of the free seats, and is there a game for the rest?"""

from __future__ import annotations

from msgspec.structs import replace

from tudor.rules.edition import Edition
from tudor.server.api.shapes.gathering import Start
from tudor.server.api.shapes.new_table import BOT
from tudor.server.errors import Refused
from tudor.server.gathering import deal
from tudor.server.gathering.seats import check_game, fill, remove_free, with_suspects
from tudor.server.stored import Gathering


def begin(gathering: Gathering, wanted: Start, edition: Edition) -> Gathering:
    """Go on to the openings; raises `Refused`."""
    if gathering.stage != "lobby":
        raise Refused(409, "already-started")
    match wanted.empty:
        case "bots":
            gathering = fill(gathering, BOT)
        case "remove":
            gathering = remove_free(gathering)
        case "refuse":
            pass
    check_game(gathering.seats, edition)
    return deal.start(replace(gathering, seats=with_suspects(gathering.seats, edition)))


def begin_again(gathering: Gathering, edition: Edition) -> Gathering:
    """A table for another game begins by itself, once everyone is there."""
    if gathering.again and gathering.stage == "lobby" and deal.ready(gathering):
        return begin(gathering, Start(), edition)
    return gathering
