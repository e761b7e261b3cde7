"""Fields that say in words what is wrong with what was typed, where, and what would do."""

from collections.abc import Callable
from datetime import date
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.domain.units import Cents, Money
from tdapp.texts import Text
from tdapp.ui.language import language, say
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label, explain, restyle
from tdapp.ui.widgets.layout import STRETCH, vbox
from tdapp.words.parsing import (
    NOT_A_CURRENCY,
    BadInput,
    parse_currency,
    parse_day,
    parse_money,
    parse_name,
    parse_number,
    parse_text,
)
from tdapp.words.say import decimals

MOST_CHIPS = 10**9
MOST_CENTS = 10**11


GOES_ON = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason)


class TypedLine(QLineEdit):
    """A line to type in. While nobody types there it is read from its first letter: a long name shows how it begins."""

    _typed_at: tuple[str, int] | None = None  # the text it was left with, and where the next letter would have stood

    def setText(self, text: str | None) -> None:
        super().setText(text)
        if not self.hasFocus():
            self.setCursorPosition(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in GOES_ON:  # else somebody comes back and types on
            self._typed_at = self.text(), self.cursorPosition()
            self.setCursorPosition(0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Somebody types on, where a page that is shown anew gives its line the keyboard back: it may be a new one."""
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.OtherFocusReason and not self.hasSelectedText():
            text, at = self._typed_at or ("", 0)
            self.setCursorPosition(at if text == self.text() else len(self.text()))


class Field(HandsOn, QWidget):
    """A caption, a line to type in, and under it a hint or what is wrong. `name` is the objectName of the line.

    What is wrong is said when a line that was typed into is left or `check` is asked, and taken back as soon as it is
    put right.
    """

    edited = Signal()  # something was typed

    def __init__(self, name: str, caption: Text, parse: Callable[[str], Any], *, hint: Text | None = None) -> None:
        super().__init__()
        self._caption, self._hint, self._parse = caption, hint, parse
        self._complaint: BadInput | None = None
        self.caption = Label("", "caption")
        self.line = TypedLine()
        self.line.setObjectName(name)
        self.note = Label("", "caption", wrap=True)
        self.caption.setBuddy(self.line)
        self.hand_on(self.line)
        vbox(self.caption, self.line, self.note, STRETCH, gap=4, on=self)
        self.line.textEdited.connect(self._on_edited)
        self.line.editingFinished.connect(self._on_left)
        language().changed.connect(self.say_again)
        self.say_again()

    def say_again(self) -> None:
        """Say everything in the language of the windows; what was typed stays."""
        self.caption.setText(self.caption_said())
        self.line.setAccessibleName(self.caption_said())
        self._show_note()

    def caption_said(self) -> str:
        """The caption that stands over the line."""
        return language().words(self._caption)

    def value(self) -> Any:
        """The value that was typed, read; None when it will not do."""
        try:
            return self._parse(self.line.text())
        except BadInput:
            return None

    def check(self) -> bool:
        """Whether what was typed will do; if not, it is said."""
        try:
            self._parse(self.line.text())
            self._complaint = None
        except BadInput as bad:
            self._complaint = bad
        self._show_note()
        return self._complaint is None

    def complain(self, sentence: str) -> None:
        """Show what somebody else found wrong with the value (a refusal); '' takes it back."""
        self.note.setText(sentence or self._hint_said())
        self._mark(bool(sentence))

    def hint(self, text: Text) -> None:
        """Say something else under the line while nothing is wrong."""
        self._hint = text
        self._show_note()

    def problem(self) -> str:
        """The sentence that says what is wrong; '' when nothing is."""
        if self._complaint is None:
            return ""
        words = language().words
        return words(self._complaint.text, field=words(self._caption), **self._complaint.facts)

    def _on_left(self) -> None:
        """Say what is wrong with what was typed. A line nobody typed into says nothing until it is asked."""
        if self.line.isModified() or self.line.text():
            self.check()

    def _on_edited(self) -> None:
        if self._complaint is not None:
            self.check()
        self.edited.emit()

    def _hint_said(self) -> str:
        return language().words(self._hint) if self._hint else ""

    def _show_note(self) -> None:
        problem = self.problem()
        self.note.setText(problem or self._hint_said())
        self._mark(bool(problem))

    def _mark(self, wrong: bool) -> None:
        self.note.set_tone("danger" if wrong else "")
        self.note.setVisible(bool(self.note.text()))
        self.line.setAccessibleDescription(self.note.text())
        mark_wrong(self.line, wrong=wrong)


class TextField(Field):
    """A name or another short text that must be there."""

    def __init__(self, name: str, caption: Text, *, longest: int = 200, hint: Text | None = None) -> None:
        super().__init__(name, caption, lambda typed: parse_name(typed, longest=longest), hint=hint)

    def show_value(self, value: str) -> None:
        self.line.setText(value)
        self.complain("")


class OptionalField(Field):
    """A short text that may be left out."""

    def __init__(self, name: str, caption: Text, *, longest: int = 200, hint: Text | None = None) -> None:
        super().__init__(name, caption, lambda typed: parse_text(typed, longest=longest), hint=hint)

    def show_value(self, value: str) -> None:
        self.line.setText(value)
        self.complain("")


class NumberField(Field):
    """A whole number, such as chips or seats."""

    def __init__(self, name: str, caption: Text, *, least: int, most: int, hint: Text | None = None) -> None:
        super().__init__(name, caption, lambda typed: parse_number(typed, least=least, most=most), hint=hint)

    def show_value(self, value: int) -> None:
        self.line.setText(language().words.number(value))
        self.complain("")


class MoneyField(Field):
    """An amount in `currency`, which may change while the field stands."""

    def __init__(
        self,
        name: str,
        caption: Text,
        *,
        currency: str,
        least: int = 0,
        most: int = MOST_CENTS,
        hint: Text | None = None,
    ) -> None:
        self.currency, self._least, self._most = currency, least, most
        super().__init__(name, caption, self._read, hint=hint)

    def use(self, currency: str) -> None:
        """Read and show amounts in another currency."""
        self.currency = currency
        if self._complaint is not None:
            self.check()

    def show_value(self, value: Money) -> None:
        self.use(value.currency)
        self.line.setText(language().words.amount(value))
        self.complain("")

    def cents(self) -> Cents | None:
        """The amount in the smallest unit; None when it will not do."""
        value = self.value()
        return value.cents if isinstance(value, Money) else None

    def _read(self, typed: str) -> Money:
        digits = decimals(self.currency)
        return parse_money(typed, currency=self.currency, digits=digits, least=self._least, most=self._most)


class DayField(Field):
    """A date."""

    def __init__(self, name: str, caption: Text, *, hint: Text | None = None) -> None:
        super().__init__(name, caption, parse_day, hint=hint)

    def show_value(self, value: date) -> None:
        self.line.setText(value.isoformat())
        self.complain("")


class CurrencyField(Field):
    """A currency by its three letters."""

    def __init__(self, name: str, caption: Text, *, hint: Text | None = None) -> None:
        super().__init__(name, caption, _known_currency, hint=hint)

    def show_value(self, value: str) -> None:
        self.line.setText(value)
        self.complain("")


def plain_line(
    name: str,
    says: Text | None = None,
    *,
    help_text: Text | None = None,
    hint: Text | None = None,
    inside: bool = False,
    longest: int = 0,
    wide: int = 0,
    least: int = 0,
) -> QLineEdit:
    """A line to type in with nothing above or below it. `name` is its objectName, `says` how it is called.

    `help_text` is its tooltip. While it is empty `hint` stands in it, or with `inside` what it is called. `longest`: so
    many signs at most; `wide`, `least`: it is so many pixels wide, or at least.
    """
    line = TypedLine()
    line.setObjectName(name)
    if longest:
        line.setMaxLength(longest)
    if wide:
        line.setFixedWidth(wide)
    if least:
        line.setMinimumWidth(least)
    if says is not None:
        say(line.setAccessibleName, says)
    if (words := says if inside else hint) is not None:
        say(line.setPlaceholderText, words)
    if help_text is not None:
        explain(line, help_text)
    return line


def mark_wrong(line: QLineEdit, *, wrong: bool) -> None:
    """Show by its border that what stands in a line will not do, or that it will."""
    if bool(line.property("wrong")) != wrong:
        line.setProperty("wrong", wrong)
        restyle(line)


def _known_currency(typed: str) -> str:
    from babel.numbers import is_currency

    code = parse_currency(typed)
    if not is_currency(code):
        raise BadInput(NOT_A_CURRENCY, typed=code)
    return code
