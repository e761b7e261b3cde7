"""The actions of the window: go to a page, undo, the room's screen, keys. The window itself does them."""

from tdapp.read.clock.asked import ANSWER
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Session


def _no_practice(session: Session) -> str:
    """Why nothing of a practice night can be done: none is open."""
    from tdapp.app.trainer.night_time import NightTime
    from tdapp.words.club.opening import NO_PRACTICE

    return "" if session.has_club and isinstance(session.club.time, NightTime) else session.words(NO_PRACTICE)


UNDO = Action("window.undo", QT_TRANSLATE_NOOP("Actions", "Undo"), "undo-2", "Ctrl+Z")
REDO = Action("window.redo", QT_TRANSLATE_NOOP("Actions", "Redo"), "redo-2", "Ctrl+Shift+Z")
COMMAND = Action("window.command", QT_TRANSLATE_NOOP("Actions", "Type a name, a seat or a command"), "search", "Ctrl+K")
LOBBY = Action("window.lobby", QT_TRANSLATE_NOOP("Actions", "Tournaments of the club"), "list", "Ctrl+Shift+L")
NEXT_TOURNAMENT = Action(
    "window.next_tournament", QT_TRANSLATE_NOOP("Actions", "Next running tournament"), "arrow-right", "Ctrl+Tab"
)
SWITCH = Action(
    "window.switch", QT_TRANSLATE_NOOP("Actions", "Go to that tournament"), "arrow-right", do=Session.switch, bare=False
)
NEEDS = Action("window.needs", QT_TRANSLATE_NOOP("Actions", "First thing that needs you"), "bell", "Ctrl+J")
NEXT_NEED = Action(
    "window.next_need",
    QT_TRANSLATE_NOOP("Actions", "Next thing that needs you: Enter does it"),
    "bell",
    "Ctrl+Shift+J",
    by_name=False,
)
SCREEN = Action("window.screen", QT_TRANSLATE_NOOP("Actions", "Public screen"), "monitor", "F11")
HAND_OVER = Action(
    "window.hand_over", QT_TRANSLATE_NOOP("Actions", "Put this tournament on the public screen"), "monitor", "Ctrl+F11"
)
SCREENS = Action("window.screens", QT_TRANSLATE_NOOP("Actions", "What the public screens show"), "monitor", "Shift+F11")
LOCK = Action("window.lock", QT_TRANSLATE_NOOP("Actions", "Lock the keyboard"), "lock", "Ctrl+L")
MANUAL = Action("window.manual", QT_TRANSLATE_NOOP("Actions", "Manual: help with what is in front"), "book-open", "F1")
KEYS = Action("window.keys", QT_TRANSLATE_NOOP("Actions", "Help: keys and what you can type"), "keyboard", "?")
ABOUT = Action("window.about", QT_TRANSLATE_NOOP("Actions", "About this program: version, changes, licences"), "info")
THEME = Action("window.theme", QT_TRANSLATE_NOOP("Actions", "Dark or light"), "palette", "Ctrl+Shift+T")
PREFERENCES = Action("window.preferences", QT_TRANSLATE_NOOP("Actions", "Settings"), "settings", "Ctrl+,")
# A card of the settings each, found by the words of what stands on it.
LANGUAGE = Action("window.settings_language", QT_TRANSLATE_NOOP("Actions", "Settings: language"), "settings")
LOOK = Action(
    "window.settings_look", QT_TRANSLATE_NOOP("Actions", "Settings: look, theme, touch, animations"), "settings"
)
SOUND = Action("window.settings_sound", QT_TRANSLATE_NOOP("Actions", "Settings: sound"), "settings")
PRINTING = Action(
    "window.settings_printing", QT_TRANSLATE_NOOP("Actions", "Settings: printing, sheets, slips"), "settings"
)
SECOND = Action(
    "window.settings_second", QT_TRANSLATE_NOOP("Actions", "Settings: second medium (stick, second disk)"), "settings"
)
PAYING = Action(
    "window.settings_paying",
    QT_TRANSLATE_NOOP("Actions", "Settings of this club: paying out, identity document"),
    "settings",
)
AWAY = Action(
    "window.settings_away",
    QT_TRANSLATE_NOOP("Actions", "Settings of this club: the clock ran while nobody was watching"),
    "settings",
)
HOUSE = Action(
    "window.settings_house", QT_TRANSLATE_NOOP("Actions", "Settings of this club: the house, name and logo"), "settings"
)
SETTINGS = (LANGUAGE, LOOK, SOUND, PRINTING, SECOND, PAYING, AWAY, HOUSE)
OPEN_FILE = Action("window.open", QT_TRANSLATE_NOOP("Actions", "Open a club file"), "folder-open", "Ctrl+O")
COPIES = Action("window.copies", QT_TRANSLATE_NOOP("Opening", "Copies of this club"), "history", "Ctrl+Shift+B")
RECOVER = Action("window.recover", QT_TRANSLATE_NOOP("Actions", "Recover a night"), "history")
CHECK = Action("window.check", QT_TRANSLATE_NOOP("Actions", "Check the club file"), "circle-check")
EXPORT = Action("window.export", QT_TRANSLATE_NOOP("Actions", "Export this tournament"), "upload")
IMPORT = Action("window.import", QT_TRANSLATE_NOOP("Actions", "Import a tournament"), "download")
NEW = Action("window.new", QT_TRANSLATE_NOOP("Actions", "New tournament"), "plus", "Ctrl+Shift+N")
DRAWERS = Action("window.drawers", QT_TRANSLATE_NOOP("Actions", "Drawers"), "wallet", "Ctrl+Shift+K")
CODES = Action("window.codes", QT_TRANSLATE_NOOP("Actions", "Tickets and vouchers"), "ticket", "Ctrl+Shift+V")
TIME = Action(ANSWER, QT_TRANSLATE_NOOP("Actions", "Settle the clock"), "alarm-clock", by_name=False)
STUCK_SLIP = Action(
    "window.stuck_slip",
    QT_TRANSLATE_NOOP("Actions", "Save the slip that was not printed"),
    "file-down",
    "Ctrl+Shift+F",
    by_name=False,
)
DEMO = Action("window.demo", QT_TRANSLATE_NOOP("Actions", "Look around the demo club"), "users")
PRACTISE = Action("window.practise", QT_TRANSLATE_NOOP("Actions", "Train: a practice night"), "flag", "Shift+F1")
PRACTICE_HINT = Action(
    "window.practice_hint",
    QT_TRANSLATE_NOOP("Actions", "Practice night: a hint"),
    "info",
    "Shift+F2",
    why_not=_no_practice,
    by_name=False,
)
PRACTICE_NEXT = Action(
    "window.practice_next",
    QT_TRANSLATE_NOOP("Actions", "Practice night: next task, or skip this one"),
    "arrow-right",
    "Shift+F3",
    why_not=_no_practice,
    by_name=False,
)
MENU = Action("window.menu", QT_TRANSLATE_NOOP("Actions", "Menus at the top"), "list", "F10", by_name=False)
QUIT = Action("window.quit", QT_TRANSLATE_NOOP("Actions", "Quit the program"), "x")

LEAVE_SLIP = Action(
    "window.leave_slip",
    QT_TRANSLATE_NOOP("Actions", "Leave the slip that was not printed"),
    "x",
    "Ctrl+Shift+X",
    by_name=False,
)
ANNOUNCEMENTS = Action(
    "window.announcements", QT_TRANSLATE_NOOP("EventWindows", "Announcements"), "megaphone", "Ctrl+Shift+Y"
)
EVENTS = Action("window.events", QT_TRANSLATE_NOOP("EventWindows", "Sounds and events"), "bell", "Ctrl+Shift+U")
MUTE = Action("window.mute", QT_TRANSLATE_NOOP("Actions", "Sound on or off"), "volume-2", "Ctrl+M")
WINDOW = (
    COMMAND, UNDO, REDO, NEEDS, NEXT_NEED, SCREEN, HAND_OVER, SCREENS, LOBBY, NEXT_TOURNAMENT, SWITCH, LOCK, MANUAL,
    KEYS, THEME, PREFERENCES, *SETTINGS, NEW, OPEN_FILE, COPIES, CHECK, RECOVER, EXPORT, IMPORT, DEMO, PRACTISE,
    PRACTICE_HINT, PRACTICE_NEXT, DRAWERS, CODES, TIME,
    STUCK_SLIP, LEAVE_SLIP, ANNOUNCEMENTS, EVENTS, MUTE, MENU, QUIT, ABOUT,
)  # fmt: skip

CLOCK_PAGE = Action("clock.page", QT_TRANSLATE_NOOP("Pages", "Clock"), "timer", "Ctrl+1", goes_to="clock")
PLAYERS_PAGE = Action("players.page", QT_TRANSLATE_NOOP("Pages", "Players"), "users", "Ctrl+2", goes_to="players")
DESK_PAGE = Action("desk.page", QT_TRANSLATE_NOOP("Pages", "Desk"), "banknote", "Ctrl+0", goes_to="desk")
TABLES_PAGE = Action("tables.page", QT_TRANSLATE_NOOP("Pages", "Tables"), "armchair", "Ctrl+3", goes_to="tables")
HANDS_PAGE = Action("window.in_step", QT_TRANSLATE_NOOP("Pages", "Bubble"), "hand", "Ctrl+B", goes_to="hands")
STRUCTURE_PAGE = Action(
    "structure.page", QT_TRANSLATE_NOOP("Pages", "Structure"), "list-ordered", "Ctrl+4", goes_to="structure"
)
CHIPS_PAGE = Action("chips.page", QT_TRANSLATE_NOOP("Pages", "Chips"), "chip", "Ctrl+5", goes_to="chips")
PRIZES_PAGE = Action("prizes.page", QT_TRANSLATE_NOOP("Pages", "Prizes"), "trophy", "Ctrl+6", goes_to="prizes")
RULINGS_PAGE = Action("rulings.page", QT_TRANSLATE_NOOP("Pages", "Rulings"), "gavel", "Ctrl+7", goes_to="rulings")
PAPERS_PAGE = Action("papers.page", QT_TRANSLATE_NOOP("Pages", "Papers"), "printer", "Ctrl+8", goes_to="papers")
JOURNAL_PAGE = Action("journal.page", QT_TRANSLATE_NOOP("Pages", "Journal"), "scroll-text", "Ctrl+9", goes_to="journal")
RESULT_PAGE = Action("result.page", QT_TRANSLATE_NOOP("Pages", "Result"), "crown", "Ctrl+R", goes_to="result")

# Each keeps its number when pages are added.
PAGES = (
    CLOCK_PAGE, PLAYERS_PAGE, DESK_PAGE, TABLES_PAGE, HANDS_PAGE, STRUCTURE_PAGE, CHIPS_PAGE, PRIZES_PAGE, RULINGS_PAGE,
    PAPERS_PAGE, JOURNAL_PAGE, RESULT_PAGE,
)  # fmt: skip
