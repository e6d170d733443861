"""Talk at a table: who hears what, in which language, and who does not want to."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import check
from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.player import WAIT, Player
from tests.browser.table import Table

pytestmark = pytest.mark.browser

TWO = Table(people=2)
LONG = "Llanfairpwllgwyngyll" * 10


def lines(one: Player) -> Locator:
    """What somebody has heard."""
    return one.page.locator(".lines p:not(.none)")


def switch(one: Player) -> Locator:
    """What leads to the talk; it says also how much of it is unread."""
    return one.page.get_by_role("button", name=one.words.phrase("talk-title")).filter(visible=True)


def say(one: Player, text: str, channel: str = "table") -> None:
    one.page.get_by_label(one.words.phrase(f"talk-say-{channel}")).fill(text)
    one.button("talk-send").click()


def watch(one: Player, other: Player) -> None:
    """Open the page of a table at which another plays."""
    one.page.goto(other.path)
    expect(one.page.locator(".players li").first).to_be_visible(timeout=WAIT)


@pytest.mark.fault("spectators-to-players")
def test_players_hear_each_other_and_not_those_who_watch(player: Seat) -> None:
    anna, berta, carla = player(), player(PHONE, "sv"), player()
    anna.sit_down(TWO)
    berta.sit_down_with(anna, 1)
    watch(carla, anna)
    for one in (anna, carla):
        switch(one).click()
    say(anna, f"<b>{LONG}</b>")
    expect(switch(berta)).to_contain_text("1")
    switch(berta).click()
    expect(lines(berta)).to_have_text([f"<b>{LONG}</b>"])
    berta.page.get_by_text(berta.words.phrase("talk-quick")).click()
    berta.button("talk-phrase-suspicious").click()
    # Each reads a quick phrase in their own language.
    suspicious = [one.words.phrase("talk-phrase-suspicious") for one in (anna, berta)]
    expect(lines(anna).last).to_have_text(suspicious[0])
    expect(lines(berta).last).to_have_text(suspicious[1])
    say(carla, "He has the rope", "spectators")
    expect(lines(carla)).to_have_count(3)
    say(anna, "Your turn")
    expect(lines(berta)).to_have_count(3)
    expect(lines(anna)).to_have_count(3)
    for one in (anna, berta, carla):
        check(one)


def test_partners_have_a_channel_of_their_own(player: Seat) -> None:
    anna, berta, carla = player(), player(), player()
    anna.sit_down(TWO)
    berta.sit_down_with(anna, 1)
    anna.button("ui-partner").click()
    link = anna.dialog("ui-partner").get_by_role("textbox")
    expect(link).not_to_be_empty()
    carla.page.goto(link.input_value())
    anna.button("ui-understood").click()
    expect(carla.page.locator(".hand li").first).to_be_visible(timeout=WAIT)
    for one in (berta, carla):
        switch(one).click()
    carla.page.get_by_label(carla.words.phrase("talk-to-team")).check()
    say(carla, "It is the rope", "team")
    expect(switch(anna)).to_contain_text("1")
    switch(anna).click()
    expect(lines(anna)).to_have_text(["It is the rope"])
    expect(anna.page.locator(".lines b")).to_have_text(anna.words.phrase("talk-our-side"))
    expect(carla.page.locator(".lines b")).to_have_text(carla.words.phrase("ui-you"))
    say(anna, "Hush")
    expect(lines(berta)).to_have_text(["Hush"])
    assert not berta.page.get_by_label(berta.words.phrase("talk-to-team")).count()


def test_whoever_is_muted_stays_so_over_a_reload(player: Seat) -> None:
    anna, berta = player(DESK), player(DESK)
    anna.sit_down(TWO)
    berta.sit_down_with(anna, 1)
    for one in (anna, berta):
        switch(one).click()
    say(berta, "One")
    expect(lines(anna)).to_have_text(["One"])
    anna.page.locator(".lines button").click()
    expect(lines(anna)).to_have_count(0)
    anna.page.reload()
    switch(anna).click()
    again = anna.words.phrase("talk-unmute", name="Mustard")
    anna.page.get_by_role("button", name=again).click()
    expect(lines(anna)).to_have_text(["One"])
    anna.button("talk-mute-all").click()
    expect(lines(anna)).to_have_count(0)
    anna.button("talk-on-again").click()
    expect(lines(anna)).to_have_text(["One"])
