"""The course of a game in notes: whether each entry can follow on those before it."""

from __future__ import annotations

from tudor.detective.notes import shapes as nt
from tudor.detective.notes.answers import check_answers, hands_laid_open
from tudor.detective.notes.mistakes import NotesError, Place
from tudor.detective.notes.naming import check_card, check_cards, check_three
from tudor.detective.notes.shapes import Entry, Notes
from tudor.rules.edition import Edition
from tudor.rules.options import actions

_ASKED = ("suspect", "weapon", "room")


class Course:
    """Reads entries from first to last, and keeps what later ones depend on."""

    def __init__(self, notes: Notes, edition: Edition) -> None:
        self._notes = notes
        self._deck = edition.deck
        self._options = edition.options
        self._kinds = actions(edition.options, edition.board, len(notes.seats))
        self._row = edition.options.row_of(len(notes.seats))
        self._end: int | None = None
        """The entry that ended the game."""
        self._out: dict[int, int] = {}
        """Seats that take no further part, and the entry since which they do not."""
        self._wrong: set[int] = set()
        """Seats that have accused wrongly."""
        self._muted: dict[int, int] = {}
        """Seats that have challenged a true answer, and the entry in which they did."""
        self._challenged: set[tuple[int, int]] = set()
        self._by_table: set[tuple[int, int]] = set()
        """Answers, by entry and seat, that the table gave for a wrong accuser."""

    def check(self) -> None:
        """Raises `NotesError` at the first entry that cannot stand where it does."""
        for index, entry in enumerate(self._notes.entries):
            place: Place = ("entries", index)
            afterwards = isinstance(entry, nt.LaidOpen | nt.Peek)
            if self._end is not None and not afterwards:
                raise NotesError("after-end", place, since=self._end + 1)
            self._check_seat(entry.by, (*place, "by"))
            if entry.by in self._out and not afterwards:
                since = self._out[entry.by] + 1
                raise NotesError("no-longer-active", (*place, "by"), seat=entry.by, since=since)
            self._check_entry(index, entry, place)
            if self._end is None and len(self._out) == len(self._notes.seats):
                self._end = index

    def _check_entry(self, index: int, entry: Entry, place: Place) -> None:
        match entry:
            case nt.Suggestion():
                self._suggestion(index, entry, place)
            case nt.Accusation():
                self._accusation(index, entry, place)
            case nt.Peek():
                self._peek(entry, place)
            case nt.Look():
                self._look(entry, place)
            case nt.LaidOpen():
                self._laid_open(entry, place)
            case nt.Challenge():
                self._challenge(index, entry, place)

    def _check_seat(self, seat: int, place: Place) -> None:
        seats = len(self._notes.seats)
        if seat not in range(seats):
            raise NotesError("unknown-seat", place, number=seat, last=seats - 1)

    def _suggestion(self, index: int, entry: nt.Suggestion, place: Place) -> None:
        check_three(self._deck, entry.cards, place, _ASKED)
        for at, answer in enumerate(entry.answers):
            self._check_seat(answer.by, (*place, "answers", at, "by"))
        laid_open = hands_laid_open(self._notes, self._options, index)
        check_answers(self._notes, self._deck, index, entry, laid_open)
        if self._options.table_answers:
            self._by_table |= {(index, a.by) for a in entry.answers if a.by in self._wrong}

    def _accusation(self, index: int, entry: nt.Accusation, place: Place) -> None:
        check_three(self._deck, entry.cards, place, _ASKED)
        if entry.case_file is not None:
            if entry.right:
                raise NotesError("case-file-of-right", (*place, "case_file"))
            check_three(self._deck, entry.case_file, (*place, "case_file"), range(3))
        if entry.right:
            self._end = index
            return
        self._out[entry.by] = index
        self._wrong.add(entry.by)

    def _peek(self, entry: nt.Peek, place: Place) -> None:
        if "peek" not in self._kinds:
            raise NotesError("no-row", place)
        if entry.place not in range(self._row):
            at = (*place, "place")
            raise NotesError("no-such-place", at, number=entry.place, last=self._row - 1)
        self._seen_card(entry.by, entry.card, place)

    def _look(self, entry: nt.Look, place: Place) -> None:
        if self._options.bonus == "none":
            raise NotesError("no-bonus-cards", place)
        self._check_seat(entry.at, (*place, "at"))
        if entry.at == entry.by:
            raise NotesError("own-hand", (*place, "at"), seat=entry.by)
        self._seen_card(entry.by, entry.card, place)
        if entry.card is not None and entry.at == self._notes.me:
            self._check_held((entry.card,), (*place, "card"))

    def _seen_card(self, by: int, card: str | None, place: Place) -> None:
        """A card that is known, and noted where this seat saw it."""
        if card is not None:
            check_card(self._deck, card, (*place, "card"))
        elif by == self._notes.me:
            raise NotesError("card-missing", place)

    def _check_held(self, cards: tuple[str, ...], place: Place) -> None:
        for card in cards:
            if card not in self._notes.hand:
                raise NotesError("not-held", place, card=card)

    def _laid_open(self, entry: nt.LaidOpen, place: Place) -> None:
        at = (*place, "cards")
        check_cards(self._deck, entry.cards, at)
        expected = self._notes.seats[entry.by].cards
        if len(entry.cards) > expected:
            found = len(entry.cards)
            raise NotesError(
                "too-many-laid-open", at, seat=entry.by, found=found, expected=expected
            )
        if entry.by == self._notes.me:
            self._check_held(entry.cards, at)

    def _challenge(self, index: int, entry: nt.Challenge, place: Place) -> None:
        if "challenge" not in self._kinds:
            raise NotesError("not-on-honour", place)
        self._check_seat(entry.seat, (*place, "seat"))
        if entry.seat == entry.by:
            raise NotesError("own-answer", (*place, "seat"), seat=entry.by)
        if entry.by in self._muted:
            since = self._muted[entry.by] + 1
            raise NotesError("no-more-challenges", (*place, "by"), seat=entry.by, since=since)
        asked = self._notes.entries[entry.entry] if entry.entry in range(index) else None
        answer = (entry.entry, entry.seat)
        if not isinstance(asked, nt.Suggestion) or not any(
            a.by == entry.seat and not a.shows for a in asked.answers
        ):
            raise NotesError("nothing-to-challenge", (*place, "entry"), seat=entry.seat)
        if answer in self._by_table:
            raise NotesError("table-answered", (*place, "seat"), seat=entry.seat)
        if answer in self._challenged:
            raise NotesError("challenged-before", place, seat=entry.seat)
        self._challenged.add(answer)
        if entry.false:
            self._out.setdefault(entry.seat, index)
        else:
            self._muted[entry.by] = index
