"""Whether a table that comes from elsewhere could be played on: what is not sound stays outside."""

from __future__ import annotations

import msgspec

from tudor.bots.bot import BOTS
from tudor.rules.edition import Edition
from tudor.rules.errors import IllegalAction
from tudor.rules.fair import GIVEN, commitment
from tudor.server.api.shapes.new_table import NewTable
from tudor.server.errors import Refused
from tudor.server.game import Game
from tudor.server.gathering.hosting import HOST
from tudor.server.gathering.seats import check_game
from tudor.server.log.documents import Document
from tudor.server.options import edition_of
from tudor.server.password import is_kept
from tudor.server.stored import EARLIER, Gathering, StoredSeat, StoredTable
from tudor.server.words import words_for


def check(document: Document) -> None:
    """`ValueError` says what keeps a server from going on with the table."""
    _check_numbers(document)
    gathering = document.gathering
    if gathering.deal != EARLIER and len(gathering.nonce) != GIVEN:
        raise ValueError(f"the nonce is not of {GIVEN} bytes")
    _check_terms(document.table)
    try:
        edition = edition_of(document.table.edition, document.table.house_rules)
        check_game(gathering.seats, edition)
    except Refused as error:
        raise ValueError(f"no game can be played: {words_for(error, '')}") from None
    if not {written.card for written in document.written} <= edition.deck.index.keys():
        raise ValueError("a notebook has a card that is not in the game")
    if gathering.stage == "playing":
        _check_deal(gathering)
        _replay(document, edition)
    elif document.rows:
        raise ValueError("there are rows, but the cards are not dealt")


def _check_terms(table: StoredTable) -> None:
    terms = {"answer_delay": table.answer_delay, "bot_pace": table.bot_pace, "clock": table.clock}
    msgspec.convert(terms, NewTable)
    if table.password is not None and not is_kept(table.password):
        raise ValueError("the password is not kept as it should be")


def _check_numbers(document: Document) -> None:
    gathering = document.gathering
    seats = range(len(gathering.seats))
    spoken_of = {
        *(seat for seat, _ in gathering.holders),
        *(seat for seat, _ in document.seen if seat != HOST),
        *(written.owner for written in document.written),
        *(one.column for one in document.written if one.column is not None),
        *(line.seat for line in document.lines if line.seat is not None),
        *(line.side for line in document.lines if line.side is not None),
    }
    if [seat.seat for seat in gathering.seats] != [*seats]:
        raise ValueError("the seats are not numbered from 0")
    if [row.number for row in document.rows] != [*range(1, len(document.rows) + 1)]:
        raise ValueError("the rows are not numbered from 1")
    if not spoken_of <= {*seats}:
        raise ValueError("there is something of a seat that is not there")


def _check_deal(gathering: Gathering) -> None:
    if not all(seat.suspect for seat in gathering.seats):
        raise ValueError("the cards are dealt, but a seat has no suspect")
    for seat in gathering.seats:
        if seat.kind == "bot" and seat.bot not in BOTS:
            raise ValueError(f"there is no such bot: {seat.bot}")
        if gathering.deal != EARLIER and seat.kind == "person":
            _check_opening(seat)


def _check_opening(seat: StoredSeat) -> None:
    if seat.opening is None:
        raise ValueError("the cards are dealt, but a seat has not opened what it gave")
    opening = bytes.fromhex(seat.opening)
    if len(opening) != GIVEN:
        raise ValueError(f"what a seat gave to the deal is not of {GIVEN} bytes")
    if commitment(opening) != seat.commitment:
        raise ValueError("a seat has opened something else than it gave to the deal")


def _replay(document: Document, edition: Edition) -> None:
    """Play the rows again, as the server does when it reads them."""
    suspects = tuple(str(seat.suspect) for seat in document.gathering.seats)
    game = Game(edition, suspects, document.table.created)
    for row in document.rows:
        try:
            game.replay(row)
        except IllegalAction as error:
            raise ValueError(f"row {row.number} cannot be played: {error.reason}") from None
