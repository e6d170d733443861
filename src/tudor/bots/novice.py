"""`novice`: keeps a plain notebook, walks to rooms it has not ruled out, accuses when sure."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tudor.bots.sheet import Sheet
from tudor.rules.actions import (
    Accuse,
    Choose,
    Door,
    End,
    Move,
    Nothing,
    Passage,
    Peek,
    Place,
    Roll,
    SeatAction,
    Show,
    Stay,
    Suggest,
)
from tudor.rules.board import MIDDLE
from tudor.rules.chance import Source
from tudor.rules.edition import Edition
from tudor.rules.events import Event, Unanswered
from tudor.rules.legal import Choices, Legal
from tudor.rules.state import Phase
from tudor.rules.view import View


def _can_go(legal: Legal) -> bool:
    return bool(legal.roll or legal.move or legal.passage or legal.door)


class Novice:
    """A beginner who makes no mistakes of logic, and shows any card that was asked for."""

    def __init__(self, edition: Edition, suspects: tuple[str, ...], seat: int) -> None:
        self._edition = edition
        self._pawn = suspects[seat]
        self._view = View(viewer=seat, suspects=suspects, phase=Phase.OPENING)
        self._sheet = Sheet(edition, len(suspects), seat)
        self._tried: set[str] = set()

    def see(self, events: Sequence[Event]) -> None:
        """Keep the notebook."""
        for event in events:
            self._view = self._view.after(event)
            self._sheet.read(event, self._view)
            if isinstance(event, Unanswered) and event.asker == self._view.viewer:
                self._remember_room()

    def choose(self, legal: Legal, source: Source) -> SeatAction:
        """Answer at random, truly; accuse if sure; else ask, or get nearer to where to ask."""
        if legal.show or legal.nothing:
            return Show(source.choose(legal.show)) if legal.show else Nothing()
        return self._take_turn(legal, source)

    def _take_turn(self, legal: Legal, source: Source) -> SeatAction:
        if false := [denied for denied in legal.challenge if denied in self._sheet.false]:
            return false[0]
        if legal.choose:
            return self._follow_bonus(legal.choose, source)
        suspect, weapon, room = self._sheet.solution()
        if legal.accuse and suspect and weapon and room:
            return Accuse(suspect, weapon, room)
        return self._inquire(legal, source)

    def _inquire(self, legal: Legal, source: Source) -> SeatAction:
        if legal.suggest and (legal.suggest.room in self._goals() or not _can_go(legal)):
            suspect, weapon, _ = self._sheet.solution()
            return Suggest(
                self._ask_about(suspect, legal.suggest.suspects, source),
                self._ask_about(weapon, legal.suggest.weapons, source),
            )
        if legal.peek:
            unseen = [p for p in legal.peek if self._view.row[p] is None]
            return Peek(source.choose(unseen or legal.peek))
        return self._travel(legal, source)

    def _ask_about(self, known: str | None, cards: tuple[str, ...], source: Source) -> str:
        """A card that may be in the case file; once that is known, one that nobody can show."""
        if known:
            own = [card for card in cards if card in self._view.hand]
            return source.choose(own or [known])
        deck = self._edition.deck
        return source.choose(deck.cards(deck.bits(cards) & ~self._sheet.innocent))

    def _remember_room(self) -> None:
        """Nobody could show a card: unless that has settled the room, try the others first."""
        if self._view.question:
            self._tried.add(self._view.question.room)
        if self._rooms() <= self._tried:
            self._tried.clear()

    def _rooms(self) -> set[str]:
        """The rooms that may be in the case file."""
        deck = self._edition.deck
        return set(deck.cards(deck.kinds[2] & ~self._sheet.innocent))

    def _goals(self) -> set[str]:
        """The rooms worth being in: where to ask or, once all is known, where one may accuse."""
        deck, solution = self._edition.deck, self._sheet.solution()
        if all(solution):
            in_middle = self._edition.options.accuse_where == MIDDLE
            return {MIDDLE} if in_middle else set(deck.rooms)
        room = solution[2]
        if room:
            return {room, *(own for own in self._view.hand if own in deck.rooms)}
        return self._rooms() - self._tried

    def _follow_bonus(self, choices: Choices, source: Source) -> Choose:
        """Whatever the card says; go, where it lets one go, to a room worth asking in."""
        goals = self._goals()
        worth = tuple(room for room in choices.rooms if room in goals) or choices.rooms
        return replace(choices, rooms=worth).pick(source.choose)

    def _travel(self, legal: Legal, source: Source) -> SeatAction:
        goals = self._goals()
        if legal.stay and self._view.pawns[self._pawn] in goals:
            return Stay()
        if legal.passage in goals:
            return Passage()
        near = [door for door in legal.door if door in goals]
        if near:
            return Door(source.choose(near))
        if legal.move:
            return Move(self._nearest(legal.move, goals, source))
        return Roll() if legal.roll else End()

    def _nearest(self, places: Sequence[Place], goals: set[str], source: Source) -> Place:
        """One of `places` with the fewest steps to a goal that the pawn does not stand in."""
        board = self._edition.board
        here = self._view.pawns[self._pawn]
        steps = board.steps_to(board.room(room) for room in goals if room != here)
        far = len(steps)
        ways = [steps.get(board.index(place), far) for place in places]
        fewest = min(ways)
        return source.choose([p for p, w in zip(places, ways, strict=True) if w == fewest])
