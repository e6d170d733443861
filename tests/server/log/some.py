"""Tables as the log keeps them, of every kind that there can be."""

from __future__ import annotations

from functools import cache
from typing import get_args

from hypothesis import strategies as st
from msgspec.structs import replace

from tudor.arena.match import play
from tudor.rules.edition import load
from tudor.rules.fair import commitment
from tudor.rules.record import Record
from tudor.server.api.shapes.detective import HelpLevel
from tudor.server.api.shapes.tables import Stage
from tudor.server.gathering.hosting import HOST
from tudor.server.log.documents import Document
from tudor.server.settings import LONGEST_CLOCK, LONGEST_WAIT
from tudor.server.stored import (
    Gathering,
    Next,
    Row,
    StoredGuest,
    StoredLine,
    StoredSeat,
    StoredTable,
    Written,
)

MAKER = StoredGuest("anna", 1.0)
NOBODY = Gathering(b"n" * 32, tuple(StoredSeat(seat, "person") for seat in range(3)))


@cache
def _record() -> Record:
    return play(load("swedish"), ["novice"] * 4, 7).record


def suspects() -> tuple[str, ...]:
    """Who plays in that game, by seat."""
    return tuple(seat.suspect for seat in _record().seats)


@cache
def rows() -> tuple[Row, ...]:
    """The rows of a game."""
    record = _record()
    return tuple(
        Row(number, float(number), entry.by, entry.action, events, stood_in=number % 7 == 0)
        for number, (entry, (_, events)) in enumerate(
            zip(record.entries, record.replay(), strict=True), 1
        )
    )


def dealt() -> Gathering:
    """Those who play that game."""
    seats = tuple(
        StoredSeat(
            number,
            "person",
            suspect=suspect,
            commitment=commitment(bytes([number] * 32)),
            opening=bytes([number] * 32).hex(),
        )
        for number, suspect in enumerate(suspects())
    )
    return Gathering(b"n" * 32, seats, stage="playing")


def table(table_id: str = "t", created: float = 10.0) -> StoredTable:
    return StoredTable(table_id, created, "travel", {"dice": 1}, 100, 200, b"s" * 32, listed=True)


def line(text: str = "Hi!") -> StoredLine:
    return StoredLine(0, 5.0, "table", None, 1, "Anna", text)


Texts = st.SearchStrategy[str]
TEXT: Texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=12)
TIMES = st.floats(0, 2e9)
PEOPLE = st.sampled_from(["anna", "bo", "cilla", "dan", "eva"])
NUMBERS = st.integers(0, 2**31 - 1)


@st.composite
def seats(draw: st.DrawFn) -> tuple[StoredSeat, ...]:
    any_seat = st.builds(
        StoredSeat,
        st.just(0),
        bot=st.none() | TEXT,
        suspect=st.none() | TEXT,
        name=TEXT,
        commitment=st.none() | TEXT,
        opening=st.none() | TEXT,
    )
    found = draw(st.lists(any_seat, min_size=1, max_size=6))
    return tuple(replace(seat, seat=number) for number, seat in enumerate(found))


@st.composite
def gatherings(draw: st.DrawFn, version: int = 0) -> Gathering:
    placed = draw(seats())
    return Gathering(
        nonce=draw(st.binary(max_size=32)),
        seats=placed,
        host=draw(st.none() | PEOPLE),
        stage=draw(st.sampled_from(get_args(Stage))),
        deal=draw(NUMBERS),
        version=version,
        holders=draw(st.frozensets(st.tuples(st.integers(0, len(placed) - 1), PEOPLE))),
        devices=draw(st.frozensets(st.tuples(TEXT, PEOPLE), max_size=4)),
        admitted=draw(st.frozensets(TEXT, max_size=4)),
        rematch=draw(st.none() | TEXT),
        again=draw(st.booleans()),
        extended=draw(st.tuples(NUMBERS, NUMBERS)),
    )


@st.composite
def documents(
    draw: st.DrawFn, table_id: str = "t", people: Gathering | None = None, cards: Texts = TEXT
) -> Document:
    gathering = people or draw(gatherings())
    seat = st.integers(0, len(gathering.seats) - 1)
    any_line = st.builds(
        StoredLine, st.just(0), at=TIMES, side=seat, seat=seat, name=TEXT, text=TEXT
    )
    lines = draw(st.lists(any_line, max_size=3))
    place = st.tuples(seat, cards, st.none() | seat)
    places = draw(st.lists(st.tuples(place, TEXT), max_size=5, unique_by=lambda pair: pair[0]))
    house_rules = st.dictionaries(TEXT, NUMBERS | TEXT | st.lists(NUMBERS), max_size=3)
    return Document(
        table=StoredTable(
            table_id,
            draw(TIMES),
            draw(TEXT),
            draw(house_rules),
            draw(NUMBERS),
            draw(NUMBERS),
            draw(st.binary(max_size=32)),
            own_dice=draw(st.booleans()),
            help=draw(st.sampled_from(get_args(HelpLevel))),
            listed=draw(st.booleans()),
            password=draw(st.none() | TEXT),
            clock=draw(NUMBERS),
        ),
        gathering=gathering,
        guests=(),
        rows=rows()[: draw(st.integers(0, 20))],
        written=tuple(sorted((Written(*at, text) for at, text in places), key=_as_read)),
        lines=tuple(replace(one, number=number) for number, one in enumerate(lines, 1)),
        seen=tuple(sorted(draw(st.dictionaries(seat, TIMES)).items())),
        next=Next(draw(st.none() | TIMES), draw(st.none() | seat), draw(st.booleans())),
        touched=draw(TIMES),
    )


@st.composite
def sound_documents(draw: st.DrawFn, table_id: str = "t") -> Document:
    """Tables with which a server can go on: in the lobby, or as far as it was played."""
    placed = dealt().seats
    playing = draw(st.booleans())
    gathering = replace(
        draw(gatherings()),
        nonce=draw(st.binary(min_size=32, max_size=32)),
        seats=placed,
        stage="playing" if playing else "lobby",
        holders=draw(st.frozensets(st.tuples(st.integers(0, len(placed) - 1), PEOPLE))),
    )
    edition = load("swedish")
    cards = st.sampled_from(sorted(edition.deck.index))
    any_document = draw(documents(table_id, gathering, cards))
    return replace(
        any_document,
        table=replace(
            any_document.table,
            edition="swedish",
            house_rules={},
            answer_delay=draw(st.integers(0, LONGEST_WAIT)),
            bot_pace=draw(st.integers(0, LONGEST_WAIT)),
            password=draw(st.none() | st.binary(min_size=64, max_size=64).map(_kept)),
            clock=draw(st.integers(0, LONGEST_CLOCK)),
        ),
        gathering=gathering,
        rows=any_document.rows if playing else (),
        seen=tuple(
            sorted(draw(st.dictionaries(st.integers(HOST, len(placed) - 1), TIMES)).items())
        ),
    )


def _kept(password: bytes) -> str:
    return f"{password[:16].hex()} {password.hex()}"


def _as_read(written: Written) -> tuple[bool, int, str, int]:
    """Marks before notes, each by their places."""
    return (written.column is None, written.owner, written.card, written.column or 0)
