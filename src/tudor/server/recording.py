"""The record of a table's game, with all that its chance followed from."""

from __future__ import annotations

from tudor.rules.record import Entry, Record, RecordSeat, TableChance
from tudor.server.errors import Refused
from tudor.server.game import Game
from tudor.server.stored import EARLIER, Gathering, StoredTable


def record_of(table: StoredTable, gathering: Gathering, game: Game) -> Record:
    """The whole game; `Refused` before it is over: it tells what the deal followed from."""
    if game.state.outcome is None:
        raise Refused(409, "not-over")
    chance = None
    if gathering.deal != EARLIER:
        openings = tuple(seat.opening for seat in gathering.seats)
        chance = TableChance(gathering.nonce.hex(), openings, gathering.deal, table.own_dice)
    return Record(
        table.edition,
        dict(game.state.edition.house_rules),
        tuple(RecordSeat(str(seat.suspect), seat.name, seat.bot) for seat in gathering.seats),
        tuple(Entry(row.by, row.action) for row in game.rows),
        chance,
    )
