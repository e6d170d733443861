"""Whether a table that comes from elsewhere could be played on: what is not sound stays outside."""

from __future__ import annotations

from tudor.rules.edition import Edition
from tudor.rules.errors import IllegalAction
from tudor.rules.fair import GIVEN
from tudor.server.errors import Refused
from tudor.server.game import Game
from tudor.server.gathering import deal
from tudor.server.gathering.hosting import HOST
from tudor.server.gathering.seats import check_game
from tudor.server.log.documents import Document
from tudor.server.options import edition_of
from tudor.server.stored import EARLIER, Gathering
from tudor.server.words import words_for


def check(document: Document) -> None:
    """`ValueError` says what keeps a server from going on with the table."""
    _check_numbers(document)
    gathering = document.gathering
    if gathering.deal != EARLIER and len(gathering.nonce) != GIVEN:
        raise ValueError(f"the nonce is not of {GIVEN} bytes")
    try:
        edition = edition_of(document.table.edition, document.table.house_rules)
        check_game(gathering.seats, edition)
    except Refused as error:
        raise ValueError(f"no game can be played: {words_for(error, '')}") from None
    if gathering.stage == "playing":
        _check_deal(gathering)
        _replay(document, edition)
    elif document.rows:
        raise ValueError("there are rows, but the cards are not dealt")


def _check_numbers(document: Document) -> None:
    gathering = document.gathering
    seats = range(len(gathering.seats))
    spoken_of = {
        *(seat for seat, _ in gathering.holders),
        *(seat for seat, _ in document.seen if seat != HOST),
        *(written.owner for written in document.written),
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
    if gathering.deal != EARLIER and not deal.opened(gathering):
        raise ValueError("the cards are dealt, but a seat has not opened what it gave")
    deal.key(gathering)


def _replay(document: Document, edition: Edition) -> None:
    """Play the rows again, as the server does when it reads them."""
    suspects = tuple(str(seat.suspect) for seat in document.gathering.seats)
    game = Game(edition, suspects, document.table.created)
    for row in document.rows:
        try:
            game.replay(row)
        except IllegalAction as error:
            raise ValueError(f"row {row.number} cannot be played: {error.reason}") from None
