"""Importing a list: what it shows, and that nothing comes in before the button is pressed."""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from tdapp.app.lists.columns import Column
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.tabular import Table, to_xlsx
from tdapp.domain import tournament
from tdapp.domain.money.terms import Tender
from tdapp.read.people.names import PlayerName
from tdapp.texts import Text
from tdapp.ui.importing import REASONS, Importing, said_bad
from tdapp.ui.session import Told
from tdapp.ui.sheet_choices import UNREADABLE
from tests.ui.pages.evening import Evening, state, words_for

LEFT = Qt.MouseButton.LeftButton
LIST = "Nr;Voornaam;tussenvoegsel;Achternaam\n1;Piet;van der;Berg\n2;Zoë;;Jansen\n3;;;\n4;Ada;;Lindqvist\n"


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, [PlayerName("Lindqvist", "Ada"), PlayerName("Jansen", "Zoë")])
    evening.register(1)
    yield evening
    evening.close()


@pytest.fixture
def importing(evening: Evening, qtbot: QtBot) -> Importing:
    importing = Importing(evening.session)
    importing.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    importing.finished.disconnect()
    qtbot.addWidget(importing)
    importing.show_sheet(read_csv(LIST.encode("cp1252")), "deelnemers.csv")
    qtbot.waitUntil(importing.take.isEnabled)
    return importing


def shown(importing: Importing) -> list[str]:
    return [importing.bad.item(number).text() for number in range(importing.bad.count())]


def names(importing: Importing) -> list[str]:
    return [importing.good.item(number).text() for number in range(importing.good.count())]


def test_shows_who_would_come_in(importing: Importing, evening: Evening) -> None:
    assert importing.choices.file.text() == "deelnemers.csv: 5 rows, Windows-1252, semicolons"
    assert importing.coming.text() == "2 players can be registered; 1 of them are new to the club"
    assert shown(importing) == ["Line 4: no name  (3)", "Line 5: already in, No. 1  (4, Ada, Lindqvist)"]
    assert len(evening.session.players_view().rows) == 1


def test_the_names_are_shown_as_they_will_stand(importing: Importing, evening: Evening, qtbot: QtBot) -> None:
    assert names(importing) == ["van der Berg, Piet", "Jansen, Zoë"]
    rows = "Naam;Voornaam\nvan den Berg;Jan\nDe Vries;Anna Maria\nlindqvist;\nJANSEN;zoe\n"
    importing.show_sheet(read_csv(rows.encode()), "deelnemers.csv")
    qtbot.waitUntil(importing.take.isEnabled)
    assert names(importing) == ["van den Berg, Jan", "De Vries, Anna Maria", "lindqvist", "Jansen, Zoë"]
    qtbot.mouseClick(importing.take, LEFT)
    come = [row.name.full for row in evening.session.players_view().rows]
    assert sorted(come) == sorted(
        ["Ada Lindqvist", "Jan van den Berg", "Anna Maria De Vries", "lindqvist", "Zoë Jansen"]
    )


def test_m7_how_a_list_pays_is_said_and_chosen_before_it_comes_in(
    importing: Importing, evening: Evening, qtbot: QtBot
) -> None:
    importing.show()
    importing.activateWindow()
    importing.take.setFocus()
    qtbot.waitUntil(importing.isActiveWindow)
    assert importing.paid_by.text().startswith("€330.00 in total, by cash")
    qtbot.keyClick(importing.take, Qt.Key.Key_Y, Qt.KeyboardModifier.AltModifier)
    assert importing.paid_by.text().startswith("€330.00 in total, by card")
    qtbot.mouseClick(importing.take, LEFT)
    sales = [entry.sale for entry in state(evening).entries.values() if entry.id > 1]
    assert [[(each.tender, each.cents) for each in sale.payments] for sale in sales if sale] == [
        [(Tender.CARD, 165_00)]
    ] * 2


def test_all_come_in_with_one_act(importing: Importing, evening: Evening, qtbot: QtBot) -> None:
    acts = len(evening.session.journal_view().rows)
    with qtbot.waitSignal(importing.registered) as blocker:
        qtbot.mouseClick(importing.take, LEFT)
    assert blocker.args == [2]
    rows = evening.session.players_view().rows
    assert [row.name.full for row in rows] == ["Ada Lindqvist", "Piet van der Berg", "Zoë Jansen"]
    assert rows[2].player == evening.people[1]
    assert len(evening.session.journal_view().rows) == acts + 1
    evening.session.undo()
    assert len(evening.session.players_view().rows) == 1


def test_the_director_says_what_the_columns_are(importing: Importing, qtbot: QtBot) -> None:
    for number, kind in enumerate((Column.CLUB_NO, Column.LAST, None, Column.FIRST)):
        choice = importing.choices.preview.cellWidget(0, number)
        assert isinstance(choice, QComboBox) and choice.accessibleName()
        choice.setCurrentIndex(importing.choices.kinds.index(kind))
    assert not importing.take.isEnabled()  # until it is counted anew
    qtbot.waitUntil(importing.take.isEnabled)
    assert importing.planned is not None
    assert importing.planned.good[0].name == PlayerName("Piet", "Berg")
    importing.choices.head.setChecked(False)
    qtbot.waitUntil(importing.take.isEnabled)
    assert importing.planned.good[0].name == PlayerName("Voornaam", "Achternaam")


def test_without_a_name_column_nobody_comes_in(importing: Importing, qtbot: QtBot) -> None:
    for number in range(4):
        choice = importing.choices.preview.cellWidget(0, number)
        assert isinstance(choice, QComboBox)
        choice.setCurrentIndex(0)
    qtbot.waitUntil(lambda: importing.take.toolTip() != "")
    assert not importing.take.isEnabled()
    assert "which column is a name" in importing.take.toolTip()


def test_a_finished_tournament_says_why(importing: Importing, evening: Evening) -> None:
    evening.club.add_players([(PlayerName("Second"), "")])
    evening.session.do(tournament.close_registration)
    assert importing.take.isEnabled()  # a closed registration may be opened for this act with a reason
    importing.take_all()
    assert len(evening.session.players_view().rows) == 1


@pytest.mark.parametrize("data", [b"PK\x03\x04", b"", b"a\0b"])
def test_a_file_that_is_no_list_is_said(data: bytes, evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    said: list[Told] = []
    evening.session.told.connect(said.append)
    path = tmp_path / "list.csv"
    path.write_bytes(data)
    for each in (path, tmp_path / "missing.csv"):
        importing = Importing(evening.session)
        with qtbot.waitSignal(importing.finished):
            importing.load(str(each))
    assert [told.kind for told in said] == ["error", "error"]
    assert "cannot be read" in said[1].text


def test_a_workbook_is_read_beside_the_event_loop(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(
        Text("", "Members"), (Text("", "Achternaam"), Text("", "Voornaam")), (("Berg", "Jan"), ("Vos", "Kim"))
    )
    (tmp_path / "members.xlsx").write_bytes(to_xlsx(table, words_for("en")))
    importing = Importing(evening.session)
    importing.load(str(tmp_path / "members.xlsx"))
    assert importing.choices.file.text() == "Reading members.xlsx: 0 rows"
    assert not importing.take.isEnabled()
    qtbot.waitUntil(importing.take.isEnabled)
    assert importing.choices.file.text() == "members.xlsx: 3 rows, worksheet Members"
    importing.take.click()
    assert [row.name.full for row in evening.session.players_view().rows] == ["Ada Lindqvist", "Jan Berg", "Kim Vos"]


def test_leaving_while_it_reads_leaves_nothing(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "long.csv"
    path.write_text("\n".join(f"Last{n},First{n}" for n in range(19_000)), encoding="utf-8")
    importing = Importing(evening.session)
    importing.load(str(path))
    importing.reject()
    qtbot.wait(300)
    assert len(evening.session.players_view().rows) == 1


def test_every_reason_has_a_sentence() -> None:
    from tdapp.app.lists import csv_files, open_documents, pages, reading, workbooks
    from tdapp.app.registration import exchange

    modules = (exchange, reading, csv_files, workbooks, open_documents, pages)
    source = "".join(Path(module.__file__ or "").read_text(encoding="utf-8") for module in modules)
    for code in {*REASONS, *UNREADABLE}:
        assert f'"{code}"' in source, f"nobody gives {code}"
    import re

    for code in re.findall(r'"((?:row|sheet)\.\w+)"', source):
        assert code in REASONS or code in UNREADABLE, f"{code} has no sentence"


def test_a_bad_row_without_text() -> None:
    from tdapp.app.lists.csv_files import BadRow

    assert said_bad(BadRow(7, "row.no_name", ""), words_for("en")) == "Line 7: no name"


def test_the_columns_of_a_list_share_the_width_of_a_window_that_is_as_wide_as_they_need(
    evening: Evening, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    display = Mock(availableGeometry=lambda: QRect(0, 0, 1920, 1080))
    monkeypatch.setattr(Importing, "screen", lambda _importing: display, raising=False)
    for many, scrolls in ((2, False), (6, False), (10, False), (30, True)):
        file = tmp_path / f"{many}.csv"
        file.write_text(";".join(f"name {number}" for number in range(many)) + "\n" + ";".join("x" * many))
        importing = Importing(evening.session)
        importing.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        importing.finished.disconnect()
        qtbot.addWidget(importing)
        importing.load(str(file))
        qtbot.waitUntil(lambda each=importing: each.isVisible() and not each.busy)
        preview = importing.choices.preview
        wide = [preview.columnWidth(number) for number in range(many)]
        assert (preview.horizontalScrollBar().maximum() > 0) is scrolls, many
        assert scrolls or (abs(sum(wide) - preview.viewport().width()) <= 1 and max(wide) - min(wide) <= 1), many
        assert min(wide) >= 130 and importing.width() <= 1920, many
        importing.reject()
