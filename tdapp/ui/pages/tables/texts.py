"""What the Tables page says."""

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
OPEN_REGISTRATION = QT_TRANSLATE_NOOP("Tables", "Open registration")
ZOOM_IN = QT_TRANSLATE_NOOP("Tables", "Tables larger (Ctrl +)")
ZOOM_OUT = QT_TRANSLATE_NOOP("Tables", "Tables smaller (Ctrl −)")
WHOLE_ROOM = QT_TRANSLATE_NOOP("Tables", "The whole room (Ctrl Home)")
MAP = QT_TRANSLATE_NOOP("Tables", "Map")
LIST = QT_TRANSLATE_NOOP("Tables", "List")
FLOOR_MAP = QT_TRANSLATE_NOOP("Tables", "Floor map")
FLOOR_MAP_HELP = QT_TRANSLATE_NOOP("Tables", "Arrows go from seat to seat, Enter opens what can be done with a seat.")
TABLE_LIST = QT_TRANSLATE_NOOP("Tables", "Tables as a list")
NO_TOURNAMENT = QT_TRANSLATE_NOOP("Tables", "No tournament is open")
NO_TOURNAMENT_WHY = QT_TRANSLATE_NOOP("Tables", "Open one from the list of tournaments, or create one.")
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
BUST_OUT = QT_TRANSLATE_NOOP("Tables", "Bust out {name}")
MOVE_ONE = QT_TRANSLATE_NOOP("Tables", "Move {name} to another seat")
SWAP_ONE = QT_TRANSLATE_NOOP("Tables", "Swap {name} with somebody")
RULE_AT_SEAT = QT_TRANSLATE_NOOP("Tables", "Ruling about {name}")
RULE_AT_TABLE = QT_TRANSLATE_NOOP("Tables", "Ruling at table {table}")
HAND_PLAYED = QT_TRANSLATE_NOOP("Tables", "Hand played at table {table}")
KEY_HAND_PLAYED = QT_TRANSLATE_NOOP("Tables", "Count a hand played, for penalties", "what a key does")
SEAT_HERE = QT_TRANSLATE_NOOP("Tables", "Seat {name} at {seat}")
BREAK_TABLE = QT_TRANSLATE_NOOP("Tables", "Break table {table}")
CLOSE_TABLE = QT_TRANSLATE_NOOP("Tables", "Close table {table}")
MOVE_TO = QT_TRANSLATE_NOOP("Tables", "Move {name} to")
MOVE = QT_TRANSLATE_NOOP("Tables", "Move")
SWAP_WITH = QT_TRANSLATE_NOOP("Tables", "Swap {name} with")
SWAP = QT_TRANSLATE_NOOP("Tables", "Swap")
FREE_SEAT = QT_TRANSLATE_NOOP("Tables", "{seat} is free")
SITS_THERE = QT_TRANSLATE_NOOP("Tables", "{name} sits at {seat}")
NOBODY_THERE = QT_TRANSLATE_NOOP("Tables", "Nobody sits at {seat}. Type the seat of the player to swap with.")
