"""Whatever differs that a viewer may not know: not one byte, and no moment, tells them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.databases import Fresh, fresh_file
from tests.server.kit import ONE_OF_EACH, Guest, House, Stream
from tests.strategies.game import Game
from tests.strategies.house_rules import editions
from tests.strategies.twins import Twins, twin_games
from tudor.rules.actions import CHANCE, Accuse, ChanceAction, Deal
from tudor.rules.see import see
from tudor.rules.state import State
from tudor.rules.turn import apply, legal_actions
from tudor.server.services import draw_chance

LONGEST = 40
EXAMPLES = {True: 10, False: 3}
"""How many, with files of SQLite and without: what hides stands above the database."""
DELAY = 0.9
CLOCK = 5000


@dataclass(frozen=True)
class Scripted:
    """Chance as a game had it."""

    game: Game

    def __call__(self, key: bytes, number: int, state: State) -> ChanceAction:
        if number > len(self.game.log):
            return draw_chance(key, number, state)
        action = self.game.log[number - 1][1]
        assert isinstance(action, ChanceAction)
        return action


class Watcher:
    """Keeps every byte that one viewer gets, and when it came."""

    def __init__(self, table: str, seat: int | None, devices: Sequence[Guest]) -> None:
        self.table, self.seat, self.devices = table, seat, devices
        self.streams: list[Stream] = []
        self.got: list[object] = []

    async def look(self) -> None:
        for guest in self.devices:
            self.streams.append(await guest.read(self.table, self.seat))

    async def ask(self, method: str, path: str, body: object = None) -> None:
        """Any call, from each device."""
        for guest in self.devices:
            response = await guest.request(method, path, json=msgspec.to_builtins(body))
            await guest.house.settle()
            self.got.append((response.status_code, response.headers.raw, response.content))

    async def glance(self) -> None:
        """What a hidden tab asks for."""
        place = "" if self.seat is None else f"/seats/{self.seat}"
        await self.ask("GET", f"/api/tables/{self.table}{place}")

    async def try_everything(self, number: int, rng: random.Random) -> None:
        """All that can be read, and much that is refused."""
        table = f"/api/tables/{self.table}"
        place = f"{table}/seats/{self.seat or 0}"
        other = f"{table}/seats/{((self.seat or 0) + 1) % 3}"
        for path in (table, place, other, f"{table}/record", f"{place}/notebook", f"{other}/help"):
            await self.ask("GET", path)
        action = rng.choice(ONE_OF_EACH)
        await self.ask("POST", f"{place}/why", {"action": action})
        await self.ask("POST", f"{place}/actions", {"expected": number + 9, "action": action})
        await self.ask("POST", f"{other}/actions", {"expected": number, "action": action})

    async def end(self) -> list[object]:
        for stream in self.streams:
            await stream.close()
            self.got += [stream.status, stream.headers, stream.body, stream.times]
        return self.got


@dataclass
class Evening:
    """How a game is played over HTTP: the same in either twin, but for what the viewer cannot know.

    `secret`: what the others write and say among themselves.
    """

    fresh: Fresh
    twins: Twins
    options: dict[str, Any]
    seed: int

    async def of(self, game: Game, secret: str) -> list[object]:
        """All that the viewer gets."""
        with self.fresh() as database:
            async with House(database, chance=Scripted(game)) as house:
                return await self._play(house, game, secret)

    async def _play(self, house: House, game: Game, secret: str) -> list[object]:
        rng = random.Random(self.seed)
        people = [house.guest() for _ in game.suspects]
        seats = [{"suspect": suspect} for suspect in game.suspects]
        made = {"edition": game.edition.key, "house_rules": game.edition.house_rules}
        options = {"answer_delay": 900, "bot_pace": 60_000} | self.options | made
        table = await people[0].make_table(*seats, **options)
        for seat, guest in enumerate(people):
            await guest.take_seat(table, seat=seat)
        watcher = await self._watcher(house, table, people)
        partner = await self._partner(house, table, people)
        await watcher.look()
        await people[0].begin_if_full(await people[0].told(table))
        play = (await house.tables.get(table)).playing()
        while (number := play.game.number) < len(game.log):
            by, action = game.log[number]
            if by == CHANCE and play.game.typist is None:
                await house.advance(DELAY)
                continue
            seat = play.game.state.seat if by == CHANCE else by
            assert isinstance(seat, int)
            await house.advance(rng.random() * 1.5)
            acting = asyncio.create_task(people[seat].act(table, seat, number, action))
            await house.settle()
            await self._whisper(people, partner, table, rng, secret)
            if rng.random() < 0.25:
                await watcher.try_everything(number, rng)
            else:
                await watcher.glance()
            await house.advance(DELAY)
            assert (await acting).status_code == 200, (await acting).text
            if rng.random() < 0.1:
                await watcher.look()
        await self._wait_for_the_clock(house, watcher, table, people)
        return await watcher.end()

    async def _watcher(self, house: House, table: str, people: Sequence[Guest]) -> Watcher:
        """The viewer: a seat's owner with a second device, or one without a token."""
        viewer = self.twins.viewer
        if not isinstance(viewer, int):
            return Watcher(table, None, [house.guest()])
        phone = house.guest()
        secret = (await people[viewer].call("POST", table, "/recovery")).json()["secret"]
        assert (await phone.call("POST", table, "/return", secret=secret)).status_code == 200
        house.guests.remove(phone)
        return Watcher(table, viewer, [people[viewer], phone])

    async def _partner(self, house: House, table: str, people: Sequence[Guest]) -> Guest:
        """One more on the side after the viewer's."""
        viewer = self.twins.viewer if isinstance(self.twins.viewer, int) else -1
        seat = (viewer + 1) % len(people)
        invitation = (await people[seat].call("GET", table, f"/seats/{seat}/invitation")).json()
        guest = house.guest()
        joined = await guest.call("POST", table, f"/seats/{seat}/partners", **invitation)
        assert joined.status_code == 201
        house.guests.remove(guest)
        return guest

    async def _whisper(
        self,
        people: Sequence[Guest],
        partner: Guest,
        table: str,
        rng: random.Random,
        secret: str,
    ) -> None:
        """What is not for the viewer: marks, team talk, refused tries, the detective's help."""
        viewer = self.twins.viewer
        seat = rng.randrange(len(people))
        if seat == viewer:
            return
        (side,) = (await partner.told(table))["mine"]
        guest, place = (partner if seat == side else people[seat]), f"/seats/{seat}"
        card = rng.choice(("rope", "plum"))
        await guest.call("PUT", table, f"{place}/notebook/notes", card=card, text=secret)
        await guest.call("POST", table, "/chat", channel="team", seat=seat, text=secret)
        await guest.call("GET", table, f"{place}/help?level=shown")
        bad = {"expected": 0, "action": {"type": "show", "card": secret}}
        await guest.call("POST", table, f"{place}/actions", **bad)
        if isinstance(viewer, int):
            await guest.call("POST", table, "/chat", channel="spectators", text=secret)

    async def _wait_for_the_clock(
        self, house: House, watcher: Watcher, table: str, people: Sequence[Guest]
    ) -> None:
        """The others go away; a bot stands in for one; the viewer's own time may run out."""
        viewer = self.twins.viewer
        play = (await house.tables.get(table)).playing()
        actor = play.game.awaited
        await house.advance(100)
        if isinstance(viewer, int):
            away = next((s for s in range(len(people)) if s not in {viewer, actor}), viewer)
            path = f"/api/tables/{table}/seats/{away}/stand-in"
            await watcher.ask("PUT", path, {"stand_in": True})
            await watcher.ask("GET", f"/api/tables/{table}/seats/{viewer}/help?level=proven")
            await watcher.ask("GET", f"/api/tables/{table}/seats/{viewer}/invitation")
        await watcher.ask("GET", "/api/tables")
        await watcher.ask("GET", "/api/tables/mine")
        if self.options["clock"] and actor == viewer and play.game.deadline and self._alike(viewer):
            await house.advance(play.game.deadline - house.clock.now())
        await watcher.ask("GET", f"/api/tables/{table}")

    def _alike(self, viewer: int) -> bool:
        """Whether all that may be done next tells the viewer the same in either twin.

        A peek or the last turn's end may tell more. Who stands in accuses only if it is sure.
        """

        def told(state: State) -> list[tuple[object, ...]]:
            return [
                (action, *[see(event, viewer) for event in apply(state, viewer, action)[1]])
                for action in legal_actions(state, viewer)
                if not isinstance(action, Accuse)
            ]

        return told(self.twins.one.states[-1]) == told(self.twins.other.states[-1])


def until_somebody_acts(twins: Twins) -> Twins:
    """The twins as far as a seat is to act: what chance does after that may tell more."""
    rows = max(n for n, state in enumerate(twins.one.states) if state.actor != CHANCE or n == 0)
    return Twins(twins.viewer, twins.one.first(rows), twins.other.first(rows))


def moved(twins: Twins) -> int:
    """How many cards lie elsewhere in the other twin."""
    places = []
    for game in (twins.one, twins.other):
        deal = next(action for _, action in game.log if isinstance(action, Deal))
        piles = (deal.case_file, *deal.hands, *[(card,) for card in deal.row])
        places.append({card: place for place, pile in enumerate(piles) for card in pile})
    return sum(places[0][card] != places[1][card] for card in places[0])


def test_what_a_viewer_may_not_know_changes_no_byte_and_no_moment(fresh: Fresh) -> None:
    differing: list[int] = []
    examples = EXAMPLES[fresh is fresh_file]

    @given(
        twin_games(editions(), LONGEST).map(until_somebody_acts),
        st.fixed_dictionaries({"clock": st.sampled_from((0, CLOCK)), "listed": st.booleans()}),
        st.booleans(),
        st.integers(0, 2**16),
    )
    @settings(
        max_examples=examples,
        phases=[Phase.explicit, Phase.reuse, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def look_alike(twins: Twins, options: dict[str, Any], own_dice: bool, seed: int) -> None:  # noqa: FBT001
        options = options | {"own_dice": own_dice and twins.one.edition.options.dice > 0}
        evening = Evening(fresh, twins, options, seed)
        one = asyncio.run(evening.of(twins.one, "rope"))
        other = asyncio.run(evening.of(twins.other, "plum"))
        assert len(one) == len(other)
        for mine, theirs in zip(one, other, strict=True):
            assert mine == theirs
        differing.append(moved(twins))

    look_alike()
    assert len(differing) >= examples
    assert sum(differing) / len(differing) >= 4


def test_the_watcher_sees_what_it_may(fresh: Fresh) -> None:
    """Else the comparison above would compare nothing: another hand of one's own is noticed."""
    found: set[bool] = set()

    @given(twin_games(editions(as_they_are=True), 20).filter(lambda t: isinstance(t.viewer, int)))
    @settings(max_examples=2, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    def differ(twins: Twins) -> None:
        seats = range(len(twins.one.suspects))
        changed = [s for s in seats if _hand(twins.one, s) != _hand(twins.other, s)]
        evening = Evening(
            fresh,
            Twins(changed[0], twins.one, twins.other),
            {"clock": 0, "listed": False, "own_dice": False},
            1,
        )
        found.add(
            asyncio.run(evening.of(twins.one, "-")) != asyncio.run(evening.of(twins.other, "-"))
        )

    differ()
    assert found == {True}


def _hand(game: Game, seat: int) -> set[str]:
    deal = next(action for _, action in game.log if isinstance(action, Deal))
    return set(deal.hands[seat])
