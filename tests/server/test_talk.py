"""Talk is heard by those for whom it is, and by nobody else."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.gathering.people import begun
from tests.server.kit import Guest, House, refusal
from tudor.rules.see import PUBLIC, Viewer
from tudor.server.api.shapes.talk import Channel, Say
from tudor.server.errors import Refused
from tudor.server.stored import REMEMBERED, StoredLine
from tudor.server.talk import line_to_say, told_to

pytestmark = pytest.mark.anyio
HOSTILE = "<script>alert(1)</script> & \u202e\x00\n\"'"


@given(st.sampled_from(("table", "team", "spectators")), st.integers(0, 5), st.integers(0, 5))
@pytest.mark.fault("spectators-to-players")
def test_who_hears_a_line(channel: Channel, side: int, other: int) -> None:
    team = side if channel == "team" else None
    seat = None if channel == "spectators" else side
    line = StoredLine(1, 0.0, channel, team, seat, "", "psst")

    def hears(viewer: Viewer) -> bool:
        return told_to(line, viewer) is not None

    assert hears(PUBLIC) == (channel != "team")
    assert hears(side) == (channel != "spectators")
    assert hears(other) == (channel == "table" or (channel == "team" and other == side))


async def test_talk_unheard_takes_nothing_from_what_others_heard(house: House) -> None:
    anna = house.guest()
    table = await anna.begin({}, {}, {"kind": "bot"})
    aloud = {"channel": "table", "seat": 0, "text": "aloud"}
    assert (await anna.call("POST", table, "/chat", **aloud)).is_success
    before = (await anna.read(table, 0)).beside("chat")
    at_hand = await house.tables.get(table)
    for number in range(REMEMBERED + 1):
        await at_hand.say(StoredLine(0, number, "team", 1, 1, "", "psst"))
        await at_hand.say(StoredLine(0, number, "spectators", None, None, "", "psst"))
    assert (await anna.read(table, 0)).beside("chat") == before
    await house.tables.put_away(table)  # and read from the log again
    assert (await anna.read(table, 0)).beside("chat") == before


async def test_the_numbers_of_lines_tell_nothing_of_what_others_said(
    new_database: Callable[[], str],
) -> None:
    heard = []
    for others in (0, 3):
        async with House(new_database()) as house:
            anna = house.guest()
            table = await anna.begin({}, {}, {"kind": "bot"})
            stream = await anna.read(table, 0)
            for line in ("first", "second", "third"):
                for _ in range(others):
                    quiet = {"channel": "team", "seat": 1, "text": "psst"}
                    assert (await anna.call("POST", table, "/chat", **quiet)).is_success
                aloud = {"channel": "table", "seat": 0, "text": line}
                assert (await anna.call("POST", table, "/chat", **aloud)).is_success
            heard.append(stream.beside("chat"))
    with_others, without = heard
    assert with_others == without
    numbers = [line["number"] for line in without]
    assert numbers == sorted(set(numbers))
    assert [line["text"] for line in without] == ["first", "second", "third"]


@given(
    st.sampled_from(("table", "team", "spectators")),
    st.none() | st.integers(-1, 3),
    st.sampled_from(("anna", "bo", None)),
    st.text(max_size=20),
    st.sampled_from((None, "hello")),
)
@pytest.mark.fault("identity-in-message")
def test_nobody_speaks_for_another(
    channel: Channel,
    seat: int | None,
    who: str | None,
    text: str,
    phrase: Any,  # noqa: ANN401
) -> None:
    gathering = begun("anna", "bo", "cilla")
    try:
        line = line_to_say(gathering, who, Say(channel, seat, text, phrase), 7.0)
    except Refused:
        return
    assert line.seat is None or line.seat == {"anna": 0, "bo": 1}[str(who)]
    assert (line.seat is None) == (line.channel == "spectators")
    assert line.side == (line.seat if line.channel == "team" else None)
    assert bool(line.text) != bool(line.phrase)


async def at_a_table(house: House) -> tuple[str, Guest, Guest, Guest]:
    """A game of Anna in seat 0 and Bo in seat 1, and one who watches."""
    anna, bo, nobody = (house.guest() for _ in range(3))
    table = await anna.make_table({}, {}, {"kind": "bot"})
    await anna.sit(table, name="Anna")
    await bo.sit(table, name="Bo")
    return table, anna, bo, nobody


@pytest.mark.fault("spectators-to-players")
async def test_what_is_said_is_heard_at_once_and_by_whoever_comes_later(house: House) -> None:
    table, anna, bo, nobody = await at_a_table(house)
    streams = [await anna.read(table, 0), await bo.read(table, 1), await nobody.read(table)]
    said: tuple[tuple[Guest, dict[str, object]], ...] = (
        (anna, {"channel": "table", "seat": 0, "text": HOSTILE}),
        (anna, {"channel": "team", "seat": 0, "text": "ours"}),
        (bo, {"channel": "table", "seat": 1, "phrase": "aha"}),
        (nobody, {"channel": "spectators", "text": "he is bluffing", "name": "Eve"}),
    )
    for guest, body in said:
        assert refusal(await guest.call("POST", table, "/chat", **body)) == (204, "")
    later = [await anna.read(table, 0), await bo.read(table, 1), await nobody.read(table)]
    for _ in range(2):
        for now, then in zip(streams, later, strict=True):
            assert now.beside("chat") == then.beside("chat")
        mine, theirs, watching = [
            [
                (line["channel"], line["name"], line["text"] or line["phrase"])
                for line in s.beside("chat")
            ]
            for s in streams
        ]
        clean = "<script>alert(1)</script> & \"'"
        assert mine == [("table", "Anna", clean), ("team", "Anna", "ours"), ("table", "Bo", "aha")]
        assert theirs == [mine[0], mine[2]]
        assert watching == [mine[0], mine[2], ("spectators", "Eve", "he is bluffing")]
        for stream in (*streams, *later):
            await stream.close()
        cookies = [guest.cookies for guest in (anna, bo, nobody)]
        await house.restart()
        again = [house.guest() for _ in cookies]
        for guest, kept in zip(again, cookies, strict=True):
            guest.cookies = kept
        later = [
            await guest.read(table, seat) for guest, seat in zip(again, (0, 1, None), strict=True)
        ]
    for stream in later:
        await stream.close()


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        ({"channel": "table", "seat": 1, "text": "I am Bo"}, (403, "not-your-seat")),
        ({"channel": "team", "seat": 1, "text": "?"}, (403, "not-your-seat")),
        ({"channel": "table", "seat": 9, "text": "?"}, (403, "not-your-seat")),
        ({"channel": "table", "text": "from nowhere"}, (400, "malformed")),
        ({"channel": "team", "text": "from nowhere"}, (400, "malformed")),
        ({"channel": "spectators", "seat": 0, "text": "?"}, (400, "malformed")),
        ({"channel": "table", "seat": 0}, (400, "malformed")),
        ({"channel": "table", "seat": 0, "text": "\u200b \u3164"}, (400, "malformed")),
        ({"channel": "table", "seat": 0, "text": "x" * 301}, (400, "malformed")),
        ({"channel": "table", "seat": 0, "phrase": "rude"}, (400, "malformed")),
        ({"channel": "table", "seat": 0, "text": "?", "by": "Bo"}, (400, "malformed")),
        ({"channel": "all", "seat": 0, "text": "?"}, (400, "malformed")),
    ],
)
async def test_what_cannot_be_said(
    house: House, body: dict[str, object], refused: tuple[int, str]
) -> None:
    table, anna, _, nobody = await at_a_table(house)
    watching = await nobody.read(table)
    assert refusal(await anna.call("POST", table, "/chat", **body)) == refused
    assert not watching.beside("chat")
    await watching.close()


async def test_partners_talk_among_themselves(house: House) -> None:
    table, anna, bo, _ = await at_a_table(house)
    secret = (await anna.call("GET", table, "/seats/0/invitation")).json()["secret"]
    cilla = house.guest()
    await cilla.call("POST", table, "/seats/0/partners", secret=secret)
    streams = [await cilla.read(table, 0), await bo.read(table, 1)]
    await anna.call("POST", table, "/chat", channel="team", seat=0, text="ours")
    assert [len(stream.beside("chat")) for stream in streams] == [1, 0]
    for stream in streams:
        await stream.close()
