"""The swedish edition: one die, asking in any room one stands in, accusing instead."""

from __future__ import annotations

import pytest

from tests.rules.games import begun, dealt_to, with_rules
from tests.rules.positions import DEAL, TRIO, events, menu, opened, pawn, put, roll, run, weapon
from tests.rules.positions import refusal as refused
from tudor.rules.actions import (
    Accuse,
    Deal,
    Dice,
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
from tudor.rules.chance import draw, outcomes, seed_key
from tudor.rules.edition import load
from tudor.rules.errors import EditionError
from tudor.rules.events import Accused, Asked, GameOver, NothingShown, Shown, Unanswered
from tudor.rules.see import PUBLIC, see
from tudor.rules.state import Phase, State, new_game

SWEDISH = load("swedish")
DECK = SWEDISH.deck
WRONG = Accuse("plum", "rope", "hall")
RIGHT = Accuse(*DEAL.case_file)


def first() -> State:
    """Scarlett's first turn, with the deal that the tests know."""
    return run(opened(SWEDISH, TRIO), DEAL)


def in_lounge() -> State:
    return put(first(), scarlett="lounge")


@pytest.mark.rule("S1")
def test_21_cards_nine_rooms_one_die_and_each_a_suspect() -> None:
    assert (len(DECK), len(DECK.rooms)) == (21, 9)
    assert SWEDISH.plan.key == "classic"
    assert [
        len(dice.faces) for dice, _ in outcomes(run(first(), Roll())) if isinstance(dice, Dice)
    ] == [1] * 6
    for seats in (2, 7):
        with pytest.raises(EditionError, match="seats"):
            SWEDISH.check_seats(seats)
    with pytest.raises(EditionError, match="seats"):
        new_game(SWEDISH, ("plum", "plum", "white"))


@pytest.mark.rule("S2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_of_each_kind_in_the_envelope_and_the_rest_dealt_evenly(seats: int) -> None:
    dealt = dealt_to("swedish", seats)
    assert dealt.case_file is not None
    assert [DECK.kind(card) for card in dealt.case_file] == ["suspect", "weapon", "room"]
    assert sum(dealt.sizes) == 18
    assert max(dealt.sizes) - min(dealt.sizes) <= 1
    assert see(dealt, PUBLIC) != dealt


@pytest.mark.rule("S3")
def test_pawns_on_their_squares_and_one_weapon_in_a_room() -> None:
    state = begun("swedish")
    assert {suspect: pawn(state, suspect) for suspect in DECK.suspects} == SWEDISH.plan.start
    assert len({weapon(state, piece) for piece in DECK.weapons}) == 6
    heap = Deal(DEAL.case_file, DEAL.hands, dict.fromkeys(DECK.weapons, "hall"))
    assert refused(opened(SWEDISH, TRIO), heap) == ("bad-deal", "S2")


@pytest.mark.rule("S4")
def test_the_die_is_walked_straight_and_sideways_never_diagonally() -> None:
    state = roll(put(first(), scarlett=(9, 8)), 1)
    assert set(menu(state).move) == {(8, 8), (10, 8), (9, 9), "ballroom"}
    assert refused(state, Move((10, 9))) == ("not-in-reach", "S4")
    assert refused(run(first(), Roll()), Dice((7,))) == ("bad-dice", "S4")


@pytest.mark.rule("S4")
def test_the_highest_roll_begins_and_play_goes_clockwise() -> None:
    state = new_game(SWEDISH, TRIO)
    assert refused(state, Opening((6, 7, 1))) == ("bad-opening", "S4")
    state = run(state, Opening((2, 5, 4)))
    state = run(state, draw(state, seed_key(3), 1))
    assert state.seat == 1
    moved = roll(state, 1)
    assert run(moved, Move(menu(moved).move[0]), End()).seat == 2


@pytest.mark.rule("S5")
def test_a_passage_instead_of_the_die_and_one_may_suspect_there_at_once() -> None:
    state = in_lounge()
    assert menu(state).passage == "conservatory"
    there = run(state, Passage())
    assert pawn(there, "scarlett") == "conservatory"
    suggest = menu(there).suggest
    assert suggest is not None
    assert suggest.room == "conservatory"
    assert refused(there, Roll()) == ("already-moved", "S4")
    assert refused(roll(state, 1), Passage()) == ("passage-instead-of-rolling", "S5")


@pytest.mark.rule("S6")
def test_who_stands_in_a_room_may_suspect_once_without_having_moved() -> None:
    state = in_lounge()
    suggest = menu(state).suggest
    assert suggest is not None
    assert suggest.room == "lounge"
    asked = run(state, Suggest("white", "rope"))
    assert pawn(asked, "white") == weapon(asked, "rope") == "lounge"
    after = run(asked, Nothing(), Show("lounge"))
    assert refused(after, Suggest("plum", "rope")) == ("already-asked", "S6")
    assert run(after, End()).seat == 1
    # The pawn has not moved: it is the suspicion that forbids it to.
    for way in (Roll(), Move("hall"), Passage(), Stay()):
        assert refused(after, way) == ("already-asked", "S6")


@pytest.mark.rule("S6")
@pytest.mark.parametrize("asking", ["may-on-entry", "must-on-entry"])
def test_asking_only_on_entry_is_the_tables_own_rule(asking: str) -> None:
    """S6 lets a pawn ask wherever it stands, so it cannot be what forbids it."""
    state = put(run(opened(with_rules("swedish", asking=asking), TRIO), DEAL), scarlett="lounge")
    assert refused(state, Suggest("plum", "rope")) == ("not-left-and-entered", "house:asking")
    assert refused(state, Stay()) == ("not-brought-here", "house:asking")


@pytest.mark.rule("S6")
def test_one_may_and_need_not_and_in_the_corridor_one_does_not() -> None:
    assert menu(in_lounge()).end
    entered = run(roll(put(first(), scarlett=(6, 18)), 1), Move("lounge"))
    assert menu(entered).end
    assert menu(entered).suggest is not None
    assert refused(first(), Suggest("plum", "rope")) == ("not-in-a-room", "S6")


@pytest.mark.rule("S6")
def test_the_middle_is_no_room_to_suspect_in_so_there_one_has_to_move() -> None:
    edition = with_rules("swedish", accuse_where="middle")
    state = put(run(opened(edition, TRIO), DEAL), scarlett="middle")
    assert (menu(state).suggest, menu(state).end) == (None, False)
    assert refused(state, End()) == ("not-before-moving", "S4")
    assert menu(put(state, white=(12, 17))).end  # nowhere to go


@pytest.mark.rule("S7")
def test_the_left_must_show_one_of_their_choice_to_the_asker_alone_else_the_next() -> None:
    state = run(in_lounge(), Suggest("white", "spanner"))
    assert events(state, Nothing()) == [NothingShown(1, 0), Asked(2)]
    state = run(state, Nothing())
    assert set(menu(state).show) == {"spanner", "lounge"}
    assert refused(state, Nothing()) == ("asked-card-held", "S7")
    (shown,) = events(state, Show("lounge"))
    assert see(shown, 0) == Shown(2, 0, "lounge")
    assert see(shown, 1) == see(shown, PUBLIC) == Shown(2, 0, None)


@pytest.mark.rule("S8")
def test_nobody_refuting_is_no_proof() -> None:
    state = run(put(first(), scarlett="kitchen"), Suggest("white", "candlestick"), Nothing())
    happened = events(state, Nothing())
    assert happened == [NothingShown(2, 0), Unanswered(0)]  # and nothing about the envelope
    asked = run(state, Nothing())
    assert asked.outcome is None
    assert not asked.case_file & DECK.bits(["white", "candlestick", "kitchen"])


@pytest.mark.rule("S9")
def test_one_may_suspect_oneself_and_name_own_cards() -> None:
    state = put(first(), scarlett="kitchen")  # Scarlett, dagger and kitchen are all her own
    assert Suggest("scarlett", "dagger") in menu(state)
    assert run(state, Suggest("scarlett", "dagger")).phase is Phase.ANSWERING


@pytest.mark.rule("S10")
def test_instead_of_suspecting_one_may_accuse_wherever_the_pawn_stands() -> None:
    for state in (
        first(),
        roll(first(), 3),
        run(roll(first(), 1), Move((7, 23))),
        in_lounge(),
        run(in_lounge(), Passage()),
    ):
        assert menu(state).accuse is not None
        accused, *_ = events(state, WRONG)
        assert isinstance(accused, Accused)
        assert see(accused, 0) == accused  # the accuser alone looks into the envelope
        assert [getattr(see(accused, v), "case_file", None) for v in (1, 2, PUBLIC)] == [None] * 3
    suspected = run(in_lounge(), Suggest("white", "rope"), Nothing(), Show("lounge"))
    assert menu(suspected).accuse is None
    assert refused(suspected, WRONG) == ("accuse-or-ask", "S10")


@pytest.mark.rule("S11")
def test_all_three_right_wins_and_the_solution_is_shown() -> None:
    accused, over = events(first(), RIGHT)
    assert isinstance(over, GameOver)
    assert (over.winner, over.reason, over.case_file) == (0, "solved", DEAL.case_file)
    assert see(accused, PUBLIC) == accused
    assert refused(run(first(), RIGHT), Roll(), by=1) == ("game-over", "S11")


@pytest.mark.rule("S12")
def test_wrong_is_out_as_a_winner_but_goes_on_refuting() -> None:
    state = run(first(), WRONG)
    assert refused(state, RIGHT, by=0) == ("no-longer-active", "S12")
    state = run(put(state, mustard="hall"), Suggest("scarlett", "rope"), Nothing())
    assert state.actor == 0
    assert menu(state).show == ("scarlett",)
    assert refused(state, Nothing()) == ("asked-card-held", "S7")


@pytest.mark.rule("S13")
def test_if_all_guess_wrong_the_murder_stays_unsolved() -> None:
    state = run(first(), WRONG, WRONG)
    over = events(state, WRONG)[-1]
    assert isinstance(over, GameOver)
    assert (over.winner, over.reason) == (None, "all-wrong")


@pytest.mark.rule("S14")
def test_no_points_are_counted() -> None:
    """Who wins, and that is all that a game's end tells of the players."""
    over = events(first(), RIGHT)[-1]
    assert set(over.__struct_fields__) == {"winner", "reason", "case_file", "hands", "row"}
