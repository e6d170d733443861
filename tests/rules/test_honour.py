"""Answers on honour: the false witness, challenges and what they cost (T25)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.rules.positions import (
    TRIO,
    begin,
    events,
    landing,
    menu,
    opened,
    pawn,
    pile,
    put,
    refusal,
    roll,
    run,
)
from tests.rules.positions import travel as travel_with
from tests.strategies import Game, play
from tudor.rules.actions import (
    Accuse,
    Challenge,
    Dice,
    End,
    Move,
    Nothing,
    Roll,
    Show,
    Suggest,
)
from tudor.rules.chance import outcomes
from tudor.rules.edition import Edition
from tudor.rules.events import Asked, Challenged, NothingShown, PutAside, TurnBegan, TurnEnded
from tudor.rules.legal import Legal
from tudor.rules.record import dump, load_record
from tudor.rules.see import PUBLIC, see
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply, legal_actions

WRONG = Accuse("plum", "rope", "hall")


def honour(**house_rules: object) -> Edition:
    return travel_with(answering="on-honour", **house_rules)


def asked(edition: Edition | None = None, suspect: str = "mustard", weapon: str = "rope") -> State:
    """Scarlett asks in the lounge; Mustard's player is to answer."""
    state = run(roll(put(begin(edition or honour()), scarlett=(6, 18)), 1, 1), Move("lounge"))
    return run(state, Suggest(suspect, weapon))


def lied(edition: Edition | None = None) -> State:
    """Mustard's player, who holds Mustard, has said "nothing"; Plum's has shown the lounge."""
    return run(asked(edition), Nothing(), Show("lounge"))


def doubted(state: State, by: int, seat: int = 1, suggestion: int = 1) -> State:
    return apply(state, by, Challenge(seat, suggestion))[0]


def told(state: State, by: int, seat: int = 1, suggestion: int = 1) -> list[object]:
    return list(apply(state, by, Challenge(seat, suggestion))[1])


def walked(state: State) -> State:
    """The turn player has gone there and back, and ended the turn."""
    own = state.suspects[state.seat]
    start = state.edition.plan.start[own]
    return run(roll(put(state, **{own: start}), 1, 1), Move(start), End())


@pytest.mark.rule("T25")
def test_one_may_say_nothing_while_holding_a_card() -> None:
    assert menu(asked()) == Legal(show=("mustard",), nothing=True)
    assert events(asked(), Nothing()) == [NothingShown(1, 0), Asked(2)]


@pytest.mark.rule("T25")
def test_a_card_is_shown_only_if_it_is_held_and_was_named() -> None:
    assert refusal(asked(), Show("peacock"))[0] == "card-not-asked-for"
    assert refusal(asked(), Show("rope"))[0] == "card-not-held"


@pytest.mark.rule("T25")
def test_a_false_witness_takes_no_further_part_but_goes_on_answering() -> None:
    state = doubted(lied(), 2)
    assert not state.is_active(1)
    assert state.seat == state.actor == 0
    state = run(state, End())
    assert state.seat == 2  # the false witness has no turn
    assert refusal(state, Roll(), by=1) == ("no-longer-active", "house:answering")
    state = run(roll(put(state, plum=(17, 20)), 1, 1), Move("study"), Suggest("green", "rope"))
    state = run(state, Nothing())
    assert state.actor == 1
    assert menu(state).nothing


@pytest.mark.rule("T25")
def test_all_are_told_which_answer_it_was_and_never_the_card() -> None:
    event, *_ = told(lied(), 2)
    assert event == Challenged(2, 1, 1, false=True)
    assert isinstance(event, Challenged)
    for viewer in (0, 1, 2, PUBLIC):
        assert see(event, viewer) == event


@pytest.mark.rule("T25")
def test_who_challenges_a_true_answer_may_challenge_no_more() -> None:
    state = run(asked(suspect="white"), Nothing(), Nothing())
    assert told(state, 2) == [Challenged(2, 1, 1, false=False)]
    muted = doubted(state, 2)
    assert muted.is_active(1)
    assert muted.is_active(2)
    assert refusal(muted, Challenge(1, 1), by=2) == ("no-more-challenges", "house:answering")
    assert not legal_actions(muted, 2)
    assert legal_actions(muted, 0).challenge == (Challenge(2, 1),)


@pytest.mark.rule("T25")
def test_an_answer_is_challenged_once() -> None:
    state = run(asked(suspect="white"), Nothing(), Nothing())
    state = doubted(state, 2)
    assert refusal(state, Challenge(1, 1), by=0)[0] == "nothing-to-challenge"
    assert refusal(doubted(lied(), 2), Challenge(1, 1), by=0)[0] == "nothing-to-challenge"


@pytest.mark.rule("T25")
@pytest.mark.parametrize(
    ("seat", "number", "reason"),
    [
        (0, 1, "own-answer"),
        (2, 1, "nothing-to-challenge"),  # that seat has shown a card
        *[(seat, 1, "nothing-to-challenge") for seat in (7, -1)],
        *[(1, number, "nothing-to-challenge") for number in (0, 2)],
    ],
)
def test_an_answer_that_is_challenged_is_anothers_and_was_given(
    seat: int, number: int, reason: str
) -> None:
    state = lied()
    refused = refusal(state, Challenge(seat, number), by=0)
    assert refused == (reason, "house:answering")


@pytest.mark.rule("T25")
def test_nobody_challenges_the_own_answer_and_no_stranger_challenges_any() -> None:
    state = lied()
    assert legal_actions(state, 1).challenge == ()
    assert refusal(state, Challenge(1, 1), by=1)[0] == "own-answer"
    for stranger in (-1, 3, 99):
        assert not legal_actions(state, stranger)
        refusal(state, Challenge(1, 1), by=stranger)


@pytest.mark.rule("T25")
def test_who_is_no_longer_active_challenges_nothing() -> None:
    state = run(lied(honour(accuse_when="own-turn")), WRONG)
    assert not legal_actions(state, 0)
    assert refusal(state, Challenge(1, 1), by=0)[0] == "no-longer-active"
    # A false witness is no better.
    again = run(asked(), Nothing(), Nothing())
    again = doubted(again, 2, 1)
    assert refusal(again, Challenge(2, 1), by=1)[0] == "no-longer-active"


@pytest.mark.rule("T25")
def test_a_question_is_not_interrupted() -> None:
    state = run(asked(), Nothing())
    assert state.phase is Phase.ANSWERING
    for seat in range(3):
        assert legal_actions(state, seat).challenge == ()
    for seat in (0, 2):
        assert refusal(state, Challenge(1, 1), by=seat)[0] == "question-is-open"


@pytest.mark.rule("T25")
def test_before_the_first_turn_no_question_is_open_and_none_was_answered() -> None:
    state = new_game(honour(), TRIO)
    for _ in range(2):
        assert refusal(state, Challenge(1, 1), by=0) == ("nothing-to-challenge", "house:answering")
        state = opened(honour())
    assert state.phase is Phase.DEALING


@pytest.mark.rule("T25")
def test_where_answers_are_enforced_there_is_nothing_to_challenge() -> None:
    state = run(asked(travel_with(), suspect="white"), Nothing(), Show("lounge"))
    assert refusal(state, Challenge(1, 1), by=0) == ("not-on-honour", "T16")


def own_turns() -> dict[str, State]:
    """The false witness, Mustard, is to play, in each phase between questions."""
    edition = honour(asking="may-on-entry", bonus="house-deck")
    start = put(run(lied(edition), End()), mustard=(6, 7))
    asked_too = run(roll(put(start, mustard=(17, 20)), 1, 1), Move("study"))
    asked_too = run(asked_too, Suggest("peacock", "spanner"), Show("spanner"))
    walking = roll(start, 1, 1)
    shuffling = landing(start)
    return {
        "to-move": start,
        "rolling": run(start, Roll()),
        "walking": walking,
        "moved": run(walking, Move((6, 7))),
        "asked": asked_too,
        "shuffling": shuffling,
        "choosing": run(shuffling, pile("open-window")),
    }


@pytest.mark.rule("T25")
@pytest.mark.parametrize(
    "phase", ["to-move", "rolling", "walking", "moved", "asked", "shuffling", "choosing"]
)
def test_if_it_is_that_players_own_turn_the_turn_ends(phase: str) -> None:
    state = own_turns()[phase]
    assert (state.seat, state.phase) == (1, phase)
    for challenger in (0, 2):
        happened = told(state, challenger)
        assert happened[0] == Challenged(challenger, 1, 1, false=True)
        assert happened[-2:] == [TurnEnded(1), TurnBegan(2, 3)]
        after = doubted(state, challenger)
        assert (after.seat, after.phase, after.actor) == (2, Phase.TO_MOVE, 2)
        assert not after.is_active(1)


@pytest.mark.rule("T25")
def test_another_turn_of_a_false_witness_is_not_played() -> None:
    state = run(own_turns()["shuffling"], pile("stopped-clock"))
    assert state.again
    assert doubted(state, 0).seat == 2


@pytest.mark.rule("T25")
def test_as_one_of_the_last_two_the_other_plays_on_alone() -> None:
    state = replace(lied(), inactive=0b100)
    state = run(doubted(state, 0), End())
    assert (state.seat, state.actor) == (0, 0)
    assert state.outcome is None
    state = put(replace(lied(), inactive=0b100), mustard=(3, 17))
    state = run(state, End())
    assert state.seat == 1
    assert doubted(state, 0).seat == 0


@pytest.mark.rule("T25")
def test_all_wrong_counts_a_false_witness() -> None:
    edition = honour(accuse_when="own-turn")
    state = run(lied(edition), WRONG)  # Scarlett is wrong; it is Mustard's turn
    state = doubted(state, 2)
    assert state.seat == 2
    state = run(state, WRONG)
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason) == (None, "all-wrong")


@pytest.mark.rule("T25")
def test_the_pawn_before_a_door_is_put_aside_and_others_may_pass_at_once() -> None:
    state = put(lied(), mustard=(17, 20))
    happened = told(state, 2)
    assert PutAside("mustard", (17, 20), "study") in happened
    assert pawn(doubted(state, 2), "mustard") == "study"


@pytest.mark.rule("T25")
def test_a_pawn_put_aside_opens_the_way_for_a_roll_that_lies() -> None:
    """The roll was measured while the pawn stood in the way."""
    state = put(run(lied(), End()), mustard=(17, 20))
    state = run(state, Roll(), Dice((1, 1)), Move((17, 20)), End())
    assert state.seat == 2
    state = roll(put(state, plum=(16, 20)), 1, 2)
    assert "study" not in menu(state).move
    after = doubted(state, 0)
    assert pawn(after, "mustard") == "study"
    assert "study" in menu(after).move
    assert pawn(run(after, Move("study")), "plum") == "study"


@pytest.mark.rule("T25")
def test_the_time_to_challenge_ends_with_the_askers_next_turn() -> None:
    state = run(lied(), End())
    for seat in (1, 2):
        assert legal_actions(state, 0).challenge == (Challenge(1, 1),)
        assert state.seat == seat
        state = walked(state)
    assert state.seat == 0  # the asker's next turn
    assert menu(state).challenge == (Challenge(1, 1),)
    state = walked(state)
    for seat in range(3):
        assert legal_actions(state, seat).challenge == ()
    assert refusal(state, Challenge(1, 1), by=2)[0] == "nothing-to-challenge"


@pytest.mark.rule("T25")
def test_the_time_ends_too_where_the_asker_has_no_more_turns() -> None:
    state = run(lied(honour(accuse_when="own-turn")), WRONG)
    assert legal_actions(state, 2).challenge == (Challenge(1, 1),)
    state = walked(state)
    assert legal_actions(state, 2).challenge == (Challenge(1, 1),)
    state = walked(state)  # the asker is passed over: that was the next turn
    assert state.seat == 1
    assert legal_actions(state, 2).challenge == ()


@pytest.mark.rule("T25")
def test_another_turn_at_once_is_the_askers_next_turn() -> None:
    state = run(replace(lied(), again=True), End())
    assert (state.seat, legal_actions(state, 2).challenge) == (0, (Challenge(1, 1),))
    state = walked(state)
    assert legal_actions(state, 2).challenge == ()


@pytest.mark.rule("T25")
def test_what_the_table_answers_for_a_hand_is_beyond_doubt() -> None:
    edition = honour(wrong_accuser="hand-answers", accuse_when="own-turn")
    state = run(begin(edition), WRONG)  # Scarlett's player has left
    state = put(state, mustard=(6, 18))
    state = run(roll(state, 1, 1), Move("lounge"), Suggest("green", "rope"), Nothing())
    assert state.phase is Phase.PICKING
    assert refusal(state, Challenge(2, 1), by=1)[0] == "question-is-open"
    ((pick, _),) = outcomes(state)
    state = run(state, pick)
    assert legal_actions(state, 1).challenge == (Challenge(2, 1),)


@pytest.mark.rule("T25")
def test_a_false_answer_of_one_who_only_answers_is_told_and_nothing_more() -> None:
    state = replace(lied(), inactive=0b010)
    assert told(state, 2) == [Challenged(2, 1, 1, false=True)]
    assert doubted(state, 2).inactive == 0b010


@pytest.mark.rule("T25")
def test_the_record_says_what_happened_and_replays() -> None:
    """A challenge comes from a seat that is not to act, and the log must say from which."""

    def challenges(game: Game) -> list[Challenged]:
        return [e for row in game.rows for e in row if isinstance(e, Challenged)]

    games = (play(honour(), TRIO, seed) for seed in range(100))
    game = next(g for g in games if {c.false for c in challenges(g)} == {True, False})
    record = load_record(dump(game.record()))
    assert [happened for _, happened in record.replay()] == list(game.rows)
    by = [entry.by for entry in record.entries if isinstance(entry.action, Challenge)]
    assert by == [event.seat for event in challenges(game)]
