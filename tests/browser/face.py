"""What a page shows of the cards."""

from __future__ import annotations

from tests.browser.player import Player
from tests.browser.wire import Heard, seen


class Face:
    """What stood on the page at each look, to be judged once all is known."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._looks: list[tuple[str, str, set[str]]] = []

    def look(self) -> None:
        """Remember what is to be read, and the cards that lie there face up."""
        page = self._player.page
        labels = "found => found.map((one) => one.getAttribute('aria-label'))"
        text = page.inner_text("body")
        cards = page.locator(".hand [role=img], .peek [role=img]").evaluate_all(labels)
        # Who has accused has seen the case file.
        if not (self._player.is_over or self._player.done["accuse"]):
            self._looks.append((page.url.rpartition("/")[2], text, set(cards)))

    def check(self, heard: Heard) -> None:
        """Neither the case file nor a card that the seat has not seen stood there."""
        words = self._player.words
        assert self._looks
        for table, rows in heard.rows.items():
            suspect, weapon, room = heard.end(table)["case_file"]
            told = words.phrase("ui-it-was", suspect=suspect, weapon=weapon, room=room)
            backs = {words.phrase("ui-row-card", place=place) for place in range(1, 5)}
            known = {words.name(card).casefold() for card in seen(rows)}
            for _, text, cards in (look for look in self._looks if look[0] == table):
                assert told not in text
                assert {card.casefold() for card in cards - backs} <= known
