"""The splash: the window before anything is in it, painted at once so that something is seen while the rest is still
being read.

It knows nothing but the theme, and not even Qt's own names for alignments, states and keys: reading those alone takes
a sixth of the time a bare window needs. So the style sheet paints it: a painter would ask for all of them. The frame
moves in with `take`, and the same window goes on.
"""

from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QMainWindow, QWidget

from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import LEAST, SIZE, TOP

FRAME = (16, 48)  # what a window manager takes for its title and borders
ICONS = ("timer", "users", "armchair", "list-ordered", "trophy", "printer", "scroll-text")
STEP, ICON = 72, 22


class Splash(QMainWindow):
    """The director's window, empty or with the frame in it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("shell")
        self.setWindowTitle("tdapp")
        self.resize(*SIZE)
        self.setMinimumSize(*LEAST)
        self.setCentralWidget(Outline())
        look().dress(self)

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
        if isinstance(frame, QWidget) and not frame.close():
            event.ignore()  # something typed would be lost: the frame asks
            return
        super().closeEvent(event)


class Outline(QFrame):
    """The outline of the frame: rail, bar and line, each where it will be."""

    def __init__(self) -> None:
        super().__init__()
        self.rail, self.top, self.bottom = (QFrame(self) for _ in range(3))
        for part, edge in ((self.rail, "right"), (self.top, "bottom"), (self.bottom, "top")):
            part.setObjectName(f"outline_{edge}")
        for place, name in enumerate(ICONS):
            icon = QLabel(self.rail)
            icon.setPixmap(look().pixmap(name, "muted", ICON, self.devicePixelRatio()))
            icon.move((look().rail - ICON) // 2, 20 + place * STEP)
        self.title = QLabel("tdapp", self.top)
        self.title.setProperty("role", "strong")
        self.title.move(16, (TOP - self.title.sizeHint().height()) // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, high = self.width(), self.height()
        rail, bottom = look().rail, look().bottom
        self.rail.setGeometry(0, 0, rail, high - bottom)
        self.top.setGeometry(rail, 0, wide - rail, TOP)
        self.bottom.setGeometry(0, high - bottom, wide, bottom)
