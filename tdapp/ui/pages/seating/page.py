"""The Tables page: the room from above, its seats, and the moves that keep it fair."""

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.seating.tables import TablesView
from tdapp.ui.actions import draws, seats
from tdapp.ui.actions.rulings import RULE_AT
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.pages.seating import proposal_texts, texts
from tdapp.ui.pages.seating.at_seat import AtSeat
from tdapp.ui.pages.seating.felts import floor_colours
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.head import TablesHead
from tdapp.ui.pages.seating.moved import KEY_TABLE_SEEN, MovedPanel
from tdapp.ui.pages.seating.not_drawn import NotDrawn, WaitingCard
from tdapp.ui.pages.seating.noted import KEY as NEXT_NOTE
from tdapp.ui.pages.seating.noted import Noted
from tdapp.ui.pages.seating.planning import Planning
from tdapp.ui.pages.seating.proposal import ProposalPanel
from tdapp.ui.pages.seating.seat_prompt import SeatPrompt
from tdapp.ui.pages.seating.table_list import TableList
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.session import CLUB, Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.shortcuts import key_on, tell_key


class TablesPage(WindowPage):
    """Shows the room and takes what the director does with its seats to the desk."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.session = session
        self.view: TablesView | None = None
        self._stale = True
        self._build()
        self._lay_out()
        self._keys()
        self.retranslate()
        session.changed.connect(self._changed)
        session.switched.connect(self._anew)
        session.words_changed.connect(self.retranslate)
        look().changed.connect(self._wear)

    def _build(self) -> None:
        words = self.session.words
        self.head = TablesHead()
        self.waiting = WaitingCard(self.session)
        self.map = FloorMap(floor_colours(), words)
        self.list = TableList(words)
        self.empty = NotDrawn(self.session)
        self.prompt = SeatPrompt()
        self.proposal = ProposalPanel()
        self.proposal.hide()
        self.planning = Planning(self.session, self.proposal, self)
        self.moved = MovedPanel(self.session)
        self.at_seat = AtSeat(self.session, self.map, self.prompt, self, self._where)
        self.noted = Noted(self.session, self.map, lambda: self.at_seat.asking.about)

    def _lay_out(self) -> None:
        self.stack = QStackedWidget()
        for page in (self.empty, self.map, self.list):
            self.stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 12, 10)
        column.setSpacing(8)
        column.addWidget(self.head)
        column.addWidget(self.waiting)
        column.addWidget(self.stack, 1)
        column.addWidget(self.noted)
        column.addWidget(self.prompt)
        column.addWidget(self.moved)
        column.addWidget(self.proposal)
        self.setFocusProxy(self.map)

    def _keys(self) -> None:
        for sequence, slot in (
            ("Ctrl++", self.map.zoom_in),
            ("Ctrl+=", self.map.zoom_in),
            ("Ctrl+-", self.map.zoom_out),
            ("Ctrl+Home", self.map.zoom_to_room),
            ("Ctrl+Return", self._accept_by_key),
            ("Ctrl+Enter", self._accept_by_key),
            ("Alt+B", self.at_seat.bust_here),
            ("Alt+M", self.at_seat.move_here),
            ("Alt+S", self.at_seat.swap_here),
            ("Alt+A", self.moved.confirm_all),
            ("Alt+L", self._slips),
            (NEXT_NOTE, self.noted.go_on),
        ):
            key_on(self, sequence, slot)
        for keys, on_no_button, text in (
            ("Alt+R", self._rule_here, RULE_AT.text),
            ("Alt+H", self.at_seat.hand_played_here, texts.KEY_HAND_PLAYED),
            ("Alt+D", self.at_seat.button_here, texts.KEY_BUTTON),
            ("Alt+W", self.at_seat.waive_here, texts.KEY_WAIVE),
            ("Alt+C", self.at_seat.seated_here, texts.KEY_SEATED),
            ("Ctrl+End", self.map.zoom_to_table, texts.KEY_ONE_TABLE),
            ("Alt+G", self.show_moves, proposal_texts.KEY_TO_MOVES),
        ):
            key_on(self, keys, on_no_button, text)
        tell_key(self, "F2", proposal_texts.KEY_CHANGE)
        tell_key(self, "Del", proposal_texts.KEY_SPARE)
        tell_key(self, "Shift+Space", KEY_TABLE_SEEN)
        self.head.smaller.clicked.connect(self.map.zoom_out)
        self.head.larger.clicked.connect(self.map.zoom_in)
        self.head.whole.clicked.connect(self.map.zoom_to_room)
        self.head.way_changed.connect(self._show_way)
        self.head.open_table.clicked.connect(self._open_table)
        self.head.redraw.clicked.connect(self._draw)
        self.map.zoomed.connect(self._show_zoom)
        self.list.entered.connect(self._to_table)
        self.planning.looked_at.connect(self.map.go_to)
        self.planning.left.connect(self.take_focus)
        self.empty.value_asked.connect(self._ask_value)
        self.moved.slips_asked.connect(self._slips)
        self.moved.left.connect(self.take_focus)
        self.at_seat.asked.connect(self.asked)
        self.at_seat.names_asked.connect(self.show_table)
        self.noted.gone_to.connect(self._to_seat)

    # Showing

    def refresh(self) -> None:
        """Ask for the room anew, if anybody can see it."""
        if not self.isVisible():
            self._stale = True
            return
        self._stale = False
        if self.session.tournament is None:
            self.show_view(None)
            return
        view = self.session.tables_view()
        if view != self.view:
            self.show_view(view)
        self._show_noted()
        self._allow()

    def show_view(self, view: TablesView | None) -> None:
        """Show a room; None: no tournament is open."""
        self.view = view
        words = self.session.words
        self.head.show_view(view, self._painter(), words)
        self.proposal.show_proposal(view.proposal if view else None, words)
        self.planning.refresh()
        self.moved.show_view(view)
        self.waiting.show_view(view)
        if view is None or not view.tables:
            self.stack.setCurrentWidget(self.empty)
            self.empty.refresh()
            return
        begins = self.stack.currentWidget() is self.empty
        self.map.show_view(view)
        self.list.show_view(view, words)
        self.stack.setCurrentWidget(self.list if self.head.as_list.isChecked() else self.map)
        self._show_zoom()
        if begins and self.isVisible():
            self.take_focus()

    def take_focus(self) -> None:
        """Give the keys to the map or the list; before seats are drawn, to the button that can be pressed."""
        way = self.list if self.head.as_list.isChecked() else self.map
        if way.isVisibleTo(self):
            way.setFocus()
            return
        self.empty.take_focus()

    def _show_noted(self) -> None:
        """What must be known of players for seating, where there are seats."""
        self.noted.refresh()
        self.proposal.moves.show_noted({need.entry: need.needs for need in self.noted.needs})

    def _allow(self) -> None:
        """Grey what cannot be done now, with the reason."""
        session = self.session
        drawn = self.view is not None and bool(self.view.tables)
        if session.tournament is None or not drawn:
            self.empty.refresh()
            return
        self.head.redraw.setVisible(not session.view(_begun, session.now()))
        self.head.fit_legend()
        self.head.redraw.allow("", session.words(texts.REDRAW_HELP))
        self.head.open_table.allow(session.why_not(seating.open_table), session.words(texts.OPEN_TABLE_HELP))
        self.waiting.show_view(self.view)

    def retranslate(self) -> None:
        """Say everything in the desk's language."""
        words = self.session.words
        self.head.retranslate(words)
        self.empty.retranslate()
        self.map.setAccessibleName(words(texts.FLOOR_MAP))
        self.map.setAccessibleDescription(words(texts.FLOOR_MAP_HELP))
        self.list.setAccessibleName(words(texts.TABLE_LIST))
        self._wear()
        self.at_seat.asking.stop()  # what is asked would go on in the other language
        if self.view is not None:
            self.show_view(self.view)
            self._allow()

    def _wear(self) -> None:
        self.map.set_look(floor_colours(), self.session.words)
        if self.view is not None:
            self.head.show_view(self.view, self._painter(), self.session.words)

    def _painter(self) -> FloorPainter:
        return FloorPainter(floor_colours(), self.session.words, ratio=self.devicePixelRatioF())

    def _changed(self, stream: str) -> None:
        if stream == self.session.tournament:
            self.refresh()
        elif stream == CLUB and self.isVisible() and self.session.tournament is not None:
            self._show_noted()

    def _anew(self) -> None:
        self.view = None
        self.at_seat.asking.stop()
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _show_way(self) -> None:
        where = self.map.cursor_seat
        if self.head.as_list.isChecked():
            self.stack.setCurrentWidget(self.list)
            if where is not None:
                self.list.go_to(where.table)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.stack.setCurrentWidget(self.map)
            self.map.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_zoom()

    def _show_zoom(self) -> None:
        self.head.show_zoom(whole=self.map.whole_room)

    def light_entry(self, entry: EntryId | None) -> None:
        """Go to the seat of an entry the command box speaks of; None: of nobody any more."""
        seats = ((table.number, seat) for table in self.view.tables for seat in table.seats) if self.view else ()
        found = next((Seat(table, seat.number) for table, seat in seats if entry and seat.entry == entry), None)
        if found is not None:
            self.map.go_to(found)
            self.list.go_to(found.table)

    def show_table(self, table: TableNo) -> None:
        """Go to a table on the map, near enough to read names."""
        self._to_table(table)
        self.map.setFocus(Qt.FocusReason.OtherFocusReason)

    def _to_table(self, table: int) -> None:
        self.head.as_map.setChecked(True)
        self._show_way()
        self.map.show_names()
        self.map.go_to(Seat(TableNo(table), 0))

    def _to_seat(self, seat: Seat) -> None:
        self.show_table(seat.table)
        self.map.go_to(seat)

    # Doing

    def _draw(self) -> None:
        seats.draw(self.session)

    def _open_table(self) -> None:
        seats.open_table(self.session)

    def _accept_by_key(self) -> None:
        self.proposal.accept.click()

    def show_moves(self) -> None:
        """The keys go to the moves that are proposed, else to the players on the way."""
        for moves in (self.proposal.list, self.moved.list):
            if moves.isVisibleTo(self):
                moves.take_keys()
                return

    def _ask_value(self) -> None:
        self.ask(draws.SHOW.id)

    def _slips(self) -> None:
        self.ask(seats.SLIPS.id)

    def _rule_here(self) -> None:
        """The rulings desk at this seat; at the table only when seats are not shown, at the first table before that."""
        seat = self._where()
        if seat is not None:
            self.ask(RULE_AT.id, seat)

    def _where(self) -> Seat | None:
        """The seat or table the keys mean: the list knows tables only."""
        if not self.head.as_list.isChecked():
            return self.map.cursor_seat
        table = self.list.table()
        return None if table is None else Seat(table, 0)


def _begun(state: State, now: datetime) -> bool:
    return state.clock.started(now)
