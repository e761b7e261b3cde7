"""The Tables page: the room from above, its seats, and the moves that keep it fair."""

from collections.abc import Generator, Iterator
from functools import partial

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.seating.tables import TablesView
from tdapp.ui.actions import draws, seats
from tdapp.ui.actions.bounties import WON
from tdapp.ui.actions.entries import BUST_OUT, CORRECT
from tdapp.ui.actions.rulings import RULE_AT
from tdapp.ui.language import say
from tdapp.ui.pages.making import InPieces, complete
from tdapp.ui.pages.page import Page, measure
from tdapp.ui.pages.seating import proposal_texts, texts
from tdapp.ui.pages.seating.at_seat import AtSeat
from tdapp.ui.pages.seating.felts import floor_colours
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.head import TablesHead
from tdapp.ui.pages.seating.legend import Legend
from tdapp.ui.pages.seating.moved import KEY_TABLE_SEEN, MovedLines, MovedPanel
from tdapp.ui.pages.seating.moves_list import MovesList
from tdapp.ui.pages.seating.not_drawn import NotDrawn, WaitingCard
from tdapp.ui.pages.seating.noted import Noted
from tdapp.ui.pages.seating.planning import Planning
from tdapp.ui.pages.seating.proposal import ProposalPanel
from tdapp.ui.pages.seating.seat_prompt import SeatPrompt
from tdapp.ui.pages.seating.side_column import SideColumn
from tdapp.ui.pages.seating.table_list import TableList
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.layout import grow, one_of, vbox
from tdapp.ui.widgets.recurring import BUST, MOVE, PUT_RIGHT, SWAP
from tdapp.ui.widgets.shortcuts import key_on, tell_key

MARGINS = (16, 10, 12, 6)


class TablesPage(InPieces, Page):
    """The page that shows the room and takes what the director does with its seats to the desk."""

    spans = True
    offers = frozenset((seats.ACCEPT.id, seats.CONFIRM.id))

    def __init__(self, session: Session) -> None:
        complete(self.pieces(session))

    def build(self, session: Session) -> Iterator[None]:
        super().__init__(session)
        self.view: TablesView | None = None
        self._beside = 0  # pixels of the page that belong to what lies beside it
        self._in_front: MovesList | MovedLines | None = None  # of two lists of moves
        self.map = FloorMap(floor_colours(), session.words)
        say(self.map.setAccessibleName, texts.FLOOR_MAP)
        say(self.map.setAccessibleDescription, texts.FLOOR_MAP_HELP)
        self.head, self.waiting = TablesHead(session, self.map, self.ask), WaitingCard(session)
        yield
        self.list, self.empty = TableList(session.words), NotDrawn(session, partial(self.ask, draws.SHOW.id))
        yield
        self.prompt = SeatPrompt(session, upright=True)
        self.proposal = ProposalPanel()
        self.proposal.hide()
        self.planning = Planning(session, self.proposal, self)
        yield
        self.moved = MovedPanel(session, self, partial(self.ask, seats.SLIPS.id))
        self.at_seat = AtSeat(session, self.map, self.prompt, self, self.chosen_seat)
        yield
        self.noted = Noted(session, self.map, lambda: self.prompt.about, self)
        self.legend = Legend()
        yield
        self.stack = one_of(self.empty, self.map, self.list)
        self.column = vbox(self.head, grow(self.stack), self.legend, gap=5, margins=MARGINS, on=self)
        self.side = SideColumn(self, self.waiting, self.noted, self.prompt, self.moved, self.proposal)
        yield
        self.side.left_free = self._needed
        self.side.grew.connect(self._on_side)
        self.map.taken, self.map.covered = self._taken, self._covered
        self.hand_on(self.map)
        self.head.way_changed.connect(self._show_way)
        self.map.zoomed.connect(self._show_zoom)
        self.list.entered.connect(self._to_table)
        self.planning.looked_at.connect(self.map.go_to)
        self.planning.left.connect(self.take_focus)
        self.proposal.opened.connect(partial(self._show_list, self.proposal.list))
        self.moved.opened.connect(partial(self._show_list, self.moved.list))
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
            (BUST, "bust", BUST_OUT.text),
            ("Alt+K", "won_bounty", WON.text),
            (MOVE, "move", texts.MOVE),
            (SWAP, "swap", texts.SWAP),
            ("Alt+R", "rule", RULE_AT.text),
            ("Alt+H", "hand", texts.KEY_HAND_PLAYED),
            ("Alt+D", "button", texts.KEY_BUTTON),
            ("Alt+Y", "waive", texts.KEY_WAIVE),
            (PUT_RIGHT, "correct", CORRECT.text),
            ("Alt+C", "seated", texts.KEY_SEATED),
        ):
            key_on(self, keys, partial(self.at_seat.here, deed), text)
        key_on(self, "Ctrl+End", self.map.zoom_to_table, texts.KEY_ONE_TABLE)
        key_on(self, self.empty.draw.key, self.empty.draw.press)
        key_on(self, "Alt+G", self.show_moves, proposal_texts.KEY_TO_MOVES)
        tell_key(self, "F2", proposal_texts.KEY_CHANGE)
        tell_key(self, "Del", proposal_texts.KEY_SPARE)
        tell_key(self, "Shift+Return", KEY_TABLE_SEEN)

    # The column beside the map

    def lie_beside(self, wide: int) -> None:
        self._beside = wide
        left, top, right, bottom = MARGINS
        self.column.setContentsMargins(left, top, right + wide, bottom)
        self._on_side()

    def make_room(self) -> None:
        self.side.place()

    def _on_side(self) -> None:
        """Let what is beside the map make room for the column."""
        self.reached.emit(self.side.height() if self.isVisible() else 0)
        self.map.fit_scrolling()

    def _taken(self) -> int:
        return self.taken()  # as the window says when it is asked

    def _needed(self) -> int:
        return self.needed()

    def _covered(self) -> int:
        """How much of the map lies under the column: only in a window too narrow for anything beside it."""
        return 0 if self._beside or not self.side.height() else self.side.width() - MARGINS[2]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.place()

    # Showing

    def paint_ahead(self) -> Generator[None, None, None]:
        yield from measure(self)
        self.grab(QRect(0, 0, 1, 1))  # what is out of sight finds its place only when it is painted
        yield
        yield from self.map.paint_ahead()
        yield
        yield from super().paint_ahead()

    def refresh(self) -> None:
        """Ask for the room anew, and for what can be done now."""
        at_once(self.refreshing())

    def refreshing(self) -> Pieces[None]:
        view = yield from self.session.read_tables()
        yield
        if view != self.view:
            try:
                yield from self._showing(view)
            except GeneratorExit:
                self.view = None
                raise
        self.noted.refresh()
        self.proposal.moves.show_noted({need.entry: need.needs for need in self.noted.needs})
        if view.tables:
            self._allow()
        else:
            self.empty.refresh()

    def show_view(self, view: TablesView) -> None:
        """Show a room."""
        at_once(self._showing(view))

    def _showing(self, view: TablesView) -> Pieces[None]:
        self.view = view
        words = self.session.words
        self._tell(view)
        yield
        self.proposal.show_proposal(view.proposal, words)
        self.planning.refresh()
        yield
        self.moved.show_view(view)
        self.waiting.show_view(view)
        self._fold()
        yield
        if not view.tables:
            self.stack.setCurrentWidget(self.empty)
            return
        begins = self.stack.currentWidget() is self.empty
        self.map.show_view(view)
        yield
        self.list.show_view(view, words)
        self.stack.setCurrentWidget(self._way())
        self._show_zoom()
        if begins and self.isVisible():
            self.take_focus()
        yield

    def take_focus(self) -> None:
        """Give the keys to the map or the list; before seats are drawn, to no button: an Enter that was meant for
        something else draws none.
        """
        (self._way() if self._way().isVisibleTo(self) else self.empty).setFocus()

    def _allow(self) -> None:
        """Grey what cannot be done now, with the reason."""
        session = self.session
        begun = session.view(lambda state: state.clock.started(session.now()))
        self.head.redraw.setVisible(not begun)
        self.head.fit()
        self.head.open_table.allow(session.why_not(seating.open_table), session.words(texts.OPEN_TABLE_HELP))

    def retranslate(self) -> None:
        self._wear()
        self.view = None

    def _wear(self) -> None:
        self.map.set_look(floor_colours(), self.session.words)
        if self.view is not None:
            self._tell(self.view)

    def _painter(self) -> FloorPainter:
        return FloorPainter(floor_colours(), self.session.words, ratio=self.devicePixelRatioF())

    def _show_way(self) -> None:
        way, where = self._way(), self.map.cursor_seat
        self.stack.setCurrentWidget(way)
        if way is self.list and where is not None:
            self.list.go_to(where.table)
        focus(way)
        self._show_zoom()
        if self.view is not None:
            self._show_legend(self.view)

    def _way(self) -> QWidget:
        """The widget that shows the room: the map, or the list."""
        return self.list if self.head.as_list.isChecked() else self.map

    def _tell(self, view: TablesView) -> None:
        words = self.session.words
        self.head.show_view(view, words)
        self._show_legend(view)

    def _show_legend(self, view: TablesView) -> None:
        """Tell what stands on the map, or the signs in the list."""
        self.legend.show_view(view, self._painter(), self.session.words)
        if self._way() is self.list:
            self.legend.tell_signs()
        self.legend.setVisible(bool(view.tables) and (self._way() is self.map or bool(self.legend.said())))

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
        """Put the keyboard at the moves that are proposed, or at the players on the way; from one to the other."""
        lists = [each for each, panel in self._lists() if not panel.isHidden()]
        if not lists:
            return
        at = next((number for number, each in enumerate(lists) if each.hasFocus()), None)
        front = self._in_front if self._in_front in lists else lists[0]
        self._show_list(front if at is None else lists[(at + 1) % len(lists)])

    def _show_list(self, front: MovesList | MovedLines) -> None:
        """Put a list of moves in front, and the keyboard into it."""
        self._in_front = front
        self._fold()
        front.take_keys()

    def _lists(self) -> tuple[tuple[MovesList | MovedLines, QWidget], ...]:
        return (self.proposal.list, self.proposal), (self.moved.list, self.moved)

    def _fold(self) -> None:
        """Of two lists of moves show the one in front, and of the other its head."""
        both = not (self.proposal.isHidden() or self.moved.isHidden())
        if not both:
            self._in_front = None
        moved = both and self._in_front is self.moved.list
        self.moved.fold(folded=both and not moved)
        self.proposal.fold(folded=moved)
        crowded = not (moved or self.proposal.isHidden())
        self.noted.give_way(gives=crowded)
        self.waiting.text.setVisible(not crowded)
        self.side.place()

    def chosen_seat(self) -> Seat | None:
        """The seat or table the keyboard is at: the list knows tables only."""
        if not self.head.as_list.isChecked():
            return self.map.cursor_seat
        table = self.list.table()
        return None if table is None else Seat(table, 0)
