"""Who may play, who begins, and the deal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.rules.positions import (
    CASE_FILE,
    DEAL,
    HANDS,
    TRIO,
    WEAPONS,
    begin,
    events,
    menu,
    opened,
    pawn,
    refusal,
    run,
    travel,
)
from tudor.rules.actions import CHANCE, Deal, Dice, Opening, Roll
from tudor.rules.board import MIDDLE
from tudor.rules.chance import draw, outcomes, seed_key
from tudor.rules.edition import load
from tudor.rules.errors import EditionError
from tudor.rules.events import Dealt, OpeningRolled, TurnBegan
from tudor.rules.state import Phase, new_game
from tudor.rules.turn import legal_actions

DECK = load("travel").deck
SIX = ("scarlett", "mustard", "white", "green", "peacock", "plum")


@pytest.mark.rule("T1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_play(seats: int) -> None:
    assert len(new_game(load("travel"), SIX[:seats]).suspects) == seats


@pytest.mark.rule("T1")
@pytest.mark.parametrize("seats", [0, 1, 2])
def test_fewer_do_not(seats: int) -> None:
    with pytest.raises(EditionError, match="seats"):
        new_game(load("travel"), SIX[:seats])


@pytest.mark.rule("T1")
def test_seven_seats_make_no_sense() -> None:
    with pytest.raises(EditionError, match="seats"):
        new_game(load("travel"), (*SIX, "black"))
    with pytest.raises(EditionError, match="seats"):
        travel(seats=[3, 7])


@pytest.mark.rule("T1")
def test_the_deck_has_21_cards_of_three_kinds() -> None:
    assert DECK.suspects == SIX
    assert DECK.weapons == ("candlestick", "dagger", "lead-pipe", "revolver", "rope", "spanner")
    assert set(DECK.rooms) == {
        "kitchen",
        "ballroom",
        "conservatory",
        "billiard-room",
        "library",
        "study",
        "hall",
        "lounge",
        "dining-room",
    }
    assert len(DECK.rooms) == 9
    assert len(DECK) == 21


@pytest.mark.rule("T1")
def test_it_is_played_on_the_classic_board_with_two_dice() -> None:
    assert load("travel").plan.key == "classic"
    state = run(begin(), Roll())
    assert {len(action.faces) for action, _ in outcomes(state) if isinstance(action, Dice)} == {2}


@pytest.mark.rule("T2")
def test_all_six_pawns_stand_on_their_start_squares_played_or_not() -> None:
    state = begin()
    assert {suspect: pawn(state, suspect) for suspect in SIX} == {
        "scarlett": (7, 24),
        "mustard": (0, 17),
        "white": (9, 0),
        "green": (14, 0),
        "peacock": (23, 6),
        "plum": (23, 19),
    }


@pytest.mark.rule("T3")
def test_two_weapons_in_one_room_are_no_deal() -> None:
    state = opened(travel())
    assert refusal(state, replace(DEAL, weapons=WEAPONS | {"rope": "study"})) == ("bad-deal", "T5")
    assert refusal(state, replace(DEAL, weapons=WEAPONS | {"rope": MIDDLE}))[0] == "bad-deal"
    assert refusal(state, replace(DEAL, weapons=WEAPONS | {"rope": "attic"}))[0] == "bad-deal"
    without_rope = {piece: room for piece, room in WEAPONS.items() if piece != "rope"}
    assert refusal(state, replace(DEAL, weapons=without_rope))[0] == "bad-deal"
    assert refusal(state, replace(DEAL, weapons=WEAPONS | {"axe": "hall"}))[0] == "bad-deal"


@pytest.mark.rule("T3")
def test_weapons_are_laid_in_six_different_rooms_any_six() -> None:
    used: set[str] = set()
    for seed in range(40):
        deal = draw(opened(travel()), seed_key(seed), 1)
        assert isinstance(deal, Deal)
        assert len(set(deal.weapons.values())) == 6
        used |= set(deal.weapons.values())
    assert used == set(DECK.rooms)


@pytest.mark.rule("T4")
def test_the_case_file_is_one_card_of_each_kind() -> None:
    state = opened(travel())
    hands = (("plum", *HANDS[0][1:]), HANDS[1], (CASE_FILE[0], *HANDS[2][1:]))
    two_suspects = Deal(("green", "plum", "hall"), (*HANDS[:2], ("rope", *HANDS[2][1:])), WEAPONS)
    for wrong in (
        two_suspects,
        replace(DEAL, case_file=("rope", "green", "hall")),
        replace(DEAL, hands=hands),  # a card twice
        replace(DEAL, hands=(HANDS[0][1:], HANDS[1], (*HANDS[2], "scarlett"))),  # 5, 6, 7 cards
        replace(DEAL, hands=(HANDS[0][1:], HANDS[1], HANDS[2])),  # a card is missing
        replace(DEAL, hands=(HANDS[0][1:], HANDS[1], HANDS[2]), open=("scarlett",)),
        replace(DEAL, hands=(HANDS[0][1:], HANDS[1], HANDS[2]), row=("scarlett",)),
        replace(DEAL, hands=(*HANDS, ())),
        replace(DEAL, hands=(("joker", *HANDS[0][1:]), *HANDS[1:])),
    ):
        assert refusal(state, wrong) == ("bad-deal", "T5")
    assert run(state, DEAL).case_file == DECK.bits(CASE_FILE)


@pytest.mark.rule("T4")
def test_each_card_is_drawn_for_the_case_file_as_often_as_the_others_of_its_kind() -> None:
    found = dict.fromkeys(DECK.ids, 0)
    state = opened(travel())
    for seed in range(3600):
        deal = draw(state, seed_key(seed), 1)
        assert isinstance(deal, Deal)
        assert [DECK.kind(card) for card in deal.case_file] == ["suspect", "weapon", "room"]
        for card in deal.case_file:
            found[card] += 1
    # Within five standard deviations: 600 ± 112 of six cards, 400 ± 94 of nine.
    assert all(488 < found[card] < 712 for card in (*DECK.suspects, *DECK.weapons))
    assert all(306 < found[card] < 494 for card in DECK.rooms)


@pytest.mark.rule("T4")
def test_nobody_walks_into_the_middle_where_the_case_file_lies() -> None:
    board = load("travel").board
    assert board.room(MIDDLE) not in {board.room(room) for room in DECK.rooms}
    assert not board.exits[board.room(MIDDLE)]


@pytest.mark.rule("T5")
@pytest.mark.parametrize(
    ("seats", "opener", "sizes"),
    [
        (3, 0, (6, 6, 6)),
        (4, 0, (4, 5, 5, 4)),
        (4, 3, (5, 5, 4, 4)),
        (5, 0, (3, 4, 4, 4, 3)),
        (5, 2, (4, 3, 3, 4, 4)),
        (6, 5, (3, 3, 3, 3, 3, 3)),
    ],
)
def test_all_cards_are_dealt_the_extra_ones_from_the_openers_left(
    seats: int, opener: int, sizes: tuple[int, ...]
) -> None:
    state = opened(travel(), SIX[:seats], opener)
    deal = draw(state, seed_key(seats), 1)
    assert isinstance(deal, Deal)
    assert tuple(map(len, deal.hands)) == sizes
    (dealt, began) = events(state, deal)
    assert isinstance(dealt, Dealt)
    assert dealt.sizes == sizes
    assert dealt.open == ()
    assert dealt.row == ()
    assert began == TurnBegan(opener, 1)
    held = sorted([card for hand in deal.hands for card in hand] + list(deal.case_file))
    assert held == sorted(DECK.ids)


@pytest.mark.rule("T5")
@pytest.mark.fault("lopsided-deal")
def test_the_deal_is_one_shuffled_pile() -> None:
    """The deal was not one shuffled pile, so hands were lopsided."""
    state = opened(travel())
    kinds = {"suspect": 0, "weapon": 0, "room": 0}
    for seed in range(1200):
        deal = draw(state, seed_key(seed), 1)
        assert isinstance(deal, Deal)
        for card in deal.hands[0]:
            kinds[DECK.kind(card)] += 1
    # A hand of 6 out of 18 holds a third of the 5, 5 and 8: 2000, 2000, 3200 of 7200.
    assert abs(kinds["suspect"] - 2000) < 200
    assert abs(kinds["weapon"] - 2000) < 200
    assert abs(kinds["room"] - 3200) < 200


@pytest.mark.rule("T7")
def test_each_player_has_a_suspect_of_their_own() -> None:
    for suspects in (("scarlett", "plum", "scarlett"), ("scarlett", "plum", "black")):
        with pytest.raises(EditionError, match="seats"):
            new_game(load("travel"), suspects)


@pytest.mark.rule("T8")
def test_everybody_rolls_one_die_and_the_highest_begins() -> None:
    state = new_game(load("travel"), TRIO)
    assert state.actor == CHANCE
    assert events(state, Opening((2, 5, 4))) == [OpeningRolled((2, 5, 4), 1, ())]
    state = run(state, Opening((2, 5, 4)), DEAL)
    assert state.seat == 1
    assert state.actor == 1


@pytest.mark.rule("T8")
def test_those_who_tie_for_the_highest_roll_again_and_only_they() -> None:
    """Ties roll again, the others not."""
    state = new_game(load("travel"), SIX[:4])
    tie = Opening((6, 2, 6, 5))
    assert events(state, tie) == [OpeningRolled((6, 2, 6, 5), None, (0, 2))]
    state = run(state, tie)
    assert state.phase is Phase.OPENING
    assert refusal(state, Opening((1, 2, 3, 4))) == ("bad-opening", "T8")
    assert refusal(state, Opening((1, None, None, None)))[0] == "bad-opening"
    state = run(state, Opening((3, None, 3, None)))
    assert state.phase is Phase.OPENING
    state = run(state, Opening((1, None, 2, None)))
    assert (state.phase, state.seat) == (Phase.DEALING, 2)


@pytest.mark.rule("T8")
@pytest.mark.parametrize(
    "rolls", [(), (6, 5), (6, 5, 4, 3), (7, 1, 1), (0, 1, 2), (None, None, None), (6, 5, None)]
)
def test_the_opening_takes_one_die_of_each_seat(rolls: tuple[int | None, ...]) -> None:
    state = new_game(load("travel"), TRIO)
    assert refusal(state, Opening(rolls)) == ("bad-opening", "T8")


@pytest.mark.rule("T8")
def test_before_the_deal_no_seat_may_do_anything() -> None:
    state = new_game(load("travel"), TRIO)
    for _ in range(2):
        for seat in range(3):
            assert not legal_actions(state, seat)
            clause = "T8" if state.phase is Phase.OPENING else "T5"
            assert refusal(state, Roll(), by=seat) == ("roll-is-open", clause)
        assert refusal(state, Dice((1, 1)), by=CHANCE)[0] in {"bad-opening", "bad-deal"}
        state = run(state, Opening((6, 1, 1))) if state.phase is Phase.OPENING else state


def test_scarlett_opens_or_else_the_next_in_the_order_of_the_deck() -> None:
    edition = travel(opener="scarlett")
    assert new_game(edition, ("plum", "scarlett", "white")).seat == 1
    assert new_game(edition, ("plum", "white", "mustard")).seat == 2
    assert new_game(edition, ("plum", "peacock", "green")).seat == 2
    state = new_game(edition, TRIO)
    assert (state.phase, state.rolling) == (Phase.DEALING, 7)
    assert run(state, DEAL).actor == 0


def test_the_highest_of_both_dice_opens() -> None:
    state = new_game(travel(opener="highest-all"), TRIO)
    assert refusal(state, Opening((1, 7, 9)))[0] == "bad-opening"
    assert refusal(state, Opening((13, 7, 9)))[0] == "bad-opening"
    assert run(state, Opening((12, 2, 9))).seat == 0


@pytest.mark.parametrize(
    "rules", [{"opener": "chance"}, {"dice": 0}, {"dice": 0, "opener": "highest-all"}]
)
def test_the_opener_is_drawn_by_chance_also_where_there_are_no_dice(
    rules: dict[str, object],
) -> None:
    state = new_game(travel(**rules), TRIO)
    assert [action for action, _ in outcomes(state)] == [
        Opening((1, None, None)),
        Opening((None, 1, None)),
        Opening((None, None, 1)),
    ]
    assert run(state, Opening((None, 1, None))).seat == 1
    for wrong in ((None, None, None), (1, 1, None), (2, None, None), (1, None)):
        assert refusal(state, Opening(wrong))[0] == "bad-opening"


def test_cards_left_over_may_lie_open_for_all_to_see() -> None:
    edition = travel(left_over="face-up")
    assert edition.hand_sizes(4, 0) == ((4, 4, 4, 4), 2)
    assert edition.hand_sizes(5, 0) == ((3, 3, 3, 3, 3), 3)
    assert edition.hand_sizes(3, 0) == ((6, 6, 6), 0)
    deal = draw(opened(edition, SIX[:5]), b"", 1)
    (dealt, _) = events(opened(edition, SIX[:5]), deal)
    assert isinstance(dealt, Dealt)
    assert isinstance(deal, Deal)
    assert sorted(dealt.open) == sorted(deal.open)
    assert len(dealt.open) == 3


def test_with_a_row_two_sides_hold_seven_cards_each() -> None:
    edition = travel(seats=[2, 2], row=4)
    assert edition.hand_sizes(2, 0) == ((7, 7), 0)
    deal = draw(opened(edition, SIX[:2]), b"", 1)
    assert isinstance(deal, Deal)
    assert len(deal.row) == 4


def test_weapons_in_any_room_or_all_in_the_middle() -> None:
    anywhere = opened(travel(weapons_start="any-room"))
    heap = dict.fromkeys(DECK.weapons, "hall")
    assert run(anywhere, replace(DEAL, weapons=heap)).phase is Phase.TO_MOVE
    assert refusal(anywhere, replace(DEAL, weapons=dict.fromkeys(heap, MIDDLE)))[0] == "bad-deal"
    middle = opened(travel(weapons_start="middle"))
    assert refusal(middle, replace(DEAL, weapons=heap))[0] == "bad-deal"
    assert run(middle, replace(DEAL, weapons=dict.fromkeys(heap, MIDDLE))).phase is Phase.TO_MOVE


def test_pawns_may_all_start_in_the_middle_and_leave_by_its_door() -> None:
    state = begin(travel(pawns_start="middle"))
    assert {pawn(state, suspect) for suspect in SIX} == {MIDDLE}
    state = run(state, Roll(), Dice((1, 1)))
    # Out to [12, 17], on by one square; the two doors of the hall are there too.
    assert set(menu(state).move) == {"hall", (11, 17), (13, 17)}
