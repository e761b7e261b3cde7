"""The menus at the top of the window: every action that needs nothing more has its place in one of them.

A test walks the registry: an action that is added is named here, or in `ELSEWHERE` with the place where it is pressed.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions import (
    bounties,
    chip_plan,
    chips,
    clock,
    draws,
    entries,
    hands,
    papers,
    people,
    prizes,
    racing,
    registration,
    rulings,
    seats,
    side_pools,
    structures,
    tables,
    tournament,
    window,
)
from tdapp.ui.actions.action import Action

LINE = None  # between two groups of a menu


class Menu(Struct, frozen=True):
    """A menu: its name, and its actions, menus and lines between them, from the top."""

    text: Text
    items: "tuple[Action | Menu | None, ...]"

    def actions(self) -> Iterator[Action]:
        """The actions of this menu and of the menus in it."""
        for item in self.items:
            if isinstance(item, Menu):
                yield from item.actions()
            elif item is not None:
                yield item


_SALES = Menu(
    QT_TRANSLATE_NOOP("Menus", "Registration and sales"),
    (
        tournament.OPEN, tournament.CLOSE, registration.CLOSING, LINE, registration.WAITING, registration.CHECK_IN,
        registration.SHEET, registration.TERMS,
    ),
)  # fmt: skip
_ROOM = Menu(
    QT_TRANSLATE_NOOP("Menus", "Seats and tables"),
    (
        seats.DRAW, draws.SPREAD, draws.REDRAW, seats.WAITING, LINE, seats.ACCEPT, seats.CONFIRM, seats.SLIPS,
        seats.OPEN_TABLE, LINE, tables.ROOM, tables.PLAN, draws.SHOW, draws.REVEAL,
    ),
)  # fmt: skip
_CLOCK = Menu(
    QT_TRANSLATE_NOOP("Menus", "Clock"),
    (
        clock.START, clock.PAUSE, clock.RESUME, LINE, clock.ADD, clock.TAKE, clock.NEXT, clock.PREVIOUS,
        clock.CHOOSE_LEVEL, clock.GO_TO_BREAK, clock.BREAK,
        LINE, structures.GENERATE, structures.END_AT, LINE, window.ANNOUNCEMENTS, window.EVENTS,
    ),
)  # fmt: skip
_CHIPS = Menu(
    QT_TRANSLATE_NOOP("Menus", "Chips"),
    (
        chip_plan.SET, chip_plan.STACKS, chip_plan.PLAN, LINE, racing.RACE, racing.DRAW, racing.END, racing.SHEETS,
        racing.RESULTS, LINE, chips.COUNT, chips.CLOSE_COUNT, chips.LEADERS, chips.LEDGER, racing.FOUND,
    ),
)  # fmt: skip
_PRIZES = Menu(
    QT_TRANSLATE_NOOP("Menus", "Prizes"),
    (
        prizes.POST,
        prizes.LOCK,
        prizes.UNLOCK,
        prizes.WITHDRAW,
        prizes.RESET,
        LINE,
        prizes.DEAL,
        prizes.THINGS,
        prizes.END,
        prizes.END_AT_SEATS,
        LINE,
        bounties.PART,
        bounties.ASK,
        side_pools.PART,
    ),
)
_RULINGS = Menu(
    QT_TRANSLATE_NOOP("Menus", "Rulings and penalties"), (rulings.PENALTIES, rulings.DEALT_IN, entries.CORRECT)
)

_HANDS = Menu(
    QT_TRANSLATE_NOOP("Menus", "Hand for hand"),
    (hands.BEGIN, hands.ALL_PLAYED, hands.NEXT, hands.END, LINE, hands.TELL),
)

_LISTS = Menu(
    QT_TRANSLATE_NOOP("Menus", "From a list or another program"),
    (people.IMPORT, structures.IMPORT, people.RESULTS, LINE, people.EVENINGS),
)

FILE = Menu(
    QT_TRANSLATE_NOOP("Menus", "File"),
    (
        window.NEW, window.LOBBY, window.NEXT_TOURNAMENT, window.EXPORT, window.IMPORT, _LISTS, LINE,
        people.SHOW, window.DRAWERS, window.CODES, LINE,
        window.OPEN_FILE, window.COPIES, window.CHECK, window.RECOVER, window.DEMO, LINE,
        window.PREFERENCES, window.QUIT,
    ),
)  # fmt: skip
TOURNAMENT = Menu(
    QT_TRANSLATE_NOOP("Menus", "Tournament"),
    (
        window.UNDO, window.REDO, LINE, papers.PACK, papers.BY_HAND, LINE,
        _SALES, _ROOM, _CLOCK, _CHIPS, _PRIZES, _HANDS, _RULINGS, LINE, tournament.FINISH,
    ),
)  # fmt: skip
VIEW = Menu(
    QT_TRANSLATE_NOOP("Menus", "View"),
    (
        *window.PAGES, LINE, window.COMMAND, window.NEEDS, window.NEXT_NEED, LINE,
        window.SCREEN, window.HAND_OVER, window.SCREENS, window.MUTE, LINE, window.THEME, window.LOCK,
    ),
)  # fmt: skip
HELP = Menu(
    QT_TRANSLATE_NOOP("Menus", "Help"),
    (
        window.MANUAL, window.KEYS, LINE, window.PRACTISE, window.PRACTICE_HINT, window.PRACTICE_NEXT, LINE,
        window.ABOUT,
    ),
)  # fmt: skip

MENUS = (FILE, TOURNAMENT, VIEW, HELP)

# Actions that need nothing more and are in no menu: where they are pressed instead, by the button's objectName.
ELSEWHERE: Mapping[str, str] = MappingProxyType(
    {
        clock.TOGGLE.id: "clock_main",  # what it does is in the menu by its own name: start, pause, resume
        window.TIME.id: "time_bar",  # the bar is there only while it asks
        window.STUCK_SLIP.id: "slip_save",  # likewise, while there is such a slip
        window.LEAVE_SLIP.id: "slip_close",
        window.MENU.id: "menu_bar",
        **{each.id: "rail_settings" for each in window.SETTINGS},  # a card each of what the gear opens
    }
)
