"""A cell or field with nothing in it is never quoted as '' in a sentence: it is said that it is empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QListView, QTableView, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.list_importing import ListImporting
from tdapp.ui.widgets.fields import Field
from tests.ui.evening_states import STATES
from tests.ui.test_closing import WINDOWS, kinds
from tests.ui.typing_walk import PLACES, Hands

QUOTED = ("''", "' '", "\u2018\u2019")
BLANK = ("", "  ", "\u00a0", "\u200b")  # also what cannot be seen


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(STATES["running"](tmp_path), qtbot)


def said(window: QWidget) -> Iterator[str]:
    """Everything a window says: its labels, the tooltips of what is grey, and the lines of its lists."""
    for widget in window.findChildren(QWidget):
        yield widget.toolTip()
        if isinstance(widget, QLabel):
            yield widget.text()
        elif isinstance(widget, QListView):
            model = widget.model()
            yield from (str(model.index(row, 0).data() or "") for row in range(model.rowCount()))
        elif isinstance(widget, QTableView):
            model = widget.model()
            for row in range(model.rowCount() if model is not None else 0):
                for column in range(model.columnCount()):
                    yield str(model.index(row, column).data() or "")


def with_every_column(importing: ListImporting, hands: Hands, blank: str) -> None:
    """Load a list that has a column of every kind the import knows, and a row for each in which it is blank."""
    many = len(importing.choices.kinds) - 1
    rows = [["1" for _ in range(many)] for _ in range(many + 2)]
    for number in range(many):
        rows[number + 1][number] = blank
    file = Path(hands.evening.club.file.path).with_name("blanks.csv")
    file.write_text("\n".join(";".join(row) for row in rows), encoding="utf-8")
    importing.load(str(file))
    hands.qtbot.waitUntil(lambda: importing.isVisible() and not importing.busy)
    for number in range(many):
        choice = importing.choices.preview.cellWidget(0, number)
        assert isinstance(choice, QComboBox)
        choice.setCurrentIndex(number + 1)
        hands.qtbot.waitUntil(lambda: not importing.busy)


@pytest.mark.parametrize("blank", BLANK)
def test_no_import_quotes_a_cell_with_nothing_in_it(hands: Hands, blank: str) -> None:
    faults, read = [], 0
    for kind in kinds(ListImporting):
        hands.clean()
        importing = kind(hands.session, hands.window)
        with_every_column(importing, hands, blank)
        lines = list(said(importing))
        read += len(lines)
        faults += [f"{kind.__name__}: {line}" for line in lines if any(each in line for each in QUOTED)]
        hands.clean()
    assert read > 100
    assert not faults, "\n".join(faults)


def test_no_field_quotes_what_was_not_typed(hands: Hands) -> None:
    seen: dict[str, str] = {}

    def ask(window: QWidget) -> None:
        for field in window.findChildren(Field):
            for blank in BLANK:
                field.line.setText(blank)
                field.check()
                problem = field.problem()
                seen.setdefault(field.line.objectName(), "")
                if any(each in problem for each in QUOTED):
                    seen[field.line.objectName()] = problem
            field.line.setText("")

    for place in PLACES:
        hands.clean()
        if hands.go(place):
            ask(QApplication.activeWindow() or hands.window)
    for opened in WINDOWS.values():
        hands.clean()
        ask(opened(hands))
    hands.clean()
    assert len(seen) > 10
    assert not any(seen.values()), {name: problem for name, problem in seen.items() if problem}
