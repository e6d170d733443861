"""The dutch edition: one die, no square twice, the table answers for who has left."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rules.games import begun, dealt_to, with_rules
from tests.rules.positions import (
    DEAL,
    TRIO,
    WEAPONS,
    events,
    menu,
    opened,
    pawn,
    put,
    roll,
    run,
    weapon,
)
from tests.rules.positions import refusal as refused
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Deal,
    Dice,
    End,
    Move,
    Nothing,
    Passage,
    Pick,
    Roll,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.chance import draw, outcomes, seed_key
from tudor.rules.edition import load
from tudor.rules.errors import EditionError
from tudor.rules.events import Accused, Asked, GameOver, Moved, NothingShown, Shown, TurnBegan
from tudor.rules.see import PUBLIC, see
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import legal_actions

DUTCH = load("dutch")
DECK = DUTCH.deck
WRONG = Accuse("plum", "rope", "hall")
RIGHT = Accuse(*DEAL.case_file)


def first() -> State:
    """Scarlett's first turn, with the deal that the tests know."""
    return run(opened(DUTCH, TRIO), DEAL)


def in_lounge(state: State | None = None) -> State:
    state = first() if state is None else state
    return run(roll(put(state, **{state.suspects[state.seat]: (6, 18)}), 1), Move("lounge"))


@pytest.mark.rule("D1")
def test_21_cards_one_die_three_to_six_players_each_a_suspect() -> None:
    assert len(DECK) == 21
    assert DUTCH.plan.key == "classic"
    for seats in (3, 6):
        assert len(begun("dutch", seats).suspects) == seats
    for seats in (2, 7):
        with pytest.raises(EditionError, match="seats"):
            DUTCH.check_seats(seats)
    assert [
        len(dice.faces) for dice, _ in outcomes(run(first(), Roll())) if isinstance(dice, Dice)
    ] == [1] * 6
    assert refused(run(first(), Roll()), Dice((1, 1))) == ("bad-dice", "D6")


@pytest.mark.rule("D2")
def test_all_pawns_on_their_squares_and_the_weapons_in_any_rooms() -> None:
    state = begun("dutch", 3)
    starts = DUTCH.plan.start
    assert {suspect: pawn(state, suspect) for suspect in DECK.suspects} == starts
    heap = dict.fromkeys(WEAPONS, "hall")
    together = run(opened(DUTCH, TRIO), Deal(DEAL.case_file, DEAL.hands, heap))
    assert {weapon(together, piece) for piece in DECK.weapons} == {"hall"}
    rooms: list[int] = []
    for seed in range(30):
        deal = draw(opened(DUTCH, TRIO), seed_key(seed), 1)
        assert isinstance(deal, Deal)
        rooms.append(len(set(deal.weapons.values())))
    assert min(rooms) < 6  # also two in one room


@pytest.mark.rule("D3")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(3, (6, 6, 6)), (4, (4, 5, 5, 4)), (5, (3, 4, 4, 4, 3))]
)
def test_one_of_each_kind_in_the_envelope_and_all_the_rest_dealt_clockwise(
    seats: int, sizes: tuple[int, ...]
) -> None:
    dealt = dealt_to("dutch", seats)
    assert dealt.sizes == sizes
    assert (dealt.open, dealt.row) == ((), ())
    assert dealt.case_file is not None
    assert [DECK.kind(card) for card in dealt.case_file] == ["suspect", "weapon", "room"]


@pytest.mark.rule("D4")
@pytest.mark.parametrize(
    ("suspects", "opener"),
    [
        (("plum", "scarlett", "white"), 1),
        (("plum", "white", "mustard"), 2),
        (("plum", "peacock", "green"), 2),
        (("white", "plum", "peacock"), 0),
    ],
)
def test_scarlett_begins_or_the_next_suspect_that_is_played(
    suspects: tuple[str, ...], opener: int
) -> None:
    state = new_game(DUTCH, suspects)
    assert state.phase is Phase.DEALING  # nobody rolls for it
    state = run(state, draw(state, seed_key(0), 1))
    assert state.seat == opener
    moved = roll(state, 1)
    assert run(moved, Move(menu(moved).move[0]), End()).seat == (opener + 1) % 3


@pytest.mark.rule("D5")
def test_a_turn_begins_with_a_roll_or_a_passage_which_ends_the_movement() -> None:
    state = put(first(), scarlett="kitchen")
    assert menu(state).roll
    assert menu(state).passage == "study"
    assert refused(state, Move((4, 7))) == ("not-rolled", "D5")
    gone = run(state, Passage())
    assert pawn(gone, "scarlett") == "study"
    assert refused(gone, Roll()) == ("already-moved", "D6")
    assert refused(roll(state, 1), Passage()) == ("passage-instead-of-rolling", "D5")
    assert menu(put(first(), scarlett="hall")).passage is None


@pytest.mark.rule("D5")
def test_each_turn_one_tries_another_room() -> None:
    state = roll(put(first(), scarlett="lounge"), 2)
    assert refused(state, Move("lounge")) == ("just-left", "D5")


@pytest.mark.rule("D6")
def test_the_die_is_walked_without_a_square_twice_or_a_diagonal_step() -> None:
    state = roll(first(), 2)
    assert set(menu(state).move) == {(7, 22), (8, 23)}  # not back to [7, 24]
    assert refused(state, Move((7, 24))) == ("not-in-reach", "D6")
    state = roll(put(first(), scarlett=(9, 8)), 5)
    for to in menu(state).move:
        (moved, *_) = events(state, Move(to))
        assert isinstance(moved, Moved)
        assert len(set(moved.path)) == len(moved.path)
        steps = [p for p in moved.path if isinstance(p, tuple)]
        for one, other in pairwise(steps):
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


@pytest.mark.rule("D6")
@pytest.mark.parametrize("other", ["mustard", "white"])
def test_never_onto_a_square_that_another_pawn_holds_played_or_not(other: str) -> None:
    landing = roll(put(first(), scarlett=(9, 8), **{other: (11, 8)}), 2)
    assert refused(landing, Move((11, 8))) == ("not-in-reach", "D6")
    through = roll(put(first(), scarlett=(9, 8), **{other: (10, 8)}), 2)
    assert (11, 8) not in menu(through).move


@pytest.mark.rule("D7")
def test_a_pawn_whose_doors_are_all_blocked_waits_but_for_a_passage() -> None:
    hall = put(first(), scarlett="hall", mustard=(15, 20), white=(11, 17), green=(12, 17))
    assert menu(hall).end
    assert menu(roll(hall, 6)).move == ()
    assert run(hall, End()).seat == 1
    assert menu(put(hall, green=(14, 17))).end is False
    lounge = put(first(), scarlett="lounge", mustard=(6, 18))
    assert menu(lounge).passage == "conservatory"
    assert menu(lounge).end


@pytest.mark.rule("D8")
def test_entering_a_room_one_may_suggest_and_need_not() -> None:
    state = in_lounge()
    assert menu(state).suggest is not None
    assert menu(state).end
    assert run(state, End()).seat == 1
    asked = run(state, Suggest("white", "rope"))  # nobody plays White
    assert pawn(asked, "white") == weapon(asked, "rope") == "lounge"
    after = run(asked, Nothing(), Show("lounge"))
    assert refused(after, Suggest("plum", "rope")) == ("already-asked", "D8")


@pytest.mark.rule("D9")
def test_the_left_must_refute_with_a_card_of_their_choice_in_secret_else_the_next() -> None:
    state = run(in_lounge(), Suggest("white", "spanner"))
    assert state.actor == 1
    assert events(state, Nothing()) == [NothingShown(1, 0), Asked(2)]
    state = run(state, Nothing())
    assert set(menu(state).show) == {"spanner", "lounge"}
    assert refused(state, Nothing()) == ("asked-card-held", "D9")
    assert refused(state, Show("plum")) == ("card-not-asked-for", "D9")
    (shown,) = events(state, Show("spanner"))
    assert see(shown, 0) == Shown(2, 0, "spanner")
    assert see(shown, 1) == see(shown, PUBLIC) == Shown(2, 0, None)
    assert run(state, Show("spanner")).actor == 0


@pytest.mark.rule("D10")
def test_when_nobody_can_refute_the_asker_ends_the_turn_or_accuses() -> None:
    state = run(roll(put(first(), scarlett=(11, 17)), 1), Move("hall"), Suggest("green", "rope"))
    state = run(state, Nothing(), Nothing())
    legal = menu(state)
    assert legal.end
    assert legal.accuse is not None
    assert {type(action) for action in legal} == {End, Accuse}


@pytest.mark.rule("D11")
def test_a_suggestion_is_for_the_room_that_the_pawn_is_in() -> None:
    suggest = menu(in_lounge()).suggest
    assert suggest is not None
    assert suggest.room == "lounge"
    outside = run(roll(first(), 1), Move((7, 23)))
    assert refused(outside, Suggest("plum", "rope")) == ("not-in-a-room", "D11")


@pytest.mark.rule("D11")
def test_a_moved_player_may_suggest_there_on_the_next_turn() -> None:
    state = run(in_lounge(), Suggest("mustard", "rope"), Show("mustard"), End())
    assert menu(state).stay
    stayed = run(state, Stay())
    suggest = menu(stayed).suggest
    assert suggest is not None
    assert suggest.room == "lounge"
    assert refused(put(first(), scarlett="lounge"), Stay()) == ("not-brought-here", "D11")


@pytest.mark.rule("D11")
def test_staying_has_no_use_where_the_table_lets_one_ask_in_any_room() -> None:
    """Then D11 is not what forbids it: to ask, one need not stay."""
    edition = with_rules("dutch", asking="in-a-room")
    state = put(run(opened(edition, TRIO), DEAL), scarlett="lounge")
    assert menu(state).suggest is not None
    assert refused(state, Stay()) == ("not-brought-here", "house:asking")


@pytest.mark.rule("D12")
def test_on_the_own_turn_one_may_accuse_at_any_moment_and_that_ends_the_turn() -> None:
    moments = (
        first(),
        roll(first(), 3),
        run(roll(first(), 1), Move((7, 23))),
        in_lounge(),
        run(in_lounge(), Suggest("mustard", "rope"), Show("mustard")),
    )
    for state in moments:
        assert menu(state).accuse is not None
        accused, *_, began = events(state, WRONG)
        assert began == TurnBegan(1, 2)
        assert isinstance(accused, Accused)
        assert accused.case_file == DEAL.case_file
        assert [getattr(see(accused, v), "case_file", None) for v in (1, 2, PUBLIC)] == [None] * 3
        assert refused(state, WRONG, by=1)[0] == "not-your-turn"


@pytest.mark.rule("D13")
def test_right_wins_and_the_cards_are_laid_open() -> None:
    accused, over = events(first(), RIGHT)
    assert isinstance(over, GameOver)
    assert (over.winner, over.reason, over.case_file) == (0, "solved", DEAL.case_file)
    assert see(accused, PUBLIC) == accused
    assert refused(run(first(), RIGHT), Roll(), by=1) == ("game-over", "D13")


@pytest.mark.rule("D14")
def test_one_accusation_a_game_and_who_was_wrong_has_left_it() -> None:
    state = run(first(), WRONG)
    assert not state.is_active(0)
    assert not legal_actions(state, 0)
    assert refused(state, RIGHT, by=0) == ("no-longer-active", "D14")


@pytest.mark.rule("D14")
def test_the_hand_goes_on_answering_played_by_the_table() -> None:
    state = run(first(), WRONG)
    state = run(roll(put(state, mustard=(11, 17)), 1), Move("hall"))
    state = run(state, Suggest("scarlett", "dagger"), Nothing())
    assert (state.phase, state.actor) == (Phase.PICKING, CHANCE)
    assert {action for action, _ in outcomes(state)} == {Pick("scarlett"), Pick("dagger")}
    assert refused(state, Pick(None)) == ("bad-pick", "D14")
    # Who has left is told so, and not to wait until the question comes round.
    assert refused(state, Show("dagger"), by=0) == ("no-longer-active", "D14")
    assert refused(state, Show("dagger"), by=2) == ("not-your-answer", "D9")
    assert events(state, Pick("dagger")) == [Shown(0, 1, "dagger")]
