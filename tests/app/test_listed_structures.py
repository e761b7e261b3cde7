"""Structures of other programs: what their columns say becomes levels and breaks, or is named with its line."""

from datetime import UTC, timedelta
from pathlib import Path

import pytest

from tdapp.app.lists.columns import STRUCTURE_COLUMNS, Column, Columns, guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.reading import read_file
from tdapp.app.structures.listed import makes_levels, structure_of
from tdapp.app.structures.tabular import BadTable
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.units import Chips
from tdapp.words.say import Words

LISTS = Path(__file__).parents[1] / "data" / "lists"


def of_file(name: str) -> Structure:
    sheet = read_file(LISTS / name, among=STRUCTURE_COLUMNS)
    return structure_of(sheet, guess_columns(sheet, STRUCTURE_COLUMNS))


def of_text(text: str) -> Structure:
    sheet = read_csv(text.encode())
    return structure_of(sheet, guess_columns(sheet, STRUCTURE_COLUMNS))


def level(small: int, big: int, ante: int, minutes: int, kind: AnteKind = AnteKind.BIG_BLIND) -> Level:
    return Level(Chips(small), Chips(big), Chips(ante), kind if ante else AnteKind.NONE, timedelta(minutes=minutes))


def test_levels_of_a_csv() -> None:
    assert of_file("rounds.csv") == (
        level(25, 50, 0, 20),
        level(50, 100, 0, 20),
        level(100, 200, 200, 20),
        Break(timedelta(minutes=15)),
        level(1000, 2000, 2000, 20),
    )


def test_levels_of_a_page_with_both_blinds_in_one_cell() -> None:
    assert of_file("rounds.html") == (
        level(25, 50, 0, 20),
        level(50, 100, 100, 20),
        Break(timedelta(minutes=15)),
        level(100, 200, 200, 20),
    )


@pytest.mark.parametrize(
    ("head", "lasts"),
    [("Duration", "0:20"), ("Duur", "20:00"), ("Dauer", "20"), ("Durée", "20 min"), ("Duración", "0:20:00")],
)
def test_how_long_a_level_lasts_however_it_is_written(head: str, lasts: str) -> None:
    (only,) = of_text(f"Level;Small blind;Big blind;{head}\n1;25;50;{lasts}\n")
    assert only.lasts == timedelta(minutes=20)


def test_an_hour_among_short_times_is_an_hour() -> None:
    assert [each.lasts for each in of_text("SB;BB;Duration\n25;50;0:30\n50;100;1:00\n")] == [
        timedelta(minutes=30),
        timedelta(hours=1),
    ]


def test_german_spanish_and_grouped_numbers() -> None:
    made = of_text("Stufe;Small Blind;Big Blind;Ante;Dauer\n1;1.000;2.000;2.000;30\nPause;;;;10\n2;1'500;3 000;;30\n")
    assert made == (level(1000, 2000, 2000, 30), Break(timedelta(minutes=10)), level(1500, 3000, 0, 30))
    assert of_text("Nivel;Ciega pequeña;Ciega grande;Minutos\n1;25;50;15\n") == (level(25, 50, 0, 15),)


def test_columns_that_somebody_said() -> None:
    sheet = read_csv(b"Wann;Was;Dauer\n1;25/50;20\n2;50/100;20\n")
    said = Columns((None, Column.BLINDS, Column.LASTS), head=True)
    assert makes_levels(said)
    assert structure_of(sheet, said) == (level(25, 50, 0, 20), level(50, 100, 0, 20))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("SB;BB;Min\n25;fifty;20\n", "Line 2, Big blind:"),
        ("SB;BB;Min\n25;50;20\n50;100;soon\n", "Line 3, Minutes:"),
        ("SB;BB;Min\n", "There is no row under the heads."),
        ("Level;Min\nBreak;20\n", "It has no level."),
        ('SB;BB;Min\n25;50;20\n50;100;"20\n', "Line 3 cannot be read."),
    ],
)
def test_what_cannot_be_read_is_named_and_nothing_is_taken(text: str, said: str) -> None:
    with pytest.raises(BadTable) as refused:
        of_text(text)
    assert refused.value.said(Words("en", UTC)).startswith(said)
