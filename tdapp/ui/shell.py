"""The window before anything is in it: painted at once, so that something is seen while the rest is still being read.

It knows nothing but the theme, and not even Qt's own names for alignments, states and keys: reading those alone takes
a sixth of the time a bare window needs. The frame moves in with `take`, and the same window goes on.
"""

from PySide6.QtCore import QRect
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import BODY, BOTTOM, LEAST, RAIL, SIZE, TOP

FRAME = (16, 48)  # what a window manager takes for its title and borders
ICONS = ("timer", "users", "armchair", "list-ordered", "trophy", "printer", "scroll-text")
STEP, ICON = 72, 22


class Shell(QMainWindow):
    """The director's window, empty or with the frame in it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("shell")
        self.setWindowTitle("tdapp")
        self.resize(*SIZE)
        self.setMinimumSize(*LEAST)

    def appear(self) -> None:
        """Show it; on a display that is hardly larger than the window it fills the display."""
        free = self.screen().availableGeometry()
        if free.width() < SIZE[0] + FRAME[0] or free.height() < SIZE[1] + FRAME[1]:
            self.showMaximized()
        else:
            self.show()

    def take(self, frame: QWidget) -> None:
        """Let the frame move in. Closing the window closes it too."""
        self.setCentralWidget(frame)
        frame.show()
        frame.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        frame = self.centralWidget()
        if isinstance(frame, QWidget):
            frame.close()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The frame's outline: rail, bar and line, each where it will be."""
        painter = QPainter(self)
        wide, high = self.width(), self.height()
        painter.fillRect(self.rect(), look().colour("ground"))
        for box in (
            QRect(0, 0, RAIL, high),
            QRect(RAIL, 0, wide - RAIL, TOP),
            QRect(0, high - BOTTOM, wide, BOTTOM),
        ):
            painter.fillRect(box, look().colour("surface"))
        line = look().colour("line")
        painter.fillRect(RAIL - 1, 0, 1, high - BOTTOM, line)
        painter.fillRect(RAIL, TOP - 1, wide - RAIL, 1, line)
        painter.fillRect(0, high - BOTTOM, wide, 1, line)
        for place, icon in enumerate(ICONS):
            box = QRect((RAIL - ICON) // 2, 20 + place * STEP, ICON, ICON)
            look().paint_icon(painter, box, icon, "muted")
        painter.setFont(bold(BODY))
        painter.setPen(look().colour("text"))
        painter.drawText(RAIL + 16, (TOP + painter.fontMetrics().capHeight()) // 2, "tdapp")
        painter.end()
