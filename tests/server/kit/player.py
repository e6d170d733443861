"""Players who play whole games by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from tests.server.kit.guest import Guest, Stream
from tudor.bots.novice import Novice
from tudor.rules.actions import SeatAction
from tudor.rules.chance import Source
from tudor.rules.edition import load
from tudor.server.api.shapes.seats import Position

Choice = Callable[[Position], SeatAction | None]


class Player:
    """Somebody who plays over HTTP as `novice` does, from what the stream says.

    `choice` may have another idea.
    """

    def __init__(
        self,
        guest: Guest,
        table: str,
        seat: int,
        stream: Stream,
        *,
        edition: str = "travel",
        choice: Choice = lambda _: None,
    ) -> None:
        self.guest, self.table, self.seat, self.stream = guest, table, seat, stream
        self._edition = edition
        self._choice = choice
        self._seen = 0
        self._novice: Novice | None = None

    async def play(self) -> bool:
        """Act, if it is for this seat to act; whether it was."""
        messages = self.stream.messages
        if not messages:
            return False
        position = messages[-1].position
        assert position
        if position.actor != self.seat:
            return False
        if self._novice is None:
            self._novice = Novice(load(self._edition), position.view.suspects, self.seat)
        for message in messages[self._seen :]:
            self._novice.see(message.events)
        self._seen = len(messages)
        action = self._choice(position) or self._novice.choose(
            position.legal, Source.seeded(self.seat, position.number)
        )
        response = await self.guest.act(self.table, self.seat, position.number, action)
        assert response.status_code == 200, response.text
        return True


async def play_to_the_end(players: Iterable[Player], most: int = 4000) -> None:
    """Until the game is over."""
    players = tuple(players)
    for _ in range(most):
        messages = players[0].stream.messages
        if messages and messages[-1].position and messages[-1].position.actor is None:
            return
        await asyncio.gather(*[player.play() for player in players])
        await players[0].guest.house.settle()
    raise AssertionError("the game does not end")
