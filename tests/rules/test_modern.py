"""The modern edition: setting up, moving through its doors, asking, the middle."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rules.games import begun, dealt_to, suspects_of
from tests.rules.positions import events, menu, pawn, put, refusal, roll, run, weapon
from tudor.arena.match import play
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Dice,
    Door,
    End,
    Move,
    Nothing,
    Opening,
    Passage,
    Roll,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.board import MIDDLE
from tudor.rules.chance import outcomes
from tudor.rules.edition import load
from tudor.rules.errors import EditionError
from tudor.rules.events import (
    Accused,
    Asked,
    Brought,
    Dealt,
    GameOver,
    Moved,
    NothingShown,
    OpeningRolled,
    Shown,
)
from tudor.rules.legal import Legal
from tudor.rules.see import PUBLIC, see
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import legal_actions

MODERN = load("modern")
DECK = MODERN.deck


def at_kitchen_door(seats: int = 3) -> State:
    """Scarlett before the kitchen's door, her turn."""
    return put(begun("modern", seats), scarlett=(4, 2))


def in_kitchen(seats: int = 3) -> State:
    return run(roll(at_kitchen_door(seats), 1, 1), Move("kitchen"))


def wrong(state: State) -> Accuse:
    suspect, weapon_, room = DECK.cards(state.case_file)
    return Accuse(next(s for s in DECK.suspects if s != suspect), weapon_, room)


def right(state: State) -> Accuse:
    return Accuse(*DECK.cards(state.case_file))


@pytest.mark.rule("M1")
def test_two_to_six_play_21_cards_with_two_dice_and_without_bonus_cards() -> None:
    for seats in range(2, 7):
        assert begun("modern", seats).actor == 0
    for seats in (1, 7):
        with pytest.raises(EditionError, match="seats"):
            MODERN.check_seats(seats)
    assert len(DECK) == 21
    assert {
        len(dice.faces)
        for dice, _ in outcomes(run(begun("modern"), Roll()))
        if isinstance(dice, Dice)
    } == {2}
    assert MODERN.bonus_cards == ()


@pytest.mark.rule("M2")
def test_all_pawns_and_weapons_start_in_the_middle_also_those_that_nobody_plays() -> None:
    state = begun("modern", 2)
    assert {pawn(state, suspect) for suspect in DECK.suspects} == {MIDDLE}
    assert {weapon(state, piece) for piece in DECK.weapons} == {MIDDLE}
    assert not legal_actions(state, 0).suggest


@pytest.mark.rule("M3")
def test_the_case_file_is_one_card_of_each_kind_and_nobody_sees_it() -> None:
    dealt = dealt_to("modern", 3)
    assert dealt.case_file is not None
    assert [DECK.kind(card) for card in dealt.case_file] == ["suspect", "weapon", "room"]
    for viewer in (0, 1, 2, PUBLIC):
        seen = see(dealt, viewer)
        assert isinstance(seen, Dealt)
        assert seen.case_file is None


@pytest.mark.rule("M4")
@pytest.mark.parametrize(
    ("seats", "each", "over"), [(2, 7, 0), (3, 6, 0), (4, 4, 2), (5, 3, 3), (6, 3, 0)]
)
def test_all_hold_equally_many_and_the_rest_lies_face_up(seats: int, each: int, over: int) -> None:
    dealt = dealt_to("modern", seats)
    assert dealt.sizes == (each,) * seats
    assert len(dealt.open) == over


@pytest.mark.rule("M5")
def test_a_player_knows_the_own_cards_and_the_open_ones() -> None:
    dealt = dealt_to("modern", 5)
    for viewer in range(5):
        seen = see(dealt, viewer)
        assert isinstance(seen, Dealt)
        assert seen.open == dealt.open
        assert [s for s, hand in enumerate(seen.hands) if hand] == [viewer]


@pytest.mark.rule("M6")
def test_all_roll_both_dice_the_highest_begins_and_those_who_tie_roll_again() -> None:
    state = new_game(MODERN, suspects_of("modern", 3))
    assert refusal(state, Opening((1, 7, 9))) == ("bad-opening", "M6")
    assert events(state, Opening((2, 12, 9))) == [OpeningRolled((2, 12, 9), 1, ())]
    tie = run(state, Opening((11, 3, 11)))
    assert refusal(tie, Opening((5, 4, 6))) == ("bad-opening", "M6")
    assert run(tie, Opening((5, None, 6))).seat == 2
    played = play(MODERN, ("novice",) * 3, 1)
    turns = [s.seat for s, _ in played.record.replay() if s.phase is Phase.TO_MOVE]
    changes = [(a, b) for a, b in pairwise(turns) if a != b]
    assert all(b == (a + 1) % 3 for a, b in changes)


@pytest.mark.rule("M7")
def test_the_whole_roll_is_walked_along_and_across_unless_a_room_stops_it() -> None:
    state = roll(put(begun("modern"), scarlett=(6, 3)), 1, 2)
    places = menu(state).move
    assert (9, 3) in places
    for short in ((8, 3), (6, 3)):
        assert refusal(state, Move(short)) == ("not-in-reach", "M7")
    assert "dining-room" in places  # three steps: two along, one in
    for to in places:
        (moved, *_) = events(state, Move(to))
        assert isinstance(moved, Moved)
        assert len(moved.path) == 4 or isinstance(to, str)


@pytest.mark.rule("M8")
@pytest.mark.parametrize("faces", [(1, 1), (3, 4), (6, 6)])
def test_a_room_needs_no_exact_roll_and_the_pawn_stops_there(faces: tuple[int, int]) -> None:
    state = roll(at_kitchen_door(), *faces)
    (moved,) = events(state, Move("kitchen"))
    assert isinstance(moved, Moved)
    assert moved.path == ((4, 2), "kitchen")
    assert refusal(run(state, Move("kitchen")), Roll()) == ("already-moved", "M7")


@pytest.mark.rule("M9")
def test_instead_of_rolling_one_goes_by_an_inner_door_or_a_passage() -> None:
    state = put(begun("modern"), scarlett="kitchen")
    assert menu(state).passage == "garage"
    assert menu(state).door == ("dining-room",)
    assert pawn(run(state, Door("dining-room")), "scarlett") == "dining-room"
    assert pawn(run(state, Passage()), "scarlett") == "garage"
    rolled = roll(state, 3, 4)
    assert refusal(rolled, Passage()) == ("passage-instead-of-rolling", "M9")
    assert refusal(rolled, Door("dining-room")) == ("not-before-moving", "M7")
    assert refusal(state, Door("garage")) == ("no-inner-door", "M9")
    hall = put(begun("modern"), scarlett="courtyard")
    assert refusal(hall, Passage()) == ("no-passage", "M9")


@pytest.mark.rule("M9")
@pytest.mark.parametrize(
    ("room", "by_door", "by_passage"),
    [
        ("bedroom", "bathroom", "living-room"),
        ("bathroom", "bedroom", None),
        ("dining-room", "kitchen", None),
        ("garage", None, "kitchen"),
        ("living-room", None, "bedroom"),
        ("study", None, None),
    ],
)
def test_which_rooms_are_joined(room: str, by_door: str | None, by_passage: str | None) -> None:
    legal = menu(put(begun("modern"), scarlett=room))
    assert legal.door == ((by_door,) if by_door else ())
    assert legal.passage == by_passage


@pytest.mark.rule("M10")
def test_nobody_goes_through_a_room_and_out_again_in_one_turn() -> None:
    # The kitchen's door is at [4, 2]; twelve steps do not come back into it.
    state = roll(put(begun("modern"), scarlett="kitchen"), 1, 1)
    assert refusal(state, Move("kitchen")) == ("just-left", "M10")
    for to in menu(roll(at_kitchen_door(), 6, 6)).move:
        (moved, *_) = events(roll(at_kitchen_door(), 6, 6), Move(to))
        assert isinstance(moved, Moved)
        assert not any(isinstance(place, str) for place in moved.path[:-1])
    assert refusal(in_kitchen(), Roll()) == ("already-moved", "M7")


@pytest.mark.rule("M11")
def test_a_roll_that_reaches_no_room_ends_in_the_corridor() -> None:
    state = roll(put(begun("modern"), scarlett=(5, 8)), 1, 1)
    assert all(isinstance(to, tuple) for to in menu(state).move)
    moved = run(state, Move((6, 9)))
    assert menu(moved).suggest is None
    assert menu(moved).end


@pytest.mark.rule("M12")
def test_pawns_do_not_block_but_two_never_end_on_one_square() -> None:
    state = put(begun("modern"), scarlett=(5, 3), mustard=(6, 3))
    assert (7, 3) in menu(roll(state, 1, 1)).move
    landing = roll(put(state, mustard=(7, 3)), 1, 1)
    assert refusal(landing, Move((7, 3))) == ("not-in-reach", "M7")
    shut_in = put(begun("modern"), scarlett="kitchen", mustard=(4, 2))
    assert menu(roll(shut_in, 1, 1)).move


@pytest.mark.rule("M13")
def test_entering_a_room_one_asks_and_pawn_and_weapon_are_brought_before_any_answer() -> None:
    for state in (
        in_kitchen(),
        run(put(begun("modern"), scarlett="dining-room"), Door("kitchen")),
        run(put(begun("modern"), scarlett="garage"), Passage()),
    ):
        assert refusal(state, End()) == ("ask-first", "M13")
        happened = events(state, Suggest("plum", "rope"))
        assert [event.piece for event in happened if isinstance(event, Brought)] == ["plum", "rope"]
        assert isinstance(happened[-1], Asked)
        asked = run(state, Suggest("plum", "rope"))
        assert pawn(asked, "plum") == weapon(asked, "rope") == "kitchen"
        after = run(asked, *answers(asked), End())
        assert pawn(after, "plum") == weapon(after, "rope") == "kitchen"


def answers(state: State) -> list[Show | Nothing]:
    """True answers to the question, to its end."""
    given: list[Show | Nothing] = []
    while state.phase is Phase.ANSWERING:
        legal = menu(state)
        given.append(Show(legal.show[0]) if legal.show else Nothing())
        state = run(state, given[-1])
    return given


@pytest.mark.rule("M14")
def test_a_player_whom_a_question_moved_may_stay_and_ask() -> None:
    asked = run(in_kitchen(), Suggest("mustard", "rope"))
    state = run(asked, *answers(asked), End())
    assert (state.seat, menu(state).stay) == (1, True)
    stayed = run(state, Stay())
    suggest = menu(stayed).suggest
    assert suggest is not None
    assert suggest.room == "kitchen"
    own = put(begun("modern"), scarlett="kitchen")
    assert refusal(own, Stay()) == ("not-brought-here", "M14")


@pytest.mark.rule("M15")
def test_the_left_answers_first_with_one_card_of_their_choice_to_the_asker_alone() -> None:
    state = in_kitchen(4)
    hands = [DECK.cards(hand) for hand in state.hands]
    held = {DECK.kind(card): card for card in hands[2] if DECK.kind(card) != "room"}
    own = {DECK.kind(card): card for card in hands[0] if DECK.kind(card) != "room"}
    suspect = held.get("suspect", own.get("suspect", DECK.cards(state.case_file)[0]))
    piece = held.get("weapon", own.get("weapon", DECK.cards(state.case_file)[1]))
    state = run(state, Suggest(suspect, piece))
    asked: list[int] = []
    while state.phase is Phase.ANSWERING:
        assert isinstance(state.actor, int)
        asked.append(state.actor)
        legal = menu(state)
        if not legal.show:
            assert events(state, Nothing())[0] == NothingShown(asked[-1], 0)
            state = run(state, Nothing())
            continue
        assert refusal(state, Nothing()) == ("asked-card-held", "M15")
        for card in legal.show:  # the holder's choice
            (shown,) = events(state, Show(card))
            assert see(shown, 0) == Shown(asked[-1], 0, card)
            assert see(shown, PUBLIC) == Shown(asked[-1], 0, None)
        state = run(state, Show(legal.show[0]))
    assert asked == list(range(1, len(asked) + 1))


@pytest.mark.rule("M15")
def test_own_cards_may_be_asked_for() -> None:
    state = in_kitchen()
    own = DECK.cards(state.hands[0])
    for suspect in (card for card in own if card in DECK.suspects):
        assert Suggest(suspect, "rope") in menu(state)
    for piece in (card for card in own if card in DECK.weapons):
        assert Suggest("plum", piece) in menu(state)


@pytest.mark.rule("M16")
def test_one_card_to_a_question_and_cards_never_change_hands() -> None:
    state = run(in_kitchen(), Suggest("plum", "rope"))
    given = answers(state)
    after = run(state, *given)
    assert after.hands == state.hands
    assert sum(isinstance(answer, Show) for answer in given) <= 1
    for seat in range(3):
        for card in DECK.cards(state.hands[seat]):
            assert refusal(after, Show(card), by=seat) == ("nothing-to-answer", "M15")


@pytest.mark.rule("M9")
def test_a_table_that_does_without_inner_doors_refuses_them_by_its_own_rule() -> None:
    """M9 allows what is refused here, so it cannot be what forbids it."""
    edition = MODERN.with_house_rules({"shortcuts": "passages"})
    state = put(begun(edition), scarlett="kitchen")
    assert menu(state) == Legal(roll=True, passage="garage")
    assert refusal(state, Door("dining-room")) == ("no-inner-door", "house:shortcuts")


def in_the_middle(seats: int = 3) -> State:
    """Scarlett has walked into the middle, with a larger roll than she needed."""
    return run(roll(put(begun("modern", seats), scarlett=(9, 3)), 4, 5), Move(MIDDLE))


@pytest.mark.rule("M23")
def test_one_accuses_in_the_middle_alone_and_asks_nothing_there() -> None:
    outside = run(roll(put(begun("modern"), scarlett=(5, 8)), 1, 1), Move((6, 9)))
    assert refusal(outside, wrong(outside)) == ("accuse-in-the-middle", "M23")
    asked = run(in_kitchen(), Suggest("plum", "rope"))
    asked = run(asked, *answers(asked))
    assert refusal(asked, wrong(asked)) == ("accuse-in-the-middle", "M23")
    state = in_the_middle()
    assert menu(state).accuse is not None
    assert refusal(state, Suggest("plum", "rope")) == ("not-in-a-room", "M13")
    assert menu(begun("modern")).accuse is not None  # everybody starts there
    later = run(state, End())
    for _ in range(2):
        own = later.suspects[later.seat]
        later = roll(put(later, **{own: (5, 8)}), 1, 1)
        later = run(later, Move((6, 9) if (6, 9) in menu(later).move else menu(later).move[0]))
        later = run(later, End())
    assert later.seat == 0
    assert menu(later).accuse is not None


@pytest.mark.rule("M23")
@pytest.mark.parametrize("opening", [(9, 3), (7, 5), (11, 5), (9, 8)])
def test_the_middle_is_entered_by_any_of_its_four_openings(opening: tuple[int, int]) -> None:
    assert MIDDLE in menu(roll(put(begun("modern"), scarlett=opening), 6, 6)).move


@pytest.mark.rule("M24")
def test_right_wins_and_shows_the_three_cards() -> None:
    state = in_the_middle()
    accused, over = events(state, right(state))
    case_file = DECK.cards(state.case_file)
    assert isinstance(accused, Accused)
    assert isinstance(over, GameOver)
    assert (over.winner, over.reason, over.case_file) == (0, "solved", case_file)
    assert see(accused, PUBLIC) == accused
    assert refusal(run(state, right(state)), Roll(), by=1) == ("game-over", "M24")


@pytest.mark.rule("M25")
def test_wrong_and_nothing_is_said_of_what_was_wrong_and_the_hand_stays_hidden() -> None:
    state = in_the_middle()
    happened = events(state, wrong(state))
    for event in happened:
        for viewer in (1, 2, PUBLIC):
            assert getattr(see(event, viewer), "case_file", None) is None
    after = run(state, wrong(state))
    assert not after.is_active(0)
    assert not after.laid_open
    assert refusal(after, Roll(), by=0) == ("no-longer-active", "M25")
    mustard = run(roll(put(after, mustard=(5, 8)), 1, 1), Move((6, 9)), End())
    white = run(roll(put(mustard, white=(4, 2)), 1, 1), Move("kitchen"))
    held = DECK.cards(after.hands[0])
    named = next(c for c in held if c in DECK.suspects + DECK.weapons)
    pair = (named, "rope") if named in DECK.suspects else ("plum", named)
    asked = run(white, Suggest(*pair))
    assert asked.actor == 0
    assert refusal(asked, Nothing()) == ("asked-card-held", "M15")


@pytest.mark.rule("M26")
def test_when_all_have_accused_wrongly_the_case_file_is_opened() -> None:
    state = begun("modern")
    for seat in range(3):
        assert state.seat == seat
        happened = events(state, wrong(state))
        state = run(state, wrong(state))
    over = happened[-1]
    assert isinstance(over, GameOver)
    assert (over.winner, over.reason) == (None, "all-wrong")
    assert see(over, PUBLIC) == over
    assert over.case_file == DECK.cards(state.case_file)


def test_dice_are_refused_by_the_clause_of_the_edition() -> None:
    assert refusal(run(begun("modern"), Roll()), Dice((7, 1)), CHANCE) == ("bad-dice", "M7")
