"""What the steps of a chain rest on, and which of it is said in brackets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from tudor.detective.evidence import Clue
from tudor.detective.reasons.shapes import Mark, Step
from tudor.phrases.reasons.sources import Source, source
from tudor.phrases.reasons.wording import Wording


class Grounds:
    """What is known at a point of a chain: by a step, or supposed, and whether it has been told."""

    def __init__(self, wording: Wording, clues: Sequence[Clue]) -> None:
        self.wording = wording
        self.clues = clues
        self._steps: dict[Mark, Step] = {}
        self._supposed: set[Mark] = set()
        self._told: set[Mark] = set()

    def supposing(self, mark: Mark) -> Grounds:
        """The same, and `mark` supposed."""
        inner = Grounds(self.wording, self.clues)
        inner._steps = dict(self._steps)
        inner._supposed = self._supposed | {mark}
        inner._told = self._told - {mark}
        return inner

    def add(self, step: Step, *, told: bool) -> None:
        """Know what a step shows; `told`: in a line of its own."""
        if step.mark is not None:
            self._steps[step.mark] = step
            if told:
                self._told.add(step.mark)

    def is_brief(self, step: Step) -> bool:
        """Whether a few words in brackets are enough for a step."""
        match step.rule:
            case "seen" | "passed" | "elsewhere":
                return True
            case "full-hand" | "kind-found":
                return not any(self._source(mark) for mark in step.because)
            case _:
                return False

    def source(self, mark: Mark) -> Source | None:
        """What to say in brackets beside a mark, if anything.

        Nothing beside what has been told, and nothing of what the reader's own hand shows.
        """
        step = self._steps.get(mark)
        own = mark.holder == self.wording.me and not mark.holds
        if step is not None and own and not self.entries(step):
            return None
        return self._source(mark)

    def entries(self, step: Step) -> frozenset[int]:
        """The entries that a step rests on, with those of what is said in brackets."""
        clues = (*step.answers, *(() if step.clue is None else (step.clue,)))
        stated = [self.clues[clue].entry for clue in clues]
        found = frozenset([entry for entry in stated if entry is not None])
        for mark in step.because:
            brief = self._steps.get(mark)
            if brief is not None and mark not in self._told and mark not in self._supposed:
                found |= self.entries(brief)
        return found

    def cards(self, marks: Iterable[Mark], join: Callable[[Sequence[str]], str]) -> str:
        """The cards of marks as a list, with their sources in brackets."""
        return self._listed(marks, lambda mark: self.wording.card(mark.card), join)

    def places(self, marks: Iterable[Mark], join: Callable[[Sequence[str]], str]) -> str:
        """The holders of marks as a list of places, with their sources in brackets."""
        return self._listed(marks, lambda mark: self.wording.place(mark.holder), join)

    def holders(self, marks: Iterable[Mark], join: Callable[[Sequence[str]], str]) -> str:
        """The holders of marks as a list of places, each once, with all sources in brackets."""
        by_holder: dict[int, Counter[Source]] = {}
        for mark in marks:
            of_holder = by_holder.setdefault(mark.holder, Counter())
            brackets = self.source(mark)
            if brackets is not None:
                of_holder[brackets] += 1
        items: list[str] = []
        for holder, sources in by_holder.items():
            what = self.wording.place(holder)
            words = [found.words(self.wording, count) for found, count in sources.items()]
            why = self.wording.catalogue.join(words)
            items.append(self.wording.say("because", what=what, why=why) if why else what)
        return join(items)

    def _source(self, mark: Mark) -> Source | None:
        step = self._steps.get(mark)
        if mark in self._supposed:
            return Source("supposed")
        return None if step is None or mark in self._told else self.source_of(step)

    def source_of(self, step: Step) -> Source | None:
        """What a brief step rests on, in brackets; None for the reader's own hand."""
        wording = self.wording
        match step.rule:
            case "elsewhere" if not step.because:
                return Source("open")
            case "elsewhere":
                (other,) = step.because
                seen = self._steps.get(other)
                brief = seen is not None and seen.rule == "seen" and self._source(other)
                return brief or Source.of("elsewhere", wording.at(other.holder))
            case "full-hand" if step.mark is not None:
                return Source.of("full-hand", wording.at(step.mark.holder))
            case "kind-found":
                (found,) = step.because
                kind = wording.kind(found.card)
                return Source.of("kind", {"kind": kind, "card": wording.id(found.card)})
            case _ if step.clue is not None and step.mark is not None:
                return source(wording, self.clues[step.clue], step.mark.card)
            case _:
                return None

    def _listed(
        self,
        marks: Iterable[Mark],
        name: Callable[[Mark], str],
        join: Callable[[Sequence[str]], str],
    ) -> str:
        """Brackets stand after the last item that they are about; items without any come last."""
        groups: dict[Source | None, list[str]] = {}
        for mark in marks:
            groups.setdefault(self.source(mark), []).append(name(mark))
        bare = groups.pop(None, [])
        items: list[str] = []
        for found, names in groups.items():
            why = found.words(self.wording, len(names)) if found else ""
            names[-1] = self.wording.say("because", what=names[-1], why=why)
            items += names
        return join([*items, *bare])
