"""Moving and swapping by a typed seat: 'Move Łukasz Żółć to', then 12-4 and Enter; Escape leaves without doing it."""

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication

from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions import seats
from tdapp.ui.pages.seating import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.ask_line import AskLine
from tdapp.ui.widgets.card import PassingCard

HOW = QT_TRANSLATE_NOOP("Tables", "Type table and seat, such as 12-4.")
HOW_AT_MAP = QT_TRANSLATE_NOOP("Tables", "Click a seat on the map, or type it, such as 12-4.")
NO_SEAT = QT_TRANSLATE_NOOP("Tables", "'{text}' is not a seat. Type table and seat, such as 12-4.")
LEAVE = QT_TRANSLATE_NOOP("Tables", "Cancel")
ASKS = {"move": (texts.MOVE_TO, texts.MOVE), "swap": (texts.SWAP_WITH, texts.SWAP)}
_SEAT = re.compile(r"\s*(\d{1,4})\s*[-. ,/]\s*(\d{1,2})\s*")


def typed_seat(text: str) -> Seat | None:
    """The seat somebody typed, with any sign between table and seat.

    >>> typed_seat("12-4"), typed_seat("12 4"), typed_seat("twelve")
    (Seat(table=12, number=4), Seat(table=12, number=4), None)
    """
    match = _SEAT.fullmatch(text)
    return Seat(TableNo(int(match[1])), int(match[2])) if match else None


class SeatPrompt(PassingCard):
    """A line that asks for a seat, says what it means while it is typed, and moves or swaps the player. `looked_at`: a
    seat that exists was typed; `ended`: where it led, None for nowhere.

    Who is busted out, moved or taken back by another way meanwhile is not asked about any more.
    """

    looked_at = Signal(object)  # Seat
    ended = Signal(object)  # Seat or None

    def __init__(self, session: Session, *, upright: bool = False) -> None:
        """`upright`: for a narrow place beside the map, see `AskLine`."""
        super().__init__(tone="info", margin=10)
        self.session = session
        self._how = HOW_AT_MAP if upright else HOW
        self._deed = ""
        self._entry = EntryId(0)
        self._from: Seat | None = None  # where the player sat when asked; None for one who waits
        self.line = AskLine("seat_prompt", upright=upright)
        self.question, self.field, self.answer = self.line.question, self.line.field, self.line.answer
        self.column.addWidget(self.line)
        self.line.entered.connect(self._enter)
        self.line.typing.connect(lambda: self._explain(look=True))
        self.line.left.connect(self.leave_it)
        session.changed.connect(self._changed)
        session.switched.connect(self.stop)
        session.words_changed.connect(self.stop)  # what is asked would go on in the other language
        self.hide()

    @property
    def about(self) -> EntryId | None:
        """The entry whose seat is asked for; None while nobody's is."""
        return self._entry if self._deed else None

    def ask(self, deed: str, entry: EntryId, name: PlayerName) -> None:
        """Ask where to ('move'), or with whom ('swap')."""
        self._deed, self._entry = deed, entry
        self._from = self.session.view(_sits, entry)[1]
        self.line.ask(*ASKS[deed], LEAVE, name=name)
        self._explain(look=False)
        self.show()
        self.line.take_keys()

    def point_at(self, seat: Seat) -> None:
        """Answer with a seat that was pressed on the map, while one is asked for; Enter or the button does it."""
        if self._deed and seat.number:
            self.field.setText(f"{seat.table}-{seat.number}")
            self._explain(look=False)
            self.line.take_keys()

    def stop(self) -> None:
        """Stop asking: the question is not wanted any more."""
        self._deed = ""
        self.hide()

    def leave_it(self) -> None:
        self._deed = ""
        super().leave_it()
        self.ended.emit(None)

    def _changed(self, stream: str) -> None:
        """Look at the question again after something was done: it may be out of date, or its answer another."""
        if not self._deed or stream != self.session.tournament:
            return
        if self.session.view(_sits, self._entry) == (True, self._from):
            self._explain(look=False)
            return
        keys = QApplication.focusWidget()
        held = keys is not None and self.isAncestorOf(keys)
        self.stop()
        if held:
            self.ended.emit(None)

    def _explain(self, *, look: bool) -> None:
        """Say what the seat means; `look`: whether it is to be shown where it is."""
        words, seat = self.session.words, typed_seat(self.field.text())
        if seat is None:
            self.line.show_answer(words(self._how), wrong=False)
            return
        there = self.session.tables_view().at(seat)
        if there is not None and look:
            self.looked_at.emit(seat)
        if self._deed == "move":
            why = self.session.why_not(seating.move, self._entry, seat)
            self.line.show_answer(why or words(texts.FREE_SEAT, seat=seat), wrong=bool(why))
        elif there is None or there.entry is None or there.name is None:
            self.line.show_answer(words(texts.NOBODY_THERE, seat=seat), wrong=True)
        else:
            why = self.session.why_not(seating.swap, self._entry, there.entry)
            said = why or words(texts.SITS_THERE, seat=seat, name=there.name)
            self.line.show_answer(said, wrong=bool(why))

    def _enter(self, typed: str) -> None:
        seat = typed_seat(typed)
        if seat is None:
            self.line.show_answer(self.session.words(NO_SEAT, text=typed), wrong=True)
            return
        deed, self._deed = self._deed, ""  # what changes now is the answer
        if deed == "move":
            done = seats.MOVE.act(self.session, self._entry, seat)
        else:
            there = self.session.tables_view().at(seat)
            other = there.entry if there is not None else None
            done = None if other is None else seats.SWAP.act(self.session, self._entry, other)
        if done is not None:
            self.stop()
            self.ended.emit(seat)
            return
        self._deed = deed
        self._explain(look=False)


def _sits(state: State, entry: EntryId) -> tuple[bool, Seat | None]:
    """The place of an entry: whether it is in play, and where; None for one who waits."""
    found = state.entries.get(entry)
    return (False, None) if found is None or found.out else (True, found.seat)
