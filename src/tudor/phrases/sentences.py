"""Sentences of the rulebook that are made from the options that drive the engine, and its board.

Each function says what there is to say about its subject under an edition's options: phrases
``rule-…``, in the words of a catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tudor.phrases.catalogue import Catalogue
from tudor.phrases.house_rules import spelt
from tudor.rules.board import MIDDLE
from tudor.rules.edition import Edition
from tudor.rules.options import SIDES, idle


def _is_idle(option: str, edition: Edition) -> bool:
    return option in idle(edition.options, edition.board)


def seats(edition: Edition, words: Catalogue) -> Iterator[str]:
    """How many can play."""
    least, most = min(edition.options.players), max(edition.options.players)
    shape = "just" if least == most else "range"
    yield words.phrase(f"rule-seats-{shape}", least=least, most=most)


def deck(edition: Edition, words: Catalogue) -> Iterator[str]:
    """How many cards there are of each kind."""
    cards = edition.deck
    yield words.phrase(
        "rule-deck",
        cards=len(cards),
        suspects=len(cards.suspects),
        weapons=len(cards.weapons),
        rooms=len(cards.rooms),
    )


def board(edition: Edition, words: Catalogue) -> Iterator[str]:
    """Which house it is, and its rooms."""
    yield words.phrase(f"rule-board-{edition.options.board}", rooms=" ".join(edition.deck.rooms))


def hands(edition: Edition, words: Catalogue) -> Iterator[str]:
    """How many cards each is dealt, by the number of players."""
    sizes = []
    for players in edition.options.players:
        held, face_up = edition.hand_sizes(players, 0)
        shape = "open" if face_up else "or" if max(held) > min(held) else "each"
        sizes.append(
            words.phrase(
                f"rule-hands-{shape}",
                players=players,
                cards=min(held),
                more=max(held),
                open=face_up,
            )
        )
    yield words.phrase("rule-hands", sizes=words.join(sizes))


def opener(edition: Edition, words: Catalogue) -> Iterator[str]:
    """Who begins: by lot where there are no dice to roll for it."""
    first, *others = edition.deck.suspects
    yield words.phrase(
        f"rule-opener-{edition.opener}",
        dice=edition.options.dice,
        suspect=first,
        suspects=" ".join(others),
    )


def reach(edition: Edition, words: Catalogue) -> Iterator[str]:
    """How far a pawn goes where there are no dice."""
    if not _is_idle("reach", edition):
        yield words.phrase("rule-reach-value", number=edition.options.reach)


def roll(edition: Edition, words: Catalogue) -> Iterator[str]:
    """Whether a roll has to be used up."""
    if not _is_idle("roll", edition):
        yield words.phrase(f"rule-roll-{edition.options.roll}")


def stuck(edition: Edition, words: Catalogue) -> Iterator[str]:
    """What pawns before the doors do."""
    if edition.options.pawns_block:
        yield words.phrase("rule-stuck")


def passages(edition: Edition, words: Catalogue) -> Iterator[str]:
    """The secret passages of this board."""
    if ways := _ways(words, edition.plan.secret_passages):
        yield words.phrase("rule-passages", dice=edition.options.dice, ways=ways)


def shortcuts(edition: Edition, words: Catalogue) -> Iterator[str]:
    """The inner doors, on a board that has some."""
    if ways := _ways(words, edition.plan.inner_doors):
        yield words.phrase(
            f"rule-shortcuts-{edition.options.shortcuts}", dice=edition.options.dice, ways=ways
        )


def _ways(words: Catalogue, pairs: Iterable[tuple[str, str]]) -> str:
    return words.join([words.phrase("rule-way", room=room, to=to) for room, to in pairs])


def not_in_the_middle(edition: Edition, words: Catalogue) -> Iterator[str]:
    """Where pawns can come to the middle: that nobody asks there."""
    if _openings(edition):
        yield words.phrase("rule-not-in-the-middle")


def _openings(edition: Edition) -> int:
    return sum(door.room == MIDDLE for door in edition.plan.doors)


def moved_may_stay(edition: Edition, words: Catalogue) -> Iterator[str]:
    """What a pawn may do that another player's suggestion has moved."""
    if not _is_idle("moved_may_stay", edition):
        yield words.phrase(f"rule-moved-may-stay-{spelt(edition.options.moved_may_stay)}")


def ask_again(edition: Edition, words: Catalogue) -> Iterator[str]:
    """Whether one may suggest again without leaving the room."""
    in_a_room = edition.options.asking == "in-a-room"
    yield words.phrase(f"rule-ask-again-{'in-a-room' if in_a_room else 'on-entry'}")


def answering(edition: Edition, words: Catalogue) -> Iterator[str]:
    """Who sees to it that a card is shown and, on honour, what becomes of a false witness."""
    yield words.phrase(f"rule-answering-{edition.options.answering}")
    if edition.options.answering == "on-honour":
        for part in ("challenge", "false-witness", "true"):
            yield words.phrase(f"rule-answering-{part}")


def after_answers(edition: Edition, words: Catalogue) -> Iterator[str]:
    """What remains of a turn once its suggestion has been answered."""
    when = edition.options.accuse_when
    if edition.options.accuse_where == MIDDLE or when == "instead-of-asking":
        left = "end"
    else:
        left = "unanswered" if when == "after-unanswered" else "accuse"
    yield words.phrase(f"rule-after-answers-{left}")
    if edition.options.row and not _is_idle("row", edition):
        yield words.phrase("rule-after-answers-row")


def bonus(edition: Edition, words: Catalogue) -> Iterator[str]:
    """Bonus squares, where they are played with; else that they are not, where that is a rule."""
    if edition.bonus_cards:
        yield words.phrase("rule-bonus-house-deck", squares=len(edition.plan.bonus))
        for part in ("landing", "shuffle", "idle"):
            yield words.phrase(f"rule-bonus-{part}")
    elif "bonus" in edition.file.clauses:
        yield words.phrase("rule-bonus-none")


def bonus_cards(edition: Edition, words: Catalogue) -> Iterator[str]:
    """What the cards of the house deck say."""
    if edition.bonus_cards:
        yield words.phrase("rule-bonus-deck", cards=len(edition.bonus_cards))
        for card in edition.bonus_cards:
            name, text = words.phrase(f"bonus-{card.id}"), words.phrase(f"bonus-{card.id}.text")
            yield words.phrase("rule-bonus-card", name=name, text=text)
    elif "bonus-cards" in edition.file.clauses:
        yield words.phrase("rule-bonus-cards-none")


def bonus_two_sides(edition: Edition, words: Catalogue) -> Iterator[str]:
    """That two sides have no bonus cards."""
    if edition.options.seats[0] > SIDES:
        return
    if edition.bonus_cards:
        yield words.phrase("rule-bonus-two-sides")
    elif "bonus-two-sides" in edition.file.clauses:
        yield words.phrase("rule-bonus-two-sides-none")


def row(edition: Edition, words: Catalogue) -> Iterator[str]:
    """The hidden row, for editions that two can play."""
    if _is_idle("row", edition):
        return
    if not edition.options.row:
        yield words.phrase("rule-row-0")
        return
    (hand, *_), _ = edition.hand_sizes(SIDES, 0)
    yield words.phrase("rule-row-4", hand=hand)
    yield words.phrase("rule-row-look")


def teams(edition: Edition, words: Catalogue) -> Iterator[str]:
    """That two teams may play in place of two players."""
    if SIDES in edition.options.players and "teams" in edition.file.clauses:
        yield words.phrase("rule-teams")


def accuse_when(edition: Edition, words: Catalogue) -> Iterator[str]:
    """At what moment of a turn one may accuse."""
    must = spelt(edition.options.asking == "must-on-entry")
    yield words.phrase(f"rule-accuse-when-{edition.options.accuse_when}", must=must)


def accuse_where(edition: Edition, words: Catalogue) -> Iterator[str]:
    """Where one may accuse and, if pawns can come to the middle, how."""
    yield words.phrase(f"rule-accuse-where-{edition.options.accuse_where}", place=MIDDLE)
    if openings := _openings(edition):
        yield words.phrase("rule-middle", doors=openings)


def turn_limit(edition: Edition, words: Catalogue) -> Iterator[str]:
    """After how many turns the game is over."""
    if edition.options.turn_limit is not None:
        yield words.phrase("rule-turn-limit-value", number=edition.options.turn_limit)
