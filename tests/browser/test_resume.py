import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Seat
from tests.browser.house import House
from tests.browser.player import WAIT, Player

pytestmark = pytest.mark.browser


def picture(page: Page) -> list[str]:
    """Hand, log and the card last shown, as they are read."""
    parts = (".hand ul", "[role=log].log", ".now .shown")
    return [" ".join(page.locator(part).all_inner_texts()) for part in parts]


def until_shown(anna: Player) -> None:
    """Play until somebody shows a card."""
    for _ in range(60):
        anna.until("end")
        if anna.page.locator(".now .shown").count():
            return
        anna.act()
    raise AssertionError("nobody shows a card")


@pytest.mark.fault("dialogs-lost")
def test_a_reload_ends_in_the_same_picture(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    until_shown(anna)
    before = picture(anna.page)
    assert all(before)
    anna.page.reload()
    expect(anna.button("ui-end")).to_be_enabled(timeout=WAIT)
    assert picture(anna.page) == before


@pytest.mark.fault("two-tabs")
def test_a_second_tab_shows_the_same_and_either_may_act(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    until_shown(anna)
    other = anna.page.context.new_page()
    other.goto(anna.page.url)
    expect(other.locator(".now .shown")).to_be_visible(timeout=WAIT)
    assert picture(other) == picture(anna.page)
    with other.expect_response("**/actions") as done:
        other.get_by_role("button", name=anna.words.phrase("ui-end"), exact=True).click()
    assert done.value.ok
    anna.page.bring_to_front()  # the tab had been hidden, and has to find out
    expect(anna.button("ui-end")).to_be_hidden(timeout=WAIT)
    anna.until("roll")


def test_a_restart_of_the_server_is_sat_out(player: Seat, own_house: House) -> None:
    anna = player(PHONE, at=own_house)
    anna.sit_down()
    anna.until("roll")
    before = picture(anna.page)[0]
    own_house.stop()
    expect(anna.page.get_by_role("status").filter(has_text="connection")).to_be_visible(
        timeout=WAIT
    )
    expect(anna.button("ui-roll")).to_be_disabled()
    own_house.start()
    expect(anna.button("ui-roll")).to_be_enabled(timeout=WAIT)
    assert picture(anna.page)[0] == before
    anna.act()
    anna.until("end")
    anna.complaints.clear()  # the browser itself notes that nobody answered


def test_a_stranger_watches_and_sees_no_hand(player: Seat) -> None:
    anna, stranger = player(), player()
    anna.sit_down()
    anna.until("roll")
    stranger.page.goto(anna.page.url)
    expect(stranger.page.locator("[role=log].log section").first).to_be_visible(timeout=WAIT)
    assert stranger.page.locator(".hand li").count() == 0
    assert stranger.page.locator("table").count() == 0
    stranger.check_page()
