"""Layouts said in one call each: rows, columns, stacks and what scrolls.

A part is a widget, a layout, a number of pixels left free, `STRETCH` for all the room that is left, or `grow(...)` and
`at(...)` of a widget or layout that takes room or stands at a side.
"""

from typing import Final, TypeVar

from msgspec import Struct
from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QAccessible, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from tdapp.ui.inside import read_as
from tdapp.ui.widgets.flow import FlowLayout

Side = Qt.AlignmentFlag
Margins = int | tuple[int, int, int, int] | None
FROM_BAR = 12  # pixels between cards and the bar they are scrolled by
NEAR = 8  # pixels around what is brought in sight


class Stretch(Struct, frozen=True):
    """A room that nothing stands in. `share`: of the room that is left, beside the other shares."""

    share: int = 1


class Placed(Struct, frozen=True):
    """A widget or layout with its share of the room that is left, and the side it stands at."""

    part: QWidget | QLayout
    share: int = 0
    side: Side | None = None


STRETCH: Final = Stretch()
Part = QWidget | QLayout | Placed | Stretch | int


def grow(part: QWidget | QLayout, share: int = 1) -> Placed:
    """A part that takes this share of the room that is left."""
    return Placed(part, share)


def at(side: Side, part: QWidget | QLayout, share: int = 0) -> Placed:
    """A part no larger than it needs, at that side."""
    return Placed(part, share, side)


def hbox(*parts: Part, gap: int | None = 8, margins: Margins = 0, on: QWidget | None = None) -> QHBoxLayout:
    """A row of parts beside one another, `gap` pixels apart. `on`: the widget that is filled with them.

    `margins`: pixels left free around them, one number or left, top, right, bottom. None: as the style has it.
    """
    return _filled(QHBoxLayout(on) if on is not None else QHBoxLayout(), parts, gap, margins)


def vbox(*parts: Part, gap: int | None = 8, margins: Margins = 0, on: QWidget | None = None) -> QVBoxLayout:
    """A column of parts below one another; the rest as in `hbox`."""
    return _filled(QVBoxLayout(on) if on is not None else QVBoxLayout(), parts, gap, margins)


def flow(*parts: QWidget, gap: int = 8, on: QWidget | None = None) -> FlowLayout:
    """A row of widgets that goes on in a second one where the window is narrow."""
    made = FlowLayout(on, gap=gap)
    for part in parts:
        made.addWidget(part)
    return made


def holder(layout: QLayout, name: str = "") -> QWidget:
    """A widget that holds nothing but this layout: to be shown, hidden or scrolled as one. `name`: its objectName."""
    made = QWidget()
    if name:
        made.setObjectName(name)
    made.setLayout(layout)
    return made


class Stack(QStackedWidget):
    """Widgets that stand in one place, one of them in sight. It gets the height there is, whatever its width.

    Qt would ask each of them, those out of sight too, how high all its lines are at that width, several times for every
    change of what is in sight: two fifths of what a key to another part took. Readers pass over it: of Qt's own they
    say "layered pane" before each page.
    """

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        read_as(self, QAccessible.Role.Client)

    def hasHeightForWidth(self) -> bool:
        return False

    def addWidget(self, page: QWidget) -> int:
        """Put one more on it, out of sight. Qt would paint what is in sight anew, over which it comes to lie."""
        if not self.count() or not self.updatesEnabled():
            return super().addWidget(page)
        page.setParent(self)  # before: what comes to a widget that is not painted is not painted either, for good
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled)
        place = super().addWidget(page)
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)
        return place

    def setCurrentWidget(self, page: QWidget) -> None:
        """Bring another one in sight. Qt stops all painting meanwhile, and tells each widget of each of them so, twice:
        thousands once all pages are made. It is enough that the stack itself knows.
        """
        if page is self.currentWidget():
            return
        held, before = self.updatesEnabled(), self.currentWidget()
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled)
        super().setCurrentWidget(page)
        if held:
            self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)
            self.update(page.geometry() | before.geometry() if before is not None else self.rect())


def one_of(*pages: QWidget) -> Stack:
    """A stack of widgets that stand in one place, one of them in sight: the first."""
    made = Stack()
    for page in pages:
        stack(made, page)
    return made


def stack(onto: QStackedWidget, page: QWidget) -> None:
    """Put one more widget on a stack.

    Of a stack that nobody sees yet, Qt would give the first its style at once, and again each time something around it
    finds its place: half of what it takes to make a page. So it gets it when it is shown.
    """
    if onto.count() == 0 and not onto.isVisible():
        page.setParent(onto)
        page.setAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)  # to Qt it is shown already
    onto.addWidget(page)


class _Following(QScrollArea):
    """A scroll area that brings what gets the keys in sight, also where they come from outside: Qt does so only where
    they were in it before.
    """

    def __init__(self) -> None:
        super().__init__()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton  # nothing slides away under a click
        inside = self.widget()
        if now is not None and inside is not None and inside.isAncestorOf(now) and not pressed and self.isVisible():
            self.ensureWidgetVisible(now, 0, NEAR)


def scrolled(inside: QLayout | QWidget, *, keys: bool = False, sideways: bool = True) -> QScrollArea:
    """An area that is scrolled through where its content does not fit. `keys`: it can be scrolled by keys, so Tab goes
    there.

    `sideways`: it may be wider than its place.
    """
    held = holder(inside) if isinstance(inside, QLayout) else inside
    held.setObjectName("scrolled")
    made = _Following()
    made.setWidgetResizable(True)
    if not keys:
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if not sideways:
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setWidget(held)
    return made


def below_one_another(*cards: QWidget, width: int) -> QScrollArea:
    """A column of cards that scrolls where a window is too low for all of them, so many pixels wide. They end where the
    column does, unless it scrolls: then they keep away from the bar.
    """
    column = vbox(*cards, STRETCH, gap=10, margins=(0, 0, 0, 0))
    area = scrolled(column, sideways=False)
    area.setFixedWidth(width)
    area.verticalScrollBar().rangeChanged.connect(
        lambda least, most: column.setContentsMargins(0, 0, FROM_BAR if most > least else 0, 0)
    )
    return area


Box = TypeVar("Box", bound=QBoxLayout)


def empty(layout: QLayout) -> None:
    """Take everything out of a layout; the widgets are gone with the next event."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            empty(inner)


def _filled(box: Box, parts: tuple[Part, ...], gap: int | None, margins: Margins) -> Box:
    if gap is not None:
        box.setSpacing(gap)
    if margins is not None:
        box.setContentsMargins(QMargins(*((margins,) * 4 if isinstance(margins, int) else margins)))
    put(box, *parts)
    return box


def put(box: QBoxLayout, *parts: Part) -> None:
    """Put more parts at the end of a row or column."""
    for part in parts:
        match part:
            case int():
                box.addSpacing(part)
            case Stretch(share):
                box.addStretch(share)
            case Placed(QLayout() as inner, share, side):
                box.addLayout(inner, share)
                if side is not None:
                    box.setAlignment(inner, side)
            case Placed(QWidget() as widget, share, None):
                box.addWidget(widget, share)
            case Placed(QWidget() as widget, share, Qt.AlignmentFlag() as side):
                box.addWidget(widget, share, side)
            case QLayout():
                box.addLayout(part)
            case QWidget():
                box.addWidget(part)
