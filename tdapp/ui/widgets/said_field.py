"""A field for a small language of its own: under the line stands in one sentence what is typed there means."""

from collections.abc import Callable
from typing import Any

from tdapp.texts import Text
from tdapp.ui.language import language, say
from tdapp.ui.widgets.fields import Field


class SaidField(Field):
    """A field that says what its value means; the hint, how it is typed, stands in the line while that is empty.

    `said`: the sentence for a value. `write`: a value as it is typed.
    """

    def __init__(
        self,
        name: str,
        caption: Text,
        parse: Callable[[str], Any],
        *,
        write: Callable[[Any], str],
        said: Callable[[Any], str],
        hint: Text,
    ) -> None:
        self._write, self._said, self._how = write, said, hint
        super().__init__(name, caption, parse)
        say(self.line.setPlaceholderText, hint)
        self.edited.connect(self._show_note)
        self.note.setMinimumHeight(self.note.fontMetrics().height())

    def show_value(self, value: Any) -> None:
        """Show a value as it would be typed."""
        text = self._write(value)
        if self.line.text() != text:
            self.line.setText(text)
        self.check()

    def pick(self, value: Any) -> None:
        """Write a value that was picked, as if it were typed."""
        self.show_value(value)
        self.edited.emit()

    def _hint_said(self) -> str:
        value = self.value()
        return self._said(value) if value is not None else language().words(self._how)
