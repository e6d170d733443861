"""The rulebook and the options over HTTP."""

import json

import msgspec
import pytest

from tests.rules.rule_ids import RULES
from tests.server.kit import Guest, House
from tudor.phrases.catalogue import catalogue
from tudor.phrases.house_rules import OptionInfo, option_infos
from tudor.phrases.rulebook import Rulebook, rulebook
from tudor.rules.edition import EDITIONS, load

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.only_on("sqlite", "the rulebook and the options are in no database"),
]


@pytest.fixture
def reader(house: House) -> Guest:
    """Somebody who reads, and needs no table for it."""
    return house.guest()


async def book(reader: Guest, key: str, **asked: str) -> Rulebook:
    response = await reader.get(f"/api/editions/{key}/rules", params=asked)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Rulebook)


async def refused(reader: Guest, key: str, **asked: str) -> tuple[int, str, str]:
    response = await reader.get(
        f"/api/editions/{key}/rules", params=asked, headers={"accept-language": "sv"}
    )
    problem = response.json()
    return response.status_code, problem["reason"], problem["message"]


@pytest.mark.parametrize("key", EDITIONS)
async def test_the_rulebook_of_an_edition(reader: Guest, key: str) -> None:
    read = await book(reader, key)
    assert read == rulebook(load(key), catalogue("en"))
    assert {one for part in read.sections for rule in part.rules for one in rule.ids} == set(
        RULES[key]
    )


async def test_house_rules_are_worked_in(reader: Guest) -> None:
    changed = {"dice": 1, "pawns_block": False, "turn_limit": 40}
    read = await book(reader, "travel", house_rules=json.dumps(changed))
    assert read == rulebook(load("travel").with_house_rules(changed), catalogue("en"))
    marked = {rule.option for part in read.sections for rule in part.rules if rule.house_rule}
    assert marked == set(changed)


async def test_the_readers_language(reader: Guest) -> None:
    reader.headers["accept-language"] = "sv-FI, en;q=0.5"
    assert (await book(reader, "dutch")).language == "sv"
    assert (await book(reader, "dutch", lang="en")).language == "en"
    assert (await book(reader, "dutch", lang="de")).language == "en"


@pytest.mark.parametrize(
    ("house_rules", "status", "reason"),
    [
        ({"row": 4}, 422, "options"),
        ({"seats": [3, 7]}, 422, "options"),
        ({"dice": "many"}, 422, "options"),
        ({"turn_limit": "50"}, 422, "options"),
        ({"magic": True}, 422, "options"),
        ([], 400, "malformed"),
        ("dice", 400, "malformed"),
    ],
)
async def test_house_rules_that_make_no_sense(
    reader: Guest, house_rules: object, status: int, reason: str
) -> None:
    got = await refused(reader, "travel", house_rules=json.dumps(house_rules))
    assert got[:2] == (status, reason)
    assert got[2]


@pytest.mark.parametrize("text", ["", "{", "{'dice': 1}", "[" * 10_000, "\x00"])
async def test_house_rules_that_cannot_be_read(reader: Guest, text: str) -> None:
    assert (await refused(reader, "travel", house_rules=text))[:2] == (400, "malformed")


async def test_a_number_of_seats_that_cannot_play(reader: Guest) -> None:
    bonus = json.dumps({"bonus": "house-deck"})
    assert (await book(reader, "modern", house_rules=bonus, seats="3")).edition == "modern"
    assert (await refused(reader, "modern", house_rules=bonus, seats="2"))[:2] == (422, "options")
    assert (await refused(reader, "dutch", seats="2"))[:2] == (422, "options")
    assert (await refused(reader, "dutch", seats="many"))[:2] == (400, "malformed")


async def test_what_makes_no_difference_is_named(reader: Guest) -> None:
    assert (await book(reader, "modern")).idle == ("reach",)
    assert (await book(reader, "modern", seats="2")).idle == ("reach",)
    assert (await book(reader, "modern", seats="3")).idle == ("reach", "row")
    no_dice = await book(reader, "travel", house_rules=json.dumps({"dice": 0}))
    assert "roll" in no_dice.idle
    assert "reach" not in no_dice.idle


async def test_what_may_ever_be_done_by_the_options_of_a_table(reader: Guest) -> None:
    modern = (await reader.get("/api/editions/modern")).json()
    assert {"roll", "door", "stay", "peek"} <= set(modern["actions"])
    assert "challenge" not in modern["actions"]
    house_rules = {"dice": 0, "shortcuts": "passages"}
    table = await reader.begin(*[{}] * 3, edition="modern", house_rules=house_rules)
    info = (await reader.get(f"/api/tables/{table}")).json()
    assert not {"roll", "door", "peek"} & set(info["edition"]["actions"])
    assert "stay" in info["edition"]["actions"]


async def test_an_unknown_edition(reader: Guest) -> None:
    said = (404, "unknown-edition", catalogue("sv").phrase("problem-unknown-edition"))
    assert await refused(reader, "trvel") == said


async def test_the_options(reader: Guest) -> None:
    response = await reader.get("/api/options")
    assert response.status_code == 200
    assert msgspec.json.decode(response.content, type=list[OptionInfo]) == list(option_infos())
    by_key = {one["key"]: one for one in response.json()}
    assert by_key["seats"] == {
        "key": "seats",
        "group": "setup",
        "kind": "range",
        "values": [],
        "least": 2,
        "most": 6,
    }
    assert by_key["dice"]["values"] == [0, 1, 2]
    assert by_key["turn_limit"]["values"] == [None]
