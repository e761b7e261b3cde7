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
REDRAW = QT_TRANSLATE_NOOP("Tables", "Redraw")
REDRAW_HELP = QT_TRANSLATE_NOOP("Tables", "Redraw all seats")
DRAW = QT_TRANSLATE_NOOP("Tables", "Draw seats")
ROOM_VALUE = QT_TRANSLATE_NOOP("Tables", "Word from the room")
ROOM_VALUE_HELP = QT_TRANSLATE_NOOP("Tables", "A word or number called out in the room, for this list of players")
LIST_SHOWN = QT_TRANSLATE_NOOP("Tables", "List code {listed}: show it, then ask for the word from the room.")
LIST_VALUE = QT_TRANSLATE_NOOP("Tables", "List code {listed}: the word from the room is {value}. Draw now.")
LIST_OUTDATED = QT_TRANSLATE_NOOP(
    "Tables", "List code {listed}: {value} was called for another list. Ask the room for a new word."
)
OPEN_REGISTRATION = QT_TRANSLATE_NOOP("Tables", "Open registration")
ZOOM_IN = QT_TRANSLATE_NOOP("Tables", "Tables larger (Ctrl +)")
ZOOM_OUT = QT_TRANSLATE_NOOP("Tables", "Tables smaller (Ctrl −)")
WHOLE_ROOM = QT_TRANSLATE_NOOP("Tables", "The whole room (Ctrl Home)")
MAP = QT_TRANSLATE_NOOP("Tables", "Map")
LIST = QT_TRANSLATE_NOOP("Tables", "List")
FLOOR_MAP = QT_TRANSLATE_NOOP("Tables", "Floor map")
FLOOR_MAP_HELP = QT_TRANSLATE_NOOP("Tables", "Arrows move from seat to seat, Enter opens the seat's menu.")
TABLE_LIST = QT_TRANSLATE_NOOP("Tables", "Tables as a list")
NOT_DRAWN = QT_TRANSLATE_NOOP("Tables", "No seats drawn yet")
NOT_DRAWN_WHY = QT_TRANSLATE_NOOP(
    "Tables",
    "%n players are registered. Draw seats when play is about to start; late entries get a free seat.",
    "",
    1,
)
NOBODY_WHY = QT_TRANSLATE_NOOP("Tables", "Register players on the Players page first; a draw needs at least two.")
NOBODY_AT = QT_TRANSLATE_NOOP("Tables", "Nobody sits at {seat}.")
BUST_OUT = QT_TRANSLATE_NOOP("Tables", "Bust out {name}")
KEY_HAND_PLAYED = QT_TRANSLATE_NOOP("Tables", "Hand played: button and penalties move on", "what a key does")
KEY_BUTTON = QT_TRANSLATE_NOOP("Tables", "The dealer button is at this seat", "what a key does")
KEY_WAIVE = QT_TRANSLATE_NOOP("Tables", "Let a stopped table play on, with a reason", "what a key does")
KEY_SEATED = QT_TRANSLATE_NOOP("Tables", "The player is in the new seat", "what a key does")
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
