"""The keyboard of every window: one grammar of typing, wherever the keys are.

1. A field is being edited while the keyboard is in a line, in a box that is typed into, or in a cell that was opened:
   by Enter, F2, a double click, or a digit where it is a number. A question that waits for its answer is such a field.
   Its keys are its own. A box whose list is closed is none: Space, F4 or an arrow opens or turns it.
2. Everywhere else a letter, digit or sign begins the command box: on every page, part and window, in every state.
3. A line that takes a name or looks for something understands commands too (`takes_commands`): once what stands in it
   reads as one (a verb and a blank, a seat), it goes on in the command box, which says what Enter would do. So no verb
   becomes a person's name without being asked; nor the reason for something, which takes Enter twice then. Alt with a
   letter or digit is a key, and never types one.
4. Space pauses the clock and lets it go on, also from such a line while it is empty; in a field it is a blank, in a
   list of choices a tick. It does nothing else: what gives or takes money, seats or draws has a key that says so.
5. Enter right after an Enter that did something does nothing, unless something was typed or pasted meanwhile, by keys
   or by an input method; and a key that is held down does its deed once, whichever it is: the next level too.
6. Ctrl with a digit goes to the first use of its page, from every window.
7. Tab goes to all that can be used in a window, in the order of reading, and round; Shift+Tab back.
8. What was typed is done once the mouse is pressed elsewhere, on a button too: 'Save' takes the cell that is open.
"""

from collections.abc import Callable, Iterable
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut
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

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.clock import TOGGLE
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.window import COMMAND, LOCK, MANUAL, NEXT_NEED, PAGES, REDO, UNDO
from tdapp.ui.frame import texts
from tdapp.ui.session import Session, Told
from tdapp.ui.typed_commands import means_command, reading_of
from tdapp.ui.widgets.cell_table import CellTable
from tdapp.ui.widgets.keyboard import ENTER, CommandsToo, alt_letter, commands_of, takes_sign
from tdapp.ui.widgets.tab_order import put_in_order
from tdapp.ui.widgets.typed_in import done_by_press

EDITED = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)
HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
TAB = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
MOVE = (
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, *TAB,
)  # fmt: skip


class ActionKey(QShortcut):
    """The key of an action that works everywhere in the window, also while typing (a text field keeps Ctrl+Z)."""

    pressed = Signal(str)

    def __init__(self, action: str, key: str, window: QWidget) -> None:
        super().__init__(QKeySequence(key), window)
        self.action = action
        self.setContext(Qt.ShortcutContext.WindowShortcut)
        self.setAutoRepeat(False)
        self.activated.connect(self._on_activated)

    def _on_activated(self) -> None:
        self.pressed.emit(self.action)


class Typing(QObject):
    """A filter of all keys of a window, which sees them before any widget does.

    `pressed`: an action is wanted, by its id; `typed`: the first letters of a command. `plain_key` is the grammar as a
    function, so that it can be asked without a keyboard.
    """

    pressed = Signal(str)
    typed = Signal(str)

    def __init__(self, window: QWidget, session: Session, keys: Iterable[Action]) -> None:
        super().__init__(window)
        self._window, self._session = window, session
        self.page = ""  # the page in front, whose signs are keys; '': none
        self._deeds = 0  # what was done, by whatever key
        self._entered: int | None = None  # the deeds before the Enter that was pressed last, with no key after it
        self._down: set[int] = set()  # the keys whose press was seen, until they are let go
        self._heard: WeakSet[QLineEdit] = WeakSet()  # the lines that say when something is typed into them
        session.told.connect(self._on_told)
        QApplication.instance().focusChanged.connect(self._on_focus)  # type: ignore[union-attr]
        self._shortcuts = [ActionKey(each.id, each.key, window) for each in keys if is_shortcut(each.key)]
        for shortcut in self._shortcuts:
            shortcut.pressed.connect(self._want)

    def watch(self) -> None:
        """Begin to watch, once the window is on a display."""
        handle = self._window.window().windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
            handle.installEventFilter(self)

    def begin_anew(self) -> None:
        """Forget that Enter was pressed: something else is begun."""
        self._entered = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._pressed(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease:
            self._released(event)
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        self._down.add(event.key())
        if event.key() in TAB:
            put_in_order(self._window.window())
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            return False
        return self.plain_key(event, self._window.window().focusWidget())

    def _pressed(self, event: QMouseEvent) -> None:
        self.begin_anew()
        if QApplication.activeModalWidget() is None and QApplication.activePopupWidget() is None:
            window = self._window.window()
            done_by_press(window.focusWidget(), window.childAt(event.position().toPoint()))

    def _released(self, event: QKeyEvent) -> None:
        """Forget Enter when a shortcut was pressed after it: of its key only the release is seen here."""
        key = event.key()
        if event.isAutoRepeat() or key in MODIFIERS:
            return
        if key not in self._down and key not in ENTER:
            self.begin_anew()
        self._down.discard(key)

    def plain_key(self, event: QKeyEvent, focus: QWidget | None) -> bool:
        """Whether a key, with the focus in this widget, is the window's: then it is done, and no widget sees it."""
        key, text, held = event.key(), event.text(), bool(event.modifiers() & HELD)
        if event.isAutoRepeat() and not _repeats(event, focus):
            return True
        enters = key in ENTER and not held
        if enters and self._done_already(focus):
            return True
        if key not in MODIFIERS:
            self._entered = self._deeds if enters else None
        if isinstance(focus, QAbstractButton) and enters:
            focus.click()
            return True
        if taken_back := _taken_back(focus, event):
            self._want(taken_back)
            return True
        if alt_letter(event) and isinstance(focus, (*EDITED, QComboBox)):
            return True  # a key that means nothing here: a line would take it for the letter alone
        line = commands_of(focus)
        if line is not None and enters and self._reads(line, line.line.text()):
            return self._hand_over(line, line.line.text())
        if held or not text or not text.isprintable():
            return False
        if line is not None and (becomes := line.becomes(text)) and self._reads(line, becomes):
            return self._hand_over(line, becomes)
        if key == Qt.Key.Key_Space:
            return self._space(event, focus, line)
        if _edited(focus, text):
            return False
        for action in ACTIONS.values():
            here = action.page in ("", self.page)
            if here and action.key and not is_shortcut(action.key) and action.key.upper() == text.upper():
                self._want(action.id)
                return True
        self.typed.emit(text)
        return True

    def _want(self, action: str) -> None:
        """Ask for an action."""
        self.pressed.emit(action)

    def _space(self, event: QKeyEvent, focus: QWidget | None, line: CommandsToo | None) -> bool:
        """Pause the clock or let it go on, unless a blank is typed or a choice is ticked."""
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or _ticks(focus) or takes_sign(focus, " "):
            return False
        if line.becomes(" ").strip() if line is not None else _edited(focus, " "):
            return False
        if not event.isAutoRepeat():
            self._want(TOGGLE.id)
        return True

    def _done_already(self, focus: QWidget | None) -> bool:
        """Whether Enter was pressed last and did something: then another one is swallowed, unless it opens a
        cell, or Enter goes on to the next one there (`goes_on`).
        """
        opens = isinstance(focus, CellTable) and focus.cell().typed is not None
        if self._entered is None or self._entered == self._deeds or opens or getattr(focus, "goes_on", False):
            return False
        self._session.told.emit(Told(self._session.words(texts.DONE_ALREADY), "info"))
        return True

    def _reads(self, line: CommandsToo, text: str) -> bool:
        """Whether what stands in a line is a command. In one that only looks for something it must be a verb and a
        number, or find nothing and name somebody who plays or a seat. What is the line's own is none.
        """
        if line.own is not None and line.own(text):
            return False
        reading = reading_of(self._session, text)
        if reading is None or line.finds is None or reading.sure:
            return reading is not None
        return self._session.tournament is not None and not line.finds(text) and means_command(self._session, text)

    def _hand_over(self, line: CommandsToo, text: str) -> bool:
        """Let the command box go on with what was typed in a line."""
        line.leave()
        self.typed.emit(text)
        return True

    def _on_told(self, told: Told) -> None:
        self._deeds += told.kind == "done"

    def _on_focus(self, _old: QWidget | None, line: QWidget | None) -> None:
        """Hear what is typed into a line without keys: by an input method (Chinese, Arabic), pasted or dropped. After
        it Enter is another one than the one before.
        """
        if isinstance(line, QLineEdit) and line.window() is self._window.window() and line not in self._heard:
            self._heard.add(line)
            line.textEdited.connect(self.begin_anew)


class Keys(Typing):
    """The keys of the main window. Locked, it lets nothing through but the key that unlocks."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window, session, ACTIONS.values())
        self.locked = False
        self._allow()

    def turn(self, page: str) -> None:
        """Know the page in front."""
        self.page = page
        self._allow()

    def lock(self, *, locked: bool) -> None:
        """Lock or unlock the keyboard."""
        self.locked = locked
        self._allow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.locked and event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return True
        return super().eventFilter(watched, event)

    def _allow(self) -> None:
        """Turn off the keys of other pages, so that this page may use them too: Qt does nothing for a key of two."""
        for shortcut in self._shortcuts:
            here = ACTIONS[shortcut.action].page in ("", self.page)
            shortcut.setEnabled(shortcut.action == LOCK.id if self.locked else here)


class KeysBeside(Typing):
    """The keys of a window beside the main one: commands, the clock, the pages and what needs somebody, as in the main
    one, which does them; undo it does itself, or as the window says (`undo`, `redo`).
    """

    def __init__(
        self,
        window: QWidget,
        session: Session,
        undo: Callable[[], object] | None = None,
        redo: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(window, session, (COMMAND, UNDO, REDO, NEXT_NEED, MANUAL, *PAGES))
        self._ways = {UNDO.id: undo or session.undo, REDO.id: redo or session.redo}

    def _want(self, action: str) -> None:
        if action in self._ways:
            self._ways[action]()
        else:
            super()._want(action)


def is_shortcut(key: str) -> bool:
    """Whether a key is a shortcut: keys with Ctrl or Alt and function keys are, those with Shift too; signs and Space
    mean something only outside of text fields.
    """
    last = key.rpartition("+")[2]
    return "Ctrl" in key or "Alt" in key or (last.startswith("F") and last[1:].isdigit())


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


def _edited(focus: QWidget | None, text: str) -> bool:
    """Whether what has the keyboard is a field that is being edited, or a cell this begins to edit."""
    if isinstance(focus, EDITED) and not focus.isReadOnly():
        return True
    if isinstance(focus, CellTable):
        return focus.takes(text)
    if isinstance(focus, QComboBox):
        return focus.isEditable()
    if takes_sign(focus, text):
        return True
    if isinstance(focus, QAbstractItemView):
        index, typing = focus.currentIndex(), QAbstractItemView.EditTrigger.AnyKeyPressed
        return bool(focus.editTriggers() & typing and index.flags() & Qt.ItemFlag.ItemIsEditable)
    return False


def _ticks(focus: QWidget | None) -> bool:
    """Whether Space ticks what has the keyboard, or opens its list: a box, a pill, a line of a list of choices."""
    if isinstance(focus, QComboBox):
        return not focus.isEditable()
    if isinstance(focus, QAbstractButton):
        return focus.isCheckable()
    if isinstance(focus, QAbstractItemView):
        index = focus.currentIndex()
        ticked = index.data(Qt.ItemDataRole.CheckStateRole) is not None or getattr(focus.model(), "ticks", False)
        return index.isValid() and bool(index.flags() & Qt.ItemFlag.ItemIsUserCheckable) and ticked
    return False


def _repeats(event: QKeyEvent, focus: QWidget | None) -> bool:
    """Whether a key may go on while it is held down: it moves about, or types or wipes out in a field."""
    if event.key() in MOVE:
        return True
    typed = event.key() not in (*ENTER, Qt.Key.Key_Escape) and not event.modifiers() & HELD
    return typed and isinstance(focus, (*EDITED, QComboBox))
