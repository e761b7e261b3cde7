"""Stacks as the press, the map and the desk see them; a count of the room with its causes in words; its card."""

from datetime import timedelta

from tdapp.domain.chips import chip_counts
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.read.chips.count_entry import CountView, count_view
from tdapp.read.chips.count_needs import count_needs
from tdapp.read.chips.known_stacks import ChipCountsView, chip_counts_view, stack_seen
from tdapp.read.clock.depth import Depth
from tdapp.read.message import say
from tdapp.read.needs import Need
from tdapp.read.seating.tables import TablesView, tables_view
from tests.domain.chips.holdings import at_break
from tests.domain.evening import DIRECTORY, Evening, entry, lifted, playing, registered

ALL = lifted("counts.table_not_payable", "counts.over", "counts.short", "counts.not_counted")
T1, T2, T3 = TableNo(1), TableNo(2), TableNo(3)


def counts(evening: Evening) -> ChipCountsView:
    return chip_counts_view(evening.state, evening.now, DIRECTORY)


def room(evening: Evening) -> CountView:
    view = count_view(evening.state, evening.now, DIRECTORY)
    if view.since is not None:
        assert view.counted == chip_counts.counted(evening.state)
        assert view.missing == len(chip_counts.uncounted(evening.state))
    return view


def needs(evening: Evening) -> list[Need]:
    return list(count_needs(evening.state, DIRECTORY))


def test_leaders_share_a_place_with_as_many_chips_and_the_uncounted_come_last() -> None:
    evening = at_break(20)
    for number, chips in ((1, 41_000), (2, 15_000), (3, 62_500), (4, 41_000)):
        evening.do(chip_counts.count, stacks={EntryId(number): Chips(chips)})
    view = counts(evening)
    assert [row.place for row in view.leaders(9)] == [1, 2, 2, 4]
    assert {row.entry: row.place for row in view.leaders(9)} == {3: 1, 1: 2, 4: 2, 2: 4}
    assert (view.counted, view.left, len(view.rows)) == (4, 20, 20)
    assert [row.entry for row in view.big()] == [row.entry for row in view.rows[:3]]
    assert view.average == 20_000
    assert (view.unit.chips, view.average_depth) == (200, Depth(100))
    assert view.rows[0].stack is not None
    assert view.rows[0].stack.depth.many == 312


def test_who_is_out_is_no_leader() -> None:
    evening = at_break(20)
    evening.do(chip_counts.count, stacks={EntryId(1): Chips(41_000), EntryId(2): Chips(15_000)})
    evening.do(entries.bust_out, entry(1))
    assert [row.entry for row in counts(evening).leaders(9)] == [2]


def test_a_count_is_of_this_level_until_the_next_one_and_then_of_its_own() -> None:
    evening = playing(9)
    evening.do(chip_counts.count, stacks={EntryId(1): Chips(41_000)})
    seen = stack_seen(evening.state, evening.now, EntryId(1))
    assert seen is not None
    assert (seen.now, seen.level, seen.depth.many) == (True, 1, 410)
    evening.now += timedelta(minutes=25)
    seen = stack_seen(evening.state, evening.now, EntryId(1))
    assert seen is not None
    assert (seen.now, seen.level, seen.depth.many) == (False, 1, 205)
    assert stack_seen(evening.state, evening.now, EntryId(2)) is None


def test_whoever_is_left_alone_has_all_chips_whatever_was_counted_last() -> None:
    evening = playing(3)
    evening.do(chip_counts.count, stacks={EntryId(1): Chips(5_000)})
    evening.do(entries.bust_out, entry(2))
    evening.do(entries.bust_out, entry(3))
    seen = stack_seen(evening.state, evening.now, EntryId(1))
    assert seen is not None
    assert (seen.chips, seen.now) == (evening.state.chips, True)


def test_tables_stand_by_their_stacks_or_by_their_one_number() -> None:
    evening = at_break(20)
    sits = [each for each in evening.state.tables[T1].seats if each is not None]
    evening.do(chip_counts.count, stacks={sits[0]: Chips(31_000), sits[1]: Chips(9_000)})
    one, two, _three = counts(evening).tables
    assert (one.counted, one.chips, one.average, one.largest and one.largest.entry) == (2, 40_000, 20_000, sits[0])
    assert (two.counted, two.average, two.largest) == (0, None, None)
    evening.do(chip_counts.count, tables={T2: Chips(154_000)})
    assert counts(evening).tables[1].average == 22_000


def test_an_empty_evening_has_no_counts() -> None:
    view = counts(Evening())
    assert (view.rows, view.tables, view.average, view.first) == ((), (), None, None)
    assert room(Evening()).tables == ()


def test_a_count_goes_from_table_to_table() -> None:
    evening = at_break(20)
    assert room(evening).since is None
    evening.do(chip_counts.count, tables={T1: Chips(140_000)})
    view = room(evening)
    assert [(table.number, table.done, table.whole) for table in view.tables] == [
        (1, True, 140_000),
        (2, False, None),
        (3, False, None),
    ]
    assert (view.counted, view.missing, view.to_go, view.agrees) == (140_000, 13, 2, False)
    assert view.causes[0].said == say("cause.not_counted", n=13)
    sits = [each for each in evening.state.tables[T2].seats if each is not None]
    evening.do(chip_counts.count, stacks=dict.fromkeys(sits[:3], Chips(20_000)))
    two = room(evening).tables[1]
    assert (two.done, two.stacks, [seat.chips for seat in two.seats][:4]) == (False, 60_000, [20_000] * 3 + [None])
    evening.do(chip_counts.count, tables={T2: Chips(140_000), T3: Chips(120_000)})
    assert room(evening).agrees
    evening.do(chip_counts.close_count)
    assert (room(evening).closed[0].over, room(evening).since) == (0, None)


def test_somebody_who_left_a_counted_table_is_told() -> None:
    evening = at_break(20)
    evening.do(chip_counts.count, tables={T1: Chips(140_000)})
    gone = next(each for each in evening.state.tables[T1].seats if each is not None)
    evening.do(entries.bust_out, [gone])
    view = room(evening)
    assert view.tables[0].reseated and not view.tables[0].done
    assert view.causes[0].said == say("cause.reseated", table=1)
    assert view.causes[0].table == 1


def test_players_without_a_seat_stand_in_a_line_of_their_own() -> None:
    evening = registered(3)
    evening.do(chip_counts.begin_count)
    (line,) = room(evening).tables
    assert (line.number, len(line.seats), line.done) == (None, 3, False)
    evening.do(chip_counts.count, stacks={EntryId(1): Chips(20_000)})
    assert room(evening).tables[0].chips == 20_000


def test_before_a_count_tables_show_what_was_last_counted() -> None:
    evening = at_break(20)
    sits = [each for each in evening.state.tables[T1].seats if each is not None]
    evening.do(chip_counts.count, stacks={sits[0]: Chips(31_000)})
    assert room(evening).tables[0].stacks == 31_000
    evening.wait(1)
    evening.do(chip_counts.begin_count)
    view = room(evening)
    assert view.tables[0].stacks == 0
    assert view.tables[0].seats[0].last is not None


def test_the_panel_says_what_the_count_needs() -> None:
    evening = at_break(20)
    assert needs(evening) == []
    evening.do(chip_counts.begin_count)
    assert needs(evening)[0].title == say("needs.count_open", n=3)
    evening.do(chip_counts.count, tables={T1: Chips(140_000), T2: Chips(144_000)})
    assert needs(evening)[0].title == say("needs.count_open.stacks", n=6)
    evening.do(chip_counts.count, tables={T3: Chips(120_000)})
    assert needs(evening)[0].title == say("needs.count_over", chips=4_000)
    assert needs(evening)[0].detail == say("cause.exchanged", n=1, chip=1_000, other=5_000)
    evening.do(chip_counts.count, tables={T2: Chips(139_500)}, allow=ALL)
    assert needs(evening)[0].title == say("needs.count_short", chips=500)
    evening.do(chip_counts.count, tables={T2: Chips(140_000)})
    assert (needs(evening)[0].code, needs(evening)[0].action) == ("count_agrees", "chips.close_count")
    evening.do(chip_counts.close_count)
    assert needs(evening) == []


def test_the_map_shows_stacks_at_their_seats_and_keeps_tables_that_stay_the_same() -> None:
    evening = at_break(20)

    def view(previous: TablesView | None = None) -> TablesView:
        return tables_view(evening.state, evening.now, DIRECTORY, None, previous)

    before = view()
    assert all(seat.stack is None for table in before.tables for seat in table.seats)
    who = next(each for each in evening.state.tables[T2].seats if each is not None)
    evening.do(chip_counts.count, stacks={who: Chips(31_000)})
    after = view(before)
    assert after.tables[0] is before.tables[0]
    seat = next(seat for seat in after.tables[1].seats if seat.entry == who)
    assert seat.stack is not None
    assert (seat.stack.chips, seat.stack.now, seat.stack.depth.many) == (31_000, True, 155)
    assert view(after).tables[1] is after.tables[1]
    evening.now += timedelta(minutes=20)
    later = view(after)
    assert later.tables[1] is not after.tables[1]
    seat = next(seat for seat in later.tables[1].seats if seat.entry == who)
    assert seat.stack is not None
    assert (seat.stack.now, seat.stack.depth.many) == (False, 77)
