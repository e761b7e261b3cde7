"""The model of rows whose cells say all: it tells of a change only where there is one."""

from PySide6.QtCore import QModelIndex
from pytestqt.qtbot import QtBot

from tdapp.ui.widgets.cells import Cell, Head, Row, RowsModel
from tests.ui.pages.evening import words_for

HEADS = (Head("Table"), Head("Chips"))


def _rows(chips: str) -> list[Row]:
    return [Row(1, "one", (Cell("1"), Cell(chips, chips)))]


def _flags(model: RowsModel, column: int) -> bool:
    return bool(model.flags(model.index(0, column)) & model.flags(QModelIndex()).ItemIsEditable)


def test_only_other_cells_heads_or_words_are_painted_again(qtbot: QtBot) -> None:
    words, told = words_for("en"), []
    model = RowsModel(words)
    model.heads = HEADS
    for changed in (model.dataChanged, model.modelReset):
        changed.connect(lambda *_what: told.append(model.rows[0].cells[1].text))
    model.show_rows(_rows("100"), words, heads=HEADS)
    assert told == ["100"]
    model.show_rows(_rows("100"), words, heads=HEADS)
    model.show_rows(_rows("100"), words)
    assert told == ["100"]
    model.show_rows(_rows("200"), words)
    assert told == ["100", "200"]
    model.show_rows(_rows("200"), words, heads=(HEADS[0], Head("Big blinds")))
    model.show_rows(_rows("200"), words_for("nl"))
    model.show_rows(_rows("200"), model.words, anew=True)
    assert told == ["100", "200", "200", "200", "200"]
    assert (_flags(model, 0), _flags(model, 1)) == (False, True)
