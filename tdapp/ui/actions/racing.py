"""The actions of chips that leave play: race them off, record those that were found, hidden or lost."""

from tdapp.app.deeds import record_found
from tdapp.domain.chips import racing
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding

RACE = Action("chips.race", QT_TRANSLATE_NOOP("Actions", "Chip race"), "coins", goes_to="chips")
FOUND = Action("chips.found", QT_TRANSLATE_NOOP("Actions", "Record chips"), "search", goes_to="chips")
DRAW = deciding(
    "chips.draw_cards", QT_TRANSLATE_NOOP("Actions", "Draw cards for the race"), "dices", racing.draw, draws=True
)
END = deciding("chips.end_race", QT_TRANSLATE_NOOP("Actions", "End the race"), "flag", racing.end)
RACE_CHIP = Action(
    "chips.race_chip", QT_TRANSLATE_NOOP("Actions", "Race chips off"), "coins", goes_to="chips", bare=False
)
ODD = deciding("chips.odd", QT_TRANSLATE_NOOP("Actions", "Odd chips of a table"), "coins", racing.settle, bare=False)
RECORD = Action(
    "chips.record_found", QT_TRANSLATE_NOOP("Actions", "Chips found"), "search", do=record_found, bare=False
)
RECORD_OF = Action(
    "chips.record_ruling", QT_TRANSLATE_NOOP("Actions", "Chips from a ruling"), "search", goes_to="chips", bare=False
)
SHEETS = Action(
    "chips.race_sheets", QT_TRANSLATE_NOOP("Actions", "Race sheets to fill in"), "printer", goes_to="papers"
)
RESULTS = Action(
    "chips.race_results", QT_TRANSLATE_NOOP("Actions", "Race results and bank slip"), "printer", goes_to="papers"
)
PARTS = {RACE.id: "race"}  # the part of the page it shows
PAPERS = {SHEETS.id: SheetKind.RACE_SHEETS, RESULTS.id: SheetKind.RACE_RESULTS}  # the sheet each shows

RACING = (RACE, FOUND, DRAW, END, RACE_CHIP, ODD, RECORD, RECORD_OF, SHEETS, RESULTS)
