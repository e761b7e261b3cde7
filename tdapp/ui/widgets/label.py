"""Text on a window, always plain: a player called '<b>Bob</b>' is a name, not a command to the window."""

import re
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tdapp.texts import Text
from tdapp.ui.language import Wording
from tdapp.ui.widgets.layout import vbox

NO_BREAK, JOINED = "\u00a0", "\u2060"
# Where a line would break inside of an amount: '€ 55,00' after its sign, '−€305.00' after its minus.
_HELD = re.compile(r"(?<=[€$£¥]) (?=[\d−])|(?<=−)(?=[€$£¥])")
# For tooltips alone; the library's own way loads a table of two thousand signs before the first window is in sight.
_MARKUP = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def _hold(place: re.Match[str]) -> str:
    return NO_BREAK if place.group() else JOINED


class Label(QLabel):
    """Words on a window. `role`: 'title', 'head', 'figure', 'strong', 'muted', 'caption', 'table' or '' for body text;
    `tone`: the token of its colour ('warning' ...), '' for the usual one; `name`: its objectName. A marked text follows
    the language.
    """

    def __init__(
        self, text: Text | str = "", role: str = "", *, tone: str = "", wrap: bool = False, name: str = ""
    ) -> None:
        super().__init__()
        if name:
            self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if role:
            self.setProperty("role", role)
        if tone:
            self.setProperty("tone", tone)
        self._wording: Wording | None = None
        self.say(text)

    def say(self, text: Text | str, /, **values: Any) -> None:
        """Say something else on the label."""
        if isinstance(text, str):
            self.setText(text)
            return
        if self._wording is None:
            self._wording = Wording(self, self._put)
        self._wording.show(text, **values)

    def setText(self, text: str) -> None:
        """Say these words, whatever the language."""
        if self._wording is not None:
            self._wording.show(text)
        else:
            self._put(text)

    def _put(self, words: str) -> None:
        super().setText(_HELD.sub(_hold, words) if self.wordWrap() else words)

    def text(self) -> str:
        """The words, without what holds an amount together."""
        return super().text().replace(NO_BREAK, " ").replace(JOINED, "")

    def set_tone(self, tone: str) -> None:
        """Say the words in another colour; '' for the usual one."""
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            restyle(self)


class Elided(Label):
    """One line that is cut with an ellipsis where it does not fit; the whole of it is the tooltip."""

    def __init__(self, text: Text | str = "", role: str = "", *, tone: str = "") -> None:
        super().__init__(text, role, tone=tone)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(QFontMetrics(self.font()).averageCharWidth() * 4, super().minimumSizeHint().height())

    def _put(self, words: str) -> None:
        super()._put(words)
        self.setToolTip(tip(words))

    def shown(self) -> str:
        """The whole text of the line, before it is cut."""
        return self.text()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        box = self.contentsRect()
        line = self.fontMetrics().elidedText(self.shown(), Qt.TextElideMode.ElideRight, box.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(box, self.alignment() | Qt.TextFlag.TextSingleLine, line)
        painter.end()


class Shortened(Elided):
    """One line with shorter ways to say it, for where the full one does not fit."""

    def __init__(self, role: str = "") -> None:
        super().__init__("", role)
        self.shorter: tuple[str, ...] = ()

    def say_either(self, full: str, *shorter: str) -> None:
        """Say a text in its full or a shorter way, the shortest last; the full way is the tooltip, and what is read
        out.
        """
        if (full, shorter) != (self.text(), self.shorter):
            self.shorter = shorter
            self.setText(full)

    def shown(self) -> str:
        """The text that stands there now: the first that fits, or the shortest one."""
        ways, letters, room = (self.text(), *self.shorter), self.fontMetrics(), self.contentsRect().width()
        return next((each for each in ways if letters.horizontalAdvance(each) <= room), ways[-1])


class Figure(QWidget):
    """A figure under its caption: 'Players left' over '137'. `show_figure` changes it."""

    def __init__(self, caption: Text | str = "", *, role: str = "head") -> None:
        super().__init__()
        self.caption = Label(caption, "caption")
        self.figure = Label("", role)
        vbox(self.caption, self.figure, gap=0, on=self)

    def show_figure(self, figure: str, caption: Text | str | None = None) -> None:
        """Show another figure, under another caption if one is given."""
        self.figure.setText(figure)
        if caption is not None:
            self.caption.say(caption)
        self.setAccessibleName(f"{self.caption.text()}: {figure}")


def tip(text: str, more: str = "") -> str:
    """A tooltip or help text that Qt takes for nothing but words, wrapped by itself when it is long. `more` stands on a
    line of its own beneath it.
    """
    lines = (each.translate(_MARKUP) for each in (text, more) if each)
    return f"<span>{'<br>'.join(lines)}</span>" if text else ""


def explain(widget: QWidget, help_text: Text, **values: Any) -> None:
    """Say how a widget is used: in its tooltip, and to those who listen. Call it once, where the widget is made."""

    def put(words: str) -> None:
        widget.setToolTip(tip(words))
        widget.setAccessibleDescription(words)

    Wording(widget, put).show(help_text, **values)


def restyle(widget: QWidget) -> None:
    """Let the style sheet look again at a widget whose `role`, `tone` or `kind` changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()
