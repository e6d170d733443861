"""Checks that nobody chose what chance did in a game: by its record alone, or with a receipt.

With a receipt also that the record is of the very game that the player saw.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from tudor.rules.actions import CHANCE, Deal
from tudor.rules.chance import draw, seed_key
from tudor.rules.fair import commitment, key_of
from tudor.rules.receipt import Receipt, Terms
from tudor.rules.record import Record, SeededChance, TableChance
from tudor.rules.state import Phase, State
from tudor.rules.witness import chain

Chance = TableChance | SeededChance
FailureReason = Literal[
    "commitment-differs",
    "deal-differs",
    "draw-differs",
    "edition-differs",
    "house-rules-differ",
    "mine-left-out",
    "no-chance",
    "not-dealt",
    "not-of-a-table",
    "opening-differs",
    "own-dice-differ",
    "players-differ",
    "rows-differ",
    "rows-missing",
    "seats-differ",
    "server-differs",
]
FAILURE_REASONS: Final[tuple[FailureReason, ...]] = get_args(FailureReason)
"""Every way to fail, stable."""


class Failure(Struct, frozen=True, omit_defaults=True):
    """What is not as it should be: the action's `index` in the record, or the `seat`, if any."""

    reason: FailureReason
    index: int | None = None
    seat: int | None = None


class Verdict(Struct, frozen=True, omit_defaults=True):
    """What a check has come to.

    `proven`: ``nobody-chose`` the cards and the dice, or only that they ``follow`` from the numbers
    in the record; null where the check failed. `drawn` and `typed`: how many actions of chance were
    drawn as they had to be, and how many throws people typed. `covered`: up to which row the
    receipt shows that this is the game that the player saw; `complete` where that is to its end.
    """

    proven: Literal["nobody-chose", "follow"] | None = None
    drawn: int = 0
    typed: int = 0
    covered: int = 0
    complete: bool = False
    failure: Failure | None = None


def verify(record: Record, receipt: Receipt | None = None) -> Verdict:
    """Whether chance did what the record's numbers say, and all is as the receipt has it.

    Raises `RecordError` where the record breaks a rule.
    """
    chance = record.chance
    if chance is None:
        return Verdict(failure=Failure("no-chance"))
    for failure in _given_wrong(record, chance, receipt):
        return Verdict(failure=failure)
    redrawn, over = _redrawn(record, chance)
    if redrawn.failure is not None or receipt is None:
        return redrawn
    for failure in _seen_otherwise(record, receipt):
        return Verdict(failure=failure)
    covered = receipt.rows
    complete = over and covered == len(record.entries)
    return Verdict("nobody-chose", redrawn.drawn, redrawn.typed, covered, complete)


def _given_wrong(record: Record, chance: Chance, receipt: Receipt | None) -> Iterator[Failure]:
    """What is wrong with who gave what to the deal, the first thing first."""
    if isinstance(chance, TableChance):
        if len(chance.openings) != len(record.seats):
            yield Failure("seats-differ")
        for seat, (sitting, given) in enumerate(zip(record.seats, chance.openings, strict=True)):
            if (sitting.bot is None) != (given is not None):
                yield Failure("seats-differ", seat=seat)
        if receipt is not None:
            yield from _told_otherwise(chance, receipt)
            yield from _on_other_terms(record, chance, receipt.terms)
    elif receipt is not None:
        yield Failure("not-of-a-table")


def _told_otherwise(chance: TableChance, receipt: Receipt) -> Iterator[Failure]:
    """What was given to the deal otherwise than the player was told, or gave."""
    if receipt.deal != chance.deal:
        yield Failure("deal-differs")
    if len(receipt.seats) != len(chance.openings):
        yield Failure("seats-differ")
    if commitment(bytes.fromhex(chance.server)) != receipt.server:
        yield Failure("server-differs")
    if chance.openings[receipt.seat] != receipt.mine:
        yield Failure("mine-left-out", seat=receipt.seat)
    for seat, given in enumerate(chance.openings):
        if (given and commitment(bytes.fromhex(given))) != receipt.seats[seat]:
            yield Failure("commitment-differs", seat=seat)
        if receipt.openings[seat] not in {None, given}:
            yield Failure("opening-differs", seat=seat)


def _on_other_terms(record: Record, chance: TableChance, terms: Terms) -> Iterator[Failure]:
    """Where the game is another than the one to which the player agreed."""
    if record.edition != terms.edition:
        yield Failure("edition-differs")
    if _plain(record.start().edition.house_rules) != _plain(terms.house_rules):
        yield Failure("house-rules-differ")
    if chance.own_dice != terms.own_dice:
        yield Failure("own-dice-differ")
    agreed = zip(terms.suspects, terms.bots, strict=True)
    for seat, (sitting, told) in enumerate(zip(record.seats, agreed, strict=True)):
        if (sitting.suspect, sitting.bot) != told:
            yield Failure("players-differ", seat=seat)


def _plain(house_rules: dict[str, object]) -> object:
    """As JSON has them, where a pair is a list."""
    return msgspec.json.decode(msgspec.json.encode(house_rules))


def _redrawn(record: Record, chance: Chance) -> tuple[Verdict, bool]:
    """Every action of chance, drawn again; and whether the game is over then."""
    key = _key(chance)
    drawn = typed = 0
    state = record.start()
    for index, (after, _) in enumerate(record.replay()):
        entry = record.entries[index]
        if entry.by == CHANCE:
            if _is_typed(record, chance, state):
                typed += 1
            elif draw(state, key, index + 1) == entry.action:
                drawn += 1
            else:
                return Verdict(failure=Failure("draw-differs", index)), False
        state = after
    return Verdict("follow", drawn, typed), state.outcome is not None


def _key(chance: Chance) -> bytes:
    if not isinstance(chance, TableChance):
        return seed_key(*chance.seed)
    openings = [None if given is None else bytes.fromhex(given) for given in chance.openings]
    return key_of(bytes.fromhex(chance.server), openings)


def _is_typed(record: Record, chance: Chance, state: State) -> bool:
    """Whether the next throw is that of a person's own dice."""
    own_dice = isinstance(chance, TableChance) and chance.own_dice
    return own_dice and state.phase is Phase.ROLLING and record.seats[state.seat].bot is None


def _seen_otherwise(record: Record, receipt: Receipt) -> Iterator[Failure]:
    """What the record has otherwise than the player saw it."""
    covered = receipt.rows
    if covered > len(record.entries):
        yield Failure("rows-missing")
    if not any(isinstance(entry.action, Deal) for entry in record.entries[:covered]):
        yield Failure("not-dealt")
    (last,) = islice(chain(record, receipt.seat), covered - 1, covered)
    if last.hex() != receipt.chain:
        yield Failure("rows-differ", seat=receipt.seat)
