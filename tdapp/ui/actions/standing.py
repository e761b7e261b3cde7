"""What stands behind an action before anything else is asked: an open club, and a tournament in front."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session

WITHOUT_CLUB = frozenset(
    ("window.lock", "window.keys", "window.theme", "window.preferences", "window.open", "window.demo", "window.quit",
     "window.menu", "window.manual", "window.mute", "window.check", "window.recover", "window.practise"),
)  # fmt: skip
WITHOUT_TOURNAMENT = WITHOUT_CLUB | {
    "window.lobby", "window.next_tournament", "window.new", "window.copies", "window.people", "window.person",
    "window.drawers", "window.codes", "window.command", "window.needs", "window.next_need", "window.time",
    "window.events", "window.generate", "window.import", "window.export", "window.import_people",
    "window.import_results", "window.imported_evenings",
}  # fmt: skip

NO_CLUB = QT_TRANSLATE_NOOP("Actions", "No club is open. Start one here, or open its file.")
NO_TOURNAMENT = QT_TRANSLATE_NOOP(
    "Actions", "No tournament is open. Choose one from the list, or create a new one (Ctrl Shift N)."
)


def missing(action: str, session: Session) -> Text | None:
    """The sentence that says what an action, named by its id, lacks: a club, a tournament; None for neither."""
    if not session.has_club:
        return None if action in WITHOUT_CLUB else NO_CLUB
    if session.tournament is None:
        return None if action in WITHOUT_TOURNAMENT else NO_TOURNAMENT
    return None


def why_not(action: Action, session: Session) -> str:
    """Why an action cannot be done now, as a sentence; '' when it can."""
    lacks = missing(action.id, session)
    if lacks is not None:
        return session.words(lacks)
    return action.why_not(session) if action.why_not is not None else ""
