"""Nobody chooses the cards: not the server, not a late player; and everyone can check it."""

import asyncio
import base64
import hashlib

import pytest

from tests.server.kit import COMMITMENT, GIVEN, Guest, House, Player, play_to_the_end, refusal
from tudor.rules.fair import commitment
from tudor.rules.receipt import Receipt, Terms
from tudor.rules.record import Record, TableChance, load_record
from tudor.rules.verify import Failure, verify
from tudor.rules.witness import START, link

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot"}


def own(who: str) -> bytes:
    return hashlib.sha256(who.encode()).digest()


async def committed(house: House, *names: str, bots: int = 0) -> tuple[str, list[Guest]]:
    """A table in its lobby, where everybody has committed to bytes of their own."""
    people = [house.guest() for _ in names]
    table = await people[0].make_table(*[{}] * len(names), *[BOT] * bots)
    for guest, name in zip(people, names, strict=True):
        response = await guest.take_seat(table, commitment=commitment(own(name)), name=name)
        assert response.status_code == 201
    return table, people


async def open_own(
    guest: Guest, table: str, seat: int, name: str, deal: int = 1
) -> tuple[int, str]:
    body = {"deal": deal, "opening": own(name).hex()}
    return refusal(await guest.call("PUT", table, f"/seats/{seat}/opening", **body))


async def test_a_record_is_proven_by_what_a_players_browser_kept(house: House) -> None:
    """The browser knows the hashes before it opens, its hand, and the dice."""
    table, (anna, bo) = await committed(house, "anna", "bo", bots=1)
    before = await anna.told(table)
    assert refusal(await anna.call("POST", table, "/start")) == (200, "")
    for seat, (guest, name) in enumerate(((anna, "anna"), (bo, "bo"))):
        assert await open_own(guest, table, seat, name) == (200, "")
    streams = [await guest.read(table, seat) for seat, guest in enumerate((anna, bo))]
    players = [Player(g, table, s, streams[s]) for s, g in enumerate((anna, bo))]
    await play_to_the_end(players)
    after = await bo.told(table)
    last = START
    for message in streams[1].messages:
        last = link(last, message.number, message.by, message.events)
    receipt = Receipt(
        format="tudor-receipt/1",
        table=table,
        deal=before["deal"],
        terms=Terms(
            before["edition"]["key"],
            before["house_rules"],
            tuple(seat["suspect"] for seat in after["seats"]),
            tuple(seat["bot"] for seat in after["seats"]),
            before["own_dice"],
        ),
        server=before["commitment"],
        seats=tuple(seat["commitment"] for seat in before["seats"]),
        openings=tuple(seat["opening"] for seat in after["seats"]),
        seat=1,
        mine=own("bo").hex(),
        rows=len(streams[1].messages),
        chain=last.hex(),
    )
    record = await record_of(bo, table)
    verdict = verify(record, receipt)
    assert (verdict.proven, verdict.complete) == ("nobody-chose", True)
    assert verify(record).proven == "follow"
    another = Receipt(
        **{name: getattr(receipt, name) for name in receipt.__struct_fields__}
        | {"server": commitment(b"?")}
    )
    assert verify(record, another).failure == Failure("server-differs")
    for stream in streams:
        await stream.close()


async def record_of(guest: Guest, table: str) -> Record:
    return load_record((await guest.call("GET", table, "/record")).content)


async def test_without_an_opening_there_is_no_deal(house: House) -> None:
    table, (anna, bo, cilla) = await committed(house, "anna", "bo", "cilla")
    assert refusal(await anna.call("POST", table, "/start")) == (200, "")
    for seat, (guest, name) in enumerate(((anna, "anna"), (bo, "bo"))):
        assert await open_own(guest, table, seat, name) == (200, "")
    for _ in range(3):
        told = await cilla.told(table)
        assert (told["stage"], told["number"], told["view"]) == ("opening", 0, None)
        assert refusal(await anna.call("GET", table, "/seats/0")) == (409, "not-started")
        await house.advance(500)
    assert [seat["opening"] for seat in told["seats"]] == [own("anna").hex(), own("bo").hex(), None]
    assert await open_own(cilla, table, 2, "cilla") == (200, "")  # however late
    assert (await cilla.told(table))["stage"] == "playing"
    assert (await cilla.position(table, 2)).view.hand


async def test_what_was_committed_to_can_be_opened_and_nothing_else(house: House) -> None:
    table, (anna, bo, _) = await committed(house, "anna", "bo", "cilla")
    assert await open_own(anna, table, 0, "anna") == (409, "not-opening")
    await anna.call("POST", table, "/start")
    assert await open_own(anna, table, 0, "another") == (409, "wrong-opening")
    assert await open_own(anna, table, 1, "bo") == (403, "not-your-seat")
    assert await open_own(anna, table, 0, "anna", deal=2) == (409, "wrong-deal")
    again = {"deal": 1, "commitment": commitment(own("another"))}
    assert refusal(await bo.call("PUT", table, "/seats/1/commitment", **again)) == (
        409,
        "already-started",
    )
    assert await open_own(anna, table, 0, "anna") == (200, "")
    assert await open_own(anna, table, 0, "anna") == (200, "")  # a second tab
    assert await open_own(anna, table, 0, "another") == (409, "wrong-opening")


@pytest.mark.parametrize("bad", ["", "00" * 31, "00" * 33, "zz" * 32, "AB" * 32, f"{'00' * 32}\n"])
async def test_what_are_no_32_bytes(house: House, bad: str) -> None:
    table, (anna, _) = await committed(house, "anna", "bo", bots=1)
    assert refusal(await house.guest().take_seat(table, commitment=bad)) == (400, "malformed")
    body = {"deal": 1, "commitment": bad}
    assert refusal(await anna.call("PUT", table, "/seats/0/commitment", **body)) == (
        400,
        "malformed",
    )
    body = {"deal": 1, "opening": bad}
    assert refusal(await anna.call("PUT", table, "/seats/0/opening", **body)) == (400, "malformed")


async def test_who_does_not_open_is_removed_or_the_deal_begun_anew_for_all_to_see(
    house: House,
) -> None:
    table, (anna, bo, cilla) = await committed(house, "anna", "bo", "cilla")
    await anna.call("POST", table, "/start")
    assert await open_own(anna, table, 0, "anna") == (200, "")
    first = await anna.told(table)
    watching = await house.guest().read(table)
    assert refusal(await bo.call("POST", table, "/restart")) == (403, "not-the-host")
    assert refusal(await anna.call("POST", table, "/restart")) == (200, "")
    second = await bo.told(table)
    assert (second["stage"], second["deal"]) == ("lobby", 2)
    assert second["commitment"] != first["commitment"]
    assert not any(seat["commitment"] or seat["opening"] for seat in second["seats"])
    assert watching.beside("table")[-1]["deal"] == 2
    assert refusal(await anna.call("POST", table, "/start")) == (409, "commitments-missing")
    for seat, (guest, name) in enumerate(((anna, "a2"), (bo, "b2"), (cilla, "c2"))):
        late = {"deal": 1, "commitment": commitment(own(name))}
        assert refusal(await guest.call("PUT", table, f"/seats/{seat}/commitment", **late)) == (
            409,
            "wrong-deal",
        )
        body = late | {"deal": 2}
        assert refusal(await guest.call("PUT", table, f"/seats/{seat}/commitment", **body)) == (
            200,
            "",
        )
    await anna.call("POST", table, "/start")
    assert refusal(await anna.call("DELETE", table, "/seats/2")) == (200, "")
    third = await bo.told(table)
    assert (third["stage"], third["deal"], third["seats"][2]["taken"]) == ("lobby", 3, False)
    assert len({first["commitment"], second["commitment"], third["commitment"]}) == 3
    await watching.close()


async def test_the_record_tells_which_deal_it_was(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, BOT, house_rules={"turn_limit": 3})
    for seat in (0, 1):
        await anna.take_seat(table, seat=seat)
    await anna.call("POST", table, "/start")
    await anna.call("POST", table, "/restart")
    for seat in (0, 1):
        body = {"deal": 2, "commitment": COMMITMENT}
        await anna.call("PUT", table, f"/seats/{seat}/commitment", **body)
    await anna.call("POST", table, "/start")
    for seat in (0, 1):
        assert (await anna.open(table, seat, deal=2)).status_code == 200
    players = [Player(anna, table, seat, await anna.read(table, seat)) for seat in (0, 1)]
    await play_to_the_end(players)
    record = await record_of(anna, table)
    assert isinstance(record.chance, TableChance)
    assert (record.chance.deal, record.chance.openings) == (2, (GIVEN.hex(), GIVEN.hex(), None))
    assert verify(record).proven == "follow"
    for player in players:
        await player.stream.close()


async def test_of_two_who_open_at_once_none_is_lost(house: House) -> None:
    table, people = await committed(house, "anna", "bo", "cilla")
    await people[0].call("POST", table, "/start")
    names = enumerate(("anna", "bo", "cilla"))
    await asyncio.gather(*[open_own(people[seat], table, seat, name) for seat, name in names])
    assert (await people[0].told(table))["stage"] == "playing"


async def test_openings_outlive_a_restart_of_the_server(house: House) -> None:
    table, (anna, bo, cilla) = await committed(house, "anna", "bo", "cilla")
    await anna.call("POST", table, "/start")
    assert await open_own(anna, table, 0, "anna") == (200, "")
    before = await anna.told(table)
    anna = await house.restarted(anna)
    assert await anna.told(table) == before
    for seat, (old, name) in enumerate(((bo, "bo"), (cilla, "cilla")), 1):
        guest = house.guest()
        guest.cookies = old.cookies
        assert await open_own(guest, table, seat, name) == (200, "")
    assert (await anna.told(table))["stage"] == "playing"


async def test_the_servers_bytes_are_told_at_the_end_and_in_nothing_before(house: House) -> None:
    """Nor what else the server keeps to itself, in any form."""
    anna, bo, nobody = (house.guest() for _ in range(3))
    table = await anna.make_table({}, {}, BOT, house_rules={"turn_limit": 6}, clock=60)
    for guest in (anna, bo):
        await guest.sit(table)
    streams = [await anna.read(table, 0), await bo.read(table, 1), await nobody.read(table)]
    players = [Player(g, table, s, streams[s]) for s, g in enumerate((anna, bo))]
    said = []
    while (position := await anna.position(table, 0)).actor is not None:
        for guest in (anna, bo, nobody):
            for path in (
                "",
                "/record",
                "/seats/0",
                "/seats/1",
                "/seats/0/help",
                "/seats/1/notebook",
            ):
                response = await guest.call("GET", table, path)
                said.append(response.content + repr(response.headers).encode())
            wrong = await guest.act(table, 1, position.number + 7, {"type": "end"})
            said.append(wrong.content)
        said.append((await nobody.get("/api/tables")).content)
        said += [stream.body for stream in streams]
        for player in players:
            await player.play()
    gathering = (await house.tables.get(table)).gathering
    assert gathering.nonce in house.maker.made
    for secret in house.maker.made:
        for form in (
            secret.hex().encode(),
            base64.b64encode(secret),
            base64.urlsafe_b64encode(secret)[:-1],
            secret,
        ):
            assert not any(form in text for text in said)
    record = await record_of(nobody, table)
    assert isinstance(record.chance, TableChance)
    assert record.chance.server == gathering.nonce.hex()
    assert (await anna.told(table))["commitment"] == commitment(gathering.nonce)
    for stream in streams:
        await stream.close()
