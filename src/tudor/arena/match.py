"""One game between bots, from first roll to end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tudor.bots.bot import make_bot
from tudor.rules.actions import CHANCE
from tudor.rules.chance import Source, draw
from tudor.rules.edition import Edition
from tudor.rules.events import GameOver
from tudor.rules.record import Entry, Record, RecordSeat
from tudor.rules.see import see
from tudor.rules.state import State, new_game
from tudor.rules.turn import apply, legal_actions


class Played(NamedTuple):
    """A game that is over: its last state, how it ended, and the record that leads there."""

    state: State
    outcome: GameOver
    record: Record


def play(edition: Edition, names: Sequence[str], source: Source) -> Played:
    """A game of the bots called `names`, by seat; the first suspects of the deck are played.

    Deal, dice and the bots' own draws all come from `source`. Raises `KeyError` for an unknown
    bot, `EditionError` for a number of seats that does not fit.
    """
    suspects = edition.first_suspects(len(names))
    state = new_game(edition, suspects)
    bots = [make_bot(name, edition, suspects, seat) for seat, name in enumerate(names)]
    entries = []
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            entry = Entry(actor, draw(state, source))
        else:
            entry = Entry(actor, bots[actor].choose(legal_actions(state, actor), source))
        state, events = apply(state, entry.by, entry.action)
        entries.append(entry)
        for seat, bot in enumerate(bots):
            bot.see([see(event, seat) for event in events])
    seats = tuple(RecordSeat(s, bot=name) for s, name in zip(suspects, names, strict=True))
    record = Record(edition.key, edition.house_rules, seats, tuple(entries))
    assert state.outcome is not None  # noqa: S101 - for the type checker: nobody is to act
    return Played(state, state.outcome, record)
