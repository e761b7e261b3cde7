"""The texts of the main window's frame."""

from tdapp.read.status import Phase
from tdapp.texts import QT_TRANSLATE_NOOP, Text

TITLE = QT_TRANSLATE_NOOP("Frame", "{name} - tdapp")
NO_TOURNAMENT = QT_TRANSLATE_NOOP("Frame", "No tournament open")
PAGES = QT_TRANSLATE_NOOP("Frame", "Pages")
CLUB = QT_TRANSLATE_NOOP("Frame", "Club")
RULINGS = QT_TRANSLATE_NOOP("Frame", "Rulings", "in the list of pages, where a word has the room of eleven letters")

PHASES: dict[Phase, tuple[Text, str, str]] = {
    Phase.SETUP: (QT_TRANSLATE_NOOP("Phases", "Set up"), "pencil", "muted"),
    Phase.REGISTERING: (QT_TRANSLATE_NOOP("Phases", "Registering"), "ticket", "info"),
    Phase.RUNNING: (QT_TRANSLATE_NOOP("Phases", "Running"), "play", "accent"),
    Phase.PAUSED: (QT_TRANSLATE_NOOP("Phases", "Paused"), "pause", "danger"),
    Phase.FINISHED: (QT_TRANSLATE_NOOP("Phases", "Finished"), "flag", "muted"),
}

# What a card of the panel has printed, by its code: the action of them all is called 'Print a sheet'
PRINTS = {
    "print_results": QT_TRANSLATE_NOOP("Needs", "Print the results"),
    "sign_statement": QT_TRANSLATE_NOOP("Needs", "Print the statement"),
    "sign_deal": QT_TRANSLATE_NOOP("Needs", "Print the agreement"),
}

LEVEL = QT_TRANSLATE_NOOP("Frame", "Level {number}")
BREAK = QT_TRANSLATE_NOOP("Frame", "Break")
BREAK_AFTER = QT_TRANSLATE_NOOP("Frame", "then break", "under the level: it is followed by a break")
BREAK_IN = QT_TRANSLATE_NOOP("Frame", "break in {minutes} min", "under the level")
TIME_LEFT = QT_TRANSLATE_NOOP("Frame", "time left")
STARTS_AT = QT_TRANSLATE_NOOP("Frame", "starts {time}")
NOT_STARTED = QT_TRANSLATE_NOOP("Frame", "not started")
TIME_IS_UP = QT_TRANSLATE_NOOP("Frame", "levels over")
BACK_AT = QT_TRANSLATE_NOOP("Frame", "back {time}")
PLAY = QT_TRANSLATE_NOOP("Frame", "Play", "the upper of two lines: play is over")
IS_OVER = QT_TRANSLATE_NOOP("Frame", "is over", "the lower of two lines: play is over")
BLINDS = QT_TRANSLATE_NOOP("Frame", "Blinds")
NEXT_BLINDS = QT_TRANSLATE_NOOP("Frame", "Next blinds")
LIMIT = QT_TRANSLATE_NOOP("Frame", "Limit", "over a small and a big bet")
NEXT_LIMIT = QT_TRANSLATE_NOOP("Frame", "Next limit")
NEXT_GAME = QT_TRANSLATE_NOOP("Frame", "Next: {game}")
STAKES = QT_TRANSLATE_NOOP("Frame", "{small} / {big}")
STAKES_ANTE = QT_TRANSLATE_NOOP("Frame", "{small} / {big}, ante {ante}")
PLAYERS_LEFT = QT_TRANSLATE_NOOP("Frame", "Players left")
AVERAGE = QT_TRANSLATE_NOOP("Frame", "Average")
TABLES = QT_TRANSLATE_NOOP("Frame", "Tables")
COMMAND_HINT = QT_TRANSLATE_NOOP("Frame", "Name, 12-4, bust, +5 …")
COMMAND = QT_TRANSLATE_NOOP("Frame", "Command box")

A_COMMAND = QT_TRANSLATE_NOOP(
    "Frame", "“{typed}” reads like a command. Enter takes it as the reason, Ctrl+K as the command."
)
NOT_KEPT = QT_TRANSLATE_NOOP("Frame", "Not saved yet: {where}. Close once more to leave without it.")
NEEDS = QT_TRANSLATE_NOOP("Frame", "Needs you now")
NEEDS_KEYS = QT_TRANSLATE_NOOP(
    "Frame", "Goes from line to line, as ↑ ↓ do; Enter does it", "after the key that leads to the lines of the panel"
)
NEEDS_COUNT = QT_TRANSLATE_NOOP("Frame", "%n things need you now", "", 1)
QUIET = QT_TRANSLATE_NOOP("Frame", "All quiet")
QUIET_WHY = QT_TRANSLATE_NOOP("Frame", "What only you can settle appears here, the most urgent first.")
FILE_DAMAGED = QT_TRANSLATE_NOOP("Frame", "This file is damaged")
FILE_DAMAGED_WHY = QT_TRANSLATE_NOOP(
    "Frame",
    "It is only shown, and what the tournament needs is not worked out. Recover the night to play on, or save what "
    "is left into a new file: both stand in the bar of this window.",
)
JOURNAL_DAMAGED = QT_TRANSLATE_NOOP("Frame", "This tournament is damaged")
JOURNAL_DAMAGED_WHY = QT_TRANSLATE_NOOP(
    "Frame",
    "It is only shown, and what it needs is not worked out. Put back a copy of the club to play on: the bar of this "
    "window leads to the copies.",
)
GO = QT_TRANSLATE_NOOP("Frame", "Go there")

UNDO = QT_TRANSLATE_NOOP("Frame", "Undo")
REDO = QT_TRANSLATE_NOOP("Frame", "Redo")
SAVED = QT_TRANSLATE_NOOP("Frame", "saved {time}")
NOT_SAVED = QT_TRANSLATE_NOOP("Frame", "nothing new to save")
COPIED = QT_TRANSLATE_NOOP("Frame", "copy {time}")
COPY_FAILED = QT_TRANSLATE_NOOP("Frame", "Copy failed")
NO_COPY = QT_TRANSLATE_NOOP("Frame", "no copy yet")
NOBODY_HERE = QT_TRANSLATE_NOOP("Frame", "nobody signed in")
OPERATOR_HELP = QT_TRANSLATE_NOOP("Frame", "Who is at the desk: sign in or out")
OPERATORS = QT_TRANSLATE_NOOP("Frame", "Operators and PINs")
AWAY = QT_TRANSLATE_NOOP("Frame", "%n on penalty", "players who miss hands", 1)
AWAY_HELP = QT_TRANSLATE_NOOP("Frame", "Who is away and for how many hands: Rulings, Penalties")
NO_SCREEN = QT_TRANSLATE_NOOP("Frame", "no public screen")

OPEN_COPY = QT_TRANSLATE_NOOP("Frame", "Open that copy")
SEEN = QT_TRANSLATE_NOOP("Frame", "I have seen it")
LOCKED = QT_TRANSLATE_NOOP("Frame", "The keyboard is locked. Ctrl L unlocks it.")
UNLOCK = QT_TRANSLATE_NOOP("Frame", "Unlock")
LOCK_SAID = QT_TRANSLATE_NOOP("Frame", "Keyboard unlocked")

REASON = QT_TRANSLATE_NOOP("Frame", "Reason, kept in the journal")
ALL_THE_SAME = QT_TRANSLATE_NOOP("Frame", "Do it anyway")
LEAVE_IT = QT_TRANSLATE_NOOP("Frame", "Cancel")
CLOCK_SET = QT_TRANSLATE_NOOP("Frame", "This laptop's clock was set forward by {span}. Follow it?")
CLOCK_SET_BACK = QT_TRANSLATE_NOOP(
    "Frame", "This laptop's clock was set back by {span}. Tournament time carries on as before: nothing was lost."
)
FOLLOW = QT_TRANSLATE_NOOP("Frame", "Yes, follow it")
NOT_FOLLOW = QT_TRANSLATE_NOOP("Frame", "No, carry on as before")
UNDERSTOOD = QT_TRANSLATE_NOOP("Frame", "Understood")

ENTER_DOES = QT_TRANSLATE_NOOP("Frame", "What Enter does")
NOTHING_FOUND = QT_TRANSLATE_NOOP("Frame", "Nothing found by that name")
NOTHING_FOUND_WHY = QT_TRANSLATE_NOOP(
    "Frame", "Type the start of a name, a seat such as 12-4, or a verb: bust, move, pay, register, break, +5."
)
TYPE_SOMETHING = QT_TRANSLATE_NOOP("Frame", "Type a name, a seat or a verb")
SAME_HAND = QT_TRANSLATE_NOOP("Frame", "Same hand")
SHOW = QT_TRANSLATE_NOOP("Frame", "Show")

KEYS = QT_TRANSLATE_NOOP("Frame", "Keys")
CONTINUE = QT_TRANSLATE_NOOP("Frame", "Continue")
KEYS_DO = QT_TRANSLATE_NOOP(
    "Frame", "Those of this page come first. A click on a line does it, Enter the one that arrows chose."
)
KEYS_EVERYWHERE = QT_TRANSLATE_NOOP("Frame", "Everywhere")
KEYS_PAGES = QT_TRANSLATE_NOOP("Frame", "Pages")
KEYS_TYPED = QT_TRANSLATE_NOOP("Frame", "In the command box")
CLOSE = QT_TRANSLATE_NOOP("Frame", "Close")
SETTINGS = QT_TRANSLATE_NOOP("Frame", "Settings of this laptop")
LANGUAGE = QT_TRANSLATE_NOOP("Frame", "This program")
SCREEN_LANGUAGE = QT_TRANSLATE_NOOP("Frame", "Public screen and paper")
THEME = QT_TRANSLATE_NOOP("Frame", "Theme")
DARK = QT_TRANSLATE_NOOP("Frame", "Dark")
LIGHT = QT_TRANSLATE_NOOP("Frame", "Light")
PAPER = QT_TRANSLATE_NOOP("Frame", "Sheets")
SOUND = QT_TRANSLATE_NOOP("Frame", "Sound at the end of a level")
TOUCH = QT_TRANSLATE_NOOP("Frame", "Touch: large rows and buttons")
PRINT_SLIPS = QT_TRANSLATE_NOOP("Frame", "Print a slip with each sale")
SLIP_PAPER = QT_TRANSLATE_NOOP("Frame", "Slips")
SLIP_PRINTER = QT_TRANSLATE_NOOP("Frame", "Printer for slips")
ROLL = QT_TRANSLATE_NOOP("Frame", "80 mm roll")
SYSTEM_PRINTER = QT_TRANSLATE_NOOP("Frame", "This laptop's usual printer")
STILL = QT_TRANSLATE_NOOP("Frame", "No animations")
LANGUAGES_CARD = QT_TRANSLATE_NOOP("Frame", "Language")
LOOK_CARD = QT_TRANSLATE_NOOP("Frame", "Look")
PAPER_CARD = QT_TRANSLATE_NOOP("Frame", "Printing")
PAYING_CARD = QT_TRANSLATE_NOOP("Frame", "This club: paying out")
IDENTITY_FROM = QT_TRANSLATE_NOOP("Frame", "Identity document and second signature from")
TAX_FROM = QT_TRANSLATE_NOOP("Frame", "Tax form from")
SUM_HINT = QT_TRANSLATE_NOOP("Frame", "Whole units of the tournament's currency. Empty: never.")
SOUND_CARD = QT_TRANSLATE_NOOP("Frame", "Sound")
SOUND_HELP = QT_TRANSLATE_NOOP("Frame", "Also in the last minute. The public screen flashes either way.")
TOUCH_HELP = QT_TRANSLATE_NOOP("Frame", "Larger rows and buttons for a touch screen.")
STILL_HELP = QT_TRANSLATE_NOOP("Frame", "Nothing slides or fades.")
PRINT_SLIPS_HELP = QT_TRANSLATE_NOOP("Frame", "Otherwise print one from the Desk when a player asks.")
AT_ONCE = QT_TRANSLATE_NOOP("Frame", "Changes take effect immediately.")
DONE_ALREADY = QT_TRANSLATE_NOOP("Frame", "Done. To do the same again, press another key first, then Enter.")

TYPED_EXAMPLES: tuple[tuple[Text, Text], ...] = (
    (
        QT_TRANSLATE_NOOP("Frame", "bust łu", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "bust out, by the start of the name"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "12-4", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "the player at table 12, seat 4"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "bust ada + 7-2", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "two in one hand, the smaller stack first (= for equal stacks)"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "move ada 7-5", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "move to a free seat"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "reg ada", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "register a club player, or a new one"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "rebuy ada", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "sell a rebuy in cash; add-on ada and refund ada work the same"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "count 12-4 34500", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "chip count of one stack; count 12 180000 for a whole table"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "pay ada", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "tick the prize as paid"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "+5", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "add five minutes to this level"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "rule oot", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "rule on what happened: out of turn, misdeal, string bet"),
    ),
    (
        QT_TRANSLATE_NOOP("Frame", "break 14", "an example of a command"),
        QT_TRANSLATE_NOOP("Frame", "break table 14, or a break of 14 minutes"),
    ),
)
SOUND_ON = QT_TRANSLATE_NOOP("Frame", "Sound is on.")
SOUND_OFF = QT_TRANSLATE_NOOP("Frame", "Sound is off. The screens still flash.")
