"""The actions of the rulings desk that are asked for elsewhere in the window. The window itself goes there."""

from tdapp.app.deeds import give_penalty
from tdapp.domain.rulings import discipline
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session

RULE_AT = Action(
    "rulings.at", QT_TRANSLATE_NOOP("Actions", "Rule at this table"), "gavel", goes_to="rulings", bare=False
)
RULE_ON = Action("rulings.rule", QT_TRANSLATE_NOOP("Actions", "Rule on it"), "gavel", goes_to="rulings", bare=False)

PENALIZE = Action(
    "rulings.penalize", QT_TRANSLATE_NOOP("Actions", "Give a penalty"), "hourglass", goes_to="rulings", bare=False
)
PENALTIES = Action(
    "rulings.penalties", QT_TRANSLATE_NOOP("Actions", "Count down penalties"), "hourglass", goes_to="rulings"
)


def dealt_in(session: Session) -> None:
    """Note that everybody whose penalty is served was dealt in again: a hand each at their tables."""
    for table in session.view(discipline.dealing_in):
        session.do(discipline.hand_played, table)


def why_not_dealt_in(session: Session) -> str:
    """Why nobody can be dealt in again now: nobody may; or somebody else is away at such a table, and there hands are
    counted.
    """
    return "" if session.view(discipline.dealing_in) else session.words(NOBODY_BACK)


NOBODY_BACK = QT_TRANSLATE_NOOP("Actions", "Nobody is waiting to be dealt in again after a penalty.")
AGAIN = QT_TRANSLATE_NOOP("Actions", "Deal in again")
DEALT_IN = Action("rulings.dealt_in", AGAIN, "user-check", do=dealt_in, why_not=why_not_dealt_in)

GIVE = QT_TRANSLATE_NOOP("Actions", "Give the penalty")
GIVE_PENALTY = Action("rulings.give_penalty", GIVE, "gavel", do=give_penalty, bare=False)

RULINGS = (RULE_AT, RULE_ON, PENALIZE, GIVE_PENALTY, PENALTIES, DEALT_IN)
