"""Editions by key, with the house rules of a table."""

from __future__ import annotations

from typing import Any

from tudor.rules.edition import EDITIONS, Edition, load
from tudor.rules.errors import EditionError
from tudor.rules.options import actions
from tudor.server.api.shapes.editions import EditionInfo
from tudor.server.errors import Refused


def edition_of(key: str, house_rules: dict[str, Any] | None = None) -> Edition:
    """An edition with house rules; `Refused` for an unknown one or options that make no sense."""
    if key not in EDITIONS:
        raise Refused(404, "unknown-edition")
    try:
        return load(key).with_house_rules(house_rules or {})
    except EditionError as error:
        raise refused_options(error) from None


def check_seats(edition: Edition, seats: int) -> None:
    """`Refused` for a number of seats that cannot play by the edition's options."""
    try:
        edition.check_seats(seats)
    except EditionError as error:
        raise refused_options(error) from None


def refused_options(error: EditionError) -> Refused:
    """The refusal for options that make no sense."""
    return Refused(422, "options", option=error.option, why=error.reason)


def edition_info(edition: Edition, seats: int | None = None) -> EditionInfo:
    """What a client needs to draw an edition, where any number or `seats` play."""
    deck = edition.deck
    return EditionInfo(
        edition.key,
        edition.options,
        edition.plan,
        deck.suspects,
        deck.weapons,
        deck.rooms,
        actions(edition.options, edition.board, seats),
    )
