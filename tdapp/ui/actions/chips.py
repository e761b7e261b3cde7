"""The actions of counting chips: begin and close a count of the room, take a number down."""

from tdapp.domain.act import Act
from tdapp.domain.chips import chip_counts
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding
from tdapp.ui.session import Session


def count_stack(session: Session, entry: EntryId, chips: Chips) -> Act | None:
    """Take down how many chips a stack has."""
    return session.do(chip_counts.count, stacks={entry: chips})


def count_table(session: Session, table: TableNo, chips: Chips) -> Act | None:
    """Take down how many chips a table has."""
    return session.do(chip_counts.count, tables={table: chips})


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
