import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.player import WAIT
from tudor.phrases.catalogue import LANGUAGES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_one_click_leads_to_a_game_against_three_bots(player: Seat, size: tuple[int, int]) -> None:
    anna = player(size)
    anna.page.goto("/")
    anna.check_page()
    anna.button("ui-play", count=3).click()
    expect(anna.page).to_have_url(re.compile(r"/table/[\w-]+"))
    expect(anna.page.locator(".players li")).to_have_count(4)
    expect(anna.page.locator(".hand li").nth(3)).to_be_visible(timeout=WAIT)


def test_what_is_chosen_is_remembered_and_used(player: Seat) -> None:
    anna = player()
    page = anna.page
    page.goto("/")
    page.get_by_text(anna.words.phrase("ui-options")).click()
    page.locator("label:has(input[value=plum])").click()
    page.locator("label:has(input[name=seats][value='6'])").click()
    page.get_by_label(anna.words.phrase("ui-name")).fill("<b>Anna</b>")
    anna.button("ui-play", count=5).click()
    expect(page.locator(".players li")).to_have_count(6)
    expect(page.locator(".players li").first).to_contain_text("Plum")
    page.get_by_role("link", name=anna.words.phrase("ui-leave")).click()
    expect(anna.button("ui-play", count=5)).to_be_visible()


def test_the_button_waits_for_what_it_has_to_know(player: Seat) -> None:
    anna = player()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.page.route("**/api/editions", hold)
    anna.page.goto("/")
    anna.button("ui-play", count=3).click()
    expect(anna.button("ui-preparing")).to_be_disabled()
    expect(anna.button("ui-preparing")).to_be_focused()
    held.pop().continue_()
    expect(anna.page).to_have_url(re.compile(r"/table/[\w-]+"))
    assert held == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_at_once_and_is_remembered(player: Seat, language: str) -> None:
    anna = player()
    page = anna.page
    page.goto("/")
    page.get_by_text(anna.words.phrase("ui-options")).click()
    page.get_by_label(anna.words.phrase("ui-language")).select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    anna.check_page()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_table_that_is_not_there_is_said_so(player: Seat) -> None:
    anna = player()
    anna.page.goto("/table/nosuchtable")
    expect(anna.page.get_by_role("alert")).to_have_text(anna.words.phrase("problem-unknown-table"))
    anna.complaints.clear()  # the browser itself notes the 404


def test_the_start_leads_back_to_a_game_that_goes_on(player: Seat) -> None:
    anna = player()
    page = anna.page
    page.goto("/")
    expect(anna.button("lobby-play-friends")).to_be_visible()
    name = page.get_by_role("link", name=anna.words.phrase("coming-turn-yours"))
    expect(name).to_have_count(0)
    anna.sit_down()
    anna.until("roll")
    table = page.url
    page.goto("/")
    name.click()
    expect(anna.button("ui-roll")).to_be_visible()
    assert page.url == table
