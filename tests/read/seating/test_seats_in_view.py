"""Seats are found in the view of the tables by their numbers, and names by who sits there."""

from tdapp.domain.units import EntryId
from tdapp.read.seating.tables import tables_view
from tests.domain.evening import DIRECTORY, START, playing, seat


def test_a_seat_is_found_by_its_numbers_and_a_name_by_its_entry() -> None:
    evening = playing(18)
    view = tables_view(evening.state, START, DIRECTORY)
    entry = evening.state.tables[seat(1, 1).table].seats[2]
    assert entry is not None
    found = view.at(seat(1, 3))
    assert found is not None and (found.number, found.entry) == (3, entry)
    assert view.name_of(entry) == DIRECTORY[evening.state.entries[entry].player] == found.name
    assert view.at(seat(1, 0)) is None and view.at(seat(1, 99)) is None and view.at(seat(77, 1)) is None
    assert view.name_of(EntryId(999)) is None
