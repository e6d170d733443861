"""Games dealt at a table: their records, and the receipts of who sat there."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Collection
from typing import Final

from tests.strategies.playing import choose
from tudor.rules.actions import CHANCE, Action, By, Dice
from tudor.rules.chance import draw
from tudor.rules.edition import Edition
from tudor.rules.fair import commitment, key_of
from tudor.rules.receipt import Receipt, Terms
from tudor.rules.record import Entry, Record, RecordSeat, TableChance
from tudor.rules.state import Phase, new_game
from tudor.rules.turn import apply
from tudor.rules.witness import chain

ON_THE_TABLE: Final = 6
"""What all dice show that people roll on their own table."""


def given(who: str) -> bytes:
    """The 32 bytes that somebody gives to the deal."""
    return hashlib.sha256(who.encode()).digest()


def dealt(
    edition: Edition,
    seats: int = 3,
    *,
    bots: Collection[int] = (),
    own_dice: bool = False,
    seed: int = 1,
    length: int = 60,
) -> Record:
    """A game at a table, by lively players, with nothing in it that does not follow from `seed`."""
    server = given(f"server {seed}")
    openings = [None if seat in bots else given(f"seat {seat} {seed}") for seat in range(seats)]
    key, rng = key_of(server, openings), random.Random(seed)
    state = new_game(edition, edition.first_suspects(seats))
    log: list[tuple[By, Action]] = []
    while len(log) < length and (by := state.actor) is not None:
        action: Action
        if by == CHANCE:
            action = draw(state, key, len(log) + 1)
            if own_dice and state.phase is Phase.ROLLING and state.seat not in bots:
                action = Dice((ON_THE_TABLE,) * edition.options.dice)
        else:
            action = choose(state, rng, rashness=0)
        state, _ = apply(state, by, action)
        log.append((by, action))
    return Record(
        edition.key,
        edition.house_rules,
        tuple(
            RecordSeat(suspect, bot="novice" if seat in bots else None)
            for seat, suspect in enumerate(state.suspects)
        ),
        tuple(Entry(by, action) for by, action in log),
        TableChance(
            server.hex(), tuple(None if o is None else o.hex() for o in openings), 1, own_dice
        ),
    )


def receipt_of(record: Record, seat: int, rows: int | None = None) -> Receipt:
    """What the browser of `seat` has kept, after so many rows or all."""
    chance = record.chance
    assert isinstance(chance, TableChance)
    mine = chance.openings[seat]
    assert mine is not None
    links = tuple(chain(record, seat))[:rows]
    return Receipt(
        format="tudor-receipt/1",
        table="a-table",
        deal=chance.deal,
        terms=Terms(
            record.edition,
            record.house_rules,
            tuple(sitting.suspect for sitting in record.seats),
            tuple(sitting.bot for sitting in record.seats),
            chance.own_dice,
        ),
        server=commitment(bytes.fromhex(chance.server)),
        seats=tuple(o and commitment(bytes.fromhex(o)) for o in chance.openings),
        openings=chance.openings,
        seat=seat,
        mine=mine,
        rows=len(links),
        chain=links[-1].hex(),
    )
