"""Accusations and the end: T22 to T24, the last active player, limits, house rules."""

from __future__ import annotations

import pytest

from tests.rules.positions import (
    CASE_FILE,
    HANDS,
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
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Dice,
    End,
    Move,
    Nothing,
    Roll,
    SeatAction,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.chance import draw
from tudor.rules.edition import Edition
from tudor.rules.errors import EditionError
from tudor.rules.events import (
    Accused,
    Brought,
    GameOver,
    LaidOpen,
    PutAside,
    TurnBegan,
    TurnEnded,
)
from tudor.rules.legal import Legal
from tudor.rules.see import ALL, PUBLIC, see
from tudor.rules.state import Phase, State
from tudor.rules.turn import legal_actions
from tudor.rules.view import View

RIGHT = Accuse(*CASE_FILE)
WRONG = Accuse("plum", "rope", "hall")
DOORS = {"lounge": (6, 18), "study": (17, 20), "dining-room": (8, 12)}


def asked(state: State, room: str = "lounge") -> State:
    """The player to move has walked into a room and asked, and somebody has shown."""
    suspect = state.suspects[state.seat]
    state = run(roll(put(state, **{suspect: DOORS[room]}), 1, 1), Move(room))
    state = run(state, Suggest("green", "spanner"))
    while state.phase is Phase.ANSWERING:
        state = run(state, next(iter(menu(state))))
    return state


@pytest.mark.rule("T22")
def test_after_a_suggestion_one_may_accuse_in_the_same_turn() -> None:
    state = asked(begin())
    assert menu(state).end
    assert RIGHT in menu(state)
    assert run(state, RIGHT).outcome is not None


@pytest.mark.rule("T22")
def test_not_before_one() -> None:
    for state in (
        begin(),
        put(begin(), scarlett="lounge"),
        run(roll(begin(), 1, 1), Move((7, 22))),
        run(asked(begin()), End()),
    ):
        assert menu(state).accuse is None
        assert refusal(state, RIGHT) == ("accuse-after-asking", "T22")


@pytest.mark.rule("T22")
def test_the_room_accused_need_not_be_the_one_stood_in() -> None:
    """An accusation with the dialog's defaults won; the dialog pre-selected the wrong room."""
    state = asked(begin())
    accuse = menu(state).accuse
    assert accuse is not None
    assert accuse.rooms == travel().deck.rooms
    (accused, *_) = events(state, Accuse("green", "rope", "study"))
    assert isinstance(accused, Accused)
    assert (accused.room, accused.right) == ("study", False)


@pytest.mark.rule("T22")
@pytest.mark.parametrize(
    "named",
    [("plum", "rope", "middle"), ("rope", "plum", "hall"), ("plum", "rope", ""), ("x", "y", "z")],
)
def test_an_accusation_names_one_card_of_each_kind(named: tuple[str, str, str]) -> None:
    assert refusal(asked(begin()), Accuse(*named)) == ("no-such-card", "T14")


@pytest.mark.rule("T22")
def test_only_the_accuser_looks_at_the_case_file() -> None:
    (accused, *_) = events(asked(begin()), WRONG)
    assert isinstance(accused, Accused)
    seen = {viewer: see(accused, viewer) for viewer in (0, 1, 2, PUBLIC)}
    assert {viewer for viewer, event in seen.items() if event == accused} == {0}
    hidden = Accused(0, "plum", "rope", "hall", right=False, case_file=None, out="answers-on")
    assert [seen[viewer] for viewer in (1, 2, PUBLIC)] == [hidden] * 3


@pytest.mark.rule("T23")
def test_right_wins_and_shows_the_cards_to_all() -> None:
    state = asked(begin())
    accused, over = events(state, RIGHT)
    for viewer in (0, 1, 2, PUBLIC, ALL):
        assert see(accused, viewer) == Accused(0, *CASE_FILE, right=True, case_file=CASE_FILE)
    deck = state.edition.deck
    hands = tuple(deck.cards(deck.bits(hand)) for hand in HANDS)
    assert over == GameOver(0, "solved", CASE_FILE, hands, ())


@pytest.mark.rule("T23")
@pytest.mark.fault("buttons-after-the-end")
def test_the_game_is_over_and_nobody_may_do_anything() -> None:
    """Buttons worked after the game was over."""
    state = run(asked(begin()), RIGHT)
    assert state.actor is None
    actions: list[SeatAction] = [Roll(), Move("hall"), End(), RIGHT, Suggest("plum", "rope")]
    for seat in range(3):
        assert not legal_actions(state, seat)
        for action in [*actions, Nothing(), Show("plum"), Stay()]:
            assert refusal(state, action, by=seat) == ("game-over", "T23")
    assert refusal(state, Dice((1, 1)), by=CHANCE) == ("game-over", "T23")


@pytest.mark.rule("T24")
def test_wrong_and_the_cards_go_back_unseen_the_game_goes_on() -> None:
    happened = events(asked(begin()), WRONG)
    assert not any(isinstance(event, GameOver) for event in happened)
    assert happened[-1] == TurnBegan(1, 2)
    for event in happened:
        for viewer in (1, 2, PUBLIC):
            assert getattr(see(event, viewer), "case_file", None) is None


@pytest.mark.rule("T24")
def test_a_wrong_accuser_has_no_more_turns_and_accuses_no_more() -> None:
    state = run(asked(begin()), WRONG)
    assert state.inactive == 0b001
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        assert not legal_actions(state, 0)
        assert refusal(state, RIGHT, by=0) == ("no-longer-active", "T24")
        state = run(asked(state), End())
    assert seats == [1, 2, 1, 2]


@pytest.mark.rule("T24")
def test_but_goes_on_answering() -> None:
    state = run(asked(begin()), WRONG)
    state = run(roll(put(state, mustard=(6, 18)), 1, 1), Move("lounge"))
    state = run(state, Suggest("scarlett", "rope"), Show("lounge"), End())
    state = run(roll(put(state, plum=(8, 12)), 1, 1), Move("dining-room"))
    state = run(state, Suggest("scarlett", "rope"))
    assert state.actor == 0
    assert menu(state) == Legal(show=("scarlett",))
    assert refusal(state, Nothing()) == ("asked-card-held", "T16")
    assert run(state, Show("scarlett")).seat == 2


@pytest.mark.rule("T24")
def test_others_still_move_a_wrong_accusers_pawn() -> None:
    state = run(asked(begin()), WRONG)
    state = run(roll(put(state, mustard=(8, 12)), 1, 1), Move("dining-room"))
    happened = events(state, Suggest("scarlett", "rope"))
    assert Brought("scarlett", "lounge", "dining-room") in happened


def test_the_last_active_player_plays_on_alone_and_may_still_win() -> None:
    """One wrong accusation in a two-player game froze it."""
    state = run(asked(begin()), WRONG)
    state = run(asked(state, "study"), WRONG)
    assert state.seat == 2
    for turn in (3, 4, 5):
        assert (state.seat, state.turn) == (2, turn)
        state = asked(state, ("study", "lounge")[turn % 2])
        state = run(state, End())
    state = run(asked(state), RIGHT)
    assert state.outcome is not None
    assert state.outcome.winner == 2


@pytest.mark.fault("all-wrong-unshown")
def test_all_wrong_and_the_murder_is_unsolved_but_shown() -> None:
    """All wrong: the game ended and the solution was never shown."""
    state = run(asked(begin()), WRONG)
    state = run(asked(state, "study"), WRONG)
    happened = events(asked(state, "dining-room"), WRONG)
    over = happened[-1]
    assert isinstance(over, GameOver)
    assert (over.winner, over.reason, over.case_file) == (None, "all-wrong", CASE_FILE)
    assert see(over, PUBLIC) == over
    final = run(asked(state, "dining-room"), WRONG)
    assert final.actor is None
    assert final.outcome == over


@pytest.mark.fault("two-players-frozen")
def test_two_players_one_wrong_the_other_plays_on() -> None:
    edition = travel(seats=[2, 6], accuse_when="own-turn")
    state = opened(edition, ("scarlett", "plum"))
    state = run(state, draw(state, b"", 1))
    case_file = edition.deck.cards(state.case_file)
    wrong = Accuse("plum" if case_file[0] != "plum" else "green", *case_file[1:])
    state = run(state, wrong)
    assert (state.seat, state.actor) == (1, 1)
    assert run(state, Accuse(*case_file)).outcome is not None


@pytest.mark.fault("cancelled-accusation")
def test_a_refused_accusation_leaves_the_turn_as_it_was() -> None:
    """Cancelling an accusation left the turn broken."""
    state = asked(begin())
    before = menu(state)
    refusal(state, Accuse("plum", "rope", "attic"))
    assert menu(state) == before
    assert run(state, End()).seat == 1


def early(**rules: object) -> Edition:
    return travel(accuse_when="own-turn", **rules)


@pytest.mark.parametrize("room", DOORS)
@pytest.mark.fault("pawn-before-door")
def test_a_wrong_accusers_pawn_before_a_door_is_put_into_the_room(room: str) -> None:
    """Whether an eliminated pawn blocks a door was an accident of the code, not a rule."""
    state = put(begin(early()), scarlett=DOORS[room])
    happened = events(state, WRONG)
    assert PutAside("scarlett", DOORS[room], room) in happened
    after = run(state, WRONG)
    assert pawn(after, "scarlett") == room
    # It blocks nobody who leaves by that door.
    assert menu(roll(put(after, mustard=room), 1, 2)).move


def test_a_wrong_accusers_pawn_elsewhere_stays_and_blocks() -> None:
    state = run(put(begin(early()), scarlett=(10, 9), mustard=(9, 9)), WRONG)
    assert pawn(state, "scarlett") == (10, 9)
    assert (11, 9) not in menu(roll(state, 1, 1)).move
    indoors = run(put(begin(early()), scarlett="hall"), WRONG)
    assert pawn(indoors, "scarlett") == "hall"


def test_where_one_may_accuse_on_the_own_turn() -> None:
    edition = early()
    assert menu(begin(edition)).accuse is not None
    walking = roll(begin(edition), 1, 1)
    assert menu(walking).accuse is not None  # between the roll and the move too
    moved = run(walking, Move((7, 22)))
    assert menu(moved).accuse is not None
    assert menu(asked(begin(edition))).accuse is not None
    assert refusal(begin(edition), RIGHT, by=1) == ("not-your-turn", "T8")


def test_where_one_may_accuse_instead_of_asking() -> None:
    edition = travel(accuse_when="instead-of-asking", asking="in-a-room")
    stood = put(begin(edition), scarlett="lounge")
    assert menu(stood).accuse is not None
    assert menu(run(roll(begin(edition), 1, 1), Move((7, 22)))).accuse is not None
    state = asked(begin(edition))
    assert menu(state) == Legal(end=True)
    assert refusal(state, RIGHT) == ("accuse-or-ask", "house:accuse_when")


def test_where_one_may_accuse_in_the_middle_alone() -> None:
    edition = early(accuse_where="middle")
    there = ("accuse-in-the-middle", "house:accuse_where")
    assert refusal(begin(edition), RIGHT) == there
    assert refusal(asked(begin(edition)), RIGHT) == there
    state = roll(put(begin(edition), scarlett=(12, 17)), 6, 6)
    state = run(state, Move("middle"))
    assert menu(state).accuse is not None
    state = run(state, End())
    state = run(roll(state, 1, 1), Move((0, 17)), End())
    state = run(roll(state, 1, 1), Move((23, 19)), End())
    assert menu(state).accuse is not None  # on a later turn too
    after = run(state, WRONG)
    assert pawn(after, "scarlett") == "middle"


def test_accusing_in_the_middle_after_asking_makes_no_sense() -> None:
    """Nobody asks in the middle, so nobody could ever accuse."""
    for when in ("after-asking", "after-unanswered"):
        with pytest.raises(EditionError, match="accuse_"):
            travel(accuse_where="middle", accuse_when=when)


def test_a_wrong_accusers_hand_may_be_laid_open() -> None:
    edition = early(wrong_accuser="laid-open")
    happened = events(begin(edition), WRONG)
    cards = edition.deck.cards(edition.deck.bits(HANDS[0]))
    assert LaidOpen(0, cards) in happened
    view = View(viewer=PUBLIC, suspects=begin(edition).suspects, phase=Phase.TO_MOVE)
    for event in happened:
        view = view.after(see(event, PUBLIC))
    assert view.laid_open == {"0": cards}


def test_at_the_turn_limit_the_murder_is_unsolved() -> None:
    state = begin(travel(turn_limit=2))
    state = run(asked(state), End())
    last = asked(state, "study")
    ended, over = events(last, End())
    assert ended == TurnEnded(1)
    assert isinstance(over, GameOver)
    assert (over.winner, over.reason) == (None, "turn-limit")
    won = run(last, RIGHT).outcome
    assert won is not None
    assert (won.winner, won.reason) == (1, "solved")


def test_wrong_at_the_turn_limit_ends_the_game_too() -> None:
    last = asked(begin(travel(turn_limit=1)))
    over = events(last, WRONG)[-1]
    assert isinstance(over, GameOver)
    assert (over.winner, over.reason) == (None, "turn-limit")
