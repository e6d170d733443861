"""Cards as notes name them: known, of the right kind, each once."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from tudor.detective.notes.mistakes import NotesError, Place
from tudor.rules.cards import KINDS, Deck, Kind


def check_card(deck: Deck, card: str, place: Place, kind: Kind | None = None) -> None:
    """`NotesError` for a card that is not in the deck, or not of `kind`."""
    if card not in deck.index:
        (nearest,) = get_close_matches(card, deck.ids, 1) or ("none",)
        raise NotesError("unknown-card", place, found=card, nearest=nearest)
    if kind is not None and deck.kind(card) != kind:
        raise NotesError("wrong-kind", place, card=card, kind=kind)


def check_cards(deck: Deck, cards: Sequence[str], place: Place, before: Sequence[str] = ()) -> None:
    """`NotesError` for an unknown card, or one that stands twice, here or among `before`."""
    for index, card in enumerate(cards):
        check_card(deck, card, (*place, index))
        if card in before or card in cards[:index]:
            raise NotesError("card-twice", (*place, index), card=card)


def check_three(deck: Deck, cards: Sequence[str], place: Place, keys: Sequence[str | int]) -> None:
    """`NotesError` unless `cards`, at `keys` within `place`, are a suspect, a weapon and a room."""
    for card, kind, key in zip(cards, KINDS, keys, strict=True):
        check_card(deck, card, (*place, key), kind)
