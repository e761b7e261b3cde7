"""Takes a tournament back that stands beside another on a public screen, once it is over or its club is not open: the
room never looks at a clock that stands for nobody.
"""

from PySide6.QtCore import QObject

from tdapp.domain.units import TournamentId
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.screens.shows import Together, all_together
from tdapp.ui.session import Session

OVER = QT_TRANSLATE_NOOP("Screens", "{tournament} is over: it no longer stands beside another on the public screen.")
OTHER_CLUB = QT_TRANSLATE_NOOP(
    "Screens", "Nothing stands beside a tournament on the public screen any more: another club is open."
)


def may_stand(these: Together, on: set[TournamentId], known: set[TournamentId]) -> bool:
    """Whether one may go on standing beside the other: it is still `on`, and the club has (`known`) the other, which
    may be over: its podium stands beside whoever plays on.
    """
    return these[1] in on and these[0] in known


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
        together = all_together(session.preferences.beside)
        if not together or not session.has_club:
            return
        on, names = set(session.on_now()), {row.id: row.name for row in session.club.tournaments()}
        gone = {key: these for key, these in together.items() if not may_stand(these, on, set(names))}
        if not gone:
            return
        kept = {key: these for key, these in session.preferences.beside.items() if key not in gone}
        session.prefer(session.preferences._replace(beside=kept))
        for _first, other in dict.fromkeys(gone.values()):
            if other in names:
                session.tell(OVER, tournament=names[other])
            else:
                session.tell(OTHER_CLUB)
