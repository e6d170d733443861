"""A server whose clock stands still until a test moves it, and callers to try it with."""

from tests.server.kit.actions import ONE_OF_EACH
from tests.server.kit.guest import COMMITMENT, GIVEN, Guest, Stream, refusal
from tests.server.kit.house import House
from tests.server.kit.player import Player, play_to_the_end
from tests.server.kit.stacked import AT_ONCE, Stacked

__all__ = [
    "AT_ONCE",
    "COMMITMENT",
    "GIVEN",
    "ONE_OF_EACH",
    "Guest",
    "House",
    "Player",
    "Stacked",
    "Stream",
    "play_to_the_end",
    "refusal",
]
