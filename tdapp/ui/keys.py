"""The keyboard of the main window: shortcuts, the keys of a page, letters that open the command box, and the lock."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.window import LOCK, REDO, UNDO
from tdapp.ui.session import Session
from tdapp.ui.widgets.keyboard import ENTER

TAKE_LETTERS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox)
HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class ActionKey(QShortcut):
    """The key of an action that works everywhere in the window, also while typing (a text field keeps Ctrl+Z)."""

    pressed = Signal(str)

    def __init__(self, action: str, key: str, window: QWidget) -> None:
        super().__init__(QKeySequence(key), window)
        self.action = action
        self.setContext(Qt.ShortcutContext.WindowShortcut)
        self.activated.connect(self._on_activated)

    def _on_activated(self) -> None:
        self.pressed.emit(self.action)


class _Watch(QObject):
    """A filter of all keys of a window, which sees them before any widget does."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def watch(self) -> None:
        """Begin to watch, once the window is on a display."""
        handle = self._window.window().windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
            handle.installEventFilter(self)


class Keys(_Watch):
    """A filter of the window's keys, which sees them before any widget does. Locked, it lets nothing through but the
    key that unlocks.

    `plain_key` is the filter's rule as a function, so that it can be asked without a keyboard.
    """

    pressed = Signal(str)  # id of an action
    typed = Signal(str)  # the first letters of a command

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.locked = False
        self._page = ""
        self.takes_letters = True  # pages on which letters start the command box
        self._shortcuts = []
        for action in ACTIONS.values():
            if action.key and _is_shortcut(action.key):
                shortcut = ActionKey(action.id, action.key, window)
                shortcut.pressed.connect(self.pressed)
                self._shortcuts.append(shortcut)
        self._allow()

    @property
    def page(self) -> str:
        """The page in front."""
        return self._page

    @page.setter
    def page(self, page: str) -> None:
        self._page = page
        self._allow()

    def lock(self, *, locked: bool) -> None:
        """Lock or unlock the keyboard."""
        self.locked = locked
        self._allow()

    def _allow(self) -> None:
        """Turn off the keys of other pages, so that this page may use them too: Qt does nothing for a key of two."""
        for shortcut in self._shortcuts:
            here = ACTIONS[shortcut.action].page in ("", self._page)
            shortcut.setEnabled(shortcut.action == LOCK.id if self.locked else here)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        if not isinstance(event, QKeyEvent) or event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        if self.locked:
            return True
        in_front = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if in_front or event.type() == QEvent.Type.KeyRelease:
            return False
        return self.plain_key(event, self._window.window().focusWidget())

    def plain_key(self, event: QKeyEvent, focus: QWidget | None) -> bool:
        """Whether a key, with the focus in this widget, is the window's: then it is done, and no widget sees it."""
        if isinstance(focus, QAbstractButton) and event.key() in ENTER and not event.modifiers() & HELD:
            focus.click()
            return True
        if taken_back := _taken_back(focus, event):
            self.pressed.emit(taken_back)
            return True
        text = event.text()
        if event.modifiers() & HELD or not text or not text.isprintable() or _wants(focus, event):
            return False
        for action in ACTIONS.values():
            here = action.page in ("", self.page)
            if here and action.key and not _is_shortcut(action.key) and _same(action.key, event):
                self.pressed.emit(action.id)
                return True
        if event.key() == Qt.Key.Key_Space or not self.takes_letters:
            return False
        self.typed.emit(text)
        return True


class TakesBack(_Watch):
    """The key Ctrl+Z of a window beside the main one: it takes back the last act, as in the main one, and in a text
    field what was typed there.
    """

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._ways = {UNDO.id: session.undo, REDO.id: session.redo}
        for action in (UNDO, REDO):
            QShortcut(QKeySequence(action.key), window, self._ways[action.id])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        way = _taken_back(self._window.focusWidget(), event)
        if way and not QApplication.activeModalWidget():
            self._ways[way]()
            return True
        return False


def _is_shortcut(key: str) -> bool:
    """Whether a key is a shortcut: keys with Ctrl or Alt and function keys are; signs and Space mean something only
    outside of text fields.
    """
    return "Ctrl" in key or "Alt" in key or (key.startswith("F") and key[1:].isdigit())


def _taken_back(focus: QWidget | None, event: QKeyEvent) -> str:
    """The action Ctrl+Z or redo means outside of what was typed; '' when the key is the field's, or another one.

    A field in which nothing was typed since it was filled or emptied has nothing to undo, so Ctrl+Z undoes the last
    act: of somebody just registered, for one.
    """
    focus = focus.lineEdit() if isinstance(focus, QComboBox) else focus
    if not isinstance(focus, QLineEdit):
        return ""
    if event.matches(QKeySequence.StandardKey.Undo) and not focus.isUndoAvailable():
        return UNDO.id
    if event.matches(QKeySequence.StandardKey.Redo) and not focus.isRedoAvailable():
        return REDO.id
    return ""


def _same(key: str, event: QKeyEvent) -> bool:
    if key == "Space":
        return event.key() == Qt.Key.Key_Space
    return event.text().upper() == key.upper()


def _wants(focus: QWidget | None, event: QKeyEvent) -> bool:
    """Whether the widget with the focus has a use of its own for a plain key: it is typed into, or pressed by Space."""
    if isinstance(focus, TAKE_LETTERS):
        return True
    if isinstance(focus, QAbstractButton):
        return event.key() == Qt.Key.Key_Space
    if isinstance(focus, QAbstractItemView):
        index = focus.currentIndex()
        flags = index.flags() if index.isValid() else Qt.ItemFlag.NoItemFlags
        if event.key() == Qt.Key.Key_Space:
            return bool(flags & Qt.ItemFlag.ItemIsUserCheckable)
        typing = QAbstractItemView.EditTrigger.AnyKeyPressed
        return bool(focus.editTriggers() & typing and flags & Qt.ItemFlag.ItemIsEditable)
    return False
