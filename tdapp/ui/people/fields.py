"""Fields of a person's form: each says its format under it, and what of it cannot be kept."""

from collections.abc import Callable
from datetime import date
from functools import cache
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QPlainTextEdit, QWidget

from tdapp.app.people.country_codes import CountryCodes
from tdapp.domain.people.naming import clean
from tdapp.domain.people.person import PersonData, checked
from tdapp.domain.refusal import Refused
from tdapp.texts import Text
from tdapp.ui.language import language, say
from tdapp.ui.people import texts
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import vbox
from tdapp.words.parsing import BadInput, parse_day
from tdapp.words.people.people import nation, nations, spoken
from tdapp.words.sentences import SENTENCES

NOTE_HEIGHT = 58


class PersonField(Field):
    """A field of a person. `wanted`: the club wants it before somebody plays, which its caption says."""

    def __init__(self, name: str, caption: Text, parse: Callable[[str], Any], *, hint: Text | None = None) -> None:
        self.wanted = False
        super().__init__(name, caption, parse, hint=hint)

    def want(self, *, wanted: bool) -> None:
        """Mark the field as wanted by the club, or not any more."""
        self.wanted = wanted
        self.say_again()

    def caption_said(self) -> str:
        caption = super().caption_said()
        return language().words(texts.WANTED, field=caption) if self.wanted else caption

    def show_value(self, value: str) -> None:
        """Show what is kept, as it is typed."""
        self.line.setText(value)
        self.line.setCursorPosition(0)  # of a long one the beginning is seen
        self._complaint = None
        self._show_note()


class CheckedField(PersonField):
    """A text of `PersonData` whose format is the domain's: an address, a number, a card."""

    def __init__(self, field: str, caption: Text, *, hint: Text | None = None) -> None:
        self.kept = ""  # as it is kept now: taken as it is, whatever rule came after it
        self._field = field
        super().__init__(f"person_{field}", caption, self._read, hint=hint)

    def show_kept(self, value: str) -> None:
        """Show what is kept of somebody."""
        self.kept = value
        self.show_value(value)

    def typed(self) -> str:
        """The text that was typed, cleaned."""
        return clean(self.line.text())

    def _read(self, typed: str) -> str:
        known = self._with(self.kept)
        try:
            made = checked(self._with(clean(typed)), known)
        except Refused as refused:
            raise _bad(refused.code, **refused.facts) from None
        return "" if self._field == "last" and not clean(typed) else str(getattr(made, self._field))

    def _with(self, value: str) -> PersonData:
        """The data of somebody of whom nothing but this is known; a name must be there."""
        filled: dict[str, Any] = {"last": "?"} | ({self._field: value} if value else {})
        return PersonData(**filled)


class NationField(PersonField):
    """A country, typed as two letters or by its name in either language; which one was understood stands under it."""

    def __init__(self) -> None:
        super().__init__("person_nationality", texts.NATIONALITY, self._read, hint=texts.NATIONALITY_HINT)
        self.line.textChanged.connect(self._say_country)

    def say_again(self) -> None:
        super().say_again()
        helper = QCompleter([name for _code, name in nations(language().words)], self.line)
        helper.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        helper.setFilterMode(Qt.MatchFlag.MatchContains)
        self.line.setCompleter(helper)
        helper.activated.connect(self.edited)

    def show_kept(self, value: str) -> None:
        """Show a country by its two letters, in the reader's language."""
        self.show_value(nation(language().words, value) if value else "")

    def typed(self) -> str:
        """The two letters of what was typed, '' where it is none."""
        return self.value() or ""

    def _read(self, typed: str) -> str:
        text = clean(typed)
        if not text:
            return ""
        code = country_codes().nation(text)
        if code is None:
            raise _bad("person.nationality", text=text)
        return code

    def _say_country(self, typed: str) -> None:
        if len(clean(typed)) in (2, 3) and self.problem() == "" and (code := self.value()):
            self.note.setText(nation(language().words, code))
        elif self.problem() == "":
            self._show_note()


class LanguagesField(PersonField):
    """The languages somebody speaks, as codes or names with commas between."""

    def __init__(self) -> None:
        super().__init__("person_languages", texts.LANGUAGES, self._read, hint=texts.LANGUAGES_HINT)

    def show_kept(self, value: tuple[str, ...]) -> None:
        """Show languages by their codes, in the reader's language."""
        self.show_value(", ".join(spoken(language().words, code) for code in value))

    def typed(self) -> tuple[str, ...]:
        """The codes of what was typed, none where it cannot be read."""
        return self.value() or ()

    def _read(self, typed: str) -> tuple[str, ...]:
        text = clean(typed)
        if not text:
            return ()
        found, unknown = country_codes().languages(text)
        if unknown:
            raise _bad("person.language", text=unknown[0])
        return found


class FreeDayField(PersonField):
    """A day, or nothing."""

    def __init__(self, name: str, caption: Text, *, hint: Text) -> None:
        super().__init__(name, caption, _day_or_none, hint=hint)

    def show_day(self, day: date | None) -> None:
        """Show a day as it is typed."""
        self.show_value(day.isoformat() if day else "")


class NoteField(HandsOn, QWidget):
    """A field of several lines of words."""

    def __init__(self, name: str, caption: Text, *, hint: Text | None = None) -> None:
        super().__init__()
        self.caption = Label(caption, "caption")
        self.box = QPlainTextEdit()
        self.box.setObjectName(name)
        self.box.setTabChangesFocus(True)
        self.box.setFixedHeight(NOTE_HEIGHT)
        self.caption.setBuddy(self.box)
        self.hint = Label(hint or "", "caption", wrap=True)
        self.hint.setVisible(hint is not None)
        self.hand_on(self.box)
        self.edited = self.box.textChanged
        say(self.box.setAccessibleName, caption)
        vbox(self.caption, self.box, self.hint, gap=4, on=self)

    def typed(self) -> str:
        """The text that was typed, cleaned as it will be kept."""
        return "\n".join(clean(line) for line in self.box.toPlainText().splitlines()).strip()

    def show_kept(self, value: str) -> None:
        """Show what is kept of somebody."""
        self.box.setPlainText(value)


@cache
def country_codes() -> CountryCodes:
    """What finds countries and languages by their names: made once one is typed, for it takes a moment."""
    return CountryCodes()


def _day_or_none(typed: str) -> date | None:
    return parse_day(typed) if typed.strip() else None


def _bad(code: str, **facts: Any) -> BadInput:
    """The fault of a field, made of a refusal; what the field is called it knows itself."""
    bad = BadInput(SENTENCES[f"refused.{code}"])
    bad.facts = {name: value for name, value in facts.items() if name != "field"}
    return bad
