"""The Tables page: the room from above, its seats, and the moves that keep it fair."""

from functools import partial

from PySide6.QtWidgets import QWidget

from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.seating.tables import TablesView
from tdapp.ui.actions import draws, seats
from tdapp.ui.actions.entries import BUST_OUT
from tdapp.ui.actions.rulings import RULE_AT
from tdapp.ui.language import say
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.seating import proposal_texts, texts
from tdapp.ui.pages.seating.at_seat import AtSeat
from tdapp.ui.pages.seating.felts import floor_colours
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.head import TablesHead
from tdapp.ui.pages.seating.moved import KEY_TABLE_SEEN, MovedPanel
from tdapp.ui.pages.seating.not_drawn import NotDrawn, WaitingCard
from tdapp.ui.pages.seating.noted import Noted
from tdapp.ui.pages.seating.planning import Planning
from tdapp.ui.pages.seating.proposal import ProposalPanel
from tdapp.ui.pages.seating.seat_prompt import SeatPrompt
from tdapp.ui.pages.seating.table_list import TableList
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.layout import grow, one_of, vbox
from tdapp.ui.widgets.shortcuts import key_on, tell_key


class TablesPage(Page):
    """The page that shows the room and takes what the director does with its seats to the desk."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: TablesView | None = None
        self.map = FloorMap(floor_colours(), session.words)
        say(self.map.setAccessibleName, texts.FLOOR_MAP)
        say(self.map.setAccessibleDescription, texts.FLOOR_MAP_HELP)
        self.head, self.waiting = TablesHead(session, self.map), WaitingCard(session)
        self.list, self.empty = TableList(session.words), NotDrawn(session, partial(self.ask, draws.SHOW.id))
        self.prompt = SeatPrompt(session)
        self.proposal = ProposalPanel()
        self.proposal.hide()
        self.planning = Planning(session, self.proposal, self)
        self.moved = MovedPanel(session, self, partial(self.ask, seats.SLIPS.id))
        self.at_seat = AtSeat(session, self.map, self.prompt, self, self.chosen_seat)
        self.noted = Noted(session, self.map, lambda: self.prompt.about, self)
        self.stack = one_of(self.empty, self.map, self.list)
        vbox(
            self.head, self.waiting, grow(self.stack), self.noted, self.prompt, self.moved, self.proposal,
            margins=(16, 10, 12, 10), on=self,
        )  # fmt: skip
        self.setFocusProxy(self.map)
        self.head.way_changed.connect(self._show_way)
        self.map.zoomed.connect(self._show_zoom)
        self.list.entered.connect(self._to_table)
        self.planning.looked_at.connect(self.map.go_to)
        self.planning.left.connect(self.take_focus)
        self.moved.left.connect(self.take_focus)
        self.at_seat.asked.connect(self.asked)
        self.at_seat.names_asked.connect(self.show_table)
        self.noted.gone_to.connect(self._to_seat)
        look().changed.connect(self._wear)
        self._keys()
        self._wear()

    def _keys(self) -> None:
        key_on(self, "Ctrl++", self.map.zoom_in, texts.KEY_LARGER)
        key_on(self, "Ctrl+=", self.map.zoom_in)  # the same without Shift
        key_on(self, "Ctrl+-", self.map.zoom_out, texts.KEY_SMALLER)
        key_on(self, "Ctrl+Home", self.map.zoom_to_room, texts.KEY_WHOLE_ROOM)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            key_on(self, keys, self.proposal.accept.click)
        for keys, deed, text in (
            ("Alt+B", "bust", BUST_OUT.text),
            ("Alt+M", "move", texts.MOVE),
            ("Alt+S", "swap", texts.SWAP),
            ("Alt+R", "rule", RULE_AT.text),
            ("Alt+H", "hand", texts.KEY_HAND_PLAYED),
            ("Alt+D", "button", texts.KEY_BUTTON),
            ("Alt+W", "waive", texts.KEY_WAIVE),
            ("Alt+C", "seated", texts.KEY_SEATED),
        ):
            key_on(self, keys, partial(self.at_seat.here, deed), text)
        key_on(self, "Ctrl+End", self.map.zoom_to_table, texts.KEY_ONE_TABLE)
        key_on(self, "Alt+G", self.show_moves, proposal_texts.KEY_TO_MOVES)
        tell_key(self, "F2", proposal_texts.KEY_CHANGE)
        tell_key(self, "Del", proposal_texts.KEY_SPARE)
        tell_key(self, "Shift+Space", KEY_TABLE_SEEN)

    # Showing

    def refresh(self) -> None:
        """Ask for the room anew, and for what can be done now."""
        view = self.session.tables_view()
        if view != self.view:
            self.show_view(view)
        self.noted.refresh()
        self.proposal.moves.show_noted({need.entry: need.needs for need in self.noted.needs})
        self.waiting.show_view(view)
        if view.tables:
            self._allow()
        else:
            self.empty.refresh()

    def show_view(self, view: TablesView) -> None:
        """Show a room."""
        self.view = view
        words = self.session.words
        self.head.show_view(view, self._painter(), words)
        self.proposal.show_proposal(view.proposal, words)
        self.planning.refresh()
        self.moved.show_view(view)
        if not view.tables:
            self.stack.setCurrentWidget(self.empty)
            return
        begins = self.stack.currentWidget() is self.empty
        self.map.show_view(view)
        self.list.show_view(view, words)
        self.stack.setCurrentWidget(self._way())
        self._show_zoom()
        if begins and self.isVisible():
            self.take_focus()

    def take_focus(self) -> None:
        """Give the keys to the map or the list; before seats are drawn, to the button that can be pressed."""
        if self._way().isVisibleTo(self):
            self._way().setFocus()
        else:
            self.empty.take_focus()

    def _allow(self) -> None:
        """Grey what cannot be done now, with the reason."""
        session = self.session
        begun = session.view(lambda state: state.clock.started(session.now()))
        self.head.redraw.setVisible(not begun)
        self.head.fit_legend()
        self.head.open_table.allow(session.why_not(seating.open_table), session.words(texts.OPEN_TABLE_HELP))

    def retranslate(self) -> None:
        self._wear()
        self.view = None

    def _wear(self) -> None:
        self.map.set_look(floor_colours(), self.session.words)
        if self.view is not None:
            self.head.show_view(self.view, self._painter(), self.session.words)

    def _painter(self) -> FloorPainter:
        return FloorPainter(floor_colours(), self.session.words, ratio=self.devicePixelRatioF())

    def _show_way(self) -> None:
        way, where = self._way(), self.map.cursor_seat
        self.stack.setCurrentWidget(way)
        if way is self.list and where is not None:
            self.list.go_to(where.table)
        focus(way)
        self._show_zoom()

    def _way(self) -> QWidget:
        """The widget that shows the room: the map, or the list."""
        return self.list if self.head.as_list.isChecked() else self.map

    def _show_zoom(self) -> None:
        self.head.show_zoom(whole=self.map.whole_room)

    def light_entry(self, entry: EntryId | None) -> None:
        """Go to the seat of an entry the command box speaks of; None: it speaks of no entry any more."""
        seats = ((table.number, seat) for table in self.view.tables for seat in table.seats) if self.view else ()
        found = next((Seat(table, seat.number) for table, seat in seats if entry and seat.entry == entry), None)
        if found is not None:
            self.map.go_to(found)
            self.list.go_to(found.table)

    def show_table(self, table: TableNo) -> None:
        """Go to a table on the map, near enough to read names."""
        self._to_table(table)
        focus(self.map)

    def _to_table(self, table: int) -> None:
        self.head.as_map.setChecked(True)
        self._show_way()
        self.map.show_names()
        self.map.go_to(Seat(TableNo(table), 0))

    def _to_seat(self, seat: Seat) -> None:
        self.show_table(seat.table)
        self.map.go_to(seat)

    # Doing

    def show_moves(self) -> None:
        """Put the keyboard at the moves that are proposed, else at the players on the way."""
        for moves in (self.proposal.list, self.moved.list):
            if moves.isVisibleTo(self):
                moves.take_keys()
                return

    def chosen_seat(self) -> Seat | None:
        """The seat or table the keyboard is at: the list knows tables only."""
        if not self.head.as_list.isChecked():
            return self.map.cursor_seat
        table = self.list.table()
        return None if table is None else Seat(table, 0)
