"""The detective's help over HTTP: for whom, how much, and from what."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.server.kit import Guest, House, Player, play_to_the_end
from tudor.detective.belief import Belief
from tudor.detective.model import Model
from tudor.detective.notebook import Notebook
from tudor.phrases.catalogue import catalogue
from tudor.rules.edition import load
from tudor.rules.events import Suggested
from tudor.rules.see import see
from tudor.server import help as helping
from tudor.server.api import detective
from tudor.server.api.shapes.detective import Help, HelpCell, HelpLevel, HelpWhy
from tudor.server.page import Page

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.only_on(
        "sqlite", "what follows from a stream follows from it wherever its rows are kept"
    ),
]
BOT: dict[str, Any] = {"kind": "bot"}
DISTINCT = ("en", "sv", "fi", "nl")
"""Languages of which no two ever say quite the same."""


async def asked(guest: Guest, table: str, seat: int, **query: str) -> Help:
    response = await guest.get(f"/api/tables/{table}/seats/{seat}/help", params=query)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Help)


async def played(house: House, edition: str, *, seats: int, most: int) -> tuple[Guest, str]:
    """A game of one person and bots, `most` rows long or as long as it is."""
    anna = house.guest()
    table = await anna.make_table({}, *[BOT] * (seats - 1), edition=edition)
    seat = await anna.sit(table)
    stream = await anna.read(table, seat)
    player = Player(anna, table, seat, stream, edition=edition)
    while len(stream.ids) < most and await player.play():
        await house.settle()
    await stream.close()
    return anna, table


def believed(house: House, table: str, seat: int) -> Belief:
    """What the seat can know, from the rows of the log as it sees them."""
    game = house.tables._live[table].playing().game
    notebook = Notebook(game.state.edition, game.state.suspects, seat)
    for row in game.rows:
        for event in row.events:
            notebook.read(see(event, seat))
    belief = notebook.belief()
    assert belief
    return belief


@pytest.mark.parametrize(
    ("edition", "seats"), [("travel", 3), ("modern", 2), ("dutch", 6), ("swedish", 4)]
)
async def test_help_is_what_follows_from_what_the_seat_has_seen(
    house: House, edition: str, seats: int
) -> None:
    anna, table = await played(house, edition, seats=seats, most=60)
    belief = believed(house, table, 0)
    proven = await asked(anna, table, 0, level="proven")
    chances = await asked(anna, table, 0, level="chances")
    shown = await asked(anna, table, 0, level="shown")
    deck = belief.table.deck
    assert [row.card for row in chances.cards] == list(deck.ids)
    for sure, likely, plain in zip(proven.cards, chances.cards, shown.cards, strict=True):
        for holder, cells in enumerate(
            zip(
                *[(*r.seats, *r.row, r.case_file) for r in (sure, likely, plain)],
                strict=True,
            )
        ):
            card = sure.card
            mark = {None: "", True: "yes", False: "no"}[belief.certain(card, holder)]
            assert cells[0] == HelpCell(mark)  # type: ignore[arg-type]
            assert cells[1] == HelpCell(mark, float(belief.probability(card, holder)))  # type: ignore[arg-type]
            assert cells[2].mark in {"", mark}
    assert chances.deals == str(belief.deals)
    assert chances.model == "uniform"
    assert proven.model is proven.deals is shown.deals is None
    found = [(c.suspect, c.weapon, c.room, c.chance) for c in chances.case_files]
    likeliest = [(*cards, float(p)) for cards, p in belief.case_files.items()]
    assert found == likeliest[:10]
    assert [set(a.cards) for a in proven.answers] == [set(a.cards) for a in chances.answers]
    assert not shown.answers


async def test_at_first_one_knows_ones_own_cards(house: House) -> None:
    anna = house.guest()
    table = await anna.begin({}, {}, {})
    hand = (await anna.position(table, 1)).view.hand
    help_ = await asked(anna, table, 1)
    assert help_.level == "shown"
    for row in help_.cards:
        mine = row.card in hand
        assert row.seats[1].mark == ("yes" if mine else "no")
        others = {row.seats[0].mark, row.seats[2].mark, row.case_file.mark}
        assert others == {"no" if mine else ""}


async def test_whose_business_it_is(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {})
    seat = await anna.sit(table)
    early = await anna.get(f"/api/tables/{table}/seats/{seat}/help")
    assert (early.status_code, early.json()["reason"]) == (409, "not-started")
    other = await bo.sit(table)
    assert (await anna.get(f"/api/tables/{table}/seats/{other}/help")).status_code == 403
    assert (await house.guest().get(f"/api/tables/{table}/seats/{seat}/help")).status_code == 401
    for path in ("help", "help/why?card=rope"):
        stranger = await bo.get(f"/api/tables/{table}/seats/{seat}/{path}")
        assert stranger.status_code == 403


@pytest.mark.parametrize("cap", helping.LEVELS)
async def test_the_table_says_how_much_help_there_may_be(house: House, cap: str) -> None:
    anna = house.guest()
    table = await anna.begin({}, {}, {}, help=cap)
    assert (await anna.get(f"/api/tables/{table}")).json()["help"] == cap
    anna = await house.restarted(anna)
    allowed = helping.LEVELS[: helping.LEVELS.index(cap) + 1]
    for level in helping.LEVELS:
        for path in (f"help?level={level}", f"help/why?card=rope&level={level}"):
            response = await anna.get(f"/api/tables/{table}/seats/0/{path}")
            if level == "none" and path.startswith("help/why"):
                assert (response.status_code, response.json()["reason"]) == (400, "malformed")
            elif level not in allowed:
                assert (response.status_code, response.json()["reason"]) == (403, "help-capped")
            else:
                assert response.status_code == 200
    nothing = await asked(anna, table, 0, level="none")
    assert nothing == Help(nothing.number, "none")


async def test_no_step_of_help_tells_what_a_greater_one_is_for(house: House) -> None:
    anna, table = await played(house, "travel", seats=3, most=80)
    proven = await asked(anna, table, 0, level="proven")
    shown = await asked(anna, table, 0, level="shown")
    hidden = [
        (row.card, seat)
        for row, plain in zip(proven.cards, shown.cards, strict=True)
        for seat, cell in enumerate(row.seats)
        if cell.mark and not plain.seats[seat].mark
    ]
    assert hidden
    for card, seat in hidden[:5]:
        path = f"/api/tables/{table}/seats/0/help/why?card={card}&holder={seat}&level=shown"
        answer = msgspec.json.decode((await anna.get(path)).content, type=HelpWhy)
        assert answer.cell == HelpCell("")
        assert not answer.lines


async def test_it_is_worked_out_beside_the_event_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def watched(work: Callable[..., object]) -> Callable[..., object]:
        def watching(*args: object) -> object:
            threads.append(threading.current_thread())
            return work(*args)

        return watching

    for name in ("help_for", "why"):
        monkeypatch.setattr(detective, name, watched(getattr(detective, name)))
    anna = house.guest()
    table = await anna.begin({}, {}, {})
    await asked(anna, table, 0, level="chances")
    await anna.get(f"/api/tables/{table}/seats/0/help/why?card=rope")
    assert len(threads) == 2
    assert threading.main_thread() not in threads


@pytest.mark.parametrize(
    ("query", "where"),
    [
        ("card=attic", "card"),
        ("card=rope&holder=3", "holder"),
        ("card=rope&holder=-1", "holder"),
        ("card=rope&place=0", "place"),
        ("card=rope&holder=0&place=0", "place"),
        ("", "card"),
        ("card=rope&level=all", "level"),
        ("card=rope&model=best", "model"),
    ],
)
async def test_what_cannot_be_asked(house: House, query: str, where: str) -> None:
    anna = house.guest()
    table = await anna.begin({}, {}, {})
    response = await anna.get(f"/api/tables/{table}/seats/0/help/why?{query}")
    assert response.status_code == 400
    assert where in response.json()["message"]


async def test_help_goes_on_to_the_end_where_all_is_open(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, BOT, BOT)
    seat = await anna.sit(table)
    stream = await anna.read(table, seat)
    await play_to_the_end([Player(anna, table, seat, stream)])
    await stream.close()
    outcome = (await anna.position(table, seat)).view.outcome
    assert outcome
    help_ = await asked(anna, table, seat, level="chances")
    assert help_.deals == "1"
    assert [(c.suspect, c.weapon, c.room) for c in help_.case_files] == [outcome.case_file]
    assert load("travel").deck.ids == tuple(row.card for row in help_.cards)


async def test_why_is_told_in_sentences_of_the_callers_language(house: House) -> None:
    anna, table = await played(house, "travel", seats=3, most=80)
    belief = believed(house, table, 0)
    seen = set()
    for card in belief.table.deck.ids[:8]:
        for holder in range(belief.table.seats):
            sure = belief.certain(card, holder)
            path = f"/api/tables/{table}/seats/0/help/why?card={card}&holder={holder}"
            told: dict[str, HelpWhy] = {}
            for language in DISTINCT:
                for level in ("proven", "chances"):
                    response = await anna.get(
                        f"{path}&level={level}", headers={"Accept-Language": language}
                    )
                    answer = msgspec.json.decode(response.content, type=HelpWhy)
                    assert answer.cell.mark == {None: "", True: "yes", False: "no"}[sure]
                    if sure is None and level == "proven":
                        assert answer.headline == catalogue(language).phrase("why-unproven")
                    else:
                        told[language] = answer
            assert len({answer.headline for answer in told.values()}) == len(DISTINCT)
            assert len({len(answer.lines) for answer in told.values()}) == 1
            seen.add((sure is None, bool(told["en"].lines)))
    assert {(True, True), (False, True)} <= seen


async def test_a_reason_rests_on_suggestions_by_their_numbers(house: House) -> None:
    anna, table = await played(house, "travel", seats=3, most=80)
    belief = believed(house, table, 0)
    numbers: set[int] = set()
    for card in belief.table.deck.ids:
        for holder in range(1, 3):
            if belief.certain(card, holder) is None:
                continue
            path = f"/api/tables/{table}/seats/0/help/why?card={card}&holder={holder}"
            answer = msgspec.json.decode((await anna.get(path)).content, type=HelpWhy)
            for line in answer.lines:
                assert all(str(number) in line.text for number in line.suggestions)
                numbers.update(line.suggestions)
    events = [e for row in house.tables._live[table].playing().game.rows for e in row.events]
    asked_about = [event.number for event in events if isinstance(event, Suggested)]
    assert numbers
    assert numbers <= set(asked_about)


async def test_what_the_row_holds_can_be_asked(house: House) -> None:
    anna, table = await played(house, "modern", seats=2, most=40)
    path = f"/api/tables/{table}/seats/0/help/why?card=rope&place=3&level=chances"
    answer = msgspec.json.decode((await anna.get(path)).content, type=HelpWhy)
    belief = believed(house, table, 0)
    assert answer.cell.chance == float(belief.probability("rope", 2 + 3))


async def test_a_seat_that_asks_much_holds_up_nobody_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest()
    table = await anna.begin({}, {}, {})
    go_on = threading.Event()
    begun: list[int] = []

    def work(page: Page, level: HelpLevel, _: Model) -> Help:
        begun.append(page.seat)
        if page.seat == 0:
            go_on.wait()
        return Help(page.number, level)

    monkeypatch.setattr(detective, "help_for", work)
    mine = [asyncio.create_task(asked(anna, table, 0)) for _ in range(4)]
    await asyncio.wait(mine, timeout=0)
    await asked(anna, table, 1)
    assert begun == [0, 1]
    mine.pop().cancel()
    go_on.set()
    await asyncio.gather(*mine)
    assert begun == [0, 1, 0, 0]
