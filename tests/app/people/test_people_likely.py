"""Whom a row of a list may be that nothing recognised: named for the director, who decides; new until then."""

from collections.abc import Generator
from datetime import date
from typing import TypeVar

import pytest

from tdapp.app.lists.columns import guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.open_club import Club
from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.app.people.people_exchange import known_people, saving
from tdapp.app.people.people_likely import Likely, joined, looking
from tdapp.app.people.people_plan import Fate, PeoplePlan, planning
from tdapp.domain.people.person import PersonData, PrivateData
from tdapp.domain.units import PlayerId
from tdapp.read.people.duplicates import Likeness

TODAY = date(2026, 11, 21)
HEAD = "Last;First;Card number;E-mail;Phone;Born\n"
Outcome = TypeVar("Outcome")


def ended(work: Generator[int, None, Outcome]) -> Outcome:
    while True:
        try:
            next(work)
        except StopIteration as end:
            outcome: Outcome = end.value
            return outcome


@pytest.fixture
def jansen(club: Club) -> PlayerId:
    club.people.set_rules(DirectoryRules(private=True))
    data = PersonData("Jansen", "Wilhelmina", club_no="7", email="mina@example.org", phone="+31 6 1234 5678")
    return club.people.add(data, PrivateData(born=date(1980, 2, 29)))


def found(club: Club, text: str) -> tuple[PeoplePlan, dict[int, Likely]]:
    sheet = read_csv((HEAD + text).encode())
    known = ended(known_people(club.people))
    plan = ended(planning(sheet, guess_columns(sheet), known, TODAY))
    return plan, dict(ended(looking(club.people, plan, known)))


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("Jansen-de Vries;Mina;;;0031612345678;", (Likeness.PHONE,)),
        ("Jansen-de Vries;Mina;;;+31612345678;", (Likeness.PHONE,)),
        ("de Vries;Mina;;mina@example.org;;", (Likeness.EMAIL,)),
        ("Wilhelmina;Jansen;;;;", (Likeness.SWAPPED,)),
        ("Janssen;Wilhelmina;;;;", (Likeness.CLOSE,)),
        ("de Vries;Wilhelmina;;;;29-2-1980", (Likeness.BORN,)),
        ("de Vries;Wilhelmina;;;;", ()),
        ("de Vries;Mina;;;;29-2-1980", ()),  # a birthday alone says nothing
        ("Janssen;Wilhelmina;8;;;", ()),  # another card is another person
        ("Janssen;Wilhelmina;;;;1-3-1980", ()),
    ],
)
def test_who_is_called_otherwise_now(club: Club, jansen: PlayerId, row: str, why: tuple[Likeness, ...]) -> None:
    plan, likely = found(club, row + "\n")
    assert plan.arrivals[0].known is None and plan.arrivals[0].fates[0] is Fate.NEW
    assert {line: (each.person.player, each.reasons) for line, each in likely.items()} == (
        {2: (jansen, why)} if why else {}
    )


def test_nobody_is_offered_whom_another_row_is(club: Club, jansen: PlayerId) -> None:
    _plan, likely = found(club, "Jansen;Wilhelmina;7;;;\nJanssen;Wilhelmina;;;;\n")
    assert likely == {}


def test_taken_for_that_one_the_new_name_is_taken_over_and_the_rest_stays(club: Club, jansen: PlayerId) -> None:
    before = len(list(club.people.counted()))
    plan, likely = found(club, "de Vries;Wilhelmina;;mina@example.org;;\n")
    row = joined(plan.arrivals[0], likely[2])
    assert row.fates[0] is Fate.UPDATE and row.changes == ("last",)
    saved = ended(saving(club.people, [(row, row.fates[0])]))
    assert (saved.new, saved.changed) == (0, 1)
    person = club.people.person(jansen, needs=False)
    assert person is not None
    assert (person.name.full, person.data.club_no, person.has_born) == ("Wilhelmina de Vries", "7", True)
    assert len(list(club.people.counted())) == before
