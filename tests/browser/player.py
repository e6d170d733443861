"""Somebody at the table who sees and clicks what is there, by its name in their language."""

from __future__ import annotations

import random
import re
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

from tudor.phrases.catalogue import catalogue

SUSPECTS: Final = ("scarlett", "mustard", "white", "green", "peacock", "plum")
MISSING: Final = re.compile(r"\b(?:ui|event|card|refusal|problem)-[a-z-]+")
"""A phrase that no catalogue has is shown by its id."""
WAIT: Final = 20_000


class Player:
    """A page, and hands that know how to play. What the console says is a complaint."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = catalogue(language)
        self.random = random.Random(7)
        self.complaints: list[str] = []
        self._seats = 4
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def sit_down(self, seats: int = 4, pace: int = 0) -> None:
        """Lay a table with bots that do not tarry, and sit down as Miss Scarlett."""
        self._seats = seats
        wanted = [
            {"kind": "bot" if seat else "person", "suspect": suspect}
            for seat, suspect in enumerate(SUSPECTS[:seats])
        ]
        calls = self.page.request
        made = calls.post(
            "/api/tables", data={"seats": wanted, "answer_delay": pace, "bot_pace": pace}
        )
        assert made.status == 201, made.text()
        table = made.json()["id"]
        sat = calls.post(f"/api/tables/{table}/seats", data={"seat": 0, "name": "Anna"})
        assert sat.status == 201, sat.text()
        self.page.goto(f"/table/{table}")
        expect(self.page.locator(".hand li").first).to_be_visible(timeout=WAIT)

    def button(self, phrase: str, **args: str | int) -> Locator:
        """The button that says `phrase`."""
        return self.page.get_by_role("button", name=self.words.phrase(phrase, **args), exact=True)

    def sees(self, locator: Locator) -> bool:
        """Whether something of `locator` is there to be used."""
        usable = "found => found.some((one) => one.checkVisibility() && !one.disabled)"
        return bool(locator.evaluate_all(usable))

    @property
    def is_over(self) -> bool:
        """Whether the case file lies open."""
        return self.page.locator("dialog .three").count() > 0

    def act(self, *, skip: tuple[str, ...] = ()) -> str | None:
        """Do one thing that is there to be done, and say which; None if one has to wait."""
        for name, what in self.menu():
            if name not in skip and self.sees(what):
                if name == "suggest-form":
                    self._pick("suspect", "weapon")
                    self.button("ui-suggest").click()
                elif name == "square":
                    self._go_to_a_square(what)
                else:
                    what.first.click()
                return name
        return None

    def menu(self) -> list[tuple[str, Locator]]:
        """What there may be to do, the most pressing first."""
        page = self.page
        return [
            ("nothing", self.button("ui-nothing")),
            ("show", page.get_by_role("button", name=self.words.phrase("ui-show-this"))),
            ("suggest-form", page.locator(".now form[aria-busy=false]")),
            ("end", self.button("ui-end")),
            ("stay", self.button("ui-stay")),
            ("roll", self.button("ui-roll")),
            ("room", page.locator(".now .rooms button")),
            ("square", page.get_by_role("option")),
        ]

    def _pick(self, *groups: str) -> None:
        for group in groups:
            tiles = self.page.locator(f"label:has(input[name={group}])")
            tiles.nth(self.random.randrange(tiles.count())).click()

    def _go_to_a_square(self, squares: Locator) -> None:
        box = squares.nth(self.random.randrange(squares.count())).bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def until(self, wanted: str, limit: int = 4_000) -> None:
        """Play until `wanted` is there to be done; another game where one ends before."""
        for _ in range(limit):
            if any(name == wanted and self.sees(what) for name, what in self.menu()):
                return
            if self.is_over:
                self.sit_down(self._seats)
            self.go_on()
        raise AssertionError(f"never came to {wanted}")

    def play(self, limit: int = 20_000) -> int:
        """Play to the end; how many things were done."""
        done = 0
        for _ in range(limit):
            if self.is_over:
                return done
            done += self.go_on()
        raise AssertionError("the game does not end")

    def go_on(self) -> bool:
        """Do what is there to be done, or wait a moment."""
        try:
            if self.act():
                return True
        except Error as error:
            # What was there a moment ago may be gone: in another tab, or because the game is over.
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise
        self.page.wait_for_timeout(20)
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
