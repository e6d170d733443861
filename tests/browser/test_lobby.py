"""A table laid at the front door, by clicks alone."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Seat
from tests.browser.player import WAIT, Player
from tests.browser.table import Table
from tudor.rules.edition import EDITIONS

pytestmark = pytest.mark.browser


def disclose(anna: Player, *phrases: str) -> None:
    """Open what is closed."""
    for phrase in phrases:
        summary = anna.page.locator("summary", has_text=anna.words.phrase(phrase))
        if summary.locator("..").get_attribute("open") is None:
            summary.click()


def option(anna: Player, key: str) -> Locator:
    return anna.page.locator(f"#option-{key}")


def choose(anna: Player, key: str, value: str) -> None:
    """Set a house rule, by the words of its value."""
    words = anna.words.phrase(f"option-{key.replace('_', '-')}-{value}")
    option(anna, key).locator("label").filter(has_text=words).click()


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_box_leads_to_a_table_that_is_played_by_it(player: Seat, edition: str) -> None:
    anna = player()
    page, words = anna.page, anna.words
    page.goto("/")
    disclose(anna, "lobby-box")
    page.get_by_role("radio", name=words.phrase(f"lobby-box-{edition}"), exact=True).check()
    anna.check_page()
    anna.button("ui-play", count=3).click()
    expect(page.locator(".hand li").first).to_be_visible(timeout=WAIT)
    anna.button("lobby-rules-title").click()
    rules = anna.dialog("lobby-rules-at-table")
    by_the_box = words.phrase("lobby-by-the-box", edition=words.phrase(f"edition-{edition}"))
    expect(rules).to_contain_text(by_the_box)
    expect(rules.locator(".house")).to_have_count(0)
    anna.check_page()


def test_house_rules_are_chosen_shown_at_the_table_and_put_back(player: Seat) -> None:
    anna = player()
    page, words = anna.page, anna.words
    page.goto("/")
    disclose(anna, "lobby-house", "option-group-asking", "option-group-accusing")
    choose(anna, "answering", "on-honour")
    choose(anna, "wrong_accuser", "laid-open")
    house = page.locator("summary", has_text=words.phrase("lobby-house"))
    expect(house).to_contain_text(words.phrase("lobby-changed", count=2))
    choose(anna, "wrong_accuser", "answers-on")
    expect(house).to_contain_text(words.phrase("lobby-changed", count=1))
    page.reload()  # they are remembered
    expect(house).to_contain_text(words.phrase("lobby-changed", count=1))
    anna.button("ui-play", count=3).click()
    expect(page.locator(".hand li").first).to_be_visible(timeout=WAIT)
    anna.button("lobby-rules-title").click()
    rules = anna.dialog("lobby-rules-at-table")
    at_table = rules.get_by_role("region", name=words.phrase("lobby-house-at-table"))
    expect(at_table).to_contain_text(words.phrase("option-answering-on-honour"))
    usual = words.phrase("option-answering-enforced")
    expect(at_table).to_contain_text(words.phrase("lobby-instead-of", value=usual))
    expect(rules.locator(".house").first).to_contain_text(words.phrase("lobby-house-rule"))
    with page.context.expect_page() as opened:
        rules.get_by_role("link", name=words.phrase("lobby-print-page")).click()
    leaflet = opened.value
    expect(leaflet.locator(".house").first).to_be_visible(timeout=WAIT)
    expect(leaflet).to_have_url(re.compile(r"/table/[\w-]+/rules$"))
    leaflet.get_by_role("link", name=words.phrase("lobby-to-table")).click()
    expect(leaflet.locator(".hand li").first).to_be_visible(timeout=WAIT)
    leaflet.close()
    page.goto("/")
    disclose(anna, "lobby-house")
    anna.button("lobby-put-all-back").click()
    expect(house).to_contain_text(words.phrase("lobby-house-none"))


def test_what_does_not_fit_is_said_shown_and_cured(player: Seat) -> None:
    anna = player()
    page, words = anna.page, anna.words
    page.goto("/")
    disclose(anna, "lobby-house", "option-group-accusing")
    choose(anna, "accuse_where", "middle")
    reason = words.phrase(
        "problem-options-nobody-asks-in-the-middle", option=words.phrase("option-accuse-when")
    )
    expect(option(anna, "accuse_where").get_by_role("alert")).to_contain_text(reason)
    cannot = page.locator("#cannot-play")
    expect(cannot).to_contain_text(words.phrase("lobby-cannot-play"))
    expect(anna.button("ui-play", count=3)).to_be_disabled()
    page.locator("summary", has_text=words.phrase("lobby-house")).click()
    anna.button("lobby-show-me").click()
    expect(option(anna, "accuse_where")).to_be_focused()
    anna.check_page()
    choose(anna, "accuse_when", "own-turn")
    expect(cannot).to_have_count(0)
    expect(anna.button("ui-play", count=3)).to_be_enabled()
    assert len(anna.complaints) == 1  # the browser itself notes the 422
    anna.complaints.clear()


def test_own_dice_are_chosen_and_a_game_played_with_them(player: Seat) -> None:
    anna = player()
    page, words = anna.page, anna.words
    page.goto("/")
    disclose(anna, "lobby-house", "option-group-moving")
    page.locator("label", has_text=words.phrase("lobby-own-dice")).locator("input").check()
    disclose(anna, "ui-options")
    page.locator("label:has(input[name=seats][value='3'])").click()
    with page.expect_request("**/api/tables") as made:
        anna.button("ui-play", count=2).click()
    assert json.loads(made.value.post_data or "")["own_dice"] is True
    expect(page.locator(".hand li").first).to_be_visible(timeout=WAIT)
    anna.until("type-dice")
    for die, face in enumerate((2, 5)):
        page.locator(f"label:has([name=die-{die}][value='{face}'])").click()
    anna.button("ui-own-dice-move").click()
    told = words.phrase("ui-you-walking", steps=7)
    expect(page.locator(".now h2")).to_have_text(told, timeout=WAIT)
    anna.button("lobby-rules-title").click()
    rules = anna.dialog("lobby-rules-at-table")
    expect(rules).to_contain_text(words.phrase("lobby-own-dice.at-table"))
    anna.button("lobby-close").click()
    anna.sit_down(Table("travel", 3, own_dice=True))  # the same, with bots that do not tarry
    anna.play_all("type-dice")
    anna.check_page()
