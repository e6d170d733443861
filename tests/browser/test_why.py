"""Why can't I? What is not possible answers with the clause behind it, when it is pressed."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Seat
from tests.browser.player import WAIT, Player
from tests.browser.table import Table

pytestmark = pytest.mark.browser

ASKED: Final = "asked"
"""When the question of the turn has been answered."""
CASES: Final = {
    # table, language, when, what is not possible then, why, the clause
    "T9": (Table(), "en", "roll", "end", "not-before-moving", "T9"),
    "T12": (Table(), "sv", "roll", "passage", "no-passage", "T12"),
    "T14": (Table(), "fi", "suggest-form", "end", "ask-first", "T14"),
    "T17": (Table(), "nb", ASKED, "suggest", "already-asked", "T17"),
    "M9": (Table("modern"), "da", "roll", "door", "no-inner-door", "M9"),
    "M21": (Table("modern", 2), "en", "roll", "peek", "nothing-to-peek-at", "M21"),
    "D6": (Table("dutch"), "nl", "ask", "roll", "already-moved", "D6"),
    "D8": (Table("dutch"), "en", ASKED, "suggest", "already-asked", "D8"),
    "S10": (Table("swedish"), "sv", ASKED, "accuse", "accuse-or-ask", "S10"),
    "S6": (Table("swedish"), "sv", "roll", "suggest", "not-in-a-room", "S6"),
}


def ask(anna: Player, action: str) -> None:
    """Press what is not possible."""
    summary = anna.page.locator(".now summary", has_text=anna.words.phrase("ui-why-not"))
    if summary.locator("..").get_attribute("open") is None:
        summary.click()
    # Greyed, and yet it can be pressed: that is what it is there for.
    anna.button(f"ui-why-{action}").click(force=True)


def expect_reason(anna: Player, reason: str, behind: str) -> None:
    told = anna.page.locator(".now [role=alert]")
    expect(told).to_contain_text(anna.words.phrase(f"refusal-{reason}"), timeout=WAIT)
    expect(told.locator("small")).to_have_text(behind)


def click_square(page: Page, column: int, row: int) -> None:
    """Click on the board, wherever on the screen that square is."""
    there = page.locator(".board svg[role=group]").evaluate(
        """(board, [x, y]) => {
          const at = new DOMPoint(x + 0.5, y + 0.5).matrixTransform(board.getScreenCTM());
          return [at.x, at.y];
        }""",
        [column, row],
    )
    page.mouse.click(*there)


@pytest.mark.parametrize("case", CASES)
def test_what_is_not_possible_says_why(player: Seat, case: str) -> None:
    table, language, when, action, reason, clause = CASES[case]
    anna = player(language=language)
    anna.sit_down(table)
    if when == ASKED:
        until_asked(anna)
    else:
        anna.until(when)
    if action in {"passage", "door"}:
        until_impossible(anna, when, action)
    ask(anna, action)
    behind = anna.words.phrase("ui-rule", edition=table.edition, rule=clause)
    expect_reason(anna, reason, behind)
    anna.check_page()


def until_asked(anna: Player) -> None:
    """Play until nothing is left of the own turn but its end."""
    anna.until("suggest-form")
    anna.act()
    assert "end" in anna.wait()


def until_impossible(anna: Player, when: str, action: str) -> None:
    """Play on until `when` comes without `action`."""
    for _ in range(60):
        if action not in anna.menu():
            return
        anna.act()
        anna.until(when)
    raise AssertionError(f"{action} is always possible")


def test_a_house_rule_is_named_where_it_stands_behind_a_refusal(player: Seat) -> None:
    anna = player(language="sv")
    anna.sit_down(Table("swedish", 4, {"accuse_when": "after-asking"}))
    anna.until("roll")
    ask(anna, "accuse")
    expect_reason(anna, "accuse-after-asking", anna.words.phrase("ui-house-rule"))


def test_accusing_outside_the_middle_says_where_one_may(player: Seat) -> None:
    anna = player(PHONE, language="da")
    anna.sit_down(Table("modern"))
    until_asked(anna)
    ask(anna, "accuse")
    behind = anna.words.phrase("ui-rule", edition="modern", rule="M23")
    expect_reason(anna, "accuse-in-the-middle", behind)


def test_a_place_that_is_not_lit_says_why(player: Seat) -> None:
    anna = player(language="nl")
    anna.sit_down(Table("dutch"))
    anna.until("roll")
    anna.act()
    anna.until("square")
    click_square(anna.page, 20, 3)  # in the conservatory, too far for one die
    behind = anna.words.phrase("ui-rule", edition="dutch", rule="D6")
    expect_reason(anna, "not-in-reach", behind)


def test_a_card_of_the_hand_that_was_not_asked_for_says_why(player: Seat) -> None:
    anna = player()
    anna.sit_down()
    anna.until("show", "nothing")
    anna.page.locator(".hand button[aria-disabled=true]").first.click(force=True)
    behind = anna.words.phrase("ui-rule", edition="travel", rule="T16")
    expect_reason(anna, "card-not-asked-for", behind)
