"""What is done in a game: by chance, by the turn player, by whoever is asked.

One union of frozen structs, tagged by ``type``, is the engine's, the log's and the wire's.
A place is a room's id or a square ``[column, row]``; a seat is a number from 0 in turn order.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Place = str | tuple[int, int]
Chance = Literal["chance"]
CHANCE: Final = "chance"
By = int | Chance
"""Who acts: a seat, or chance."""


class _Action(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Opening(_Action, frozen=True, tag="opening"):
    """Chance: what each seat rolled for the first turn; null for a seat that does not roll."""

    rolls: tuple[int | None, ...]


class Deal(_Action, frozen=True, tag="deal"):
    """Chance: the case file (suspect, weapon, room), hands by seat, open cards, the row, weapons.

    Each weapon is given the room in which it starts.
    """

    case_file: tuple[str, str, str]
    hands: tuple[tuple[str, ...], ...]
    weapons: dict[str, str]
    open: tuple[str, ...] = ()
    row: tuple[str, ...] = ()


class Dice(_Action, frozen=True, tag="dice"):
    """Chance: the faces that came up."""

    faces: tuple[int, ...]


class Pick(_Action, frozen=True, tag="pick"):
    """Chance: the card that the table shows for a hand whose player has left; null for none."""

    card: str | None


class Shuffle(_Action, frozen=True, tag="shuffle"):
    """Chance: the pile of bonus cards, the top one first."""

    pile: tuple[str, ...]


class Roll(_Action, frozen=True, tag="roll"):
    """Take the dice."""


class Move(_Action, frozen=True, tag="move"):
    """Walk to a room or a square that the roll reaches."""

    to: Place


class Passage(_Action, frozen=True, tag="passage"):
    """Take the secret passage of the room instead of rolling."""


class Door(_Action, frozen=True, tag="door"):
    """Go through an inner door to the next room instead of rolling."""

    to: str


class Stay(_Action, frozen=True, tag="stay"):
    """Stay in the room into which another player's suggestion brought the pawn, to ask there."""


class Suggest(_Action, frozen=True, tag="suggest"):
    """Suggest a suspect and a weapon, in the room that the pawn stands in."""

    suspect: str
    weapon: str


class Peek(_Action, frozen=True, tag="peek"):
    """Look at one card of the hidden row (its place, from 0)."""

    place: int


class Accuse(_Action, frozen=True, tag="accuse"):
    """Name the case file."""

    suspect: str
    weapon: str
    room: str


class End(_Action, frozen=True, tag="end"):
    """End the turn."""


class Show(_Action, frozen=True, tag="show"):
    """Answer a suggestion with a card, seen by the asker alone."""

    card: str


class Nothing(_Action, frozen=True, tag="nothing"):
    """Answer a suggestion: I hold none of the three."""


class Choose(_Action, frozen=True, tag="choose"):
    """Choose what a bonus card leaves open: a player to look at, a suspect, a room; or two."""

    seat: int | None = None
    suspect: str | None = None
    room: str | None = None


class Challenge(_Action, frozen=True, tag="challenge"):
    """On honour: say that `seat` answered suggestion `suggestion` with a false "nothing"."""

    seat: int
    suggestion: int


ChanceAction = Opening | Deal | Dice | Pick | Shuffle
SeatAction = (
    Roll
    | Move
    | Passage
    | Door
    | Stay
    | Suggest
    | Peek
    | Choose
    | Accuse
    | End
    | Show
    | Nothing
    | Challenge
)
Action = ChanceAction | SeatAction
