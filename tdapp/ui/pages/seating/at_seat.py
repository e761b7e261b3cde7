"""What is done at one seat of the floor map: its menu, its keys, and players carried to another seat."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import EntryId, Seat
from tdapp.ui.actions import entries, rulings, seats, tables
from tdapp.ui.actions.rulings import RULE_AT
from tdapp.ui.pages.seating import texts
from tdapp.ui.pages.seating.asking import SeatAsking
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.pages.seating.seat_menu import SeatMenu
from tdapp.ui.pages.seating.seat_prompt import SeatPrompt
from tdapp.ui.session import Session, Told


class AtSeat(QObject):
    """Ties the map's seats to the desk. `asked`: another page is wanted."""

    asked = Signal(str, object)  # id of an action, its arguments
    names_asked = Signal(int)  # TableNo: a seat of it must be chosen first

    def __init__(
        self, session: Session, floor: FloorMap, prompt: SeatPrompt, page: QWidget, where: Callable[[], Seat | None]
    ) -> None:
        """`where`: the seat the keys mean, or the table (seat 0); None for nowhere."""
        super().__init__(page)
        self._where = where
        self.session = session
        self.map = floor
        self.menu = SeatMenu(page)
        self.asking = SeatAsking(session, prompt, self)
        floor.activated.connect(self._open_menu)
        floor.move_asked.connect(self._move)
        floor.swap_asked.connect(self._swap)
        self.menu.chosen.connect(self._chosen)
        self.asking.looked_at.connect(floor.go_to)
        self.asking.ended.connect(self._asked)

    def bust_here(self) -> None:
        """The player at the cursor is out."""
        entry = self._here()
        if entry is not None:
            entries.bust_out(self.session, (entry,))

    def move_here(self) -> None:
        """Ask where the player at the cursor moves to."""
        entry = self._here()
        if entry is not None:
            self._ask("move", entry)

    def swap_here(self) -> None:
        """Ask with whom the player at the cursor swaps."""
        entry = self._here()
        if entry is not None:
            self._ask("swap", entry)

    def hand_played_here(self) -> None:
        """A hand was played at the table of the cursor: the button goes on, whoever is away misses one less."""
        seat = self._where()
        if seat is not None:
            rulings.hand_played(self.session, seat.table)

    def button_here(self) -> None:
        """The dealer button is at the seat of the cursor; where seats are not shown, show them first."""
        seat = self._where()
        if seat is not None and seat.number:
            tables.place(self.session, seat)
        elif seat is not None:
            self.names_asked.emit(seat.table)

    def waive_here(self) -> None:
        """The table of the cursor may play on though it is too short; the director is asked why."""
        seat = self._where()
        if seat is not None:
            tables.play_on(self.session, seat.table)

    def seated_here(self) -> None:
        """Whoever was moved to the seat of the cursor has been seen there."""
        entry = self._here()
        if entry is not None:
            seats.confirm(self.session, (entry,))

    def _here(self) -> EntryId | None:
        """Who sits at the cursor; None when nobody does, or when seats are not shown: then they are now."""
        where = self._where()
        if where is not None and not where.number:
            self.names_asked.emit(where.table)
            return None
        seat = self.map.seat_view(where)
        if seat is None or seat.entry is not None or where is None:
            return None if seat is None else seat.entry
        self.session.told.emit(Told(self.session.words(texts.NOBODY_AT, seat=where), "refused"))
        return None

    def _open_menu(self, seat: Seat, where: QPoint) -> None:
        self.menu.open(self.session, self.session.tables_view(), seat, where)

    def _chosen(self, deed: str, who: int, seat: Seat) -> None:
        """What was picked in a seat's menu."""
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
                tables.forget(self.session, seat.table)
            case "waive":
                tables.play_on(self.session, seat.table)
            case "seated":
                seats.confirm(self.session, (EntryId(who),))
            case "break":
                seats.propose_break(self.session, seat.table)
            case "close":
                seats.close_table(self.session, seat.table)

    def _move(self, entry: int, seat: Seat) -> None:
        if seats.move(self.session, EntryId(entry), seat) is not None:
            self.map.go_to(seat)

    def _swap(self, entry: int, other: int) -> None:
        seats.swap(self.session, EntryId(entry), EntryId(other))

    def _ask(self, deed: str, entry: EntryId) -> None:
        seated = (seat for table in self.session.tables_view().tables for seat in table.seats)
        name = next((seat.name for seat in seated if seat.entry == entry), None)
        if name is not None:
            (self.asking.ask_move if deed == "move" else self.asking.ask_swap)(entry, name)

    def _asked(self, seat: Seat | None) -> None:
        """The prompt is done with: back to the map, to the seat it led to."""
        self.map.setFocus(Qt.FocusReason.OtherFocusReason)
        if seat is not None:
            self.map.go_to(seat)
