"""The window of tickets and vouchers: typed, imported, used at the desk, and taken off the list, by keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.lists.reading import read_file
from tdapp.app.money.accepted_codes import accept, known_codes
from tdapp.domain import tournament
from tdapp.domain.club.club_facts import AcceptedCode
from tdapp.domain.prizes import payouts, tickets
from tdapp.domain.units import ActNo, Cents, EntryId
from tdapp.ui.codes.importing import CodesImporting
from tdapp.ui.codes.window import CodesWindow
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import Evening, demo_names, state

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


@pytest.fixture
def won(evening: Evening) -> str:
    """The code of a ticket that was won; another tournament is in front by now."""
    session = evening.session
    evening.register(4)
    evening.draw()
    evening.start()
    session.do(tournament.close_registration)
    evening.bust(2, 3, 4)
    session.do(payouts.post_prizes)
    assert session.do(tickets.issue, EntryId(1), "TK-1") is not None
    setup = replace(state(evening).setup, name="Main event")
    session.switch(session.club.create(setup, state(evening).structure))
    return "TK-1"


def test_a_ticket_is_paid_out_with_a_slip_for_a_reason(window: CodesWindow, evening: Evening, won: str) -> None:
    slips: list[tuple[str, ActNo]] = []
    window.slips.sold = lambda act, of=None: slips.append((str(of), act.number))  # type: ignore[method-assign, assignment, misc, union-attr]
    told: list[Told] = []
    evening.session.told.connect(told.append)
    window.refresh()
    window.table.setCurrentIndex(window.rows.index(0, 0))
    assert window.cash.isEnabled() and window.give.isEnabled() and not window.drop.isEnabled()
    window.table.setFocus()
    QTest.keyClick(window.table, Key.Key_O, Qt.KeyboardModifier.AltModifier)
    assert window.override.isVisible() and not slips
    typed(window, "event cancelled\n")
    (ticket,) = (each.ticket for each in known_codes(evening.session.club))
    assert ticket is not None and ticket.returned
    assert slips == [(ticket.won_in, evening.session.club.desk.history(ticket.won_in).acts[-1].number)]
    done = [each for each in told if each.kind == "done"]
    assert done[-1].act is None, "Undo is about the tournament in front, which is another one"
    assert not window.cash.isEnabled() and not window.give.isEnabled()


def test_a_ticket_that_comes_back_is_due_again(window: CodesWindow, evening: Evening, won: str) -> None:
    window.refresh()
    window.table.setCurrentIndex(window.rows.index(0, 0))
    window.table.setFocus()
    QTest.keyClick(window.table, Key.Key_Z, Qt.KeyboardModifier.AltModifier)
    (ticket,) = (each.ticket for each in known_codes(evening.session.club))
    assert ticket is not None and ticket.returned
    assert "returned" in window.rows.index(0, 5).data()


def test_a_code_of_others_is_not_paid_out(window: CodesWindow, evening: Evening) -> None:
    accept(evening.session.club, (AcceptedCode("AB-17", Cents(165_00), "EUR", "Casino West"),))
    window.refresh()
    window.table.setCurrentIndex(window.rows.index(0, 0))
    assert not window.cash.isEnabled() and not window.give.isEnabled() and window.drop.isEnabled()


def test_what_was_done_stands_in_one_line_over_the_buttons(window: CodesWindow) -> None:
    window.resize(1020, 640)
    window.say("Ticket TK-QNA4H-PMZMC of Jo Q00sen returned and paid: €950.00")
    QApplication.processEvents()
    assert window.told.width() > 900 and window.told.height() < 40
