"""The texts of the Players page."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.pages.registration.players.model import Only

TITLE = QT_TRANSLATE_NOOP("Players", "Players")
COUNTS = QT_TRANSLATE_NOOP("Players", "%n entries", "", 1)
CHIPS = {
    Only.ALL: QT_TRANSLATE_NOOP("Players", "All {n}"),
    Only.PLAYING: QT_TRANSLATE_NOOP("Players", "Playing {n}"),
    Only.OUT: QT_TRANSLATE_NOOP("Players", "Out {n}"),
    Only.WAITING: QT_TRANSLATE_NOOP("Players", "Not yet seated {n}"),
}
FIND = QT_TRANSLATE_NOOP("Players", "Find a name, number or seat")
IMPORT = QT_TRANSLATE_NOOP("Players", "Import")
EXPORT = QT_TRANSLATE_NOOP("Players", "Export")
EXPORT_ENTRIES = QT_TRANSLATE_NOOP("Players", "List of entries")
EXPORT_RESULTS = QT_TRANSLATE_NOOP("Players", "List of results")
TABLE = QT_TRANSLATE_NOOP("Players", "Entries")
TABLE_HELP = QT_TRANSLATE_NOOP(
    "Players", "Enter shows what you can do with an entry, Del busts out, Ctrl and arrows sort."
)
OPEN_REGISTRATION = QT_TRANSLATE_NOOP("Players", "Open registration")
NO_TOURNAMENT = QT_TRANSLATE_NOOP("Players", "No tournament is open")
NO_TOURNAMENT_WHY = QT_TRANSLATE_NOOP("Players", "Open one from the list of tournaments, or create one.")
NOBODY = QT_TRANSLATE_NOOP("Players", "Nobody is registered yet")
NOBODY_OPEN = QT_TRANSLATE_NOOP("Players", "Type a name in the line above and press Enter, or import a list of names.")
NOBODY_CLOSED = QT_TRANSLATE_NOOP("Players", "Open registration first; then type names, or import a list of them.")
NOT_FOUND = QT_TRANSLATE_NOOP("Players", "Nobody found")
NOT_FOUND_WHY = QT_TRANSLATE_NOOP("Players", "No entry of this kind matches '{text}'. Esc shows all again.")
NONE_SUCH = QT_TRANSLATE_NOOP("Players", "No entry of this kind. Choose another filter above.")
CHOSEN = QT_TRANSLATE_NOOP("Players", "%n entries chosen", "", 1)
SAME_HAND_HELP = QT_TRANSLATE_NOOP("Players", "Bust out several players in one hand")
CORRECT_HELP = QT_TRANSLATE_NOOP(
    "Players", "A wrong seat, the wrong player busted out, or a bust-out forgotten or entered too late"
)
# What a bust-out means
OUT_IN = QT_TRANSLATE_NOOP("Players", "Bust out {name} in place {place}")
OUT_FROM = QT_TRANSLATE_NOOP("Players", "Bust out {name} from {seat} in place {place}")
STACK = QT_TRANSLATE_NOOP("Players", "stack {stack}", "chips, big blinds and when they were counted")
PLACE_MAY_FALL = QT_TRANSLATE_NOOP("Players", "place may fall while registration is open")
WINS = QT_TRANSLATE_NOOP("Players", "prize {prize}")
ON_THE_HEAD = QT_TRANSLATE_NOOP("Players", "bounty {amount}", "on the player's head")
NO_PRIZE = QT_TRANSLATE_NOOP("Players", "no prize, %n places are paid", "", 1)
AVERAGE = QT_TRANSLATE_NOOP("Players", "average {before} → {after}")
TABLE_LEFT = QT_TRANSLATE_NOOP("Players", "table {table}: {before} → {after}")
LEAVES_SHORT = QT_TRANSLATE_NOOP("Players", "then two or more short")
# One hand
HAND = QT_TRANSLATE_NOOP("Players", "Out in the same hand, smallest stack first")
HAND_LIST = QT_TRANSLATE_NOOP("Players", "Players out in the same hand, smallest stack first")
EARLIER = QT_TRANSLATE_NOOP("Players", "Smaller stack: up (Ctrl ↑)")
LATER = QT_TRANSLATE_NOOP("Players", "Larger stack: down (Ctrl ↓)")
TIE = QT_TRANSLATE_NOOP("Players", "Same stack as above")
TIE_HELP = QT_TRANSLATE_NOOP("Players", "Shares the place with the player above")
BUST_MANY = QT_TRANSLATE_NOOP("Players", "Bust out %n players", "", 1)
LEAVE = QT_TRANSLATE_NOOP("Players", "Cancel")
IN_PLACE = QT_TRANSLATE_NOOP("Players", "place {place}")
SHARED = QT_TRANSLATE_NOOP("Players", "shares place {place}")
# Registering
REGISTER = QT_TRANSLATE_NOOP("Players", "Register: type a name")
REGISTER_HELP = QT_TRANSLATE_NOOP(
    "Players", "First name then last name, or last name, comma, first name. Arrows choose, Enter registers."
)
CLOSED = QT_TRANSLATE_NOOP("Players", "Registration is not open.")
WILL_ENTER = QT_TRANSLATE_NOOP("Players", "Enter registers {name}")
WILL_CREATE = QT_TRANSLATE_NOOP("Players", "Enter registers a new player: last name {last}, first name {first}")
WILL_CREATE_ONE = QT_TRANSLATE_NOOP("Players", "Enter registers a new player: {last}")
WILL_SHOW = QT_TRANSLATE_NOOP("Players", "{name} is already in. Enter goes to the entry.")
REGISTERED = QT_TRANSLATE_NOOP("Players", "Registered {n}", "the filter of those in play, before seats are drawn")
NEW_PLAYER = QT_TRANSLATE_NOOP("Players", "New player: {name}")
IS_IN = QT_TRANSLATE_NOOP("Players", "already in, No. {entry}")
CLUB_NO = QT_TRANSLATE_NOOP("Players", "club number {number}")
SUGGESTIONS = QT_TRANSLATE_NOOP("Players", "Players of the club")
