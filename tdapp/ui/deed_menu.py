"""The menu at a player, a seat or a table: what can be done there, made from the table of deeds."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QWidget, QWidgetAction

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.deeds import Line, Spot
from tdapp.ui.actions.deeds_at import DEEDS, menu_at
from tdapp.ui.frame.menu_bar import LineMenu, shortened, show_line
from tdapp.ui.language import language
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import hbox

MANY = 4  # players whose names do not fit into the head of a menu
TABLE = QT_TRANSLATE_NOOP("Deeds", "Table {table}")
CHOSEN = QT_TRANSLATE_NOOP("Players", "%n entries chosen", "", 1)
KEYS = {page: {deed.id: deed.keys[page] for deed in DEEDS if page in deed.keys} for page in ("players", "tables")}


class DeedMenu(LineMenu):
    """A menu headed by who or what it is about. `chosen`: the line that was taken, and the spot it is about.

    What cannot be done is grey and says why beside it; what can be done instead stands below. A line is taken by a
    press in the menu: without room below the mouse it opens under it, perhaps with 'Bust out' there, and the button
    that opened it is still to be let go.
    """

    chosen = Signal(object, object)  # Line, Spot

    def __init__(self, parent: QWidget, page: str, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setToolTipsVisible(True)
        self._page, self._keys = page, KEYS[page]
        self._session: Session | None = None  # whose menu it is, once it was opened
        self._pressed = False  # since it opened
        self.spot = Spot()
        self.head = QWidgetAction(self)
        self._about = Label("", "strong")
        holder = QWidget()
        hbox(self._about, gap=None, margins=(12, 6, 12, 6), on=holder)
        self.head.setDefaultWidget(holder)
        self.triggered.connect(self._picked)
        self.explain_asked.connect(self._explain)

    def open(self, session: Session, spot: Spot, where: QPoint) -> None:
        """Open the menu of a spot; Enter takes its first line that can be taken."""
        self.fill(session, spot)
        if self.lines():
            self._pressed = False
            self.popup(where)
            self.choose_first()

    def fill(self, session: Session, spot: Spot) -> None:
        """Fill the menu with what there is to do at a spot."""
        for action in self.actions():
            self.removeAction(action)
            if action is not self.head:
                action.deleteLater()
        self.spot, self._session = spot, session
        self._about.setText(self._said(session, spot))
        self.addAction(self.head)
        for group in menu_at(session, spot):
            self.addSeparator()
            for line in group:
                self._offer(line)

    def lines(self) -> list[QAction]:
        """The lines of the menu, in order; not its head and rules."""
        return [action for action in self.actions() if isinstance(action.data(), Line)]

    def line(self, deed: str) -> QAction:
        """The first line of a deed that can be taken, else the first of it."""
        found = [action for action in self.lines() if action.data().deed == deed]
        return next((action for action in found if action.isEnabled()), found[0])

    def choose_first(self) -> None:
        """Stand on the first line that can be taken, so that Enter takes it."""
        first = next((action for action in self.lines() if action.isEnabled()), None)
        if first is not None:
            self.setActiveAction(first)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed:
            super().mouseReleaseEvent(event)

    def _said(self, session: Session, spot: Spot) -> str:
        """Who or what the menu is about: the names, and the seat or table."""
        words = session.words
        seat = spot.seat or (spot.row.seat if spot.row is not None else None)
        where = "" if seat is None else words.seat(seat) if seat.number else words(TABLE, table=seat.table)
        if len(spot.rows) < MANY:
            names = words.several([row.name.full for row in spot.rows]) if spot.rows else ""
        else:
            names = words(CHOSEN, n=len(spot.rows))
        return " · ".join(filter(None, (names, where)))

    def _offer(self, line: Line) -> None:
        words = language().words
        key = self._keys.get(line.deed, "") if not line.instead else ""
        action = QAction(look().icon(line.icon), "", self)
        native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        show_line(action, words(line.text, **line.args), shortened(line.note) or native, line.why)
        action.setData(line)
        self.addAction(action)

    def _explain(self, why: str) -> None:
        from tdapp.ui.manual.topics import of_page, of_why

        if self._session is not None:
            self._session.help_asked.emit(of_why(self._session, why) or of_page(self._page, ""))

    def _picked(self, action: QAction) -> None:
        line = action.data()
        if isinstance(line, Line):
            self.chosen.emit(line, self.spot)
