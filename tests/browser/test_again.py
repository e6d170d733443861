"""The end of a game, and another one of the same people."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import PHONE, Seat
from tests.browser.player import OTHERS, WAIT
from tests.browser.table import Table, api

pytestmark = pytest.mark.browser


def test_the_same_people_play_again_and_those_who_watch_come_along(player: Seat) -> None:
    anna, watching = player(), player(PHONE)
    anna.sit_down(Table("travel", 3, {"turn_limit": 6}))
    watching.page.goto(anna.path)
    told = watching.page.get_by_role("status")
    expect(told.filter(has_text=watching.words.phrase("ui-watching"))).to_be_visible()
    check(watching)
    anna.play()
    # Whole hands are for all to see now, and not before.
    hands = watching.page.locator("dialog .hands > li")
    expect(hands).to_have_count(3, timeout=OTHERS)
    assert hands.all_inner_texts() == anna.page.locator("dialog .hands > li").all_inner_texts()
    assert not watching.button("ui-again").count()
    dialog = anna.dialog("ui-case-file")
    dialog.get_by_role("button", name=anna.words.phrase("ui-again"), exact=True).click()
    expect(anna.page).not_to_have_url(watching.page.url)
    expect(anna.page.locator(".hand li").first).to_be_visible(timeout=WAIT)
    check(watching)
    dialog = watching.dialog("ui-case-file")
    dialog.get_by_role("button", name=watching.words.phrase("ui-again-watch")).click()
    expect(watching.page).to_have_url(anna.page.url)
    expect(watching.page.locator("nav button")).to_have_count(4, timeout=WAIT)
    assert not watching.page.locator(".hand .own li").count()


def test_whoever_comes_along_finds_a_table_though_the_first_was_deleted(player: Seat) -> None:
    anna = player()
    anna.sit_down(Table("travel", 3, {"turn_limit": 3}))
    anna.play()
    played, dialog = anna.page.url, anna.dialog("ui-case-file")
    dialog.get_by_role("button", name=anna.words.phrase("ui-again"), exact=True).click()
    expect(anna.page).not_to_have_url(played, timeout=WAIT)
    first = anna.page.url
    anna.page.goto(played)
    come = dialog.get_by_role("button", name=anna.words.phrase("ui-again-come"), exact=True)
    expect(come).to_be_visible(timeout=WAIT)
    assert anna.page.request.delete(api(urlsplit(first).path)).ok
    come.click()
    expect(anna.page).not_to_have_url(played, timeout=WAIT)
    expect(anna.page.locator(".hand li").first).to_be_visible(timeout=WAIT)
    assert anna.page.url != first
