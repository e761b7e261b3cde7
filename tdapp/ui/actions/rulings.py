"""What a director asks of the rulings desk from elsewhere in the window. The window itself goes there."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action

RULE_AT = Action(
    "rulings.at", QT_TRANSLATE_NOOP("Actions", "Rule at this table"), "gavel", goes_to="rulings", bare=False
)
RULE_ON = Action("rulings.rule", QT_TRANSLATE_NOOP("Actions", "Rule on it"), "gavel", goes_to="rulings", bare=False)

RULINGS = (RULE_AT, RULE_ON)
