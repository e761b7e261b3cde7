"""Proves the installed PySide6 before its version is pinned: exit code 1 when it must not be used. For Python 3.11.

PySide6 6.12.0 gives away references to None and True that it does not own. Python before 3.12 counts those references
like any others, and when they run out the program aborts: a clock that sets its text once a second dies in mid-evening.
So every kind of call the windows make is made some hundred times and the references are counted, and then a clock's
label is set more often than in any evening. The label runs in a process of its own, because it may not survive.
"""

import argparse
import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import PySide6
from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSettings,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QAction, QColor, QFont, QIcon, QImage, QKeySequence, QPainter, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

CALLS = 200
TEXTS = 200_000
WATCHED = (None, True, False)
TOP = QModelIndex()


class Rows(QAbstractTableModel):
    """A table like the windows': a text for the cell, None for every other role."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = TOP) -> int:
        return 0 if parent.isValid() else 5

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = TOP) -> int:
        return 0 if parent.isValid() else 5

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return f"{index.row()}-{index.column()}" if role == Qt.ItemDataRole.DisplayRole else None


class Bell(QObject):
    """Signals of the kinds in use."""

    changed = Signal()
    with_value = Signal(object)


def main() -> int:
    """Prove the version and say what was found."""
    parser = argparse.ArgumentParser(description="Prove the installed PySide6.")
    parser.add_argument("--only-texts", type=int, metavar="N", help="set a label's text N times and do nothing else")
    texts = parser.parse_args().only_texts
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    if texts is not None:
        set_texts(texts)
        return 0
    print(f"PySide6 {PySide6.__version__} on Python {sys.version.split()[0]}")
    if sys.version_info >= (3, 12):
        print("From 3.12 on Python does not count the references to None: prove the version with Python 3.11.")
        return 2
    losses = [f"  {name}: {lost}" for name, call in calls(app) if (lost := losing(call))]
    print("\n".join(["Calls that lose references:", *losses]) if losses else "No call loses a reference.")
    alone = [sys.executable, __file__, "--only-texts", str(TEXTS)]
    survived = subprocess.run(alone, check=False, capture_output=True).returncode == 0
    print(f"{TEXTS:,} texts set: {'survived' if survived else 'the interpreter died'}.")
    proved = survived and not losses
    print("This version may be used." if proved else "This version must not be used.")
    return 0 if proved else 1


def set_texts(times: int) -> None:
    """What a clock does, `times` times."""
    label = QLabel()
    for second in range(times):
        label.setText(f"{second // 60:02}:{second % 60:02}")


def losing(call: Callable[[], object]) -> str:
    """The references a call gives away each time it is made, in words; empty when it loses none."""
    for _ in range(3):
        call()
    gc.collect()
    before = [sys.getrefcount(watched) for watched in WATCHED]
    for _ in range(CALLS):
        call()
    gc.collect()
    lost = [(old - sys.getrefcount(watched)) / CALLS for watched, old in zip(WATCHED, before, strict=True)]
    return ", ".join(f"{each:.2f} of {what}" for each, what in zip(lost, WATCHED, strict=True) if each > 0.05)


def calls(app: QApplication) -> Iterator[tuple[str, Callable[[], object]]]:
    """The calls the application lives on, each with its name."""
    yield from widget_calls()
    yield from table_calls(app)
    yield from paint_calls()
    yield from other_calls(app)


def widget_calls() -> Iterator[tuple[str, Callable[[], object]]]:
    """Labels, fields, layouts and what they answer."""
    label, edit, spin, box, check = QLabel("a"), QLineEdit(), QSpinBox(), QComboBox(), QCheckBox()
    entries, stack, window = QListWidget(), QStackedWidget(), QWidget()
    stack.addWidget(QWidget())
    box.addItem("a", 3)
    yield "QLabel.setText", lambda: label.setText("20:00")
    yield "QLabel.setVisible", lambda: label.setVisible(False)
    yield "QLabel.setAlignment", lambda: label.setAlignment(Qt.AlignmentFlag.AlignRight)
    yield "QWidget.setEnabled", lambda: label.setEnabled(True)
    yield "QWidget.setToolTip", lambda: label.setToolTip("why not")
    yield "QWidget.setStyleSheet", lambda: window.setStyleSheet("")
    yield "QWidget.setProperty", lambda: label.setProperty("state", "paused")
    yield "QWidget.property of no name", lambda: label.property("nothing")
    yield "QWidget.layout without one", label.layout
    yield "QWidget.parentWidget without one", label.parentWidget
    yield "QWidget.findChild of none", lambda: label.findChild(QLabel, "nobody")
    yield "QWidget.setParent(None)", lambda: label.setParent(None)
    yield "QWidget.update", label.update
    yield "QWidget.resize", lambda: window.resize(300, 200)
    yield "QWidget()", QWidget
    yield "QLabel with parent None", lambda: QLabel("a", None)
    yield "QLineEdit.setText", lambda: edit.setText("Ada")
    yield "QLineEdit.text", edit.text
    yield "QSpinBox.setValue", lambda: spin.setValue(3)
    yield "QComboBox.addItem", lambda: box.addItem("b", 3)
    yield "QComboBox.itemData", lambda: box.itemData(0)
    yield "QComboBox.setCurrentIndex", lambda: box.setCurrentIndex(0)
    yield "QCheckBox.setChecked", lambda: check.setChecked(True)
    yield "QListWidget.addItem", lambda: entries.addItem("x")
    yield "QStackedWidget.setCurrentIndex", lambda: stack.setCurrentIndex(0)
    yield "QVBoxLayout.addWidget", lambda: QVBoxLayout().addWidget(QLabel("x"))
    yield "QGridLayout.addWidget", lambda: QGridLayout().addWidget(QLabel("x"), 0, 0)
    yield "QFormLayout.addRow", lambda: QFormLayout().addRow("a", QLineEdit())


def table_calls(app: QApplication) -> Iterator[tuple[str, Callable[[], object]]]:
    """Tables over a model of ours, which answers None to most questions."""
    rows, view, plain = Rows(), QTableView(), QTableWidget(5, 5)
    sorted_rows = QSortFilterProxyModel()
    sorted_rows.setSourceModel(rows)
    view.setModel(rows)
    view.show()
    cell = rows.index(1, 1)

    def reset() -> None:
        rows.beginResetModel()
        rows.endResetModel()

    def insert() -> None:
        rows.beginInsertRows(TOP, 0, 0)
        rows.endInsertRows()

    def remove() -> None:
        rows.beginRemoveRows(TOP, 0, 0)
        rows.endRemoveRows()

    yield "QAbstractTableModel.index", lambda: rows.index(1, 1)
    yield "model.data through Qt", lambda: sorted_rows.data(sorted_rows.index(1, 1))
    yield "model.data through Qt, None", lambda: sorted_rows.data(sorted_rows.index(1, 1), Qt.ItemDataRole.ToolTipRole)
    yield "dataChanged.emit", lambda: rows.dataChanged.emit(cell, cell)
    yield "layoutChanged.emit", rows.layoutChanged.emit
    yield "beginResetModel, endResetModel", reset
    yield "beginInsertRows, endInsertRows", insert
    yield "beginRemoveRows, endRemoveRows", remove
    yield "QTableView painted", lambda: view.viewport().repaint()
    yield "QTableView.selectRow", lambda: view.selectRow(1)
    yield "QTableView.setModel(None)", lambda: QTableView().setModel(None)
    yield "QTableView.setColumnHidden", lambda: view.setColumnHidden(4, True)
    yield "QTableWidget.setItem", lambda: plain.setItem(1, 1, QTableWidgetItem("a"))
    yield "QTableWidget.item of an empty cell", lambda: plain.item(4, 4)
    yield "processEvents with a table on show", app.processEvents


def paint_calls() -> Iterator[tuple[str, Callable[[], object]]]:
    """Painting by hand, as the clock and the floor map do."""
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    red, font, area = QColor("red"), QFont("x", 9), QRect(0, 0, 50, 50)

    def paint(how: Callable[[QPainter], object]) -> None:
        painter = QPainter(image)
        how(painter)
        painter.end()

    yield "QPainter begin and end", lambda: paint(QPainter.isActive)
    yield "QPainter.drawText", lambda: paint(lambda painter: painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "a"))
    yield "QPainter.fillRect", lambda: paint(lambda painter: painter.fillRect(area, red))
    yield "QPainter.drawRoundedRect", lambda: paint(lambda painter: painter.drawRoundedRect(area, 6, 6))
    yield "QPainter.setFont", lambda: paint(lambda painter: painter.setFont(font))
    yield "QPainter.setPen", lambda: paint(lambda painter: painter.setPen(red))
    yield (
        "QPainter.setRenderHint",
        lambda: paint(lambda painter: painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)),
    )
    yield "QFont", lambda: QFont("x", 8)
    yield "QPixmap.fromImage", lambda: QPixmap.fromImage(image)
    yield "QIcon", lambda: QIcon(QPixmap(8, 8))


def other_calls(app: QApplication) -> Iterator[tuple[str, Callable[[], object]]]:
    """Signals, timers, actions, settings and translations."""
    bell, window, timer = Bell(), QWidget(), QTimer()
    bell.with_value.connect(id)
    bell.changed.connect(lambda: None)
    action, translator, button = QAction("a", window), QTranslator(), QPushButton()
    yield "signal without value", bell.changed.emit
    yield "signal with None", lambda: bell.with_value.emit(None)
    yield "signal with an object", lambda: bell.with_value.emit({})
    yield "signal blocked", lambda: (bell.blockSignals(True), bell.blockSignals(False))
    yield "button connected, disconnected", lambda: button.clicked.disconnect(button.clicked.connect(lambda: None))
    yield "button clicked", button.click
    yield "QTimer.start", lambda: timer.start(1000)
    yield "QTimer.stop", timer.stop
    yield "QTimer.singleShot", lambda: (QTimer.singleShot(0, lambda: None), app.processEvents())
    yield "QAction.setEnabled", lambda: action.setEnabled(True)
    yield "QAction.setText", lambda: action.setText("Undo")
    yield "QAction.setChecked", lambda: action.setChecked(True)
    yield "QMenu.addAction", lambda: QMenu().addAction("a")
    yield "QShortcut", lambda: QShortcut(QKeySequence("Ctrl+K"), window).deleteLater()
    yield "QSettings.value of no name", lambda: QSettings("a", "b").value("nothing")
    yield "QTranslator.translate", lambda: translator.translate("Clock", "Break")
    yield "QApplication.focusWidget without one", app.focusWidget
    yield "QDateTime", lambda: QDateTime.currentDateTimeUtc().isValid()


if __name__ == "__main__":
    # Spare references, so that a version that loses them lives to tell; the label in its own process has none.
    spares = [] if len(sys.argv) > 1 else list(WATCHED) * 1_000_000
    code = main()
    sys.stdout.flush()
    os._exit(code)  # not through Qt's tear-down: what is proved here is the calls
