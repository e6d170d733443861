"""What `tudor solve --json` prints; probabilities are floats from here on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tudor.cli.solving.explained import Explainer
from tudor.cli.solving.holders import Supposition
from tudor.detective.belief import Belief
from tudor.detective.unseen import unseen


def figures(
    explainer: Explainer, supposed: Sequence[Supposition], asked: str | None
) -> dict[str, Any]:
    """What the notes say and what is `supposed` besides; `asked`: a card to explain."""
    belief = explainer.belief
    found: dict[str, Any] = {
        "consistent": belief.consistent,
        "deals": str(belief.deals),
        "model": belief.model,
        "cards": {},
        "solution": [],
        "unseen": [],
    }
    if not belief.consistent:
        found["conflict"] = explainer.disagreement(repair=not supposed)
        return found
    found["cards"] = {card: _places(belief, card) for card in belief.table.deck.ids}
    found["solution"] = [
        {"suspect": suspect, "weapon": weapon, "room": room, "probability": float(chance)}
        for (suspect, weapon, room), chance in belief.case_files.items()
    ]
    found["unseen"] = [
        {
            "entry": answer.entry,
            "seat": answer.seat,
            "cards": {card: float(chance) for card, chance in answer.cards.items()},
        }
        for answer in unseen(explainer.notes, belief)
    ]
    if asked is not None:
        found["why"] = list(explainer.reasons(asked))
    return found


def _places(belief: Belief, card: str) -> dict[str, float | Sequence[float]]:
    *others, case_file = [float(belief.probability(card, at)) for at in belief.table.holders]
    seats = belief.table.seats
    return {"case_file": case_file, "seats": others[:seats], "row": others[seats:]}
