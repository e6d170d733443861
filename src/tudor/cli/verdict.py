"""What ``tudor replay --verify`` says of chance in a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tudor.rules.record import Record, TableChance
from tudor.rules.verify import Failure, FailureReason, Verdict

_FAILURES: Final[dict[FailureReason, str]] = {
    "commitment-differs": "what was given to the deal is not what was committed to before",
    "deal-differs": "the receipt is of another deal at the table",
    "draw-differs": "this does not follow from the numbers in the record",
    "edition-differs": "the player was told that another edition is played",
    "house-rules-differ": "the player was told other house rules",
    "mine-left-out": "the player's own bytes are not part of the deal",
    "no-chance": "the record does not say from what chance was drawn",
    "not-dealt": "the receipt ends before the deal",
    "not-of-a-table": "the game was drawn from a seed, so no receipt can belong to it",
    "opening-differs": "what was given to the deal is not what the player was told",
    "own-dice-differ": "the player was told otherwise who rolls: the table, or people themselves",
    "players-differ": "the player was told that somebody else sits here",
    "rows-differ": "the player saw another game than this",
    "rows-missing": "the record ends before what the player has seen",
    "seats-differ": "those who gave to the deal are not those who sat at the table",
    "server-differs": "the server's bytes are not those to which it had committed itself",
}


def failure_line(record: Record, failure: Failure) -> str:
    """What is wrong, and where: seats are counted from 1, as in ``--notes``."""
    places = []
    if failure.index is not None:
        kind = record.entries[failure.index].action.__struct_config__.tag
        places.append(f"action {failure.index} ({kind})")
    if failure.seat is not None:
        places.append(f"seat {failure.seat + 1}")
    return ": ".join(["not verified", *places, _FAILURES[failure.reason]])


def proof_lines(record: Record, verdict: Verdict) -> Iterator[str]:
    """What is proven, and what is not."""
    drawn = f"{verdict.drawn} draws checked"
    if verdict.proven == "nobody-chose":
        yield (
            "Nobody chose the cards: your own 32 bytes, chosen after the server had committed "
            f"itself to its own, are part of every draw ({drawn})."
        )
        yield _covered(record, verdict)
    elif isinstance(record.chance, TableChance):
        yield (
            f"Deal and dice follow from the numbers in the record ({drawn}). "
            "That nobody chose those numbers, and that this is the game that was played, "
            "only a player's receipt can show."
        )
    else:
        yield f"Deal and dice follow from the seed in the record ({drawn})."
    if verdict.typed:
        yield f"{verdict.typed} throws were of people’s own dice: as honest as who typed them."
    if isinstance(record.chance, TableChance) and record.chance.deal > 1:
        yield f"This was deal {record.chance.deal} of the table: those before were given up."


def _covered(record: Record, verdict: Verdict) -> str:
    """How much of the record is the game that the player saw."""
    whole = len(record.entries)
    if verdict.complete:
        return f"This is the game that you saw, whole: all {whole} actions, to its end."
    if verdict.covered == whole:
        return f"The {whole} actions are those that you saw; but the game is not over with them."
    return (
        f"Your receipt covers the first {verdict.covered} of {whole} actions: these are as you saw "
        "them. Of those after them, only what was drawn is proven, not what players did."
    )
