"""The look of the windows now: the theme in use, its icons and letters. Widgets that draw themselves ask here.

There is one, owned by the application object: `look()`.

The style sheet is worn by the windows (`dress`), not by the application: of an application that wears one, Qt gives all
that is being made its style again each time something around it finds its place. That was two thirds of what it takes
to make a page. So what is made has its style once, when it comes into a window.
"""

from weakref import WeakSet

from PySide6.QtCore import QCoreApplication, QObject, QRect, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget
from shiboken6 import isValid

from tdapp.ui.fonts import text_font
from tdapp.ui.theme.icons import IconShelf
from tdapp.ui.theme.sheet import sheet
from tdapp.ui.theme.tokens import (
    BODY,
    BOTTOM,
    DARK,
    RAIL,
    ROW,
    THEMES,
    TOUCH_BOTTOM,
    TOUCH_RAIL,
    TOUCH_ROW,
    Tokens,
)

DISABLED = QPalette.ColorGroup.Disabled
Role = QPalette.ColorRole


class Look(QObject):
    """The look of the windows: the theme in use. `changed` comes after all windows have it, so that pictures
    are drawn anew.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.tokens: Tokens = DARK
        self.touch = False
        self.still = False  # no animation: the system or the director asked for it
        self._shelf = IconShelf()
        self._colours: dict[str, QColor] = {}
        self._sheet = ""
        self._dressed: WeakSet[QWidget] = WeakSet()

    def wear(self, theme: str, *, touch: bool = False, still: bool = False) -> None:
        """Put on a theme ('dark' or 'light'; anything else is dark), live."""
        self.tokens, self.touch, self.still = THEMES.get(theme, DARK), touch, still
        self._shelf, self._colours = IconShelf(), {}
        app = QApplication.instance()
        if isinstance(app, QApplication):
            if app.style().objectName() != "fusion":
                app.setStyle(QStyleFactory.create("Fusion"))
            app.setFont(text_font(BODY))
            app.setPalette(palette(self.tokens))
        self._sheet = sheet(self.tokens, touch=touch)
        for window in [*self._dressed]:
            if isValid(window):
                window.setStyleSheet(self._sheet)
        self.changed.emit()

    def dress(self, window: QWidget) -> None:
        """Give a window the style sheet, now and whenever another theme is put on. All that stands in it or opens from
        it has it by that: only a window that belongs to no other asks for it.
        """
        self._dressed.add(window)
        window.setStyleSheet(self._sheet)

    @property
    def row(self) -> int:
        """The height in pixels of a row of a list: with touch, as high as a finger needs."""
        return TOUCH_ROW if self.touch else ROW

    @property
    def rail(self) -> int:
        """The width in pixels of the page list: with touch, of two fingers."""
        return TOUCH_RAIL if self.touch else RAIL

    @property
    def bottom(self) -> int:
        """The height in pixels of the line with the last act: with touch, of a finger."""
        return TOUCH_BOTTOM if self.touch else BOTTOM

    def colour(self, token: str) -> QColor:
        """A token as a colour to paint with, which nobody changes: look().colour("warning")."""
        found = self._colours.get(token)
        if found is None:  # each cell in sight asks for several
            found = self._colours[token] = QColor(self.tokens.colour(token))
        return found

    def icon(self, name: str, ink: str = "text", size: int = 18) -> QIcon:
        """A shipped icon for a button, in the colour of a token."""
        return self._shelf.icon(name, self.tokens.colour(ink), self.tokens.edge, size)

    def pixmap(self, name: str, ink: str = "text", size: int = 18, ratio: float = 1.0) -> QPixmap:
        """A shipped icon as a picture."""
        return self._shelf.pixmap(name, self.tokens.colour(ink), size, ratio)

    def paint_icon(self, painter: QPainter, box: QRect, name: str, ink: str = "text") -> None:
        """Draw an icon into a square of the window, sharp on its screen."""
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(box.topLeft(), self.pixmap(name, ink, box.height(), ratio))


def look() -> Look:
    """The look of this application; made, in the dark theme, when it is first asked for."""
    if _known and isValid(_known[0]):  # it goes with its application; it is asked for with every cell that is painted
        return _known[0]
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("The windows have a look only after the application object is made")
    found = app.findChild(Look)
    _known[:] = [found if isinstance(found, Look) else Look(app)]
    return _known[0]


_known: list[Look] = []


def palette(tokens: Tokens) -> QPalette:
    """The colours of everything the style sheet does not name."""
    made = QPalette()
    roles = {
        Role.Window: tokens.ground,
        Role.WindowText: tokens.text,
        Role.Base: tokens.surface,
        Role.AlternateBase: tokens.ground,
        Role.Text: tokens.text,
        Role.Button: tokens.raised,
        Role.ButtonText: tokens.text,
        Role.BrightText: tokens.danger,
        Role.Highlight: tokens.selection,
        Role.HighlightedText: tokens.text,
        Role.ToolTipBase: tokens.raised,
        Role.ToolTipText: tokens.text,
        Role.PlaceholderText: tokens.muted,
        Role.Link: tokens.info,
        Role.LinkVisited: tokens.info,
        Role.Light: tokens.raised,
        Role.Midlight: tokens.raised,
        Role.Mid: tokens.line,
        Role.Dark: tokens.line,
        Role.Shadow: tokens.ground,
        Role.Accent: tokens.accent,
    }
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        made.setColor(DISABLED, role, QColor(tokens.edge))
    return made


def bold(size: int) -> QFont:
    """The semibold letters of heads, names and figures."""
    return text_font(size, weight=QFont.Weight.DemiBold)
