from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.player import WAIT
from tests.browser.table import Table

pytestmark = pytest.mark.browser

Theme = Literal["light", "dark"]
SCREENS: Final = (
    {"roll"},
    {"room", "square"},
    {"suggest-form"},
    {"end"},
    {"accuse"},
    {"nothing", "show"},
)
"""One of each is seen before the game may end."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.fault("screen-left-out")
def test_axe_finds_nothing_on_any_screen(player: Seat, size: tuple[int, int], theme: Theme) -> None:
    anna = player(size, theme=theme)
    page = anna.page
    page.goto("/")
    check(anna)
    page.get_by_text(anna.words.phrase("ui-options")).click()
    check(anna)
    anna.sit_down()
    seen: set[str] = set()
    for _ in range(4_000):
        if all(wanted & seen for wanted in SCREENS):
            break
        there = anna.wait()
        if anna.is_over:
            anna.sit_down()
            continue
        for name in there:
            if name not in seen and name != "accuse":
                check(anna)
                seen.add(name)
        if "accuse" in there and "accuse" not in seen:
            anna.button("ui-accuse").click()
            check(anna)
            anna.button("ui-cancel").click()
            seen.add("accuse")
        anna.go_on()
    assert all(wanted & seen for wanted in SCREENS), f"came no further than {sorted(seen)}"
    if size == PHONE:
        anna.until("roll")  # on their own turn nothing happens while they look around
        for tab in ("ui-notebook", "ui-log-short", "ui-players"):
            anna.button(tab).click()
            check(anna)
        anna.button("ui-table").click()
    anna.play()
    check(anna)


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESK, "light")])
def test_axe_finds_nothing_at_the_front_door_and_in_the_rules(
    player: Seat, size: tuple[int, int], theme: Theme
) -> None:
    anna = player(size, theme=theme)
    page = anna.page
    page.goto("/")
    for phrase in ("lobby-box", "ui-options", "lobby-house"):
        page.locator("summary", has_text=anna.words.phrase(phrase)).first.click()
    groups = page.locator("details details > summary")
    expect(groups.first).to_be_visible(timeout=WAIT)
    for group in groups.all():
        group.click()
    check(anna)
    page.goto("/rules/modern")
    expect(page.locator("main section").first).to_be_visible(timeout=WAIT)
    check(anna)


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESK, "light")])
def test_axe_finds_nothing_on_what_house_rules_bring(
    player: Seat, size: tuple[int, int], theme: Theme
) -> None:
    anna = player(size, theme=theme)
    anna.sit_down(Table("modern", 2))
    anna.until("peek")
    check(anna)
    anna.sit_down(Table("travel", 3, {"answering": "on-honour"}, own_dice=True))
    anna.until("type-dice")
    check(anna)
    anna.button("ui-menu").click()
    check(anna)
    menu = anna.dialog("ui-menu")
    menu.get_by_role("button", name=anna.words.phrase("lobby-rules-title"), exact=True).click()
    rules = anna.dialog("lobby-rules-at-table")
    expect(rules.locator("section").nth(1)).to_be_visible()
    check(anna)
    rules.get_by_role("button", name=anna.words.phrase("lobby-close"), exact=True).click()
    menu.get_by_role("button", name=anna.words.phrase("ui-partner"), exact=True).click()
    expect(anna.dialog("ui-partner").get_by_role("textbox")).not_to_be_empty()
    check(anna)
    anna.button("ui-understood").click()
    anna.until("deny")
    anna.menu["deny"].click()
    check(anna)
    anna.until("challenge")
    anna.menu["challenge"].click()
    check(anna)
    some = anna.dialog("ui-challenge").get_by_role("listitem").get_by_role("button")
    if some.count():
        some.first.click()
        check(anna)
    anna.button("ui-cancel").click()
    anna.sit_down(Table("modern", 3, {"bonus": "house-deck", "roll": "up-to"}))
    anna.wanted = frozenset({"bonus-square"})
    anna.until("choose-player", "choose-room", "bring")
    check(anna)


def test_a_turn_by_keyboard_alone(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    page = anna.page

    def tab_to(selector: str) -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.locator(f":focus:is({selector})").count():
                # While an action is on its way there is nothing to press.
                expect(page.locator(":focus")).to_be_enabled(timeout=WAIT)
                return
        raise AssertionError(f"the keyboard does not reach {selector}")

    def kept() -> None:
        """Something still has the focus."""
        assert page.evaluate("document.activeElement !== document.body")

    for _ in range(60):
        anna.until("roll")
        page.locator("body").focus()
        tab_to(".now .actions button.main")
        page.keyboard.press("Enter")
        expect(page.locator(".board [role=option]").first).to_be_visible(timeout=WAIT)
        kept()
        if page.locator(".now .rooms button").count():
            break
        tab_to(".board [role=option]")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Escape")
        kept()
        page.keyboard.press("Enter")
        kept()
        expect(anna.button("ui-end")).to_be_enabled(timeout=WAIT)
        kept()
        tab_to(".now .actions button.main")
        page.keyboard.press("Enter")
        kept()
        anna.wait()
        kept()
    else:
        raise AssertionError("no room is ever in reach")
    tab_to(".now .rooms button")
    page.keyboard.press("Enter")
    expect(page.locator(".now form")).to_be_visible(timeout=WAIT)
    kept()
    for group in ("suspect", "weapon"):
        tab_to(f"input[name={group}]")
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
    tab_to(".now form button")
    page.keyboard.press("Enter")
    expect(anna.button("ui-end")).to_be_enabled(timeout=WAIT)
    kept()
    anna.button("ui-end").focus()
    page.keyboard.press("Enter")
    kept()
    anna.wait()
    kept()


@pytest.mark.fault("cancelled-accusation")
def test_escape_leads_back_to_where_one_was(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until_accuse()
    accuse = anna.button("ui-accuse")
    accuse.press("Enter")
    expect(anna.page.locator("dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog")).to_have_count(0)
    expect(accuse).to_be_focused()
