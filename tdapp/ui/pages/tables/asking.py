"""Moving and swapping by typing a seat: asks, says what the seat means while it is typed, and does it."""

from PySide6.QtCore import QObject, Signal

from tdapp.domain import seating
from tdapp.domain.units import EntryId, Seat
from tdapp.read.names import PlayerName
from tdapp.read.tables import SeatView
from tdapp.ui.actions import seats
from tdapp.ui.pages.tables import texts
from tdapp.ui.pages.tables.seat_prompt import HOW, SeatPrompt
from tdapp.ui.room import Room


class SeatAsking(QObject):
    """Ties a prompt to the desk. `looked_at`: a seat that exists was typed; `ended`: where it led, None for nowhere."""

    looked_at = Signal(object)  # Seat
    ended = Signal(object)  # Seat or None

    def __init__(self, room: Room, prompt: SeatPrompt, parent: QObject) -> None:
        super().__init__(parent)
        self.room = room
        self.prompt = prompt
        self._deed = ""
        self._entry = EntryId(0)
        prompt.typing.connect(self._explain)
        prompt.answered.connect(self._answered)
        prompt.left.connect(self._leave)

    def ask_move(self, entry: EntryId, name: PlayerName) -> None:
        """Ask where to."""
        words = self.room.words
        self._deed, self._entry = "move", entry
        self.prompt.ask(words(texts.MOVE_TO, name=name), words(texts.MOVE), words)

    def ask_swap(self, entry: EntryId, name: PlayerName) -> None:
        """Ask with whom."""
        words = self.room.words
        self._deed, self._entry = "swap", entry
        self.prompt.ask(words(texts.SWAP_WITH, name=name), words(texts.SWAP), words)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._deed = ""
        self.prompt.hide()

    def _seat(self, seat: Seat) -> SeatView | None:
        for table in self.room.tables_view().tables:
            if table.number == seat.table and 1 <= seat.number <= len(table.seats):
                return table.seats[seat.number - 1]
        return None

    def _explain(self, seat: Seat | None) -> None:
        words = self.room.words
        if not self._deed:
            return
        if seat is None:
            self.prompt.show_answer(words(HOW), wrong=False)
            return
        there = self._seat(seat)
        if there is not None:
            self.looked_at.emit(seat)
        if self._deed == "move":
            why = self.room.why_not(seating.move, self._entry, seat)
            self.prompt.show_answer(why or words(texts.FREE_SEAT, seat=seat), wrong=bool(why))
        elif there is None or there.entry is None or there.name is None:
            self.prompt.show_answer(words(texts.NOBODY_THERE, seat=seat), wrong=True)
        else:
            why = self.room.why_not(seating.swap, self._entry, there.entry)
            said = why or words(texts.SITS_THERE, seat=seat, name=there.name)
            self.prompt.show_answer(said, wrong=bool(why))

    def _answered(self, seat: Seat) -> None:
        if self._deed == "move":
            done = seats.move(self.room, self._entry, seat)
        else:
            there = self._seat(seat)
            if there is None or there.entry is None:
                self._explain(seat)
                return
            done = seats.swap(self.room, self._entry, there.entry)
        if done is not None:
            self.stop()
            self.ended.emit(seat)

    def _leave(self) -> None:
        self._deed = ""
        self.ended.emit(None)
