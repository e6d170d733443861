"""The detective's help in the notebook."""

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.player import WAIT, Player
from tests.browser.table import SUSPECTS, Table, begin, sit
from tests.browser.unseen import TABLE, Driver
from tudor.rules.edition import load

pytestmark = pytest.mark.browser

DECK: Final = load(TABLE.edition).deck.ids
LEVELS: Final = ("none", "shown", "proven", "chances")


def sit_down(anna: Player, table: Table | None = None) -> None:
    """At a table where it is one's own turn, so that nothing moves, with the notebook in sight."""
    anna.sit_down(table)
    anna.until("roll")
    if anna.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        anna.button("ui-notebook").click()


def choose(anna: Player, level: str) -> None:
    """Choose a level of help, and wait until it has come."""
    page = anna.page
    page.locator(".notebook header select").select_option(level)
    model = page.locator(".notebook select").nth(1)
    expect(model).to_have_count(int(level == "chances"))
    case_file = page.get_by_role("columnheader", name=anna.words.phrase("ui-case-file-column"))
    expect(case_file).to_have_count(int(level in {"proven", "chances"}))
    expect(page.locator("table[aria-busy=true]")).to_have_count(0)
    if level == "none":
        expect(proven(page)).to_have_count(0)
    else:
        expect(proven(page)).not_to_have_count(0)


def proven(page: Page) -> Locator:
    return page.locator("table td .fact")


def own_card(page: Page) -> Locator:
    """The cell of a card in one's own hand."""
    cell = page.locator("td[data-cell$=' 0'] .fact").filter(has_text="✓").first
    label = (cell.get_attribute("aria-label") or "").partition(":")[0]
    return page.locator(f"button[aria-label^='{label}:']")


@pytest.mark.fault("setting-forgotten")
def test_as_much_help_as_is_chosen_and_it_is_remembered(player: Seat) -> None:
    anna = player()
    sit_down(anna)
    page = anna.page
    choose(anna, "shown")
    choose(anna, "none")
    choose(anna, "chances")
    expect(page.locator(".notebook")).to_contain_text(anna.words.phrase("model-uniform.text"))
    chances = page.locator("table td .chance")
    expect(chances.first).to_have_text(re.compile(r"^(<1|[1-9]\d?|>99)$"))
    page.locator(".notebook select").nth(1).select_option("any")
    expect(page.locator(".notebook")).to_contain_text(anna.words.phrase("model-any.text"))
    page.reload()
    expect(page.locator(".notebook select").nth(1)).to_have_value("any")
    expect(chances.first).to_be_visible(timeout=WAIT)
    choose(anna, "proven")
    expect(chances).to_have_count(0)


def test_no_figure_stands_under_the_name_of_another_model(player: Seat) -> None:
    anna = player()
    sit_down(anna)
    page, words = anna.page, anna.words
    choose(anna, "chances")
    chances = page.locator("table td .chance")
    likeliest = page.get_by_role("list", name=words.phrase("ui-likeliest")).get_by_role("listitem")
    expect(chances).not_to_have_count(0)
    expect(likeliest).to_have_count(5)
    page.route("**/help?*", lambda route: route.abort())
    page.locator(".notebook select").nth(1).select_option("any")
    late = f"{words.phrase('ui-help-late')} {words.phrase('ui-unreached')}"
    expect(page.locator(".notebook").get_by_role("alert")).to_have_text(late)
    expect(page.locator(".notebook")).to_contain_text(words.phrase("model-any.text"))
    expect(chances).to_have_count(0)
    expect(likeliest).to_have_count(0)
    expect(proven(page)).not_to_have_count(0)
    check(anna)
    page.unroute("**/help?*")
    expect(chances).not_to_have_count(0, timeout=WAIT)
    expect(likeliest).to_have_count(5)
    expect(page.locator(".notebook").get_by_role("alert")).to_be_empty()
    anna.complaints.clear()  # the browser itself notes that nobody answered


@pytest.mark.fault("own-marks-overwritten")
def test_a_mark_of_ones_own_stands_beside_what_contradicts_it(player: Seat) -> None:
    anna = player()
    sit_down(anna)
    page, words = anna.page, anna.words
    choose(anna, "shown")
    cell = own_card(page)
    for level in ("shown", "proven", "chances"):
        cell.focus()
        page.keyboard.press("Delete")
        expect(cell.locator(".own")).to_have_count(0)
        page.keyboard.press("x")
        choose(anna, level)
        expect(cell).to_have_text(re.compile(r"✕\s*✓\s*!"))
        spoken = f"{words.phrase('ui-mark-no')}, {words.phrase('ui-proven-yes')}"
        expect(cell).to_have_accessible_name(
            re.compile(f": {spoken}, {words.phrase('ui-contradicts')}")
        )
    expect(page.locator("table .unsaved")).to_have_count(0)
    page.reload()
    expect(cell).to_have_text(re.compile(r"✕\s*✓\s*!"), timeout=WAIT)
    choose(anna, "none")
    expect(cell).to_have_text("✕")


def test_a_tap_on_what_is_told_says_why_and_leads_back(player: Seat) -> None:
    anna = player()
    sit_down(anna)
    page = anna.page
    choose(anna, "proven")
    cell = own_card(page)
    title = page.locator("tr").filter(has=cell).locator("th").inner_text()
    cell.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_contain_text(title)
    told = dialog.locator(".headline").inner_text(timeout=WAIT)
    assert title.casefold() in told.casefold()
    dialog.get_by_role("radio", name=anna.words.phrase("ui-mark-maybe")).check()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(cell).to_be_focused()
    expect(cell).to_have_text(re.compile(r"\?\s*✓"))
    choose(anna, "chances")
    page.locator("button:has(.chance)").first.click()
    expect(dialog).to_contain_text(anna.words.phrase("model-uniform.text"))
    anna.button("ui-understood").click()
    expect(dialog).to_have_count(0)


def test_a_table_allows_no_more_than_was_chosen_when_it_was_laid(player: Seat) -> None:
    anna = player()
    page, words = anna.page, anna.words
    sit_down(anna)
    choose(anna, "chances")  # what is wanted elsewhere does not matter here
    page.goto("/")
    page.locator("summary", has_text=words.phrase("ui-options")).click()
    page.get_by_label(words.phrase("lobby-help")).select_option("proven")
    anna.button("ui-play", count=3).click()
    expect(page.locator(".hand li").first).to_be_visible(timeout=WAIT)
    level = page.locator(".notebook header select")
    expect(level).to_have_value("proven")
    expect(level.locator("option")).to_have_count(3)
    expect(page.locator(".notebook")).to_contain_text(words.phrase("ui-help-capped"))
    expect(proven(page)).not_to_have_count(0)
    expect(page.locator("table td .chance")).to_have_count(0)
    path = page.url.replace("/table/", "/api/tables/") + "/seats/0/help"
    assert page.request.get(path, params={"level": "proven"}).ok
    refused = page.request.get(path, params={"level": "chances"})
    assert refused.json()["reason"] == "help-capped"


def test_who_could_have_shown_what_is_listed(player: Seat) -> None:
    anna = player()
    page, words = anna.page, anna.words
    anna.sit_down(TABLE)
    others = player().page.request
    for seat in range(1, TABLE.seats):
        sit(others, anna.path, seat)
    begin(anna.path, page.request, others)
    anna.come()
    driver = Driver(page.request, others, anna.path)
    driver.play()
    choose(anna, "chances")
    could_show = page.locator("summary", has_text=words.phrase("ui-could-show"))
    could_show.click()
    help_path = page.url.replace("/table/", "/api/tables/") + "/seats/0/help"
    answers = page.request.get(help_path, params={"level": "proven"}).json()["answers"]
    told = page.get_by_role("list", name=words.phrase("ui-could-show")).get_by_role("listitem")
    expect(told).to_have_count(1)
    for line, answer in zip(told.all_inner_texts(), answers, strict=True):
        assert line.startswith(f"{answer['suggestion']}. ")
        shower, _, cards = line.partition(":")
        assert words.name(SUSPECTS[answer["seat"]]) in shower
        assert {card for card in DECK if words.name(card) in cards} == answer["cards"].keys()
    check(anna)
    row, column = DECK.index(driver.card), driver.shower
    page.locator(f"[data-cell='{row} {column}'] button:has(.chance)").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".reasons li")).not_to_have_count(0)
    dialog.get_by_text(words.phrase("ui-reasons-suggestions"), exact=True).click()
    numbers = [line.partition(".")[0] for line in dialog.locator("details li").all_inner_texts()]
    reasons = dialog.locator(".reasons").inner_text()
    assert numbers
    assert all(re.search(rf"\b{number}\b", reasons) for number in numbers)
    check(anna)


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESK, "light")])
def test_axe_finds_nothing_at_any_level(
    player: Seat, size: tuple[int, int], theme: Literal["light", "dark"]
) -> None:
    anna = player(size, theme=theme)
    page = anna.page
    for table in (Table("modern", 2), Table("travel", 6)):
        sit_down(anna, table)
        choose(anna, "shown")
        own_card(page).focus()
        page.keyboard.press("x")
        for level in LEVELS:
            choose(anna, level)
            check(anna)
            assert page.locator(".notebook").evaluate("one => one.scrollWidth <= one.clientWidth")
            small = page.locator("table td button").evaluate_all(
                "all => all.filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 24)"
            )
            assert not small
        page.locator("button:has(.contradicts)").first.click()
        expect(page.locator("dialog .headline")).not_to_be_empty(timeout=WAIT)
        check(anna)
        page.keyboard.press("Escape")
        choose(anna, "shown")
