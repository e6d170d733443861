"""What a seat was told: one chain, by the words of the document, for Python and the browser."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.golden import PLAYED, PLAYTHROUGHS
from tests.rules.told import FILE, told
from tests.strategies import games
from tests.strategies.game import Game
from tudor.rules.record import Entry, Record, RecordSeat, load_record
from tudor.rules.see import PUBLIC, see
from tudor.rules.witness import START, chain, link


def written(before: bytes, row: str) -> bytes:
    """The document's words, as a program of its own: a row as the stream has it."""
    message = json.loads(row)
    parts = [message["number"], message["by"], message["events"]]
    text = json.dumps(parts, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(before + text.encode()).digest()


def test_the_client_is_tested_with_these_rows() -> None:
    kept = FILE.read_text("utf-8") if FILE.exists() else None
    if kept != told():
        FILE.write_text(told(), "utf-8")
    assert kept == told(), f"{FILE.name} was stale: it is written anew, look at it and commit it"


@pytest.mark.parametrize("game", told().split("\n\n"), ids=PLAYED)
def test_the_chain_is_that_of_the_document(game: str) -> None:
    _, *rows, last = game.split()
    made = bytes(32)
    for row in rows:
        made = written(made, row)
    assert made.hex() == last


@pytest.mark.parametrize("key", PLAYED)
def test_seats_that_were_told_different_things_have_different_chains(key: str) -> None:
    record = load_record((PLAYTHROUGHS / f"{key}.json").read_bytes())
    seats = range(len(record.seats))
    assert len({tuple(chain(record, seat))[-1] for seat in seats}) == len(seats)


@given(games(), st.data())
def test_each_link_follows_from_the_one_before_and_its_row_alone(
    game: Game, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(range(len(game.suspects))))
    record = Record(
        game.edition.key,
        game.edition.house_rules,
        tuple(RecordSeat(suspect) for suspect in game.suspects),
        tuple(Entry(by, action) for by, action in game.log),
    )
    links = [START, *chain(record, seat)]
    for at, (by, _) in enumerate(game.log):
        events = [see(event, seat) for event in game.rows[at]]
        assert links[at + 1] == link(links[at], at + 1, by, events)
        public = [see(event, PUBLIC) for event in game.rows[at]]
        assert (public == events) == (links[at + 1] == link(links[at], at + 1, by, public))
        assert links[at + 1] != link(links[at], at + 2, by, events)
