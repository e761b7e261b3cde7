"""Chips counted by stack and by table: what is taken down, what is refused, and when a number stands no more."""

import pytest

from tdapp.domain.chips import chip_counts
from tdapp.domain.chips.chip_counts import begin_count, close_count, count, counted, table_number, uncounted
from tdapp.domain.chips.chip_facts import CountBegun, CountClosed, StacksCounted, TablesCounted
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import Chips, EntryId, TableNo
from tests.domain.chips.holdings import at_break
from tests.domain.evening import Evening, entry, lifted, playing, registered, seat

POSSIBLE = ("counts.not_payable", "counts.more_than_play", "counts.table_not_payable", "counts.table_over_play")
ALL = lifted(*POSSIBLE, "counts.not_counted", "counts.over", "counts.short")


FREE = next(free for table in at_break(20).state.open_tables() for free in table.free)


def begun(players: int = 18) -> Evening:
    evening = at_break(players)
    evening.do(begin_count)
    return evening


def whole(evening: Evening, table: int) -> Chips:
    """What sits at a table as everybody has a starting stack."""
    return Chips(evening.state.tables[TableNo(table)].seated * evening.state.setup.starting_stack)


def test_a_table_is_one_number_and_stacks_are_one_each() -> None:
    evening = begun()
    one = evening.state.tables[TableNo(1)]
    evening.do(count, tables={TableNo(1): whole(evening, 1)})
    assert counted(evening.state) == 180_000
    assert len(uncounted(evening.state)) == 9
    stacks = {found: Chips(20_000) for found in evening.state.tables[TableNo(2)].seats if found is not None}
    act = evening.did(count, stacks=stacks)
    assert act.facts == (StacksCounted(evening.now, tuple(sorted(stacks.items()))),)
    assert uncounted(evening.state) == ()
    assert counted(evening.state) == evening.state.chips == 360_000
    assert table_number(evening.state, one) == 180_000
    assert evening.did(close_count).facts == (CountClosed(evening.now, Chips(360_000), Chips(360_000)),)
    assert evening.state.bank.since is None


def test_the_first_table_begins_the_count_and_a_stack_for_the_press_does_not() -> None:
    evening = at_break(18)
    evening.do(count, seats={seat(1, 2): Chips(31_000)})
    assert evening.state.bank.since is None
    act = evening.did(count, tables={TableNo(1): Chips(190_000)})
    assert act.facts == (CountBegun(evening.now), TablesCounted(evening.now, ((TableNo(1), Chips(190_000)),)))
    assert evening.state.bank.since == evening.now


def test_a_stack_of_before_the_count_is_not_counted_in_it() -> None:
    evening = at_break(18)
    evening.do(count, seats={seat(1, 2): Chips(31_000)})
    evening.wait(1)
    evening.do(begin_count)
    assert len(uncounted(evening.state)) == 18
    assert counted(evening.state) == 0


def test_stacks_counted_later_stand_in_place_of_the_number_of_their_table() -> None:
    evening = begun()
    evening.do(count, tables={TableNo(1): Chips(180_000)})
    evening.wait(1)
    sits = [found for found in evening.state.tables[TableNo(1)].seats if found is not None]
    evening.do(count, stacks=dict.fromkeys(sits[:8], Chips(20_000)))
    assert counted(evening.state) == 180_000
    evening.do(count, stacks={sits[8]: Chips(21_000)})
    assert counted(evening.state) == 181_000
    evening.wait(1)
    evening.do(count, tables={TableNo(1): Chips(180_000)})
    assert counted(evening.state) == 180_000


def test_a_table_is_counted_no_more_once_somebody_came_or_went() -> None:
    evening = begun()
    evening.do(count, tables={TableNo(1): Chips(180_000), TableNo(2): Chips(180_000)})
    gone = evening.state.at(seat(1, 3))
    assert gone is not None
    evening.do(entries.bust_out, [gone])
    assert [evening.state.entries[each].seat.table for each in uncounted(evening.state)] == [1] * 8  # type: ignore[union-attr]
    assert counted(evening.state) == 180_000
    evening.undo()
    assert uncounted(evening.state) == ()


def test_who_has_no_seat_is_counted_too() -> None:
    evening = registered(3)
    evening.do(begin_count)
    assert uncounted(evening.state) == entry(1, 2, 3)
    evening.do(count, stacks=dict.fromkeys(entry(1, 2, 3), Chips(20_000)))
    assert counted(evening.state) == 60_000
    evening.do(close_count)


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("counts.nothing_counted", {}),
        ("counts.empty_seat", {"seats": {FREE: Chips(500)}}),
        ("seat.unknown", {"seats": {seat(3, 11): Chips(500)}}),
        ("seat.unknown", {"seats": {seat(8, 1): Chips(500)}}),
        ("entry.unknown", {"stacks": {EntryId(99): Chips(500)}}),
        ("table.unknown", {"tables": {TableNo(8): Chips(500)}}),
        ("counts.no_stack", {"stacks": {EntryId(1): Chips(0)}}),
        ("counts.no_stack", {"stacks": {EntryId(1): Chips(-500)}}),
        ("counts.too_few", {"tables": {TableNo(1): Chips(6)}}),
        ("counts.too_few", {"tables": {TableNo(1): Chips(-1_000)}}),
        ("counts.more_than_play", {"stacks": {EntryId(1): Chips(400_025)}}),
        ("counts.table_over_play", {"tables": {TableNo(1): Chips(400_025)}}),
        ("counts.not_payable", {"stacks": {EntryId(1): Chips(20_010)}}),
        ("counts.table_not_payable", {"tables": {TableNo(1): Chips(20_010)}}),
    ],
)
def test_a_count_that_cannot_be_is_refused(code: str, what: dict[str, dict[object, Chips]]) -> None:
    evening = at_break(20)
    assert evening.state.at(FREE) is None
    refused = evening.refused(code, count, **what)
    assert refused.overridable is code.endswith(("_play", "_payable"))
    if refused.overridable:
        assert evening.did(count, **what, allow=ALL).facts


def test_what_no_chips_make_names_the_nearest_they_do() -> None:
    evening = at_break(20)
    assert evening.refused("counts.not_payable", count, stacks={EntryId(1): Chips(20_010)}).facts == {
        "entry": 1,
        "chips": 20_010,
        "nearest": 20_000,
        "lowest": 25,
    }


def test_somebody_who_is_out_has_no_stack() -> None:
    evening = at_break(20)
    evening.do(entries.bust_out, entry(4))
    assert evening.refused("counts.is_out", count, stacks={EntryId(4): Chips(500)}).facts == {"entry": 4}


def test_one_stack_is_not_given_by_seat_and_by_name() -> None:
    evening = at_break(20)
    who = evening.state.at(seat(1, 1))
    assert who is not None
    evening.refused("counts.twice", count, stacks={who: Chips(500)}, seats={seat(1, 1): Chips(500)})


def test_an_empty_table_has_no_chips() -> None:
    evening = at_break(20)
    evening.do(seating.open_table)
    evening.refused("counts.empty_table", count, tables={TableNo(4): Chips(500)})


def test_without_a_set_any_number_may_be_counted() -> None:
    evening = playing(9)
    evening.do(count, stacks={EntryId(1): Chips(20_013)})
    assert chip_counts.denominations(evening.state) == ()


def test_a_count_begins_once_and_ends_once() -> None:
    evening = begun()
    evening.refused("counts.is_on", begin_count)
    evening.do(close_count, allow=ALL)
    evening.refused("counts.none_on", close_count)
    Evening().refused("counts.nobody_in", begin_count)


def test_a_count_that_is_not_complete_or_differs_is_closed_with_a_reason() -> None:
    evening = begun()
    assert evening.refused("counts.not_counted", close_count).facts == {"n": 18}
    evening.do(count, tables={TableNo(1): Chips(180_000), TableNo(2): Chips(184_000)})
    over = evening.refused("counts.over", close_count)
    assert (over.facts, over.overridable) == ({"chips": 4_000}, True)
    evening.do(count, tables={TableNo(2): Chips(179_500)})
    assert evening.refused("counts.short", close_count).facts == {"chips": 500}
    evening.do(close_count, allow=lifted("counts.short"))
    assert evening.state.bank.closed[-1].counted == 359_500


def test_a_count_is_undone_line_by_line() -> None:
    evening = begun()
    before = evening.state
    evening.do(count, tables={TableNo(1): Chips(180_000)})
    evening.undo()
    assert evening.state == before == evening.replayed()
