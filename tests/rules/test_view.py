"""What a viewer may know, the fold of it, and that nothing else can be told from it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, target
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rules.positions import (
    BONUS_SQUARE,
    DEAL,
    TRIO,
    begin,
    events,
    opened,
    pile,
    put,
    roll,
    run,
    travel,
)
from tests.strategies import Game, Twins, find_twin, games, play, replay, twin_games
from tests.tiny import SUSPECTS, TINY, tiny
from tudor.rules import events as ev
from tudor.rules import see as see_module
from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Action,
    By,
    Challenge,
    Choose,
    Deal,
    End,
    Move,
    Nothing,
    Opening,
    Show,
    Suggest,
)
from tudor.rules.asking import matching
from tudor.rules.edition import load
from tudor.rules.events import Event
from tudor.rules.see import ALL, PUBLIC, Viewer, see
from tudor.rules.state import Phase, State
from tudor.rules.turn import legal_actions
from tudor.rules.view import Answer, DrawnBonus, View

# The fold of what is seen against the truth.


def agrees(view: View, state: State) -> None:
    """What `view` says of where the game stands is so."""
    edition = state.edition
    board, deck = edition.board, edition.deck
    assert view.phase is state.phase
    assert view.actor == state.actor
    assert view.outcome == state.outcome
    if state.turn:
        assert (view.seat, view.turn) == (state.seat, state.turn)
    assert view.out == outs(state)
    if not state.pawns:
        assert (view.pawns, view.weapons, view.hand) == ({}, {}, ())
        return
    pawns = zip(deck.suspects, map(board.place, state.pawns), strict=True)
    assert view.pawns == dict(pawns)
    assert view.weapons == dict(zip(deck.weapons, map(board.place, state.weapons), strict=True))
    assert view.sizes == tuple(hand.bit_count() for hand in state.hands)
    assert view.open == deck.cards(state.open)
    assert len(view.row) == len(state.row)
    for seen, card in zip(view.row, state.row, strict=True):
        assert seen in {None, deck.ids[card]}
    assert view.pile == len(state.pile)
    assert view.muted == tuple(s for s in range(len(state.suspects)) if state.muted >> s & 1)
    if state.bonus is not None:
        drawn = edition.bonus_cards[state.bonus.card].id
        assert view.bonus == DrawnBonus(drawn, at=state.bonus.at)
    elif view.bonus is not None:
        assert view.bonus.at is None
        assert state.question is None
    for seat, cards in view.laid_open.items():
        assert deck.bits(cards) & ~state.hands[int(seat)] == 0
    if isinstance(view.viewer, int):
        assert view.hand == deck.cards(state.hands[view.viewer])
    case_file = deck.cards(state.case_file)
    if view.viewer == ALL or state.phase is Phase.OVER:
        assert view.case_file == case_file
    else:
        assert view.case_file in {None, case_file}
    question_agrees(view, state)


def outs(state: State) -> dict[str, ev.Out]:
    """The seats that are out, and how."""
    found: dict[str, ev.Out] = {}
    for seat in range(len(state.suspects)):
        if not state.is_active(seat):
            laid_open, left = (bits >> seat & 1 for bits in (state.laid_open, state.left))
            found[str(seat)] = (
                "laid-open" if laid_open else "hand-answers" if left else "answers-on"
            )
    return found


def seen_by_all(game: Game) -> tuple[dict[str, set[str]], dict[int, tuple[str, ...]]]:
    """By seat: cards that lie open or were revealed; the case file for those who looked at it."""
    cards: dict[str, set[str]] = {}
    looked: dict[int, tuple[str, ...]] = {}
    for event in (event for row in game.rows for event in row):
        if isinstance(event, ev.Revealed):
            cards.setdefault(str(event.seat), set()).add(event.card)
        elif isinstance(event, ev.LaidOpen):
            cards.setdefault(str(event.seat), set()).update(event.cards)
        elif isinstance(event, ev.Accused) and event.case_file:
            looked[event.seat] = event.case_file
    return cards, looked


def question_agrees(view: View, state: State) -> None:
    question = state.question
    assert (view.question is None) == (question is None)
    if view.question is None or question is None:
        return
    asked = view.question
    deck = state.edition.deck
    assert (asked.asker, asked.asked) == (question.asker, question.asked)
    assert deck.bits((asked.suspect, asked.weapon, asked.room)) == question.cards
    assert asked.number == state.questions
    shows = [answer.seat for answer in asked.answers if answer.shows]
    assert shows == ([] if question.shower is None else [question.shower])
    for answer in asked.answers:
        may_see = answer.shows and view.viewer in {answer.seat, question.asker, ALL}
        assert (answer.card is not None) == may_see
        holds = state.hands[answer.seat] & question.cards
        assert bool(holds) or not answer.shows
        if state.edition.options.answering == "enforced":
            assert bool(holds) == answer.shows
        if answer.card is not None:
            assert holds >> deck.index[answer.card] & 1


def the_fold_of(game: Game) -> dict[Viewer, View]:
    """What each viewer knows at the end, which has been the truth at every step."""
    last = {}
    for viewer in (*game.viewers, ALL):
        for view, state in zip(game.views(viewer), game.states, strict=True):
            agrees(view, state)
        last[viewer] = view
    return last


@given(games())
@settings(max_examples=60)
def test_the_fold_of_what_is_seen_is_the_truth_at_every_step(game: Game) -> None:
    the_fold_of(game)


LIED: tuple[tuple[By, Action], ...] = (
    (CHANCE, Opening((1, None, None))),
    (CHANCE, DEAL),
    (0, Move("lounge")),
    (0, Suggest("mustard", "rope")),
    (1, Nothing()),  # who holds Mustard
    (2, Show("lounge")),
    (0, End()),
)
FOUND_FALSE = (2, Challenge(1, 1))


def lying(*log: tuple[By, Action], **house_rules: object) -> Game:
    """On honour, without dice: seat 1 has said "nothing" falsely and is to play."""
    edition = travel(answering="on-honour", dice=0, reach=100, opener="chance", **house_rules)
    return replay(edition, TRIO, (*LIED, *log))


def test_a_turn_that_a_challenge_ends_before_the_shuffling_has_drawn_no_bonus_card() -> None:
    game = lying((1, Move(BONUS_SQUARE)), FOUND_FALSE, bonus="house-deck")
    assert game.states[-2].phase is Phase.SHUFFLING
    assert game.states[-1].phase is Phase.TO_MOVE
    for view in the_fold_of(game).values():
        assert (view.phase, view.seat, view.bonus, view.pile) == (Phase.TO_MOVE, 2, None, 0)
        assert view.out == {"1": "answers-on"}


@pytest.mark.parametrize("wrong_accuser", ["answers-on", "hand-answers", "laid-open"])
def test_a_wrong_accuser_who_is_found_false_later_stays_out_as_before(
    wrong_accuser: str,
) -> None:
    wrong = (1, Accuse("plum", "rope", "hall"))
    game = lying(wrong, FOUND_FALSE, wrong_accuser=wrong_accuser, accuse_when="own-turn")
    assert game.rows[-1] == (ev.Challenged(2, 1, 1, false=True),)
    for view in the_fold_of(game).values():
        assert view.out == {"1": wrong_accuser}


def test_a_drawn_bonus_card_is_known_until_the_turn_player_asks_by_it() -> None:
    game = lying(
        (1, Move(BONUS_SQUARE)),
        (CHANCE, pile("open-window")),
        (1, Choose(room="study")),
        (1, Suggest("plum", "rope")),
        bonus="house-deck",
    )
    the_fold_of(game)
    for viewer in game.viewers:
        drawn, chosen, asked = list(game.views(viewer))[-3:]
        assert drawn.bonus == chosen.bonus == DrawnBonus("open-window")
        assert (drawn.pile, asked.pile) == (12, 12)
        assert asked.bonus is None


@given(games())
@settings(max_examples=40)
def test_open_cards_and_the_case_file_are_known_to_those_who_saw_them(game: Game) -> None:
    cards, looked = seen_by_all(game)
    for viewer in game.viewers:
        *_, view = game.views(viewer)
        assert {seat: set(shown) for seat, shown in view.laid_open.items()} == cards
        if game.states[-1].phase is not Phase.OVER:
            assert view.case_file == (looked.get(viewer) if isinstance(viewer, int) else None)


def test_dice_and_rolls_are_seen_by_all() -> None:
    game = play(load("travel"), ("plum", "white", "green"), 3)
    rolled = 0
    for viewer in game.viewers:
        for view, row in zip(list(game.views(viewer))[1:], game.rows, strict=True):
            for event in row:
                if isinstance(event, ev.Rolled):
                    assert view.dice == event.faces
                    rolled += 1
                if isinstance(event, ev.OpeningRolled):
                    assert view.rolls == event.rolls
    assert rolled > 20


def test_an_unknown_viewer_sees_as_the_public_does() -> None:
    """Who sits nowhere at the table, by whatever number, is shown no hand."""
    game = play(load("travel"), ("plum", "white", "green"), 5)
    for viewer in (3, 99, -1, -3):
        assert game.stream(viewer) == game.stream(PUBLIC)


# What is hidden.


def dealt(viewer: Viewer) -> ev.Dealt:
    seen = see(events(opened(travel()), DEAL)[0], viewer)
    assert isinstance(seen, ev.Dealt)
    return seen


@pytest.mark.fault("all-cards-sent")
def test_the_deal_shows_a_seat_its_own_hand_alone() -> None:
    """The start message carried every player's cards."""
    whole = dealt(ALL)
    assert None not in whole.hands
    for seat in range(3):
        hands = dealt(seat).hands
        assert [s for s, hand in enumerate(hands) if hand is not None] == [seat]
        assert hands[seat] == whole.hands[seat]
    assert dealt(PUBLIC).hands == (None, None, None)


@pytest.mark.parametrize("viewer", [0, 1, 2, PUBLIC])
@pytest.mark.fault("solution-in-browser")
def test_nobody_is_shown_the_case_file(viewer: Viewer) -> None:
    """The case file was in the browser's state."""
    assert dealt(viewer).case_file is None
    seen = msgspec.json.encode(dealt(viewer))
    for card in DEAL.case_file:
        pawns_and_weapons = {"green", "rope"}  # the pieces on the board are no secret
        assert (f'"{card}"'.encode() in seen) == (card in pawns_and_weapons)


@pytest.mark.fault("told-by-layout")
def test_a_hand_is_listed_in_the_order_of_the_deck() -> None:
    """A face-down card could be told from its order in a list."""
    turned = replace(DEAL, hands=tuple(hand[::-1] for hand in DEAL.hands))
    assert events(opened(travel()), turned)[0] == dealt(ALL)


@given(games())
@settings(max_examples=60)
def test_every_viewer_gets_every_event_redacted_and_never_left_out(game: Game) -> None:
    for row in game.rows:
        for event in row:
            assert see(event, ALL) == event
            for viewer in game.viewers:
                seen = see(event, viewer)
                assert type(seen) is type(event)
                for field in event.__struct_fields__:
                    told, true = getattr(seen, field), getattr(event, field)
                    assert told == true or field in {"card", "hands", "case_file", "row"}


# Non-interference: what a viewer is sent depends on nothing that the viewer may not know.


def apart(twins: Twins) -> str | None:
    """How the viewer could tell the two games apart, if at all."""
    one, other, viewer = twins.one, twins.other, twins.viewer
    for row, (left, right) in enumerate(zip(one.stream(viewer), other.stream(viewer), strict=True)):
        if left != right:
            return f"row {row}: {left!r} is not {right!r}"
    if isinstance(viewer, int):
        for row, (left_, right_) in enumerate(zip(one.states, other.states, strict=True)):
            if legal_actions(left_, viewer) != legal_actions(right_, viewer):
                return f"row {row}: other legal actions"
    for row, (left__, right__) in enumerate(zip(one.states, other.states, strict=True)):
        if left__.actor != right__.actor:
            return f"row {row}: somebody else is to act"
    return None


def differences(twins: Twins) -> Counter[str]:
    """In what the games differ."""
    one, other = twins.one, twins.other
    found: Counter[str] = Counter()
    pairs: zip[tuple[tuple[By, Action], tuple[By, Action]]] = zip(one.log, other.log, strict=True)
    for (_, left), (_, right) in pairs:
        if left == right:
            continue
        found[type(left).__name__] += 1
        if isinstance(left, Deal) and isinstance(right, Deal):
            found["case file"] += left.case_file != right.case_file
            found["row"] += left.row != right.row
            mine = [sorted(hand) for hand in left.hands]
            found["hands"] += mine != [sorted(hand) for hand in right.hands]
    for left_row, right_row in zip(one.rows, other.rows, strict=True):
        for left_event, right_event in zip(left_row, right_row, strict=True):
            if left_event != right_event:
                found[type(left_event).__name__] += 1
    return found


@given(twin_games())
@settings(max_examples=120)
@pytest.mark.fault("replay-shows-all")
def test_no_viewer_can_tell_twins_apart(twins: Twins) -> None:
    target(float(len(twins.one.log)), label="rows")
    assert differences(twins)["Deal"] == 1
    assert apart(twins) is None


@given(twin_games(st.sampled_from(TINY).map(tiny)))
@settings(max_examples=40)
def test_nor_in_tiny_editions(twins: Twins) -> None:
    assert apart(twins) is None


EDITIONS_APART: dict[str, dict[str, Any]] = {
    "travel": {},
    "two sides": {"seats": [2, 2], "row": 4},
    "the table answers": {"wrong_accuser": "hand-answers", "accuse_when": "own-turn"},
    "laid open": {"wrong_accuser": "laid-open", "left_over": "face-up"},
    "on honour": {"answering": "on-honour"},
    "bonus": {"bonus": "house-deck", "dice": 0, "opener": "chance"},
}


def twins_of(rules: dict[str, Any], seeds: range, rashness: float = 0.1) -> list[Twins | None]:
    """For each game and each viewer of it, the twin if one is found."""
    edition = travel(**rules)
    found = []
    for seed in seeds:
        seats = edition.options.seats[0] + seed % 2 * (edition.options.seats[1] > 2)
        suspects = edition.deck.suspects[:seats]
        game = play(edition, suspects, seed, 160, rashness=rashness, often_bonus=0.5)
        found += [find_twin(game, viewer, random.Random(seed)) for viewer in game.viewers]
    return found


@pytest.mark.parametrize("name", EDITIONS_APART)
def test_twins_are_found_nearly_always_and_differ_in_all_that_is_hidden(name: str) -> None:
    """Else the tests above would say nothing."""
    found = twins_of(EDITIONS_APART[name], range(40))
    twins = [pair for pair in found if pair]
    # Who has seen the case file, and open hands besides, may have nothing left to wonder about.
    assert len(twins) > (0.4 if name == "laid open" else 0.7) * len(found)
    seen = Counter[str]()
    for pair in twins:
        seen += differences(pair)
        assert apart(pair) is None
    assert seen["hands"] > 0.7 * len(twins)
    assert seen["case file"] > 0.3 * len(twins)
    assert seen["Dealt"] == len(twins)
    assert seen["Shown"] > 20
    assert seen["Accused"] > 5
    if name == "on honour":
        results = Counter(
            event.false
            for pair in twins
            for row in pair.one.rows
            for event in row
            if isinstance(event, ev.Challenged)
        )
        assert min(results[True], results[False]) > 10
        assert lies_in_one_alone(twins) > 10
    if name == "bonus":
        assert seen["Looked"] > 10
    if name == "two sides":
        assert seen["row"] > 0.3 * len(twins)
        assert seen["Peeked"] > 10
    if name == "the table answers":
        assert seen["Pick"] > 10


def lies_in_one_alone(twins: list[Twins]) -> int:
    """How often a "nothing" is true in one game and false in its twin."""
    found = 0
    for pair in twins:
        for (_, action), left, right in zip(
            pair.one.log, pair.one.states, pair.other.states, strict=False
        ):
            if isinstance(action, Nothing):
                found += bool(matching(left)) != bool(matching(right))
    return found


def leaky(kind: type[Event], **leak: Callable[[Any], Any]) -> dict[type[Event], Any]:
    """A way of hiding that lets something of `kind` through."""
    whole = dict(see_module._HIDES)
    honest = whole[kind]

    def hide(event: Event, viewer: Viewer) -> Event:
        fields = {field: told(event) for field, told in leak.items()}
        return replace(honest(event, viewer), **fields)

    return whole | {kind: hide}


LEAKS: dict[str, tuple[str, dict[type[Event], Any]]] = {
    "the case file": ("travel", leaky(ev.Dealt, case_file=lambda e: e.case_file)),
    "all hands": ("travel", leaky(ev.Dealt, hands=lambda e: e.hands)),
    "the row": ("two sides", leaky(ev.Dealt, row=lambda e: e.row)),
    "the card shown": ("travel", leaky(ev.Shown, card=lambda e: e.card)),
    "how long the card's name is": ("travel", leaky(ev.Shown, card=lambda e: "?" * len(e.card))),
    "the card looked at": ("two sides", leaky(ev.Peeked, card=lambda e: e.card)),
    "what a wrong accuser saw": ("travel", leaky(ev.Accused, case_file=lambda e: e.case_file)),
    "how wrong an accuser was": (
        "travel",
        leaky(ev.Accused, seat=lambda e: e.seat + 10 * (e.room == e.case_file[2])),
    ),
    "the card looked at by a bonus": ("bonus", leaky(ev.Looked, card=lambda e: e.card)),
    "the card the table shows": ("the table answers", leaky(ev.Shown, card=lambda e: e.card)),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_in_what_is_seen_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, hides = LEAKS[leak]
    twins = [pair for pair in twins_of(EDITIONS_APART[name], range(25)) if pair]
    assert not any(apart(pair) for pair in twins)
    monkeypatch.setattr(see_module, "_HIDES", hides)
    assert any(apart(pair) for pair in twins)


def test_a_leak_in_what_is_legal_is_noticed() -> None:
    """A seat that could do something else for hidden reasons would be told apart."""
    one = play(load("travel"), ("plum", "white", "green"), 1)
    pair = find_twin(one, PUBLIC, random.Random(1))
    assert pair is not None
    assert apart(pair) is None
    # Seen as a seat whose hand differs, the same pair is no pair of twins.
    held = zip(pair.one.states[-1].hands, pair.other.states[-1].hands, strict=True)
    hands = [left != right for left, right in held]
    for seat, differs in enumerate(hands):
        if differs:
            assert apart(Twins(seat, pair.one, pair.other)) is not None
    assert any(hands)


# Small things of the view.


def test_the_answers_to_a_question_are_kept_with_who_gave_them() -> None:
    state = run(roll(put(begin(), scarlett=(6, 18)), 1, 1), Move("lounge"))
    view = View(viewer=2, suspects=state.suspects, phase=Phase.MOVED)
    for event in events(state, Suggest("white", "rope"), Nothing(), Show("lounge")):
        view = view.after(see(event, 2))
    assert view.question is not None
    assert view.question.answers == (
        Answer(1, shows=False),
        Answer(2, shows=True, card="lounge"),
    )
    assert view.phase is Phase.ASKED


def test_a_looker_remembers_the_row() -> None:
    edition = travel(seats=[2, 2], row=4)
    game, row, peeked = next(
        (game, row, event)
        for game in (play(edition, ("plum", "white"), seed) for seed in range(50))
        for row, happened in enumerate(game.rows)
        for event in happened
        if isinstance(event, ev.Peeked)
    )
    views = {viewer: list(game.views(viewer))[row + 1] for viewer in game.viewers}
    assert views[peeked.seat].row[peeked.place] == peeked.card
    assert views[1 - peeked.seat].row == (None,) * 4
    assert views[PUBLIC].row == (None,) * 4


def test_chance_acts_also_in_the_view() -> None:
    for phase in (Phase.OPENING, Phase.DEALING, Phase.ROLLING, Phase.PICKING):
        assert View(viewer=0, suspects=SUSPECTS, phase=phase).actor == CHANCE
