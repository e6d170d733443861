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

    @property
    def players(self) -> range:
        """How many can play: two sides play without bonus cards (M19)."""
        fewest, most = self.seats
        return range(fewest if self.bonus == "none" else max(fewest, SIDES + 1), most + 1)

    def row_of(self, seats: int) -> int:
        """How many cards lie hidden in a row: only two sides play with one (M20, M21)."""
        return self.row if seats == SIDES else 0

    def cards_dealt(self, deck: Deck, seats: int) -> int:
        """How many cards come into hands or lie open: all but the case file and a hidden row."""
        return len(deck) - len(deck.kinds) - self.row_of(seats)

    @property
    def table_answers(self) -> bool:
        """Whether the table, which does not err, answers for who has accused wrongly."""
        return self.wrong_accuser == "hand-answers"

    @property
    def lays_open(self) -> bool:
        """Whether who has accused wrongly lays the hand open, and is asked no more."""
        return self.wrong_accuser == "laid-open"


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
        (options.row > 0 and fewest > SIDES, "row", "two-sides-only"),
        (options.row > 0 and options.cards_dealt(deck, fewest) < fewest, "row", "too-few-cards"),
        (options.cards_dealt(deck, most) < most, "seats", "too-few-cards"),
        (options.bonus == "house-deck" and not board.bonus, "bonus", "no-bonus-squares"),
        (options.bonus == "house-deck" and most == SIDES, "bonus", "not-with-two-sides"),
    )
    return next(((option, reason) for wrong, option, reason in checks if wrong), None)


def idle(options: Options, board: Board, seats: int | None = None) -> frozenset[str]:
    """The options that make no difference as the others stand; with `seats`, for so many.

    Any other value that fits would leave every game as it is.
    """
    exact = options.roll == "exact" and options.dice > 0
    useless = (
        ("reach", options.dice > 0),
        ("roll", options.dice == 0),
        ("same_square_twice", not exact and options.bonus == "none"),
        ("shortcuts", not board.inner_doors),
        ("moved_may_stay", options.asking == "in-a-room"),
        ("row", not _two_sides(options, seats)),
    )
    return frozenset(option for option, is_useless in useless if is_useless)


def actions(options: Options, board: Board, seats: int | None = None) -> tuple[str, ...]:
    """The kinds of action of a seat that may ever be legal; with `seats`, where so many play."""
    stay = options.moved_may_stay and options.asking != "in-a-room"
    kinds = (
        ("roll", options.dice > 0),
        ("move", True),
        ("passage", bool(board.passages)),
        ("door", options.shortcuts == "passages-and-doors" and bool(board.inner_doors)),
        ("stay", stay),
        ("suggest", True),
        ("peek", options.row > 0 and _two_sides(options, seats)),
        ("choose", options.bonus != "none"),
        ("accuse", True),
        ("end", True),
        ("show", True),
        ("nothing", True),
        ("challenge", options.answering == "on-honour"),
    )
    return tuple(kind for kind, is_there in kinds if is_there)


def _two_sides(options: Options, seats: int | None) -> bool:
    """Whether two sides may play."""
    return SIDES in options.players and seats in (None, SIDES)
