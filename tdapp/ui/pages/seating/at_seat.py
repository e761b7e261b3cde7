"""The deeds at one seat of the floor map: its menu, its keys, and players carried to another seat."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.seating import buttons
from tdapp.domain.units import EntryId, Seat
from tdapp.ui.actions import entries, rulings, seats, tables
from tdapp.ui.actions.rulings import RULE_AT
from tdapp.ui.pages.seating import texts
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.seat_menu import SeatMenu
from tdapp.ui.pages.seating.seat_prompt import SeatPrompt
from tdapp.ui.session import Session
from tdapp.ui.widgets.keyboard import focus

OF_PLAYER = ("bust", "move", "swap", "seated")
OF_SEAT = (*OF_PLAYER, "button")  # the others are of the whole table


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
