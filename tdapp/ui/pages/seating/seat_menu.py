"""The menu of what can be done with a seat or a table, opened at the seat. Enter takes the first that can be done."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.registration import entries
from tdapp.domain.seating import breaking, buttons, seating
from tdapp.domain.seating.halting import HaltState
from tdapp.domain.units import Seat, TableNo
from tdapp.read.seating.tables import SeatView, TablesView, TableView
from tdapp.texts import Text
from tdapp.ui.language import language
from tdapp.ui.pages.seating import texts
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.label import tip

WAITING_OFFERED = 5


class SeatMenu(QMenu):
    """The menu at a seat or table. It says what was picked; the page does it."""

    # what was picked ('bust', 'move', 'button' ...); EntryId or 0; Seat
    chosen = Signal(str, int, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("seat_menu")
        self.setToolTipsVisible(True)
        self._seat = Seat(TableNo(0), 0)
        self.triggered.connect(self._picked)

    def open(self, session: Session, view: TablesView, seat: Seat, where: QPoint) -> None:
        """Open the menu at a seat (0: its table)."""
        self.fill(session, view, seat)
        self.popup(where)
        first = next((action for action in self.actions() if action.isEnabled() and not action.isSeparator()), None)
        if first is not None:
            self.setActiveAction(first)

    def fill(self, session: Session, view: TablesView, seat: Seat) -> None:
        """Fill the menu with what can be done there now; what cannot says why."""
        self.clear()
        self._seat = seat
        table = next((table for table in view.tables if table.number == seat.table), None)
        if table is None:
            return
        if seat.number:
            self._of_seat(session, view, seat, table.seats[seat.number - 1])
            self.addSeparator()
        elif table.seated:
            self._offer(texts.RULE_AT_TABLE, ("rule", 0), "gavel", key="Alt+R", table=seat.table)
        self._of_hands(table)
        if table.seated:
            why = session.why_not(breaking.break_table, seat.table, "")
            self._offer(texts.BREAK_TABLE, ("break", 0), "split", why=why, table=seat.table)
        else:
            why = session.why_not(seating.close_table, seat.table)
            self._offer(texts.CLOSE_TABLE, ("close", 0), "x", why=why, table=seat.table)

    def _of_hands(self, table: TableView) -> None:
        """Add what goes on at the table: hands, the button, whether it may play at all."""
        number = table.number
        if table.halt in (HaltState.STOPS, HaltState.ASK, HaltState.PLAYS_ON):
            self._offer(texts.WAIVE, ("waive", 0), "play", key="Alt+W", table=number)
        if table.button is not None or any(each.away for each in table.seats):
            self._offer(texts.HAND_PLAYED, ("hand", 0), "hourglass", key="Alt+H", table=number)
        if table.button is not None:
            self._offer(texts.BUTTON_FORGET, ("forget", 0), "circle-question-mark", table=number)

    def _of_seat(self, session: Session, view: TablesView, seat: Seat, there: SeatView) -> None:
        why = session.why_not(buttons.place, seat.table, seat.number)
        button = ("button", 0), "circle-dot"
        if there.entry is None or there.name is None:
            for entry, name in view.waiting[:WAITING_OFFERED]:
                self._offer(texts.SEAT_HERE, ("here", entry), "armchair", name=name, seat=seat)
            self._offer(texts.BUTTON_HERE, *button, why=why, key="Alt+D", seat=seat)
            return
        if there.came_from is not None:
            self._offer(texts.SEATED_HERE, ("seated", there.entry), "check", key="Alt+C", name=there.name, seat=seat)
        no_bust = session.why_not(entries.bust_out, (there.entry,), ())
        self._offer(texts.BUST_OUT, ("bust", there.entry), "user-x", why=no_bust, key="Alt+B", name=there.name)
        self._offer(texts.MOVE_ONE, ("move", there.entry), "move", key="Alt+M", name=there.name)
        self._offer(texts.SWAP_ONE, ("swap", there.entry), "arrow-left-right", key="Alt+S", name=there.name)
        self._offer(texts.BUTTON_HERE, *button, why=why, key="Alt+D", seat=seat)
        self._offer(texts.RULE_AT_SEAT, ("rule", there.entry), "gavel", key="Alt+R", name=there.name)

    def _offer(
        self, text: Text, deed: tuple[str, int], icon: str, *, why: str = "", key: str = "", **args: object
    ) -> None:
        words = language().words(text, **args).replace("&", "&&")
        native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        action = QAction(look().icon(icon), f"{words}\t{native}" if key else words, self)
        action.setData(deed)
        action.setEnabled(not why)
        action.setToolTip(tip(why))
        self.addAction(action)

    def _picked(self, action: QAction) -> None:
        deed, who = action.data()
        self.chosen.emit(deed, who, self._seat)
