"""The deeds at one seat of the floor map: its menu, its keys, and players carried to another seat."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import EntryId, Seat
from tdapp.ui.actions import seats
from tdapp.ui.actions.deeds import Line, Spot, take
from tdapp.ui.actions.deeds_at import line_at
from tdapp.ui.deed_menu import DeedMenu
from tdapp.ui.pages.seating import texts
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.seat_prompt import SeatPrompt
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.keyboard import focus

OF_PLAYER = ("bust", "move", "swap", "seated")
OF_SEAT = (*OF_PLAYER, "button")  # the others are of the whole table
RULE = "rule"
OF_TABLE = ("hand", "waive")  # of the table, whoever sits at the cursor


class AtSeat(QObject):
    """The deeds at a seat, which tie the map's seats to the desk. `asked`: the window does what was chosen."""

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
        self.menu = DeedMenu(page, "tables", "seat_menu")
        self.prompt = prompt
        floor.activated.connect(self._open_menu)
        floor.pointed.connect(prompt.point_at)
        floor.move_asked.connect(self._move)
        floor.swap_asked.connect(self._swap)
        self.menu.chosen.connect(self._take)
        self.prompt.looked_at.connect(floor.go_to)
        self.prompt.ended.connect(self._asked)

    def here(self, deed: str) -> None:
        """Do at the cursor what a seat's menu offers, as a key asks."""
        seat = self._where()
        if seat is None or (deed in OF_SEAT and not seat.number):
            if seat is not None:
                self.names_asked.emit(seat.table)  # seats are not shown: they are now
            return
        spot = self.spot(Seat(seat.table, 0) if deed in OF_TABLE else seat)
        if deed == RULE and not spot.rows:
            spot = self.spot(Seat(seat.table, 0))  # nobody sits there: about the table
        if deed in OF_PLAYER and not spot.rows:
            self.session.refuse(texts.NOBODY_AT, seat=seat)
            return
        line = line_at(self.session, spot, deed)
        if line.why:
            self.session.told.emit(Told(line.why, "refused"))
        else:
            self._take(line, spot)

    def spot(self, seat: Seat) -> Spot:
        """A seat (0: its table) with whoever sits there."""
        view = self.session.tables_view().at(seat) if seat.number else None
        entry = view.entry if view is not None else None
        rows = self.session.players_view().rows if entry is not None else ()
        return Spot(tuple(row for row in rows if row.entry == entry), seat)

    def _open_menu(self, seat: Seat, where: QPoint) -> None:
        self.menu.open(self.session, self.spot(seat), where)

    def _take(self, line: Line, spot: Spot) -> None:
        """Do a line of the menu: through the window, or once it is asked where to or with whom."""
        if line.deed == "sit":
            self._move(*line.told)
        elif line.action:
            take(line, self.session, self.asked.emit)
        elif spot.row is not None:
            self._ask(line.deed, spot.row.entry)

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
