"""Evenings of another program: planned from a list of results, kept, and shown in the past of each player."""

import json
from datetime import date
from pathlib import Path

import pytest

from tdapp.app.lists.columns import RESULT_COLUMNS, guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.reading import read_file
from tdapp.app.open_club import Club
from tdapp.app.people.past_evenings import PastEvening, PastResult, keep_past_evening, past_evenings
from tdapp.app.people.person_file import person_file
from tdapp.app.people.person_past import evenings
from tdapp.app.registration.exchange import Person
from tdapp.app.registration.results_plan import ResultsPlan, planning_results
from tdapp.domain.refusal import Refused
from tdapp.domain.units import Cents, PlayerId
from tdapp.read.people.names import PlayerName
from tests.app.people.test_person_past import club as club  # noqa: PLC0414 - the fixture

LISTS = Path(__file__).parents[2] / "data" / "lists"
ADA, DAY = Person(PlayerId("a" * 32), PlayerName("Lindqvist", "Ada"), None), date(2026, 3, 13)


def plan(data: bytes | Path) -> ResultsPlan:
    sheet = read_file(data, among=RESULT_COLUMNS) if isinstance(data, Path) else read_csv(data)
    work = planning_results(sheet, guess_columns(sheet, RESULT_COLUMNS), [ADA], "EUR")
    while True:
        try:
            next(work)
        except StopIteration as end:
            made: ResultsPlan = end.value
            return made


def test_results_of_a_page_with_ties_and_prizes() -> None:
    made = plan(LISTS / "results.html")
    assert [(each.first, each.last, each.who.name.full, each.prize, each.entries) for each in made.good] == [
        (1, 1, "Zoë Jansen", 125_000, 1),
        (2, 2, "Jörg Müller", 75_000, 1),
        (3, 3, "Jan van den Berg", 50_000, 1),
        (4, 4, "Ada Lindqvist", 0, 2),
        (5, 6, "Carlos Núñez", 0, 1),
        (5, 6, "Kim Vos", 0, 1),
    ]
    assert [each.who.player for each in made.good][3] == ADA.id
    assert made.bad == ()


@pytest.mark.parametrize("name", ["ranking.csv", "classement.csv"])
def test_rankings_of_another_program(name: str) -> None:
    assert [(each.first, each.prize) for each in plan(LISTS / name).good][:2] == [(1, 125_000), (2, 75_000)]


def test_a_row_without_a_place_or_with_a_strange_prize_is_left_out() -> None:
    made = plan(b"Place;Name;Prize\n1;Ada Lindqvist;1.250,50\nDNF;Jan Berg;\n3;Kim Vos;a cup\n4;;\n")
    assert [each.prize for each in made.good] == [125_050]
    assert [(row.line, row.code) for row in made.bad] == [(3, "row.no_place"), (4, "row.no_prize"), (5, "row.no_name")]


def test_an_evening_stands_in_the_past_of_its_players(club: Club) -> None:
    ada, jan = club.add_players([(PlayerName("Lind", "Ada"), ""), (PlayerName("Berg", "Jan"), "")])
    results = (PastResult(ada, 1, 1, Cents(50_000), 2), PastResult(jan, 2, 3, Cents(0)))
    keep_past_evening(club, PastEvening("Friday", DAY, "EUR", results))
    (told,) = evenings(club, ada)
    assert (told.tournament, told.day, told.entries, told.place, told.prize) == ("Friday", DAY, 2, (1, 1), 50_000)
    assert [each.place for each in evenings(club, jan)] == [(2, 3)]
    content = json.loads(person_file(club, ada))
    assert content["past_evenings"] == [
        {"name": "Friday", "day": "2026-03-13", "currency": "EUR", "place": [1, 1], "prize": 50_000, "entries": 2}
    ]


def test_the_same_evening_again_takes_the_place_of_the_first(club: Club) -> None:
    (ada,) = club.add_players([(PlayerName("Lind", "Ada"), "")])
    for prize in (100, 200):
        keep_past_evening(club, PastEvening("Friday", DAY, "EUR", (PastResult(ada, 1, 1, Cents(prize)),)))
    assert [each.results[0].prize for each in past_evenings(club, [ada])] == [200]


def test_an_evening_without_a_name_is_refused(club: Club) -> None:
    with pytest.raises(Refused):
        keep_past_evening(club, PastEvening(" ", DAY, "EUR", ()))
