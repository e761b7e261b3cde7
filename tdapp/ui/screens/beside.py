"""Takes a tournament back that stands beside another on a public screen, once it is over or its club is not open: the
room never looks at a clock that stands for nobody.
"""

from PySide6.QtCore import QObject

from tdapp.domain.units import TournamentId
from tdapp.read.screen_windows import kept_windows, may_stand, windows_from
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.session import Session
from tdapp.values import replace

OVER = QT_TRANSLATE_NOOP("Screens", "{tournament} is over: it no longer stands beside another on the public screen.")
OTHER_CLUB = QT_TRANSLATE_NOOP(
    "Screens", "Nothing stands beside a tournament on the public screen any more: another club is open."
)


class TakesBack(QObject):
    """Looks at every change whether all that stand beside another may go on doing so, and says who may not."""

    def __init__(self, session: Session, *, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        session.changed.connect(self.look)
        session.switched.connect(self.look)
        self.look()

    def look(self, _stream: str = "") -> None:
        """Take back whoever is over or not of this club."""
        session = self._session
        if not session.has_club or not any(kept.get("beside") for kept in session.preferences.windows):
            return
        windows = windows_from(session.preferences.windows)
        on, names = set(session.on_now()), {row.id: row.name for row in session.club.tournaments()}
        gone = [window for window in windows if not may_stand(window, on, set(names))]
        if not gone:
            return
        alone = (replace(window, beside=TournamentId("")) if window in gone else window for window in windows)
        session.prefer(session.preferences._replace(windows=kept_windows(tuple(alone))))
        for other in dict.fromkeys(window.beside for window in gone):
            if other in names:
                session.tell(OVER, tournament=names[other])
            else:
                session.tell(OTHER_CLUB)
