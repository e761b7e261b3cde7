"""What all pages share: they show a view of the tournament in front, and look again only when somebody can see it."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.ui.session import CLUB, Session


class Page(QWidget):
    """A page of the main window. Subclasses say in `refresh` what they show and in `retranslate` their fixed words.

    A hidden page only marks itself stale, so that an act repaints no more than what is in sight.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("page")
        self.session = session
        self._stale = True
        session.changed.connect(self._on_changed)
        session.switched.connect(self.look_again)
        session.words_changed.connect(self._on_words)

    def refresh(self) -> None:
        """Ask for the view and show it."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say the words that do not come with a view, where no widget says them by itself."""

    def look_again(self) -> None:
        """Show the view anew, at once or when the page is next seen."""
        if self.isVisible() and self.session.tournament is not None:
            self._stale = False
            self.refresh()
        else:
            self._stale = True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.look_again()

    def _on_changed(self, stream: str) -> None:
        if stream in (self.session.tournament, CLUB):
            self.look_again()

    def _on_words(self) -> None:
        self.retranslate()
        self.look_again()
