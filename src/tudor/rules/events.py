"""What happened, one union of frozen structs tagged by ``type``.

Fields that not everyone may know are null for those who may not: `tudor.rules.see.see` decides.
Events carry all that is needed to draw them, the path walked included.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tudor.rules.actions import Place

Out = Literal["answers-on", "hand-answers", "laid-open"]
"""How one is out of the investigation: one's hand answers, the table answers with it, or it lies
open."""

Then = Literal["choosing", "rolling", "walking", "moved"]
"""How a turn goes on once a bonus card is drawn: a phase."""


class _Event(Struct, frozen=True, tag_field="type"):
    pass


class OpeningRolled(_Event, frozen=True, tag="opening-rolled"):
    """Rolls for the first turn: `opener` is set once one seat is highest, else `again` rolls."""

    rolls: tuple[int | None, ...]
    opener: int | None
    again: tuple[int, ...]


class Dealt(_Event, frozen=True, tag="dealt"):
    """The cards are dealt. Hidden: the case file, the hands of others, the row's faces."""

    sizes: tuple[int, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    case_file: tuple[str, str, str] | None
    open: tuple[str, ...]
    row: tuple[str | None, ...]
    weapons: dict[str, str]
    pawns: dict[str, Place]


class TurnBegan(_Event, frozen=True, tag="turn-began"):
    """`seat` is to play; `turn` counts from 1."""

    seat: int
    turn: int


class DiceTaken(_Event, frozen=True, tag="dice-taken"):
    """`seat` is rolling."""

    seat: int


class Rolled(_Event, frozen=True, tag="rolled"):
    """The dice lie. `stuck`: the roll moves the pawn nowhere."""

    seat: int
    faces: tuple[int, ...]
    stuck: bool


class Moved(_Event, frozen=True, tag="moved"):
    """A player's own pawn went from `path[0]` to `path[-1]`, by every place between."""

    seat: int
    suspect: str
    path: tuple[Place, ...]
    how: Literal["walk", "passage", "door", "bonus"]


class Stayed(_Event, frozen=True, tag="stayed"):
    """`seat` stays where another player's suggestion brought it, to ask there."""

    seat: int
    room: str


class Suggested(_Event, frozen=True, tag="suggested"):
    """A suggestion; `number` counts the game's suggestions from 1."""

    number: int
    seat: int
    suspect: str
    weapon: str
    room: str


class Brought(_Event, frozen=True, tag="brought"):
    """A pawn or a weapon (`piece`, a card's id) is put into a room by a suggestion."""

    piece: str
    origin: Place
    room: str


class Asked(_Event, frozen=True, tag="asked"):
    """It is now for `seat` to answer; or for the table, where its player has left."""

    seat: int
    by_table: bool = False


class Shown(_Event, frozen=True, tag="shown"):
    """`seat` shows `asker` a card. Hidden from all others: which."""

    seat: int
    asker: int
    card: str | None


class NothingShown(_Event, frozen=True, tag="nothing-shown"):
    """`seat` says that it holds none of the three cards; on honour that need not be true."""

    seat: int
    asker: int


class Unanswered(_Event, frozen=True, tag="unanswered"):
    """All have been asked and nobody has shown a card."""

    asker: int


class Peeked(_Event, frozen=True, tag="peeked"):
    """`seat` looks at the row's card at `place`. Hidden from all others: which card."""

    seat: int
    place: int
    card: str | None


class PileEmpty(_Event, frozen=True, tag="pile-empty"):
    """`seat` is to draw a bonus card, and the cards have to be shuffled first."""

    seat: int


class BonusDrawn(_Event, frozen=True, tag="bonus-drawn"):
    """`seat` draws a bonus card. `idle`: nothing comes of it. `then`: how the turn goes on.

    `left`: how many cards are left in the pile.
    """

    seat: int
    bonus: str
    left: int
    idle: bool
    then: Then


class BonusChosen(_Event, frozen=True, tag="bonus-chosen"):
    """What a bonus card left open is settled: it is for `at` to show a card, or a pawn moves.

    `by_table`: the table shows for `at`, whose player has left.
    """

    seat: int
    bonus: str
    at: int | None
    suspect: str | None
    room: str | None
    by_table: bool = False


class Looked(_Event, frozen=True, tag="looked"):
    """By a bonus card, `at` shows `seat` a card. Hidden from all others: which."""

    seat: int
    at: int
    card: str | None


class Revealed(_Event, frozen=True, tag="revealed"):
    """By a bonus card, `seat` shows all a card, and keeps it."""

    seat: int
    card: str


class Challenged(_Event, frozen=True, tag="challenged"):
    """`seat` challenges the "nothing" of `at` to a suggestion. `false`: `at` held a card (T25)."""

    seat: int
    at: int
    suggestion: int
    false: bool


class Accused(_Event, frozen=True, tag="accused"):
    """An accusation. `case_file`: what the accuser saw, hidden from others when it was wrong.

    `out`: what becomes of a wrong accuser's hand, from then on.
    """

    seat: int
    suspect: str
    weapon: str
    room: str
    right: bool
    case_file: tuple[str, str, str] | None
    out: Out | None = None


class PutAside(_Event, frozen=True, tag="put-aside"):
    """The pawn of one who may no longer accuse is put from before a door into that room."""

    suspect: str
    origin: Place
    room: str


class LaidOpen(_Event, frozen=True, tag="laid-open"):
    """A wrong accuser's hand is laid open for all."""

    seat: int
    cards: tuple[str, ...]


class TurnEnded(_Event, frozen=True, tag="turn-ended"):
    """`seat` has ended the turn."""

    seat: int


class GameOver(_Event, frozen=True, tag="game-over"):
    """The game is over and everything is laid open. No winner: the murder is unsolved."""

    winner: int | None
    reason: Literal["solved", "all-wrong", "turn-limit"]
    case_file: tuple[str, str, str]
    hands: tuple[tuple[str, ...], ...]
    row: tuple[str, ...]


Event = (
    OpeningRolled
    | Dealt
    | TurnBegan
    | DiceTaken
    | Rolled
    | Moved
    | Stayed
    | Suggested
    | Brought
    | Asked
    | Shown
    | NothingShown
    | Unanswered
    | Peeked
    | PileEmpty
    | BonusDrawn
    | BonusChosen
    | Looked
    | Revealed
    | Challenged
    | Accused
    | PutAside
    | LaidOpen
    | TurnEnded
    | GameOver
)
