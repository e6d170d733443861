"""What a step of a chain concludes from, as a clause, rule by rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tudor.detective.evidence import Clue
from tudor.detective.reasons.shapes import Rule, Step
from tudor.phrases.reasons.crowding import crowded
from tudor.phrases.reasons.grounds import Grounds
from tudor.phrases.reasons.sources import question


def premise(grounds: Grounds, step: Step) -> str:
    """What `step` concludes from; where it ends in a contradiction, that."""
    return _PREMISES[step.rule](grounds, step)


def _full_hand(grounds: Grounds, step: Step) -> str:
    wording = grounds.wording
    cards = grounds.cards(step.because, wording.catalogue.join)
    return wording.say("full-hand", **wording.at(_holder(step)), cards=cards)


def _too_many(grounds: Grounds, step: Step) -> str:
    wording, holder = grounds.wording, _holder(step)
    cards = grounds.cards(step.because, wording.catalogue.join)
    size = wording.table.sizes[holder]
    return wording.say("too-many", **wording.at(holder), cards=cards, size=size)


def _left(grounds: Grounds, step: Step) -> str:
    wording, holder = grounds.wording, _holder(step)
    table = wording.table
    left = table.deck.all
    for mark in step.because:
        left &= ~(1 << mark.card)
    return wording.say(
        "left",
        **wording.at(holder),
        lacks=_lacks(grounds, step),
        left=wording.ids(left) or "none",
        count=left.bit_count(),
        size=table.sizes[holder],
    )


def _spoken_for(grounds: Grounds, step: Step) -> str:
    wording, holder = grounds.wording, _holder(step)
    held = [mark for mark in step.because if mark.holds]
    lacked = [mark for mark in step.because if not mark.holds]
    clues = [grounds.clues[clue] for clue in step.answers]
    asked = [wording.say("asked", **question(wording, clue)) for clue in clues]
    answers = wording.catalogue.join(asked)
    if held:
        holds = wording.holds(holder, grounds.cards(held, wording.catalogue.join), len(held))
        known = wording.say("holds-answers", holds=holds, answers=answers, count=len(asked))
    else:
        known = wording.say("answers", **wording.at(holder), answers=answers, count=len(asked))
    if lacked:
        lacks = wording.lacks(holder, grounds.cards(lacked, wording.nor), len(lacked))
        known = wording.say("apart", lacks=lacks, known=known)
    return wording.say("spoken-for", known=known, size=wording.table.sizes[holder])


def _nowhere(grounds: Grounds, step: Step) -> str:
    wording = grounds.wording
    held = tuple(mark for mark in step.because if mark.holds)
    if not held:
        return wording.say("nowhere", where=_last_place(grounds, step))
    lacked = tuple(mark for mark in step.because if not mark.holds)
    holds = wording.holds(held[0].holder, grounds.cards(held, wording.catalogue.join), 1)
    lacks = wording.lacks(lacked[0].holder, grounds.cards(lacked, wording.nor), 1)
    return wording.say("both", holds=holds, lacks=lacks)


def _last_place(grounds: Grounds, step: Step) -> str:
    wording = grounds.wording
    places = grounds.places(step.because, wording.nor)
    card = wording.id(step.because[0].card)
    return wording.say("last-place", card=card, places=places)


def _two_places(grounds: Grounds, step: Step) -> str:
    wording = grounds.wording
    places = grounds.places(step.because, wording.catalogue.join)
    return wording.say("two-places", card=wording.id(step.because[0].card), places=places)


def _of_kind_held(grounds: Grounds, step: Step) -> str:
    kind = _kind(grounds, step)
    return grounds.wording.say(step.rule, holds=_holds(grounds, step), kind=kind)


def _of_kind_lacked(grounds: Grounds, step: Step) -> str:
    kind = _kind(grounds, step)
    return grounds.wording.say(step.rule, lacks=_lacks(grounds, step), kind=kind)


def _answer(grounds: Grounds, step: Step) -> str:
    wording = grounds.wording
    asked = question(wording, _clue(grounds, step))
    if asked["challenge"]:
        return wording.say("answer-false", **asked, lacks=_lacks(grounds, step))
    return wording.say(
        "answer",
        **asked,
        **wording.at(step.because[0].holder),
        cards=grounds.cards(step.because, wording.nor),
        count=len(step.because),
    )


def _accused(grounds: Grounds, step: Step) -> str:
    asked = question(grounds.wording, _clue(grounds, step))
    return grounds.wording.say("accused", **asked, holds=_holds(grounds, step))


def _holds(grounds: Grounds, step: Step) -> str:
    wording = grounds.wording
    cards = grounds.cards(step.because, wording.catalogue.join)
    return wording.holds(step.because[0].holder, cards, len(step.because))


def _lacks(grounds: Grounds, step: Step) -> str:
    wording = grounds.wording
    cards = grounds.cards(step.because, wording.nor)
    return wording.lacks(_holder(step), cards, len(step.because))


def _holder(step: Step) -> int:
    mark = step.mark or step.because[0]
    return mark.holder


def _kind(grounds: Grounds, step: Step) -> str:
    return grounds.wording.kind(step.because[0].card)


def _clue(grounds: Grounds, step: Step) -> Clue:
    if step.clue is None:
        raise ValueError(step)
    return grounds.clues[step.clue]


_PREMISES: Final[dict[Rule, Callable[[Grounds, Step], str]]] = {
    "full-hand": _full_hand,
    "spoken-for": _spoken_for,
    "whole-hand": _left,
    "crowded": crowded,
    "last-place": _last_place,
    "kind-found": _of_kind_held,
    "last-of-kind": _of_kind_lacked,
    "answer": _answer,
    "not-accused": _accused,
    "nowhere": _nowhere,
    "two-places": _two_places,
    "too-many": _too_many,
    "too-few": _left,
    "overcrowded": crowded,
    "no-culprit": _of_kind_lacked,
    "two-culprits": _of_kind_held,
    "empty-answer": _answer,
    "was-wrong": _accused,
}
"""The rules that take a thought; the others are told in brackets, or suppose."""
