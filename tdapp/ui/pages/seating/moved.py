"""The players on the way to a new seat: seen there one by one or table by table, with slips and lists to print."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from tdapp.domain.seating import moves
from tdapp.read.message import say as message
from tdapp.read.seating.moves import UnseatedView
from tdapp.read.seating.tables import TablesView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions import seats
from tdapp.ui.language import say
from tdapp.ui.pages.seating.moves_list import write
from tdapp.ui.session import Session
from tdapp.ui.theme.look import bold, look
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Elided, explain
from tdapp.ui.widgets.layout import grow, put
from tdapp.ui.widgets.lines import Lines, Rows

ON_THE_WAY = QT_TRANSLATE_NOOP("Tables", "%n on the way to a new seat", "players", 1)
SHOWN_TO_ROOM = QT_TRANSLATE_NOOP("Tables", "on the room's screen until seen")
LINE = QT_TRANSLATE_NOOP("Tables", "{name}   {origin} → {seat}   {deals}", "a player on the way to a new seat")
PEOPLE = QT_TRANSLATE_NOOP("Tables", "Players on the way to a new seat")
ALL_SEATED = QT_TRANSLATE_NOOP("Tables", "All have sat down")
SLIPS = QT_TRANSLATE_NOOP("Tables", "Slips and list")
SLIPS_HELP = QT_TRANSLATE_NOOP("Tables", "Move slips to cut, and the list in large type, on the Papers page")
KEYS_HELP = QT_TRANSLATE_NOOP("Tables", "Space: seen in the new seat. Shift+Space: everybody who goes to that table.")
KEY_TABLE_SEEN = QT_TRANSLATE_NOOP("Tables", "Everybody who goes to that table seen there", "what a key does")
SHOWN, SHOWN_BESIDE = 3, 1  # rows; beside a proposal there is less room
AnyIndex = QModelIndex | QPersistentModelIndex
MARGIN, GAP = 12, 20
NAMES, LEAST, MOST = 0.34, 130, 330  # the share of a row that is for the name, in pixels at least and at most


class Seen(QStringListModel):
    """A model of lines that can be ticked off: the window leaves Space to their list."""

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable


class Columns(Rows):
    """A painter of lines in columns, so that seats stand under seats."""

    def __init__(self, lines: "MovedLines") -> None:
        super().__init__(lines)
        self._lines = lines

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        return QSize(300, look().row)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        whole.text = ""
        self._lines.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, self._lines)
        if index.row() >= len(self._lines.cells):
            return
        name, way, deals = self._lines.cells[index.row()]
        box = QRect(option.rect).adjusted(MARGIN, 0, -MARGIN, 0)
        wide = max(LEAST, min(MOST, int(box.width() * NAMES)))
        painter.save()
        write(painter, QRect(box.x(), box.y(), wide, box.height()), name, "text")
        left = box.x() + wide + GAP
        write(painter, QRect(left, box.y(), self._lines.widest_way, box.height()), way, "text")
        left += self._lines.widest_way + GAP
        write(painter, QRect(left, box.y(), box.right() - left, box.height()), deals, "muted", strong=False)
        painter.restore()


class MovedLines(Lines):
    """The lines of players on the way. Space: seen in the new seat; with Shift: everybody at that table."""

    seen = Signal()
    table_seen = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__("players_moved", model=Seen)
        self.cells: Sequence[tuple[str, str, str]] = ()
        self.widest_way = 0
        self._shown = 0
        self.setItemDelegate(Columns(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_cells(self, cells: Sequence[tuple[str, str, str]]) -> None:
        """Show these texts in the columns of each line: name, way, dealt in or not."""
        metrics = QFontMetrics(bold(TABLE + 1))
        self.cells, self.widest_way = cells, max((metrics.horizontalAdvance(way) for _n, way, _d in cells), default=0)
        self.viewport().update()

    def fit(self, rows: int) -> None:
        """Make the list as high as so many whole lines."""
        self._shown = rows
        self.setFixedHeight(rows * look().row + 2 * self.frameWidth())

    def take_keys(self) -> None:
        """Put the keyboard into the list."""
        focus(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._shown:
            self.fit(self._shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.table_seen if shift else self.seen).emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)


class MovedPanel(Card):
    """The players on the way to a new seat. `over`: the page its keys work on; `ask_slips`: gets the paper for them."""

    left = Signal()  # the keys were here, and may go back to the page

    def __init__(self, session: Session, over: QWidget, ask_slips: Callable[[], object]) -> None:
        super().__init__(" ", tone="info", margin=12)
        self.session = session
        self.people: tuple[UnseatedView, ...] = ()
        self.said = Elided(SHOWN_TO_ROOM, "muted")
        self.list = MovedLines()
        say(self.list.setAccessibleName, PEOPLE)
        explain(self.list, KEYS_HELP)
        self.slips = Button(
            SLIPS, ask_slips, on=over, icon="printer", key="Alt+L", name="move_slips", help_text=SLIPS_HELP
        )
        self.all = Button(ALL_SEATED, self.confirm_all, on=over, icon="check", key="Alt+A", name="all_seated")
        self.head.takeAt(self.head.count() - 1)
        for part in (grow(self.said), self.slips, self.all):
            put(self.head, part)
        self.column.addWidget(self.list)
        self.list.seen.connect(self.confirm_one)
        self.list.opened.connect(self.confirm_one)
        self.list.table_seen.connect(self.confirm_table)
        self.list.left.connect(self.left)
        self.hide()

    def show_view(self, view: TablesView) -> None:
        """Show who is on the way; where nobody is, the panel is gone."""
        people = self.people = view.unseated
        here = self.list.chosen()
        held = self.list.hasFocus()
        self.setVisible(bool(people))
        if not people:
            if held:
                self.left.emit()
            return
        self.title.say(ON_THE_WAY, n=len(people))
        self.all.allow(self.session.why_not(moves.confirm_seated))
        self.list.show_cells([self._cells(each) for each in people])
        self.list.show_lines([self._line(each) for each in people], min(max(here, 0), len(people) - 1))
        self.list.fit(min(len(people), SHOWN if view.proposal is None else SHOWN_BESIDE))
        if held:
            self.list.take_keys()

    def confirm_one(self) -> None:
        """Note that the chosen player was seen in the new seat."""
        here = self.list.chosen()
        if 0 <= here < len(self.people):
            seats.CONFIRM.act(self.session, (self.people[here].entry,))

    def confirm_table(self) -> None:
        """Note that everybody who goes to the table of the chosen player was seen there."""
        here = self.list.chosen()
        if 0 <= here < len(self.people):
            table = self.people[here].to_seat.table
            going = tuple(each.entry for each in self.people if each.to_seat.table == table)
            seats.CONFIRM.act(self.session, going)

    def confirm_all(self) -> None:
        """Note that everybody on the way was seen in the new seat."""
        if self.people:
            seats.CONFIRM.act(self.session)

    def _cells(self, each: UnseatedView) -> tuple[str, str, str]:
        words = self.session.words
        way = f"{words.seat(each.from_seat)}  →  {words.seat(each.to_seat)}"
        return each.name.full, way, words.said(message(f"deals.{each.deals}"))

    def _line(self, each: UnseatedView) -> str:
        words = self.session.words
        name, deals = f"\u200e\u2068{each.name.full}\u2069", message(f"deals.{each.deals}")
        return words(LINE, name=name, origin=each.from_seat, seat=each.to_seat, deals=deals)
