"""The rooms draws were made in, each told by what changed since the one before: a large evening stays a small file."""

from typing import Any

from msgspec import Struct

from tdapp.domain.seating.draw_print import mark_of, rule_lines
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat, TableNo

Place = tuple[str, Seat | None]  # the mark of who an entry is, and where he sits


class RoomChange(Struct, frozen=True):
    """The change of the room when a draw was made, from what the draw before had left.

    `rules`: all lines of `draw_print.rule_lines`, empty when they are the same. `opened`: tables with how many seats
    they have. `entries`: who came in or sits elsewhere, `gone`: who is no longer in.
    """

    rules: tuple[str, ...]
    opened: tuple[tuple[TableNo, int], ...]
    closed: tuple[TableNo, ...]
    entries: tuple[tuple[EntryId, str, Seat | None], ...]
    gone: tuple[EntryId, ...]


class Rooms:
    """The room as the draw sheet has told it so far."""

    def __init__(self) -> None:
        self._rules: tuple[str, ...] = ()
        self._tables: dict[TableNo, int] = {}
        self._entries: dict[EntryId, Place] = {}

    def change_to(self, state: State) -> RoomChange:
        """The change that makes the room told so far into this one; from then on it is told."""
        commitment = state.room.commitment
        rules = tuple(rule_lines(state))
        tables = {table.number: len(table.seats) for table in state.open_tables()}
        entries = {
            entry.id: (mark_of(commitment, entry.player), entry.seat) for entry in state.by_ticket() if not entry.out
        }
        change = RoomChange(
            rules if rules != self._rules else (),
            tuple(each for each in tables.items() if self._tables.get(each[0]) != each[1]),
            tuple(table for table in self._tables if table not in tables),
            tuple((entry, *place) for entry, place in entries.items() if self._entries.get(entry) != place),
            tuple(entry for entry in self._entries if entry not in entries),
        )
        self._rules, self._tables, self._entries = rules, tables, entries
        return change

    def seat(self, seated: tuple[tuple[EntryId, Seat], ...]) -> None:
        """Note that a draw that counts has given these seats."""
        for entry, seat in seated:
            self._entries[entry] = self._entries[entry][0], seat


def change_data(change: RoomChange) -> dict[str, Any]:
    """A change of the room for the file that `packaging/check_draws.py` reads: only what there is; a seat as table and
    number.
    """
    data = {
        "rules": list(change.rules),
        "opened": [list(each) for each in change.opened],
        "closed": list(change.closed),
        "entries": [[entry, mark, list(seat) if seat is not None else []] for entry, mark, seat in change.entries],
        "gone": list(change.gone),
    }
    return {name: told for name, told in data.items() if told}
