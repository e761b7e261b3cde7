"""A preview of recording chips that were found, hidden or lost, while it is being typed."""

import re
from datetime import datetime

from msgspec import Struct

from tdapp.domain.chips.adjusting import adjust
from tdapp.domain.chips.chip_bank import AdjustKind
from tdapp.domain.chips.chip_facts import ChipsAdjusted
from tdapp.domain.chips.chip_set import Pieces, worth
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, RulingNo, Seat, TableNo
from tdapp.read.message import Said, say_refused

_PLACE = re.compile(r"(\d{1,4})(?:\s*[-./ ]\s*(\d{1,2}))?")
WITH_A_REASON = Allowed(frozenset({"adjust.recorded", "adjust.more_chips", "adjust.other"}))


class FoundPreview(Struct, frozen=True):
    """A preview of recorded chips: what those are worth that go to the bank, those it gives for them, and by how much
    chips in play change.

    `why_not`: why it cannot be recorded, None: it can, perhaps with a reason.
    """

    worth: int = 0
    given: Pieces = ()
    change: int = 0
    why_not: Said | None = None


def found_preview(
    state: State, now: datetime, kind: AdjustKind, taken: Pieces, given: Pieces, ruling: RulingNo | None
) -> FoundPreview:
    """The preview of recording these chips."""
    try:
        facts = adjust(state, now, kind, taken=taken, given=given, ruling=ruling, allow=WITH_A_REASON)
    except Refused as refused:
        return FoundPreview(worth(taken), why_not=say_refused(refused, state))
    adjusted = next(fact.adjusted for fact in facts if isinstance(fact, ChipsAdjusted))
    return FoundPreview(worth(adjusted.taken), adjusted.given, adjusted.change)


def place_of(state: State, typed: str) -> tuple[EntryId | None, TableNo | None] | None:
    """The entry or table that is meant by '12-4' or '12'; nobody and nowhere by nothing. None: there is no such
    place.
    """
    said = typed.strip()
    if not said:
        return None, None
    match = _PLACE.fullmatch(said)
    if match is None:
        return None
    table = TableNo(int(match[1]))
    if match[2] is None:
        return (None, table) if table in state.tables else None
    entry = state.at(Seat(table, int(match[2])))
    return None if entry is None else (entry, table)


def place_said(state: State, entry: EntryId | None, table: TableNo | None) -> str:
    """A place as it is typed: the seat of an entry, else the table; '' for neither."""
    seat = state.entries[entry].seat if entry is not None and entry in state.entries else None
    if seat is not None:
        return f"{seat.table}-{seat.number}"
    return str(table) if table is not None else ""
