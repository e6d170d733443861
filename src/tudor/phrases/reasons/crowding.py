"""That cards need all the room that is left to some holders, or more, as a clause."""

from __future__ import annotations

from itertools import groupby

from tudor.detective.reasons.shapes import Step
from tudor.phrases.reasons.grounds import Grounds
from tudor.rules.cards import bits


def crowded(grounds: Grounds, step: Step) -> str:
    """Who alone can have which cards, and how many of them there is room for."""
    wording, table = grounds.wording, grounds.wording.table
    join = wording.catalogue.join
    kinds = _kinds(grounds, step)
    inside = [mark for mark in step.because if mark.holder in step.holders]
    outside = [mark for mark in step.because if mark.holder not in step.holders]
    places = [wording.place(holder) for holder in step.holders]
    if kinds:
        ones = join([wording.say("one", kind=kind) for kind in kinds])
        places[-1] = wording.say("because", what=places[-1], why=ones)
    sizes = [table.sizes[holder] for holder in step.holders if holder != table.case_file]
    held = [mark for mark in inside if mark.holds]
    told = wording.say(
        "crowded",
        cards=wording.ids(step.cards),
        others=grounds.holders(outside, wording.nor),
        places=join(places),
        room=sum(sizes) - len(held) + len(kinds),
        fits="yes" if step.mark else "no",
    )
    by_holder = [[*marks] for _, marks in groupby(inside, lambda mark: mark.holder)]
    for marks in reversed(by_holder):
        of = wording.holds if marks[0].holds else wording.lacks
        cards = grounds.cards(marks, join if marks[0].holds else wording.nor)
        told = wording.say("apart", lacks=of(marks[0].holder, cards, len(marks)), known=told)
    return told


def _kinds(grounds: Grounds, step: Step) -> list[str]:
    """The kinds of which the case file can take one of the cards."""
    wording = grounds.wording
    case_file = wording.table.case_file
    if case_file not in step.holders:
        return []
    possible = step.cards
    for mark in step.because:
        if mark.holder == case_file:
            possible &= ~(1 << mark.card)
    return list(dict.fromkeys(map(wording.kind, bits(possible))))
