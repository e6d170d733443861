"""Clocks, and those who are away: bots decide for them, and give the seat back."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import PHONE, Seat
from tests.browser.house import House
from tests.browser.player import WAIT, Player
from tests.browser.table import SUSPECTS, Table, api, begin, sit

pytestmark = pytest.mark.browser

PROGRAM: Final = """
import sys
from tudor.server.run import serve
from tudor.server.settings import Settings
settings = Settings(keep_alive=0.2, quiet=0.2, grace=0.2)
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], lambda url: print(url, flush=True), settings)
"""
TWO = Table(people=2)


class Impatient(House):
    """A server at which somebody is away as soon as they are gone."""

    def program(self, port: str, database: Path) -> list[str]:
        return [PROGRAM, port, str(database)]


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    with Impatient(tmp_path / "games.db") as house:
        yield house


def sit_by_the_clock(anna: Player, seconds: int) -> None:
    """Sit down against bots, at a table with a clock."""
    calls = anna.page.request
    seats = [
        {"kind": "bot" if seat else "person", "suspect": suspect}
        for seat, suspect in enumerate(SUSPECTS[:3])
    ]
    wanted = {"seats": seats, "answer_delay": 0, "bot_pace": 0, "clock": seconds}
    made = calls.post("/api/tables", data=wanted)
    assert made.status == 201, made.text()
    anna.path = f"/table/{made.json()['id']}"
    sit(calls, anna.path, 0)
    begin(anna.path, calls)
    anna.come()


def clock(page: Page) -> Locator:
    return page.locator(".now .clock")


def test_at_zero_a_bot_decides_and_the_log_says_so(player: Seat) -> None:
    anna = player(PHONE)
    sit_by_the_clock(anna, 1)
    decided = anna.page.locator("[role=log].log .bot")
    expect(decided.first).to_have_text(anna.words.phrase("ui-bot-decided"), timeout=WAIT)


def test_the_clock_is_seen_and_anyone_at_the_table_may_give_more_time(player: Seat) -> None:
    anna, watching = player(PHONE), player()
    sit_by_the_clock(anna, 50)
    watching.page.goto(anna.path)
    anna.until("roll")
    seconds = anna.words.phrase("ui-clock-left", time=anna.words.phrase("ui-seconds", count=0))
    expect(clock(anna.page)).to_have_text(re.compile(seconds.replace("0", r"\d+")))
    check(anna)
    expect(clock(watching.page)).to_be_visible()
    assert not watching.button("ui-more-time").count()
    anna.button("ui-more-time").click()
    minute = anna.words.phrase("ui-clock-left", time=anna.words.phrase("ui-minutes", count=2))
    expect(clock(anna.page)).to_have_text(minute)
    expect(clock(watching.page)).to_have_text(minute)


def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(
    impatient: House, player: Seat
) -> None:
    anna, berta = player(at=impatient), player(at=impatient)
    anna.page.clock.install()
    anna.sit_down(TWO)
    berta.sit_down_with(anna, 1)
    berta.page.goto("about:blank")
    tile = anna.page.locator(".players li").nth(1)
    away = anna.words.phrase("ui-away")
    expect(tile).to_contain_text(away)
    assert not tile.get_by_role("button").count()
    # Nobody is replaced before they have had a while to come back.
    anna.page.clock.fast_forward("01:30")
    check(anna)
    let = anna.words.phrase("ui-let-bot-play", name="Mustard")
    tile.get_by_role("button", name=let).click()
    expect(tile).to_contain_text(anna.words.phrase("ui-stands-in", name="Mustard"))
    berta.come()
    banner = berta.page.get_by_role("status").filter(has_text=berta.words.phrase("ui-returned"))
    expect(banner).to_be_visible()
    check(berta)
    expect(tile).not_to_contain_text(anna.words.phrase("ui-stands-in", name="Mustard"))
    berta.button("ui-understood").click()
    expect(banner).to_have_count(0)


def test_a_deleted_table_says_so_to_all(player: Seat) -> None:
    anna, watching = player(), player(PHONE)
    anna.sit_down()
    watching.page.goto(anna.path)
    expect(watching.page.locator(".players li").first).to_be_visible(timeout=WAIT)
    anna.button("ui-menu").click()
    anna.button("ui-delete").click()
    check(anna)
    anna.button("ui-delete-now").click()
    expect(anna.page.locator(".door")).to_be_visible()
    gone = watching.page.get_by_role("heading", name=watching.words.phrase("ui-gone"))
    expect(gone).to_be_visible(timeout=WAIT)
    check(watching)
    assert not anna.page.request.get(api(anna.path)).ok
    for one in (anna, watching):
        one.complaints.clear()  # the browser itself notes the 404
