"""Importing the results of a past evening: what is asked, what comes, and where it stands afterwards."""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.app.lists.csv_files import read_csv
from tdapp.app.people.person_past import evenings
from tdapp.domain.refusal import Refused
from tdapp.read.people.names import PlayerName
from tdapp.ui.results_importing import ResultsImporting
from tests.ui.pages.evening import Evening

LISTS = Path(__file__).parents[1] / "data" / "lists"


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [PlayerName("Lindqvist", "Ada"), PlayerName("Jansen", "Zoë")])
    yield evening
    evening.close()


@pytest.fixture
def importing(evening: Evening, qtbot: QtBot, tmp_path: Path) -> ResultsImporting:
    file = tmp_path / "2026-03-13 Friday_turbo.html"
    file.write_bytes((LISTS / "results.html").read_bytes())
    importing = ResultsImporting(evening.session)
    importing.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    importing.finished.disconnect()
    qtbot.addWidget(importing)
    importing.load(str(file))
    qtbot.waitUntil(lambda: importing.planned is not None and not importing.busy)
    return importing


def test_the_name_of_the_file_says_evening_and_day(importing: ResultsImporting) -> None:
    assert (importing.evening.text(), importing.day.text()) == ("Friday turbo", "2026-03-13")
    assert importing.coming.text() == "6 results can be imported; 4 of these players are new to the club"
    assert [importing.good.text(row) for row in (0, 4, 5)] == [
        "1. Zoë Jansen: €1,250.00, 1 add-ons", "5-6. Carlos Núñez", "5-6. Kim Vos",
    ]  # fmt: skip


def test_nothing_is_saved_without_a_day(importing: ResultsImporting) -> None:
    importing.day.setText("yesterday")
    assert not importing.take.isEnabled()
    assert "Type the day of the evening" in importing.take.toolTip()
    importing.day.setText("13.3.2026")
    assert importing.take.isEnabled()


def test_it_stands_in_the_past_of_everybody(importing: ResultsImporting, evening: Evening, qtbot: QtBot) -> None:
    qtbot.mouseClick(importing.take, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not importing.busy)
    club = evening.club
    played = {
        name.full: [(each.tournament, each.place, each.prize) for each in evenings(club, player)]
        for player, name in club.people.counted()
    }
    assert played["Zoë Jansen"] == [("Friday turbo", (1, 1), 125_000)]
    assert played["Kim Vos"] == [("Friday turbo", (5, 6), 0)]
    assert len(played) == 6


def test_nobody_comes_into_the_club_with_an_evening_that_is_refused(
    importing: ResultsImporting, evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dict(evening.club.people.counted())

    def ask(verb: str) -> None:
        if verb == "people.import_list":
            raise Refused("tournament.unknown")

    monkeypatch.setattr(evening.club.people, "ask", ask)
    importing.take_all()
    qtbot.waitUntil(lambda: not importing.busy)
    assert dict(evening.club.people.counted()) == before and importing.isVisible()
    assert importing.evening.isEnabled() and importing.take.isEnabled()


def test_left_while_it_is_saved_nothing_has_happened(
    importing: ResultsImporting, evening: Evening, qtbot: QtBot
) -> None:
    before = dict(evening.club.people.counted())
    importing.take_all()
    assert importing.busy
    importing.finished.connect(importing._stop)  # the fixture has taken that off
    importing.reject()
    importing.reject()  # what was typed is asked about once
    qtbot.wait(50)
    assert dict(evening.club.people.counted()) == before and not importing.isVisible()


def test_an_evening_that_takes_the_place_of_another_says_so(
    importing: ResultsImporting, evening: Evening, qtbot: QtBot
) -> None:
    assert importing.replaces.isHidden()
    importing.take_all()
    qtbot.waitUntil(lambda: not importing.busy)
    again = ResultsImporting(evening.session)
    qtbot.addWidget(again)
    again.load(str(importing.file))
    qtbot.waitUntil(lambda: again.planned is not None and not again.busy)
    assert not again.replaces.isHidden()
    again.day.setText("2026-03-14")
    assert again.replaces.isHidden()
    again.reject()
    again.reject()


def test_a_row_that_is_left_out_says_why(importing: ResultsImporting, qtbot: QtBot) -> None:
    importing.planned = None
    importing.show_sheet(read_csv(b"Place;Name;Prize\n1;Ada Lindqvist;a cup\nlast;Kim Vos;\n"), "list.csv")
    qtbot.waitUntil(lambda: importing.planned is not None and not importing.busy)
    assert [importing.bad.text(row).partition("  ")[0] for row in (0, 1)] == [
        "Line 2: 'a cup' is not an amount",
        "Line 3: 'last' is not a place",
    ]


def test_a_window_with_every_part_in_sight_is_as_high_as_they_need(
    evening: Evening, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    display = Mock(availableGeometry=lambda: QRect(0, 0, 1920, 1080))
    monkeypatch.setattr(ResultsImporting, "screen", lambda _importing: display, raising=False)
    file = tmp_path / "list.csv"
    rows = ("Place;Name;Prize", "1;Anna Visser;5", ";Piet Jansen;5", "3;Kim Lee;x", "4;Zoë de Wit;0")
    file.write_text("\n".join(rows), encoding="utf-8")
    importing = ResultsImporting(evening.session)
    importing.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    importing.finished.disconnect()
    qtbot.addWidget(importing)
    importing.load(str(file))
    qtbot.waitUntil(lambda: importing.isVisible() and not importing.busy)
    QApplication.processEvents()
    assert importing.good.isVisible() and importing.bad.isVisible()
    preview, head = importing.choices.preview.geometry(), importing.choices.head.geometry()
    assert preview.bottom() < head.top()
