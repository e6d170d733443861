"""The receipt, ``tudor-receipt/1``: what one player's browser keeps of a game, to check it by."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tudor.rules.record import Hex32

FORMAT: Final = "tudor-receipt/1"


class ReceiptError(ValueError):
    """A receipt that is broken: the place and the reason."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and by whom, as it was told when all was fixed.

    `suspects` and `bots` by seat: a person is no bot (null). `own_dice`: people type what the dice
    on their own table show.
    """

    edition: str
    house_rules: dict[str, Any]
    suspects: tuple[str, ...]
    bots: tuple[str | None, ...]
    own_dice: bool


class Receipt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player was told before the deal, gave to it, and has seen of the game.

    `server` and `seats` are what was committed to: SHA-256 of the server's bytes, and of each
    seat's (bots: null). `openings` are those bytes as they were told; null for a bot, or where they
    were not seen. `mine` are the player's own. `chain` is the last link over all that `seat` was
    told in the first `rows` rows: `tudor.rules.witness`. Bytes are in hexadecimal.
    """

    format: Literal["tudor-receipt/1"]
    table: str
    deal: Annotated[int, Meta(ge=1)]
    terms: Terms
    server: Hex32
    seats: tuple[Hex32 | None, ...]
    openings: tuple[Hex32 | None, ...]
    seat: Annotated[int, Meta(ge=0)]
    mine: Hex32
    rows: Annotated[int, Meta(ge=1)]
    chain: Hex32


def load_receipt(data: bytes) -> Receipt:
    """A receipt from its JSON. Raises `ReceiptError` with the place and the reason."""
    try:
        receipt = msgspec.json.decode(data, type=Receipt)
    except msgspec.ValidationError as error:
        raise ReceiptError(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ReceiptError(f"not a receipt in JSON: {error}") from None
    seats = len(receipt.seats)
    by_seat = {
        "openings": receipt.openings,
        "terms.suspects": receipt.terms.suspects,
        "terms.bots": receipt.terms.bots,
    }
    for place, items in by_seat.items():
        if len(items) != seats:
            raise ReceiptError(f"there are {seats} seats - at `$.{place}`")
    if receipt.seat >= seats:
        raise ReceiptError(f"there are {seats} seats, numbered from 0 - at `$.seat`")
    return receipt


def schema() -> dict[str, Any]:
    """The JSON schema of a receipt."""
    _, definitions = msgspec.json.schema_components([Receipt], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **definitions.pop("Receipt"),
        "$defs": definitions,
    }
