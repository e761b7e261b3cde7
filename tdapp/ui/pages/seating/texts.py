"""The texts of the Tables page."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Tables", "Tables")
OPEN = QT_TRANSLATE_NOOP("Tables", "%n open", "tables", 1)
SEATED = QT_TRANSLATE_NOOP("Tables", "%n seated", "players", 1)
FREE_SEATS = QT_TRANSLATE_NOOP("Tables", "%n free", "seats", 1)
WAITING = QT_TRANSLATE_NOOP("Tables", "%n not yet seated", "players", 1)
MORE = QT_TRANSLATE_NOOP("Tables", "%n more", "players", 1)
SEAT_WAITING = QT_TRANSLATE_NOOP("Tables", "Seat %n players", "", 1)
OPEN_TABLE = QT_TRANSLATE_NOOP("Tables", "Open table")
OPEN_TABLE_HELP = QT_TRANSLATE_NOOP("Tables", "Open an empty table with the lowest free number")
REDRAW = QT_TRANSLATE_NOOP("Tables", "Draw anew")
REDRAW_HELP = QT_TRANSLATE_NOOP("Tables", "Draw all seats once more, for everybody")
DRAW = QT_TRANSLATE_NOOP("Tables", "Draw seats")
ROOM_VALUE = QT_TRANSLATE_NOOP("Tables", "Value of the room")
ROOM_VALUE_HELP = QT_TRANSLATE_NOOP("Tables", "A word or digits called out in the room, for the list as it stands")
LIST_SHOWN = QT_TRANSLATE_NOOP("Tables", "List {listed}: show it, then let the room give its value.")
LIST_VALUE = QT_TRANSLATE_NOOP("Tables", "List {listed}: the room has given {value} for it. Draw now.")
LIST_OUTDATED = QT_TRANSLATE_NOOP(
    "Tables", "List {listed}: the value {value} was given for another one. Let the room give a fresh value."
)
OPEN_REGISTRATION = QT_TRANSLATE_NOOP("Tables", "Open registration")
ZOOM_IN = QT_TRANSLATE_NOOP("Tables", "Tables larger (Ctrl +)")
ZOOM_OUT = QT_TRANSLATE_NOOP("Tables", "Tables smaller (Ctrl −)")
WHOLE_ROOM = QT_TRANSLATE_NOOP("Tables", "The whole room (Ctrl Home)")
MAP = QT_TRANSLATE_NOOP("Tables", "Map")
LIST = QT_TRANSLATE_NOOP("Tables", "List")
FLOOR_MAP = QT_TRANSLATE_NOOP("Tables", "Floor map")
FLOOR_MAP_HELP = QT_TRANSLATE_NOOP("Tables", "Arrows go from seat to seat, Enter opens what can be done with a seat.")
TABLE_LIST = QT_TRANSLATE_NOOP("Tables", "Tables as a list")
NOT_DRAWN = QT_TRANSLATE_NOOP("Tables", "No seats are drawn yet")
NOT_DRAWN_WHY = QT_TRANSLATE_NOOP(
    "Tables",
    "%n players are registered. Draw seats when play is about to begin; who comes later gets a free seat.",
    "",
    1,
)
NOBODY_WHY = QT_TRANSLATE_NOOP(
    "Tables", "Register players on the Players page first; seats are drawn from two players on."
)
NOBODY_AT = QT_TRANSLATE_NOOP("Tables", "Nobody sits at {seat}.")
BUST_OUT = QT_TRANSLATE_NOOP("Tables", "Bust out {name}")
KEY_HAND_PLAYED = QT_TRANSLATE_NOOP("Tables", "A hand was played: button and penalties go on", "what a key does")
KEY_BUTTON = QT_TRANSLATE_NOOP("Tables", "The dealer button is at this seat", "what a key does")
KEY_WAIVE = QT_TRANSLATE_NOOP("Tables", "Let a table that stops play on, with a reason", "what a key does")
KEY_SEATED = QT_TRANSLATE_NOOP("Tables", "The player was seen in the new seat", "what a key does")
KEY_LARGER = QT_TRANSLATE_NOOP("Tables", "Tables larger", "what a key does")
KEY_SMALLER = QT_TRANSLATE_NOOP("Tables", "Tables smaller", "what a key does")
KEY_WHOLE_ROOM = QT_TRANSLATE_NOOP("Tables", "The whole room in sight", "what a key does")
KEY_ONE_TABLE = QT_TRANSLATE_NOOP("Tables", "This table as large as the window", "what a key does")
CLOSE_TABLE = QT_TRANSLATE_NOOP("Tables", "Close table {table}")
MOVE_TO = QT_TRANSLATE_NOOP("Tables", "Move {name} to")
MOVE = QT_TRANSLATE_NOOP("Tables", "Move")
SWAP_WITH = QT_TRANSLATE_NOOP("Tables", "Swap {name} with")
SWAP = QT_TRANSLATE_NOOP("Tables", "Swap")
FREE_SEAT = QT_TRANSLATE_NOOP("Tables", "{seat} is free")
SITS_THERE = QT_TRANSLATE_NOOP("Tables", "{name} sits at {seat}")
NOBODY_THERE = QT_TRANSLATE_NOOP("Tables", "Nobody sits at {seat}. Type the seat of the player to swap with.")
