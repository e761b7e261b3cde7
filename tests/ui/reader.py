"""What a screen reader says of a window, for tests: of what has the keyboard its name, role, value, state and help, as
the accessibility tree has them, and whatever is announced.
"""

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QMenu, QWidget

from tdapp.ui import spoken

Role, Text = QAccessible.Role, QAccessible.Text
ROLES = {  # as readers say them
    Role.EditableText: "entry", Role.PushButton: "button", Role.CheckBox: "check box", Role.RadioButton: "radio button",
    Role.ComboBox: "combo box", Role.List: "list", Role.ListItem: "list item", Role.Table: "table", Role.Cell: "cell",
    Role.SpinBox: "spin button", Role.Tree: "tree", Role.TreeItem: "tree item", Role.StaticText: "text",
    Role.Document: "document", Role.Dialog: "dialog", Role.ButtonMenu: "menu button", Role.Client: "panel",
    Role.Grouping: "panel", Role.MenuItem: "menu item", Role.PopupMenu: "menu", Role.Window: "window",
}  # fmt: skip


def face_of(widget: QWidget) -> QAccessibleInterface:
    """What a reader gets of a widget: of a list or table what is chosen in it."""
    face = QAccessible.queryAccessibleInterface(widget)
    assert face is not None, widget
    return face


def cell_said(view: QAbstractItemView) -> str:
    """What is said of the cell the keyboard is at in a list or table."""
    index = view.currentIndex()
    inner = face_of(view).focusChild() if index.isValid() else None
    if inner is None:
        return ""
    name = inner.text(Text.Name) or inner.text(Text.Value)
    ticked = ("ticked",) if inner.state().checked else ()
    return ", ".join(filter(None, (name, ROLES.get(inner.role(), inner.role().name), *ticked)))


def part_said(face: QAccessibleInterface) -> str:
    """What is said of the part of a picture the keyboard is at; nothing where a widget has none."""
    inner = face.focusChild()
    if inner is None or inner.object() is not None:
        return ""
    return f"{inner.text(Text.Name)}, {ROLES[inner.role()]}"


def said_of(widget: QWidget) -> str:
    """All that is said of a widget once it has the keyboard."""
    face = face_of(widget)
    parts = [face.text(Text.Name), ROLES.get(face.role(), face.role().name), *_state(face), *_value(widget, face)]
    if isinstance(widget, QAbstractItemView):
        parts.append(cell_said(widget))
    elif isinstance(widget, QMenu) and (action := widget.activeAction()) is not None:
        parts.append(action.text().replace("&", "").replace("\t", ", "))
        parts.append("" if action.isEnabled() else "not to be used now")
    else:
        parts.append(part_said(face))
    help_text = re.sub(r"<[^>]*>", " ", face.text(Text.Description))
    said = [" ".join(part.split()) for part in (*parts, help_text)]
    return ", ".join(part for at, part in enumerate(said) if part and part not in said[:at])


def _state(face: QAccessibleInterface) -> Iterator[str]:
    state = face.state()
    if state.checkable:
        yield "on" if state.checked else "off"
    if state.disabled:
        yield "not to be used now"
    if state.readOnly and face.role() == Role.EditableText:
        yield "to be read only"


def _value(widget: QWidget, face: QAccessibleInterface) -> Iterator[str]:
    if isinstance(widget, QLineEdit):
        yield f"'{widget.text()}'" if widget.text() else widget.placeholderText()
    elif face.text(Text.Value) != face.text(Text.Name):
        yield face.text(Text.Value)


class Reader:
    """A reader that writes down what it says. Use it in a `with`."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._focus = ""

    def __enter__(self) -> "Reader":
        QAccessible.setActive(True)
        spoken.LISTENERS.append(self._hear)
        return self

    def __exit__(self, *_how: object) -> None:
        spoken.LISTENERS.remove(self._hear)
        QAccessible.setActive(False)

    def look(self) -> None:
        """Say what has the keyboard, unless it was said before."""
        QCoreApplication.processEvents()
        widget = QApplication.activePopupWidget() or QApplication.focusWidget()
        said = said_of(widget) if widget is not None else ""
        if said != self._focus:
            self._focus = said
            self.lines.append(f"  at    {said}")

    def _hear(self, text: str) -> None:
        self.lines.append(f"  says  {text}")
