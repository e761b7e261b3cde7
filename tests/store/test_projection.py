"""The rows an act touches, and what the tables hold after it."""

import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.units import Cents, EntryId, Seat, Seq, TableNo
from tdapp.store.club_file import ClubFile
from tdapp.store.projection import EntryRow, PaymentKind, Projection, ResultRow, Rows, touched
from tests.store.samples import BOB, EVENT, bust_outs, paid, seated, tournament

ONE, OTHER = Seat(TableNo(1), 4), Seat(TableNo(2), 9)

entries = st.dictionaries(
    st.integers(1, 6).map(EntryId),
    st.sampled_from([(None, True, None), (None, False, 1), (None, False, 2)]),
    max_size=5,
).map(lambda found: {entry: EntryRow(EVENT, entry, BOB, *values) for entry, values in found.items()})
results = st.dictionaries(st.integers(1, 4).map(EntryId), st.integers(1, 3), max_size=4).map(
    lambda found: {entry: ResultRow(EVENT, entry, place, place, Cents(5)) for entry, place in found.items()}
)
payments = st.dictionaries(st.integers(1, 4).map(Seq), st.sampled_from(PaymentKind), max_size=4).map(
    lambda found: {(seq, 1): paid(seq, kind, Cents(5), entry=1) for seq, kind in found.items()}
)
everything = st.builds(
    Rows,
    tournament=st.integers(0, 9).map(lambda remaining: tournament(entries=9, remaining=remaining)),
    entries=entries,
    results=results,
    payments=payments,
)


def put(club: ClubFile, projection: Projection) -> None:
    end = club.head(EVENT)
    club.append(EVENT, bust_outs(1, start=end.seq + 1), expected=end.seq, projection=projection)


def test_writing_what_differs_brings_the_tables_from_before_to_after(club: ClubFile) -> None:
    @given(everything, everything)
    def check(before: Rows, after: Rows) -> None:
        club.rewrite_rows(EVENT, before)
        assert club.rows_of(EVENT) == before
        put(club, touched(before=before, after=after))
        assert club.rows_of(EVENT) == after

    check()


def test_only_what_differs_is_touched() -> None:
    kept, moved = seated(1, ONE), seated(2, None)
    before = Rows(
        tournament(entries=3, remaining=3), {EntryId(1): kept, EntryId(2): moved, EntryId(3): seated(3, None)}
    )
    after = Rows(tournament(entries=3, remaining=3), {EntryId(1): kept, EntryId(2): seated(2, OTHER)})
    assert touched(before=before, after=after) == Projection(
        entries=(seated(2, OTHER),), entries_gone=((EVENT, EntryId(3)),)
    )
    assert touched(before=after, after=after) == Projection()


def test_two_may_change_places_in_one_act(club: ClubFile) -> None:
    put(club, Projection(tournament(entries=2, remaining=2), (seated(1, ONE), seated(2, OTHER))))
    put(club, Projection(entries=(seated(1, OTHER), seated(2, ONE))))
    assert [row.seat for row in club.rows_of(EVENT).entries.values()] == [OTHER, ONE]


def test_two_in_one_seat_are_refused_and_their_act_with_them(club: ClubFile) -> None:
    put(club, Projection(tournament(entries=2, remaining=2), (seated(1, ONE),)))
    with pytest.raises(sqlite3.IntegrityError):
        put(club, Projection(entries=(seated(2, ONE),)))
    assert len(club.load(EVENT)) == 1
    assert list(club.rows_of(EVENT).entries) == [1]


def test_the_clubs_list_has_every_tournament(club: ClubFile) -> None:
    assert club.tournaments() == ()
    put(club, Projection(tournament(entries=2, remaining=2)))
    put(club, Projection(tournament(entries=2, remaining=1, archived=True)))
    assert club.tournaments() == (tournament(entries=2, remaining=1, archived=True),)
