"""The line of what must be known of players for seating, beside the map: of whoever is at the cursor, else of all."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import EntryId, Seat
from tdapp.read.seating.special_needs import SpecialNeed
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.people.needs import NeedsLine, notes_in_play
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.layout import Side, at, put

NEXT = QT_TRANSLATE_NOOP("Tables", "Show the next", "button: goes to the next player with a note for seating")


class Noted(NeedsLine):
    """The line with what must be known of players for seating. `gone_to`: the button led to this seat.

    `about` says whose seat is being asked for, if anybody's; `over`: the page its key works on.
    """

    gone_to = Signal(object)  # Seat

    def __init__(self, session: Session, floor: FloorMap, about: Callable[[], EntryId | None], over: QWidget) -> None:
        super().__init__(session, "seating_notes")
        self._map, self._about = floor, about
        self._gives = False
        self.needs: tuple[SpecialNeed, ...] = ()
        self.next = Button(NEXT, self.go_on, on=over, key="Alt+N", name="seating_notes_next")
        put(self.column, at(Side.AlignRight, self.next))
        floor.cursor_moved.connect(self.say_here)

    def refresh(self) -> None:
        """Look at the club and the tournament again."""
        self.needs = notes_in_play(self.session)
        self._map.show_noted({need.entry: need.needs for need in self.needs})
        self.next.setVisible(any(need.seat is not None for need in self.needs))
        self.say_here()

    def give_way(self, *, gives: bool) -> None:
        """Leave the room to a list of moves, whose lines say of each player what must be known."""
        self._gives = gives
        self.say_here()

    def say(self, text: str) -> None:
        super().say(text)
        self.setVisible(bool(text) and not self._gives)

    def say_here(self, *_seat: object) -> None:
        """Say what must be known of whoever is being moved, or sits at the cursor; else of everybody."""
        here = self._map.seat_view(self._map.cursor_seat)
        wanted = self._about() or (here.entry if here is not None else None)
        self.show_all([need for need in self.needs if need.entry == wanted] or self.needs)

    def go_on(self) -> None:
        """Go to the next player of whom something must be known, by tables and seats; after the last to the first."""
        seats = [need.seat for need in self.needs if need.seat is not None]
        here = self._map.cursor_seat or Seat(seats[0].table, 0) if seats else None
        if here is not None:
            self.gone_to.emit(next((seat for seat in seats if seat > here), seats[0]))
