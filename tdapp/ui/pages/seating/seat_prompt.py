"""The line that asks for a seat: 'Move Łukasz Żółć to', then 12-4 and Enter. Escape leaves without doing anything."""

import re
from typing import Any

from PySide6.QtCore import Signal

from tdapp.domain.units import Seat, TableNo
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.language import language
from tdapp.ui.widgets.ask_line import AskLine
from tdapp.ui.widgets.card import PassingCard

HOW = QT_TRANSLATE_NOOP("Tables", "Type table and seat, such as 12-4.")
NO_SEAT = QT_TRANSLATE_NOOP("Tables", "'{text}' is no seat. Type table and seat, such as 12-4.")
LEAVE = QT_TRANSLATE_NOOP("Tables", "Leave it")
_SEAT = re.compile(r"\s*(\d{1,4})\s*[-. ,/]\s*(\d{1,2})\s*")


def typed_seat(text: str) -> Seat | None:
    """The seat somebody typed, with any sign between table and seat.

    >>> typed_seat("12-4"), typed_seat("12 4"), typed_seat("twelve")
    (Seat(table=12, number=4), Seat(table=12, number=4), None)
    """
    match = _SEAT.fullmatch(text)
    return Seat(TableNo(int(match[1])), int(match[2])) if match else None


class SeatPrompt(PassingCard):
    """A line that asks for a seat. `answered` carries it, `left` says that it is not wanted any more."""

    answered = Signal(object)  # Seat
    typing = Signal(object)  # Seat as far as it can be read, or None

    def __init__(self) -> None:
        super().__init__(tone="info", margin=10)
        self.line = AskLine("seat_prompt")
        self.question, self.field, self.answer = self.line.question, self.line.field, self.line.answer
        self.show_answer = self.line.show_answer
        self.column.addWidget(self.line)
        self.line.entered.connect(self._answer)
        self.line.typing.connect(lambda: self.typing.emit(self.seat()))
        self.line.left.connect(self.leave_it)
        self.hide()

    def ask(self, question: Text, verb: Text, /, **values: Any) -> None:
        """Ask for a seat. `verb` stands on the button; `values` fill the places of the question."""
        self.line.ask(question, verb, LEAVE, **values)
        self.show_answer(language().words(HOW), wrong=False)
        self.show()
        self.line.take_keys()

    def seat(self) -> Seat | None:
        """The seat as far as it can be read."""
        return typed_seat(self.field.text())

    def _answer(self, typed: str) -> None:
        seat = self.seat()
        if seat is not None:
            self.answered.emit(seat)
        else:
            self.show_answer(language().words(NO_SEAT, text=typed), wrong=True)
