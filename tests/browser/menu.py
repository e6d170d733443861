"""What a page offers to do at the table, by names of the tests' own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.table import ROOMS
from tudor.phrases.catalogue import Catalogue

OVER: Final = "over"
"""The case file lies open, with everybody's cards: nothing is left to do."""
RELUCTANT: Final = frozenset({"deny", "challenge", "accuse"})
"""What nobody does without a reason."""
_READY: Final = "button:not([aria-disabled=true])"
_FORM: Final = ".now form[aria-busy=false]"
_LIT: Final = "[role=listbox][aria-disabled=false] [role=option]"
_OFFERED: Final = """
(offers) => {
  const says = (one) => one.textContent.replace(/\\s+/g, " ").trim();
  const found = offers.filter(({ css, texts }) =>
    [...document.querySelectorAll(css)].some(
      (one) => one.checkVisibility() && (!texts.length || texts.includes(says(one))),
    ),
  );
  return found.map(({ name }) => name);
}
"""
_AWAITED: Final = f"""
([offers, idle]) => {{
  const names = ({_OFFERED})(offers);
  return names.some((name) => !idle.includes(name)) && names;
}}
"""


@dataclass(frozen=True)
class _Offer:
    name: str
    css: str
    texts: tuple[str, ...] = ()
    """It says one of them, if there are any."""


class Menu:
    """What the page offers, the most pressing first."""

    def __init__(self, page: Page, words: Catalogue) -> None:
        self._page = page
        self._offers = {offer.name: offer for offer in _offers(words)}
        self._told: list[dict[str, Any]] = [vars(offer) for offer in self._offers.values()]

    def __call__(self) -> list[str]:
        """The names of all that is there."""
        names: list[str] = self._page.evaluate(_OFFERED, self._told)
        return names

    def wait(self, timeout: float) -> list[str]:
        """Likewise, once something is there that is not only done for a reason."""
        told = [self._told, list(RELUCTANT)]
        names: list[str] = self._page.wait_for_function(
            _AWAITED, arg=told, timeout=timeout
        ).json_value()
        return names

    def __getitem__(self, name: str) -> Locator:
        """All of `name` that is there."""
        offer = self._offers[name]
        found = self._page.locator(offer.css).filter(visible=True)
        either = "|".join(map(re.escape, offer.texts))
        return found.filter(has_text=re.compile(rf"^\s*(?:{either})\s*$")) if either else found


def _offers(words: Catalogue) -> Iterator[_Offer]:
    def button(name: str, phrase: str, css: str = _READY) -> _Offer:
        return _Offer(name, f".now {css}", (words.phrase(phrase),))

    def leading(name: str, phrase: str) -> _Offer:
        rooms = tuple(words.phrase(phrase, room=room) for room in ROOMS)
        return _Offer(name, f".now {_READY}", rooms)

    shows = f".table {_READY}:has(.do)"
    yield _Offer(OVER, "dialog .hands")
    yield _Offer("read", "dialog button", (words.phrase("ui-understood"),))
    yield button("nothing", "ui-nothing", f"{_READY}.main")
    yield button("deny", "ui-nothing", f"{_READY}.quiet")
    yield _Offer("show-by-bonus", f".now section ~ {shows}")
    yield _Offer("show", f".now .question ~ {shows}")
    yield _Offer("type-dice", f"{_FORM}:has([name=die-0])")
    yield _Offer("choose-player", f".now .players {_READY}")
    yield _Offer("bring", f"{_FORM}:has([name=brought])")
    yield _Offer("choose-room", f".now p:not(.hint) + .rooms {_READY}")
    yield _Offer("peek", f".now .peek {_READY}")
    yield _Offer("suggest-form", f"{_FORM}:has([name=suspect])")
    yield button("challenge", "ui-challenge-some")
    yield button("accuse", "ui-accuse")
    yield leading("passage", "ui-passage")
    yield leading("door", "ui-door")
    yield button("stay", "ui-stay")
    yield leading("ask", "ui-suggest-here")
    yield button("roll", "ui-roll")
    yield _Offer("bonus-square", f"{_LIT}:has(.bonus)")
    yield _Offer("room", f".now .hint + .rooms {_READY}")
    yield _Offer("square", _LIT)
    yield button("end", "ui-end")
