"""Random editions, games and twins of games, for every test that wants them.

A game is a function of an edition, its suspects by seat and a number, so that Hypothesis draws
little and shrinks to short games of low numbers; chance and players draw from that number.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Final

import msgspec
from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter

from tudor.rules.actions import (
    CHANCE,
    Accuse,
    Action,
    By,
    Challenge,
    Choose,
    Deal,
    Door,
    End,
    Move,
    Nothing,
    Passage,
    Peek,
    Pick,
    Place,
    Roll,
    SeatAction,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.asking import matching
from tudor.rules.chance import Source, draw
from tudor.rules.edition import EDITIONS, Edition, load
from tudor.rules.events import (
    Accused,
    Asked,
    Challenged,
    Event,
    LaidOpen,
    Looked,
    NothingShown,
    Peeked,
    Revealed,
    Shown,
    Suggested,
)
from tudor.rules.legal import Choices, Legal
from tudor.rules.options import SIDES
from tudor.rules.record import Entry, Record, RecordSeat
from tudor.rules.state import Phase, State, new_game
from tudor.rules.turn import apply, legal_actions
from tudor.rules.view import PUBLIC, View, Viewer, see

OPTION_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "seats": ([2, 2], [2, 6], [3, 6], [4, 5]),
    "board": ("classic", "modern"),
    "dice": (0, 1, 2),
    "reach": (1, 3, 8),
    "opener": ("highest-one", "highest-all", "scarlett", "chance"),
    "pawns_start": ("squares", "middle"),
    "weapons_start": ("one-a-room", "any-room", "middle"),
    "left_over": ("dealt", "face-up"),
    "roll": ("exact", "up-to"),
    "same_square_twice": (True, False),
    "pawns_block": (True, False),
    "shortcuts": ("passages", "passages-and-doors"),
    "reenter_same_turn": (True, False),
    "asking": ("must-on-entry", "may-on-entry", "in-a-room"),
    "moved_may_stay": (True, False),
    "accuse_when": ("after-asking", "after-unanswered", "own-turn", "instead-of-asking"),
    "accuse_where": ("anywhere", "middle"),
    "wrong_accuser": ("answers-on", "hand-answers", "laid-open"),
    "answering": ("enforced", "on-honour"),
    "bonus": ("none", "house-deck"),
    "row": (0, 4),
    "turn_limit": (None, 1, 7, 40),
}
"""Values of each option from which a playable game can be put together."""


def sensible(rules: dict[str, Any], edition: str = "travel") -> dict[str, Any]:
    """`rules` with what makes no sense mended, on top of an edition's options."""
    o: dict[str, Any] = msgspec.to_builtins(load(edition).options) | rules
    mended = dict(rules)
    if o["board"] == "modern" and o["pawns_start"] == "squares":
        mended["pawns_start"] = "middle"
    if o["accuse_where"] == "middle" and o["accuse_when"].startswith("after"):
        # What else could be done there? Nobody asks in the middle.
        mended["accuse_when"] = "own-turn"
    if o["row"] and o["seats"][0] > SIDES:
        mended["seats"] = [SIDES, o["seats"][1]]
    if o["bonus"] != "none" and o["seats"][1] == SIDES:
        mended["bonus"] = "none"
    if o["dice"] == 0 and o["opener"] == "highest-all":
        mended["opener"] = "chance"
    return mended


def house_rules(edition: str = "travel") -> st.SearchStrategy[dict[str, Any]]:
    """Any number of options changed so that an edition can still be played."""
    values = {option: st.sampled_from(values) for option, values in OPTION_VALUES.items()}
    return st.fixed_dictionaries({}, optional=values).map(partial(sensible, edition=edition))


def changed_editions() -> st.SearchStrategy[Edition]:
    """House rules on any of the package's editions."""
    return st.sampled_from(EDITIONS).flatmap(
        lambda key: house_rules(key).map(load(key).with_house_rules)
    )


def editions(*, as_they_are: bool = False) -> st.SearchStrategy[Edition]:
    """The package's editions and, unless they are to stay `as_they_are`, house rules on them."""
    known = st.sampled_from(EDITIONS).map(load)
    return known if as_they_are else known | changed_editions()


@dataclass(frozen=True, repr=False)
class Game:
    """A game, or the beginning of one: what was done, what happened, every state on the way."""

    edition: Edition
    suspects: tuple[str, ...]
    log: tuple[tuple[By, Action], ...]
    states: tuple[State, ...]
    """The state before the first action, then the one after each."""
    rows: tuple[tuple[Event, ...], ...]
    """The events of each action."""
    made: str = ""
    """How to make it again."""

    def __repr__(self) -> str:
        made = self.made or f"{len(self.log)} actions"
        return f"<{made}: {self.edition.key} {self.edition.house_rules} {self.suspects}>"

    def _repr_pretty_(self, printer: RepresentationPrinter, cycle: bool) -> None:  # noqa: ARG002, FBT001
        """Short too where Hypothesis tells of a failure: else its warning hides the failure."""
        printer.text(repr(self))

    @cached_property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and the public."""
        return (*range(len(self.suspects)), PUBLIC)

    def stream(self, viewer: Viewer) -> list[bytes]:
        """What `viewer` is sent, row by row."""
        return [msgspec.json.encode([see(e, viewer) for e in events]) for events in self.rows]

    def views(self, viewer: Viewer) -> Iterator[View]:
        """What `viewer` knows before the first action, then after each."""
        view = View(viewer=viewer, suspects=self.suspects, phase=self.states[0].phase)
        yield view
        for events in self.rows:
            for event in events:
                view = view.after(see(event, viewer))
            yield view

    def first(self, rows: int) -> Game:
        """The game as it stood after that many actions."""
        return Game(
            self.edition,
            self.suspects,
            self.log[:rows],
            self.states[: rows + 1],
            self.rows[:rows],
            f"{self.made}.first({rows})",
        )

    def record(self) -> Record:
        """The record of the game."""
        return Record(
            self.edition.key,
            self.edition.house_rules,
            tuple(RecordSeat(suspect) for suspect in self.suspects),
            tuple(Entry(by, action) for by, action in self.log),
        )


def replay(edition: Edition, suspects: tuple[str, ...], log: Sequence[tuple[By, Action]]) -> Game:
    """The game that `log` makes; `IllegalAction` where the rules refuse it."""
    states = [new_game(edition, suspects)]
    rows = []
    for by, action in log:
        state, events = apply(states[-1], by, action)
        states.append(state)
        rows.append(events)
    return Game(edition, suspects, tuple(log), tuple(states), tuple(rows))


def play(
    edition: Edition,
    suspects: tuple[str, ...],
    seed: int,
    length: int = 250,
    *,
    rashness: float = 0.04,
    often_bonus: float = 0.1,
) -> Game:
    """A game of at most `length` actions, all drawn from `seed`.

    Players like to enter rooms. `rashness`: how often they accuse when they may; one time in
    eight they know the case file, by no fair means. On honour some lie, and some challenge, at any
    moment between questions. `often_bonus`: how often a bonus square is preferred.
    """
    rng = random.Random(f"players {seed}")
    source = Source.seeded(seed)
    states = [new_game(edition, suspects)]
    rows: list[tuple[Event, ...]] = []
    log: list[tuple[By, Action]] = []
    while len(log) < length and (by := states[-1].actor) is not None:
        state = states[-1]
        action: Action
        if challenge := challenge_of_somebody(state, rng):
            by, action = challenge
        else:
            action = (
                draw(state, source) if by == CHANCE else choose(state, rng, rashness, often_bonus)
            )
        state, events = apply(state, by, action)
        log.append((by, action))
        states.append(state)
        rows.append(events)
    made = f"play(…, {seed}, {length}, rashness={rashness}, often_bonus={often_bonus})"
    return Game(edition, suspects, tuple(log), tuple(states), tuple(rows), made)


def challenge_of_somebody(
    state: State, rng: random.Random, often: float = 0.1
) -> tuple[int, Challenge] | None:
    """Now and then, the challenge of a seat that may, whether it is to act or not."""
    if not state.denials or rng.random() >= often:
        return None
    ways = [
        (seat, Challenge(denied.seat, denied.suggestion))
        for seat in range(len(state.suspects))
        for denied in legal_actions(state, seat).challenge
    ]
    return rng.choice(ways) if ways else None


def choose(
    state: State, rng: random.Random, rashness: float = 0.04, often_bonus: float = 0.1
) -> SeatAction:
    """A legal action of whoever is to act: any of them may come, the lively ones more often."""
    assert state.actor is not None
    legal = legal_actions(state, state.actor)
    assert legal, f"{state.phase}: a seat that is to act has something to do"
    ways = list(_ways(state, legal, rng, rashness, often_bonus))
    weights = [weight for weight, _ in ways]
    if not any(weights):
        return ways[0][1]
    return rng.choices([action for _, action in ways], weights)[0]


def _ways(
    state: State, legal: Legal, rng: random.Random, rashness: float, often_bonus: float
) -> Iterator[tuple[float, SeatAction]]:
    """One action of each legal kind, and how often that kind shall come."""
    for weight, allowed, action in (
        (6, legal.roll, Roll()),
        (4, legal.passage, Passage()),
        (6, legal.stay, Stay()),
        (4, legal.end, End()),
        (0.3 if legal.show else 1, legal.nothing, Nothing()),
    ):
        if allowed:
            yield weight, action
    if legal.choose:
        yield 1, _choice(legal.choose, rng)
    if legal.accuse:
        # Where one may accuse at any time there are many more occasions.
        often = 20 if state.phase is Phase.ASKED else 3
        yield rashness * often, _accusation(state, legal, rng)
    if legal.move:
        yield 6, Move(_destination(state, legal.move, rng, often_bonus))
    if legal.door:
        yield 4, Door(rng.choice(legal.door))
    if legal.suggest:
        menu = legal.suggest
        yield 12, Suggest(rng.choice(menu.suspects), rng.choice(menu.weapons))
    if legal.peek:
        yield 12, Peek(rng.choice(legal.peek))
    if legal.show:
        yield 1, Show(rng.choice(legal.show))


def _choice(choices: Choices, rng: random.Random) -> Choose:
    return Choose(
        rng.choice(choices.seats) if choices.seats else None,
        rng.choice(choices.suspects) if choices.suspects else None,
        rng.choice(choices.rooms) if choices.rooms else None,
    )


def _accusation(state: State, legal: Legal, rng: random.Random) -> Accuse:
    assert legal.accuse is not None
    if rng.random() < 1 / 8:
        return Accuse(*state.edition.deck.cards(state.case_file))
    menu = legal.accuse
    return Accuse(rng.choice(menu.suspects), rng.choice(menu.weapons), rng.choice(menu.rooms))


def _destination(
    state: State, places: Sequence[Place], rng: random.Random, often_bonus: float
) -> Place:
    board, stops = state.edition.board, state.edition.gait.stops
    bonus = [place for place in places if stops >> board.index(place) & 1]
    if bonus and rng.random() < often_bonus:
        return rng.choice(bonus)
    rooms = [place for place in places if isinstance(place, str)]
    return rng.choice(rooms if rooms and rng.random() < 0.85 else places)


@st.composite
def seatings(draw_: st.DrawFn, edition: Edition) -> tuple[str, ...]:
    """Who plays, by seat."""
    fewest, most = edition.options.seats
    if edition.bonus_cards:
        fewest = max(fewest, SIDES + 1)
    order = draw_(st.permutations(edition.deck.suspects))
    return tuple(order[: draw_(st.integers(fewest, most))])


@st.composite
def games(
    draw_: st.DrawFn,
    of: st.SearchStrategy[Edition] | None = None,
    max_length: int = 250,
) -> Game:
    """Games of any sensible edition (or of one that `of` draws), in the middle or at their end."""
    edition = draw_(editions() if of is None else of)
    suspects = draw_(seatings(edition))
    rashness = draw_(st.sampled_from((0.04, 0.0, 0.5)))
    often_bonus = draw_(st.sampled_from((0.1, 0.7)))
    length = draw_(st.integers(0, max_length) | st.just(max_length))
    seed = draw_(st.integers(0, 2**32))
    return play(edition, suspects, seed, length, rashness=rashness, often_bonus=often_bonus)


# Twins: games that one viewer cannot tell apart.

CASE_FILE: Final = -1
OPEN: Final = -2
ROW: Final = 100
"""Where a card may lie besides in a hand (its seat); the row's places count on from `ROW`."""

Layout = dict[str, int]
"""Where every card lies."""


@dataclass(frozen=True)
class Twins:
    """Two games that differ in what is hidden, and agree in all that `viewer` may know."""

    viewer: Viewer
    one: Game
    other: Game


@dataclass
class _Known:
    """What `viewer` may know of the cards by the rules: from the truth, not by way of `see`."""

    sure: set[str] = field(default_factory=set)
    """Cards whose place the viewer has seen."""
    holds_none: list[tuple[int, frozenset[str]]] = field(default_factory=list)
    holds_one: list[tuple[int, frozenset[str]]] = field(default_factory=list)
    not_the_case: list[frozenset[str]] = field(default_factory=list)

    def allows(self, layout: Layout) -> bool:
        return (
            all(layout[card] != seat for seat, cards in self.holds_none for card in cards)
            and all(any(layout[c] == seat for c in cards) for seat, cards in self.holds_one)
            and not any(all(layout[c] == CASE_FILE for c in cards) for cards in self.not_the_case)
        )


def _layout(game: Game) -> Layout:
    deal = next(action for _, action in game.log if isinstance(action, Deal))
    places = dict.fromkeys(deal.case_file, CASE_FILE) | dict.fromkeys(deal.open, OPEN)
    for seat, hand in enumerate(deal.hands):
        places |= dict.fromkeys(hand, seat)
    return places | {card: ROW + place for place, card in enumerate(deal.row)}


def _known(  # noqa: C901, PLR0912 - one case an event that tells something
    game: Game, viewer: Viewer, layout: Layout
) -> _Known:
    known = _Known({card for card, place in layout.items() if place in (viewer, OPEN)})
    on_honour = game.edition.options.answering == "on-honour"
    questions: list[frozenset[str]] = []
    by_table = False
    for event in (event for events in game.rows for event in events):
        match event:
            case Suggested(suspect=suspect, weapon=weapon, room=room):
                questions.append(frozenset({suspect, weapon, room}))
            case Asked():
                by_table = event.by_table
            case NothingShown(seat=seat) if by_table or not on_honour:
                known.holds_none.append((seat, questions[-1]))
            case Challenged(at=seat, suggestion=number, false=False):
                known.holds_none.append((seat, questions[number - 1]))
            case Challenged(at=seat, suggestion=number):
                known.holds_one.append((seat, questions[number - 1]))
            case Shown(seat=seat, asker=asker, card=card) if viewer == asker and card:
                known.sure.add(card)
            case Shown(seat=seat):
                known.holds_one.append((seat, questions[-1]))
            case Looked(seat=seat, card=card) | Peeked(seat=seat, card=card):
                known.sure |= {card} if viewer == seat and card else set()
            case Revealed(card=card):
                known.sure.add(card)
            case Accused(right=False, seat=seat) if viewer == seat:
                known.sure |= {card for card, place in layout.items() if place == CASE_FILE}
            case Accused(right=False, suspect=suspect, weapon=weapon, room=room):
                known.not_the_case.append(frozenset({suspect, weapon, room}))
            case LaidOpen(seat=seat):
                known.sure |= {card for card, place in layout.items() if place == seat}
            case _:
                pass
    return known


def _other_layout(game: Game, viewer: Viewer, rng: random.Random, swaps: int = 80) -> Layout | None:
    """Another layout of the cards that `viewer` must hold possible, by swapping hidden cards."""
    deck = game.edition.deck
    truth = _layout(game)
    known = _known(game, viewer, truth)
    hidden = [card for card in deck.ids if card not in known.sure]
    layout = dict(truth)
    for _ in range(swaps if len(hidden) > 1 else 0):
        one, other = rng.sample(hidden, 2)
        swapped = {one: layout[other], other: layout[one]}
        if CASE_FILE in swapped.values() and deck.kind(one) != deck.kind(other):
            continue
        tried = layout | swapped
        if known.allows(tried):
            layout = tried
    return None if layout == truth else layout


def _deal_of(layout: Layout, truth: Deal, rng: random.Random) -> Deal:
    def lying(place: int) -> list[str]:
        cards = [card for card, where in layout.items() if where == place]
        rng.shuffle(cards)
        return cards

    suspect, weapon, room = sorted(lying(CASE_FILE), key=list(layout).index)
    hands = tuple(tuple(lying(seat)) for seat in range(len(truth.hands)))
    row = tuple(card for place in range(len(truth.row)) for card in lying(ROW + place))
    return Deal((suspect, weapon, room), hands, truth.weapons, truth.open, row)


def find_twin(game: Game, viewer: Viewer, rng: random.Random) -> Twins | None:
    """The twin of `game` for `viewer`, if one is found: other cards, the same public course.

    Both games stop before an end that lays everything open. Cards that others show each other
    are chosen anew.
    """
    if game.states[-1].phase is Phase.OVER:
        game = game.first(len(game.log) - 1)
    if game.states[-1].phase in {Phase.OPENING, Phase.DEALING}:
        return None
    deck = game.edition.deck
    layout = _other_layout(game, viewer, rng)
    if layout is None:
        return None
    in_order = {card: layout[card] for card in deck.ids}
    log: list[tuple[By, Action]] = []
    state = new_game(game.edition, game.suspects)
    for before, (by, action) in zip(game.states, game.log, strict=False):
        other = _other_action(action, before, state, viewer, rng)
        if isinstance(action, Deal):
            other = _deal_of(in_order, action, rng)
        state, _ = apply(state, by, other)
        log.append((by, other))
    return Twins(viewer, game, replay(game.edition, game.suspects, log))


def _other_action(
    action: Action, before: State, twin: State, viewer: Viewer, rng: random.Random
) -> Action:
    """What is done in the twin where `action` was done in the first game, in state `before`."""
    question, bonus = before.question, before.bonus
    if question and viewer in (question.asker, question.asked):
        return action
    if bonus and (
        viewer in (before.seat, bonus.at)
        or before.edition.bonus_cards[bonus.card].effect == "reveal"
    ):
        return action
    match action:
        case Show(card=card):
            return Show(rng.choice(_showable(twin, card, rng)))
        case Pick(card=str(card)):
            return Pick(rng.choice(_showable(twin, card, rng)))
        case _:
            return action


def _showable(state: State, card: str, rng: random.Random) -> tuple[str, ...]:
    """What may be shown in a twin: another card than in the first game, nearly always."""
    cards = state.edition.deck.cards(matching(state))
    others = tuple(c for c in cards if c != card)
    return others if others and rng.random() < 0.9 else cards


@st.composite
def twin_games(
    draw_: st.DrawFn,
    of: st.SearchStrategy[Edition] | None = None,
    max_length: int = 250,
) -> Twins:
    """Two games that a viewer cannot tell apart by anything the rules let that viewer know.

    A game is as long as it can be with a twin for its viewer: who has seen all has none.
    """
    game = draw_(games(of, max_length).filter(lambda g: any(isinstance(a, Deal) for _, a in g.log)))
    viewer = draw_(st.sampled_from(game.viewers))
    rng = random.Random(draw_(st.integers(0, 2**32)))
    dealt = next(i for i, (_, action) in enumerate(game.log) if isinstance(action, Deal)) + 1
    length = len(game.log)
    while (twins := find_twin(game.first(length), viewer, rng)) is None:
        length = dealt + (length - dealt) // 2
        assert length >= dealt
    return twins
