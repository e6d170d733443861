"""Suggestions and answers: T14 to T18, T21, the row and the hand that the table plays."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.rules.positions import (
    CASE_FILE,
    DEAL,
    TRIO,
    WEAPONS,
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
    weapon,
)
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Deal,
    End,
    Move,
    Nothing,
    Passage,
    Peek,
    Pick,
    Roll,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.chance import outcomes
from tudor.rules.edition import Edition
from tudor.rules.events import (
    Asked,
    Brought,
    NothingShown,
    Peeked,
    Shown,
    Suggested,
    Unanswered,
)
from tudor.rules.legal import Accusations, Legal, Suggestions
from tudor.rules.see import PUBLIC, see
from tudor.rules.state import Phase, State
from tudor.rules.turn import legal_actions

DECK = travel().deck
ACCUSATIONS = Accusations(DECK.suspects, DECK.weapons, DECK.rooms)


def in_lounge(edition: Edition | None = None) -> State:
    """Scarlett has walked into the lounge and has not asked yet."""
    return run(roll(put(begin(edition), scarlett=(6, 18)), 1, 1), Move("lounge"))


@pytest.mark.rule("T14")
def test_entering_a_room_one_must_suggest_before_anything_else() -> None:
    state = in_lounge()
    assert menu(state) == Legal(suggest=Suggestions(DECK.suspects, DECK.weapons, "lounge"))
    assert refusal(state, End()) == ("ask-first", "T14")
    assert refusal(state, Accuse(*CASE_FILE)) == ("ask-first", "T14")
    assert refusal(state, Roll())[0] == "already-moved"
    assert refusal(state, Peek(0))[0] == "nothing-to-peek-at"


@pytest.mark.rule("T14")
@pytest.mark.fault("another-room")
def test_a_suggestion_is_for_the_room_that_the_pawn_stands_in() -> None:
    """A suggestion could name a room other than the one stood in."""
    assert set(Suggest.__struct_fields__) == {"suspect", "weapon"}
    (suggested, *_) = events(in_lounge(), Suggest("plum", "rope"))
    assert suggested == Suggested(1, 0, "plum", "rope", "lounge")
    by_passage = run(put(begin(), scarlett="lounge"), Passage())
    (suggested, *_) = events(by_passage, Suggest("plum", "rope"))
    assert suggested == Suggested(1, 0, "plum", "rope", "conservatory")


@pytest.mark.rule("T14")
def test_in_the_corridor_nobody_suggests() -> None:
    state = run(roll(begin(), 1, 1), Move((7, 22)))
    assert refusal(state, Suggest("plum", "rope")) == ("not-in-a-room", "T14")
    assert refusal(begin(), Suggest("plum", "rope")) == ("not-in-a-room", "T14")


@pytest.mark.rule("T14")
@pytest.mark.fault("who-is-moved")
def test_the_suspects_pawn_and_the_weapon_are_put_in_the_room_and_no_others() -> None:
    """Only seated players' pawns moved when named; weapons never did; every pawn moved."""
    state = in_lounge()
    happened = events(state, Suggest("white", "rope"))
    assert happened[1:3] == [
        Brought("white", (9, 0), "lounge"),
        Brought("rope", "library", "lounge"),
    ]
    after = run(state, Suggest("white", "rope"))
    assert pawn(after, "white") == "lounge"
    assert weapon(after, "rope") == "lounge"
    for suspect in ("mustard", "green", "peacock", "plum", "scarlett"):
        assert pawn(after, suspect) == pawn(state, suspect)
    for piece in ("candlestick", "dagger", "lead-pipe", "revolver", "spanner"):
        assert weapon(after, piece) == WEAPONS[piece]


@pytest.mark.rule("T14")
def test_what_is_in_the_room_already_need_not_be_moved() -> None:
    happened = events(put(in_lounge(), white="lounge"), Suggest("white", "rope"))
    assert [e.piece for e in happened if isinstance(e, Brought)] == ["rope"]


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    ("suspect", "piece"),
    [("rope", "plum"), ("black", "rope"), ("plum", "poison"), ("plum", "hall"), ("", "")],
)
def test_what_is_no_suspect_or_no_weapon_is_refused(suspect: str, piece: str) -> None:
    assert refusal(in_lounge(), Suggest(suspect, piece)) == ("no-such-card", "T14")


@pytest.mark.rule("T15")
@pytest.mark.parametrize("suspect", DECK.suspects)
def test_any_suspect_may_be_named_ones_own_and_unplayed_ones_too(suspect: str) -> None:
    state = in_lounge()
    assert Suggest(suspect, "rope") in menu(state)
    after = run(state, Suggest(suspect, "rope"))
    assert pawn(after, suspect) == "lounge"


def asking(suspect: str = "white", piece: str = "rope") -> State:
    return run(in_lounge(), Suggest(suspect, piece))


@pytest.mark.rule("T16")
def test_the_next_player_clockwise_is_asked_first_and_then_the_next() -> None:
    """The log left out one player's nothing."""
    # Nobody but the asker holds White; Plum's player holds the lounge.
    state = asking("white", "rope")
    assert state.actor == 1
    assert events(state, Nothing()) == [NothingShown(1, 0), Asked(2)]
    state = run(state, Nothing())
    assert state.actor == 2
    assert events(state, Show("lounge")) == [Shown(2, 0, "lounge")]
    # From the last seat it goes on to the first.
    last = run(roll(put(begin(opener=2), plum=(6, 18)), 1, 1), Move("lounge"))
    last = run(last, Suggest("green", "rope"))
    assert last.actor == 0
    assert run(last, Nothing()).actor == 1


@pytest.mark.rule("T16")
def test_when_a_card_is_shown_nobody_else_is_asked() -> None:
    state = asking("mustard", "spanner")
    assert events(state, Show("mustard")) == [Shown(1, 0, "mustard")]
    assert run(state, Show("mustard")).actor == 0


@pytest.mark.rule("T16")
@pytest.mark.fault("false-answers")
def test_a_holder_must_show() -> None:
    """Nothing to show was accepted from a player who held a card."""
    state = asking("mustard", "rope")
    assert menu(state) == Legal(show=("mustard",))
    assert refusal(state, Nothing()) == ("asked-card-held", "T16")


@pytest.mark.rule("T16")
def test_who_holds_none_says_so() -> None:
    state = asking("white", "rope")
    assert menu(state) == Legal(nothing=True)
    assert refusal(state, Show("white")) == ("card-not-held", "T16")


@pytest.mark.rule("T16")
@pytest.mark.fault("false-answers")
def test_a_card_shown_is_held_and_was_asked_for() -> None:
    """A shown card was checked against the hand but not the suggestion."""
    state = asking("mustard", "rope")
    assert refusal(state, Show("peacock")) == ("card-not-asked-for", "T16")
    assert refusal(state, Show("rope")) == ("card-not-held", "T16")
    assert refusal(state, Show("joker")) == ("no-such-card", "T16")


@pytest.mark.rule("T16")
def test_the_holder_of_two_or_three_chooses() -> None:
    state = run(asking("plum", "spanner"), Nothing())
    assert set(menu(state).show) == {"plum", "spanner", "lounge"}
    for card in ("plum", "spanner", "lounge"):
        assert run(state, Show(card)).phase is Phase.ASKED


@pytest.mark.rule("T16")
def test_the_card_is_seen_by_the_asker_alone() -> None:
    (shown,) = events(asking("mustard", "rope"), Show("mustard"))
    assert isinstance(shown, Shown)
    assert see(shown, 0) == Shown(1, 0, "mustard")
    assert see(shown, 1) == Shown(1, 0, "mustard")
    assert see(shown, 2) == Shown(1, 0, None)
    assert see(shown, PUBLIC) == Shown(1, 0, None)


@pytest.mark.rule("T16")
@pytest.mark.fault("nothing-left-out")
def test_all_may_have_been_asked_in_vain() -> None:
    state = run(roll(put(begin(), scarlett=(11, 17)), 1, 1), Move("hall"))
    state = run(state, Suggest("green", "rope"), Nothing())
    assert events(state, Nothing()) == [NothingShown(2, 0), Unanswered(0)]
    after = run(state, Nothing())
    assert after.actor == 0
    assert menu(after) == Legal(accuse=ACCUSATIONS, end=True)


@pytest.mark.rule("T16")
def test_the_asker_is_never_asked() -> None:
    # All three are the asker's or in the case file.
    state = run(roll(put(begin(), scarlett=(4, 7)), 1, 1), Move("kitchen"))
    state = run(state, Suggest("white", "candlestick"), Nothing(), Nothing())
    assert (state.phase, state.actor) == (Phase.ASKED, 0)


@pytest.mark.rule("T16")
def test_only_the_player_who_is_asked_answers() -> None:
    state = asking("plum", "rope")
    assert refusal(state, Show("plum"), by=2) == ("not-your-answer", "T16")
    assert refusal(state, Nothing(), by=0) == ("not-your-answer", "T16")
    assert not legal_actions(state, 0)
    assert not legal_actions(state, 2)
    for action in (Roll(), End(), Suggest("plum", "rope")):
        assert refusal(state, action, by=1) == ("question-is-open", "T16")
        assert refusal(state, action, by=0) == ("question-is-open", "T16")
        assert refusal(state, action, by=2) == ("not-your-turn", "T8")
    assert refusal(in_lounge(), Nothing(), by=1) == ("nothing-to-answer", "T16")
    assert refusal(in_lounge(), Show("plum"), by=0) == ("nothing-to-answer", "T16")


@pytest.mark.rule("T16")
@pytest.mark.fault("out-of-phase")
def test_nobody_accuses_while_an_answer_is_pending() -> None:
    """Moving again after suggesting. Accusing while an answer was pending."""
    state = asking("plum", "rope")
    assert refusal(state, Accuse(*CASE_FILE), by=0) == ("question-is-open", "T16")
    assert refusal(state, Roll(), by=0) == ("question-is-open", "T16")


@pytest.mark.rule("T17")
@pytest.mark.fault("out-of-phase")
@pytest.mark.fault("turn-ended-by-itself")
def test_once_a_card_is_shown_only_accusing_or_ending_remains() -> None:
    """The turn ended by itself when a card was shown, so nobody could accuse on it."""
    state = run(asking("mustard", "rope"), Show("mustard"))
    assert state.seat == state.actor == 0
    assert menu(state) == Legal(accuse=ACCUSATIONS, end=True)
    assert refusal(state, Suggest("plum", "rope")) == ("already-asked", "T17")
    assert refusal(state, Roll()) == ("already-moved", "T9")
    assert refusal(state, Stay()) == ("already-moved", "T9")
    assert refusal(state, Show("mustard"), by=1) == ("nothing-to-answer", "T16")
    assert run(state, End()).seat == 1


@pytest.mark.rule("T17")
def test_as_a_house_rule_one_accuses_only_if_nobody_has_shown() -> None:
    edition = travel(accuse_when="after-unanswered")
    shown = run(in_lounge(edition), Suggest("mustard", "rope"), Show("mustard"))
    assert menu(shown) == Legal(end=True)
    assert refusal(shown, Accuse(*CASE_FILE)) == ("accuse-after-unanswered", "house:accuse_when")
    state = run(roll(put(begin(edition), scarlett=(11, 17)), 1, 1), Move("hall"))
    unanswered = run(state, Suggest("green", "rope"), Nothing(), Nothing())
    assert menu(unanswered).accuse is not None


@pytest.mark.rule("T18")
def test_pawns_and_weapons_stay_where_a_suggestion_has_put_them() -> None:
    state = run(asking("white", "rope"), Nothing(), Show("lounge"), End())
    assert pawn(state, "white") == "lounge"
    assert weapon(state, "rope") == "lounge"
    state = roll(put(state, mustard=(3, 17)), 1, 1)
    state = run(state, Move((3, 17)), End())
    state = run(roll(state, 1, 1), Move((23, 19)), End())
    # The asker leaves; the others stay.
    state = run(roll(state, 1, 1), Move((7, 18)), End())
    assert pawn(state, "scarlett") == (7, 18)
    assert pawn(state, "white") == "lounge"
    assert weapon(state, "rope") == "lounge"


@pytest.mark.rule("T18")
def test_a_player_moved_walks_on_from_there() -> None:
    state = run(asking("mustard", "rope"), Show("mustard"), End())
    assert pawn(state, "mustard") == "lounge"
    assert set(menu(roll(state, 1, 1)).move) == {(5, 18), (7, 18), (6, 17)}


@pytest.mark.rule("T19")
def test_who_may_stay_is_not_told_to_leave_and_come_back() -> None:
    """The right lets one ask here; only, the turn begins with staying."""
    state = run(roll(put(begin(), scarlett=(6, 18)), 1, 1), Move("lounge"))
    state = run(state, Suggest("mustard", "rope"), Show("mustard"), End())
    assert menu(state).stay
    assert refusal(state, Suggest("plum", "rope")) == ("not-before-moving", "T19")
    assert menu(run(state, Stay())).suggest is not None


@pytest.mark.rule("T21")
@pytest.mark.parametrize("suspect", ["scarlett", "white", "green"])
@pytest.mark.parametrize("piece", ["candlestick", "dagger", "rope"])
def test_own_cards_may_be_named(suspect: str, piece: str) -> None:
    state = run(roll(put(begin(), scarlett=(4, 7)), 1, 1), Move("kitchen"))  # an own room too
    assert Suggest(suspect, piece) in menu(state)
    assert run(state, Suggest(suspect, piece)).phase is Phase.ANSWERING


# House rules that other editions need.


def test_asking_on_entry_may_be_optional() -> None:
    state = in_lounge(travel(asking="may-on-entry", accuse_when="own-turn"))
    assert menu(state) == Legal(
        suggest=Suggestions(DECK.suspects, DECK.weapons, "lounge"), accuse=ACCUSATIONS, end=True
    )
    stood = put(begin(travel(asking="may-on-entry")), scarlett="lounge")
    assert refusal(stood, Suggest("plum", "rope")) == ("not-left-and-entered", "T20")


def test_asking_may_be_for_whoever_stands_in_a_room() -> None:
    stood = put(begin(travel(asking="in-a-room")), scarlett="lounge")
    assert menu(stood) == Legal(
        roll=True,
        passage="conservatory",
        suggest=Suggestions(DECK.suspects, DECK.weapons, "lounge"),
        end=True,
    )
    asked = run(stood, Suggest("mustard", "rope"), Show("mustard"))
    assert refusal(asked, Suggest("plum", "rope")) == ("already-asked", "T17")
    assert refusal(asked, Roll()) == ("already-asked", "T17")  # it has not moved


def two_sides() -> State:
    edition = travel(seats=[2, 2], row=4)
    deal = Deal(
        CASE_FILE,
        (
            ("scarlett", "white", "candlestick", "dagger", "kitchen", "ballroom", "study"),
            ("mustard", "peacock", "lead-pipe", "revolver", "conservatory", "library", "plum"),
        ),
        WEAPONS,
        row=("spanner", "billiard-room", "lounge", "dining-room"),
    )
    state = run(opened(edition, TRIO[:2]), deal)
    return run(roll(put(state, scarlett=(6, 18)), 1, 1), Move("lounge"))


def test_an_unanswered_question_lets_the_asker_look_at_one_card_of_the_row() -> None:
    state = run(two_sides(), Suggest("green", "rope"), Nothing())
    assert menu(state).peek == (0, 1, 2, 3)
    assert refusal(state, Peek(4)) == ("no-such-place", "house:row")
    assert refusal(state, Peek(-1)) == ("no-such-place", "house:row")
    (peeked,) = events(state, Peek(2))
    assert isinstance(peeked, Peeked)
    assert see(peeked, 0) == Peeked(0, 2, "lounge")
    assert see(peeked, 1) == Peeked(0, 2, None)
    assert see(peeked, PUBLIC) == Peeked(0, 2, None)
    after = run(state, Peek(2))
    assert menu(after) == Legal(accuse=ACCUSATIONS, end=True)
    assert refusal(after, Peek(1)) == ("already-peeked", "house:row")
    assert after.row == state.row


def test_an_answered_question_gives_no_look_at_the_row() -> None:
    state = run(two_sides(), Suggest("mustard", "rope"), Show("mustard"))
    assert menu(state).peek == ()
    assert refusal(state, Peek(0)) == ("nothing-to-peek-at", "house:row")


def wrong_and_next(wrong_accuser: str) -> State:
    """Scarlett has accused wrongly; Mustard stands in the lounge, about to ask."""
    edition = travel(wrong_accuser=wrong_accuser, accuse_when="own-turn")
    state = run(begin(edition), Accuse("plum", "rope", "hall"))
    assert state.seat == 1
    return run(roll(put(state, mustard=(6, 18)), 1, 1), Move("lounge"))


def test_the_table_shows_for_a_player_who_has_left_a_card_picked_by_chance() -> None:
    state = run(put(wrong_and_next("hand-answers"), mustard="hall"), Suggest("scarlett", "dagger"))
    assert state.actor == 2
    assert events(state, Nothing()) == [NothingShown(2, 1), Asked(0, by_table=True)]
    state = run(state, Nothing())
    assert state.actor == CHANCE
    assert [action for action, _ in outcomes(state)] == [Pick("scarlett"), Pick("dagger")]
    for wrong in (Pick(None), Pick("white"), Pick("plum"), Pick("joker")):
        assert refusal(state, wrong) == ("bad-pick", "T16")
    assert refusal(state, Show("scarlett"), by=0) == ("no-longer-active", "T24")
    assert refusal(state, Roll(), by=1) == ("question-is-open", "T16")
    assert events(state, Pick("dagger")) == [Shown(0, 1, "dagger")]
    assert run(state, Pick("dagger")).phase is Phase.ASKED


def test_the_table_has_nothing_to_show_where_the_hand_holds_none() -> None:
    hall = put(wrong_and_next("hand-answers"), mustard="hall")
    hall = run(hall, Suggest("green", "rope"), Nothing())
    assert [action for action, _ in outcomes(hall)] == [Pick(None)]
    assert events(hall, Pick(None)) == [NothingShown(0, 1), Unanswered(1)]


def test_a_hand_that_lies_open_is_not_asked() -> None:
    state = run(wrong_and_next("laid-open"), Suggest("scarlett", "spanner"))
    assert state.actor == 2
    hall = put(wrong_and_next("laid-open"), mustard="hall")
    hall = run(hall, Suggest("green", "candlestick"))
    assert events(hall, Nothing()) == [NothingShown(2, 1), Unanswered(1)]


def test_a_wrong_accuser_goes_on_answering() -> None:
    state = put(wrong_and_next("answers-on"), mustard="hall")
    state = run(state, Suggest("white", "rope"), Nothing())
    assert state.actor == 0
    assert menu(state) == Legal(show=("white",))
    assert refusal(state, Nothing()) == ("asked-card-held", "T16")


def test_suggestions_are_numbered() -> None:
    state = run(asking("mustard", "rope"), Show("mustard"), End(), Stay())
    (suggested, *_) = events(state, Suggest("green", "rope"))
    assert suggested == Suggested(2, 1, "green", "rope", "lounge")


def test_in_the_middle_nobody_asks() -> None:
    edition = travel(accuse_where="middle", accuse_when="own-turn")
    state = roll(put(begin(edition), scarlett=(12, 17)), 1, 1)
    state = run(state, Move("middle"))
    assert refusal(state, Suggest("plum", "rope")) == ("not-in-a-room", "T14")
    assert menu(state) == Legal(accuse=ACCUSATIONS, end=True)


def test_the_deal_may_list_a_hand_in_any_order() -> None:
    """A face-down card could be told from its order in a list."""
    turned = replace(DEAL, hands=tuple(hand[::-1] for hand in DEAL.hands))
    assert events(opened(travel()), turned) == events(opened(travel()), DEAL)
