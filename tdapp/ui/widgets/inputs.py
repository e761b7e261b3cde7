"""Widgets that are chosen from, named and worded in one call: boxes of choices, boxes to tick, lists.

`name` is the objectName, `says` the accessible name.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from tdapp.texts import Text
from tdapp.ui.language import Wording, say
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TOUCH_ROW

SIDE = 12  # pixels at both sides of the words of a row


def combo_box(
    name: str, says: Text | None = None, *, letters: int | None = None, made: QComboBox | None = None
) -> QComboBox:
    """A box of choices. `letters`: as wide as so many, however long the choices are. `made`: one that is there already,
    None: a new one.
    """
    made = made if made is not None else QComboBox()
    made.setObjectName(name)
    if says is not None:
        say(made.setAccessibleName, says)
    if letters is not None:
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        made.setMinimumContentsLength(letters)
    return made


def choice_box(name: str, choices: Mapping[Any, Text]) -> QComboBox:
    """A box of choices, each by what it holds and what it says."""
    made = combo_box(name)
    for place, (data, text) in enumerate(choices.items()):
        made.addItem("", data)
        Wording(made, partial(made.setItemText, place)).show(text)
    return made


def pick(box: QComboBox, data: object) -> None:
    """Choose what holds this in a box; where no choice does, nothing changes."""
    place = box.findData(data)
    if place >= 0:
        box.setCurrentIndex(place)


def check_box(name: str, text: Text) -> QCheckBox:
    """A box to tick, with what it means beside it."""
    made = QCheckBox()
    made.setObjectName(name)
    say(made.setText, text)
    return made


class CapitalBox(QCheckBox):
    """A box to tick, whose words begin with a capital here."""

    def __init__(self, name: str, text: Text) -> None:
        super().__init__()
        self.setObjectName(name)
        say(self.show_words, text)

    def show_words(self, words: str) -> None:
        """Show what the box means."""
        self.setText(words[:1].upper() + words[1:])


class WrappedRows(QStyledItemDelegate):
    """A painter of rows as high as their words need, wrapped; as high as a finger with touch."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self.parent()
        room = view.viewport().width() - 2 * SIDE if isinstance(view, QListWidget) else 200
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        font = index.data(Qt.ItemDataRole.FontRole) or option.font
        high = QFontMetrics(font).boundingRect(0, 0, room, 1000, Qt.TextFlag.TextWordWrap, words).height()
        return QSize(room, max(high + 12, TOUCH_ROW if look().touch else 0))


class FingerRows(QStyledItemDelegate):
    """A painter of rows of one line; as high as a finger with touch."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        return hint.expandedTo(QSize(0, TOUCH_ROW)) if look().touch else hint


class TickList(QListWidget):
    """A list of lines that can be ticked: a click or a finger anywhere on a line ticks it, not on its box alone."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._was: Qt.CheckState | None = None  # of the line that was pressed
        self.itemClicked.connect(self._on_clicked)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press(event)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._press(event)  # two quick ones are two
        super().mouseDoubleClickEvent(event)

    def _press(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        self._was = item.checkState() if item is not None else None

    def _on_clicked(self, item: QListWidgetItem) -> None:
        if item.checkState() == self._was:  # not on the box, which has ticked the line by itself
            item.setCheckState(TURNED[item.checkState()])


TURNED = {Qt.CheckState.Checked: Qt.CheckState.Unchecked, Qt.CheckState.Unchecked: Qt.CheckState.Checked}


class ListInSight(QListWidget):
    """A list whose chosen line stays in sight: what is shown for it beside the list may take room of that."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())
        self.updateGeometries()  # what scrolling laid out may be lower than what is in sight by now


def list_widget(name: str, says: Text | None = None, *, wrapped: bool = True) -> QListWidget:
    """A list of a few lines of words. `wrapped`: its rows are as high as their words need in its width."""
    made = ListInSight()
    made.setObjectName(name)
    if says is not None:
        say(made.setAccessibleName, says)
    if wrapped:
        made.setWordWrap(True)
        made.setResizeMode(QListWidget.ResizeMode.Adjust)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setItemDelegate(WrappedRows(made))
    else:
        made.setItemDelegate(FingerRows(made))
    return made
