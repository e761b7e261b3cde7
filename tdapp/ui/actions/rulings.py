"""What a director asks of the rulings desk from elsewhere in the window. The window itself goes there."""

from tdapp.domain import floor
from tdapp.domain.act import Act
from tdapp.domain.units import TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.room import Room

RULE_AT = Action(
    "rulings.at", QT_TRANSLATE_NOOP("Actions", "Rule at this table"), "gavel", goes_to="rulings", bare=False
)
RULE_ON = Action("rulings.rule", QT_TRANSLATE_NOOP("Actions", "Rule on it"), "gavel", goes_to="rulings", bare=False)

PENALTIES = Action("rulings.penalties", QT_TRANSLATE_NOOP("Actions", "Count penalties"), "hourglass", goes_to="rulings")

RULINGS = (RULE_AT, RULE_ON, PENALTIES)


def hand_played(room: Room, table: TableNo) -> Act | None:
    """A hand was played at this table: whoever is away on a penalty there misses one less."""
    return room.do(floor.hand_played, table)
