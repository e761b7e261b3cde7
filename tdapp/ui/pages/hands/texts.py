"""The texts of the window for hands played in step."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("InStep", "Hand for hand")
OWN_PACE = QT_TRANSLATE_NOOP("InStep", "Tables play at their own pace · %n players left", "", 1)
SUM = QT_TRANSLATE_NOOP("InStep", "Hand {number} · {elapsed} · {waits} · {off}")
STILL_PLAY = QT_TRANSLATE_NOOP("InStep", "%n tables still play", "", 1)
ALL_PLAYED = QT_TRANSLATE_NOOP("InStep", "every table has played")
OFF = QT_TRANSLATE_NOOP("InStep", "{lasts} off the clock for a hand")
RUNS = QT_TRANSLATE_NOOP("InStep", "the clock runs")
TYPE = QT_TRANSLATE_NOOP("InStep", "12: table 12 has played · 12 8: 8 heads there")
TYPE_HELP = QT_TRANSLATE_NOOP(
    "InStep",
    "Type a table and press Enter when it has played its hand, a table and a number when heads were counted there. "
    "Several at once: 3, 5, 7 or 3=8 5=9.",
)
NOT_READ = QT_TRANSLATE_NOOP("InStep", "“{typed}” is no table. Type its number, or number and heads: 12 8.")
GRID = QT_TRANSLATE_NOOP("InStep", "Tables")
HEADS = (
    QT_TRANSLATE_NOOP("InStep", "Table"),
    QT_TRANSLATE_NOOP("InStep", "Hand"),
    QT_TRANSLATE_NOOP("InStep", "Players"),
    QT_TRANSLATE_NOOP("InStep", "Counted"),
    QT_TRANSLATE_NOOP("InStep", "Last hands"),
    QT_TRANSLATE_NOOP("InStep", "Who sits there"),
)
PLAYED = QT_TRANSLATE_NOOP("InStep", "has played")
PLAYS = QT_TRANSLATE_NOOP("InStep", "still plays")
PLAYS_NONE = QT_TRANSLATE_NOOP("InStep", "plays none", "one player alone at a table")
AGREES = QT_TRANSLATE_NOOP("InStep", "{heads} · right")
DIFFERS = QT_TRANSLATE_NOOP("InStep", "{heads} · not {seated}")
NOT_COUNTED = QT_TRANSLATE_NOOP("InStep", "not counted")
HANDS_LEFT = QT_TRANSLATE_NOOP("InStep", "%n to go", "", 1)
DAY_DONE = QT_TRANSLATE_NOOP("InStep", "done")
SPOKEN = QT_TRANSLATE_NOOP("InStep", "Table {table}, {hand}, {count}")
TICK = QT_TRANSLATE_NOOP("InStep", "This table has played")
TICK_ALL = QT_TRANSLATE_NOOP("InStep", "All have played")
COUNT_ALL = QT_TRANSLATE_NOOP("InStep", "All counts are right")
COUNT_ALL_HELP = QT_TRANSLATE_NOOP(
    "InStep", "The floor reports that every table not counted yet has as many players as the book says."
)
NOBODY = QT_TRANSLATE_NOOP("InStep", "Nobody sits at a table")
NOBODY_WHY = QT_TRANSLATE_NOOP("InStep", "Draw the seats first.")
CLOSE = QT_TRANSLATE_NOOP("InStep", "Close")

HAND = QT_TRANSLATE_NOOP("InStep", "Hand for hand")
HAND_ABOUT = QT_TRANSLATE_NOOP(
    "InStep", "Every table plays one hand, then all wait. Whoever goes out from now on, also in this hand, is eligible."
)
NEAR = QT_TRANSLATE_NOOP("InStep", "{left} left, {paid} places paid: the money may be reached in one hand.")
MINUTES = QT_TRANSLATE_NOOP("InStep", "Minutes off the clock for each hand; 0: the clock runs")
BY_STACK = QT_TRANSLATE_NOOP("InStep", "Bust-outs of one table are placed by their stacks")
BEGIN = QT_TRANSLATE_NOOP("InStep", "Begin hand for hand")
NOBODY_OUT = QT_TRANSLATE_NOOP("InStep", "Nobody is out in this hand.")
OUT = QT_TRANSLATE_NOOP("InStep", "Out in this hand: {names}")
SHARE = QT_TRANSLATE_NOOP("InStep", "They share places {best} to {worst}.")
PLACE = QT_TRANSLATE_NOOP("InStep", "Place {place}.")
STACKS = QT_TRANSLATE_NOOP("InStep", "Chips before the hand decide. Left empty, they stay in the order entered.")
STACK_OF = QT_TRANSLATE_NOOP("InStep", "Chips of {name} before the hand")
OVER = QT_TRANSLATE_NOOP("InStep", "Hand is over")
END = QT_TRANSLATE_NOOP("InStep", "End hand for hand")

MONEY = QT_TRANSLATE_NOOP("InStep", "In the money")
TO_GO = QT_TRANSLATE_NOOP("InStep", "{left} left, {paid} places paid: %n to go.", "", 1)
NO_PRIZES = QT_TRANSLATE_NOOP("InStep", "No prizes yet.")
REACHED = QT_TRANSLATE_NOOP("InStep", "{left} left, {paid} places paid.")
COUNT_FIRST = QT_TRANSLATE_NOOP("InStep", "Still to count: tables {tables}.")
COUNTED = QT_TRANSLATE_NOOP("InStep", "Every table is counted and agrees.")
DIFFERENCE = QT_TRANSLATE_NOOP("InStep", "Table {table}: counted {heads}, in the book {seated}: {names}")
ANNOUNCED = QT_TRANSLATE_NOOP("InStep", "The room has been told.")
ANNOUNCE = QT_TRANSLATE_NOOP("InStep", "Announce the money")

DAY = QT_TRANSLATE_NOOP("InStep", "End of the day")
DAY_ABOUT = QT_TRANSLATE_NOOP(
    "InStep", "A card from {low} to {high}, drawn {before} before the end, says how many hands every table still plays."
)
ENDS_WITH = QT_TRANSLATE_NOOP("InStep", "The day ends with level; empty: not said")
DAY_LEFT = QT_TRANSLATE_NOOP("InStep", "Still {left} on the clock.")
CARD = QT_TRANSLATE_NOOP("InStep", "Card a player drew; empty: drawn here")
DRAW = QT_TRANSLATE_NOOP("InStep", "Draw the card")
LAST = QT_TRANSLATE_NOOP("InStep", "Every table plays %n more hands.", "", 1)
LAST_AFTER = QT_TRANSLATE_NOOP("InStep", "The hand being played then was finished first.")
LAST_WITH = QT_TRANSLATE_NOOP("InStep", "The hand being played then was the first of them.")
LAST_TABLES = QT_TRANSLATE_NOOP("InStep", "%n tables still play.", "the last hands of the day", 1)
LAST_DONE = QT_TRANSLATE_NOOP("InStep", "All tables are done.")
PLAY_ON = QT_TRANSLATE_NOOP("InStep", "Play on after all")
