"""Whole games over HTTP."""

from typing import Any

import pytest

from tests.server.kit import House, Player, play_to_the_end
from tudor.rules.edition import EDITIONS
from tudor.rules.record import load_record
from tudor.rules.state import Phase
from tudor.rules.view import View

pytestmark = pytest.mark.anyio
rules_alone = pytest.mark.only_on(
    "sqlite", "editions differ in their rules, not in how rows are kept"
)
LIARS = {"answering": "on-honour"}
BOT: dict[str, Any] = {"kind": "bot"}


async def test_a_person_and_bots_play_to_the_end_and_the_record_replays(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({"suspect": "plum"}, BOT, BOT)
    seat = await anna.sit(table, name="Anna")
    stream = await anna.read(table, seat)
    await play_to_the_end([Player(anna, table, seat, stream)])

    position = await anna.position(table, seat)
    assert position.view.phase is Phase.OVER
    assert position.actor is None
    record = load_record((await anna.get(f"/api/tables/{table}/record")).content)
    *_, (state, _) = record.replay()
    assert state.outcome == position.view.outcome
    assert len(record.entries) == position.number
    assert record.seats[seat].name == "Anna"
    assert record.seats[1].bot == "novice"
    await stream.close()


async def test_a_table_of_bots_plays_by_itself(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table(BOT, BOT, BOT, BOT)
    watching = await anna.read(table)
    assert watching.messages[-1].position
    assert watching.messages[-1].position.actor is None
    assert watching.ids == list(range(1, len(watching.ids) + 1))
    assert not any(watching.messages[-1].position.legal)
    await watching.close()


@rules_alone
@pytest.mark.parametrize(
    ("edition", "seats", "rules"),
    [
        *[(edition, 3, {}) for edition in EDITIONS],
        ("modern", 2, {}),
        ("modern", 5, {}),
        ("travel", 2, {"seats": [2, 6], "row": 4}),
        *[(edition, 4, {"bonus": "house-deck"}) for edition in EDITIONS],
        *[(edition, 4, LIARS) for edition in EDITIONS],
        ("travel", 6, LIARS | {"bonus": "house-deck", "dice": 0}),
    ],
)
async def test_bots_play_every_edition_to_the_end(
    house: House, edition: str, seats: int, rules: dict[str, Any]
) -> None:
    anna = house.guest()
    # One that plays at random says "nothing" falsely, time and again.
    last = {"kind": "bot", "bot": "random" if "answering" in rules else "novice"}
    bots = [*[BOT] * (seats - 1), last]
    table = await anna.make_table(*bots, edition=edition, house_rules=rules)
    watching = await anna.read(table)
    position = watching.messages[-1].position
    assert position
    assert position.actor is None
    assert position.view.outcome
    record = load_record((await anna.get(f"/api/tables/{table}/record")).content)
    assert (record.edition, record.house_rules) == (edition, rules)
    *_, (state, _) = record.replay()
    assert state.outcome == position.view.outcome
    await watching.close()


async def test_people_alone_play_to_the_end(house: House) -> None:
    people = [house.guest() for _ in range(3)]
    table = await people[0].make_table({}, {}, {})
    seats = [await guest.sit(table) for guest in people]
    assert seats == [0, 1, 2]
    streams = [await g.read(table, seat) for g, seat in zip(people, seats, strict=True)]
    players = [
        Player(guest, table, seat, stream)
        for guest, seat, stream in zip(people, seats, streams, strict=True)
    ]
    await play_to_the_end(players)
    assert {tuple(stream.ids) for stream in streams} == {tuple(range(1, len(streams[0].ids) + 1))}
    for stream in streams:
        await stream.close()


async def test_the_view_of_a_position_is_the_fold_of_the_stream(house: House) -> None:
    anna = house.guest()
    table = await anna.begin({}, BOT, BOT)
    stream = await anna.read(table, 0)
    player = Player(anna, table, 0, stream)
    for _ in range(25):
        await player.play()
    position = await anna.position(table, 0)
    last = stream.messages[-1]
    assert last.position == position
    assert last.at == position.since
    view = View(viewer=0, suspects=position.view.suspects, phase=Phase.OPENING)
    for message in stream.messages:
        for event in message.events:
            view = view.after(event)
    assert view == position.view
    await stream.close()
