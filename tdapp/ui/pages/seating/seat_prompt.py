"""Asks for a seat in one line: 'Move Łukasz Żółć to', then 12-4 and Enter. Escape leaves without doing anything."""

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import Seat, TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.widgets.ask_line import AskLine
from tdapp.ui.widgets.card import Card
from tdapp.words.say import Words

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


class SeatPrompt(Card):
    """One line that asks for a seat. `answered` carries it, `left` says nobody wants to know any more."""

    answered = Signal(object)  # Seat
    typing = Signal(object)  # Seat as far as it can be read, or None
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tone="info", margin=10, parent=parent)
        self.line = AskLine("seat_prompt")
        self.question, self.field, self.answer = self.line.question, self.line.field, self.line.answer
        self.column.addWidget(self.line)
        self._words: Words | None = None
        self.line.entered.connect(self._answer)
        self.line.typing.connect(self._typed)
        self.line.left.connect(self._leave)
        self.hide()

    def ask(self, question: str, verb: str, words: Words) -> None:
        """Ask for a seat. `verb` stands on the button."""
        self._words = words
        self.line.ask(question, verb, words(LEAVE))
        self.show_answer(words(HOW), wrong=False)
        self.show()
        self.line.take_keys()

    def show_answer(self, text: str, *, wrong: bool) -> None:
        """What the seat typed so far means, or what is wrong with it."""
        self.line.show_answer(text, wrong=wrong)

    def seat(self) -> Seat | None:
        """The seat as far as it can be read."""
        return typed_seat(self.field.text())

    def _typed(self) -> None:
        self.typing.emit(self.seat())

    def _answer(self) -> None:
        seat = self.seat()
        if seat is None:
            if self._words is not None:
                self.show_answer(self._words(NO_SEAT, text=self.field.text()), wrong=True)
            return
        self.answered.emit(seat)

    def _leave(self) -> None:
        self.hide()
        self.left.emit()
