"""The words of a structure as a table: its heads, and what is wrong with a cell, a line or a file of it."""

from tdapp.domain.clock.structure import AnteKind
from tdapp.texts import QT_TRANSLATE_NOOP

ROW = QT_TRANSLATE_NOOP("Structure", "Row")
LEVEL = QT_TRANSLATE_NOOP("Structure", "Level")
GAME = QT_TRANSLATE_NOOP("Structure", "Game")
SMALL_BET = QT_TRANSLATE_NOOP("Structure", "Small bet")
BIG_BET = QT_TRANSLATE_NOOP("Structure", "Big bet")
BRING_IN = QT_TRANSLATE_NOOP("Structure", "Bring-in")
SMALL = QT_TRANSLATE_NOOP("Structure", "Small blind")
BIG = QT_TRANSLATE_NOOP("Structure", "Big blind")
ANTE = QT_TRANSLATE_NOOP("Structure", "Ante")
KIND = QT_TRANSLATE_NOOP("Structure", "Posted by", "who posts the ante")
LASTS = QT_TRANSLATE_NOOP("Structure", "Minutes")
STARTS = QT_TRANSLATE_NOOP("Structure", "Starts")
BREAK_NAME = QT_TRANSLATE_NOOP("Structure", "Name of the break")
CHIPS = QT_TRANSLATE_NOOP("Structure", "Raced off")
KINDS = {
    AnteKind.NONE: QT_TRANSLATE_NOOP("Structure", "nobody", "who posts the ante"),
    AnteKind.EACH: QT_TRANSLATE_NOOP("Structure", "each player", "who posts the ante"),
    AnteKind.BIG_BLIND: QT_TRANSLATE_NOOP("Structure", "big blind", "who posts the ante"),
}
PLAIN_BREAK = QT_TRANSLATE_NOOP("Structure", "Break")
NO_CHIPS = QT_TRANSLATE_NOOP("Structure", "no race")
LEAVE = QT_TRANSLATE_NOOP("Structure", "{chips} raced off")
TOO_LARGE = QT_TRANSLATE_NOOP("Structure", "It is larger than {limit} kB, so it is not a structure.")
BAD_TOML = QT_TRANSLATE_NOOP(
    "Structure", "Line {line}, column {column}: this is not TOML. Write it as the built-in ones are."
)
NO_PERIODS = QT_TRANSLATE_NOOP(
    "Structure", "It has no levels. Begin each level and break with [[period]], as the built-in ones do."
)
NO_SUCH_KEY = QT_TRANSLATE_NOOP("Structure", "Line {line}: '{key}' means nothing here. Possible are: {keys}.")
NO_STACK = QT_TRANSLATE_NOOP("Structure", "name must be a text, and starting_stack a whole number from 0 to {most}.")
NOT_PLAYABLE = QT_TRANSLATE_NOOP(
    "Structure", "Line {line}: this row cannot be played. Check its blinds, bets, ante and minutes."
)
NO_LEVEL_IN_FILE = QT_TRANSLATE_NOOP("Structure", "It has no level. Add at least one.")
CORRECT_FIRST = QT_TRANSLATE_NOOP("Structure", "Row {row}: {problem}")
FULL = QT_TRANSLATE_NOOP("Structure", "A structure has at most {limit} rows.")
SMALL_ABOVE_BIG = QT_TRANSLATE_NOOP(
    "Structure", "{field}: {value} is above the big blind. Type at most {most}, or raise the big blind."
)
NOT_A_GAME = QT_TRANSLATE_NOOP(
    "Structure",
    "{field}: '{typed}' is not a game. Type one such as NLHE, PLO or HORSE; several as NLHE + PLO x8.",
)
GAMES_TWICE = QT_TRANSLATE_NOOP(
    "Structure", "{field}: name each game once, at most {limit}, and at most {hands} hands of each."
)
NOT_A_KIND = QT_TRANSLATE_NOOP(
    "Structure", "{field}: '{typed}' does not say who posts the ante. Type nobody, each player or big blind."
)
IN_LINE = QT_TRANSLATE_NOOP("Structure", "Line {line}, {problem}", "of a table that was pasted, or of a file")
AND_MORE = QT_TRANSLATE_NOOP("Structure", "{problem} %n more cannot be read.", "", 1)
NOT_A_TABLE = QT_TRANSLATE_NOOP(
    "Structure", "This is not a table. Copy rows of a spreadsheet, or choose a CSV or TOML file of levels."
)
BAD_LINE = QT_TRANSLATE_NOOP("Structure", "Line {line} cannot be read. Correct it in the file.")
NO_HEADS = QT_TRANSLATE_NOOP(
    "Structure",
    "The columns have no heads. Put a line above them, such as: Level, Small blind, Big blind, Ante, Minutes, Break.",
)
ONLY_HEADS = QT_TRANSLATE_NOOP("Structure", "There is no row under the heads.")
NO_BETS = QT_TRANSLATE_NOOP(
    "Structure", "{field}: '{typed}' needs a game at fixed limit. Name one, such as LHE, or leave it empty."
)
NOT_CHIPS = QT_TRANSLATE_NOOP(
    "Structure", "{field}: '{typed}' is not a list of chips. Type values from 1 to {most} with spaces, such as 25 100."
)
MANY_CHIPS = QT_TRANSLATE_NOOP("Structure", "{field}: at most {limit} values. Leave some out.")
LONG_NAME = QT_TRANSLATE_NOOP("Structure", "{field} has {n} characters; {limit} is the maximum. Make it shorter.")
