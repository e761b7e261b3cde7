"""The texts of the window of the room's rules."""

from tdapp.domain.seating.table_facts import BreakOrder, Game
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("RoomRules", "Room and draw rules")
PARTS = QT_TRANSLATE_NOOP("RoomRules", "Parts")
PLAN = QT_TRANSLATE_NOOP("RoomRules", "Plan of the room")
TABLES = QT_TRANSLATE_NOOP("RoomRules", "Tables and seats")
PEOPLE = QT_TRANSLATE_NOOP("RoomRules", "Wishes of people")
EVEN = QT_TRANSLATE_NOOP("RoomRules", "Even tables")
KEEP = QT_TRANSLATE_NOOP("RoomRules", "Keep for this tournament")
KEEP_CLUB = QT_TRANSLATE_NOOP("RoomRules", "Keep for the club too")
KEEP_CLUB_HELP = QT_TRANSLATE_NOOP(
    "RoomRules", "Every new tournament of the club begins with this plan, these tables and blocked seats."
)
TAKE_CLUB = QT_TRANSLATE_NOOP("RoomRules", "Take the club's room")
NO_CLUB_ROOM = QT_TRANSLATE_NOOP("RoomRules", "The club keeps no room yet.")
CLOSE = QT_TRANSLATE_NOOP("RoomRules", "Close")
KEPT = QT_TRANSLATE_NOOP("RoomRules", "Kept.")
KEPT_CLUB = QT_TRANSLATE_NOOP("RoomRules", "Kept, and every new tournament begins with it.")
NOT_KEPT = QT_TRANSLATE_NOOP("RoomRules", "Not kept yet")

SIZES = QT_TRANSLATE_NOOP("RoomRules", "Tables of another size")
SIZES_HINT = QT_TRANSLATE_NOOP("RoomRules", "Tables: seats, such as 1-4: 8; 12: 6. All others have the usual number.")
ORDER = QT_TRANSLATE_NOOP("RoomRules", "Tables open in this order")
ORDER_HINT = QT_TRANSLATE_NOOP("RoomRules", "Such as 5, 1-4. Tables not named follow by their number.")
BLOCKED = QT_TRANSLATE_NOOP("RoomRules", "Seats nobody gets")
BLOCKED_HINT = QT_TRANSLATE_NOOP(
    "RoomRules", "10 means at every table; 3-9 dealer chair means at table 3, and why. Put ; between two."
)
FIRST = QT_TRANSLATE_NOOP("RoomRules", "Seats that fill first")
FIRST_HINT = QT_TRANSLATE_NOOP("RoomRules", "Such as 1, 9. Within them, and after them, chance decides.")
REDRAW = QT_TRANSLATE_NOOP("RoomRules", "Draw everybody anew when so many are left")
REDRAW_HINT = QT_TRANSLATE_NOOP("RoomRules", "Such as 24, 16. The final table is always drawn.")
LATE_EVEN = QT_TRANSLATE_NOOP("RoomRules", "Whoever comes late goes to the tables with the fewest players")

WISH = QT_TRANSLATE_NOOP("RoomRules", "A wish")
WISH_HINT = QT_TRANSLATE_NOOP(
    "RoomRules", "'ada + bob' keeps two apart; 'ada 12-4' keeps a seat for one. Enter adds it."
)
APART = QT_TRANSLATE_NOOP("RoomRules", "{name} and {other} do not sit at one table")
SEAT_KEPT = QT_TRANSLATE_NOOP("RoomRules", "Seat {seat} is kept for {name}")
NOBODY_CALLED = QT_TRANSLATE_NOOP("RoomRules", "Nobody in the club is called '{typed}'.")
SEVERAL_CALLED = QT_TRANSLATE_NOOP("RoomRules", "'{typed}' can be {names}. Type more of the name.")
WISHES = QT_TRANSLATE_NOOP("RoomRules", "Wishes")
NO_WISHES = QT_TRANSLATE_NOOP("RoomRules", "No wishes yet")
DROP = QT_TRANSLATE_NOOP("RoomRules", "Drop the wish")

TOLERANCE = QT_TRANSLATE_NOOP("RoomRules", "Tables may differ by so many players")
IDEAL = QT_TRANSLATE_NOOP("RoomRules", "Ideal load of a table")
IDEAL_HINT = QT_TRANSLATE_NOOP(
    "RoomRules", "A table breaks when the others then have no more players than this. 0: as soon as the rest fit."
)
HALT = QT_TRANSLATE_NOOP("RoomRules", "A table stops when so many short (rule 11-D)")
BREAK_ORDER = QT_TRANSLATE_NOOP("RoomRules", "Which table breaks first")
ORDERS = {
    BreakOrder.LIST: QT_TRANSLATE_NOOP("RoomRules", "By the list, then the highest number"),
    BreakOrder.NEWEST: QT_TRANSLATE_NOOP("RoomRules", "The one opened last"),
    BreakOrder.FARTHEST: QT_TRANSLATE_NOOP("RoomRules", "The one farthest from a table"),
}
BROKEN = QT_TRANSLATE_NOOP("RoomRules", "List of tables to break, first one first")
NEAR = QT_TRANSLATE_NOOP("RoomRules", "Farthest from table")
GAME = QT_TRANSLATE_NOOP("RoomRules", "Game")
GAMES = {
    Game.BLINDS: QT_TRANSLATE_NOOP("RoomRules", "With blinds: by the next big blind"),
    Game.STUD_ROUND: QT_TRANSLATE_NOOP("RoomRules", "Mixed, a stud round: button frozen"),
    Game.STUD: QT_TRANSLATE_NOOP("RoomRules", "Stud only: by the last seat"),
}
SPREAD = QT_TRANSLATE_NOOP(
    "RoomRules", "Spreading people by nationality is a draw of its own: find it in the command box."
)

AREA = QT_TRANSLATE_NOOP("RoomRules", "Area")
AREA_HINT = QT_TRANSLATE_NOOP("RoomRules", "Such as Blue room; it stands on slips and lists.")
WHICH = QT_TRANSLATE_NOOP("RoomRules", "Tables")
WHICH_HINT = QT_TRANSLATE_NOOP("RoomRules", "Such as 1-20.")
PER_ROW = QT_TRANSLATE_NOOP("RoomRules", "In a row")
PLACE = QT_TRANSLATE_NOOP("RoomRules", "Place them")
TAKE_OUT = QT_TRANSLATE_NOOP("RoomRules", "Take out of the plan")
MAP = QT_TRANSLATE_NOOP("RoomRules", "Plan of the room")
MAP_HELP = QT_TRANSLATE_NOOP(
    "RoomRules", "Arrows choose a table, Shift and arrows move it, Del takes it out of the plan. Or drag it."
)
NO_PLAN = QT_TRANSLATE_NOOP("RoomRules", "No table has a place yet. Name an area and its tables above.")
AT_PLACE = QT_TRANSLATE_NOOP("RoomRules", "Table {table}: {area}, row {row}, place {place}")
