"""What an action shows on a page, where it does nothing else: the page, the method of it, and what that is told first.

The arguments of the action itself follow. They are the entry, the table or the incident it is about.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.actions import chip_plan, chips, desk, racing
from tdapp.ui.actions.desk import ACCOUNT, CLOSING, REFUND, SHEET
from tdapp.ui.actions.rulings import PENALTIES, RULE_AT, RULE_ON
from tdapp.ui.actions.seats import ACCEPT, SLIPS

POINTS: Mapping[str, tuple[Any, ...]] = MappingProxyType(
    {
        "players.show": ("players", "show_entry"),
        "tables.show": ("tables", "show_table"),
        ACCEPT.id: ("tables", "show_moves"),
        ACCOUNT.id: ("desk", "show_account"),
        REFUND.id: ("desk", "cancel"),
        CLOSING.id: ("desk", "show_closing"),
        SHEET.id: ("desk", "show_sheet"),
        **{action: ("desk", "show_part", part) for action, part in desk.PARTS.items()},
        **{
            action: ("chips", "show_part", part)
            for action, part in (chip_plan.PARTS | chips.PARTS | racing.PARTS).items()
        },
        **{action: ("chips", "tell_part", "race", how) for action, how in racing.ASKS.items()},
        SLIPS.id: ("papers", "show_sheet", SheetKind.MOVE_SLIPS),
        **{action: ("papers", "show_sheet", kind) for action, kind in racing.PAPERS.items()},
        RULE_AT.id: ("rulings", "open_at"),
        RULE_ON.id: ("rulings", "rule_on"),
        PENALTIES.id: ("rulings", "count_penalties"),
    }
)
