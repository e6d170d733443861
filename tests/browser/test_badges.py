"""The badges of the cards in a suggestion or an accusation: what one need not look for."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.player import WAIT

pytestmark = pytest.mark.browser

COVERED = """tile => {
  const badge = tile.querySelector(".badge").getBoundingClientRect();
  const name = document.createRange();
  name.selectNodeContents(
    [...tile.childNodes].find((one) => one.nodeType === Node.TEXT_NODE && one.data.trim())
  );
  return [name, ...tile.querySelectorAll("svg")]
    .map((one) => one.getBoundingClientRect())
    .some((box) => badge.bottom > box.top + 1 && badge.top < box.bottom);
}"""
"""Whether a tile's badge is as low as its picture or its name, so that a long one would cover it.

A pixel of the edge does not matter."""


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fi"), (DESK, "en")])
def test_a_badge_covers_no_face_and_no_name(
    player: Seat, size: tuple[int, int], language: str
) -> None:
    anna = player(size, language)
    anna.sit_down()
    anna.until_accuse()
    anna.button("ui-accuse").click()
    tiles = anna.page.locator("dialog label:has(.badge)")
    expect(tiles).not_to_have_count(0)
    for tile in tiles.all():
        assert not tile.evaluate(COVERED), tile.inner_text()


def test_a_mark_that_is_proven_wrong_makes_no_card_known(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until_accuse()
    page = anna.page
    level = page.locator(".notebook header select")
    # Of one's own hand all is proven: that this card is not in it, and not where it is.
    unseen = page.locator("table tr:not(.found):has(td[data-cell$=' 0'] .fact)").first
    card = unseen.locator("th").inner_text(timeout=WAIT)
    own = page.locator("table tr", has_text=card).locator("td[data-cell$=' 0'] button")
    own.focus()
    page.keyboard.press("v")
    expect(own.locator(".contradicts")).to_be_visible()
    seen = f"✓ {anna.words.phrase('ui-card-seen')}"
    tile = page.locator("dialog label", has=page.get_by_label(card, exact=True))
    for help_wanted, is_known in (("shown", False), ("none", True)):
        level.select_option(help_wanted)
        anna.button("ui-accuse").click()
        expect(tile.locator(".badge").filter(has_text=seen)).to_have_count(int(is_known))
        anna.button("ui-cancel").click()
