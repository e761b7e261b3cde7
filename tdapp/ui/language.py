"""The language the windows speak now, and the widgets that follow it. A widget that is given a marked text says it now,
and again after a change.

There is one, owned by the application object: `language()`. The session speaks through it (`Session.words`); screens
and papers have languages of their own.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tdapp.texts import Text
from tdapp.words.say import Words

Saying = Callable[[str], object]
"""A method of a widget that puts words on it: `setText`, `setToolTip`, `setAccessibleName` ..."""


class Language(QObject):
    """The words of the windows. `changed` comes before any page looks at its view again."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.words = Words("en", None)

    def speak(self, words: Words) -> None:
        """Let every widget say its text in these words."""
        if words is not self.words:
            self.words = words
            self.changed.emit()


def language() -> Language:
    """The language of this application; English, with the laptop's own time zone, until a session speaks."""
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("The windows have a language only after the application object is made")
    found = app.findChild(Language)
    return found if isinstance(found, Language) else Language(app)


class Wording(QObject):
    """One text of one widget. `show` with a marked text is said
    again in another language, with plain words it is not.

    It is a child of the widget and goes with it.
    """

    def __init__(self, owner: QObject, saying: Saying) -> None:
        super().__init__(owner)
        self._saying = saying
        self._text: Text | None = None
        self._values: dict[str, Any] = {}

    def show(self, text: Text | str, /, **values: Any) -> None:
        """Show this text from now on, with its places filled by `values`."""
        listens, self._text, self._values = self._text is not None, None, values
        if isinstance(text, str):
            self._saying(text)
            return
        self._text = text
        if not listens:
            language().changed.connect(self._say)
        self._say()

    def _say(self) -> None:
        if self._text is not None:
            self._saying(language().words(self._text, **self._values))


def say(saying: Saying, text: Text, /, **values: Any) -> None:
    """Let a widget say a text now and after every change of language: `say(field.setAccessibleName, texts.NAME)`.

    `saying` is a method of the widget. Said once for each of its texts, where the widget is made.
    """
    owner: Any = getattr(saying, "__self__", None)
    if not isinstance(owner, QObject):
        raise TypeError("only a method of a widget says a text by itself")
    Wording(owner, saying).show(text, **values)
