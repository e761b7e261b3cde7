"""One key that gives money and takes it back does not do both by two presses: the second says what a third does."""

from tdapp.domain.units import ActNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.session import Session, Told

ONCE_MORE = QT_TRANSLATE_NOOP("TakingBack", "This was just done. Press once more to undo it.")


class AsksFirst:
    """Asks before the act that was done last is taken back by the key that did it, or by the button that takes its
    place. Once anything else was done, or it was asked, the key takes it back at once.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._asked: ActNo | None = None

    def asks(self, act: ActNo | None) -> bool:
        """Whether this act is the last one and nobody was asked: then that was just said, and nothing is done."""
        session = self._session
        if act is None or act == self._asked or act != last_act(session):
            return False
        self._asked = act
        session.told.emit(Told(session.words(ONCE_MORE), "info"))
        return True


def last_act(session: Session, *verbs: str) -> ActNo | None:
    """The act of the tournament in front that was done last; None: there is none, or it is none of these verbs."""
    if session.tournament is None:
        return None
    acts = session.club.desk.history(session.tournament).acts
    return acts[-1].number if acts and (not verbs or acts[-1].verb in verbs) else None
