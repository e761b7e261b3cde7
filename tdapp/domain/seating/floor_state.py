"""What a tournament remembers of its tables beside who sits there."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from datetime import timedelta

from msgspec import Struct
from rpds import HashTrieMap, HashTrieSet

from tdapp.domain.numbered import Numbered
from tdapp.domain.seating.table_facts import FloorRules
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.poker.positions import Positions


class Button(Struct, frozen=True):
    """The button and blinds of the hand that was being played when so much of the schedule had passed."""

    positions: Positions
    at: timedelta


class Due(Struct, frozen=True):
    """The player who has the next big blind of a table, and the seat: settled when he was moved there for it (11-A)."""

    entry: EntryId
    seat: int


class Floor(Struct, frozen=True):
    """What a tournament remembers of its tables, beside who sits there. `buttons`: where they were last seen, no entry:
    nobody knows.

    `moved`: how often an entry was moved to keep the room even. `gone`: how many went out at a table and were not
    replaced since. `waived`: tables that play on though they are too short. `opened`: tables opened after the draw,
    the newest with the highest number. `unseated`: who was moved and has not been seen in the new seat yet, with the
    seat they come from. `due`: whose the next big blind is at a table, no entry: the next player's in turn.
    """

    rules: FloorRules = FloorRules()
    buttons: HashTrieMap[TableNo, Button] = HashTrieMap()
    moved: HashTrieMap[EntryId, int] = HashTrieMap()
    gone: Numbered[TableNo, int] = Numbered()
    waived: HashTrieSet[TableNo] = HashTrieSet()
    opened: HashTrieMap[TableNo, int] = HashTrieMap()
    unseated: HashTrieMap[EntryId, Seat] = HashTrieMap()
    due: HashTrieMap[TableNo, Due] = HashTrieMap()
