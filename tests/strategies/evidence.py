"""Tables and clues, true or not, and what a seat has noted in a game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from math import factorial, prod
from operator import or_
from typing import Final

from hypothesis import assume
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.strategies.game import Game
from tests.strategies.house_rules import sensible
from tests.strategies.playing import play
from tests.tiny import TINY, tiny
from tudor.detective.evidence import (
    Clue,
    Holds,
    HoldsOne,
    Lacks,
    Picked,
    Table,
    Wrong,
    evidence,
    table_of,
)
from tudor.detective.notebook import Notebook
from tudor.detective.notes.shapes import Entry, LaidOpen, Notes, Peek
from tudor.rules.actions import Deal
from tudor.rules.cards import Deck, bits
from tudor.rules.edition import EDITIONS, load
from tudor.rules.see import see
from tudor.rules.state import Phase

Hands = tuple[int, ...]
"""The cards of each holder, as bits: a deal."""


@dataclass(frozen=True)
class Case:
    """A table and clues."""

    table: Table
    clues: tuple[Clue, ...]


@st.composite
def tables(draw_: st.DrawFn, most_deals: int = 1500) -> Table:
    """Small decks in few hands, of unequal sizes too, with open cards and places of a row."""
    rng = _rng(draw_)
    deck = deck_of(*draw_(st.sampled_from(_DECKS)))
    seats = draw_(st.sampled_from((2, 3, 2, 3, 4, 5)))
    opened = min(draw_(st.sampled_from((0, 0, 0, 0, 1, 2))), len(deck) - 3)
    row = min(draw_(st.sampled_from((0, 0, 0, 0, 1, 2, 4))), len(deck) - 3 - opened)
    hands = [0] * seats
    for _ in range(len(deck) - 3 - opened - row):
        hands[rng.randrange(seats)] += 1
    faces = rng.sample(range(len(deck)), len(deck))
    while True:
        table = Table(deck, seats, (*hands, *(1,) * row), sum(1 << c for c in faces[:opened]))
        if deals_of(table) <= most_deals:
            return table
        hands[hands.index(max(hands))] -= 1
        opened += 1


_DECKS: Final = (
    *((2, 2, 2), (2, 2, 3), (2, 2, 4), (1, 3, 4), (3, 1, 2)),
    *((2, 3, 4), (3, 3, 3), (3, 2, 4), (3, 3, 4), (3, 3, 4)),
)
"""How many suspects, weapons and rooms a small deck may have."""


def _rng(draw_: st.DrawFn) -> random.Random:
    return random.Random(draw_(st.integers(0, 2**32)))


def deck_of(suspects: int, weapons: int, rooms: int) -> Deck:
    """A deck of so many cards of each kind."""
    names = zip("swr", (suspects, weapons, rooms), strict=True)
    return Deck(*([f"{name}{i}" for i in range(count)] for name, count in names))


def deals_of(table: Table) -> int:
    """How many deals there are while nothing is known."""
    files = prod((kind & ~table.open).bit_count() for kind in table.deck.kinds)
    return files * factorial(sum(table.sizes)) // prod(map(factorial, table.sizes))


def deal_out(table: Table, rng: random.Random) -> Hands:
    """A deal; `IndexError` where all cards of a kind lie open."""
    hidden = [list(bits(kind & ~table.open)) for kind in table.deck.kinds]
    culprits = [rng.choice(kind) for kind in hidden]
    rest = [card for kind in hidden for card in kind if card not in culprits]
    rng.shuffle(rest)
    dealt = iter(rest)
    hands = [sum(1 << next(dealt) for _ in range(size)) for size in table.sizes]
    return (*hands, sum(1 << card for card in culprits))


def any_clues(table: Table, rng: random.Random, entry: int = 0) -> tuple[Clue, ...]:
    """What one entry may say, whether it can be or not."""
    deck = table.deck
    holder, seat = rng.choice(table.holders), rng.randrange(table.seats)
    asked = _question(deck, rng)
    some = deck.bits(rng.sample(deck.ids, rng.randint(1, min(4, len(deck)))))
    match rng.choice(("holds", "lacks", "holds-one", "wrong", "picked")):
        case "holds":
            return (Holds(entry, holder, some),)
        case "lacks":
            return (Lacks(entry, holder, some),)
        case "holds-one":
            return (HoldsOne(entry, seat, some),)
        case "wrong":
            return (Wrong(entry, asked),)
        case _:
            shown = rng.choice(list(bits(asked)))
            return Holds(entry, seat, 1 << shown), Picked(entry, seat, asked, shown)


def true_clues(table: Table, hands: Hands, rng: random.Random, entry: int = 0) -> tuple[Clue, ...]:
    """What one entry may say where the cards lie as in `hands`; now and then nothing.

    What settles little comes often.
    """
    deck = table.deck
    asked = _question(deck, rng)
    kind = rng.choice((*["answer"] * 3, *["shown"] * 3, *["of-two"] * 3, *["wrong"] * 3, "place"))
    if kind == "wrong":
        return (Wrong(entry, asked),) if asked != hands[-1] else ()
    if kind == "place":
        holder, card = rng.choice(table.holders), 1 << rng.randrange(len(deck))
        return ((Holds if card & hands[holder] else Lacks)(entry, holder, card),)
    seat = rng.randrange(table.seats)
    if not hands[seat]:
        return (Lacks(entry, seat, asked),)
    shown = rng.choice(list(bits(hands[seat])))
    same_kind = next(cards for cards in deck.kinds if cards >> shown & 1)
    asked = asked & ~same_kind | 1 << shown
    if kind == "shown":
        return Holds(entry, seat, 1 << shown), Picked(entry, seat, asked, shown)
    if kind == "of-two":
        asked &= ~rng.choice([cards for cards in deck.kinds if cards != same_kind])
    return (HoldsOne(entry, seat, asked),)


def _question(deck: Deck, rng: random.Random) -> int:
    return sum(1 << rng.choice(list(bits(kind))) for kind in deck.kinds)


@st.composite
def cases(draw_: st.DrawFn) -> Case:
    """A small table and clues: all true of some deal, all but one, or none that need be."""
    table = draw_(tables())
    seeds = st.integers(0, 2**32)
    clues: list[Clue] = []
    if deals_of(table):
        hands = deal_out(table, random.Random(draw_(seeds)))
        for entry, seed in enumerate(draw_(st.lists(seeds, max_size=8))):
            clues += true_clues(table, hands, random.Random(seed), entry)
    untrue = draw_(st.sampled_from((0, 0, 0, 1, 3)))
    for entry, seed in enumerate(draw_(st.lists(seeds, min_size=untrue, max_size=untrue))):
        clues += any_clues(table, random.Random(seed), 100 + entry)
    return Case(table, tuple(clues))


@dataclass(frozen=True)
class Seen:
    """A game that has been dealt, and what the seat `notes.me` has noted of it."""

    game: Game
    notes: Notes

    @property
    def hands(self) -> Hands:
        """Where the cards lie in truth."""
        state = self.game.states[-1]
        return (*state.hands, *(1 << card for card in state.row), state.case_file)

    @property
    def case(self) -> Case:
        """What the notes say."""
        edition = self.game.edition
        return Case(table_of(self.notes, edition), evidence(self.notes, edition))

    def told(self, most_deals: int, rng: random.Random) -> Seen:
        """As if just so many of the other cards were laid open that few deals are left."""
        table, clues = self.case.table, self.case.clues
        seen = reduce(or_, (clue.cards for clue in clues if isinstance(clue, Holds)))
        hands = [*(cards & ~seen for cards in self.hands[:-1]), self.hands[-1]]
        others = [*self._elsewhere()]
        rng.shuffle(others)
        told = []
        while deals_of(_hidden(table, hands)) > most_deals:
            holder, card, entry = others.pop()
            told.append(entry)
            hands[holder] &= ~table.deck.bits([card])
        return Seen(self.game, replace(self.notes, entries=(*self.notes.entries, *told)))

    def _elsewhere(self) -> Iterator[tuple[int, str, Entry]]:
        """The holder of each card of the others and of the row, the card, and how it is told."""
        me, seats, deck = self.notes.me, len(self.notes.seats), self.game.edition.deck
        for holder, cards in enumerate(self.hands[:-1]):
            for card in deck.cards(cards) if holder != me else ():
                at = holder - seats
                yield holder, card, Peek(me, at, card) if at >= 0 else LaidOpen(holder, (card,))


def _hidden(table: Table, hands: Sequence[int]) -> Table:
    """`table` as if all cards lay open but those in `hands`."""
    *sizes, _ = (cards.bit_count() for cards in hands)
    return Table(table.deck, table.seats, tuple(sizes), table.deck.all & ~reduce(or_, hands))


@st.composite
def telling_games(draw_: st.DrawFn, *, small: bool = False) -> Game:
    """Games that have been dealt, of editions (or `small` ones) with any rules of telling."""
    rules = {option: draw_(st.sampled_from(values)) for option, values in _TELLING.items()}
    if small:
        length = {"turn_limit": 60}
        edition = tiny(draw_(st.sampled_from(TINY))).with_house_rules(rules | length)
    else:
        key = draw_(st.sampled_from(EDITIONS))
        rules["bonus"] = draw_(st.sampled_from(("none", "house-deck")))
        edition = load(key).with_house_rules(sensible(rules, key))
    seats = draw_(st.sampled_from([*edition.options.players, edition.options.players[0]]))
    rashness = draw_(st.sampled_from((0.04, 0.02, 0.3)))
    game = play(
        edition,
        edition.first_suspects(seats),
        draw_(st.integers(0, 2**32)),
        draw_(st.sampled_from((250, 120, 60, 20))),
        rashness=rashness,
        often_bonus=0.5,
    )
    assume(any(isinstance(action, Deal) for _, action in game.log))
    return game


_TELLING: Final = {
    "answering": ("enforced", "on-honour"),
    "wrong_accuser": ("answers-on", "hand-answers", "laid-open"),
    "left_over": ("dealt", "face-up"),
}
"""Options on which it depends what a seat is told."""


@st.composite
def seen_games(draw_: st.DrawFn, *, small: bool = False, over: bool = False) -> Seen:
    """Games, and what a seat has noted; the end, which lays all open, only if it may be `over`."""
    game = draw_(telling_games(small=small))
    if game.states[-1].phase is Phase.OVER and not over:
        game = game.first(len(game.log) - 1)
    return seen_by(game, draw_(st.integers(0, len(game.suspects) - 1)))


def seen_by(game: Game, me: int) -> Seen:
    """What seat `me` has noted by the end of a game that has been dealt."""
    notebook = Notebook(game.edition, game.suspects, me)
    for event in (event for events in game.rows for event in events):
        notebook.read(see(event, me))
    assert notebook.notes is not None
    return Seen(game, notebook.notes)
