"""The options by which editions and house rules differ, and which of them fit together."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from tudor.rules.board import MIDDLE, Board
from tudor.rules.cards import Deck

FARTHEST: Final = 100
"""Steps beyond which a `reach` would only cost time: no board has a longer way."""
LONGEST: Final = 100_000
"""Turns beyond which a `turn_limit` is none."""
SIDES: Final = 2
"""The fewest who can play; the form with a hidden row, and without bonus, is for just so many."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of an edition, by their keys. A house rule changes one of them."""

    seats: tuple[int, int]
    board: str
    dice: Literal[0, 1, 2]
    reach: int
    opener: Literal["highest-one", "highest-all", "scarlett", "chance"]
    pawns_start: Literal["squares", "middle"]
    weapons_start: Literal["one-a-room", "any-room", "middle"]
    left_over: Literal["dealt", "face-up"]
    roll: Literal["exact", "up-to"]
    same_square_twice: bool
    pawns_block: bool
    shortcuts: Literal["passages", "passages-and-doors"]
    reenter_same_turn: bool
    asking: Literal["must-on-entry", "may-on-entry", "in-a-room"]
    moved_may_stay: bool
    accuse_when: Literal["after-asking", "after-unanswered", "own-turn", "instead-of-asking"]
    accuse_where: Literal["anywhere", "middle"]
    wrong_accuser: Literal["answers-on", "hand-answers", "laid-open"]
    answering: Literal["enforced", "on-honour"]
    bonus: Literal["none", "house-deck"]
    row: Literal[0, 4]
    turn_limit: int | None = None

    def row_of(self, seats: int) -> int:
        """How many cards lie hidden in a row: only two sides play with one (M20, M21)."""
        return self.row if seats == SIDES else 0


def misfit(options: Options, board: Board, deck: Deck) -> tuple[str, str] | None:
    """The first option that does not fit the others, the board or the deck, and the reason."""
    fewest, most = options.seats
    wants_middle = MIDDLE in (options.pawns_start, options.weapons_start, options.accuse_where)
    uses_its_door = MIDDLE in (options.pawns_start, options.accuse_where)
    has_middle = MIDDLE in board.room_ids
    closed = has_middle and not board.exits[board.room(MIDDLE)]
    no_squares = not set(deck.suspects) <= set(board.plan.start)
    crowded = options.weapons_start == "one-a-room" and len(deck.weapons) > len(deck.rooms)
    limit = options.turn_limit
    never = options.accuse_where == MIDDLE and options.accuse_when.startswith("after")
    checks = (
        (not SIDES <= fewest <= most <= len(deck.suspects), "seats", "out-of-range"),
        (not 1 <= options.reach <= FARTHEST, "reach", "out-of-range"),
        (limit is not None and not 1 <= limit <= LONGEST, "turn_limit", "out-of-range"),
        (wants_middle and not has_middle, "board", "no-middle"),
        (uses_its_door and closed, "accuse_where", "no-door-to-the-middle"),
        (options.pawns_start == "squares" and no_squares, "pawns_start", "no-start-squares"),
        (crowded, "weapons_start", "too-few-rooms"),
        (never, "accuse_when", "nobody-asks-in-the-middle"),
        (len(deck) - 3 < most, "seats", "too-few-cards"),
        (fewest == SIDES and len(deck) - 3 - options.row < SIDES, "row", "too-few-cards"),
        (options.opener == "highest-all" and not options.dice, "opener", "no-dice"),
        (options.bonus == "house-deck" and not board.bonus, "bonus", "no-bonus-squares"),
        (options.bonus == "house-deck" and most == SIDES, "bonus", "not-with-two-sides"),
    )
    return next(((option, reason) for wrong, option, reason in checks if wrong), None)
