"""Every call that is refused says so in a `Problem`, and the table goes on."""

import re
import unicodedata
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.kit import Guest, House
from tudor.phrases.catalogue import catalogue
from tudor.phrases.house_rules import option_words
from tudor.rules.actions import Accuse, End, Nothing, Roll, Show
from tudor.rules.options import Options
from tudor.server.api.refusals import WHEN
from tudor.server.api.shapes.refusals import Problem
from tudor.server.errors import PROBLEM_REASONS, Refused
from tudor.server.words import words_for

pytestmark = pytest.mark.anyio
on_its_way_in = pytest.mark.only_on(
    "sqlite", "refused before a database is asked for more than a token"
)


def problem(response: httpx.Response) -> Problem:
    found = msgspec.json.decode(response.content, type=Problem)
    assert found.status == response.status_code
    assert found.message
    assert response.headers["content-type"] == "application/json"
    return found


async def begun(house: House) -> tuple[Guest, str]:
    """A game of one browser that holds every seat; seat 0 to 2 hold the suspects in deck order."""
    anna = house.guest()
    return anna, await anna.begin({}, {}, {})


async def actor_of(guest: Guest, table: str) -> tuple[int, int]:
    position = await guest.position(table, 0)
    assert isinstance(position.actor, int)
    return position.actor, position.number


async def test_unknown_things(house: House) -> None:
    anna, table = await begun(house)
    for path, reason in (
        ("/api/tables/nowhere", "unknown-table"),
        ("/api/tables/nowhere/stream", "unknown-table"),
        ("/api/tables/nowhere/record", "unknown-table"),
        ("/api/tables/nowhere/seats/0", "unknown-table"),
        (f"/api/tables/{table}/seats/3", "unknown-seat"),
        (f"/api/tables/{table}/seats/-1", "unknown-seat"),
        (f"/api/tables/{table}/seats/7/notebook", "unknown-seat"),
        ("/api/editions/nonesuch", "unknown-edition"),
        ("/api/nothing/here", "not-found"),
    ):
        response = await anna.get(path)
        assert (response.status_code, problem(response).reason) == (404, reason)
    response = await anna.take_seat("nowhere")
    assert problem(response).reason == "unknown-table"
    response = await anna.post("/api/tables", json={"edition": "nonesuch"})
    assert (response.status_code, problem(response).reason) == (404, "unknown-edition")
    response = await anna.patch(f"/api/tables/{table}")
    assert (response.status_code, problem(response).reason) == (405, "method-not-allowed")


async def test_without_a_token(house: House) -> None:
    anna, table = await begun(house)
    nobody = house.guest()
    seat, number = await actor_of(anna, table)
    for response in (
        await nobody.get(f"/api/tables/{table}/seats/0"),
        await nobody.get(f"/api/tables/{table}/seats/0/stream"),
        await nobody.get(f"/api/tables/{table}/seats/0/notebook"),
        await nobody.act(table, seat, number, Roll()),
        await house.guest(authorization="Bearer wrong").get(f"/api/tables/{table}/seats/0"),
        await house.guest(authorization=f"Bearer {'x' * 43}").get(f"/api/tables/{table}"),
        await house.guest(authorization="Bearer").get(f"/api/tables/{table}"),
        await house.guest(authorization="Basic YTpi").get(f"/api/tables/{table}/seats/0"),
    ):
        assert (response.status_code, problem(response).reason) == (401, "no-token")


async def test_a_token_from_elsewhere(house: House) -> None:
    anna, table = await begun(house)
    bob = house.guest()
    await bob.make_table({}, {}, {})
    token = (await bob.post("/api/guests")).json()["token"]
    program = house.guest(authorization=f"Bearer {token}")
    seat, number = await actor_of(anna, table)
    for stranger in (bob, program):
        for response in (
            await stranger.get(f"/api/tables/{table}/seats/0"),
            await stranger.get(f"/api/tables/{table}/seats/0/stream"),
            await stranger.get(f"/api/tables/{table}/seats/0/notebook"),
            await stranger.act(table, seat, number, Roll()),
            await stranger.put(
                f"/api/tables/{table}/seats/0/notebook/notes", json={"card": "hall", "text": "?"}
            ),
        ):
            assert (response.status_code, problem(response).reason) == (403, "not-your-seat")
    assert (await anna.act(table, seat, number, Roll())).status_code == 200


@pytest.mark.fault("identity-in-message")
async def test_one_of_several_people_may_not_act_for_another(house: House) -> None:
    people = [house.guest() for _ in range(3)]
    table = await people[0].make_table({}, {}, {})
    for guest in people:
        await guest.sit(table)
    seat, number = await actor_of(people[0], table)
    other = people[(seat + 1) % 3]
    response = await other.act(table, seat, number, Roll())
    assert (response.status_code, problem(response).reason) == (403, "not-your-seat")


async def test_another_sites_page_may_not_act(house: House) -> None:
    anna, table = await begun(house)
    seat, number = await actor_of(anna, table)
    for origin in (
        "https://elsewhere.test",
        "null",
        "http://tudor.test.elsewhere.test",
        "http://[",
    ):
        anna.headers["origin"] = origin
        response = await anna.act(table, seat, number, Roll())
        assert (response.status_code, problem(response).reason) == (403, "wrong-origin")
    anna.headers["origin"] = "http://tudor.test"
    assert (await anna.act(table, seat, number, Roll())).status_code == 200


async def test_seats_that_are_not_to_be_had(house: House) -> None:
    anna, bob = house.guest(), house.guest()
    table = await anna.make_table({"suspect": "plum"}, {}, {}, {"kind": "bot", "suspect": "green"})
    await anna.sit(table, seat=0)

    async def refused(**wanted: object) -> tuple[int, str]:
        response = await bob.take_seat(table, **wanted)
        return response.status_code, problem(response).reason

    assert await refused(seat=0) == (409, "seat-taken")
    assert await refused(seat=3) == (409, "seat-taken")
    assert await refused(seat=4) == (404, "unknown-seat")
    assert await refused(seat=-1) == (404, "unknown-seat")
    assert await refused(suspect="plum") == (409, "suspect-taken")
    assert await refused(suspect="green") == (409, "suspect-taken")
    assert await refused(suspect="moriarty") == (422, "options")
    await bob.sit(table)
    await house.guest().sit(table)
    bob = house.guest()
    assert await refused() == (409, "table-full")
    assert await refused(seat=1) == (409, "already-started")


async def test_before_the_game_has_begun(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    await anna.sit(table)
    for response in (
        await anna.get(f"/api/tables/{table}/seats/0"),
        await anna.act(table, 0, 0, Roll()),
        await anna.get(f"/api/tables/{table}/record"),
    ):
        assert (response.status_code, problem(response).reason) == (409, "not-started")


async def test_the_record_is_closed_before_the_end(house: House) -> None:
    anna, table = await begun(house)
    response = await anna.get(f"/api/tables/{table}/record")
    assert (response.status_code, problem(response).reason) == (409, "not-over")


async def test_stale_actions(house: House) -> None:
    anna, table = await begun(house)
    seat, number = await actor_of(anna, table)
    for expected in (number - 1, number + 1, 0, -1):
        response = await anna.act(table, seat, expected, Roll())
        assert (response.status_code, problem(response).reason) == (409, "stale")
        assert problem(response).number == number
    assert (await anna.act(table, seat, number, Roll())).json() == {"number": number + 1}


async def test_illegal_actions(house: House) -> None:
    anna, table = await begun(house)
    seat, number = await actor_of(anna, table)
    for by, action, reason, rule in (
        ((seat + 1) % 3, Roll(), "not-your-turn", "T8"),
        (seat, End(), "not-before-moving", "T9"),
        (seat, Show("hall"), "nothing-to-answer", "T16"),
        (seat, Nothing(), "nothing-to-answer", "T16"),
        (seat, Accuse("plum", "rope", "hall"), "accuse-after-asking", "T22"),
    ):
        response = await anna.act(table, by, number, action)
        found = problem(response)
        assert (found.status, found.reason, found.rule) == (422, reason, rule)
        assert found.number is None
    assert (await anna.position(table, seat)).number == number


@on_its_way_in
@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "there is no body"),
        (b" \n", "there is no body"),
        (b"null", "Expected `object`, got `null`"),
        (b"{", "Input data was truncated"),
        (b"\xff", "malformed"),
        (b"[" * 60_000, "got `array`"),
        (b'{"expected": 1e999}', "out of range"),
        (b'{"expected": "1", "action": {"type": "roll"}}', "`$.expected`"),
        (b'{"action": {"type": "roll"}}', "`expected`"),
        (b'{"expected": 1, "action": {"type": "fly"}}', "`$.action.type`"),
        (b'{"expected": 1, "action": {"type": "dice", "faces": 6}}', "`$.action.faces`"),
        (b'{"expected": 1, "action": {"type": "shuffle"}}', "`$.action.type`"),
        (b'{"expected": 1, "action": {"type": "deal"}}', "`$.action.type`"),
        (b'{"expected": 1, "action": {"type": "move", "to": [1, 2, 3]}}', "`$.action.to`"),
        (b'{"expected": 1, "action": {"type": "roll", "by": 2}}', "`by`"),
        (b'{"expected": 1, "action": {"type": "roll"}, "by": 2}', "`by`"),
        (b'{"expected": ' + b"9" * 5000 + b"}", "out of range"),
    ],
)
async def test_malformed_actions(house: House, body: bytes, says: str) -> None:
    anna, table = await begun(house)
    seat, number = await actor_of(anna, table)
    response = await anna.post(f"/api/tables/{table}/seats/{seat}/actions", content=body)
    found = problem(response)
    assert (found.status, found.reason) == (400, "malformed")
    assert says in found.message or says == "malformed"
    assert (await anna.act(table, seat, number, Roll())).status_code == 200


@on_its_way_in
async def test_malformed_queries(house: House) -> None:
    anna, table = await begun(house)
    response = await anna.get(f"/api/tables/{table}/stream?after=yesterday")
    assert (response.status_code, problem(response).reason) == (400, "malformed")
    response = await anna.get(f"/api/tables/{table}/stream", headers={"last-event-id": "x"})
    assert (response.status_code, problem(response).reason) == (400, "malformed")


@on_its_way_in
async def test_a_body_of_ten_megabytes(house: House) -> None:
    anna, table = await begun(house)
    seat, number = await actor_of(anna, table)
    path = f"/api/tables/{table}/seats/{seat}/actions"
    response = await anna.post(path, content=b" " * 10_000_000)
    assert (response.status_code, problem(response).reason) == (413, "too-large")

    async def in_pieces() -> AsyncIterator[bytes]:
        for _ in range(1000):
            yield b" " * 10_000

    response = await anna.post(path, content=in_pieces())
    assert (response.status_code, problem(response).reason) == (413, "too-large")
    assert (await anna.act(table, seat, number, Roll())).status_code == 200


@on_its_way_in
@pytest.mark.parametrize(
    ("body", "option"),
    [
        ({"seats": []}, "seats"),
        ({"seats": [{}, {}]}, "seats"),
        ({"seats": [{}] * 7}, "seats"),
        ({"seats": [{"suspect": "plum"}, {"suspect": "plum"}, {}]}, "seats"),
        ({"seats": [{"suspect": "moriarty"}, {}, {}]}, "seats"),
        ({"seats": [{"suspect": ""}, {}, {}]}, "seats"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}, {}, {}]}, "bot"),
        ({"seats": [{}] * 3, "house_rules": {"luck": 1}}, "luck"),
        ({"seats": [{}] * 3, "house_rules": {"dice": 9}}, "dice"),
        ({"seats": [{}] * 3, "house_rules": {"dice": None}}, "dice"),
        ({"seats": [{}] * 3, "house_rules": {"reach": 10**9, "dice": 0}}, "reach"),
        ({"seats": [{}] * 3, "house_rules": {"board": "../editions/travel"}}, "board"),
        ({"seats": [{}] * 3, "house_rules": {"board": "\x00"}}, "board"),
        ({"seats": [{}] * 2, "edition": "dutch"}, "seats"),
        ({"seats": [{}] * 7, "edition": "modern"}, "seats"),
        ({"seats": [{}] * 3, "house_rules": {"seats": [3, 7]}}, "seats"),
        ({"seats": [{}] * 3, "house_rules": {"row": 4}}, "row"),
        ({"seats": [{}] * 2, "edition": "modern", "house_rules": {"bonus": "house-deck"}}, "bonus"),
        ({"seats": [{}] * 3, "house_rules": {"accuse_where": "middle"}}, "accuse_when"),
        ({"seats": [{}] * 3, "house_rules": {"pawns_start": "garage"}}, "pawns_start"),
    ],
)
async def test_options_that_make_no_sense(house: House, body: dict[str, Any], option: str) -> None:
    response = await house.guest().post("/api/tables", json=body)
    found = problem(response)
    assert (found.status, found.reason) == (422, "options")
    assert label_of(option) in found.message


def label_of(option: str) -> str:
    """What the lobby calls an option; the key where it has no name for it."""
    if option not in Options.__struct_fields__:
        return option
    return option_words(catalogue("en"), option)


@on_its_way_in
async def test_an_option_goes_by_its_name_in_the_callers_language(house: House) -> None:
    guest = house.guest(**{"accept-language": "sv"})
    for rules, quoted in (
        ({"dice": 9}, "Tärningar"),
        ({"luck": 1}, "luck"),  # no option at all
    ):
        body = {"seats": [{}] * 3, "house_rules": rules}
        found = problem(await guest.post("/api/tables", json=body))
        assert f"”{quoted}”" in found.message


@on_its_way_in
@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"answer_delay": -1}, "`$.answer_delay`"),
        ({"answer_delay": 60_001}, "`$.answer_delay`"),
        ({"bot_pace": 1.5}, "`$.bot_pace`"),
        ({"seats": [{"kind": "ghost"}]}, "`$.seats[0].kind`"),
        ({"seats": 3}, "`$.seats`"),
        ({"colour": "red"}, "`colour`"),
    ],
)
async def test_malformed_tables(house: House, body: dict[str, Any], where: str) -> None:
    response = await house.guest().post("/api/tables", json=body)
    assert (response.status_code, problem(response).reason) == (400, "malformed")
    assert where in problem(response).message


@on_its_way_in
async def test_json_that_is_nested_too_deeply(house: House) -> None:
    body = b'{"house_rules": {"luck": ' + b"[" * 60_000
    response = await house.guest().post("/api/tables", content=body)
    assert (response.status_code, problem(response).reason) == (400, "malformed")


async def test_names_and_notes_have_a_length(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    response = await anna.take_seat(table, name="n" * 25)
    assert (response.status_code, problem(response).reason) == (400, "malformed")
    seat = await anna.sit(table, name=" Anna\n\t\x00 \u202eB " + "😀")
    info = (await anna.get(f"/api/tables/{table}")).json()
    assert info["seats"][seat]["name"] == "Anna B 😀"
    note = {"card": "hall", "text": "n" * 201}
    response = await anna.put(f"/api/tables/{table}/seats/{seat}/notebook/notes", json=note)
    assert (response.status_code, problem(response).reason) == (400, "malformed")


@on_its_way_in
async def test_the_words_are_in_the_callers_language(house: House) -> None:
    said = {}
    for language in ("en", "sv-SE, en;q=0.5", "xx", ""):
        guest = house.guest(**{"accept-language": language})
        response = await guest.get("/api/tables/nowhere")
        said[language] = problem(response).message
    assert said["xx"] == said[""] == said["en"]
    assert said["sv-SE, en;q=0.5"] != said["en"]


@pytest.mark.parametrize("long", ["x" * 3000, "x" * 15_000, "\x00\u202e\x1b" * 900])
async def test_long_text_from_the_caller_is_cut(house: House, long: str) -> None:
    anna, table = await begun(house)
    path = f"/api/tables/{table}/seats/0"
    for method, address, body in (
        ("POST", "/api/tables", {long: 1}),
        ("POST", "/api/tables", {"seats": [{}] * 3, "house_rules": {long: 1}}),
        ("POST", "/api/tables", {"seats": [{long: 1}] * 3}),
        ("POST", f"{path}/actions", {"expected": 1, "action": {"type": long}}),
        ("PUT", f"{path}/notebook/marks", {"card": "hall", "seat": 1, "mark": long}),
    ):
        response = await anna.request(method, address, json=body)
        found = problem(response)
        assert found.status in {400, 422}
        assert len(found.message) < 400
        assert not any(unicodedata.category(letter)[0] == "C" for letter in found.message)
        assert found.message not in {"malformed", "options"}


def test_words_are_always_found() -> None:
    for error in (
        Refused(422, "options"),
        Refused(400, "malformed"),
        Refused(422, "options", option="dice", why="no such why"),
    ):
        assert words_for(error, "sv")


async def test_a_caller_who_goes_away_is_no_error(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    messages: list[Any] = [
        {"type": "http.request", "body": b'{"seats": ', "more_body": True},
        {"type": "http.disconnect"},
    ]
    sent: list[Any] = []

    async def receive() -> Any:  # noqa: ANN401 - as ASGI has it
        return messages.pop(0) if len(messages) > 1 else messages[0]

    async def send(message: Any) -> None:  # noqa: ANN401 - as ASGI has it
        sent.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": "/api/tables",
        "raw_path": b"/api/tables",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"content-type", b"application/json"), (b"content-length", b"100")],
        "client": ("127.0.0.1", 1),
        "server": ("tudor.test", 80),
    }
    await house.app(scope, receive, send)
    assert not caplog.records
    assert sent[0]["status"] == 400


@on_its_way_in
async def test_a_body_is_awaited(house: House) -> None:
    for body in (b"", b"  "):
        response = await house.guest().post("/api/tables", content=body)
        assert (response.status_code, problem(response).reason) == (400, "malformed")
        assert "there is no body" in problem(response).message


@pytest.mark.parametrize(
    "name", ["\u200d", "\u3164", "\u2800 \u115f", "\u034f\ufe0f", "\u200b\u2060\ufeff", " \u0301"]
)
async def test_a_name_that_nobody_can_see_is_none(house: House, name: str) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {})
    seat = await anna.sit(table, name=name)
    assert (await anna.get(f"/api/tables/{table}")).json()["seats"][seat]["name"] == ""


@on_its_way_in
async def test_the_documents_address_has_no_pages(house: House) -> None:
    anna = house.guest()
    for path in ("", "/", "/swagger", "/redoc", "/openapi.yaml", "/a/b"):
        response = await anna.get(f"/api/schema{path}")
        assert (response.status_code, problem(response).reason) == (404, "not-found")
    assert (await anna.get("/api/schema/openapi.json")).json()["openapi"]


def test_the_document_names_every_reason() -> None:
    """But for those that are of no call alone: no such address or method, too many, our fault."""
    told = set(re.findall(r"`([a-z-]+)`", " ".join(WHEN.values())))
    elsewhere = {"internal", "method-not-allowed", "not-found", "too-many"}
    assert set(PROBLEM_REASONS) - elsewhere == told & set(PROBLEM_REASONS)
