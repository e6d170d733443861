"""One game between bots, from first roll to end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tudor.bots.bot import make_bot
from tudor.rules.actions import CHANCE
from tudor.rules.chance import draw, seed_key, source_for
from tudor.rules.edition import Edition
from tudor.rules.events import GameOver
from tudor.rules.record import Entry, Record, RecordSeat, SeededChance
from tudor.rules.see import see
from tudor.rules.state import State, new_game
from tudor.rules.turn import apply, legal_actions


class Played(NamedTuple):
    """A game that is over: its last state, how it ended, and the record that leads there."""

    state: State
    outcome: GameOver
    record: Record


def play(edition: Edition, names: Sequence[str], seed: int, *path: int) -> Played:
    """A game of the bots called `names`, by seat; the first suspects of the deck are played.

    Deal, dice and each bot's own luck come from `seed` and the `path` under it, each from a source
    of its own. Raises `KeyError` for an unknown bot, `EditionError` for a number of seats that does
    not fit.
    """
    key = seed_key(seed, *path)
    suspects = edition.first_suspects(len(names))
    state = new_game(edition, suspects)
    bots = [make_bot(name, edition, suspects, seat) for seat, name in enumerate(names)]
    entries: list[Entry] = []
    while (actor := state.actor) is not None:
        number = len(entries) + 1
        if actor == CHANCE:
            entry = Entry(actor, draw(state, key, number))
        else:
            luck = source_for(key, f"bot {actor}", number)
            entry = Entry(actor, bots[actor].choose(legal_actions(state, actor), luck))
        state, events = apply(state, entry.by, entry.action)
        entries.append(entry)
        for seat, bot in enumerate(bots):
            bot.see([see(event, seat) for event in events])
    seats = tuple(RecordSeat(s, bot=name) for s, name in zip(suspects, names, strict=True))
    chance = SeededChance((seed, *path))
    record = Record(edition.key, edition.house_rules, seats, tuple(entries), chance)
    assert state.outcome is not None  # noqa: S101 - for the type checker: nobody is to act
    return Played(state, state.outcome, record)
