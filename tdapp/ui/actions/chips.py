"""The actions of counting chips: begin and close a count of the room, take a number down."""

from tdapp.app.deeds import count_stack, count_table
from tdapp.domain.chips import chip_counts
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding

COUNT = Action("chips.count", QT_TRANSLATE_NOOP("Actions", "Count chips"), "chip", goes_to="chips")
LEDGER = Action("chips.ledger", QT_TRANSLATE_NOOP("Actions", "Chip ledger"), "scale", goes_to="chips")
LEADERS = Action("chips.leaders", QT_TRANSLATE_NOOP("Actions", "Chip leaders"), "trophy", goes_to="chips")
CLOSE_COUNT = deciding(
    "chips.close_count", QT_TRANSLATE_NOOP("Actions", "Close the chip count"), "check", chip_counts.close_count
)
COUNT_STACK = Action(
    "chips.count_stack", QT_TRANSLATE_NOOP("Actions", "Count a stack"), "chip", do=count_stack, bare=False
)
COUNT_TABLE = Action(
    "chips.count_table", QT_TRANSLATE_NOOP("Actions", "Count a table's chips"), "chip", do=count_table, bare=False
)
PARTS = {COUNT.id: "count", LEDGER.id: "ledger", LEADERS.id: "leaders"}  # the part of the page each shows

COUNTS = (COUNT, LEDGER, LEADERS, CLOSE_COUNT, COUNT_STACK, COUNT_TABLE)
