"""Somebody at the table who sees and clicks what is there, by its name in their language."""

from __future__ import annotations

import random
import re
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

from tudor.phrases.catalogue import catalogue

SUSPECTS: Final = ("scarlett", "mustard", "white", "green", "peacock", "plum")
MISSING: Final = re.compile(r"\b(?:ui|event|card|edition|refusal|problem)-[a-z-]+")
"""A phrase that no catalogue has is shown by its id."""
WAIT: Final = 20_000
CLICK: Final = 3_000
"""What is there to be done can be done at once."""


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

    @staticmethod
    def sees(locator: Locator) -> bool:
        """Whether something of `locator` is there to be used."""
        usable = "found => found.some((one) => one.checkVisibility())"
        return bool(locator.evaluate_all(usable))

    @property
    def ending(self) -> Locator:
        """The case file, laid open with everybody's cards."""
        return self.page.locator("dialog .hands")

    @property
    def is_over(self) -> bool:
        """Whether the case file lies open."""
        return self.ending.count() > 0

    def act(self, *, skip: tuple[str, ...] = ()) -> str | None:
        """Do one thing that is there to be done, and say which; None if one has to wait."""
        for name, what in self.menu():
            if name not in skip and self.sees(what):
                if name == "suggest-form":
                    self._pick("suspect", "weapon")
                    self.button("ui-suggest").click(timeout=CLICK)
                elif name == "square":
                    self._go_to_a_square(what)
                else:
                    what.first.click(timeout=CLICK)
                return name
        return None

    def menu(self) -> list[tuple[str, Locator]]:
        """What there may be to do at this moment, the most pressing first."""
        ready = self.page.locator(".now button:not([aria-disabled=true])")
        squares = "[role=listbox][aria-disabled=false] [role=option]"

        def says(phrase: str) -> Locator:
            words = re.escape(self.words.phrase(phrase))
            return ready.filter(has_text=re.compile(rf"^\s*{words}\s*$"))

        return [
            ("nothing", says("ui-nothing")),
            ("show", ready.filter(has_text=self.words.phrase("ui-show-this"))),
            ("suggest-form", self.page.locator(".now form[aria-busy=false]")),
            ("end", says("ui-end")),
            ("stay", says("ui-stay")),
            ("roll", says("ui-roll")),
            ("room", self.page.locator(".now .rooms button:not([aria-disabled=true])")),
            ("square", self.page.locator(squares)),
        ]

    def _pick(self, *groups: str) -> None:
        for group in groups:
            tiles = self.page.locator(f"label:has(input[name={group}])")
            tiles.nth(self.random.randrange(tiles.count())).click(timeout=CLICK)

    def _go_to_a_square(self, squares: Locator) -> None:
        at = self.random.randrange(squares.count())
        box = squares.nth(at).bounding_box(timeout=CLICK)
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def until(self, wanted: str, limit: int = 4_000) -> None:
        """Play until `wanted` is there to be done; another game where one ends before."""
        for _ in range(limit):
            self.wait()
            if self.is_over:
                self.sit_down(self._seats)
            elif any(name == wanted and self.sees(what) for name, what in self.menu()):
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

    def play(self, limit: int = 20_000) -> int:
        """Play to the end; how many things were done."""
        done = 0
        for _ in range(limit):
            self.wait()
            if self.is_over:
                return done
            done += self.go_on()
        raise AssertionError("the game does not end")

    def wait(self) -> None:
        """Wait until there is something to do, or the game is over."""
        awaited = self.ending
        for _, what in self.menu():
            awaited = awaited.or_(what)
        expect(awaited.filter(visible=True).first).to_be_visible(timeout=WAIT)

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
