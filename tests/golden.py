"""Files that hold what the engine did when they were last looked at: write them anew, compare.

``python -m tests.golden`` writes them all; look at the difference before you commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from tests.rules.positions import opened
from tests.rules.rule_ids import rules_page
from tests.tiny import SUSPECTS, TINY, tiny
from tudor.detective.notes import file as notes_file
from tudor.rules import receipt, record
from tudor.rules.actions import CHANCE, Accuse, Action, Deal, Dice, Roll
from tudor.rules.chance import Source, draw, seed_key
from tudor.rules.edition import EDITIONS, load
from tudor.rules.events import Event
from tudor.rules.legal import Legal
from tudor.rules.perft import perft
from tudor.rules.see import PUBLIC, Viewer, see
from tudor.rules.state import State, new_game
from tudor.rules.turn import apply, legal_actions

ROOT: Final = Path(__file__).parents[1]
PERFT: Final = ROOT / "tests" / "rules" / "perft"
PLAYTHROUGHS: Final = ROOT / "tests" / "rules" / "playthroughs"
WHOLE_TREE: Final = 99
"""Deeper than any tiny tree."""
FROM_A_DEAL: Final = ("tiny-modern", "tiny-dutch", "tiny-swedish")
"""Tiny editions whose tree is counted from one deal on: all deals would take minutes."""
DEPTHS: Final = {"travel": (7, 4), "modern": (6, 5), "dutch": (6, 4), "swedish": (6, 5)}
"""How deep each edition's tree is counted: from the deal, and from a later roll."""
PLAYED: Final = (*EDITIONS, "modern-two-sides", "modern-house-deck", "travel-on-honour")
"""The games told in full."""


def counts(state: State, depth: int) -> str:
    """The nodes below `state`, one depth a line."""
    lines = ["depth chance decision terminal"]
    for at, nodes in enumerate(perft(state, depth)):
        lines.append(f"{at} {nodes.chance} {nodes.decision} {nodes.terminal}")
    return "\n".join(lines) + "\n"


def tiny_start(key: str) -> State:
    """Where a tiny edition's tree begins: where there are few deals, before them all."""
    if key not in FROM_A_DEAL:
        return new_game(tiny(key), SUSPECTS)
    state = opened(tiny(key), SUSPECTS)
    return apply(state, CHANCE, draw(state, seed_key(1), 1))[0]


def tiny_counts(key: str) -> str:
    """The whole tree of a tiny edition."""
    return counts(tiny_start(key), WHOLE_TREE)


def dealt(key: str) -> State:
    """An edition's game of three with a deal of its own, as the first turn begins."""
    edition = load(key)
    state = opened(edition, edition.first_suspects(3))
    deal = draw(state, seed_key(1), 1)
    assert isinstance(deal, Deal)
    return apply(state, CHANCE, deal)[0]


def edition_counts(key: str) -> str:
    """The tree of an edition from a given opening and deal."""
    return counts(dealt(key), DEPTHS[key][0])


def later(key: str) -> State:
    """The same game some rolls later, with pawns near the doors."""
    state = dealt(key)
    source, number = Source.seeded(2), 0
    while state.turn < 16:
        number += 1
        assert state.actor is not None
        action: Action
        if state.actor == CHANCE:
            action = draw(state, seed_key(2), number)
        else:
            legal = [a for a in legal_actions(state, state.actor) if not isinstance(a, Accuse)]
            action = Roll() if Roll() in legal else source.choose(legal)
        state, _ = apply(state, state.actor, action)
    return state


def later_counts(key: str) -> str:
    """The tree from there: rooms are entered, questions asked and answered."""
    state = later(key)
    six = Dice((6, 5)[: state.edition.options.dice])
    return counts(apply(apply(state, state.seat, Roll())[0], CHANCE, six)[0], DEPTHS[key][1])


def playthrough(key: str) -> str:
    """A record told in full: each action, its events, what everybody sees, what is legal."""
    game = record.load_record((PLAYTHROUGHS / f"{key}.json").read_bytes())
    seats = range(len(game.seats))
    state = game.start()
    lines = [f"{key}: {', '.join(state.suspects)}", *_legal_lines(state)]
    for number, (entry, (after, events)) in enumerate(
        zip(game.entries, game.replay(), strict=True), 1
    ):
        by = entry.by if entry.by == CHANCE else f"seat {entry.by}"
        lines += ["", f"{number}. {by}: {_json(entry.action)}"]
        for event in events:
            lines += _event_lines(event, (*seats, PUBLIC))
        lines += _legal_lines(after)
    return "\n".join(lines) + "\n"


def _event_lines(event: Event, viewers: tuple[Viewer, ...]) -> Iterator[str]:
    whole = _json(event)
    yield f"   {whole}"
    seen: dict[str, list[str]] = {}
    for viewer in viewers:
        told = _json(see(event, viewer))
        if told != whole:
            seen.setdefault(told, []).append(str(viewer))
    for told, those in seen.items():
        yield f"      {' '.join(those)}: {told}"


def _legal_lines(state: State) -> Iterator[str]:
    if isinstance(state.actor, int):
        yield f"   next: seat {state.actor}: {_told(legal_actions(state, state.actor))}"
    else:
        yield f"   next: {state.actor}"
    for seat in range(len(state.suspects)):
        if seat != state.actor and (legal := legal_actions(state, seat)):
            yield f"   or seat {seat}: {_told(legal)}"


def _told(legal: Legal) -> str:
    parts = [name for name in ("roll", "stay", "end", "nothing") if getattr(legal, name)]
    if legal.move:
        places = [p if isinstance(p, str) else f"{p[0]},{p[1]}" for p in legal.move]
        parts.append(f"move to {' '.join(places)}")
    if legal.passage:
        parts.append(f"passage to {legal.passage}")
    if legal.door:
        parts.append(f"door to {' '.join(legal.door)}")
    if legal.suggest:
        menu = legal.suggest
        parts.append(f"suggest {len(menu.suspects)}×{len(menu.weapons)} in {menu.room}")
    if legal.peek:
        parts.append(f"peek at {' '.join(map(str, legal.peek))}")
    if legal.choose:
        lists = (legal.choose.seats, legal.choose.suspects, legal.choose.rooms)
        parts.append(f"choose {' × '.join(' '.join(map(str, items)) for items in lists if items)}")
    if legal.accuse:
        case = legal.accuse
        parts.append(f"accuse {len(case.suspects)}×{len(case.weapons)}×{len(case.rooms)}")
    if legal.show:
        parts.append(f"show {' '.join(legal.show)}")
    if legal.challenge:
        denied = [f"seat {d.seat} on {d.suggestion}" for d in legal.challenge]
        parts.append(f"challenge {', '.join(denied)}")
    return "; ".join(parts)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def schema_text(schema: Callable[[], object]) -> str:
    """A schema, as the documents have it."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


GOLDEN: Final[dict[Path, Callable[[], str]]] = {
    **{PERFT / f"{key}.txt": partial(tiny_counts, key) for key in TINY},
    **{PERFT / f"{key}.txt": partial(edition_counts, key) for key in EDITIONS},
    **{PERFT / f"{key}-later.txt": partial(later_counts, key) for key in EDITIONS},
    **{PLAYTHROUGHS / f"{key}.txt": partial(playthrough, key) for key in PLAYED},
    ROOT / "docs" / "record.schema.json": partial(schema_text, record.schema),
    ROOT / "docs" / "receipt.schema.json": partial(schema_text, receipt.schema),
    ROOT / "docs" / "notes.schema.json": partial(schema_text, notes_file.schema),
    ROOT / "docs" / "rules.md": rules_page,
}
"""Each file, and what makes it."""


def main() -> None:
    """Write every file that has changed."""
    for path, make in GOLDEN.items():
        text = make()
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
