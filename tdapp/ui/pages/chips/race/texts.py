"""The texts of the race desk."""

from tdapp.domain.chips.chip_bank import AdjustKind, RaceRounding, RaceWay
from tdapp.read.chips.race import TableState
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.pages.chips.race.draft import Mode, Trouble

RACE = QT_TRANSLATE_NOOP("RaceDesk", "Race")
NO_SET = QT_TRANSLATE_NOOP("RaceDesk", "No chip set chosen")
NO_SET_WHY = QT_TRANSLATE_NOOP("RaceDesk", "Choose this tournament's chip set first.")
NO_SET_DO = QT_TRANSLATE_NOOP("RaceDesk", "Choose the chips")
NO_TABLES = QT_TRANSLATE_NOOP("RaceDesk", "No tables yet")
NO_TABLES_WHY = QT_TRANSLATE_NOOP("RaceDesk", "Chips are raced off table by table. Draw the seats first.")

NO_MORE = QT_TRANSLATE_NOOP("RaceDesk", "No chips to race off")
NO_MORE_WHY = QT_TRANSLATE_NOOP("RaceDesk", "The set has no higher chip to race for.")

# Before
WHICH = QT_TRANSLATE_NOOP("RaceDesk", "Which chips leave play")
INTO = QT_TRANSLATE_NOOP("RaceDesk", "Raced for")
HOW = QT_TRANSLATE_NOOP("RaceDesk", "How")
ROUNDED = QT_TRANSLATE_NOOP("RaceDesk", "Rounding at each table")
ROUNDED_BY = QT_TRANSLATE_NOOP("RaceDesk", "Rounding at each table ({rule})", "rule: where it is written down")
BEGIN_TITLE = QT_TRANSLATE_NOOP("RaceDesk", "Race chips off")
BEGIN = QT_TRANSLATE_NOOP("RaceDesk", "Start the race")
AT_BREAK = QT_TRANSLATE_NOOP("RaceDesk", "{chip}, in this break", "chips that leave: which, and when")
AFTER_LEVEL = QT_TRANSLATE_NOOP("RaceDesk", "{chip}, after level {level}", "chips that leave: which, and when")
EXPECTED = QT_TRANSLATE_NOOP(
    "RaceDesk", "About {pieces} × {old} on %n tables. Bring {bring} × {chip} to each, {all} total.", "", 1
)
WAYS: dict[RaceWay, Text] = {
    RaceWay.CARDS: QT_TRANSLATE_NOOP("RaceDesk", "Cards at the table"),
    RaceWay.DRAWN: QT_TRANSLATE_NOOP("RaceDesk", "Cards drawn by the program"),
    RaceWay.ROUND_UP: QT_TRANSLATE_NOOP("RaceDesk", "Everybody rounded up"),
    RaceWay.FLOOR: QT_TRANSLATE_NOOP("RaceDesk", "The floor exchanges"),
}
WAYS_WHY: dict[RaceWay, Text] = {
    RaceWay.CARDS: QT_TRANSLATE_NOOP(
        "RaceDesk",
        "The dealer deals a card for each odd chip, from seat 1. The highest card of each seat is typed here.",
    ),
    RaceWay.DRAWN: QT_TRANSLATE_NOOP(
        "RaceDesk",
        "Type the odd chips here; one numbered draw deals the cards for all tables. Anybody can check it.",
    ),
    RaceWay.ROUND_UP: QT_TRANSLATE_NOOP(
        "RaceDesk", "Every player with odd chips gets one new chip for them. No cards."
    ),
    RaceWay.FLOOR: QT_TRANSLATE_NOOP(
        "RaceDesk", "The floor decides who gets a new chip for their odd chips, and types it here. No cards."
    ),
}
ROUNDINGS: dict[RaceRounding, Text] = {
    RaceRounding.HALF_UP: QT_TRANSLATE_NOOP("RaceDesk", "Half or more up"),
    RaceRounding.ALWAYS_UP: QT_TRANSLATE_NOOP("RaceDesk", "Always up"),
}
OVER = QT_TRANSLATE_NOOP("RaceDesk", "Raced off")
OVER_LINE = QT_TRANSLATE_NOOP("RaceDesk", "{old} for {new}: {given} × {new} given for {taken} × {old}, {change}")
NO_CHANGE = QT_TRANSLATE_NOOP("RaceDesk", "chips in play unchanged")
MORE = QT_TRANSLATE_NOOP("RaceDesk", "{chips} more in play")
LESS = QT_TRANSLATE_NOOP("RaceDesk", "{chips} fewer in play")

# While it goes on
GOING = QT_TRANSLATE_NOOP("RaceDesk", "{old} for {new}", "which chips are raced for which")
TO_GO = QT_TRANSLATE_NOOP("RaceDesk", "%n tables left", "", 1)
WAITING = QT_TRANSLATE_NOOP("RaceDesk", "%n wait for cards", "tables", 1)
WAITING_FLOOR = QT_TRANSLATE_NOOP("RaceDesk", "%n wait for the floor", "tables", 1)
CAME = QT_TRANSLATE_NOOP("RaceDesk", "%n players who moved to race: {seats}", "", 1)
ALL_DONE = QT_TRANSLATE_NOOP("RaceDesk", "Every table is raced")
PROOF = QT_TRANSLATE_NOOP("RaceDesk", "{before} before, rounding {change}, {after} after")
ASTRAY = QT_TRANSLATE_NOOP(
    "RaceDesk",
    "{odd} odd chips cannot be right: {less} fewer or {more} more would match the chips in play. A seat is miscounted.",
)
PROOF_SOLD = QT_TRANSLATE_NOOP("RaceDesk", "{before} before, rounding {change}, sold since {meanwhile}, {after} after")
SLIP = QT_TRANSLATE_NOOP("RaceDesk", "Bank: {taken} × {old} in, {given} × {new} out")
SLIP_KEPT = QT_TRANSLATE_NOOP("RaceDesk", "Bank: {taken} × {old} in, {given} × {new} out; players kept {kept}")
PIECES = QT_TRANSLATE_NOOP("RaceDesk", "{n} × {chip}", "so many pieces of a chip")
DRAW = QT_TRANSLATE_NOOP("RaceDesk", "Draw the cards of %n tables", "", 1)
DRAW_NONE = QT_TRANSLATE_NOOP("RaceDesk", "Draw the cards")
DRAW_WHY = QT_TRANSLATE_NOOP("RaceDesk", "No table is waiting for cards.")
END = QT_TRANSLATE_NOOP("RaceDesk", "End the race")
SHEETS = QT_TRANSLATE_NOOP("RaceDesk", "Sheets")
LATE = QT_TRANSLATE_NOOP("RaceDesk", "Found or too late")
BY_SEAT = QT_TRANSLATE_NOOP("RaceDesk", "By seat")
BY_SEAT_WHY = QT_TRANSLATE_NOOP("RaceDesk", "Type how many odd chips each seat has, seat by seat.")
TABLES = QT_TRANSLATE_NOOP("RaceDesk", "Tables")
HEADS = (
    QT_TRANSLATE_NOOP("RaceDesk", "Table"),
    QT_TRANSLATE_NOOP("RaceDesk", "State"),
    QT_TRANSLATE_NOOP("RaceDesk", "Odd", "head of a column: chips that make no whole new one"),
    QT_TRANSLATE_NOOP("RaceDesk", "New", "head of a column: new chips they get"),
    QT_TRANSLATE_NOOP("RaceDesk", "Rounding"),
)
STATES: dict[TableState, Text] = {
    TableState.OPEN: QT_TRANSLATE_NOOP("RaceDesk", "left", "a table"),
    TableState.WAITING: QT_TRANSLATE_NOOP("RaceDesk", "waiting", "a table"),
    TableState.DONE: QT_TRANSLATE_NOOP("RaceDesk", "done", "a table"),
}
AGAIN = QT_TRANSLATE_NOOP("RaceDesk", "again: seat {seats}", "a table that is done and entered once more")
SPOKEN_TABLE = QT_TRANSLATE_NOOP("RaceDesk", "Table {table}, {state}, odd chips {odd}")

# One table
TABLE = QT_TRANSLATE_NOOP("RaceDesk", "Table {table}")
TABLE_ODD = QT_TRANSLATE_NOOP("RaceDesk", "%n odd chips", "", 1)
RACED_FOR = QT_TRANSLATE_NOOP("RaceDesk", "{n} × {chip} to race for", "so many chips of that value")
SEAT_HEADS = (
    QT_TRANSLATE_NOOP("RaceDesk", "Seat"),
    QT_TRANSLATE_NOOP("RaceDesk", "Player"),
    QT_TRANSLATE_NOOP("RaceDesk", "Odd chips"),
    QT_TRANSLATE_NOOP("RaceDesk", "Card", "head of a column: a playing card"),
    QT_TRANSLATE_NOOP("RaceDesk", "Gets", "head of a column: new chips"),
)
ONLY = QT_TRANSLATE_NOOP("RaceDesk", "all", "chips: they are all he has")
KEEPS = QT_TRANSLATE_NOOP("RaceDesk", "keeps {chip}", "a chip, so that he is not raced out")
GETS_NONE = QT_TRANSLATE_NOOP("RaceDesk", "none", "new chips")
CAME_HERE = QT_TRANSLATE_NOOP("RaceDesk", "{name} (moved here, not raced)")
LEFT_TABLE = QT_TRANSLATE_NOOP("RaceDesk", "{name} (no longer here)")
SPOKEN_SEAT = QT_TRANSLATE_NOOP("RaceDesk", "Seat {seat}, {name}, odd chips {odd}")
TABLE_DONE = QT_TRANSLATE_NOOP("RaceDesk", "Table done")
TAKE_BACK = QT_TRANSLATE_NOOP("RaceDesk", "Undo")
ALL_HE_HAS = QT_TRANSLATE_NOOP("RaceDesk", "Whole stack")
HANDED_IN = QT_TRANSLATE_NOOP("RaceDesk", "Handed in")
HANDED_IN_WHY = QT_TRANSLATE_NOOP("RaceDesk", "All old chips of the table, for the bank slip. Optional.")
GO_TO = QT_TRANSLATE_NOOP("RaceDesk", "Go to table")
HINTS: dict[Mode, Text] = {
    Mode.CHIPS: QT_TRANSLATE_NOOP(
        "RaceDesk", "Each press adds one odd chip to a seat: 1 to 9, 0 is seat 10, - is 11, = is 12. Enter: table done."
    ),
    Mode.SEATS: QT_TRANSLATE_NOOP("RaceDesk", "Each number is the odd chips of the next seat. Enter: table done."),
    Mode.CARDS: QT_TRANSLATE_NOOP(
        "RaceDesk", "The highest card of each seat with odd chips: K d, 10 s. Backspace returns to the chips."
    ),
    Mode.FLOOR: QT_TRANSLATE_NOOP("RaceDesk", "Press the number of each seat that gets a new chip. Enter: table done."),
}
_HIGHEST = QT_TRANSLATE_NOOP(
    "RaceDesk", "{odd} × {old} are {worth}, so the race was for {n} × {new}: one each to the highest cards."
)
WHY: dict[RaceWay, Text] = {
    RaceWay.CARDS: _HIGHEST,
    RaceWay.DRAWN: _HIGHEST,
    RaceWay.ROUND_UP: QT_TRANSLATE_NOOP("RaceDesk", "Everybody with odd chips got one {new} for them."),
    RaceWay.FLOOR: QT_TRANSLATE_NOOP("RaceDesk", "The floor decided who got a {new}."),
}
CORRECT = QT_TRANSLATE_NOOP("RaceDesk", "To correct it, type the chips.")
CORRECT_C = QT_TRANSLATE_NOOP("RaceDesk", "To correct it, type the chips, or C for the result.")
TROUBLES: dict[Trouble, Text] = {
    Trouble.EMPTY: QT_TRANSLATE_NOOP("RaceDesk", "Nobody sits in seat {seat}. Type the seat the chip came from."),
    Trouble.FULL: QT_TRANSLATE_NOOP(
        "RaceDesk", "Seat {seat} has {most} odd chips at most: {ratio} are exchanged for a full new one."
    ),
    Trouble.NO_ODD: QT_TRANSLATE_NOOP("RaceDesk", "That seat has no odd chips. Type the chips first."),
    Trouble.NO_CARD: QT_TRANSLATE_NOOP("RaceDesk", "That is not a card. Type the rank, then c, d, h or s: K d, 10 s."),
    Trouble.MISSING: QT_TRANSLATE_NOOP("RaceDesk", "Seat {seat} has no card yet. Type its highest card."),
    Trouble.TWICE: QT_TRANSLATE_NOOP("RaceDesk", "That card is already typed for another seat. Check the cards."),
}

# Chips found, hidden, late or lost
FOUND_TITLE = QT_TRANSLATE_NOOP("RaceDesk", "Chips found, hidden, too late or lost")
KINDS: dict[AdjustKind, Text] = {
    AdjustKind.FOUND: QT_TRANSLATE_NOOP("RaceDesk", "Found"),
    AdjustKind.LATE: QT_TRANSLATE_NOOP("RaceDesk", "Too late for a race"),
    AdjustKind.HIDDEN: QT_TRANSLATE_NOOP("RaceDesk", "Hidden"),
    AdjustKind.FOREIGN: QT_TRANSLATE_NOOP("RaceDesk", "Not from this tournament"),
    AdjustKind.LOST: QT_TRANSLATE_NOOP("RaceDesk", "Lost"),
    AdjustKind.STACK: QT_TRANSLATE_NOOP("RaceDesk", "Wrong stack handed out"),
    AdjustKind.CHANGE: QT_TRANSLATE_NOOP("RaceDesk", "Wrong change"),
    AdjustKind.OTHER: QT_TRANSLATE_NOOP("RaceDesk", "Something else"),
}
KINDS_WHY: dict[AdjustKind, Text] = {
    AdjustKind.FOUND: QT_TRANSLATE_NOOP("RaceDesk", "No owner is known: they go out of play."),
    AdjustKind.LATE: QT_TRANSLATE_NOOP(
        "RaceDesk", "Of a denomination already raced off: changed for full new chips only, the rest is lost."
    ),
    AdjustKind.HIDDEN: QT_TRANSLATE_NOOP(
        "RaceDesk", "Hidden during an all-in and ruled out of play: they go to the bank."
    ),
    AdjustKind.FOREIGN: QT_TRANSLATE_NOOP("RaceDesk", "From another event, or counterfeit: they were never in play."),
    AdjustKind.LOST: QT_TRANSLATE_NOOP("RaceDesk", "They were in play and are missing."),
    AdjustKind.STACK: QT_TRANSLATE_NOOP("RaceDesk", "What was actually given too much or too little."),
    AdjustKind.CHANGE: QT_TRANSLATE_NOOP("RaceDesk", "What the bank actually took in and gave out."),
    AdjustKind.OTHER: QT_TRANSLATE_NOOP("RaceDesk", "Give the reason."),
}
TAKEN = QT_TRANSLATE_NOOP("RaceDesk", "Chips out of play")
GIVEN = QT_TRANSLATE_NOOP("RaceDesk", "Chips given")
SUCH_AS = QT_TRANSLATE_NOOP("RaceDesk", "500 or 3x500 7x25")
WHERE = QT_TRANSLATE_NOOP("RaceDesk", "Seat or table")
WHERE_SUCH = QT_TRANSLATE_NOOP("RaceDesk", "12-4 or 12, optional")
BY_RULING = QT_TRANSLATE_NOOP("RaceDesk", "By ruling")
BY_RULING_SUCH = QT_TRANSLATE_NOOP("RaceDesk", "its number, optional")
RECORD = QT_TRANSLATE_NOOP("RaceDesk", "Record")
CLOSE = QT_TRANSLATE_NOOP("RaceDesk", "Close")
NO_PIECES = QT_TRANSLATE_NOOP("RaceDesk", "{typed} is not an amount of chips. Type 500, or 3x500 7x25.")
NO_WHERE = QT_TRANSLATE_NOOP("RaceDesk", "{typed} is not a seat or table here. Type 12-4, or 12.")
NO_RULING = QT_TRANSLATE_NOOP("RaceDesk", "{typed} is not the number of a ruling.")
COMES_TO = QT_TRANSLATE_NOOP("RaceDesk", "Worth {chips}. Chips in play: {change}.")
COMES_TO_FOR = QT_TRANSLATE_NOOP("RaceDesk", "Worth {chips}, {given} given for them. Chips in play: {change}.")
