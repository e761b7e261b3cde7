"""The evenings of a person and the lines of a list, also of somebody with two records."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.people import people_acts
from tdapp.app.people.person_past import briefs, evenings
from tdapp.domain import tournament
from tdapp.domain.people.person import PersonData
from tdapp.domain.registration import entries
from tdapp.read.people.names import PlayerName
from tdapp.read.people.person_past import Brief, EveningPlayed
from tests.ui.pages.evening import SETUP, SIX, STRUCTURE


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Club.open(tmp_path / "club.tdapp", create=True, time=HandClock(SIX).source(), operator_name="Ada") as opened:
        yield opened


def test_evenings_and_lines_count_both_records(club: Club) -> None:
    ada = club.people.add(PersonData("Lindqvist", "Ada"))
    twin = club.people.add(PersonData("Lindkvist", "Ada", nationality="SE"))
    other = club.people.add(PersonData("Vos", "Kim"))
    evening = club.create(SETUP, STRUCTURE)
    club.desk.do(evening, tournament.open_registration)
    club.desk.do(evening, entries.register, (twin,), "seed")
    assert evenings(club, ada) == () and briefs(club, (ada,)) == {ada: Brief()}
    people_acts.merge(club, twin, into=ada)
    day = date(2026, 11, 21)
    assert evenings(club, ada) == (EveningPlayed("Herfst Open 2026", day, 1, None, 0, "EUR"),)
    assert briefs(club, (ada, other)) == {ada: Brief("SE", day), other: Brief()}
    assert briefs(club, ()) == {}


def test_a_record_says_its_own_name_while_it_is_merged(club: Club) -> None:
    ada = club.people.add(PersonData("Lindqvist", "Ada"))
    twin = club.people.add(PersonData("Lindkvist", "Ada"))
    people_acts.merge(club, twin, into=ada)
    assert club.directory[twin] == PlayerName("Lindqvist", "Ada")
    assert club.people.own_name(twin) == PlayerName("Lindkvist", "Ada")
    assert club.people.index.everybody() == (ada,)
    assert ada in club.people.index and twin not in club.people.index
