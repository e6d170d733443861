import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Seat
from tests.browser.player import WAIT
from tests.browser.table import Table
from tudor.phrases.catalogue import LANGUAGES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language(player: Seat, language: str) -> None:
    anna = player(PHONE, language)
    page, words = anna.page, anna.words
    page.goto("/")
    for phrase in ("lobby-box", "ui-options", "lobby-house"):
        page.locator("summary", has_text=words.phrase(phrase)).first.click()
    groups = page.locator("details details > summary")
    expect(groups.first).to_be_visible(timeout=WAIT)
    for group in groups.all():
        group.click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    anna.check_page()
    page.goto("/rules/modern")
    expect(page.locator("main section").first).to_be_visible(timeout=WAIT)
    expect(page.locator("main [lang]")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    anna.check_page()
    anna.sit_down(Table("modern", 3, {"bonus": "house-deck", "roll": "up-to"}))
    anna.until("suggest-form")
    anna.act()
    anna.until("end")
    for tab in ("ui-notebook", "ui-log-short", "ui-players", "ui-table"):
        anna.button(tab).click()
        anna.check_page()
    expect(page.locator("html")).to_have_attribute("lang", language)
