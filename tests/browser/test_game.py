import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.player import WAIT
from tests.browser.table import Table

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "sv")])
def test_a_whole_game_by_clicking(player: Seat, size: tuple[int, int], language: str) -> None:
    anna = player(size, language)
    anna.sit_down()
    anna.check_page()
    assert anna.play() > 0
    expect(anna.page.locator("dialog .hands > li")).to_have_count(4)
    anna.check_page()
    anna.button("ui-look-around").click()
    expect(anna.button("ui-open-case-file")).to_be_visible()
    for tab in ("ui-notebook", "ui-log-short", "ui-players"):
        if size == PHONE:
            anna.button(tab).click()
        anna.check_page()


def test_a_game_with_everything_moving(player: Seat) -> None:
    anna = player(motion="no-preference")
    anna.sit_down(Table(seats=3))
    for _ in range(2):
        anna.until("roll")
        anna.act()
        anna.until("end")
        anna.act()
    log = anna.page.locator("[role=log].log section")
    assert log.count() > 2


def test_the_log_numbers_the_suggestions(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until_accuse()
    asked = anna.page.locator("[role=log].log .question").all_inner_texts()
    assert asked
    for number, told in enumerate(asked, start=1):
        assert told.startswith(f"{number}. ")


@pytest.mark.fault("untouched-defaults")
def test_a_wrong_accusation_is_asked_twice_and_only_answers_follow(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    page = anna.page
    accuse = anna.button("ui-accuse")
    anna.until_accuse()
    accuse.click()
    expect(page.locator("dialog input:checked")).to_have_count(0)
    expect(anna.button("ui-accuse-next")).to_be_disabled()
    anna.button("ui-cancel").click()
    expect(anna.button("ui-end")).to_be_visible()

    # An accusation that cannot be right: it names a card of one's own.
    own = page.locator(".hand li [role=img]").first.get_attribute("aria-label")
    accuse.click()
    for group in ("accused", "means", "scene"):
        tiles = page.locator(f"dialog label:has(input[name={group}])")
        mine = tiles.filter(has=page.get_by_label(str(own), exact=True))
        (mine.first if mine.count() else tiles.first).click()
    anna.button("ui-accuse-next").click()
    expect(page.locator("dialog")).to_contain_text(
        anna.words.phrase("ui-accuse-final", rule="answers-on")
    )
    anna.button("ui-back").click()
    expect(page.locator("dialog input:checked")).to_have_count(3)
    anna.button("ui-accuse-next").click()
    anna.button("ui-accuse-now").click()
    verdict = page.get_by_role("dialog", name=anna.words.phrase("ui-wrong"))
    expect(verdict.get_by_role("listitem")).to_have_count(3)
    page.reload()  # it waits to be read
    anna.button("ui-understood").click()
    expect(verdict).to_be_hidden()
    then = anna.words.phrase("ui-wrong-then", rule="answers-on")
    expect(page.locator(".now")).to_contain_text(then)
    expect(page.locator(".players li").first).to_have_class(re.compile("out"), timeout=WAIT)
    expect(anna.button("ui-end")).to_have_count(0)
    anna.play()
    expect(page.locator("dialog .hands > li")).to_have_count(4)


def test_a_refusal_stands_beside_the_action(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until("roll")
    refusal = {
        "status": 422,
        "reason": "not-your-turn",
        "message": "Not now.",
        "rule": "T8",
        "number": None,
    }
    anna.page.route("**/actions", lambda route: route.fulfill(status=422, json=refusal))
    anna.button("ui-roll").click()
    expect(anna.page.get_by_role("alert").filter(has_text="Not now.")).to_contain_text("T8")
    expect(anna.button("ui-roll")).to_be_enabled()
    anna.complaints.clear()  # the browser itself notes the 422


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_another_language_at_the_table_changes_the_words_only(
    player: Seat, size: tuple[int, int]
) -> None:
    anna = player(size)
    anna.sit_down()
    anna.until("suggest-form")
    page = anna.page
    page.locator("label:has(input[name=weapon][value=rope])").click()
    anna.button("ui-menu").click()
    page.get_by_label(anna.words.phrase("ui-language")).select_option("sv")
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    anna.speak("sv")
    anna.button("lobby-close").click()
    expect(page.locator("input[value=rope]")).to_be_checked()
    expect(anna.button("ui-suggest")).to_be_visible()
    anna.check_page()
