"""Bonus squares and the thirteen cards of the house deck: M7, M11 and M17 to M19."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.rules.games import with_rules
from tests.rules.positions import (
    BONUS_SQUARE,
    DEAL,
    TRIO,
    WEAPONS,
    begin,
    events,
    menu,
    opened,
    pawn,
    pile,
    put,
    refusal,
    roll,
    run,
)
from tests.rules.positions import landing as landing_of
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Choose,
    Deal,
    Dice,
    End,
    Move,
    Pick,
    Roll,
    Show,
    Shuffle,
    Stay,
    Suggest,
)
from tudor.rules.board import Board, load_plan
from tudor.rules.bonus_deck import house_deck
from tudor.rules.chance import draw, seed_key
from tudor.rules.edition import Edition, load
from tudor.rules.errors import EditionError
from tudor.rules.events import (
    BonusChosen,
    BonusDrawn,
    Brought,
    DiceTaken,
    Looked,
    Moved,
    PileEmpty,
    Revealed,
    TurnBegan,
)
from tudor.rules.legal import Choices, Legal
from tudor.rules.see import PUBLIC, see
from tudor.rules.state import Phase, State
from tudor.rules.turn import legal_actions

IDS = tuple(card.id for card in house_deck())
BEFORE = (6, 8)
"""The square above the bonus square."""
WRONG = Accuse("plum", "rope", "hall")


def bonus(**house_rules: object) -> Edition:
    return with_rules("travel", bonus="house-deck", **house_rules)


def landed(card: str, edition: Edition | None = None, state: State | None = None) -> State:
    """Scarlett lands on a bonus square, and `card` is the first of the pile."""
    return run(landing(edition, state), pile(card))


def landing(edition: Edition | None = None, state: State | None = None) -> State:
    return landing_of(begin(edition or bonus()) if state is None else state)


@pytest.mark.rule("M17")
def test_a_bonus_square_needs_no_exact_roll_but_other_squares_do() -> None:
    state = roll(put(begin(bonus()), scarlett=(8, 8)), 6, 5)
    (moved, *_) = events(state, Move(BONUS_SQUARE))
    assert isinstance(moved, Moved)
    assert len(moved.path) == 4  # three steps of eleven
    assert refusal(state, Move((8, 8))) == ("not-in-reach", "T10")  # two steps, or four, or ten
    even = roll(put(begin(bonus()), scarlett=(8, 8)), 1, 1)
    assert BONUS_SQUARE not in menu(even).move  # three steps away
    assert refusal(even, Move((9, 8))) == ("not-in-reach", "T10")


@pytest.mark.rule("M7", "M11")
def test_on_the_modern_board_one_stops_short_on_a_bonus_square_alone() -> None:
    edition = with_rules("modern", bonus="house-deck")
    deal = modern_deal()
    state = put(run(opened(edition, TRIO), deal), scarlett=(6, 3))
    places = menu(roll(state, 6, 5)).move
    assert (5, 3) in places
    assert (7, 3) not in menu(roll(state, 1, 1)).move
    without = put(run(opened(load("modern"), TRIO), deal), scarlett=(6, 3))
    assert (5, 3) not in menu(roll(without, 1, 1)).move


def modern_deal() -> Deal:
    deal = draw(opened(load("modern"), TRIO), seed_key(1), 1)
    assert isinstance(deal, Deal)
    return deal


@pytest.mark.rule("M17")
def test_who_lands_takes_the_top_card_and_passing_over_draws_nothing() -> None:
    state = landing()
    assert (state.phase, state.actor) == (Phase.SHUFFLING, CHANCE)
    assert events(state, pile("stopped-clock")) == [
        BonusDrawn(0, "stopped-clock", 12, idle=False, then="moved")
    ]
    over = roll(put(begin(bonus()), scarlett=BEFORE, mustard=(7, 8)), 1, 1)
    (moved,) = events(over, Move((7, 9)))  # by way of the bonus square: the other is taken
    assert isinstance(moved, Moved)
    assert BONUS_SQUARE in moved.path


@pytest.mark.rule("M17")
def test_an_empty_pile_is_shuffled_and_else_the_next_card_is_drawn() -> None:
    state = landing()
    state = run(state, pile("stopped-clock", "second-wind"))
    assert len(state.pile) == 12
    again = put(run(state, End()), scarlett=(8, 8))
    happened = events(roll(again, 6, 6), Move(BONUS_SQUARE))
    assert happened[-1] == BonusDrawn(0, "second-wind", 11, idle=False, then="moved")
    empty = put(replace(run(state, End()), pile=()), scarlett=(8, 8))
    assert events(roll(empty, 6, 6), Move(BONUS_SQUARE))[-1] == PileEmpty(0)


@pytest.mark.rule("M17")
@pytest.mark.parametrize("wrong", [(), IDS[:12], (*IDS, IDS[0]), (*IDS[:12], "joker")])
def test_a_pile_is_the_thirteen_cards_once_each(wrong: tuple[str, ...]) -> None:
    assert refusal(landing(), Shuffle(wrong)) == ("bad-shuffle", "house:bonus")


@pytest.mark.rule("M18")
def test_eight_squares_none_next_to_a_door_and_thirteen_cards_not_played_with_by_default() -> None:
    for key in ("classic", "modern"):
        board = Board(load_plan(key))
        assert board.bonus.bit_count() == 8
        assert board.bonus & ~board.corridor == 0
        near = board.thresholds | board.spread(board.thresholds)
        assert board.bonus & near == 0
    assert len(IDS) == len(set(IDS)) == 13
    for key in ("travel", "modern", "dutch", "swedish"):
        assert load(key).options.bonus == "none"
        assert load(key).gait.stops == 0


@pytest.mark.rule("M19")
def test_two_sides_play_without_bonus_cards() -> None:
    edition = with_rules("modern", bonus="house-deck")
    with pytest.raises(EditionError) as refused:
        edition.check_seats(2)
    assert (refused.value.option, refused.value.reason) == ("bonus", "not-with-two-sides")
    edition.check_seats(3)
    with pytest.raises(EditionError, match="bonus"):
        with_rules("modern", bonus="house-deck", seats=[2, 2])


@pytest.mark.rule("M17")
@pytest.mark.parametrize("card", ["stopped-clock", "second-wind"])
def test_another_turn_after_this_one(card: str) -> None:
    state = landed(card)
    assert menu(state) == Legal(end=True)
    assert events(state, End())[-1] == TurnBegan(0, 2)
    after = run(state, End())
    assert not after.again
    assert menu(after).roll


@pytest.mark.rule("M17")
def test_but_not_after_a_wrong_accusation() -> None:
    state = landed("stopped-clock", bonus(accuse_when="own-turn"))
    assert run(state, WRONG).seat == 1


@pytest.mark.rule("M17")
@pytest.mark.parametrize("card", ["creaking-stair", "gust-of-wind"])
def test_move_once_more_at_once(card: str) -> None:
    assert events(landing(), pile(card)) == [
        BonusDrawn(0, card, 12, idle=False, then="rolling"),
        DiceTaken(0),
    ]
    state = run(landed(card), Dice((1, 1)))
    assert state.phase is Phase.WALKING
    assert menu(state).move
    assert refusal(state, Roll())[0] == "not-before-moving"


def test_without_dice_one_moves_once_more_within_reach() -> None:
    edition = bonus(dice=0, reach=3, opener="chance")
    state = run(put(begin(edition), scarlett=(8, 8)), Move(BONUS_SQUARE), pile("gust-of-wind"))
    assert state.phase is Phase.WALKING
    assert menu(state).move


@pytest.mark.rule("T13", "M10")
@pytest.mark.parametrize("card", ["creaking-stair", "open-window", "butlers-errand"])
def test_the_room_that_was_left_is_not_entered_again_by_a_bonus_card(card: str) -> None:
    start = put(begin(bonus()), scarlett="dining-room")
    state = run(roll(start, 6, 6), Move(BONUS_SQUARE), pile(card))
    if card == "creaking-stair":
        state = run(state, Dice((6, 6)))
        assert "dining-room" not in menu(state).move
        assert refusal(state, Move("dining-room")) == ("just-left", "T13")
        return
    choose = menu(state).choose
    assert choose is not None
    assert set(choose.rooms) == set(state.edition.deck.rooms) - {"dining-room"}
    assert refusal(state, Choose(room="dining-room"))[0] == "bad-choice"


@pytest.mark.rule("D6")
def test_no_square_twice_in_the_whole_turn_also_by_a_second_roll() -> None:
    edition = with_rules("dutch", bonus="house-deck")
    deal = Deal(DEAL.case_file, DEAL.hands, WEAPONS)
    start = put(run(opened(edition, TRIO), deal), scarlett=(8, 8))
    walked = run(roll(start, 6), Move(BONUS_SQUARE))
    been = walked.been
    state = run(walked, pile("creaking-stair"), Dice((3,)))
    for to in menu(state).move:
        (moved, *_) = events(state, Move(to))
        assert isinstance(moved, Moved)
        for place in moved.path[1:]:
            assert not been >> edition.board.index(place) & 1


@pytest.mark.rule("M17")
@pytest.mark.parametrize("card", ["butlers-errand", "open-window"])
def test_straight_to_any_room_and_ask_there(card: str) -> None:
    state = landed(card)
    assert menu(state) == Legal(choose=Choices(rooms=state.edition.deck.rooms))
    happened = events(state, Choose(room="study"))
    assert happened == [
        BonusChosen(0, card, None, None, "study"),
        Moved(0, "scarlett", (BONUS_SQUARE, "study"), "bonus"),
    ]
    after = run(state, Choose(room="study"))
    assert refusal(after, End()) == ("ask-first", "T14")
    for wrong in (Choose(), Choose(room="middle"), Choose(1), Choose(None, "plum", "study")):
        assert refusal(state, wrong) == ("bad-choice", "house:bonus")


@pytest.mark.rule("M17")
def test_behind_the_bookcase_lie_the_rooms_with_a_passage() -> None:
    choose = menu(landed("behind-the-bookcase")).choose
    assert choose is not None
    assert set(choose.rooms) == {"kitchen", "study", "conservatory", "lounge"}


@pytest.mark.rule("M17")
@pytest.mark.parametrize("card", ["urgent-telegram", "dinner-gong"])
def test_another_suspect_is_brought_to_any_room(card: str) -> None:
    state = landed(card)
    choose = menu(state).choose
    assert choose is not None
    assert "scarlett" not in choose.suspects
    assert len(choose.suspects) * len(choose.rooms) == len(menu(state)) == 45
    action = Choose(None, "plum", "hall")
    assert events(state, action)[1:] == [Brought("plum", (23, 19), "hall")]
    after = run(state, action)
    assert pawn(after, "plum") == "hall"
    assert menu(after).end  # no question: that pawn's room is not the turn player's
    there = put(state, plum="hall")
    assert len(events(there, action)) == 1


@pytest.mark.rule("M14", "T19")
def test_a_pawn_that_a_bonus_card_moved_has_no_right_to_stay() -> None:
    state = run(landed("dinner-gong"), Choose(None, "mustard", "hall"), End())
    assert state.seat == 1
    assert refusal(state, Stay()) == ("not-brought-here", "T19")
    # And it loses the right that a question gave it in another room.
    asked = replace(landed("dinner-gong"), brought=0b010)
    state = run(put(asked, mustard="lounge"), Choose(None, "mustard", "hall"), End())
    assert not menu(state).stay


@pytest.mark.rule("M17")
@pytest.mark.parametrize("card", ["whispered-word", "torn-letter"])
def test_a_chosen_player_shows_the_one_who_looks_a_card_of_their_choice(card: str) -> None:
    state = landed(card)
    assert menu(state) == Legal(choose=Choices(seats=(1, 2)))
    assert refusal(state, Choose(0)) == ("bad-choice", "house:bonus")
    assert events(state, Choose(2)) == [BonusChosen(0, card, 2, None, None)]
    looking = run(state, Choose(2))
    assert (looking.phase, looking.actor) == (Phase.SHOWING, 2)
    assert len(menu(looking).show) == 6
    assert refusal(looking, Show("mustard"))[0] == "card-not-held"
    assert refusal(looking, Roll(), by=2) == ("must-show", "house:bonus")
    assert refusal(looking, Show("plum"), by=1)[0] == "not-your-answer"
    (looked,) = events(looking, Show("library"))
    assert looked == see(looked, 0) == see(looked, 2) == Looked(0, 2, "library")
    assert see(looked, 1) == see(looked, PUBLIC) == Looked(0, 2, None)
    assert menu(run(looking, Show("library"))).end


@pytest.mark.rule("M17")
def test_through_the_keyhole_it_is_the_player_to_the_left() -> None:
    state = landed("through-the-keyhole")
    assert (state.phase, state.actor) == (Phase.SHOWING, 1)
    open_left = replace(begin(bonus()), laid_open=0b010)
    assert landed("through-the-keyhole", state=open_left).actor == 2


@pytest.mark.rule("M17")
def test_a_dropped_glove_shows_all_a_card_that_its_owner_keeps() -> None:
    state = run(landed("dropped-glove"), Choose(1))
    (revealed,) = events(state, Show("peacock"))
    assert revealed == Revealed(1, "peacock")
    assert see(revealed, PUBLIC) == revealed
    assert run(state, Show("peacock")).hands == state.hands


@pytest.mark.rule("M17")
@pytest.mark.parametrize(
    "card", ["whispered-word", "torn-letter", "through-the-keyhole", "dropped-glove"]
)
def test_open_hands_are_not_looked_at_and_nothing_comes_of_a_card_if_all_are_open(
    card: str,
) -> None:
    one_open = replace(begin(bonus()), laid_open=0b010)
    state = landed(card, state=one_open)
    if state.phase is Phase.CHOOSING:
        assert menu(state).choose == Choices(seats=(2,))
        assert refusal(state, Choose(1))[0] == "bad-choice"
    all_open = replace(one_open, laid_open=0b110)
    before = landing(state=all_open)
    assert events(before, pile(card)) == [BonusDrawn(0, card, 12, idle=True, then="moved")]
    assert menu(run(before, pile(card))) == Legal(end=True)


@pytest.mark.rule("M17")
def test_the_table_shows_for_a_hand_whose_player_has_left() -> None:
    edition = bonus(wrong_accuser="hand-answers", accuse_when="own-turn")
    state = run(begin(edition), WRONG)
    state = run(landed("torn-letter", state=state), Choose(0))
    assert (state.phase, state.actor) == (Phase.PICKING, CHANCE)
    for wrong in (None, "plum", "joker"):
        assert refusal(state, Pick(wrong))[0] == "bad-pick"
    assert events(state, Pick("dagger")) == [Looked(1, 0, "dagger")]


@pytest.mark.rule("M17")
def test_while_a_card_is_being_followed_nothing_else_is_done() -> None:
    state = landed("open-window", bonus(accuse_when="own-turn"))
    for other in (End(), WRONG, Suggest("plum", "rope"), Roll(), Move("hall"), Stay()):
        assert refusal(state, other) == ("choose-first", "house:bonus")
    assert not legal_actions(state, 1)
    assert refusal(begin(bonus()), Choose(1)) == ("nothing-to-choose", "house:bonus")


def test_each_card_of_the_deck_has_been_drawn_above() -> None:
    assert set(IDS) == {
        *("stopped-clock", "second-wind", "creaking-stair", "gust-of-wind", "butlers-errand"),
        *("open-window", "behind-the-bookcase", "urgent-telegram", "dinner-gong"),
        *("whispered-word", "torn-letter", "through-the-keyhole", "dropped-glove"),
    }
