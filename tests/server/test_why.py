"""Asking why: it tells what doing it would tell, does nothing, and tells nothing hidden."""

import itertools
from collections.abc import Callable

import httpx
import msgspec
import pytest

from tests.server.kit import AT_ONCE, ONE_OF_EACH, Guest, House, Stacked
from tudor.bots.random import random_action
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Challenge,
    Dice,
    Move,
    Nothing,
    Roll,
    Show,
    Suggest,
)
from tudor.rules.chance import Source
from tudor.server.api.shapes.seats import Why

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.only_on("sqlite", "nothing is written where somebody only asks"),
]


async def ask(guest: Guest, table: str, seat: int, action: object) -> httpx.Response:
    body = msgspec.json.encode({"action": action})
    return await guest.post(f"/api/tables/{table}/seats/{seat}/why", content=body)


async def begun(house: House, **options: object) -> tuple[Guest, str]:
    anna = house.guest()
    return anna, await anna.begin({}, {}, {}, **options)


@pytest.mark.parametrize(
    ("edition", "rules"),
    [
        ("travel", {"answering": "on-honour", "bonus": "house-deck"}),
        ("modern", {"wrong_accuser": "hand-answers"}),
        ("dutch", {}),
        ("swedish", AT_ONCE),
    ],
)
async def test_it_tells_what_doing_it_would_tell(
    house: House, edition: str, rules: dict[str, object]
) -> None:
    anna, table = await begun(house, edition=edition, house_rules=rules)
    source = Source.seeded(1)
    for _ in range(40):
        positions = [await anna.position(table, seat) for seat in range(3)]
        number, actor = positions[0].number, positions[0].actor
        if actor is None:
            break
        for seat, action in itertools.product(range(3), ONE_OF_EACH):
            response = await ask(anna, table, seat, action)
            assert response.status_code == 200
            why = msgspec.json.decode(response.content, type=Why)
            assert why.message
            assert why.legal == (action in positions[seat].legal)
            if why.legal:
                assert (why.reason, why.rule) == (None, None)
                continue
            problem = (await anna.act(table, seat, number, action)).json()
            assert (why.reason, why.rule, why.message) == (
                problem["reason"],
                problem["rule"],
                problem["message"],
            )
        assert (await anna.position(table, 0)).number == number
        assert isinstance(actor, int)
        action = random_action(positions[actor].legal, source.below)
        assert (await anna.act(table, actor, number, action)).status_code == 200


async def test_a_right_accusation_and_a_wrong_one_are_told_alike(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table = await begun(house, edition="dutch")
    game = house.tables._live[table].playing().game
    seat = game.state.seat
    right = Accuse(*game.state.edition.deck.cards(game.state.case_file))
    wrong = msgspec.structs.replace(right, room="hall" if right.room != "hall" else "study")

    def never(*_: object) -> None:
        raise AssertionError("what would come of it has been worked out")

    monkeypatch.setattr("tudor.rules.turn.apply", never)
    responses = [await ask(anna, table, seat, action) for action in (right, wrong)]
    monkeypatch.undo()
    one, other = [(r.status_code, r.content, sorted(r.headers.items())) for r in responses]
    assert one == other
    assert responses[0].json()["legal"]
    position = await anna.position(table, seat)
    assert position.actor == seat
    assert position.legal.accuse


async def test_a_false_nothing_and_a_true_one_may_be_challenged_alike(
    new_database: Callable[[], str],
) -> None:
    told = []
    for holder in (1, 2):
        chance = Stacked({"rope": holder, "dagger": 3 - holder})
        async with House(new_database(), chance=chance) as served:
            rules = AT_ONCE | {"answering": "on-honour"}
            anna, table = await begun(served, house_rules=rules)
            for seat, action in ((0, Move("hall")), (0, Suggest("plum", "rope")), (1, Nothing())):
                position = await anna.position(table, seat)
                await anna.act(table, seat, position.number, action)
            position = await anna.position(table, 2)
            await anna.act(table, 2, position.number, Nothing())
            response = await ask(anna, table, 0, Challenge(1, 1))
            assert response.json()["legal"]
            told.append(response.content)
    assert told[0] == told[1]


async def test_a_house_rule_is_named(house: House) -> None:
    anna, table = await begun(house, house_rules={"accuse_when": "after-unanswered"})
    position = await anna.position(table, 0)
    assert isinstance(position.actor, int)
    response = await ask(anna, table, position.actor, Accuse("plum", "rope", "hall"))
    assert response.json()["rule"] == "house:accuse_when"


async def test_typed_dice_may_be_asked_about(house: House) -> None:
    anna, table = await begun(house, own_dice=True)
    position = await anna.position(table, 0)
    seat = position.actor
    assert isinstance(seat, int)
    assert (await ask(anna, table, seat, Dice((1, 1)))).json()["reason"] == "dice-not-awaited"
    await anna.act(table, seat, position.number, Roll())
    assert (await ask(anna, table, seat, Dice((1, 1)))).json()["legal"]
    assert (await ask(anna, table, seat, Dice((1, 7)))).json()["reason"] == "bad-dice"
    assert (await anna.position(table, seat)).actor == CHANCE


async def test_it_is_told_in_the_callers_language(house: House) -> None:
    anna, table = await begun(house)
    said = set()
    for language in ("en", "sv"):
        anna.headers["accept-language"] = language
        said.add((await ask(anna, table, 0, Show("rope"))).json()["message"])
        legal = [(await ask(anna, table, seat, Roll())).json() for seat in range(3)]
        said |= {one["message"] for one in legal if one["legal"]}
    assert len(said) == 4


async def test_only_who_holds_the_seat_may_ask(house: House) -> None:
    anna, table = await begun(house)
    bo = house.guest()
    await bo.make_table({}, {}, {})
    for guest, status in ((bo, 403), (house.guest(), 401)):
        assert (await ask(guest, table, 0, Roll())).status_code == status
    assert (await ask(anna, table, 3, Roll())).status_code == 404
    assert (await ask(anna, table, 0, {"type": "fly"})).status_code == 400
    response = await anna.post(f"/api/tables/{table}/seats/0/why", json={"expected": 1})
    assert response.status_code == 400
    waiting = await anna.make_table({}, {}, {})
    await anna.sit(waiting)
    response = await ask(anna, waiting, 0, Roll())
    assert (response.status_code, response.json()["reason"]) == (409, "not-started")
