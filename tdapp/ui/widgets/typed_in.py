"""What was typed and is not kept yet, seen on the fields themselves; and the question before it is lost."""

from collections.abc import Callable

from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLineEdit, QPlainTextEdit, QWidget

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.widgets.keyboard import commands_of, focus

NOT_SAVED = QT_TRANSLATE_NOOP("TypedIn", "What you typed is not saved. Once more leaves without it.")
_FINDS = "finds"  # the property of a line that only looks for something


def only_finds(line: QLineEdit) -> None:
    """Mark a line that only looks for something: nothing is lost with what is typed there."""
    line.setProperty(_FINDS, True)


def typed_in(place: QWidget) -> tuple[str, ...]:
    """What somebody typed in the fields here since they were filled, on whichever part of it; () for nothing."""
    lines = (line for line in place.findChildren(QLineEdit) if line.isModified() and not _finds(line))
    areas = (area for area in place.findChildren(QPlainTextEdit) if not area.isReadOnly())
    typed = [line.text().strip() for line in lines]
    typed += [area.toPlainText().strip() for area in areas if area.document().isModified()]
    return tuple(filter(None, typed))


def forget_typed(place: QWidget) -> None:
    """Take what was typed in the fields here for kept, or for not wanted."""
    for line in place.findChildren(QLineEdit):
        line.setModified(False)
    for area in place.findChildren(QPlainTextEdit):
        area.document().setModified(False)


def done_by_press(typing: QWidget | None, pressed: QWidget | None) -> None:
    """Take what is being typed for done when the mouse is pressed elsewhere, as if it took the keyboard, which a button
    never does: a cell is closed with what stands in it, a line says that it is finished.
    """
    if not isinstance(typing, QLineEdit) or pressed is None or typing is pressed or typing.isAncestorOf(pressed):
        return
    viewport = typing.parentWidget()
    table = viewport.parentWidget() if viewport is not None else None
    if isinstance(table, QAbstractItemView):
        focus(table)
    elif isinstance(pressed, QAbstractButton) and typing.isModified():
        typing.editingFinished.emit()


class AskOnce:
    """Asks before what was typed in a place is lost. To leave it once more, with nothing typed in between, is a yes.

    `say` shows the question; `typed` tells what would be lost, where not all of it stands in fields.
    """

    def __init__(
        self, place: QWidget, say: Callable[[Text], object], typed: Callable[[], tuple[str, ...]] | None = None
    ) -> None:
        self._say = say
        self._typed = typed or (lambda: typed_in(place))
        self._asked: tuple[str, ...] = ()

    def stays(self) -> bool:
        """Whether the place stays, because something would be lost: then that was just said."""
        typed, asked = self._typed(), self._asked
        self._asked = typed
        if not typed or typed == asked:
            return False
        self._say(NOT_SAVED)
        return True


def _finds(line: QLineEdit) -> bool:
    return line.isReadOnly() or bool(line.property(_FINDS)) or commands_of(line) is not None
