"""The keyboard: where it goes, and who answers a key before the widget it is in."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from shiboken6 import isValid

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def focus(widget: QWidget) -> None:
    """Put the keyboard into a widget."""
    widget.setFocus(Qt.FocusReason.OtherFocusReason)


class HandsOn:
    """A widget that hands the keyboard it is given to one of those on it: a page to its list, a form to its first line.

    A focus proxy would do the same, but Tab stops at what has one: it came to the list from everywhere, and passed over
    all that stands before the list.
    """

    hands_to: QWidget | None = None

    def hand_on(self, first: QWidget) -> None:
        """From now on hand the keyboard to this one."""
        self.hands_to = first

    def focusInEvent(self, event: QFocusEvent) -> None:
        first = self.hands_to
        if first is not None and isValid(first) and isinstance(self, QWidget) and first.isVisibleTo(self):
            first.setFocus(event.reason())


def on_keys(
    widget: QWidget, answer: Callable[[QKeyEvent], bool], *, takes: Callable[[str], bool] | None = None
) -> None:
    """Show every key pressed in a widget to `answer` first. True: it is dealt with, and the widget gets nothing.

    `takes`: which letters, digits and signs it answers though it is no line; all others begin a command.
    """
    _Keys(widget, answer, takes)


def takes_sign(focus: QWidget | None, typed: str) -> bool:
    """Whether what has the keyboard answers a letter, digit or sign itself though it is no line: it has a method
    `takes` that says so, or answers by `on_keys`.
    """
    takes = getattr(focus, "takes", None)
    if callable(takes):
        return bool(takes(typed))
    answers = focus.findChildren(_Keys, options=Qt.FindChildOption.FindDirectChildrenOnly) if focus is not None else ()
    return any(each.takes is not None and each.takes(typed) for each in answers)


class _Keys(QObject):
    """A filter that shows the keys of a widget to a function; it goes with the widget."""

    def __init__(
        self, widget: QWidget, answer: Callable[[QKeyEvent], bool], takes: Callable[[str], bool] | None
    ) -> None:
        super().__init__(widget)
        self._answer, self.takes = answer, takes
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._answer(event)


def alt_letter(event: QKeyEvent) -> bool:
    """Whether a key is Alt and a letter or digit: a key of a page, which a text field would take for the letter alone.

    Where Alt makes another sign of a key, as on a Mac, or together with Ctrl, that sign is what was typed.
    """
    modifiers = event.modifiers()
    alone = modifiers & Qt.KeyboardModifier.AltModifier and not modifiers & Qt.KeyboardModifier.ControlModifier
    text = event.text()
    return bool(alone) and text.isascii() and text.isalnum() and text.upper() == chr(event.key() & 0xFF)


class CommandsToo(QObject):
    """The mark of a line that understands commands beside what it is for. `finds`: whether the line has a use for a
    text, in one that only looks for something; None: whatever reads as a command is one. `own`: what is the line's own,
    however it reads.
    """

    def __init__(
        self,
        line: QLineEdit,
        leave: Callable[[], object],
        finds: Callable[[str], bool] | None,
        own: Callable[[str], bool] | None,
    ) -> None:
        super().__init__(line)
        self.line, self.leave, self.finds, self.own = line, leave, finds, own

    def becomes(self, typed: str) -> str:
        """What stands in the line once this is typed."""
        line = self.line
        text = line.text()
        at = line.selectionStart() if line.hasSelectedText() else line.cursorPosition()
        return text[:at] + typed + text[at + len(line.selectedText()) :]


def takes_commands(
    line: QLineEdit,
    *,
    leave: Callable[[], object] | None = None,
    finds: Callable[[str], bool] | None = None,
    own: Callable[[str], bool] | None = None,
) -> None:
    """Let a line understand commands: they go on in the command box. `leave`: what empties the line then.

    `finds`: what the line has a use for; None where a name may become a person, and so must not read as a command.
    `own`: what is the line's own, however it reads: the letter of a tender is, where somebody pays.
    """
    CommandsToo(line, leave if leave is not None else line.clear, finds, own)


def commands_of(focus: QWidget | None) -> CommandsToo | None:
    """The mark of the line that has the keyboard, if it understands commands."""
    line = focus.lineEdit() if isinstance(focus, QComboBox) else focus
    if not isinstance(line, QLineEdit):
        return None
    return line.findChild(CommandsToo)
