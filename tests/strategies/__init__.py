"""Random editions, games and twins of games, for every test that wants them.

A game is a function of an edition, its suspects by seat and a number, so that Hypothesis draws
little and shrinks to short games of low numbers; chance and players draw from that number.
"""

from tests.strategies.game import Game, replay
from tests.strategies.house_rules import (
    OPTION_VALUES,
    changed_editions,
    editions,
    house_rules,
    seatings,
    sensible,
)
from tests.strategies.playing import games, play
from tests.strategies.twins import Twins, find_twin, twin_games

__all__ = [
    "OPTION_VALUES",
    "Game",
    "Twins",
    "changed_editions",
    "editions",
    "find_twin",
    "games",
    "house_rules",
    "play",
    "replay",
    "seatings",
    "sensible",
    "twin_games",
]
