"""Dice, walking, doors, passages, staying: T9 to T13, T19 and T20, and their house rules."""

from __future__ import annotations

import pytest

from tests.rules.positions import (
    TRIO,
    begin,
    events,
    menu,
    opened,
    pawn,
    put,
    refusal,
    roll,
    run,
    travel,
)
from tests.rules.walker import Walker
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Dice,
    Door,
    End,
    Move,
    Nothing,
    Passage,
    Place,
    Roll,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.chance import draw
from tudor.rules.ending import begin_turn
from tudor.rules.events import DiceTaken, Moved, Rolled, Stayed
from tudor.rules.legal import Legal
from tudor.rules.state import Phase, State
from tudor.rules.turn import legal_actions

SUSPECTS = ("scarlett", "mustard", "white", "green", "peacock", "plum")


@pytest.mark.rule("T7")
def test_a_player_moves_the_pawn_of_their_own_colour() -> None:
    state = roll(begin(opener=1), 1, 2)
    (moved,) = events(state, Move((3, 17)))
    assert isinstance(moved, Moved)
    assert (moved.seat, moved.suspect) == (1, "mustard")
    after = run(state, Move((3, 17)))
    assert pawn(after, "mustard") == (3, 17)
    assert all(pawn(after, s) == pawn(state, s) for s in SUSPECTS if s != "mustard")


@pytest.mark.rule("T8")
def test_play_goes_clockwise_from_the_opener() -> None:
    state = begin(opener=1)
    seats = []
    for _ in range(7):
        seats.append(state.seat)
        state = roll(state, 1, 1)
        state = run(state, Move(next(to for to in menu(state).move if isinstance(to, tuple))))
        state = run(state, End())
    assert seats == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("T8")
def test_nobody_acts_out_of_turn() -> None:
    state = begin()
    for seat in (1, 2):
        assert not legal_actions(state, seat)
        assert refusal(state, Roll(), by=seat) == ("not-your-turn", "T8")
    assert refusal(state, Roll(), by=7)[0] == "not-your-turn"
    assert refusal(state, Roll(), by=-1)[0] == "not-your-turn"
    assert refusal(state, Dice((1, 1)), by=CHANCE)[0] == "not-your-turn"
    assert refusal(state, Dice((1, 1)), by=0)[0] == "not-your-turn"


@pytest.mark.rule("T9")
def test_both_dice_are_rolled_and_make_the_steps() -> None:
    state = begin()
    assert events(state, Roll(), Dice((2, 3))) == [
        DiceTaken(0),
        Rolled(0, (2, 3), stuck=False),
    ]
    rolled = roll(state, 2, 3)
    squares = [to for to in menu(rolled).move if not isinstance(to, str)]
    # Scarlett from [7, 24]: five steps, each up, down or sideways in the passage.
    assert set(squares) == {
        (7, 23),
        (8, 22),
        (7, 21),
        (8, 20),
        (7, 19),
    }
    state = run(rolled, Move((7, 19)))
    assert pawn(state, "scarlett") == (7, 19)


@pytest.mark.rule("T9")
@pytest.mark.parametrize("faces", [(), (3,), (1, 2, 3), (0, 5), (7, 1), (-1, 3)])
def test_other_faces_than_those_of_two_dice_are_refused(faces: tuple[int, ...]) -> None:
    assert refusal(run(begin(), Roll()), Dice(faces)) == ("bad-dice", "T9")


@pytest.mark.rule("T9")
def test_the_whole_roll_is_walked_in_the_corridor() -> None:
    state = roll(begin(), 2, 3)
    assert refusal(state, Move((7, 22))) == ("not-in-reach", "T10")  # two steps
    assert refusal(state, Move((7, 20))) == ("not-in-reach", "T10")  # four
    (moved,) = events(state, Move((8, 20)))
    assert isinstance(moved, Moved)
    assert len(moved.path) == 6


@pytest.mark.rule("T9")
def test_one_movement_a_turn_and_the_dice_first() -> None:
    state = begin()
    assert refusal(state, Move((7, 23))) == ("not-rolled", "T9")
    assert refusal(state, End()) == ("not-before-moving", "T9")
    rolling = run(state, Roll())
    assert refusal(rolling, Move((7, 23)), by=0) == ("roll-is-open", "T9")
    walking = run(rolling, Dice((1, 1)))
    for action in (Roll(), Stay(), Door("hall")):
        assert refusal(walking, action) == ("not-before-moving", "T9")
    assert refusal(walking, Passage()) == ("passage-instead-of-rolling", "T12")
    for early in (End(), Suggest("green", "rope")):
        assert refusal(walking, early)[0] == "not-before-moving"
    assert refusal(walking, Accuse("green", "rope", "hall")) == ("accuse-after-asking", "T22")
    moved = run(walking, Move((7, 22)))
    assert refusal(moved, Roll()) == ("already-moved", "T9")
    assert refusal(moved, Move((7, 23))) == ("already-moved", "T9")
    assert menu(moved) == Legal(end=True)


@pytest.mark.fault("move-twice")
def test_the_roll_is_not_offered_while_a_move_is_being_chosen() -> None:
    """The move button was still offered while a move was being chosen."""
    walking = roll(begin(), 3, 3)
    assert menu(walking) == Legal(move=menu(walking).move)


@pytest.mark.fault("move-twice")
def test_ones_own_square_is_chosen_only_where_the_roll_leads_back_to_it() -> None:
    """Clicking one's own square used the move up."""
    odd, even = roll(begin(), 1, 2), roll(begin(), 1, 1)
    assert refusal(odd, Move((7, 24)))[0] == "not-in-reach"
    (moved,) = events(even, Move((7, 24)))
    assert isinstance(moved, Moved)
    assert moved.path == ((7, 24), (7, 23), (7, 24))


@pytest.mark.rule("T10")
def test_steps_are_never_diagonal() -> None:
    state = put(begin(), scarlett=(9, 8))
    assert set(menu(roll(state, 1, 1)).move) & {(10, 9), (8, 9)} == {(10, 9), (8, 9)}
    walker = Walker(travel().plan)
    state = roll(state, 4, 2)
    for to in menu(state).move:
        (moved,) = events(state, Move(to))
        assert isinstance(moved, Moved)
        for one, other in zip(moved.path, moved.path[1:], strict=False):
            if isinstance(one, tuple) and isinstance(other, tuple):
                assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
            assert other in set(walker.steps(one, walker.squares))


@pytest.mark.rule("T10")
def test_a_pawn_neither_passes_nor_lands_on_another() -> None:
    blocked = put(begin(), scarlett=(9, 8), mustard=(10, 8))
    rolled = roll(blocked, 1, 1)
    assert (11, 8) not in menu(rolled).move  # straight through mustard
    assert refusal(rolled, Move((11, 8))) == ("not-in-reach", "T10")
    landing = roll(put(begin(), scarlett=(9, 8), mustard=(11, 8)), 1, 1)
    assert refusal(landing, Move((11, 8))) == ("not-in-reach", "T10")
    free = roll(put(begin(), scarlett=(9, 8)), 1, 1)
    assert (11, 8) in menu(free).move


@pytest.mark.rule("T10")
def test_pawns_that_nobody_plays_block_too() -> None:
    rolled = roll(put(begin(), scarlett=(9, 8), white=(10, 8)), 1, 1)
    assert (11, 8) not in menu(rolled).move


@pytest.mark.rule("T10")
def test_a_pawn_goes_round_another_when_the_roll_is_long_enough() -> None:
    state = roll(put(begin(), scarlett=(9, 8), mustard=(10, 8)), 2, 2)
    (moved,) = events(state, Move((11, 8)))
    assert isinstance(moved, Moved)
    assert (10, 8) not in moved.path
    assert len(moved.path) == 5


@pytest.mark.rule("T10")
def test_a_pawn_shut_in_stays_and_the_turn_can_end() -> None:
    state = put(begin(), mustard=(7, 23))
    assert menu(state) == Legal(roll=True, end=True)
    (_, rolled) = events(state, Roll(), Dice((6, 6)))
    assert rolled == Rolled(0, (6, 6), stuck=True)
    stuck = roll(state, 6, 6)
    assert stuck.phase is Phase.MOVED
    assert menu(stuck) == Legal(end=True)
    assert run(stuck, End()).seat == 1
    assert run(state, End()).seat == 1


@pytest.mark.rule("T10")
def test_all_doors_blocked_a_pawn_waits_in_its_room() -> None:
    state = put(begin(), scarlett="lounge", mustard=(6, 18))
    assert menu(state) == Legal(roll=True, passage="conservatory", end=True)
    assert menu(roll(state, 1, 1)) == Legal(end=True)
    hall = put(begin(), scarlett="hall", mustard=(15, 20), white=(11, 17), green=(12, 17))
    assert menu(hall) == Legal(roll=True, end=True)
    assert menu(roll(hall, 6, 6)) == Legal(end=True)
    one_door = put(hall, green=(14, 17))
    assert menu(one_door) == Legal(roll=True)
    assert refusal(one_door, End()) == ("not-before-moving", "T9")


@pytest.mark.rule("T11")
def test_rooms_are_entered_by_their_doors_alone() -> None:
    # [7, 19] lies beside the lounge's wall; its door is at [6, 18].
    state = put(begin(), scarlett=(7, 19))
    assert "lounge" not in menu(roll(state, 1, 1)).move
    state = roll(state, 1, 2)
    assert "lounge" in menu(state).move
    (moved, *_) = events(state, Move("lounge"))
    assert isinstance(moved, Moved)
    assert moved.path == ((7, 19), (7, 18), (6, 18), "lounge")


@pytest.mark.rule("T11")
@pytest.mark.parametrize("faces", [(1, 1), (3, 4), (6, 6)])
def test_on_entering_the_pawn_stops_and_the_rest_of_the_roll_is_lost(
    faces: tuple[int, int],
) -> None:
    state = roll(put(begin(), scarlett=(6, 18)), *faces)
    (moved, *_) = events(state, Move("lounge"))
    assert isinstance(moved, Moved)
    assert moved.path == ((6, 18), "lounge")
    inside = run(state, Move("lounge"))
    assert pawn(inside, "scarlett") == "lounge"
    assert not menu(inside).move


@pytest.mark.rule("T11")
def test_no_way_leads_through_a_room() -> None:
    # From [16, 16] before the library to [20, 13] before its other door: 4 by way of the library.
    state = roll(put(begin(), scarlett=(16, 16)), 1, 3)
    assert (20, 13) not in menu(state).move


@pytest.mark.rule("T11")
def test_the_door_is_no_square() -> None:
    # Out of the lounge onto [6, 18] is one step, so that two end beside it.
    state = roll(put(begin(), scarlett="lounge"), 1, 1)
    assert set(menu(state).move) == {(5, 18), (7, 18), (6, 17)}


@pytest.mark.rule("T11")
def test_a_room_holds_any_number_of_pawns_and_weapons() -> None:
    others = dict.fromkeys([s for s in SUSPECTS if s != "scarlett"], "lounge")
    state = roll(put(begin(), scarlett=(6, 18), **others), 1, 1)
    state = run(state, Move("lounge"), Suggest("plum", "rope"))
    assert {pawn(state, suspect) for suspect in SUSPECTS} == {"lounge"}


@pytest.mark.rule("T11")
def test_pawns_in_a_room_block_nobody() -> None:
    state = put(begin(), scarlett="lounge", mustard="lounge", plum="lounge")
    assert set(menu(roll(state, 1, 1)).move) == {(5, 18), (7, 18), (6, 17)}


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    ("room", "to"),
    [
        ("lounge", "conservatory"),
        ("conservatory", "lounge"),
        ("kitchen", "study"),
        ("study", "kitchen"),
    ],
)
def test_a_secret_passage_is_taken_instead_of_rolling(room: str, to: str) -> None:
    state = put(begin(), scarlett=room)
    assert menu(state) == Legal(roll=True, passage=to)
    assert events(state, Passage()) == [Moved(0, "scarlett", (room, to), "passage")]
    after = run(state, Passage())
    assert pawn(after, "scarlett") == to
    assert menu(after) == Legal(suggest=menu(after).suggest)
    assert refusal(after, Roll()) == ("already-moved", "T9")
    assert refusal(after, Passage()) == ("passage-instead-of-rolling", "T12")


@pytest.mark.rule("T12")
@pytest.mark.parametrize("room", ["ballroom", "billiard-room", "library", "hall", "dining-room"])
def test_other_rooms_have_no_passage(room: str) -> None:
    state = put(begin(), scarlett=room)
    assert menu(state).passage is None
    assert refusal(state, Passage()) == ("no-passage", "T12")


@pytest.mark.rule("T12")
def test_a_passage_is_for_a_pawn_that_starts_the_turn_in_its_room() -> None:
    assert refusal(put(begin(), scarlett=(6, 18)), Passage()) == ("no-passage", "T12")
    rolled = roll(put(begin(), scarlett="lounge"), 1, 1)
    assert refusal(rolled, Passage()) == ("passage-instead-of-rolling", "T12")
    entered = run(roll(put(begin(), scarlett=(6, 18)), 1, 1), Move("lounge"))
    assert refusal(entered, Passage()) == ("passage-instead-of-rolling", "T12")
    asked = run(entered, Suggest("plum", "rope"), Nothing(), Show("plum"))
    assert refusal(asked, Passage()) == ("passage-instead-of-rolling", "T12")


@pytest.mark.rule("T13")
@pytest.mark.parametrize("faces", [(1, 1), (1, 2), (2, 2), (3, 4), (6, 6)])
def test_nobody_leaves_a_room_and_comes_back_by_any_door_in_one_turn(
    faces: tuple[int, int],
) -> None:
    # The hall's doors on [11, 17] and [12, 17] are side by side, the ballroom's four all round.
    for room in ("hall", "ballroom", "library", "lounge"):
        rolled = roll(put(begin(), scarlett=room), *faces)
        assert room not in menu(rolled).move
        assert refusal(rolled, Move(room)) == ("just-left", "T13")


def test_as_a_house_rule_the_room_that_was_left_may_be_entered_again() -> None:
    rolled = roll(put(begin(travel(reenter_same_turn=True)), scarlett="hall"), 1, 1)
    (moved,) = events(rolled, Move("hall"))
    assert isinstance(moved, Moved)
    assert moved.path[0] == moved.path[-1] == "hall"
    assert len(moved.path) == 3
    assert menu(run(rolled, Move("hall"))).suggest is not None


def away(state: State) -> State:
    """The state after a turn in which a pawn was put out of the way and walked there."""
    suspect = state.suspects[state.seat]
    state = roll(put(state, **{suspect: state.edition.plan.start[suspect]}), 1, 1)
    return run(state, Move(state.edition.plan.start[suspect]), End())


def brought() -> State:
    """Scarlett has brought Mustard, the next player, into the lounge."""
    state = run(roll(put(begin(), scarlett=(6, 18)), 1, 1), Move("lounge"))
    return run(state, Suggest("mustard", "rope"), Show("mustard"), End())


@pytest.mark.rule("T19")
@pytest.mark.fault("no-staying")
def test_a_player_moved_by_a_suggestion_may_suggest_there_without_moving() -> None:
    """The player moved by a suggestion could not stay and suggest next turn."""
    state = brought()
    assert state.seat == 1
    assert menu(state) == Legal(roll=True, passage="conservatory", stay=True)
    assert events(state, Stay()) == [Stayed(1, "lounge")]
    stayed = run(state, Stay())
    suggest = menu(stayed).suggest
    assert suggest is not None
    assert suggest.room == "lounge"
    assert menu(stayed) == Legal(suggest=suggest)
    asked = run(stayed, Suggest("white", "rope"))
    assert asked.question is not None
    assert asked.question.asker == 1


@pytest.mark.rule("T19")
def test_the_right_to_stay_is_lost_by_moving_and_ends_with_the_turn() -> None:
    state = roll(brought(), 1, 1)
    assert refusal(state, Stay()) == ("not-before-moving", "T9")
    state = run(state, Move((7, 18)))
    assert refusal(state, Suggest("white", "rope"))[0] == "not-in-a-room"
    # A turn later Mustard, put back into the lounge by no suggestion, has no right to stay.
    state = put(run(state, End()), mustard="lounge")
    for _ in range(2):
        state = away(state)
    assert state.seat == 1
    assert refusal(state, Stay()) == ("not-brought-here", "T19")


@pytest.mark.rule("T19")
def test_a_turn_that_ends_without_moving_uses_the_right_up() -> None:
    state = brought()
    state = put(state, plum=(6, 18))  # the only door is blocked
    state = run(state, End())
    assert state.seat == 2
    state = run(roll(state, 1, 1), Move((7, 17)), End())
    state = roll(state, 1, 1)
    state = run(state, Move((7, 18)), End())
    assert state.seat == 1
    assert pawn(state, "mustard") == "lounge"
    assert refusal(state, Stay()) == ("not-brought-here", "T19")


@pytest.mark.rule("T19")
def test_a_pawn_that_was_in_the_room_already_gets_no_right() -> None:
    state = put(begin(), scarlett=(6, 18), mustard="lounge")
    state = run(roll(state, 1, 1), Move("lounge"), Suggest("mustard", "rope"), Show("mustard"))
    assert refusal(run(state, End()), Stay()) == ("not-brought-here", "T19")


@pytest.mark.rule("T19")
def test_the_right_outlasts_a_second_suggestion_in_the_same_room() -> None:
    # Scarlett brings Plum into the lounge; Mustard follows and names Plum there again.
    state = run(roll(put(begin(), scarlett=(6, 18)), 1, 1), Move("lounge"))
    state = run(state, Suggest("plum", "rope"), Nothing(), Show("plum"), End())
    state = run(roll(put(state, mustard=(6, 18)), 1, 1), Move("lounge"))
    state = run(state, Suggest("plum", "rope"), Show("plum"), End())
    assert state.seat == 2
    assert menu(state).stay


@pytest.mark.rule("T19")
def test_ones_own_suggestion_gives_no_right() -> None:
    state = run(roll(put(begin(), scarlett=(6, 18)), 1, 1), Move("lounge"))
    state = run(state, Suggest("scarlett", "spanner"), Nothing(), Show("spanner"), End())
    for _ in range(2):
        state = away(state)
    assert state.seat == 0
    assert pawn(state, "scarlett") == "lounge"
    assert refusal(state, Stay()) == ("not-brought-here", "T19")


def test_as_a_house_rule_nobody_stays() -> None:
    state = begin(travel(moved_may_stay=False))
    state = run(roll(put(state, scarlett=(6, 18)), 1, 1), Move("lounge"))
    state = run(state, Suggest("mustard", "rope"), Show("mustard"), End())
    assert not menu(state).stay
    assert refusal(state, Stay()) == ("not-brought-here", "house:moved_may_stay")


@pytest.mark.rule("T20")
@pytest.mark.fault("stays-forever")
def test_otherwise_nobody_stays_in_a_room_to_suggest_again() -> None:
    """Stay was refused by the interface but not by the server, so one suggested for ever."""
    state = run(roll(put(begin(), scarlett=(6, 18)), 1, 1), Move("lounge"))
    state = run(state, Suggest("plum", "spanner"), Nothing(), Show("plum"), End())
    for _ in range(2):
        state = away(state)
    assert state.seat == 0
    assert menu(state) == Legal(roll=True, passage="conservatory")
    assert refusal(state, Stay()) == ("not-brought-here", "T19")
    assert refusal(state, Suggest("plum", "rope")) == ("not-left-and-entered", "T20")
    # Leave, and come back on a later turn.
    state = run(roll(state, 1, 1), Move((6, 17)), End())
    for _ in range(2):
        state = away(state)
    state = run(roll(state, 1, 1), Move("lounge"))
    assert menu(state).suggest is not None


@pytest.mark.rule("T20")
@pytest.mark.fault("stays-forever")
def test_a_stuck_pawn_does_not_suggest_again() -> None:
    state = put(begin(), scarlett="lounge", mustard=(6, 18))
    stuck = roll(state, 6, 6)
    assert refusal(stuck, Suggest("plum", "rope")) == ("not-left-and-entered", "T20")


@pytest.mark.parametrize("place", ["middle", "attic", (0, 0), (24, 7), (-1, -1), (1000, 1000)])
def test_a_move_to_what_is_no_place_or_out_of_reach_is_refused(place: Place) -> None:
    reason, _ = refusal(roll(begin(), 1, 1), Move(place))
    assert reason == ("not-in-reach" if place == "middle" else "no-such-place")


# House rules that other editions need.


def test_where_pawns_do_not_block_they_are_passed_but_not_landed_on() -> None:
    state = roll(put(begin(travel(pawns_block=False)), scarlett=(9, 8), mustard=(10, 8)), 1, 1)
    assert (11, 8) in menu(state).move
    state = roll(put(begin(travel(pawns_block=False)), scarlett=(9, 8), mustard=(11, 8)), 1, 1)
    assert (11, 8) not in menu(state).move


def test_where_no_square_may_be_used_twice_nobody_turns_back() -> None:
    state = roll(begin(travel(same_square_twice=False)), 1, 1)
    assert set(menu(state).move) == {(7, 22), (8, 23)}


def test_up_to_the_roll() -> None:
    state = roll(begin(travel(roll="up-to")), 1, 2)
    assert {(7, 23), (7, 22), (8, 22)} <= set(menu(state).move)
    assert (7, 24) not in menu(state).move


def test_one_die() -> None:
    state = begin(travel(dice=1))
    assert refusal(run(state, Roll()), Dice((1, 1)))[0] == "bad-dice"
    assert set(menu(roll(state, 1)).move) == {(7, 23)}


def test_without_dice_one_moves_at_once_within_reach() -> None:
    state = begin(travel(dice=0, reach=2, opener="chance"))
    assert refusal(state, Roll()) == ("no-dice", "house:dice")
    assert set(menu(state).move) == {(7, 23), (7, 22), (8, 23)}
    assert refusal(state, Move((7, 21)))[0] == "not-in-reach"
    assert refusal(state, End())[0] == "not-before-moving"
    moved = run(state, Move((7, 23)))
    assert refusal(moved, Move((7, 22)))[0] == "already-moved"


def test_without_dice_a_pawn_that_cannot_move_may_end_its_turn() -> None:
    """A turn with nothing else to do can always be ended."""
    edition = travel(dice=0, reach=1, opener="chance", pawns_block=False)
    # Pawns do not block, but the one square in reach is taken.
    state = begin_turn(put(begin(edition), mustard=(7, 23)), 0)
    assert menu(state) == Legal(end=True)


def test_inner_doors_lead_from_room_to_room() -> None:
    rules = {"board": "modern", "pawns_start": "middle", "shortcuts": "passages-and-doors"}
    edition = travel(**rules)
    state = opened(edition, TRIO)
    state = put(run(state, draw(state, b"", 1)), scarlett="bedroom")
    assert menu(state) == Legal(roll=True, passage="living-room", door=("bathroom",))
    assert events(state, Door("bathroom")) == [
        Moved(0, "scarlett", ("bedroom", "bathroom"), "door")
    ]
    assert menu(run(state, Door("bathroom"))).suggest is not None
    assert refusal(state, Door("kitchen")) == ("no-inner-door", "T11")
    assert refusal(put(begin(), scarlett="hall"), Door("study")) == ("no-inner-door", "T11")
