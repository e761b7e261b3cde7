"""What is drawn in a picture, as a screen reader finds it: seats of a map, boxes of a screen. Each is an object of its
own beneath the widget, with a name, a place, a state and a press, and takes the keyboard as the cursor comes to it.
Beside that, widgets readers would take for something else: rows of pills, stacks, buttons that stay down.

A part is made when a reader asks for it, and kept as long as the widget: of thousands only those that were read.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Final, Protocol, cast
from weakref import ref

from msgspec import Struct
from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QFocusEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from tdapp.ui.spoken import is_heard

Key = Hashable
NOTHING = VoidPtr(0)  # no pointer: where one is asked for, None ends the program
PRESS, TOGGLE = "Press", "Toggle"
"""What a press is called to readers: these words go to the system, which has words of its own for them."""


class Part(Struct, frozen=True):
    """A part of a picture. `box`: where it is, in the widget; `holds`: it is there for the parts in it."""

    name: str
    box: QRect
    holds: bool = False


class Pictured(Protocol):
    """A widget that draws its parts, `ReadInside`. `None` stands for the picture itself."""

    def parts_in(self, key: Any | None) -> Sequence[Key]:
        """The keys of the parts in a part."""

    def part_of(self, key: Any) -> Key | None:
        """The part another is in."""

    def part(self, key: Any) -> Part | None:
        """A part by its key; None: there is none such now."""

    def part_at(self) -> Key | None:
        """The part the cursor is at."""

    def part_under(self, point: QPoint) -> Key | None:
        """The smallest part under a point of the widget."""

    def press_part(self, key: Any) -> None:
        """Do what Enter or a click does at a part."""


class _Known:
    """A widget that readers hear of from here: how it is read, and what was made for them so far."""

    def __init__(self, widget: QWidget, read: "Reading") -> None:
        self._widget, self._read = ref(widget), read  # a widget nobody holds any more must be able to go
        self.faces: list[QAccessibleWidget] = []  # Qt's own list of them holds no reference
        self.parts: dict[Key, _PartFace] = {}

    def widget(self) -> Any:
        """The widget; None: it is gone."""
        found = self._widget()
        return found if found is not None and isValid(found) else None

    def make(self, widget: QWidget) -> None:
        """Tell Qt what a reader gets of it, instead of what it has told readers so far."""
        was = QAccessible.queryAccessibleInterface(widget)
        if any(face is was for face in self.faces):
            return
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(was))
        face = self._read(self, widget)
        self.faces.append(face)
        QAccessible.registerAccessibleInterface(face)


Reading = Callable[[_Known, QWidget], QAccessibleWidget]
"""Makes what a reader gets of a widget."""

_known: Final[dict[int, _Known]] = {}
"""By where the widget is in memory."""


def read_as(widget: QWidget, role: QAccessible.Role) -> None:
    """Let readers take a widget for something else than Qt says. To be said whenever it is shown: what Qt knows of a
    widget it forgets when another method of it is connected.
    """
    _know(widget, lambda _known, there: QAccessibleWidget(there, role))


def read_as_toggle(button: QAbstractButton) -> None:
    """Let readers take a button that stays down for a button that is pressed or not: Qt says "check box", which
    is something to be ticked. To be said whenever it is shown or gets the keyboard.
    """
    _know(button, _Toggle)


def _know(widget: QWidget, read: Reading) -> None:
    if not is_heard():
        return
    place = getCppPointer(widget)[0]
    if place not in _known:
        _known[place] = _Known(widget, read)
        widget.destroyed.connect(partial(_forget, place))
    _known[place].make(widget)


def _forget(place: int, _gone: QObject | None = None) -> None:
    """Let go of a widget that is gone. Its parts are taken out of Qt's list, which does so by itself for the widget."""
    known = _known.pop(place)
    for part in known.parts.values():
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
    _LEFT[:] = [face for face in (*_LEFT, *known.faces) if isValid(face)]


_LEFT: Final[list[QAccessibleWidget]] = []
"""What Qt has still in its list of a widget that is gone: deleted a moment later."""


def hear_part(widget: QWidget, *, soon: bool = False) -> None:
    """Tell a reader that the keyboard is at the part the cursor is at. `soon`: after what Qt says of the widget."""
    if not is_heard():
        return
    if soon:
        QTimer.singleShot(0, widget, partial(hear_part, widget))
        return
    picture = QAccessible.queryAccessibleInterface(widget)
    part = picture.focusChild() if isinstance(picture, _Picture) else None
    if isinstance(part, _PartFace):
        QAccessible.updateAccessibility(QAccessibleEvent(part, QAccessible.Event.Focus))


class ReadInside:
    """A `Pictured` widget, named after this one among the bases: readers find what is in it once it is shown or gets
    the keyboard, and hear at which part that is. As the cursor moves on, `hear_part` says so.
    """

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)  # type: ignore[misc]  # of the widget
        _know(cast("QWidget", self), _Picture)

    def focusInEvent(self, event: QFocusEvent) -> None:
        _know(cast("QWidget", self), _Picture)
        super().focusInEvent(event)  # type: ignore[misc]  # of the widget
        hear_part(cast("QWidget", self), soon=True)


class _Picture(QAccessibleWidget):
    """The widget in the accessibility tree, with its parts beneath it."""

    def __init__(self, known: _Known, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Grouping)
        self.known = known

    def face(self, key: Key) -> "_PartFace":
        """A part of it by its key."""
        found = self.known.parts.get(key)
        if found is None:
            found = self.known.parts[key] = _PartFace(self, key)
            QAccessible.registerAccessibleInterface(found)
        return found

    def childCount(self) -> int:
        return len(self.parts_in(None))

    def child(self, index: int) -> Any:
        return self.child_of(None, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self.index_in(None, child)

    def parts_in(self, key: Key | None) -> Sequence[Key]:
        """The keys of the parts in a part; none once the widget is gone."""
        widget = self.known.widget()
        return widget.parts_in(key) if widget is not None else ()

    def child_of(self, key: Key | None, index: int) -> Any:
        """The part of a part at an index."""
        parts = self.parts_in(key)
        return self.face(parts[index]) if 0 <= index < len(parts) else None

    def index_in(self, key: Key | None, child: QAccessibleInterface) -> int:
        """Where a part stands in another."""
        parts = self.parts_in(key)
        return parts.index(child.key) if isinstance(child, _PartFace) and child.key in parts else -1

    def focusChild(self) -> Any:
        widget = self.known.widget()
        key = widget.part_at() if widget is not None and widget.hasFocus() else None
        return None if key is None else self.face(key)

    def childAt(self, x: int, y: int) -> Any:
        widget = self.known.widget()
        key = widget.part_under(widget.mapFromGlobal(QPoint(x, y))) if widget is not None else None
        return None if key is None else self.face(key)


class _Toggle(QAccessibleWidget):
    """A button that stays down, in the accessibility tree."""

    def __init__(self, known: _Known, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Button)
        self.known = known
        self._press = _Press(self.press, TOGGLE, PRESS)

    def press(self) -> None:
        """Press the button, if it is there and may be pressed."""
        widget = self.known.widget()
        if widget is not None and widget.isEnabled():
            widget.click()

    def text(self, kind: QAccessible.Text) -> str:
        widget = self.known.widget()
        if widget is None or kind != QAccessible.Text.Name:
            return super().text(kind)
        shown: str = widget.accessibleName() or widget.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
        return shown

    def state(self) -> QAccessible.State:
        state, widget = super().state(), self.known.widget()
        state.checkable = True
        state.checked = state.pressed = widget is not None and widget.isChecked()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._press if kind == QAccessible.InterfaceType.ActionInterface else NOTHING


class _PartFace(QAccessibleInterface):
    """A part in the accessibility tree."""

    def __init__(self, picture: _Picture, key: Key) -> None:
        super().__init__()
        self.picture, self.key = picture, key
        self._press = _Press(self.press, PRESS)

    def press(self) -> None:
        """Do what Enter or a click does at it, if it is there."""
        if self.isValid():
            self.widget().press_part(self.key)

    def widget(self) -> Any:
        """The widget it is drawn in; None: it is gone."""
        return self.picture.known.widget()

    def seen(self) -> Part | None:
        """The part as it is now."""
        widget = self.widget()
        part: Part | None = widget.part(self.key) if widget is not None else None
        return part

    def isValid(self) -> bool:
        return self.seen() is not None

    def object(self) -> Any:
        return None

    def window(self) -> Any:
        widget = self.widget()
        return widget.window().windowHandle() if widget is not None else None

    def relations(self, *_of: Any) -> list[Any]:
        return []

    def parent(self) -> Any:
        widget = self.widget()
        above = widget.part_of(self.key) if widget is not None else None
        if above is not None:
            return self.picture.face(above)
        return QAccessible.queryAccessibleInterface(widget) if widget is not None else None

    def childCount(self) -> int:
        return len(self.picture.parts_in(self.key))

    def child(self, index: int) -> Any:
        return self.picture.child_of(self.key, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self.picture.index_in(self.key, child)

    def childAt(self, x: int, y: int) -> Any:
        found = self.picture.childAt(x, y)
        return None if found is self else found

    def focusChild(self) -> Any:
        return None

    def text(self, kind: QAccessible.Text) -> str:
        seen = self.seen() if kind == QAccessible.Text.Name else None
        return "" if seen is None else seen.name

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody writes into a picture from outside."""

    def rect(self) -> QRect:
        seen = self.seen()
        if seen is None:
            return QRect()
        return QRect(self.widget().mapToGlobal(seen.box.topLeft()), seen.box.size())

    def role(self) -> QAccessible.Role:
        seen = self.seen()
        return QAccessible.Role.List if seen is not None and seen.holds else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state, seen = QAccessible.State(), self.seen()
        if seen is None:
            state.invalid = True
            return state
        widget = self.widget()
        here = widget.part_at() == self.key
        state.focusable = state.selectable = True
        state.focused, state.selected = here and widget.hasFocus(), here
        state.invisible = not widget.isVisible()
        state.offscreen = not seen.box.intersects(widget.rect())
        return state

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._press if kind == QAccessible.InterfaceType.ActionInterface else NOTHING


class _Press(QAccessibleActionInterface):
    """The one thing a reader can do to a part or a button, under each of these names."""

    def __init__(self, press: Callable[[], None], *names: str) -> None:
        super().__init__()
        self._do, self._names = press, names

    def actionNames(self) -> list[str]:
        return [*self._names]

    def doAction(self, name: str) -> None:
        if name in self._names:
            self._do()

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: ARG002
        return []
