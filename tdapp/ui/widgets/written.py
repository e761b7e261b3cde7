"""A page of text in the colours of the theme: written anew when the theme changes, since its colours stand in it."""

from collections.abc import Callable

from PySide6.QtWidgets import QTextBrowser

from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import Tokens
from tdapp.ui.widgets.focus_ring import Ringed

Write = Callable[[Tokens], str]


class Written(Ringed, QTextBrowser):
    """A browser that shows HTML made from the tokens of the theme. Links are for whoever listens to `anchorClicked`.

    `name` is its objectName, `says` its accessible name.
    """

    def __init__(self, name: str = "", says: Text | None = None) -> None:
        super().__init__()
        self.setObjectName(name)
        if says is not None:
            say(self.setAccessibleName, says)
        self.setOpenLinks(False)
        self.setProperty("kind", "page")
        self._write: Write | None = None
        look().changed.connect(self._rewrite)

    def write(self, made: Write | None) -> None:
        """Write what this makes of the theme's tokens, from the top; None: nothing."""
        self._write = made
        self.setHtml(made(look().tokens) if made is not None else "")

    def _rewrite(self) -> None:
        place = self.verticalScrollBar().value()
        self.write(self._write)
        self.verticalScrollBar().setValue(place)
