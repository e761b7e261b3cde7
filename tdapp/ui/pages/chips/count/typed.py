"""The numbers that are typed and not in the book: refused, not readable, or not saved yet. They stay until they are."""

from dataclasses import dataclass, field

from tdapp.domain.units import Chips, EntryId
from tdapp.read.chips.count_entry import CountTable, CountView
from tdapp.read.chips.typed_chips import typed_chips
from tdapp.ui.pages.chips.count.rows import Key


@dataclass(slots=True)
class Typed:
    """The texts typed for whole tables, and for stacks, as they were typed."""

    wholes: dict[Key, str] = field(default_factory=dict)
    stacks: dict[EntryId, str] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.wholes) + len(self.stacks)

    def clear(self) -> None:
        """Clear what was typed."""
        self.wholes.clear()
        self.stacks.clear()

    def whole(self, table: Key, typed: str) -> None:
        """Keep what was typed for a table; '' takes it back."""
        self.wholes.pop(table, None)
        if typed.strip():
            self.wholes[table] = typed.strip()

    def stack(self, entry: EntryId, typed: str) -> None:
        """Keep what was typed for a stack; '' takes it back."""
        self.stacks.pop(entry, None)
        if typed.strip():
            self.stacks[entry] = typed.strip()

    def at(self, table: CountTable) -> dict[EntryId, Chips | None]:
        """The stacks typed at a table; None for what is no number."""
        found = {seat.entry: self.stacks[seat.entry] for seat in table.seats if seat.entry in self.stacks}
        numbers = {entry: typed_chips(text) for entry, text in found.items()}
        return {entry: None if chips is None else Chips(chips) for entry, chips in numbers.items()}

    def stack_is_wrong(self, entry: EntryId) -> bool:
        """Whether what is typed for a stack is no number."""
        return entry in self.stacks and typed_chips(self.stacks[entry]) is None

    def forget_saved(self, view: CountView) -> None:
        """Forget what stands in the book now, and what belongs to nobody any more."""
        if not self:
            return
        wholes = {table.number: table.whole for table in view.tables}
        stacks = {seat.entry: seat for table in view.tables for seat in table.seats}
        for number, typed in list(self.wholes.items()):
            if number not in wholes or _same(typed, wholes[number]):
                del self.wholes[number]
        for entry, typed in list(self.stacks.items()):
            seat = stacks.get(entry)
            if seat is None:
                del self.stacks[entry]
                continue
            last = seat.last.chips if seat.last is not None else None
            if _same(typed, seat.chips if view.since is not None else last):
                del self.stacks[entry]


def _same(typed: str, chips: int | None) -> bool:
    return chips is not None and typed_chips(typed) == chips
