"""The players on the way to a new seat: seen there one by one or table by table, with slips and lists to print."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from tdapp.domain.seating import moves
from tdapp.domain.seating.buttons import DealtIn
from tdapp.read.message import say as message
from tdapp.read.seating.moves import UnseatedView
from tdapp.read.seating.tables import TablesView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions import seats
from tdapp.ui.language import say
from tdapp.ui.pages.seating.move_lines import MoveLine, MoveLines
from tdapp.ui.pages.seating.proposal_texts import SHOW_LIST
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, fit_flowing_keys
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.keyboard import ENTER, focus
from tdapp.ui.widgets.label import Label, explain
from tdapp.ui.widgets.layout import flow
from tdapp.ui.widgets.recurring import PRINT

ON_THE_WAY = QT_TRANSLATE_NOOP("Tables", "%n on the way to a new seat", "players", 1)
SHOWN_TO_ROOM = QT_TRANSLATE_NOOP("Tables", "on the public screen until seated")
LINE = QT_TRANSLATE_NOOP("Tables", "{name}   {origin} → {seat}   {deals}", "a player on the way to a new seat")
PEOPLE = QT_TRANSLATE_NOOP("Tables", "Players on the way to a new seat")
ALL_SEATED = QT_TRANSLATE_NOOP("Tables", "All seated")
SLIPS = QT_TRANSLATE_NOOP("Tables", "Slips and list")
SLIPS_HELP = QT_TRANSLATE_NOOP("Tables", "Move slips to cut, and the moves in large type, on the Papers page")
KEYS_HELP = QT_TRANSLATE_NOOP("Tables", "Enter: seated. Shift+Enter: everybody moving to that table.")
KEY_TABLE_SEEN = QT_TRANSLATE_NOOP("Tables", "Everybody moving to that table is seated", "what a key does")


AnyIndex = QModelIndex | QPersistentModelIndex


class MovedLines(MoveLines):
    """The lines of players on the way. Enter: seen in the new seat; with Shift: everybody at that table."""

    seen = Signal()
    table_seen = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("players_moved")
        self._texts = QStringListModel(self)
        self.setModel(self._texts)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.activated.connect(self.seen)

    def show_people(self, texts: Sequence[str], lines: Sequence[MoveLine], chosen: int) -> None:
        """Show these players. `texts`: their lines as they are read out; the keys are at line `chosen`."""
        if self._texts.stringList() != list(texts):
            self._texts.setStringList(list(texts))
        self.paint_lines(lines)
        self.setCurrentIndex(self._texts.index(chosen))

    def texts(self) -> list[str]:
        """The lines as they are read out."""
        return self._texts.stringList()

    def chosen(self) -> int:
        """The place of the line the keys are at; -1 for none."""
        return self.currentIndex().row()

    def take_keys(self) -> None:
        """Put the keyboard into the list."""
        focus(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
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
    opened = Signal()  # its list is wanted

    def __init__(self, session: Session, over: QWidget, ask_slips: Callable[[], object]) -> None:
        super().__init__(tone="info", margin=10)
        self.session = session
        self.people: tuple[UnseatedView, ...] = ()
        self.title = Label("", "head", wrap=True)
        self.said = Label(SHOWN_TO_ROOM, "muted", wrap=True)
        self.list = MovedLines()
        say(self.list.setAccessibleName, PEOPLE)
        explain(self.list, KEYS_HELP)
        self.slips = Button(
            SLIPS, ask_slips, on=over, icon="printer", key=PRINT, name="move_slips", help_text=SLIPS_HELP
        )
        self.all = Button(ALL_SEATED, self.confirm_all, on=over, icon="check", key="Alt+A", name="all_seated")
        self.open = Button(SHOW_LIST, self.opened.emit, key="Alt+G", name="show_moved")
        self.hold(self.title, self.said, self.list, flow(self.all, self.open, self.slips))
        self.list.seen.connect(self.confirm_one)
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
        texts = [self._text(each) for each in people]
        self.list.show_people(texts, [self._line(each) for each in people], min(max(here, 0), len(people) - 1))
        if held:
            self.list.take_keys()

    def fold(self, *, folded: bool) -> None:
        """Leave nothing of the panel but how many are on the way, where something else needs the room."""
        for part in (self.said, self.list, self.slips):
            part.setVisible(not folded)
        self.open.setVisible(folded)
        self._fit()

    def _fit(self) -> None:
        shown = [button for button in (self.all, self.open, self.slips) if not button.isHidden()]
        margins = self.column.contentsMargins()
        fit_flowing_keys(shown, self.width() - margins.left() - margins.right() - 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

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

    def _line(self, each: UnseatedView) -> MoveLine:
        words = self.session.words
        way = f"{words.seat(each.from_seat)} → {words.seat(each.to_seat)}"
        deals = "" if each.deals is DealtIn.AT_ONCE else words.said(message(f"deals.{each.deals}"))
        return MoveLine(each.name.full, way, deals)

    def _text(self, each: UnseatedView) -> str:
        words = self.session.words
        name, deals = f"\u200e\u2068{each.name.full}\u2069", message(f"deals.{each.deals}")
        return words(LINE, name=name, origin=each.from_seat, seat=each.to_seat, deals=deals)
