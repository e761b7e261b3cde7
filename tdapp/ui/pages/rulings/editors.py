"""One editor for each kind of question. Keys answer: digits choose, Y (or J) and N say yes and no, Enter goes on."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdapp.poker.cards import parse, text
from tdapp.poker.errors import PokerError
from tdapp.rulings import Kind, Question
from tdapp.rulings.situation import Answer
from tdapp.rulings.typed_table import BadWord, amount, chips
from tdapp.ui.pages.rulings.chip_rack import ChipRack, rack, written
from tdapp.ui.pages.rulings.table_view import numbered
from tdapp.ui.spoken import announce, is_heard
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.choice import Choice
from tdapp.ui.widgets.fields import mark_wrong, plain_line
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import flow, vbox
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

BAR = 10  # room for the mark of the question that has the keys
CHOICE_KEYS = "123456789abcdefghijklmopqrstuvwxyz"  # the first choice is 1, the tenth A
YES_KEYS, NO_KEYS = ("y", "j", "1"), ("n", "2")


class Editor(QWidget):
    """An editor of one question. `answered` gives the answer, None for none; `done` asks for the next question."""

    answered = Signal(object)
    done = Signal()

    def show_answer(self, answer: Answer | None) -> None:
        """Show what was answered."""
        raise NotImplementedError


class Pills(Editor):
    """An editor with buttons of which one is down (or several): choices, seats. `keys`: what is typed for each."""

    def __init__(self, options: Sequence[tuple[Any, str, tuple[str, ...]]], *, several: bool = False) -> None:
        super().__init__()
        self.several = several
        self.buttons: list[tuple[Any, Choice, tuple[str, ...]]] = []
        row = flow(gap=6, on=self)
        row.setContentsMargins(BAR, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for value, word, keys in options:
            shown = _cap(word.lstrip("\N{LEFT-TO-RIGHT MARK}"), keys)
            button = Choice(word, partial(self._say, value), key=shown, name=f"answer_{value}")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
            self.buttons.append((value, button, keys))
        self.setAccessibleDescription(", ".join(_spoken(word, keys) for _value, word, keys in options))

    def show_answer(self, answer: Answer | None) -> None:
        chosen = answer if isinstance(answer, tuple) else (answer,)
        for value, button, _keys in self.buttons:
            down = any(type(value) is type(each) and value == each for each in chosen)
            if button.isChecked() != down:
                button.setChecked(down)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw a bar at the left of the question that takes the keys, so that it is seen where they go."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look().colour("info"))
            painter.drawRoundedRect(QRectF(0, 2, 3, self.height() - 4), 1.5, 1.5)
            painter.end()

    def takes(self, typed: str) -> bool:
        """Whether a key is one of the answers."""
        return any(typed.lower() in keys for _value, _button, keys in self.buttons)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
            return
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        for value, button, keys in self.buttons:
            if plain and event.text().lower() in keys:
                button.toggle()
                self._say(value)
                if not self.several:
                    self.done.emit()
                return
        super().keyPressEvent(event)

    def _say(self, value: Any) -> None:
        if is_heard():
            announce(self, ", ".join(button.text() for _value, button, _keys in self.buttons if button.isChecked()))
        if self.several:
            chosen = tuple(each for each, button, _keys in self.buttons if button.isChecked())
            self.answered.emit(chosen or None)
            return
        down = next(button.isChecked() for each, button, _keys in self.buttons if each == value)
        self.answered.emit(value if down else None)


def _spoken(word: str, keys: tuple[str, ...]) -> str:
    """An answer as it is read aloud, with its key where that is another one than its first letter."""
    cap = _cap(word.lstrip("\N{LEFT-TO-RIGHT MARK}"), keys)
    return f"{cap} {word}".strip()


def _cap(word: str, keys: tuple[str, ...]) -> str:
    """The key to draw beside an answer: the one its word begins with (J for Ja), none where the word is the key."""
    if not keys or word.startswith(keys[0]):
        return ""
    return next((key for key in keys if word.lower().startswith(key)), keys[0]).upper()


class Typed(HandsOn, Editor):
    """An editor with a line: a number, chips or cards. What cannot be read is said under it and is no answer yet."""

    def __init__(self, question: Question, words: Words, big_blind: int | None) -> None:
        super().__init__()
        self.kind, self.words = question.kind, words
        self._last = 0  # the chip taken from the rack last
        self.line = plain_line(f"answer_{question.id}")
        self.line.setMaximumWidth(320)
        hint = {Kind.CHIPS: texts.CHIPS_HINT, Kind.CARDS: texts.CARDS_HINT}.get(question.kind)
        self.line.setPlaceholderText(words(hint) if hint else "")
        self.wrong = Label("", "caption", tone="danger", wrap=True)
        self.wrong.hide()
        column = vbox(self.line, self.wrong, gap=4, margins=(BAR, 0, 0, 0), on=self)
        if self.kind is Kind.CHIPS:
            self.rack = ChipRack(rack(big_blind), words)
            self.rack.taken.connect(self._on_chip)
            column.addWidget(self.rack)
        self.hand_on(self.line)
        self.line.textEdited.connect(self._on_edited)
        self.line.returnPressed.connect(self.done)

    def show_answer(self, answer: Answer | None) -> None:
        if answer is None:
            if not self.wrong.isVisible():
                self.line.clear()
            return
        if self.line.text() and self._read(self.line.text()) == answer:
            return
        shown = " ".join(str(each) for each in answer) if isinstance(answer, tuple) else str(answer)
        self.line.setText(shown)

    def _on_edited(self, typed: str) -> None:
        answer = self._read(typed)
        wrong = bool(typed.strip()) and answer is None
        said = {Kind.CHIPS: texts.NO_CHIPS, Kind.CARDS: texts.NO_CARDS}.get(self.kind, texts.NO_NUMBER)
        self.wrong.setText(self.words(said))
        self.wrong.setVisible(wrong)
        mark_wrong(self.line, wrong=wrong)
        self.answered.emit(answer)

    def _on_chip(self, chip: int) -> None:
        """Add a chip from the rack, or (0) put the smallest one back into it."""
        there = self._read(self.line.text())
        chips_in = [int(each) for each in there] if isinstance(there, tuple) else []
        if chip:
            chips_in.append(chip)
        elif chips_in:
            chips_in.remove(self._last if self._last in chips_in else min(chips_in))
        self._last = chip
        self.line.setText(written(chips_in))
        self._on_edited(self.line.text())

    def _read(self, typed: str) -> Answer | None:
        flat = typed.strip().lower()
        if not flat:
            return None
        try:
            if self.kind is Kind.CARDS:
                return text(parse(flat)) or None
            if self.kind is Kind.CHIPS:
                return chips(flat.replace(",", " "), flat) or None
            return amount(flat, flat)
        except (BadWord, PokerError):
            return None


def editor_of(
    question: Question,
    words: Words,
    *,
    seats: Sequence[tuple[int, str]],
    choices: Sequence[str],
    big_blind: int | None = None,
) -> Editor:
    """The editor for a question. `seats`: number and short name of who can be meant; `choices`: those in words;
    `big_blind` tells which chips are in play."""
    match question.kind:
        case Kind.YES_NO:
            return Pills([(True, words(texts.YES), YES_KEYS), (False, words(texts.NO), NO_KEYS)])
        case Kind.CHOICE:
            named = zip(question.choices, choices, strict=True)
            return Pills([(value, word, (CHOICE_KEYS[place],)) for place, (value, word) in enumerate(named)])
        case Kind.SEAT | Kind.SEATS:
            options = [(number, numbered(number, name), (str(number % 10),)) for number, name in seats]
            return Pills(options, several=question.kind is Kind.SEATS)
        case _:
            return Typed(question, words, big_blind)
