"""The window of tickets and vouchers: typed, imported, used at the desk, and taken off the list, by keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.lists.reading import read_file
from tdapp.app.money.accepted_codes import accept, known_codes
from tdapp.domain.club.club_facts import AcceptedCode
from tdapp.domain.units import Cents
from tdapp.ui.codes.importing import CodesImporting
from tdapp.ui.codes.window import CodesWindow
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:4])
    yield evening
    evening.close()


@pytest.fixture
def window(evening: Evening, qtbot: QtBot) -> CodesWindow:
    window = CodesWindow(evening.session)
    look().dress(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    return window


def typed(window: QWidget, text: str) -> None:
    """Letters to whatever has the keyboard in the window; a line's end is Enter."""
    for letter in text:
        there = window.focusWidget()
        assert there is not None
        if letter == "\n":
            QTest.keyClick(there, Key.Key_Return)
        else:
            QTest.keyClick(there, letter)  # type: ignore[call-overload]  # a widget takes letters too


def test_codes_are_typed_one_after_the_other(window: CodesWindow, evening: Evening) -> None:
    assert window.stack.currentWidget() is window.empty
    typed(window, "ab 17\n165\nCasino West\n31-12-2026\n")
    typed(window, "ab 18\n\n\n\n")  # worth and house stand as they were
    known = known_codes(evening.session.club)
    assert [(each.code, each.worth.cents, each.origin) for each in known] == [
        ("AB17", 165_00, "Casino West"),
        ("AB18", 165_00, "Casino West"),
    ]
    assert [each.expires is None for each in known] == [False, True]
    assert window.rows.rowCount() == 2


def test_what_will_not_do_is_said_and_stays(window: CodesWindow, evening: Evening) -> None:
    typed(window, "ab17\n\n\n\n")
    assert not known_codes(evening.session.club) and "worth nothing" in window.told.text()
    assert window.code.line.text() == "ab17"
    typed(window, "")
    window.worth.line.setText("12,345")
    window.until.line.setText("yesterday")
    QTest.keyClick(window, Key.Key_Return, CTRL)
    assert window.until.note.text() and not known_codes(evening.session.club)


def test_one_is_taken_off_the_list_by_a_key(window: CodesWindow, evening: Evening) -> None:
    accept(evening.session.club, tuple(AcceptedCode(f"N{n}", Cents(5_00), "EUR") for n in range(3)))
    window.refresh()
    assert not window.drop.isEnabled()
    window.table.setFocus()
    window.table.selectRow(1)
    QTest.keyClick(window.table, Key.Key_Delete)
    assert [each.code for each in known_codes(evening.session.club)] == ["N0", "N2"]


def test_a_list_is_imported_with_its_bad_rows_named(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "codes.csv"
    path.write_text(
        "Voucher;Waarde;Van;Geldig tot\n"
        "A-1;165,00;Sponsor;31-12-2026\nA-1;165;;\n;5;;\nA-2;much;;\nA-3;5;;soon\nA-4;50;;\n",
        encoding="utf-8",
    )
    window = CodesImporting(evening.session)
    qtbot.addWidget(window)
    window.show_sheet(read_file(path), path.name)
    assert window.planned is not None
    assert [(each.code, each.value) for each in window.planned.codes] == [("A-1", 165_00), ("A-4", 50_00)]
    assert [row.code for row in window.planned.bad] == ["row.code_twice", "row.no_code", "row.no_worth", "row.no_day"]
    window.take_all()
    assert [each.code for each in known_codes(evening.session.club)] == ["A-1", "A-4"]
