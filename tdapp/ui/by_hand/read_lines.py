"""What each typed line is understood as, painted beside it at the same height."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.theme.look import look

SIDE = 8  # pixels between the edge and the words


class TypedLines(QPlainTextEdit):
    """The lines that are typed, each on one line however long; Tab leaves them."""

    def __init__(self, name: str, says: Text, hint: Text) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        say(self.setAccessibleName, says)
        say(self.setPlaceholderText, hint)

    @property
    def here(self) -> int:
        """The line the cursor is in, counted from 0."""
        return self.textCursor().blockNumber()

    def go_to(self, line: int) -> None:
        """Put the cursor at the end of a line; nowhere else where it was deleted since it was read."""
        cursor = self.textCursor()
        block = self.document().findBlockByNumber(line)
        if not block.isValid():
            return
        cursor.setPosition(block.position() + block.length() - 1)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def heights(self) -> list[tuple[int, QRect]]:
        """The lines in sight with where they stand, as seen from the top of the lines."""
        found, block = [], self.firstVisibleBlock()
        while block.isValid():
            box = self.blockBoundingGeometry(block).translated(self.contentOffset())
            box.translate(0, self.viewport().y())
            if box.top() > self.height():
                break
            found.append((block.blockNumber(), box.toRect()))
            block = block.next()
        return found


class ReadLines(QWidget):
    """The lines as they are understood, at the height of those that are typed: what is refused in another colour, with
    a sign in front, so that the colour is not all there is.
    """

    def __init__(self, typed: TypedLines) -> None:
        super().__init__()
        self.setObjectName("by_hand_read")
        self.typed = typed
        self.lines: Sequence[tuple[str, bool]] = ()  # what is said, and whether it is refused
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        typed.updateRequest.connect(lambda *_what: self.update())
        typed.cursorPositionChanged.connect(self.update)
        look().changed.connect(self.update)

    def show_lines(self, lines: Sequence[tuple[str, bool]]) -> None:
        """Show what each line is understood as, or why it is refused."""
        self.lines = lines
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        tokens = look().tokens
        for number, place in self.typed.heights():
            if number >= len(self.lines):
                break
            said, refused = self.lines[number]
            box = QRect(0, place.top(), self.width(), place.height())
            if number == self.typed.here:
                painter.fillRect(box, QColor(tokens.selection))
            painter.setPen(QColor(tokens.danger if refused else tokens.text))
            text = f"✕ {said}" if refused else said
            line = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width() - 2 * SIDE)
            painter.drawText(box.adjusted(SIDE, 0, -SIDE, 0), Qt.AlignmentFlag.AlignVCenter, line)
        painter.end()
