"""Positions to measure with: from real games between programs, and from a large made-up deck."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from tudor.arena.match import play
from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Picked, Table
from tudor.detective.notebook import Notebook
from tudor.detective.notes.shapes import Notes
from tudor.rules.cards import Deck
from tudor.rules.edition import load
from tudor.rules.see import see

SEED: Final = 1
_A_GAME: Final = 10
"""How many positions are taken from one game at most."""
_KINDS: Final = (10, 8, 12)
_SIZES: Final = (5, 5, 5, 4, 4, 4)


def from_games(seats: int, count: int) -> list[Notes]:
    """What a seat has noted at some times in novices' games: `modern` for two, else `travel`."""
    edition = load("modern" if seats == 2 else "travel")
    chance = random.Random(SEED)
    found: list[Notes] = []
    game = 0
    while len(found) < count:
        game += 1
        match = play(edition, ("novice",) * seats, SEED, seats, game)
        me = chance.randrange(seats)
        notebook = Notebook(edition, edition.first_suspects(seats), me)
        seen: list[Notes] = []
        for state, events in match.record.replay():
            for event in events:
                notebook.read(see(event, me))
            if state.outcome:
                break
            notes = notebook.notes
            if notes is not None and (not seen or seen[-1] != notes):
                seen.append(notes)
        found += chance.sample(seen, min(_A_GAME, len(seen)))
    return found[:count]


def thirty_cards(games: int) -> Iterator[tuple[Table, list[Clue]]]:
    """Six seats with thirty cards, asked for at random: after 4, 8 … questions of each game."""
    deck = Deck(*([f"{kind}{i}" for i in range(n)] for kind, n in zip("swr", _KINDS, strict=True)))
    for game in range(games):
        chance = random.Random(game)
        file = [chance.choice(kind) for kind in (deck.suspects, deck.weapons, deck.rooms)]
        rest = [card for card in deck.ids if card not in file]
        chance.shuffle(rest)
        pile = iter(rest)
        hands = [deck.bits([next(pile) for _ in range(size)]) for size in _SIZES]
        clues: list[Clue] = [Holds(None, 0, hands[0])]
        for asked in range(1, 37):
            clues += _question(deck, hands, asked, chance)
            if asked % 4 == 0:
                yield Table(deck, len(_SIZES), _SIZES, 0), clues.copy()


def _question(deck: Deck, hands: list[int], asked: int, chance: random.Random) -> Iterator[Clue]:
    """What seat 0 learns of one question."""
    by = asked % len(hands)
    kinds = (deck.suspects, deck.weapons, deck.rooms)
    cards = deck.bits([chance.choice(kind) for kind in kinds])
    for step in range(1, len(hands)):
        seat = (by + step) % len(hands)
        has = cards & hands[seat]
        if not has:
            yield Lacks(asked, seat, cards)
            continue
        if by == 0:
            card = chance.choice(deck.cards(has))
            yield Holds(asked, seat, deck.bits([card]))
            yield Picked(asked, seat, cards, deck.index[card])
        else:
            yield HoldsOne(asked, seat, cards)
        return
