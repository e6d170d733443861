"""The movement of a turn: dice, walking, passages, inner doors, staying by right."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tudor.rules.actions import Dice, Door, Move, Passage, Roll, Stay
from tudor.rules.errors import Reason
from tudor.rules.events import DiceTaken, Event, Moved, Rolled, Stayed
from tudor.rules.reach import reach, walk
from tudor.rules.state import Phase, State


def free_squares(state: State) -> int:
    """The squares that the turn player's pawn may walk on, as bits (T10, M12, D6)."""
    board = state.edition.board
    if not state.edition.options.pawns_block:
        return board.corridor
    return board.corridor & ~_others(state)


def _others(state: State) -> int:
    """The places where other pawns stand, as bits; the turn player's own is left out."""
    own = state.edition.deck.index[state.suspects[state.seat]]
    taken = 0
    for suspect, pawn in enumerate(state.pawns):
        if suspect != own:
            taken |= 1 << pawn
    return taken


def destinations(state: State, steps: int) -> int:
    """Where `steps` take the turn player's pawn, as bits."""
    edition, start, free = state.edition, state.pawn_of(state.seat), free_squares(state)
    found = reach(edition.board, edition.gait, start, steps, free, state.been)
    if edition.options.pawns_block:
        return found
    return found & ~(edition.board.corridor & _others(state))


def is_stuck(state: State) -> bool:
    """Whether no roll at all can move the turn player's pawn (D7)."""
    board, at = state.edition.board, state.pawn_of(state.seat)
    if board.is_room(at):
        return not board.exits[at] & free_squares(state)
    return not (board.thresholds >> at & 1 or board.beside[at] & free_squares(state))


def passage_from(state: State) -> int | None:
    """The room to which the turn player's secret passage leads, if there is one (T12)."""
    return state.edition.board.passages.get(state.pawn_of(state.seat))


def doors_from(state: State) -> tuple[int, ...]:
    """The rooms to which the turn player's inner doors lead (M9)."""
    if state.edition.options.shortcuts != "passages-and-doors":
        return ()
    return state.edition.board.inner_doors.get(state.pawn_of(state.seat), ())


def may_stay(state: State) -> bool:
    """Whether the turn player may ask here by right (T19, M14, D11), where that has a use."""
    options = state.edition.options
    right = options.moved_may_stay and options.asking != "in-a-room"
    return right and bool(state.brought >> state.seat & 1)


def _before_moving(state: State) -> None:
    if state.phase is Phase.WALKING:
        raise state.refusal("not-before-moving")
    if state.phase is not Phase.TO_MOVE:
        raise state.refusal(_why_no_more(state, "already-moved"))


def _why_no_more(state: State, reason: Reason) -> Reason:
    """`reason`; but a pawn that has asked where it stood has not moved, and still may not (S6)."""
    return "already-asked" if state.phase is Phase.ASKED and not state.entered else reason


def take_dice(state: State, _: Roll) -> tuple[State, tuple[Event, ...]]:
    """Roll: chance says next what came up (T9)."""
    _before_moving(state)
    if not state.edition.options.dice:
        raise state.refusal("no-dice")
    return replace(state, phase=Phase.ROLLING), (DiceTaken(state.seat),)


def lay_dice(state: State, action: Dice) -> tuple[State, tuple[Event, ...]]:
    """The faces that came up. A roll that moves the pawn nowhere is a movement too."""
    faces = action.faces
    if len(faces) != state.edition.options.dice or not all(1 <= face <= 6 for face in faces):  # noqa: PLR2004
        raise state.refusal("bad-dice")
    state = set_out(state, sum(faces))
    return state, (Rolled(state.seat, faces, stuck=not state.reach),)


def set_out(state: State, steps: int) -> State:
    """`state` with the turn player about to walk `steps`; a pawn that cannot has moved."""
    found = destinations(state, steps)
    phase = Phase.WALKING if found else Phase.MOVED
    return replace(state, phase=phase, steps=steps, reach=found)


def move(state: State, action: Move) -> tuple[State, tuple[Event, ...]]:
    """Walk to a place in reach (T9, T10, T11)."""
    edition = state.edition
    if state.phase is Phase.TO_MOVE and edition.options.dice:
        raise state.refusal("not-rolled")
    if state.phase is not Phase.WALKING and state.phase is not Phase.TO_MOVE:
        raise state.refusal(_why_no_more(state, "already-moved"))
    try:
        to = edition.board.index(action.to)
    except KeyError:
        raise state.refusal("no-such-place") from None
    if not state.reach >> to & 1:
        just_left = edition.board.is_room(to) and state.been >> to & 1
        raise state.refusal("just-left" if just_left else "not-in-reach")
    path = walk(
        edition.board,
        edition.gait,
        state.pawn_of(state.seat),
        to,
        state.steps,
        free_squares(state),
        state.been,
    )
    return arrive(state, path, "walk")


def take_passage(state: State, _: Passage) -> tuple[State, tuple[Event, ...]]:
    """Go through the secret passage: the whole movement of the turn (T12, M9, D5, S5)."""
    if state.phase is not Phase.TO_MOVE:
        raise state.refusal(_why_no_more(state, "passage-instead-of-rolling"))
    to = passage_from(state)
    if to is None:
        raise state.refusal("no-passage")
    return arrive(state, (state.pawn_of(state.seat), to), "passage")


def take_door(state: State, action: Door) -> tuple[State, tuple[Event, ...]]:
    """Go through an inner door (M9)."""
    _before_moving(state)
    to = next((r for r in doors_from(state) if state.edition.board.place(r) == action.to), None)
    if to is None:
        raise state.refusal("no-inner-door")
    return arrive(state, (state.pawn_of(state.seat), to), "door")


def stay(state: State, _: Stay) -> tuple[State, tuple[Event, ...]]:
    """Stay in the room into which another player's suggestion brought the pawn (T19)."""
    _before_moving(state)
    if not may_stay(state):
        raise state.refusal("not-brought-here")
    room = state.edition.board.place(state.pawn_of(state.seat))
    event = Stayed(state.seat, str(room))
    return replace(state, phase=Phase.MOVED, entered=True), (event,)


def arrive(
    state: State, path: tuple[int, ...], how: Literal["walk", "passage", "door", "bonus"]
) -> tuple[State, tuple[Event, ...]]:
    """The turn player's pawn has gone along `path`."""
    board = state.edition.board
    suspect = state.suspects[state.seat]
    been = state.been
    for place in path:
        been |= 1 << place
    event = Moved(state.seat, suspect, tuple([board.place(i) for i in path]), how)
    state = replace(
        state.with_pawn(suspect, path[-1]),
        phase=Phase.MOVED,
        reach=0,
        been=been,
        entered=board.is_room(path[-1]),
    )
    return state, (event,)
