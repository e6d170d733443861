"""An edition: options, a board and a deck, all of it data; a house rule is one option changed."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tudor.rules.board import BOARDS, MIDDLE, Board, Plan, load_plan
from tudor.rules.cards import Deck
from tudor.rules.errors import REASONS, EditionError, Reason
from tudor.rules.options import Options, misfit
from tudor.rules.reach import Gait

EDITIONS: Final = ("travel",)
"""The keys of the editions in the package."""


class EditionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition as its TOML file has it."""

    options: Options
    deck: dict[Literal["suspects", "weapons"], tuple[str, ...]]
    rules: dict[Reason, str]
    """Which clause stands behind each refusal."""


class Edition:
    """Options in force on a board, with a deck.

    Raises `EditionError` where options do not fit each other, the board or the deck.
    """

    def __init__(self, key: str, file: EditionFile, plan: Plan) -> None:
        self.key = key
        self.file = file
        self.options = file.options
        self.rules = file.rules
        self._whole_plan = plan
        middle_in_use = MIDDLE in (self.options.accuse_where, self.options.pawns_start)
        self.plan = msgspec.structs.replace(
            plan, doors=tuple(d for d in plan.doors if middle_in_use or d.room != MIDDLE)
        )
        """The board with the doors that are in use: the middle's only where it plays a part."""
        self.board = Board(self.plan)
        self.deck = Deck(
            file.deck["suspects"],
            file.deck["weapons"],
            (room for room in self.board.room_ids if room != MIDDLE),
        )
        wrong = misfit(self.options, self.board, self.deck)
        if wrong:
            raise EditionError(*wrong)
        missing = set(REASONS) - set(self.rules)
        if missing:
            raise EditionError("rules", f"no clause for {min(missing)}")

    @cached_property
    def gait(self) -> Gait:
        """How pawns walk by these options."""
        options = self.options
        return Gait(
            exact=options.roll == "exact" and options.dice > 0,
            revisit=options.same_square_twice,
            reenter=options.reenter_same_turn,
        )

    @cached_property
    def opener(self) -> str:
        """How the opener is found: where there are no dice to roll for it, by chance."""
        options = self.options
        return "chance" if options.opener == "highest-one" and not options.dice else options.opener

    @cached_property
    def house_rules(self) -> dict[str, Any]:
        """The options that differ from the edition's own file, by key."""
        original = load(self.key).options if self.key in EDITIONS else self.options
        return {
            key: value
            for key, value in msgspec.to_builtins(self.options).items()
            if value != msgspec.to_builtins(getattr(original, key))
        }

    def with_house_rules(self, changes: dict[str, Any]) -> Edition:
        """This edition with some options changed; `EditionError` says which makes no sense."""
        if not changes:
            return self
        known = msgspec.to_builtins(self.options)
        for option, value in changes.items():
            if option not in known:
                raise EditionError(option, "unknown-option")
            try:
                msgspec.convert({**known, option: value}, Options)
            except msgspec.ValidationError:
                raise EditionError(option, "unknown-value") from None
        options = msgspec.convert({**known, **changes}, Options)
        if "board" in changes and options.board not in BOARDS:
            raise EditionError("board", "unknown-value")
        plan = load_plan(options.board) if "board" in changes else self._whole_plan
        return Edition(self.key, msgspec.structs.replace(self.file, options=options), plan)

    def first_suspects(self, seats: int) -> tuple[str, ...]:
        """The first suspects of the deck, one a seat; `EditionError` for a wrong number."""
        fewest, most = self.options.seats
        if not fewest <= seats <= most:
            raise EditionError("seats", "out-of-range")
        return self.deck.suspects[:seats]

    def hand_sizes(self, seats: int, opener: int) -> tuple[tuple[int, ...], int]:
        """How many cards each seat is dealt, and how many lie open (T5, M4, D3, S2).

        Dealing starts at the opener's left, so extra cards go there first.
        """
        cards = len(self.deck) - 3 - self.options.row
        each, over = divmod(cards, seats)
        if self.options.left_over == "face-up":
            return (each,) * seats, over
        return tuple(each + ((seat - opener - 1) % seats < over) for seat in range(seats)), 0


def parse(key: str, text: str, plan: Plan | None = None) -> Edition:
    """An edition's TOML, on one of the package's boards or on `plan`.

    Raises `tomllib.TOMLDecodeError`, `msgspec.ValidationError` or `EditionError`.
    """
    file = msgspec.convert(tomllib.loads(text), EditionFile)
    return Edition(key, file, plan or load_plan(file.options.board))


@cache
def load(key: str) -> Edition:
    """One of the package's editions; `EditionError` for an unknown key."""
    if key not in EDITIONS:
        raise EditionError("edition", "unknown-edition")
    file = resources.files("tudor.rules").joinpath("editions", f"{key}.toml")
    return parse(key, file.read_text("utf-8"))
