"""Where Tab leads: to all that can be used in a window, in the order it is read.

Qt lets Tab go in the order widgets were made. What is made later (pills of a strip, a page asked for late) would come
last of the window, wherever it stands. So the order is put right when Tab is pressed, by what is in sight then, and Qt
itself goes on to the next one: it knows of cells and links that are stops of their own.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QGridLayout, QLayout, QLayoutItem, QWidget

WHOLE = (QComboBox, QAbstractSpinBox)  # what is in them is theirs
ROW = 8  # pixels by which what stands in one row may be higher or lower


def put_in_order(window: QWidget) -> None:
    """Let Tab go through a window in the order of reading."""
    for before, after in pairwise(stops(window)):
        QWidget.setTabOrder(before, after)


def stops(widget: QWidget) -> Iterator[QWidget]:
    """All that Tab stops at in a widget, itself first, in the order of reading: a group is read whole before the next.

    What is laid out is read as the layout has it, a grid row by row; what is placed by hand, from the top.
    """
    if widget.isHidden() and not widget.isWindow():
        return
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        yield widget
    if isinstance(widget, WHOLE):
        return
    layout, told = widget.layout(), set[QWidget]()
    for each in _laid_out(layout) if layout is not None else ():
        told.add(each)
        yield from stops(each)
    for each in _from_the_top(each for each in _on(widget) if each not in told):
        yield from stops(each)


def _on(widget: QWidget) -> Iterator[QWidget]:
    """What stands directly on a widget, in sight."""
    for each in widget.children():
        if isinstance(each, QWidget) and not each.isWindow() and not each.isHidden():
            yield each


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    """The widgets of a layout and of those in it."""
    for item in _items(layout):
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _laid_out(inner)


def _items(layout: QLayout) -> list[QLayoutItem]:
    """What is in a layout, as it is read."""
    items = [item for number in range(layout.count()) if (item := layout.itemAt(number)) is not None]
    if not isinstance(layout, QGridLayout):
        return items
    places = [cast("tuple[int, ...]", layout.getItemPosition(number)) for number in range(len(items))]
    turns = {number: _turn(place, places) for number, place in enumerate(places)}
    return [items[number] for number in sorted(turns, key=turns.__getitem__)]


def _turn(place: tuple[int, ...], places: Iterable[tuple[int, ...]]) -> tuple[int, int]:
    """When something in a grid is read: what stands beside several rows, after those of them that are at its left."""
    row, column, high, _wide = place
    if high > 1:
        row = max([row, *(other[0] for other in places if row <= other[0] < row + high and other[1] < column)])
    return row, column


def _from_the_top(widgets: Iterable[QWidget]) -> list[QWidget]:
    """Widgets from top to bottom, those of one row from left to right."""
    return sorted(widgets, key=lambda each: (each.y() // ROW, each.x()))
