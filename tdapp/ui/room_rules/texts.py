"""The texts of the window of the room's rules."""

from tdapp.domain.seating.table_facts import BreakOrder, Game
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("RoomRules", "Room and draw rules")
PARTS = QT_TRANSLATE_NOOP("RoomRules", "Parts")
PLAN = QT_TRANSLATE_NOOP("RoomRules", "Floor plan")
TABLES = QT_TRANSLATE_NOOP("RoomRules", "Tables and seats")
PEOPLE = QT_TRANSLATE_NOOP("RoomRules", "Seating requests")
EVEN = QT_TRANSLATE_NOOP("RoomRules", "Balancing and breaking")
KEEP = QT_TRANSLATE_NOOP("RoomRules", "Save for this tournament")
KEEP_CLUB = QT_TRANSLATE_NOOP("RoomRules", "Also save for the club")
KEEP_CLUB_HELP = QT_TRANSLATE_NOOP(
    "RoomRules", "Every new tournament of the club starts with this floor plan, these tables and blocked seats."
)
TAKE_CLUB = QT_TRANSLATE_NOOP("RoomRules", "Use the club's room")
NO_CLUB_ROOM = QT_TRANSLATE_NOOP("RoomRules", "The club has no saved room yet.")
CLOSE = QT_TRANSLATE_NOOP("RoomRules", "Close")
KEPT = QT_TRANSLATE_NOOP("RoomRules", "Saved.")
KEPT_CLUB = QT_TRANSLATE_NOOP("RoomRules", "Saved. Every new tournament starts with this room.")
NOT_KEPT = QT_TRANSLATE_NOOP("RoomRules", "Not saved yet")
DROPPED = QT_TRANSLATE_NOOP("RoomRules", "What you typed for the other tournament was not saved.")

SIZES = QT_TRANSLATE_NOOP("RoomRules", "Tables with more or fewer seats")
SIZES_HINT = QT_TRANSLATE_NOOP("RoomRules", "1-4: 8; 12: 6")
ORDER = QT_TRANSLATE_NOOP("RoomRules", "Tables open in this order")
ORDER_HINT = QT_TRANSLATE_NOOP("RoomRules", "5, 1-4")
BLOCKED = QT_TRANSLATE_NOOP("RoomRules", "Seats not in use")
BLOCKED_HINT = QT_TRANSLATE_NOOP(
    "RoomRules", "10; 3-9 camera", "how it is typed: seat 10 of every table; table 3, seat 9, and why"
)
FIRST = QT_TRANSLATE_NOOP("RoomRules", "Seats that fill first")
FIRST_HINT = QT_TRANSLATE_NOOP("RoomRules", "1, 9")
REDRAW = QT_TRANSLATE_NOOP("RoomRules", "Redraw the whole field at how many players left")
REDRAW_HINT = QT_TRANSLATE_NOOP("RoomRules", "24, 16")
LATE_EVEN = QT_TRANSLATE_NOOP("RoomRules", "Late entries go to the tables with the fewest players")

WISH = QT_TRANSLATE_NOOP("RoomRules", "A request")
WISH_HINT = QT_TRANSLATE_NOOP(
    "RoomRules", "'ada + bob' keeps them apart, 'ada 12-4' keeps a seat for her. Enter adds it."
)
APART = QT_TRANSLATE_NOOP("RoomRules", "{name} and {other} never at the same table")
SEAT_KEPT = QT_TRANSLATE_NOOP("RoomRules", "Seat {seat} is kept for {name}")
NOBODY_CALLED = QT_TRANSLATE_NOOP("RoomRules", "Nobody in the club is called '{typed}'.")
SEVERAL_CALLED = QT_TRANSLATE_NOOP("RoomRules", "'{typed}' could be {names}. Type more of the name.")
WISHES = QT_TRANSLATE_NOOP("RoomRules", "Requests")
NO_WISHES = QT_TRANSLATE_NOOP("RoomRules", "No requests yet")
DROP = QT_TRANSLATE_NOOP("RoomRules", "Remove the request")

TOLERANCE = QT_TRANSLATE_NOOP("RoomRules", "Largest difference")
IDEAL = QT_TRANSLATE_NOOP("RoomRules", "Break a table once the others have at most")
IDEAL_HINT = QT_TRANSLATE_NOOP("RoomRules", "players each. 0: as soon as its players fit at the other tables")
HALT = QT_TRANSLATE_NOOP("RoomRules", "A table stops when this many short")
BREAK_ORDER = QT_TRANSLATE_NOOP("RoomRules", "Which table breaks first")
ORDERS = {
    BreakOrder.LIST: QT_TRANSLATE_NOOP("RoomRules", "By list, then highest number"),
    BreakOrder.NEWEST: QT_TRANSLATE_NOOP("RoomRules", "The one opened last"),
    BreakOrder.FARTHEST: QT_TRANSLATE_NOOP("RoomRules", "The one furthest from a table"),
}
BROKEN = QT_TRANSLATE_NOOP("RoomRules", "Tables to break, in order")
NEAR = QT_TRANSLATE_NOOP("RoomRules", "Furthest from table")
GAME = QT_TRANSLATE_NOOP("RoomRules", "Game")
GAMES = {
    "": QT_TRANSLATE_NOOP("RoomRules", "As the level plays"),
    Game.BLINDS: QT_TRANSLATE_NOOP("RoomRules", "Blind games: next big blind moves"),
    Game.STUD_ROUND: QT_TRANSLATE_NOOP("RoomRules", "Mixed game, stud round: button frozen"),
    Game.STUD: QT_TRANSLATE_NOOP("RoomRules", "Stud: last seat moves"),
    Game.BY_TURNS: QT_TRANSLATE_NOOP("RoomRules", "Blinds and stud by turns: button asked each hand"),
}
SPREAD = QT_TRANSLATE_NOOP("RoomRules", "To spread players by nationality, use the command box.")

AREA = QT_TRANSLATE_NOOP("RoomRules", "Area")
AREA_HINT = QT_TRANSLATE_NOOP("RoomRules", "For example Blue room; printed on slips and lists.")
WHICH = QT_TRANSLATE_NOOP("RoomRules", "Tables")
WHICH_HINT = QT_TRANSLATE_NOOP("RoomRules", "For example 1-20.")
PER_ROW = QT_TRANSLATE_NOOP("RoomRules", "Tables in a row")
PLACE = QT_TRANSLATE_NOOP("RoomRules", "Place tables")
TAKE_OUT = QT_TRANSLATE_NOOP("RoomRules", "Remove from the plan")
MAP = QT_TRANSLATE_NOOP("RoomRules", "Floor plan")
MAP_HELP = QT_TRANSLATE_NOOP(
    "RoomRules", "Arrows choose a table, Shift+arrows move it, Del removes it from the plan. Or drag it."
)
NO_PLAN = QT_TRANSLATE_NOOP("RoomRules", "No table is on the plan yet. Name an area and its tables above.")
AT_PLACE = QT_TRANSLATE_NOOP("RoomRules", "Table {table}: {area}, row {row}, place {place}")

# What is picked
EVERY_TABLE = QT_TRANSLATE_NOOP("RoomRules", "Every table")
ONE_TABLE = QT_TRANSLATE_NOOP("RoomRules", "Table {table}")
TABLE_BEFORE = QT_TRANSLATE_NOOP("RoomRules", "The previous table")
TABLE_AFTER = QT_TRANSLATE_NOOP("RoomRules", "The next table")
PICK_BLOCKED = QT_TRANSLATE_NOOP("RoomRules", "Seats not in use")
PICK_FIRST = QT_TRANSLATE_NOOP("RoomRules", "Seats that fill first")
PICK_REDRAW = QT_TRANSLATE_NOOP("RoomRules", "Redraw the whole field at")
PICK_SIZE = QT_TRANSLATE_NOOP("RoomRules", "Seats")
PICK_LABEL = QT_TRANSLATE_NOOP("RoomRules", "Why a seat is not in use")
PICK_LABEL_HINT = QT_TRANSLATE_NOOP("RoomRules", "Reason, such as camera; then the seat")
USUAL = QT_TRANSLATE_NOOP("RoomRules", "{seats}, as standard")
AT_TABLES = QT_TRANSLATE_NOOP("RoomRules", "%n tables, {count} left", "", 1)
OPENS_NEXT = QT_TRANSLATE_NOOP("RoomRules", "In opening order")
IN_WORDS = QT_TRANSLATE_NOOP("RoomRules", "What this means")
AT_ONCE = QT_TRANSLATE_NOOP("RoomRules", "As soon as they fit")
PICK_PLAYER = QT_TRANSLATE_NOOP("RoomRules", "Choose a player")
APART_FROM = QT_TRANSLATE_NOOP("RoomRules", "Keep apart from")
KEEP_SEAT = QT_TRANSLATE_NOOP("RoomRules", "Keep a seat")
ADD = QT_TRANSLATE_NOOP("RoomRules", "Add the request")
PICK_AREA = QT_TRANSLATE_NOOP("RoomRules", "Choose an area")
PICK_TABLES = QT_TRANSLATE_NOOP("RoomRules", "Choose a table")
IN_PLAY = QT_TRANSLATE_NOOP("RoomRules", "In play, {tables}")
NONE_ON_PLAN = QT_TRANSLATE_NOOP("RoomRules", "No table stands on the plan yet.")
