"""The texts of the panel of proposed moves."""

from tdapp.domain.seating.break_order import BreaksBy
from tdapp.domain.seating.proposal import ProposalKind
from tdapp.texts import QT_TRANSLATE_NOOP

HEADINGS = {
    ProposalKind.BALANCE: QT_TRANSLATE_NOOP("Tables", "Balance: %n moves", "", 1),
    ProposalKind.BREAK: QT_TRANSLATE_NOOP("Tables", "Break table {table}: %n moves", "", 1),
    ProposalKind.FINAL: QT_TRANSLATE_NOOP("Tables", "Final table: %n players draw new seats", "", 1),
    ProposalKind.REDRAW: QT_TRANSLATE_NOOP("Tables", "Redraw: %n players draw new seats", "", 1),
}
FEWEST = QT_TRANSLATE_NOOP("Tables", "the fewest possible")
MORE = QT_TRANSLATE_NOOP("Tables", "%n would be enough", "moves; why it is more follows", 1)
UNEVEN = QT_TRANSLATE_NOOP("Tables", "the tables stay uneven")
LOST = QT_TRANSLATE_NOOP("Tables", "{name} can no longer move to {seat}, planned again")
WHOLE = QT_TRANSLATE_NOOP("Tables", "these belong together")
BY_CARDS = QT_TRANSLATE_NOOP("Tables", "the highest card gets the first seat drawn")
ORDERS = {
    BreaksBy.LISTED: QT_TRANSLATE_NOOP("Tables", "next on the list", "why this table breaks"),
    BreaksBy.HIGHEST: QT_TRANSLATE_NOOP("Tables", "next, highest number", "why this table breaks"),
    BreaksBy.EMPTY: QT_TRANSLATE_NOOP("Tables", "nobody sits there", "why this table breaks"),
    BreaksBy.LAST_TO_OPEN: QT_TRANSLATE_NOOP("Tables", "next, last in opening order", "why this table breaks"),
    BreaksBy.FITS: QT_TRANSLATE_NOOP("Tables", "next whose players fit elsewhere", "why this table breaks"),
    BreaksBy.NEWEST: QT_TRANSLATE_NOOP("Tables", "next, opened last", "why this table breaks"),
    BreaksBy.FARTHEST: QT_TRANSLATE_NOOP("Tables", "next, the furthest away", "why this table breaks"),
}
OUT_OF_ORDER = QT_TRANSLATE_NOOP("Tables", "chosen by the director", "why this table breaks")
ACCEPT = QT_TRANSLATE_NOOP("Tables", "Accept %n moves", "", 1)
GIVE_BUTTONS = QT_TRANSLATE_NOOP("Tables", "Set the buttons")
LET_CHANCE = QT_TRANSLATE_NOOP("Tables", "Draw where the button is unknown")
PUT_ASIDE = QT_TRANSLATE_NOOP("Tables", "Put aside")
ASIDE_HELP = QT_TRANSLATE_NOOP("Tables", "Keep table {table} and plan what the room needs")
PLAN_ANEW = QT_TRANSLATE_NOOP("Tables", "Plan again")
PLAN_ANEW_HELP = QT_TRANSLATE_NOOP("Tables", "Drop your choices and plan by the rules alone")
NO_MOVES = QT_TRANSLATE_NOOP("Tables", "No move is ticked. Tick one, or plan again.")
MOVES = QT_TRANSLATE_NOOP("Tables", "Proposed moves")
KEYS = QT_TRANSLATE_NOOP(
    "Tables", "Space: leave this move out. F2: another player or seat. Delete: nobody from this table."
)
KEY_TO_MOVES = QT_TRANSLATE_NOOP("Tables", "To the list of moves", "what a key does")
KEY_CHANGE = QT_TRANSLATE_NOOP("Tables", "Another player or seat for a move", "what a key does")
KEY_SPARE = QT_TRANSLATE_NOOP("Tables", "Nobody from the table of a move", "what a key does")

BUTTON_AT = QT_TRANSLATE_NOOP("Tables", "Button at table {table}: seat")
BUTTON_HOW = QT_TRANSLATE_NOOP("Tables", "The seat with the button, then Enter. ? if unknown.")
BUTTON_FIRST = QT_TRANSLATE_NOOP("Tables", "%n buttons to set. Ctrl+Enter, then a seat and Enter for each.", "", 1)
BUTTON_NOT_READ = QT_TRANSLATE_NOOP(
    "Tables", "Type one seat, such as 5, or three for button, small blind and big blind: 5 6 8."
)
BLINDS = QT_TRANSLATE_NOOP("Tables", "small blind {small}, big blind {big}")
SINGLE_BLIND = QT_TRANSLATE_NOOP("Tables", "no small blind, big blind {big}")
BLIND = QT_TRANSLATE_NOOP("Tables", "{seat} {name}", "seat and name of who posts a blind")
DEAD = QT_TRANSLATE_NOOP("Tables", "{seat} (empty)", "a blind or a button at an empty seat")
NEXT = QT_TRANSLATE_NOOP("Tables", "Next")
LATER = QT_TRANSLATE_NOOP("Tables", "Later")
CHANGE = QT_TRANSLATE_NOOP("Tables", "Instead of {name} to {seat}")
CHANGE_HOW = QT_TRANSLATE_NOOP(
    "Tables", "The seat of the player to move instead, or the free seat to move to, or both: 3-5 12-4."
)
CHANGE_DO = QT_TRANSLATE_NOOP("Tables", "Change")
CHANGED = QT_TRANSLATE_NOOP("Tables", "{name} to {seat}")
LEAVE_IT = QT_TRANSLATE_NOOP("Tables", "Cancel")
SHOW_LIST = QT_TRANSLATE_NOOP("Tables", "Show", "button: shows the list of moves that is folded away")
