"""Random legal play, with what must always hold checked at each step."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.strategies import editions, seatings
from tudor.rules.actions import CHANCE, Action, By, Challenge, End, Nothing, Roll, SeatAction
from tudor.rules.board import MIDDLE
from tudor.rules.chance import draw, seed_key
from tudor.rules.edition import Edition
from tudor.rules.errors import IllegalAction
from tudor.rules.events import Brought, Challenged, Event, Moved, PutAside, Shown, TurnBegan
from tudor.rules.legal import Legal
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply, legal_actions


class Play(RuleBasedStateMachine):
    """A game of any edition, or of house rules on it."""

    @initialize(data=st.data(), plain=st.booleans())
    def begin(self, *, data: st.DataObject, plain: bool) -> None:
        self.edition: Edition = data.draw(editions(as_they_are=plain))
        self.suspects = data.draw(seatings(self.edition))
        self.state: State = new_game(self.edition, self.suspects)
        self.before = self.state
        self.log: list[tuple[By, Action]] = []
        self.events: list[Event] = []
        self.last: tuple[Event, ...] = ()

    def act(self, action: Action, by: By | None = None) -> None:
        by = self.state.actor if by is None else by
        assert by is not None
        self.before = self.state
        self.state, self.last = apply(self.state, by, action)
        self.log.append((by, action))
        self.events += self.last

    @precondition(lambda self: self.state.actor == CHANCE)
    @rule(seed=st.integers(0, 2**16))
    def chance(self, seed: int) -> None:
        """Chance deals, throws or picks."""
        self.act(draw(self.state, seed_key(seed), 1))

    @precondition(lambda self: isinstance(self.state.actor, int))
    @rule(data=st.data())
    def seat(self, data: st.DataObject) -> None:
        """Whoever is to act does something legal: a kind first, then one of that kind."""
        assert isinstance(self.state.actor, int)
        kinds: dict[type[SeatAction], list[SeatAction]] = {}
        for action in legal_actions(self.state, self.state.actor):
            kinds.setdefault(type(action), []).append(action)
        kind = data.draw(st.sampled_from(sorted(kinds, key=lambda k: k.__name__)))
        self.act(data.draw(st.sampled_from(kinds[kind])))

    @precondition(lambda self: bool(self.state.denials))
    @rule(data=st.data())
    def challenger(self, data: st.DataObject) -> None:
        """Somebody, to act or not, doubts an answer."""
        ways = [
            (seat, Challenge(denied.seat, denied.suggestion))
            for seat in range(len(self.suspects))
            for denied in legal_actions(self.state, seat).challenge
        ]
        if ways:
            by, challenge = data.draw(st.sampled_from(ways))
            self.act(challenge, by)

    @precondition(lambda self: self.state.actor is None)
    @rule(seat=st.integers(0, 5), action=st.sampled_from((Roll(), End(), Nothing())))
    def latecomer(self, seat: int, action: Action) -> None:
        """After the end nothing is legal."""
        assert not legal_actions(self.state, seat)
        with pytest.raises(IllegalAction, match="game-over"):
            apply(self.state, seat, action)

    @precondition(lambda self: isinstance(self.state.actor, int))
    @rule()
    def intruder(self) -> None:
        """Nobody acts for another."""
        others = [s for s in range(-1, len(self.suspects) + 1) if s != self.state.actor]
        actor = self.state.actor
        assert isinstance(actor, int)
        action = next(iter(legal_actions(self.state, actor)))
        for other in others:
            legal = legal_actions(self.state, other)
            assert legal == Legal(challenge=legal.challenge)
            if not isinstance(action, Challenge):
                with pytest.raises(IllegalAction):
                    apply(self.state, other, action)

    @invariant()
    def every_card_is_somewhere_exactly_once(self) -> None:
        state, deck = self.state, self.edition.deck
        if state.phase in {Phase.OPENING, Phase.DEALING}:
            return
        piles = [state.case_file, state.open, *state.hands, *(1 << card for card in state.row)]
        assert sum(pile.bit_count() for pile in piles) == len(deck) == 21
        assert sum(piles) == deck.all
        assert all((state.case_file & kind).bit_count() == 1 for kind in deck.kinds)

    @invariant()
    def cards_stay_where_they_were_dealt(self) -> None:
        one, other = self.before, self.state
        if one.hands:
            assert (one.hands, one.case_file, one.open, one.row) == (
                other.hands,
                other.case_file,
                other.open,
                other.row,
            )

    @invariant()
    def pieces_are_in_places_that_exist(self) -> None:
        state, board = self.state, self.edition.board
        if not state.pawns:
            return
        assert len(state.pawns) == len(state.weapons) == 6
        squares = [pawn for pawn in state.pawns if not board.is_room(pawn)]
        assert len(set(squares)) == len(squares), "two pawns on one square"
        assert all(board.corridor >> square & 1 for square in squares)
        for room in (*state.weapons, *(p for p in state.pawns if board.is_room(p))):
            assert board.place(room) in board.room_ids
        middle = {board.place(pawn) for pawn in state.pawns} & {MIDDLE}
        options = self.edition.options
        if MIDDLE not in {options.pawns_start, options.accuse_where}:
            assert not middle

    @invariant()
    def nobody_moves_a_pawn_but_by_a_move_or_a_question(self) -> None:
        moved = {event.suspect for event in self.last if isinstance(event, Moved)}
        assert moved <= {self.suspects[self.before.seat]}
        others = any(isinstance(event, Brought | PutAside) for event in self.last)
        if self.before.pawns and not moved and not others:
            assert self.before.pawns == self.state.pawns

    @invariant()
    def a_card_that_is_shown_is_held_and_was_named(self) -> None:
        question = self.before.question
        for event in self.last:
            if isinstance(event, Shown):
                assert question is not None
                assert event.card is not None
                shown = self.edition.deck.bits([event.card])
                assert shown & question.cards & self.before.hands[event.seat]

    @invariant()
    def whoever_challenges_pays_or_the_other_does(self) -> None:
        for event in self.last:
            if isinstance(event, Challenged):
                assert self.state.is_active(event.seat)
                assert self.state.is_active(event.at) < event.false or not event.false
                assert bool(self.state.muted >> event.seat & 1) == (not event.false)

    @invariant()
    def turns_go_round_past_the_inactive(self) -> None:
        seats = len(self.suspects)
        turns = [event for event in self.events if isinstance(event, TurnBegan)]
        assert [event.turn for event in turns] == list(range(1, len(turns) + 1))
        if turns and isinstance(self.last[-1] if self.last else None, TurnBegan):
            one, other = self.before.seat, self.state.seat
            if self.before.turn and not self.before.again:
                passed = [(one + step) % seats for step in range(1, (other - one - 1) % seats + 1)]
                assert not any(self.state.is_active(seat) for seat in passed)
            assert self.state.is_active(other)

    @invariant()
    def the_inactive_have_no_turns(self) -> None:
        state = self.state
        if state.phase in {Phase.TO_MOVE, Phase.WALKING, Phase.MOVED, Phase.ASKED}:
            assert state.is_active(state.seat)
        assert state.inactive | self.before.inactive == state.inactive

    @invariant()
    def the_log_replays_the_game(self) -> None:
        state, told = new_game(self.edition, self.suspects), list[Event]()
        for by, action in self.log:
            state, events = apply(state, by, action)
            told += events
        assert state == self.state
        assert told == self.events

    @invariant()
    def somebody_is_to_act_until_it_is_over(self) -> None:
        state = self.state
        assert (state.actor is None) == (state.phase is Phase.OVER) == (state.outcome is not None)
        if isinstance(state.actor, int):
            assert legal_actions(state, state.actor)


Play.TestCase.settings = settings(max_examples=50, stateful_step_count=60)
TestPlay = Play.TestCase
