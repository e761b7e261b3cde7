"""The moving and swapping by a typed seat: asks, says what the seat means while it is typed, and does it."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat
from tdapp.read.people.names import PlayerName
from tdapp.ui.actions import seats
from tdapp.ui.pages.seating import texts
from tdapp.ui.pages.seating.seat_prompt import HOW, SeatPrompt
from tdapp.ui.session import Session

ASKS = {"move": (texts.MOVE_TO, texts.MOVE), "swap": (texts.SWAP_WITH, texts.SWAP)}


class SeatAsking(QObject):
    """A question for a seat, which ties a prompt to the desk. `looked_at`: a seat that exists was typed; `ended`: where
    it led, None for nowhere.

    Who is busted out, moved or taken back by another way meanwhile is not asked about any more.
    """

    looked_at = Signal(object)  # Seat
    ended = Signal(object)  # Seat or None

    def __init__(self, session: Session, prompt: SeatPrompt, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.prompt = prompt
        self._deed = ""
        self._entry = EntryId(0)
        self._from: Seat | None = None  # where the player sat when asked; None for one who waits
        session.changed.connect(self._changed)
        prompt.typing.connect(self._explain)
        prompt.answered.connect(self._answered)
        prompt.left.connect(self._leave)

    @property
    def about(self) -> EntryId | None:
        """The entry whose seat is asked for; None while nobody's is."""
        return self._entry if self._deed else None

    def ask(self, deed: str, entry: EntryId, name: PlayerName) -> None:
        """Ask where to ('move'), or with whom ('swap')."""
        self._deed, self._entry = deed, entry
        self._from = self.session.view(_sits, entry)[1]
        self.prompt.ask(*ASKS[deed], name=name)

    def stop(self) -> None:
        """Stop asking: the question is not wanted any more."""
        self._deed = ""
        self.prompt.hide()

    def _changed(self, stream: str) -> None:
        """Look at the question again after something was done: it may be out of date, or what was typed may mean
        something else.
        """
        if not self._deed or stream != self.session.tournament:
            return
        if self.session.view(_sits, self._entry) == (True, self._from):
            self._explain(self.prompt.seat(), look=False)
            return
        keys = QApplication.focusWidget()
        held = keys is not None and self.prompt.isAncestorOf(keys)
        self.stop()
        if held:
            self.ended.emit(None)

    def _explain(self, seat: Seat | None, *, look: bool = True) -> None:
        """Say what the seat means; `look`: whether it is to be shown where it is."""
        words = self.session.words
        if not self._deed:
            return
        if seat is None:
            self.prompt.show_answer(words(HOW), wrong=False)
            return
        there = self.session.tables_view().at(seat)
        if there is not None and look:
            self.looked_at.emit(seat)
        if self._deed == "move":
            why = self.session.why_not(seating.move, self._entry, seat)
            self.prompt.show_answer(why or words(texts.FREE_SEAT, seat=seat), wrong=bool(why))
        elif there is None or there.entry is None or there.name is None:
            self.prompt.show_answer(words(texts.NOBODY_THERE, seat=seat), wrong=True)
        else:
            why = self.session.why_not(seating.swap, self._entry, there.entry)
            said = why or words(texts.SITS_THERE, seat=seat, name=there.name)
            self.prompt.show_answer(said, wrong=bool(why))

    def _answered(self, seat: Seat) -> None:
        deed, self._deed = self._deed, ""  # what changes now is the answer
        if deed == "move":
            done = seats.move(self.session, self._entry, seat)
        else:
            there = self.session.tables_view().at(seat)
            other = there.entry if there is not None else None
            done = None if other is None else seats.swap(self.session, self._entry, other)
        if done is not None:
            self.stop()
            self.ended.emit(seat)
            return
        self._deed = deed
        self._explain(seat, look=False)

    def _leave(self) -> None:
        self._deed = ""
        self.ended.emit(None)


def _sits(state: State, entry: EntryId) -> tuple[bool, Seat | None]:
    """The place of an entry: whether it is in play, and where; None for one who waits."""
    found = state.entries.get(entry)
    return (False, None) if found is None or found.out else (True, found.seat)
