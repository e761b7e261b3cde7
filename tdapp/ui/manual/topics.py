"""Which topic of the manual is about what is in front: a page or its part, a window, a refusal.

Topics are named as in `tdapp/app/manual.py`. A test holds that nothing is without one, and that the manual has each.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tdapp.app.manual import INDEX

if TYPE_CHECKING:
    from tdapp.ui.session import Session

COMMAND_BOX = "keys#the-command-box"
TIME = "clock#time-nobody-was-watching"
FILE = "club"
PRACTICE = "practice"

PAGES: Mapping[str, str] = MappingProxyType(
    {
        "clock": "clock",
        "players": "players",
        "desk": "desk",
        "tables": "tables",
        "hands": "hand-for-hand",
        "structure": "structure",
        "chips": "chips",
        "prizes": "prizes",
        "rulings": "rulings",
        "papers": "papers",
        "journal": "journal",
        "result": "result",
        "lobby": "tournaments",
    }
)
PARTS: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("desk", "sell"): "desk#sell",
        ("desk", "waiting"): "desk#waiting-list",
        ("desk", "check_in"): "desk#check-in",
        ("desk", "money"): "desk#money",
        ("desk", "terms"): "desk#terms",
        ("desk", "bounties"): "bounties",
        ("desk", "side_pools"): "side-pools",
        ("chips", "set"): "chips#set",
        ("chips", "stacks"): "chips#stacks",
        ("chips", "plan"): "chips#plan",
        ("chips", "race"): "chips#race",
        ("chips", "count"): "chips#count",
        ("chips", "ledger"): "chips#ledger",
        ("chips", "leaders"): "chips#leaders",
        ("prizes", "deal"): "deals",
        ("prizes", "pool"): "prizes#the-pool",
        ("rulings", "ruling"): "rulings",
        ("rulings", "given"): "rulings#given",
        ("rulings", "penalties"): "rulings#penalties",
        ("rulings", "rules"): "rulings#the-rulebook",
        ("lobby", "form"): "tournaments#a-new-tournament",
    }
)
WINDOWS: Mapping[str, str] = MappingProxyType(
    {
        "PeopleWindow": "people",
        "PeopleImporting": "people#lists",
        "ResultsImporting": "people#lists",
        "StructureImporting": "structure#files-and-templates",
        "RecordList": "people#the-past-of-a-player",
        "DrawersWindow": "drawers",
        "DrawsWindow": "draws#the-window",
        "CodesWindow": "tickets#tickets-and-vouchers-of-others",
        "CodesImporting": "tickets#tickets-and-vouchers-of-others",
        "RoomRulesWindow": "room",
        "Correcting": "corrections",
        "OperatorsWindow": "operators#the-window",
        "AnnouncementsWindow": "events#announcements",
        "EventsWindow": "events#sounds-and-events",
        "ScreensWindow": "screen#what-each-display-shows",
        "ArrangeWindow": "screen#arrange-the-boxes",
        "GeneratorWindow": "structure#made-for-tonight",
        "FitWindow": "structure#to-end-in-time",
        "ByHandWindow": "papers#when-the-laptop-is-gone",
        "CheckWindow": "club#check-the-club-file",
        "RecoverWindow": "club#recover-a-night",
        "ExportWindow": "tournaments#to-another-club",
        "ImportWindow": "tournaments#to-another-club",
        "Settings": "keys#settings",
        "KeySheet": "keys",
        "AboutWindow": INDEX,
        "Summary": PRACTICE,
        "ManualWindow": INDEX,
        "HouseRules": "rulings#house-rules",
        "IncidentPaper": "rulings#given",
        "Importing": "players#register",
        "CountImporting": "chips#count",
    }
)

REFUSED: Mapping[str, str] = MappingProxyType(
    {
        "accepted": "tickets#tickets-and-vouchers-of-others",
        "adjust": "chips#race",
        "alternate": "desk#waiting-list",
        "announce": "events#announcements",
        "archive": "tournaments#again-and-away",
        "away": "clock#time-nobody-was-watching",
        "bounty": "bounties",
        "bubble": "prizes#the-pool",
        "bust_out": "players#bust-out",
        "button": "moves",
        "by_hand": "papers#when-the-laptop-is-gone",
        "check_in": "desk#check-in",
        "chip_picture": "chips#set",
        "chipset": "chips#set",
        "clock": "clock",
        "closing": "desk#terms",
        "correct": "corrections",
        "count": "chips#count",
        "counts": "chips#count",
        "day": "hand-for-hand#the-last-hands-of-the-day",
        "deal": "deals",
        "draft": "screen#arrange-the-boxes",
        "draw": "tables#draw",
        "drawer": "drawers",
        "entry": "players",
        "envelopes": "bounties",
        "erase": "people#erasing",
        "events": "events#sounds-and-events",
        "expected": "chips#stacks",
        "finish": "result",
        "finished": "result",
        "fit": "structure#to-end-in-time",
        "floor_rules": "room",
        "generate": "structure#made-for-tonight",
        "halt": "moves#a-table-far-too-short",
        "hand": "hand-for-hand",
        "house": "keys#settings",
        "import": "tournaments#to-another-club",
        "knock_out": "bounties",
        "last_hands": "hand-for-hand#the-last-hands-of-the-day",
        "marker": "bounties",
        "merge": "people#merging",
        "money": "hand-for-hand#in-the-money",
        "moves": "moves",
        "name": "tournaments#a-new-tournament",
        "no_show": "desk#check-in",
        "operator": "operators",
        "operators": "operators",
        "override": "refusals#a-rule-you-may-override",
        "part": "people#merging",
        "past_evening": "people#lists",
        "pay": "prizes#what-was-paid-and-what-is-locked",
        "payment": "desk#sell",
        "payout": "prizes#payout-tables",
        "penalty": "rulings#penalties",
        "person": "people",
        "pool": "prizes#the-pool",
        "prizes": "prizes",
        "public": "draws",
        "race": "chips#race",
        "re_entry": "desk#rebuys-re-entries-add-ons",
        "redo": "journal",
        "refund": "desk#rebuys-re-entries-add-ons",
        "register": "players#register",
        "registration": "clock#start-registration-and-finish",
        "reinstate": "players#bust-out",
        "retract": "refusals#what-came-later-is-in-the-way",
        "reveal": "draws",
        "room": "room",
        "ruling": "rulings",
        "sale": "desk#rebuys-re-entries-add-ons",
        "screen": "screen#layouts-of-your-own",
        "season": "prizes#the-pool",
        "seat": "tables",
        "seats": "tickets#a-satellite",
        "setup": "tournaments#a-new-tournament",
        "side": "side-pools",
        "sound": "events#sounds-and-events",
        "stack": "chips#stacks",
        "structure": "structure",
        "swap": "tables#at-a-seat",
        "table": "tables",
        "terms": "desk#terms",
        "things": "prizes#prizes-that-are-not-money",
        "ticket": "tickets#a-ticket",
        "tournament": "tournaments",
        "undo": "journal",
        "unregister": "desk#rebuys-re-entries-add-ons",
        "window": "desk#terms",
        "wrong_seat": "corrections",
    }
)
REFUSED_ALONE: Mapping[str, str] = MappingProxyType(  # those that are about something else than others of their kind
    {
        "screen.windows": "screen#what-each-display-shows",
        "setup.payout_sum": "prizes#payout-tables",
        "setup.payout_share": "prizes#payout-tables",
        "setup.payout_rises": "prizes#payout-tables",
        "setup.payout_columns": "prizes#payout-tables",
        "setup.payout_both": "prizes#payout-tables",
        "setup.payout_places": "prizes#payout-tables",
        "setup.payout_curve": "prizes#payout-tables",
        "setup.pays_nobody": "prizes#payout-tables",
        "setup.min_cash": "prizes#payout-tables",
        "setup.locked": "prizes#payout-tables",
        "setup.seats_alone": "tickets#a-satellite",
        "setup.seat_value": "tickets#a-satellite",
        "setup.seats_many": "tickets#a-satellite",
        "setup.seats_milestone": "tickets#a-satellite",
        "setup.seats_valid": "tickets#a-satellite",
        "setup.seats_split": "tickets#a-satellite",
        "register.blocked": "people#barring",
        "register.blocked_for_good": "people#barring",
        "register.perhaps_blocked": "people#barring",
        "person.block_over": "people#barring",
        "person.not_blocked": "people#barring",
        "person.asked_for_it": "people#barring",
        "person.asked_for_longer": "people#barring",
        "clock.hand_for_hand": "hand-for-hand",
        "pay.identity": "prizes#slips",
        "pay.tax": "prizes#slips",
        "pay.is_seat": "tickets#a-satellite",
        "seat.apart": "room",
        "seat.kept": "room",
        "tournament.only_shown": "club#check-the-club-file",
        "tournament.broken": "club#check-the-club-file",
        "tournament.unreadable": "club#check-the-club-file",
        "tournament.imported": "tournaments#to-another-club",
    }
)


def of_page(page: str, part: str) -> str:
    """The topic about a page with this part of it in front; '' for none in particular."""
    return PARTS.get((page, part), PAGES.get(page, INDEX))


def of_window(window: QWidget) -> str:
    """The topic about a window."""
    return WINDOWS.get(type(window).__name__, INDEX)


def of_refusal(code: str) -> str:
    """The topic about what was refused or went wrong, by the code of its sentence; '' for any other one.

    >>> of_refusal("refused.deal.not_left"), of_refusal("refused.screen.windows"), of_refusal("trouble.disk_full")
    ('deals', 'screen#what-each-display-shows', 'club')
    """
    kind, _, what = code.partition(".")
    if kind == "refused":
        return REFUSED_ALONE.get(what) or REFUSED.get(what.partition(".")[0], "")
    return FILE if kind == "trouble" else ""


def of_why(session: Session, why: str) -> str:
    """The topic about a reason that was given here, in its words; '' for any other one."""
    return of_refusal(session.code_of(why)) if why else ""
