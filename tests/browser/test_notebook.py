import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Seat
from tests.browser.player import WAIT

pytestmark = pytest.mark.browser


def free_cells(page: Page) -> Locator:
    """The cells about which one's own hand says nothing, once it has said what it does."""
    expect(page.locator("table td .fact").first).to_be_visible(timeout=WAIT)
    return page.locator("table td button:not(.fact):not([aria-expanded])")


def test_a_mark_is_cycled_saved_and_found_again(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    cell = free_cells(anna.page).first
    label = (cell.get_attribute("aria-label") or "").partition(":")[0]
    for sign in ("✕", "✓", "?", "", "✕"):
        cell.click()
        expect(cell).to_have_text(sign)
    expect(anna.page.locator("table .unsaved")).to_have_count(0)
    anna.page.reload()
    expect(anna.page.locator(f"button[aria-label^='{label}:']")).to_have_text("✕")


def test_the_table_is_walked_by_keys_with_one_tab_stop(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    page = anna.page
    assert page.locator("table button[tabindex='0']").count() == 1
    free_cells(page).first.focus()
    page.keyboard.press("x")
    first = page.locator("table button:focus")
    expect(first).to_have_text("✕")
    page.keyboard.press("Enter")
    expect(first).to_have_text("✓")
    before = first.get_attribute("aria-label")
    page.keyboard.press("ArrowDown")
    assert page.locator("table button:focus").get_attribute("aria-label") != before
    page.keyboard.press("End")
    expect(page.locator("table button:focus")).to_have_attribute("aria-expanded", "false")
    assert page.locator("table button[tabindex='0']").count() == 1


@pytest.mark.fault("lost-move")
def test_what_is_not_saved_is_marked_and_sent_later(player: Seat) -> None:
    anna = player(PHONE)
    anna.sit_down()
    page = anna.page
    anna.button("ui-notebook").click()
    page.context.set_offline(True)
    cell = free_cells(page).first
    cell.click()
    expect(cell).to_have_text("✕")
    expect(page.locator("td .unsaved")).to_have_count(1)
    page.context.set_offline(False)
    expect(page.locator("td .unsaved")).to_have_count(0, timeout=15_000)
    anna.complaints.clear()  # the browser itself notes that nobody answered


def test_a_note_is_kept(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    page = anna.page
    page.locator("table button[aria-expanded]").first.click()
    page.keyboard.type("saw it <i>twice</i>")
    page.keyboard.press("Enter")
    expect(page.get_by_text("saw it <i>twice</i>")).to_be_visible()
    page.reload()
    expect(page.get_by_text("saw it <i>twice</i>")).to_be_visible()


@pytest.mark.parametrize("size", [(700, 500), (820, 1180), (1180, 820)])
def test_on_a_tablet_nothing_lies_over_it(player: Seat, size: tuple[int, int]) -> None:
    anna = player(size)
    anna.sit_down()
    page = anna.page
    free_cells(page).last.focus()
    side, notebook = (page.locator(css).bounding_box() for css in (".side", ".notebook"))
    assert side
    assert notebook
    is_beside = side["x"] >= notebook["x"] + notebook["width"]
    assert is_beside or side["y"] + side["height"] <= notebook["y"]
    anna.check_page()


def test_two_tabs_of_one_seat_are_live_and_leave_a_half_written_note_alone(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until("roll")
    other = anna.page.context.new_page()
    other.goto(anna.path)
    cell = free_cells(other).first
    label = (cell.get_attribute("aria-label") or "").partition(":")[0]
    mark = anna.page.locator(f"button[aria-label^='{label}:']")
    anna.page.locator("table button[aria-expanded]").first.click()
    anna.page.keyboard.type("perhaps the")
    cell.click()
    expect(mark).to_have_text("✕")
    note = anna.page.locator("table input")
    expect(note).to_have_value("perhaps the")
    anna.page.reload()
    expect(note).to_have_value("perhaps the", timeout=WAIT)
    note.click()
    anna.page.keyboard.type(" rope")
    anna.page.keyboard.press("Enter")
    expect(other.get_by_text("perhaps the rope")).to_be_visible()
    # The hand and what is to be done are live too.
    other.get_by_role("button", name=anna.words.phrase("ui-roll"), exact=True).click()
    expect(anna.button("ui-roll")).to_have_count(0, timeout=WAIT)
    hands = [page.locator(".hand .own li").all_inner_texts() for page in (anna.page, other)]
    assert hands[0] == hands[1] != []
