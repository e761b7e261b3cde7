"""A chip race as windows and papers see it: how far each table is, the bank slip, the rounding."""

from tdapp.domain.chips import racing
from tdapp.domain.chips.chip_bank import Race, RaceRounding, RaceWay
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips, TableNo
from tdapp.read.chips.race import TableState, race_going_on, race_view, races_over
from tests.domain.chips.holdings import at_break, seats_of
from tests.domain.evening import DIRECTORY, Evening, lifted, player

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


def race(way: RaceWay = RaceWay.DRAWN) -> Evening:
    evening = at_break(20)
    evening.did(racing.begin, Chips(25), Chips(100), way=way)
    return evening


def test_a_race_that_has_not_begun_has_every_table_with_names_to_write_on() -> None:
    evening = at_break(20)
    planned = Race(Chips(25), Chips(100), RaceWay.CARDS, RaceRounding.HALF_UP)
    view = race_view(evening.state, planned, DIRECTORY)
    assert [table.number for table in view.in_state(TableState.OPEN)] == [1, 2, 3]
    assert [len(table.seats) for table in view.tables] == [7, 7, 6]
    assert all(seat.name.last.startswith("Last") and seat.got is None for seat in view.tables[0].seats)
    assert (view.before, view.after, view.change, view.ratio) == (400_000, 400_000, 0, 4)
    assert race_going_on(evening.state, DIRECTORY) is None
    assert races_over(evening.state, DIRECTORY) == ()


def test_how_far_each_table_is_and_what_the_bank_gives() -> None:
    evening = race()
    one, two, three, *_ = seats_of(evening, ONE)
    evening.did(racing.settle, ONE, {one: 1, two: 3, three: 2}, only_these=[one], collected=30)
    evening.did(racing.settle, TWO, {})
    view = race_going_on(evening.state, DIRECTORY)
    assert view is not None
    assert [table.state for table in view.tables] == [TableState.WAITING, TableState.DONE, TableState.OPEN]
    waiting = view.tables[0]
    assert (waiting.odd, waiting.raced, len(waiting.racing), waiting.collected) == (6, 2, 3, 30)
    assert (waiting.taken, waiting.given, waiting.change) == (0, 0, 0)

    evening.did(racing.draw, "1/ab")
    view = race_going_on(evening.state, DIRECTORY)
    assert view is not None
    done = view.tables[0]
    assert (done.state, done.taken, done.given) == (TableState.DONE, 30, 6 + 2)
    saved = next(seat for seat in done.seats if seat.only)
    assert saved.kept == (0 if saved.got else 100)
    assert done.change == 200 + saved.kept - 150 == view.change == view.after - view.before
    assert (view.taken, view.given) == (30, 8)
    assert dict(view.kept) == ({100: 1} if saved.kept else {})


def test_somebody_who_went_out_since_stays_on_the_sheet_of_his_table() -> None:
    evening = race(RaceWay.ROUND_UP)
    one, *_ = seats_of(evening, ONE)
    entry = evening.state.tables[ONE].seats[one - 1]
    evening.did(racing.settle, ONE, {one: 1})
    evening.did(entries.bust_out, [entry])
    view = race_going_on(evening.state, DIRECTORY)
    assert view is not None
    gone = next(seat for seat in view.tables[0].seats if seat.entry == entry)
    assert (gone.odd, gone.got, gone.here) == (1, 1, False)


def test_somebody_whose_entry_was_cancelled_since_stays_on_the_sheet_of_his_table() -> None:
    evening = race(RaceWay.ROUND_UP)
    one, *_ = seats_of(evening, ONE)
    entry = evening.state.tables[ONE].seats[one - 1]
    assert entry is not None
    evening.did(racing.settle, ONE, {one: 1})
    evening.did(entries.unregister, entry, allow=lifted("unregister.started"))
    view = race_going_on(evening.state, DIRECTORY)
    assert view is not None
    gone = next(seat for seat in view.tables[0].seats if seat.entry == entry)
    assert (gone.name, gone.here) == (DIRECTORY[player(entry)], False)


def test_what_is_sold_while_a_race_goes_on_is_not_its_rounding() -> None:
    evening = race(RaceWay.ROUND_UP)
    evening.did(racing.settle, ONE, {seats_of(evening, ONE)[0]: 1})
    before = evening.state.chips
    evening.did(entries.unregister, evening.state.tables[THREE].seats[0], allow=lifted("unregister.started"))
    evening.did(racing.end, allow=lifted("race.tables_left"))
    (view,) = races_over(evening.state, DIRECTORY)
    assert view.ended
    assert view.change == 75
    assert view.meanwhile == evening.state.chips - before == -20_000
    assert view.before + view.change + view.meanwhile == view.after


def test_once_over_only_the_tables_that_were_raced_are_on_it() -> None:
    evening = race()
    evening.did(racing.settle, TWO, {})
    evening.did(racing.end, allow=lifted("race.tables_left"))
    (view,) = races_over(evening.state, DIRECTORY)
    assert [table.number for table in view.tables] == [2]
    assert view.low == 100
