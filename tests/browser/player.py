"""Somebody at the table who sees and clicks what is there, by its name in their language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.menu import OVER, RELUCTANT, Menu
from tests.browser.table import Table, begin, sit
from tudor.phrases.catalogue import catalogue

MISSING: Final = re.compile(
    r"\b(?:ui|event|card|edition|refusal|problem|lobby|coming|talk|option|rule|bonus|why|model)-[a-z][a-z-]+"
)
"""A phrase that no catalogue has is shown by its id."""
WAIT: Final = 20_000
OTHERS: Final = 120_000
"""Bots may have to play a game to its end."""
CLICK: Final = 3_000
"""What is there to be done can be done at once."""


class Player:
    """A page, and hands that know how to play. What the console says is a complaint."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.speak(language)
        self.random = random.Random(7)
        self.complaints: list[str] = []
        self.table = Table()
        self.path = "/"
        """Of the table's page."""
        self.done: Counter[str] = Counter()
        """What has been done, also in games that are over."""
        self.wanted: frozenset[str] = frozenset()
        """What is to be done once although nobody does it without a reason."""
        self._deeds: dict[str, Callable[[Locator], None]] = {
            "suggest-form": self._suggest,
            "type-dice": self._type_dice,
            "bring": self._bring,
            "deny": self._deny,
            "challenge": self._challenge,
            "accuse": lambda _: self.accuse(really=True),
            "square": self._go_to_a_square,
            "bonus-square": self._go_to_a_square,
        }
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def speak(self, language: str) -> None:
        """Read the page in a language from now on."""
        self.words = catalogue(language)
        self.menu = Menu(self.page, self.words)

    def sit_down(self, table: Table | None = None) -> None:
        """Sit down at a table, or at another one such as the last; alone there, begin."""
        self.table = table or self.table
        self.path = self.table.lay(self.page.request)
        sit(self.page.request, self.path, 0)
        if self.table.people == 1:
            begin(self.path, self.page.request)
            self.come()

    def sit_down_with(self, other: Player, seat: int) -> None:
        """Sit down at the table at which another player sits, and begin with the two of them."""
        self.path = other.path
        sit(self.page.request, self.path, seat)
        begin(self.path, other.page.request, self.page.request)
        other.come()
        self.come()

    def come(self) -> None:
        """Open the page of the table, where the cards are dealt."""
        self.page.goto(self.path)
        expect(self.page.locator(".hand li").first).to_be_visible(timeout=WAIT)

    def button(self, phrase: str, **args: str | int) -> Locator:
        """The button that says `phrase`."""
        return self.page.get_by_role("button", name=self.words.phrase(phrase, **args), exact=True)

    def dialog(self, phrase: str, **args: str | int) -> Locator:
        """The dialog by the name of `phrase`."""
        return self.page.get_by_role("dialog", name=self.words.phrase(phrase, **args), exact=True)

    @property
    def is_over(self) -> bool:
        """Whether the case file lies open."""
        return OVER in self.menu()

    def act(self) -> str | None:
        """Do one thing that is there to be done, and say which; None if one has to wait.

        It is what is wanted, while not all of that has been done; else what has been done least.
        """
        left = self.wanted - self.done.keys()
        # Accusing comes last: there is little to do after it.
        eager = left if left == {"accuse"} else left - {"accuse"}
        there = [name for name in self.menu() if name not in RELUCTANT or name in eager]
        if not there or OVER in there:
            return None
        liked = self.wanted if eager else frozenset[str]()
        name = min(there, key=lambda name: (name not in liked, self.done[name]))
        self._deeds.get(name, self._click)(self.menu[name])
        self.done[name] += 1
        return name

    @staticmethod
    def _click(what: Locator) -> None:
        what.first.click(timeout=CLICK)

    def _pick(self, *groups: str) -> None:
        for group in groups:
            tiles = self.page.locator(f"label:has(input[name={group}])")
            tiles.nth(self.random.randrange(tiles.count())).click(timeout=CLICK)

    def _suggest(self, _: Locator) -> None:
        self._pick("suspect", "weapon")
        self.button("ui-suggest").click(timeout=CLICK)

    def _type_dice(self, form: Locator) -> None:
        for die in range(form.locator("fieldset").count()):
            self._pick(f"die-{die}")
        form.locator("button").click(timeout=CLICK)

    def _bring(self, form: Locator) -> None:
        self._pick("brought", "brought-to")
        form.locator("button").click(timeout=CLICK)

    def _deny(self, what: Locator) -> None:
        what.click(timeout=CLICK)
        self.button("ui-nothing-say").click(timeout=CLICK)

    def _challenge(self, what: Locator) -> None:
        what.click(timeout=CLICK)
        dialog = self.dialog("ui-challenge")
        some = dialog.get_by_role("listitem").get_by_role("button")
        if some.count():
            some.first.click(timeout=CLICK)
        self.button("ui-challenge-now").click(timeout=CLICK)

    def _go_to_a_square(self, squares: Locator) -> None:
        at = self.random.randrange(squares.count())
        box = squares.nth(at).bounding_box(timeout=CLICK)
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def until(self, *wanted: str, limit: int = 4_000) -> None:
        """Play until one of `wanted` is there to be done; another game where one ends before."""
        for _ in range(limit):
            there = self.wait()
            if OVER in there:
                self.sit_down()
            elif any(name in there for name in wanted):
                return
            else:
                self.go_on()
        raise AssertionError(f"never came to {wanted}")

    def until_accuse(self) -> None:
        """Play until an accusation may be made, at the end of a turn."""
        for _ in range(60):
            self.until("end")
            if self.button("ui-accuse").count():
                return
            self.act()
        raise AssertionError("no accusation may ever be made")

    def play(self, limit: int = 20_000, before: Callable[[], None] = lambda: None) -> int:
        """Play to the end, with a look before each thing done; how many were done."""
        done = 0
        for _ in range(limit):
            if OVER in self.wait():
                return done
            before()
            done += self.go_on()
        raise AssertionError("the game does not end")

    def play_all(self, *wanted: str, before: Callable[[], None] = lambda: None) -> None:
        """Play whole games, until all that is `wanted` has been done in them."""
        self.wanted = frozenset(wanted)
        for _ in range(40):
            self.play(before=before)
            if not self.wanted - self.done.keys():
                return
            self.sit_down()
        raise AssertionError(f"never came to {sorted(self.wanted - self.done.keys())}")

    def wait(self) -> list[str]:
        """Wait until there is something to do, or the game is over; what there is."""
        return self.menu.wait(OTHERS)

    def go_on(self) -> bool:
        """Do what is there to be done, if anything is."""
        try:
            return self.act() is not None
        except Error as error:
            # The case file is laid over what was there a moment ago.
            if not (self.is_over and re.search("detached|intercepts", str(error))):
                raise
            return False

    def accuse(self, *, really: bool = False) -> None:
        """Fill in an accusation, as far as the last question."""
        self.button("ui-accuse").click()
        self._pick("accused", "means", "scene")
        self.button("ui-accuse-next").click()
        if really:
            self.button("ui-accuse-now").click()

    def check_page(self) -> None:
        """Nothing sticks out sideways, and no phrase is missing."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"the page is {wide} px too wide"
        assert not MISSING.findall(self.page.inner_text("body"))
