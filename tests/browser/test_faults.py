"""Faults that others had, each looked for on the screen where it would be seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.face import Face
from tests.browser.player import WAIT, Player
from tests.browser.table import SUSPECTS, Table, begin, sit
from tests.browser.test_resume import until_shown
from tests.browser.test_talk import TWO, lines, say, switch
from tests.browser.wire import Heard

pytestmark = pytest.mark.browser

NAME = "<img src onerror=boo()>"
"""If it were read as markup, the browser would complain on the console."""
KEYS = "x-+v?"
"""Each of them makes a mark in the notebook."""


def marks(anna: Player) -> list[str]:
    return anna.page.locator("table td[data-cell] button:not([aria-expanded])").all_inner_texts()


@pytest.mark.fault("keys-while-typing")
def test_keys_that_mark_are_only_letters_where_one_types(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until("roll")
    page = anna.page
    cell = page.locator("table td button:not(.fact):not([aria-expanded])").first
    cell.press("x")
    expect(cell).to_have_text("✕")
    expect(page.locator("table td .fact").first).to_be_visible(timeout=WAIT)
    before = marks(anna)
    page.locator("table button[aria-expanded]").first.click()
    note = page.locator("table input")
    expect(note).to_be_focused()
    page.keyboard.type(KEYS)
    for key in ("ArrowDown", "Home", "Delete", "End", "Backspace"):
        page.keyboard.press(key)
        expect(note).to_be_focused()
    expect(note).to_have_value(KEYS[1:-1])
    page.keyboard.press("Enter")
    switch(anna).click()
    line = page.get_by_label(anna.words.phrase("talk-say-table"))
    line.click()
    page.keyboard.type(KEYS)
    expect(line).to_have_value(KEYS)
    assert marks(anna) == before
    expect(anna.button("ui-roll")).to_be_enabled()


@pytest.mark.fault("scattered-announcements")
def test_a_question_and_its_answers_are_told_together(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until("suggest-form")
    anna.act()
    anna.until("end")
    page = anna.page
    asked = page.locator("[role=log].log .question").last
    question, *answers = asked.inner_text().split("\n")
    number, _, told = question.partition(" ")
    assert number == f"{page.locator('[role=log].log .question').count()}."
    assert len(answers) == asked.locator("li").count() > 0
    spoken = page.locator("[aria-live=polite]").filter(has_text=told)
    expect(spoken).to_have_text(" ".join([told, *answers]))


@pytest.mark.fault("own-answer-unasked")
def test_a_card_shown_asks_to_be_noted_until_it_is(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until("roll")
    anna.page.locator(".notebook header select").select_option("none")
    until_shown(anna)
    shown = anna.page.locator(".now .shown")
    note = shown.get_by_role("button", name=anna.words.phrase("ui-note-it"))
    expect(note).to_be_visible()
    anna.page.reload()
    expect(note).to_be_visible(timeout=WAIT)
    before = marks(anna)
    note.click()
    expect(note).to_have_count(0)
    expect(shown).to_contain_text(anna.words.phrase("ui-noted"))
    assert len([mark for mark in marks(anna) if "✓" in mark]) == 1 + sum(
        "✓" in mark for mark in before
    )


@pytest.mark.fault("setting-forgotten")
def test_what_is_set_at_the_table_is_still_set_after_a_reload(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until("roll")
    page = anna.page
    page.locator(".notebook header select").select_option("shown")
    switch(anna).click()
    anna.button("talk-mute-all").click()
    anna.button("ui-menu").click()
    page.get_by_label(anna.words.phrase("ui-sound")).check()
    page.get_by_label(anna.words.phrase("ui-language")).select_option("da")
    expect(page.locator("html")).to_have_attribute("lang", "da")
    page.reload()
    anna.speak("da")
    expect(page.locator("html")).to_have_attribute("lang", "da")
    expect(page.locator(".notebook header select")).to_have_value("shown")
    switch(anna).click()
    expect(anna.button("talk-on-again")).to_be_visible()
    anna.button("ui-menu").click()
    expect(page.get_by_label(anna.words.phrase("ui-sound"))).to_be_checked()


@pytest.mark.fault("replay-shows-all")
def test_what_is_replayed_after_a_reload_is_ones_own_view(player: Seat) -> None:
    anna, stranger = player(), player()
    heard, face = Heard(anna.page), Face(anna)
    anna.sit_down(Table("travel", 3, {"turn_limit": 8}))
    stranger.page.goto(anna.path)
    log = "[role=log].log section"
    for _ in range(2):
        anna.until("end")
        face.look()
        anna.page.reload()
        expect(anna.page.locator(log).first).to_be_visible(timeout=WAIT)
        face.look()
        anna.act()
    expect(stranger.page.locator(log).first).to_be_visible(timeout=WAIT)
    assert not stranger.page.locator(".hand li, table, .shown").count()
    anna.play(before=face.look)
    heard.check()
    face.check(heard)


@pytest.mark.fault("unescaped")
def test_a_name_is_shown_letter_by_letter_wherever_it_stands(player: Seat) -> None:
    anna, berta, stranger = player(), player(PHONE), player()
    anna.path = TWO.lay(anna.page.request)
    sit(anna.page.request, anna.path, 0)
    sit(berta.page.request, anna.path, 1, NAME)
    stranger.page.goto(anna.path)
    expect(stranger.page.locator("main ol > li").nth(1)).to_contain_text(NAME, timeout=WAIT)
    begin(anna.path, anna.page.request, berta.page.request)
    berta.path = anna.path
    for one in (anna, berta):
        one.come()
    tile = anna.page.locator(".players li").nth(1)
    expect(tile).to_contain_text(NAME)
    switch(anna).click()
    switch(berta).click()
    say(berta, NAME)
    expect(lines(anna)).to_have_text([NAME])
    expect(anna.page.locator(".talk .lines b")).to_have_text(NAME)
    anna.page.goto("/")
    row = anna.page.get_by_role("link").filter(has_text=anna.path[7:].replace("-", " "))
    expect(row).to_contain_text(NAME, timeout=WAIT)
    for one in (anna, berta, stranger):
        assert not one.page.locator("img[src='']").count()


@pytest.mark.fault("waiting-for-whom")
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_who_is_awaited_and_since_when_is_always_told(player: Seat, size: tuple[int, int]) -> None:
    anna, berta = player(size), player(size)
    anna.sit_down(Table("modern", 2, people=2))
    berta.sit_down_with(anna, 1)
    expect(anna.page.locator(".players .awaited")).to_have_count(1, timeout=WAIT)
    actor = int("roll" not in anna.menu())
    asked, waiting = (berta, anna) if actor else (anna, berta)
    name = waiting.words.name(SUSPECTS[actor]).rpartition(" ")[2]
    waiting.page.clock.install()
    waiting.page.reload()
    expect(waiting.page.locator(".players li").nth(actor)).to_have_class(re.compile("awaited"))
    expect(waiting.page.locator(".now h2")).to_contain_text(name)
    waiting.page.clock.fast_forward("02:30")
    told = waiting.words.phrase(
        "ui-awaited", name=name, time=waiting.words.phrase("ui-minutes", count=2)
    )
    expect(waiting.page.locator(".now .awaited")).to_contain_text(told)
    if size == PHONE:
        for tab in ("ui-notebook", "ui-log-short", "talk-title", "ui-players", "ui-table"):
            waiting.page.get_by_role("button", name=waiting.words.phrase(tab)).first.click()
            expect(waiting.page.locator(".now .awaited")).to_contain_text(told)
    expect(waiting.page).to_have_title(re.compile(name))
    yours = asked.words.phrase("ui-title-yours")
    expect(asked.page).to_have_title(re.compile(rf"^{re.escape(yours)}"))
