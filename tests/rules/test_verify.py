"""Whether nobody chose what chance did: what is proven, and what fails for which reason."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rules.dealt import dealt, receipt_of
from tests.rules.dealt import given as bytes_of
from tests.strategies import editions, seatings
from tests.strategies.playing import choose
from tudor.arena.match import play
from tudor.rules.actions import CHANCE, Deal, Dice, Opening
from tudor.rules.chance import outcomes
from tudor.rules.edition import load
from tudor.rules.events import Event
from tudor.rules.fair import commitment
from tudor.rules.receipt import Receipt
from tudor.rules.record import (
    Entry,
    Record,
    RecordError,
    RecordSeat,
    SeededChance,
    TableChance,
    dump,
    load_record,
)
from tudor.rules.see import see
from tudor.rules.state import Phase
from tudor.rules.verify import FAILURE_REASONS, Failure, FailureReason, Verdict, verify

RECORD = dealt(load("travel"), bots={1})
RECEIPT = receipt_of(RECORD, 2)
CHANCE_GIVEN = RECORD.chance
assert isinstance(CHANCE_GIVEN, TableChance)
DRAWN = sum(entry.by == CHANCE for entry in RECORD.entries)
OTHER = bytes_of("somebody else").hex()


def index_of(kind: type, record: Record = RECORD) -> int:
    """Where the first action of a kind is in the record."""
    return next(i for i, entry in enumerate(record.entries) if isinstance(entry.action, kind))


@given(st.data())
@settings(max_examples=40)
def test_what_was_dealt_fairly_is_proven(data: st.DataObject) -> None:
    edition = data.draw(editions())
    seats = len(data.draw(seatings(edition)))
    bots = data.draw(st.sets(st.integers(0, seats - 1), max_size=seats - 1))
    own_dice = data.draw(st.booleans()) and edition.options.dice > 0
    seed = data.draw(st.integers(0, 2**32))
    record = load_record(
        dump(dealt(edition, seats, bots=bots, own_dice=own_dice, seed=seed, length=100))
    )
    alone = verify(record)
    assert (alone.proven, alone.failure) == ("follow", None)
    assert alone.drawn + alone.typed == sum(entry.by == CHANCE for entry in record.entries)
    for seat in set(range(seats)) - bots:
        length = len(record.entries)
        rows = data.draw(st.integers(index_of(Deal, record=record) + 1, length))
        verdict = verify(record, receipt_of(record, seat, rows))
        over = [state.outcome for state, _ in record.replay()][-1] is not None
        complete = over and rows == length
        assert verdict == replace(alone, proven="nobody-chose", covered=rows, complete=complete)
        unseen = replace(receipt_of(record, seat), openings=(None,) * seats)
        assert verify(record, unseen).proven == "nobody-chose"


def test_every_draw_is_counted() -> None:
    assert verify(RECORD) == Verdict("follow", DRAWN)
    assert verify(RECORD, RECEIPT) == Verdict("nobody-chose", DRAWN, covered=len(RECORD.entries))


def test_a_simulated_game_follows_from_its_seed() -> None:
    record = play(load("modern"), ["novice", "random", "novice"], 7, 3).record
    assert record.chance == SeededChance((7, 3))
    verdict = verify(load_record(dump(record)))
    assert (verdict.proven, verdict.failure) == ("follow", None)
    assert verify(record, RECEIPT).failure == Failure("not-of-a-table")
    other = verify(replace(record, chance=SeededChance((7, 4)))).failure
    assert other is not None
    assert other.reason == "draw-differs"


def test_a_record_that_does_not_tell_cannot_be_verified() -> None:
    silent = replace(RECORD, chance=None)
    assert verify(silent) == verify(silent, RECEIPT) == Verdict(failure=Failure("no-chance"))


@pytest.mark.parametrize("own_dice", [False, True])
def test_typed_dice_are_not_drawn(own_dice: bool) -> None:  # noqa: FBT001 - a parameter
    typed = dealt(load("travel"), bots={1}, own_dice=True)
    chance = typed.chance
    assert isinstance(chance, TableChance)
    verdict = verify(replace(typed, chance=replace(chance, own_dice=own_dice)))
    if own_dice:
        throws = [e.action.faces for e in typed.entries if isinstance(e.action, Dice)]
        assert verdict.failure is None
        assert 0 < verdict.typed < len(throws), "a bot's dice are drawn"
    else:
        assert verdict.failure is not None
        assert verdict.failure.reason == "draw-differs"


@given(st.data())
@settings(max_examples=60)
def test_whatever_else_chance_might_have_done_is_found_by_its_index(data: st.DataObject) -> None:
    """What else is legal instead of one draw, and the record up to there."""
    draws = [i for i, entry in enumerate(RECORD.entries) if entry.by == CHANCE]
    index = data.draw(st.sampled_from(draws))
    done = RECORD.entries[index].action
    states = [RECORD.start(), *(state for state, _ in RECORD.replay())]
    if states[index].phase is Phase.DEALING:
        assert isinstance(done, Deal)
        first, second, third = done.hands
        other: Any = replace(done, hands=((second[0], *first[1:]), (first[0], *second[1:]), third))
    else:
        others = [action for action, _ in outcomes(states[index]) if action != done]
        other = data.draw(st.sampled_from(others))
    entries = (*RECORD.entries[:index], Entry(CHANCE, other))
    assert verify(replace(RECORD, entries=entries)).failure == Failure("draw-differs", index)


@given(st.sampled_from(["server", "opening"]), st.integers(0, 255))
def test_each_bit_that_was_given_matters(whose: str, bit: int) -> None:
    def flipped(text: str | None) -> str:
        assert text is not None
        return (int(text, 16) ^ 1 << bit).to_bytes(32, "big").hex()

    assert isinstance(CHANCE_GIVEN, TableChance)
    if whose == "server":
        chance = replace(CHANCE_GIVEN, server=flipped(CHANCE_GIVEN.server))
    else:
        first, *others = CHANCE_GIVEN.openings
        chance = replace(CHANCE_GIVEN, openings=(flipped(first), *others))
    failure = verify(replace(RECORD, chance=chance)).failure
    assert failure is not None
    assert failure.reason == "draw-differs"


def with_seats(*bots: bool) -> Record:
    """The record with programs in other seats."""
    seats = zip(RECORD.seats, bots, strict=True)
    sitting = (RecordSeat(seat.suspect, bot="novice" if bot else None) for seat, bot in seats)
    return replace(RECORD, seats=tuple(sitting))


@pytest.mark.parametrize("bots", [(True, True, False), (False, False, False)])
def test_who_gave_to_the_deal_sat_at_the_table(bots: tuple[bool, ...]) -> None:
    failure = verify(with_seats(*bots)).failure
    seat = next(i for i, bot in enumerate(bots) if bot != (i == 1))
    assert failure == Failure("seats-differ", seat=seat)


def test_each_seat_is_named_in_what_was_given() -> None:
    assert isinstance(CHANCE_GIVEN, TableChance)
    fewer = replace(CHANCE_GIVEN, openings=CHANCE_GIVEN.openings[:2])
    assert verify(replace(RECORD, chance=fewer)).failure == Failure("seats-differ")


def changed(**changes: object) -> Receipt:
    return replace(RECEIPT, **changes)


def agreed(**changes: object) -> Receipt:
    return changed(terms=replace(RECEIPT.terms, **changes))


SEAT_0, _, SEAT_2 = RECEIPT.seats
TERMS = RECEIPT.terms
FAILURES: dict[str, tuple[Receipt, Failure]] = {
    "another server": (changed(server=OTHER), Failure("server-differs")),
    "another deal": (changed(deal=2), Failure("deal-differs")),
    "another number of seats": (
        changed(seats=(*RECEIPT.seats, None), openings=(*RECEIPT.openings, None)),
        Failure("seats-differ"),
    ),
    "own bytes replaced": (changed(mine=OTHER), Failure("mine-left-out", seat=2)),
    "a bot's receipt": (changed(seat=1), Failure("mine-left-out", seat=1)),
    "another's bytes replaced": (
        changed(seats=(OTHER, None, SEAT_2)),
        Failure("commitment-differs", seat=0),
    ),
    "a person where a bot is": (
        changed(seats=(SEAT_0, OTHER, SEAT_2)),
        Failure("commitment-differs", seat=1),
    ),
    "a bot where a person is": (
        changed(seats=(None, None, SEAT_2)),
        Failure("commitment-differs", seat=0),
    ),
    "own commitment replaced": (
        changed(seats=(SEAT_0, None, OTHER)),
        Failure("commitment-differs", seat=2),
    ),
    "other bytes told": (
        changed(openings=(OTHER, *RECEIPT.openings[1:])),
        Failure("opening-differs", seat=0),
    ),
    "another edition": (agreed(edition="modern"), Failure("edition-differs")),
    "another house rule": (agreed(house_rules={"reach": 9}), Failure("house-rules-differ")),
    "own dice": (agreed(own_dice=True), Failure("own-dice-differ")),
    "another suspect": (
        agreed(suspects=("plum", *TERMS.suspects[1:])),
        Failure("players-differ", seat=0),
    ),
    "another bot": (agreed(bots=(None, "random", None)), Failure("players-differ", seat=1)),
    "another game": (changed(chain=OTHER), Failure("rows-differ", seat=2)),
    "a row less": (changed(rows=RECEIPT.rows - 1), Failure("rows-differ", seat=2)),
    "a row more": (changed(rows=RECEIPT.rows + 1), Failure("rows-missing")),
    "no deal": (receipt_of(RECORD, 2, rows=index_of(Deal)), Failure("not-dealt")),
}


@pytest.mark.parametrize("case", FAILURES)
def test_a_receipt_finds_what_the_record_alone_hides(case: str) -> None:
    receipt, failure = FAILURES[case]
    assert verify(RECORD).failure is None
    assert verify(RECORD, receipt) == Verdict(failure=failure)


def test_a_game_dealt_anew_with_bytes_made_up_is_found_out() -> None:
    """The server deals until it likes the cards, and makes up a record in which all fits."""
    forged = dealt(load("travel"), bots={1}, seed=2)
    assert verify(forged).proven == "follow"
    failure = verify(forged, RECEIPT).failure
    assert failure == Failure("server-differs")
    assert isinstance(forged.chance, TableChance)
    receipt = changed(server=commitment(bytes.fromhex(forged.chance.server)))
    assert verify(forged, receipt).failure == Failure("mine-left-out", seat=2)


@given(st.data())
@settings(max_examples=60)
def test_what_a_seat_saw_is_bound_in_each_row(data: st.DataObject) -> None:
    """What somebody might have done instead, wherever any seat sees that, is found out."""
    seat = data.draw(st.sampled_from([0, 2]))
    states = [RECORD.start(), *(state for state, _ in RECORD.replay())]
    index = data.draw(st.sampled_from([i for i, e in enumerate(RECORD.entries) if e.by != CHANCE]))
    by, state = RECORD.entries[index].by, states[index]
    other = Entry(by, choose(state, data.draw(st.randoms(use_true_random=False)), rashness=0))
    forged = replace(RECORD, entries=(*RECORD.entries[:index], other))
    receipt = receipt_of(RECORD, seat, index + 1)
    seen = [[see(event, seat) for event in told(one)[index]] for one in (RECORD, forged)]
    failure = None if seen[0] == seen[1] else Failure("rows-differ", seat=seat)
    assert verify(forged, receipt).failure == failure


def told(record: Record) -> list[tuple[Event, ...]]:
    return [events for _, events in record.replay()]


def test_a_record_cut_short_is_no_proof_of_a_whole_game() -> None:
    whole = dealt(load("travel").with_house_rules({"turn_limit": 4}), bots={1}, length=1000)
    receipt = receipt_of(whole, 2)
    assert verify(whole, receipt).complete
    cut = replace(whole, entries=whole.entries[:-1])
    assert verify(cut, receipt).failure == Failure("rows-missing")
    verdict = verify(cut, receipt_of(cut, 2))
    assert (verdict.proven, verdict.complete) == ("nobody-chose", False)


def test_dice_may_be_invented_only_where_people_typed_them() -> None:
    """A record that claims `own_dice` could have any throws."""
    forged = dealt(load("travel"), bots={1}, own_dice=True)
    assert verify(forged).proven == "follow"
    honest = replace(RECEIPT.terms, own_dice=False)
    failure = verify(forged, replace(receipt_of(forged, 2), terms=honest)).failure
    assert failure == Failure("own-dice-differ")


def test_a_house_rule_is_the_same_however_it_is_written() -> None:
    edition = load("travel").with_house_rules({"seats": [3, 4], "pawns_block": False})
    record = dealt(edition, bots={1})
    receipt = receipt_of(load_record(dump(record)), 2)
    assert verify(record, receipt).proven == "nobody-chose"
    spelt = replace(record, house_rules={"pawns_block": "no", "seats": (3, 4)})
    assert verify(spelt, receipt).proven == "nobody-chose"


def test_before_the_deal_there_is_nothing_to_prove() -> None:
    record = replace(RECORD, entries=RECORD.entries[: index_of(Opening) + 1])
    assert verify(record, receipt_of(record, 2)).failure == Failure("not-dealt")


def test_an_illegal_record_is_refused() -> None:
    with pytest.raises(RecordError):
        verify(replace(RECORD, entries=RECORD.entries[1:]))


def test_every_reason_is_tested() -> None:
    tested: set[FailureReason] = {failure.reason for _, failure in FAILURES.values()}
    assert tested | {"no-chance", "not-of-a-table", "draw-differs"} == {*FAILURE_REASONS}
