"""What `tudor solve` prints for people, in lines that fit a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

import click

from tudor.cli.solving.explained import Explainer, number
from tudor.cli.solving.holders import Supposition
from tudor.cli.solving.sheet import WIDTH, figure, legend, sheet, tenths
from tudor.detective.belief import Belief
from tudor.detective.unseen import Unseen, unseen
from tudor.phrases.reasons.explain import Line
from tudor.phrases.reasons.findings import model_name
from tudor.phrases.reasons.wording import Wording, sentence

_LIKELIEST: Final = 5
"""How many case files are printed."""


def report(
    explainer: Explainer, supposed: Sequence[Supposition], asked: str | None
) -> Iterator[str]:
    """What the notes say and, besides, what is `supposed`; `asked`: a card to explain."""
    wording, belief = explainer.wording, explainer.belief
    words = wording.catalogue
    yield from legend(wording)
    yield ""
    for card, holder in supposed:
        what = wording.holds(holder, wording.card(belief.table.deck.index[card]), 1)
        yield words.phrase("solve-supposed", what=what)
    if not belief.consistent:
        yield from _not_supposed(explainer) if supposed else _disagreement(explainer)
        return
    yield from sheet(wording, belief)
    yield ""
    model = f"{model_name(words, belief.model)} ({belief.model})"
    meaning = words.phrase(f"model-{belief.model}.text")
    yield from _wrapped(words.phrase("solve-deals", deals=belief.deals))
    yield from _wrapped(f"{sentence(model)}: {meaning}")
    if explainer.on_honour:
        yield from _wrapped(words.phrase("help-on-honour"))
    yield from _likeliest(wording, belief)
    yield from _unseen(wording, belief)
    if asked is not None:
        yield from _reasons(explainer, asked)


def _heading(text: str) -> Iterator[str]:
    yield ""
    yield click.style(text, bold=True)


def _likeliest(wording: Wording, belief: Belief) -> Iterator[str]:
    words = wording.catalogue
    yield from _heading(words.phrase("solve-likeliest"))
    for cards, chance in islice(belief.case_files.items(), _LIKELIEST):
        yield f"{tenths(wording, chance):>6}  {', '.join(words.name(card) for card in cards)}"


def _unseen(wording: Wording, belief: Belief) -> Iterator[str]:
    answers = unseen(wording.notes, belief)
    if answers:
        yield from _heading(wording.catalogue.phrase("solve-unseen"))
    for answer in answers:
        yield from _wrapped(_answer(wording, answer), hanging="   ")


def _answer(wording: Wording, answer: Unseen) -> str:
    words = wording.catalogue
    cards = [
        f"{words.name(card)} {figure(wording, chance)}" for card, chance in answer.cards.items()
    ]
    return words.phrase(
        "solve-unseen-answer",
        number=number(answer.entry),
        seat=sentence(wording.name(answer.seat)),
        asker=wording.name(wording.notes.suggestion(answer.entry).by),
        cards=", ".join(cards),
    )


def _reasons(explainer: Explainer, card: str) -> Iterator[str]:
    for reason in explainer.reasons(card):
        yield ""
        yield from _wrapped(reason.text)
        yield from _indented(reason.lines)
        for mover in reason.movers:
            yield from _wrapped(mover.text, "  ", "  ")


def _not_supposed(explainer: Explainer) -> Iterator[str]:
    yield explainer.wording.catalogue.phrase("solve-not-supposed")
    yield from _indented(explainer.disagreement(repair=False).lines)


def _disagreement(explainer: Explainer) -> Iterator[str]:
    words = explainer.wording.catalogue
    found = explainer.disagreement(repair=True)
    yield from _wrapped(f"{words.phrase('solve-inconsistent')} {found.text}")
    yield from _indented(found.lines)
    yield ""
    if not found.repairs:
        yield from _wrapped(words.phrase("solve-no-repairs"))
        return
    yield from _wrapped(words.phrase("solve-repairs"))
    for repair in found.repairs:
        yield from _wrapped(repair.text, "  ", "  ")


def _indented(lines: Iterable[Line]) -> Iterator[str]:
    for line in lines:
        indent = "  " * (line.depth + 1)
        yield from _wrapped(line.text, indent, "  ")


def _wrapped(text: str, indent: str = "", hanging: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + hanging)
