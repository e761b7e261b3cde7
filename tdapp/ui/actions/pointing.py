"""The pages that actions point to, where they do nothing else.

The arguments of the action follow: the entry, the table or the incident it is about.
"""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.actions import bounties, chip_plan, chips, racing, registration, side_pools, structures
from tdapp.ui.actions.clock import CHOOSE_LEVEL
from tdapp.ui.actions.papers import SHEET as PAPER
from tdapp.ui.actions.prizes import DEAL, THINGS
from tdapp.ui.actions.registration import ACCOUNT, CLOSING, REFUND, SHEET
from tdapp.ui.actions.rulings import PENALIZE, PENALTIES, RULE_AT, RULE_ON
from tdapp.ui.actions.seats import ACCEPT, BREAK_TABLE, SLIPS
from tdapp.ui.pages.page import WindowPage

Showing = Callable[..., None]


class Point(NamedTuple):
    """The page an action goes to, and what that page is asked to show."""

    page: str
    shows: Callable[[WindowPage], Showing]


def _part(name: str) -> Callable[[WindowPage], Showing]:
    return lambda page: partial(page.show_part, name)


def _sheet(kind: SheetKind) -> Callable[[WindowPage], Showing]:
    return lambda page: partial(page.show_sheet, kind)


# What is gone to once the action is done, so that what comes of it is read.
THEN: Mapping[str, str] = MappingProxyType({BREAK_TABLE.id: "tables"})
POINTS: Mapping[str, Point] = MappingProxyType(
    {
        "players.show": Point("players", lambda page: page.show_entry),
        "tables.show": Point("tables", lambda page: page.show_table),
        CHOOSE_LEVEL.id: Point("clock", lambda page: page.choose_level),
        structures.IMPORT.id: Point("structure", lambda page: page.import_levels),
        ACCEPT.id: Point("tables", lambda page: page.show_moves),
        ACCOUNT.id: Point("desk", lambda page: page.show_account),
        REFUND.id: Point("desk", lambda page: page.cancel),
        CLOSING.id: Point("desk", lambda page: page.show_closing),
        SHEET.id: Point("desk", lambda page: page.show_table_sheet),
        **{
            action: Point("desk", _part(part))
            for action, part in (registration.PARTS | bounties.PARTS | side_pools.PARTS).items()
        },
        side_pools.SHOW.id: Point("desk", lambda page: page.show_side_pool),
        **{
            action: Point("chips", _part(part))
            for action, part in (chip_plan.PARTS | chips.PARTS | racing.PARTS).items()
        },
        racing.FOUND.id: Point("chips", lambda page: page.record_chips),
        racing.RECORD_OF.id: Point("chips", lambda page: page.record_chips_of),
        racing.RACE_CHIP.id: Point("chips", lambda page: page.race_chip),
        PAPER.id: Point("papers", lambda page: page.show_sheet),
        SLIPS.id: Point("papers", _sheet(SheetKind.MOVE_SLIPS)),
        **{action: Point("papers", _sheet(kind)) for action, kind in racing.PAPERS.items()},
        DEAL.id: Point("prizes", lambda page: page.show_deal),
        THINGS.id: Point("prizes", lambda page: page.show_things),
        RULE_AT.id: Point("rulings", lambda page: page.open_at),
        RULE_ON.id: Point("rulings", lambda page: page.rule_on),
        PENALIZE.id: Point("rulings", lambda page: page.penalize),
        PENALTIES.id: Point("rulings", lambda page: page.count_penalties),
    }
)
