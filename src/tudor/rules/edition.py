"""An edition: options, a board and a deck, all of it data; a house rule is one option changed."""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final, Literal, get_type_hints

import msgspec
from msgspec import Struct

from tudor.rules.board import BOARDS, MIDDLE, Board, Plan, load_plan
from tudor.rules.bonus_deck import BonusCard, house_deck
from tudor.rules.cards import Deck
from tudor.rules.errors import DUE_TO, DUE_TO_ENTRY, REASONS, EditionError, Reason
from tudor.rules.options import Options, misfit
from tudor.rules.reach import Gait

EDITIONS: Final = ("travel", "modern", "dutch", "swedish")
"""The keys of the editions in the package."""
_WORDS: Final = {"yes": True, "no": False, "none": None}


class EditionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition as its TOML file has it."""

    options: Options
    deck: dict[Literal["suspects", "weapons"], tuple[str, ...]]
    rules: dict[Reason, str]
    """Which clause stands behind each refusal."""
    clauses: dict[str, tuple[str, ...]] = {}
    """Which clauses each sentence of the rulebook tells, by the option behind it or its own key."""


class Edition:
    """Options in force on a board, with a deck.

    Raises `EditionError` where options do not fit each other, the board or the deck.
    """

    def __init__(self, key: str, file: EditionFile, plan: Plan) -> None:
        self.key = key
        self.file = file
        self.options = file.options
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
        missing = set(REASONS) - set(file.rules)
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
            stops=self.board.bonus if self.bonus_cards else 0,
        )

    @cached_property
    def bonus_cards(self) -> tuple[BonusCard, ...]:
        """The bonus cards that are played with."""
        return house_deck() if self.options.bonus == "house-deck" else ()

    @cached_property
    def opener(self) -> str:
        """How the opener is found: where there are no dice to roll for it, by chance."""
        opener = self.options.opener
        return "chance" if opener.startswith("highest") and not self.options.dice else opener

    @cached_property
    def refusals(self) -> dict[Reason, str]:
        """What stands behind each refusal: a clause, or ``house:`` and the key of a house rule."""
        changed = self.house_rules
        due_to = dict(DUE_TO)
        askings = (load(self.key).options.asking, changed["asking"]) if "asking" in changed else ()
        if "in-a-room" in askings:
            due_to |= dict.fromkeys(DUE_TO_ENTRY, "asking")
        if changed.get("shortcuts") == "passages":
            due_to["no-inner-door"] = "shortcuts"
        return {
            reason: f"house:{option}" if (option := due_to.get(reason)) in changed else clause
            for reason, clause in self.file.rules.items()
        }

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
        known: dict[str, Any] = msgspec.to_builtins(self.options)
        for option, value in changes.items():
            if option not in known:
                raise EditionError(option, "unknown-option")
            known[option] = _value(option, value)
        options = msgspec.convert(known, Options)
        if "board" in changes and options.board not in BOARDS:
            raise EditionError("board", "unknown-value")
        plan = load_plan(options.board) if "board" in changes else self._whole_plan
        return Edition(self.key, msgspec.structs.replace(self.file, options=options), plan)

    def check_seats(self, seats: int) -> None:
        """`EditionError` for a number of seats that cannot play by these options."""
        fewest, most = self.options.seats
        if not fewest <= seats <= most:
            raise EditionError("seats", "out-of-range")
        if seats not in self.options.players:
            raise EditionError("bonus", "not-with-two-sides")

    def first_suspects(self, seats: int) -> tuple[str, ...]:
        """The first suspects of the deck, one a seat; `EditionError` for a wrong number."""
        self.check_seats(seats)
        return self.deck.suspects[:seats]

    def cards_dealt(self, seats: int) -> int:
        """How many cards come into hands or lie open, where so many play."""
        return self.options.cards_dealt(self.deck, seats)

    def hand_sizes(self, seats: int, opener: int) -> tuple[tuple[int, ...], int]:
        """How many cards each seat is dealt, and how many lie open (T5, M4, D3, S2).

        Dealing starts at the opener's left, so extra cards go there first.
        """
        each, over = divmod(self.cards_dealt(seats), seats)
        if self.options.left_over == "face-up":
            return (each,) * seats, over
        return tuple(each + ((seat - opener - 1) % seats < over) for seat in range(seats)), 0


def _value(option: str, value: object) -> object:
    """A value for an option, also as the rules write it ("yes", "no", "none")."""
    field = get_type_hints(Options)[option]
    meant = [_WORDS[value]] if isinstance(value, str) and value in _WORDS else []
    for one in (value, *meant):
        try:
            return msgspec.to_builtins(msgspec.convert(one, field))
        except (msgspec.ValidationError, UnicodeError):
            continue
    raise EditionError(option, "unknown-value")


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
