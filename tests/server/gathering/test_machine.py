"""Whatever people do around a table, in whatever order, these hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal

from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.server.gathering.people import EDITION, MAKER, commits, given, laid, opens
from tudor.rules.fair import commitment
from tudor.server.api.shapes.gathering import Commit, Open, SitDown, Start
from tudor.server.errors import Refused
from tudor.server.gathering import deal, people, seats, stand_in, teams
from tudor.server.gathering.start import begin
from tudor.server.stored import Gathering

PEOPLE: Final = (MAKER, "anna", "bo", "cilla", "dan")
DEVICES: Final = ("phone", "tablet")
tokens = st.sampled_from(PEOPLE + DEVICES)
numbers = st.integers(-1, 6)
Stages = Literal["lobby", "opening", "playing"]
ORDER: Final[tuple[Stages, ...]] = ("lobby", "opening", "playing")


class Gatherings(RuleBasedStateMachine):
    """People who do what they like; what is refused changes nothing."""

    now: Gathering

    @initialize(
        kinds=st.lists(st.sampled_from(("person", "person", "bot")), min_size=3, max_size=6)
    )
    def lay(self, kinds: list[str]) -> None:
        self.now = laid(*kinds)
        self.made = 1  # with the table
        self.partners: set[str] = set()
        """Who came to their seat by an invitation."""

    def nonce(self) -> bytes:
        self.made += 1
        return given("server", self.made)

    def do(self, step: Callable[[Gathering], Gathering]) -> bool:
        """Whether it was not refused."""
        before = self.now
        try:
            self.now = step(before)
        except Refused:
            return False
        self.check_passage(before, self.now)
        event(self.now.stage)
        return True

    def check_passage(self, old: Gathering, new: Gathering) -> None:
        went_back = ORDER.index(new.stage) < ORDER.index(old.stage)
        assert went_back == (new.deal != old.deal) == (new.nonce != old.nonce)
        if went_back:
            assert (old.stage, new.stage, new.deal) == ("opening", "lobby", old.deal + 1)
            assert not any(seat.commitment or seat.opening for seat in new.seats)
        elif old.stage != "lobby":
            assert [s.commitment for s in new.seats] == [s.commitment for s in old.seats]
            assert all(
                a.opening in {None, b.opening} for a, b in zip(old.seats, new.seats, strict=True)
            )
        if old.stage == "playing":
            assert [(s.suspect, s.kind) for s in new.seats] == [
                (s.suspect, s.kind) for s in old.seats
            ]
            assert new.holders >= old.holders

    @rule(
        token=tokens,
        seat=st.none() | numbers,
        suspect=st.none() | st.sampled_from(("plum", "white", "moriarty")),
    )
    def sit(self, token: str, seat: int | None, suspect: str | None) -> None:
        wanted = SitDown(commits(token, self.now.deal).commitment, seat, suspect, token)
        before = people.seats_of(self.now, token)
        if self.do(lambda now: seats.sit(now, wanted, token, EDITION)) and not before:
            self.partners.discard(people.person_of(self.now, token))

    @rule(seat=numbers, token=tokens)
    def leave(self, seat: int, token: str) -> None:
        before = self.now
        mine = people.seats_of(before, token)
        if self.do(lambda now: seats.leave(now, seat, token, self.nonce())) and seat in mine:
            assert self.now.holders == before.holders - {(seat, people.person_of(before, token))}

    @rule(seat=numbers, bot=st.sampled_from(("novice", "nobody")))
    def seat_bot(self, seat: int, bot: str) -> None:
        self.do(lambda now: seats.seat_bot(now, seat, bot))

    @rule(seat=numbers, who=tokens, late=st.sampled_from((0, 0, 1)))
    def commit(self, seat: int, who: str, late: int) -> None:
        wanted = Commit(self.now.deal - late, commits(who, self.now.deal).commitment)
        self.do(lambda now: deal.commit(now, seat, wanted))

    @rule(empty=st.sampled_from(("refuse", "bots", "remove")))
    def start(self, empty: Literal["refuse", "bots", "remove"]) -> None:
        self.do(lambda now: begin(now, Start(empty), EDITION))

    @rule()
    def all_commit(self) -> None:
        for seat in self.now.seats:
            if seat.kind == "person" and seat.taken and seat.commitment is None:
                self.commit(seat.seat, seat.name or MAKER, 0)

    @rule(data=st.data())
    def open(self, data: st.DataObject) -> None:
        seat = data.draw(numbers)
        who = data.draw(tokens)
        late = data.draw(st.sampled_from((0, 0, 1)))
        wanted = Open(self.now.deal - late, opens(who, self.now.deal).opening)
        self.do(lambda now: deal.open_up(now, seat, wanted))

    @rule()
    def one_opens(self) -> None:
        """Whoever is the first that has not."""
        for seat in self.now.seats:
            if seat.commitment and not seat.opening:
                for who in PEOPLE + DEVICES:
                    if commits(who, self.now.deal).commitment == seat.commitment:
                        wanted = opens(who, self.now.deal)
                        self.do(lambda now, at=seat.seat, w=wanted: deal.open_up(now, at, w))  # type: ignore[misc]
                return

    @rule()
    def restart(self) -> None:
        self.do(lambda now: deal.restart(now, self.nonce()))

    @rule(token=tokens, data=st.data())
    def join(self, token: str, data: st.DataObject) -> None:
        held = sorted({seat for seat, _ in self.now.holders})
        if held:
            seat = data.draw(st.sampled_from(held))
            before = people.seats_of(self.now, token)
            if self.do(lambda now: teams.join(now, seat, token)) and not before:
                self.partners.add(people.person_of(self.now, token))

    @rule(token=tokens, person=tokens)
    def add_device(self, token: str, person: str) -> None:
        one = people.person_of(self.now, person)
        if people.seats_of(self.now, one):
            hosting = people.is_host(self.now, one) or self.now.host == token
            done = self.do(lambda now: people.add_device(now, token, one))
            assert not done or people.is_host(self.now, token) == hosting

    @rule(token=tokens, seat=numbers, wanted=st.booleans(), away=st.booleans())
    def stand_in(self, token: str, seat: int, *, wanted: bool, away: bool) -> None:
        self.do(lambda now: stand_in.stand_in(now, seat, token, wanted=wanted, away=away))

    @invariant()
    def seats_are_numbered(self) -> None:
        assert [seat.seat for seat in self.now.seats] == list(range(len(self.now.seats)))

    @invariant()
    def people_hold_seats_of_people_that_are_taken(self) -> None:
        held = {seat for seat, _ in self.now.holders}
        assert held == {s.seat for s in self.now.seats if s.kind == "person" and s.taken}

    @invariant()
    def nobody_has_a_seat_twice_nor_a_suspect(self) -> None:
        suspects = Counter(seat.suspect for seat in self.now.seats if seat.suspect)
        assert set(suspects.values()) <= {1}

    @invariant()
    def nobody_is_on_two_sides(self) -> None:
        for person in {person for _, person in self.now.holders}:
            mine = people.seats_of(self.now, person)
            assert len(mine) == 1 or all(people.people_of(self.now, s) == [person] for s in mine)

    @invariant()
    def only_partners_share_a_seat(self) -> None:
        for seat in self.now.seats:
            came_alone = [
                p for p in people.people_of(self.now, seat.seat) if p not in self.partners
            ]
            assert len(came_alone) <= 1

    @invariant()
    def each_device_is_of_one_person(self) -> None:
        devices = [device for device, _ in self.now.devices]
        assert len(set(devices)) == len(devices)
        for seat, person in self.now.holders:
            assert people.person_of(self.now, person) == person
            assert all(
                seat in people.seats_of(self.now, t) for t in people.tokens_of(self.now, seat)
            )

    @invariant()
    def there_is_a_host_while_somebody_sits(self) -> None:
        assert self.now.host is not None or not self.now.holders

    @invariant()
    def an_opening_is_what_was_committed_to(self) -> None:
        for seat in self.now.seats:
            if seat.opening is not None:
                assert commitment(bytes.fromhex(seat.opening)) == seat.commitment
                assert self.now.stage != "lobby"

    @invariant()
    def cards_are_dealt_once_all_have_opened_and_not_before(self) -> None:
        bots = [seat.kind == "bot" for seat in self.now.seats]
        opened = [seat.opening is not None for seat in self.now.seats]
        if self.now.stage == "playing":
            assert opened == [not bot for bot in bots]
            assert deal.key(self.now)
        if self.now.stage == "opening":
            assert not all(o or b for o, b in zip(opened, bots, strict=True))
        if self.now.stage != "lobby":
            assert all(seat.taken and seat.suspect for seat in self.now.seats)

    @invariant()
    def bots_stand_in_for_people_who_play(self) -> None:
        for seat in self.now.seats:
            assert not seat.stand_in or (seat.kind == "person" and self.now.stage == "playing")


TestGatherings: Any = Gatherings.TestCase
TestGatherings.settings = settings(max_examples=150, stateful_step_count=40)
