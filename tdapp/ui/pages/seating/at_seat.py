"""The deeds at one seat of the floor map: its menu, its keys, and players carried to another seat."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.registration.entries import bust_out
from tdapp.domain.seating import breaking, buttons, seating
from tdapp.domain.seating.halting import HaltState
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.seating.tables import SeatView, TablesView, TableView
from tdapp.texts import Text
from tdapp.ui.actions import entries, rulings, seats, tables
from tdapp.ui.actions.rulings import RULE_AT
from tdapp.ui.language import language
from tdapp.ui.pages.seating import texts
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.seat_prompt import SeatPrompt
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import tip

OF_PLAYER = ("bust", "move", "swap", "seated")
OF_SEAT = (*OF_PLAYER, "button")  # the others are of the whole table
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
        no_bust = session.why_not(bust_out, (there.entry,), ())
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


class AtSeat(QObject):
    """The deeds at a seat, which tie the map's seats to the desk. `asked`: another page is wanted."""

    asked = Signal(str, object)  # id of an action, its arguments
    names_asked = Signal(int)  # TableNo: a seat of it must be chosen first

    def __init__(
        self, session: Session, floor: FloorMap, prompt: SeatPrompt, page: QWidget, where: Callable[[], Seat | None]
    ) -> None:
        """Make the deeds of a map. `where`: the seat the keys mean, or the table (seat 0); None for nowhere."""
        super().__init__(page)
        self._where = where
        self.session = session
        self.map = floor
        self.menu = SeatMenu(page)
        self.prompt = prompt
        floor.activated.connect(self._open_menu)
        floor.move_asked.connect(self._move)
        floor.swap_asked.connect(self._swap)
        self.menu.chosen.connect(self._chosen)
        self.prompt.looked_at.connect(floor.go_to)
        self.prompt.ended.connect(self._asked)

    def here(self, deed: str) -> None:
        """Do at the cursor what a seat's menu offers, as a key asks."""
        seat = self._where()
        if seat is None or (deed in OF_SEAT and not seat.number):
            if seat is not None:
                self.names_asked.emit(seat.table)  # seats are not shown: they are now
            return
        entry = self._sits(seat) if deed in OF_PLAYER else 0
        if entry is not None:
            self._chosen(deed, entry, seat)

    def _sits(self, seat: Seat) -> EntryId | None:
        """The entry that sits at a seat; None when nobody does, which is said."""
        view = self.map.seat_view(seat)
        if view is not None and view.entry is None:
            self.session.refuse(texts.NOBODY_AT, seat=seat)
        return None if view is None else view.entry

    def _open_menu(self, seat: Seat, where: QPoint) -> None:
        self.menu.open(self.session, self.session.tables_view(), seat, where)

    def _chosen(self, deed: str, who: int, seat: Seat) -> None:
        """Do what was picked in a seat's menu."""
        match deed:
            case "bust":
                entries.bust_out(self.session, (EntryId(who),))
            case "move" | "swap":
                self._ask(deed, EntryId(who))
            case "here":
                self._move(who, seat)
            case "rule":
                self.asked.emit(RULE_AT.id, (seat,))
            case "hand":
                rulings.hand_played(self.session, seat.table)
            case "button":
                tables.place(self.session, seat)
            case "forget":
                self.session.do(buttons.forget, seat.table)
            case "waive":
                tables.PLAY_ON.act(self.session, seat.table)
            case "seated":
                seats.CONFIRM.act(self.session, (EntryId(who),))
            case "break":
                self.session.propose_break(seat.table)
            case "close":
                seats.CLOSE_TABLE.act(self.session, seat.table)

    def _move(self, entry: int, seat: Seat) -> None:
        if seats.MOVE.act(self.session, EntryId(entry), seat) is not None:
            self.map.go_to(seat)

    def _swap(self, entry: int, other: int) -> None:
        seats.SWAP.act(self.session, EntryId(entry), EntryId(other))

    def _ask(self, deed: str, entry: EntryId) -> None:
        name = self.session.tables_view().name_of(entry)
        if name is not None:
            self.prompt.ask(deed, entry, name)

    def _asked(self, seat: Seat | None) -> None:
        """Go back to the map once the prompt is done with, to the seat it led to."""
        focus(self.map)
        if seat is not None:
            self.map.go_to(seat)
