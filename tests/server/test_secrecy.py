"""Two games that differ only in what a seat may not know look the same to it, byte by byte."""

import asyncio
import base64
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

import msgspec
import pytest

from tests.server.kit import AT_ONCE, Guest, House, Player, Stacked, Stream
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Challenge,
    ChanceAction,
    Choose,
    Deal,
    Move,
    Nothing,
    Peek,
    Roll,
    SeatAction,
    Show,
    Suggest,
)
from tudor.rules.chance import Source
from tudor.rules.events import Dealt, Event
from tudor.rules.record import Entry, Record, RecordError, RecordSeat
from tudor.rules.see import PUBLIC, Viewer, see
from tudor.rules.state import State
from tudor.server.services import Chance, draw_chance

pytestmark = pytest.mark.anyio
PEOPLE = 4
Moves = tuple[tuple[int, SeatAction], ...]
ROWS = 60


async def a_table(house: House) -> tuple[str, list[Guest]]:
    people = [house.guest() for _ in range(PEOPLE)]
    table = await people[0].make_table(*[{}] * PEOPLE, answer_delay=900)
    for guest in people:
        await guest.sit(table)
    return table, people


async def some_game(database: str) -> Record:
    """What four people did who do not look at the delay."""
    async with House(database) as house:
        table, people = await a_table(house)
        streams = [await guest.read(table, seat) for seat, guest in enumerate(people)]
        players = [Player(guest, table, seat, streams[seat]) for seat, guest in enumerate(people)]
        while len(streams[0].ids) < ROWS:
            playing = [asyncio.create_task(player.play()) for player in players]
            await house.settle()
            await house.advance(0.9)
            await asyncio.gather(*playing)
        for stream in streams:
            await stream.close()
        found = await house.tables.get(table)
        game = found.playing().game
        return Record(
            "travel",
            {},
            tuple(RecordSeat(str(seat.suspect)) for seat in found.gathering.seats),
            tuple(Entry(row.by, row.action) for row in game.rows),
        )


def swapped(deal: Deal, one: str, other: str) -> Deal:
    """The deal with two cards in each other's places."""
    names = {one: other, other: one}
    suspect, weapon, room = (names.get(card, card) for card in deal.case_file)
    return msgspec.structs.replace(
        deal,
        case_file=(suspect, weapon, room),
        hands=tuple(tuple(names.get(card, card) for card in hand) for hand in deal.hands),
    )


def seen(record: Record, viewer: Viewer) -> list[Event]:
    return [see(event, viewer) for _, events in record.replay() for event in events]


def twins(record: Record, viewer: Viewer) -> list[Record]:
    """Games with the same actions and another deal, that look the same to `viewer`."""
    index = next(i for i, entry in enumerate(record.entries) if isinstance(entry.action, Deal))
    deal = record.entries[index].action
    assert isinstance(deal, Deal)
    before = seen(record, viewer)
    found = []
    for pair in combinations([card for hand in deal.hands for card in hand], 2):
        entries = list(record.entries)
        entries[index] = Entry(CHANCE, swapped(deal, *pair))
        twin = msgspec.structs.replace(record, entries=tuple(entries))
        if entries[index] == record.entries[index]:
            continue
        try:
            if seen(twin, viewer) == before:
                found.append(twin)
        except RecordError:
            continue
    return found


@dataclass
class Scripted:
    """Chance as a record has it."""

    record: Record

    def __call__(self, secret: bytes, number: int, state: State) -> ChanceAction:
        if number > len(self.record.entries):
            return draw_chance(secret, number, state)
        action = self.record.entries[number - 1].action
        drawn = draw_chance(secret, number, state)
        assert isinstance(action, type(drawn))
        return action


async def what_is_seen(database: str, record: Record, viewer: Viewer) -> list[bytes]:
    """Every byte that `viewer` is sent while `record` is played: bodies, headers, streams.

    Answers come early or late, as a friend who hesitates would give them, in either game alike.
    """
    got = []
    async with House(database, chance=Scripted(record)) as house:
        table, people = await a_table(house)
        me = people[viewer] if isinstance(viewer, int) else house.guest()
        place = f"/seats/{viewer}" if isinstance(viewer, int) else ""
        streams: list[Stream] = [await me.read(table, viewer if isinstance(viewer, int) else None)]
        hesitation = Source.seeded(7)
        while (number := house.tables._live[table].playing().game.number) < ROWS - 1:
            entry = record.entries[number]
            assert isinstance(entry.by, int)
            await house.advance(hesitation.below(15) / 10)
            acting = asyncio.create_task(
                people[entry.by].act(table, entry.by, number, entry.action)
            )
            for _ in range(10):
                await house.advance(0.1)
                response = await me.get(f"/api/tables/{table}{place}")
                got += [response.content, repr(sorted(response.headers.items())).encode()]
            assert (await acting).status_code == 200
            if isinstance(viewer, int):
                got.append((await me.get(f"/api/tables/{table}{place}/help?level=chances")).content)
            if number % 20 == 0:
                streams.append(await me.read(table, viewer if isinstance(viewer, int) else None))
        for stream in streams:
            await stream.close()
            got += [stream.body, repr(stream.headers).encode()]
        refused = await me.post(f"/api/tables/{table}{place}/actions", json={"expected": 0})
        got.append(refused.content)
    return got


@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
async def test_what_a_viewer_may_not_know_changes_no_byte(
    new_database: Callable[[], str], viewer: Viewer
) -> None:
    record = await some_game(new_database())
    others = twins(record, viewer)
    assert others
    one = await what_is_seen(new_database(), record, viewer)
    for twin in (others[0], others[-1]):
        assert await what_is_seen(new_database(), twin, viewer) == one


@pytest.mark.fault("all-cards-sent")
async def test_nothing_hidden_is_in_what_others_get(database: str) -> None:
    async with House(database) as house:
        table, people = await a_table(house)
        public = await people[0].read(table)
        info = (await people[0].get(f"/api/tables/{table}")).json()
        assert info["view"]["hand"] == []
        assert info["view"]["case_file"] is None
        dealt = next(
            event for m in public.messages for event in m.events if isinstance(event, Dealt)
        )
        assert dealt.hands == (None,) * PEOPLE
        assert dealt.case_file is None
        for seat, guest in enumerate(people):
            for other in range(PEOPLE):
                response = await guest.get(f"/api/tables/{table}/seats/{other}")
                assert (response.status_code == 200) == (seat == other)
                assert not any(form in response.text for form in secrets_of(house))
        await public.close()


@pytest.mark.fault("guessed-topic")
async def test_nothing_of_a_table_goes_to_another_table(house: House) -> None:
    table, people = await a_table(house)
    elsewhere, others = await a_table(house)
    streams = [await others[0].read(elsewhere), await others[1].read(elsewhere, 1)]
    before = [stream.body for stream in streams]
    position = await people[0].position(table, 0)
    assert isinstance(position.actor, int)
    acted = await people[position.actor].act(table, position.actor, position.number, Roll())
    assert acted.status_code == 200
    line = {"channel": "table", "seat": 0, "text": "psst"}
    assert (await people[0].call("POST", table, "/chat", **line)).status_code == 204
    assert [stream.body for stream in streams] == before
    for stream in streams:
        await stream.close()
    for path in ("/stream", "/seats/0/stream", "/seats/0"):  # a name that is guessed is no way in
        assert (await others[0].call("GET", f"{table}x", path)).status_code == 404


def secrets_of(house: House) -> list[str]:
    """The secrets that the house has made, in every form in which one could slip out."""
    made = house.maker.made
    assert made
    return [text for one in made for text in (one.hex(), base64.b64encode(one).decode())]


HONOUR = AT_ONCE | {"answering": "on-honour"}
ASKING: Moves = ((0, Move("hall")), (0, Suggest("plum", "rope")))


async def told(
    database: str,
    chance: Chance,
    seats: int,
    moves: Moves,
    viewers: Sequence[int | None],
    **options: object,
) -> list[bytes]:
    """What some viewers (None: spectators) are sent while `moves` are made, answers held back."""
    async with House(database, chance=chance) as house:
        anna = house.guest()
        table = await anna.begin(*[{}] * seats, answer_delay=900, **options)
        streams = [await anna.read(table, viewer) for viewer in viewers]
        for seat, action in moves:
            number = (await anna.position(table, seat)).number
            acting = asyncio.create_task(anna.act(table, seat, number, action))
            await house.settle()
            await house.advance(1)
            assert (await acting).status_code == 200, (await acting).text
        for stream in streams:
            await stream.close()
        return [stream.body for stream in streams]


@pytest.mark.parametrize(
    ("challenge", "alike"), [(None, True), (Challenge(1, 1), False), (Challenge(2, 1), False)]
)
async def test_a_liars_nothing_is_like_a_true_one_until_it_is_challenged(
    new_database: Callable[[], str], challenge: Challenge | None, *, alike: bool
) -> None:
    moves: Moves = (*ASKING, (1, Nothing()), (2, Nothing()))
    if challenge:
        moves = (*moves, (0, challenge))
    one, other = [
        await told(
            new_database(),
            Stacked({"plum": 0, "hall": 0, "rope": liar, "dagger": 3 - liar}),
            3,
            moves,
            (0, None),
            house_rules=HONOUR,
        )
        for liar in (1, 2)
    ]
    assert (one == other) == alike
    assert not any(b'"card":"rope"' in body for body in (*one, *other))


async def test_a_challenge_tells_who_lied_and_not_which_card(
    new_database: Callable[[], str],
) -> None:
    moves: Moves = (*ASKING, (1, Nothing()), (2, Nothing()), (2, Challenge(1, 1)))
    one, other = [
        await told(
            new_database(),
            Stacked({"hall": 0, held: 1, free: 0}),
            3,
            moves,
            (2, None),
            house_rules=HONOUR,
        )
        for held, free in (("rope", "plum"), ("plum", "rope"))
    ]
    assert one == other


TO_BONUS: Moves = ((0, Move((8, 1))),)


@pytest.mark.parametrize(("card", "choice"), [("whispered-word", 2), ("through-the-keyhole", None)])
async def test_a_card_looked_at_is_for_the_two_alone(
    new_database: Callable[[], str], card: str, choice: int | None
) -> None:
    at = 1 if choice is None else choice
    outsider = 3 - at
    choosing: Moves = () if choice is None else ((0, Choose(seat=choice)),)
    bodies = [
        await told(
            new_database(),
            Stacked({"rope": at, "dagger": at}, pile=(card,)),
            3,
            (*TO_BONUS, *choosing, (at, Show(shown))),
            (outsider, None, 0, at),
            house_rules=AT_ONCE | {"bonus": "house-deck"},
        )
        for shown in ("rope", "dagger")
    ]
    for one, other, same in zip(*bodies, (True, True, False, False), strict=True):
        assert (one == other) == same


@pytest.mark.fault("told-by-layout")
async def test_the_order_of_the_pile_is_nowhere(new_database: Callable[[], str]) -> None:
    bodies = [
        await told(
            new_database(),
            Stacked({}, pile=("stopped-clock", below)),
            3,
            TO_BONUS,
            (0, 1, 2, None),
            house_rules=AT_ONCE | {"bonus": "house-deck"},
        )
        for below in ("dinner-gong", "second-wind")
    ]
    assert bodies[0] == bodies[1]
    assert b"stopped-clock" in bodies[0][0]


async def test_a_card_of_the_row_is_for_the_side_that_looks(
    new_database: Callable[[], str],
) -> None:
    rules = AT_ONCE | {"seats": [2, 6], "row": 4}
    moves: Moves = (*ASKING, (1, Nothing()), (0, Peek(2)))
    one, other = [
        await told(
            new_database(),
            Stacked({"plum": 0, "hall": 0, "rope": 0}, row=row),
            2,
            moves,
            (1, None, 0),
            house_rules=rules,
        )
        for first, row in (
            ("dagger", ("white", "study", "dagger", "spanner")),
            ("spanner", ("white", "study", "spanner", "dagger")),
        )
    ]
    assert one[:2] == other[:2]
    assert one[2] != other[2]


async def test_a_hand_is_seen_by_all_once_it_is_laid_open_and_not_before(
    new_database: Callable[[], str],
) -> None:
    rules = AT_ONCE | {"wrong_accuser": "laid-open", "accuse_when": "own-turn"}
    chance = Stacked({"rope": 0, "plum": 1})
    before, after = [
        await told(new_database(), chance, 3, moves, (1, 2, None), house_rules=rules)
        for moves in ((), ((0, Accuse("plum", "rope", "hall")),))
    ]
    assert not any(b"laid-open" in body for body in before)
    assert all(b'"laid-open","seat":0,"cards":[' in body for body in after)
