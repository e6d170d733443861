"""`Notebook`: a seat's own stream of seen events, written down as notes."""

from __future__ import annotations

from msgspec.structs import replace

from tudor.detective.belief import Belief
from tudor.detective.model import Model
from tudor.detective.notes import shapes as nt
from tudor.detective.notes.shapes import Entry, Notes, NotesSeat
from tudor.rules import events as ev
from tudor.rules.edition import Edition
from tudor.rules.events import Event


class Notebook:
    """Writes down what seat `me` sees: `notes`, and `belief`, what follows from them.

    `suspects` and `names` are by seat. It reads events as `tudor.rules.see.see` shows them to `me`.
    """

    def __init__(
        self, edition: Edition, suspects: tuple[str, ...], me: int, names: tuple[str, ...] = ()
    ) -> None:
        self._edition = edition
        self._suspects = suspects
        self._names = names or ("",) * len(suspects)
        self._me = me
        self._dealt: ev.Dealt | None = None
        self._entries: list[Entry] = []
        self._asked: list[int] = []
        """Where each suggestion is noted, in their order."""

    @property
    def notes(self) -> Notes | None:
        """The notes so far; None before the deal."""
        dealt = self._dealt
        if dealt is None:
            return None
        seats = zip(self._suspects, dealt.sizes, self._names, strict=True)
        return Notes(
            edition=self._edition.key,
            house_rules=self._edition.house_rules,
            me=self._me,
            seats=tuple(NotesSeat(suspect, cards, name) for suspect, cards, name in seats),
            hand=dealt.hands[self._me] or (),
            open=dealt.open,
            entries=tuple(self._entries),
        )

    def belief(self, model: Model = "uniform") -> Belief | None:
        """What follows from the notes so far; None before the deal."""
        notes = self.notes
        return None if notes is None else Belief.of(notes, self._edition, model)

    def read(self, event: Event) -> None:
        """Write down one event, if it says anything of the hidden cards."""
        match event:
            case ev.Dealt():
                self._dealt = event
            case ev.Shown():
                self._answer(nt.Answer(event.seat, shows=True, card=event.card))
            case ev.NothingShown():
                self._answer(nt.Answer(event.seat, shows=False))
            case ev.GameOver():
                self._lay_all_open(event)
            case ev.Suggested():
                self._asked.append(len(self._entries))
                self._note(nt.Suggestion(event.seat, event.suspect, event.weapon, event.room))
            case ev.Accused(seat=seat, right=right, case_file=seen):
                named = (event.suspect, event.weapon, event.room)
                self._note(nt.Accusation(seat, *named, right, None if right else seen))
            case ev.Challenged(seat=seat, at=at, false=false):
                self._note(nt.Challenge(seat, at, self._asked[event.suggestion - 1], false))
            case ev.Peeked():
                self._note(nt.Peek(event.seat, event.place, event.card))
            case ev.Looked():
                self._note(nt.Look(event.seat, event.at, event.card))
            case ev.Revealed(card=card):
                self._note(nt.LaidOpen(event.seat, (card,)))
            case ev.LaidOpen():
                self._note(nt.LaidOpen(event.seat, event.cards))
            case _:
                pass

    def _note(self, entry: Entry) -> None:
        self._entries.append(entry)

    def _answer(self, answer: nt.Answer) -> None:
        at = self._asked[-1]
        asked = nt.suggestion_in(self._entries, at)
        self._entries[at] = replace(asked, answers=(*asked.answers, answer))

    def _lay_all_open(self, end: ev.GameOver) -> None:
        hands = enumerate(end.hands)
        self._entries += [nt.LaidOpen(seat, hand) for seat, hand in hands if hand]
        self._entries += [nt.Peek(self._me, place, card) for place, card in enumerate(end.row)]
