"""Why a mark is certain, line by line, as a person at the table would say it.

What is seen at once is said in brackets beside its card; what takes a thought has its own line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tudor.detective.evidence import Clue
from tudor.detective.reasons.shapes import Chain, Mark, Step
from tudor.phrases.reasons.grounds import Grounds
from tudor.phrases.reasons.premises import premise
from tudor.phrases.reasons.wording import Wording


class Line(Struct, frozen=True):
    """A line of reasons: a sentence.

    `depth`: in how many suppositions it stands. `entries`: the notes' entries that it rests on.
    """

    depth: int
    text: str
    entries: tuple[int, ...]


def explain(wording: Wording, chain: Chain, clues: Sequence[Clue]) -> tuple[Line, ...]:
    """The steps of a chain that rests on `clues`, those of the belief that it is about."""
    return tuple(_lines(Grounds(wording, clues), chain.steps, 0))


def _lines(grounds: Grounds, steps: Sequence[Step], depth: int) -> Iterator[Line]:
    """All but the last of the steps are told in brackets where a few words are enough."""
    together: set[Mark | None] = set()
    for place, step in enumerate(steps):
        if step.mark is not None and step.mark in together:
            continue
        if step is not steps[-1] and grounds.is_brief(step):
            grounds.add(step, told=False)
        elif step.rule == "suppose":
            yield from _supposed(grounds, step, depth)
        else:
            alike = [step, *(other for other in steps[place + 1 :] if _alike(step, other))]
            yield _told(grounds, alike, depth)
            together.update(other.mark for other in alike)


def _told(grounds: Grounds, alike: Sequence[Step], depth: int) -> Line:
    """One line for steps that conclude from the same."""
    wording, step = grounds.wording, alike[0]
    entries = tuple(sorted(grounds.entries(step)))
    marks = [other.mark for other in alike if other.mark is not None]
    if not marks:
        told = premise(grounds, step)
    elif step.rule in {"seen", "passed", "elsewhere"}:
        found, clause = grounds.source_of(step), wording.clause(marks)
        why = found and found.words(wording, 1)
        told = wording.say("because", what=clause, why=why) if why else clause
    else:
        told = wording.say("so", because=premise(grounds, step), clause=wording.clause(marks))
    for other in alike:
        grounds.add(other, told=True)
    return Line(depth, wording.sentence(told), entries)


def _supposed(grounds: Grounds, step: Step, depth: int) -> Iterator[Line]:
    wording, mark = grounds.wording, step.mark
    if mark is None:
        raise ValueError(step)
    text = wording.say(
        "suppose",
        **wording.at(mark.holder),
        card=wording.id(mark.card),
        holds="no" if mark.holds else "yes",
    )
    yield Line(depth, wording.sentence(text), ())
    yield from _lines(grounds.supposing(mark.opposite), step.supposed, depth + 1)
    text = wording.say("contradiction", clause=wording.clause([mark]))
    yield Line(depth, wording.sentence(text), ())
    grounds.add(step, told=True)


def _alike(step: Step, other: Step) -> bool:
    """Whether two steps are told as one: they differ in the card that is shown, and only in it."""
    mark, found = step.mark, other.mark
    if mark is None or found is None or (mark.holder, mark.holds) != (found.holder, found.holds):
        return False
    if step.rule == "suppose" or (step.rule, step.clue) != (other.rule, other.clue):
        return False
    return step.answers == other.answers and set(step.because) == set(other.because)
