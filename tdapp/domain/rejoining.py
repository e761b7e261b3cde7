"""A journal played again without an act mostly does again what it did before: only some seats are not as they were.

Two histories of one tournament are held beside each other: as it was played, and as it is played again. `Rejoining`
knows which entries and tables are not the same in both. A stretch of plain facts that come near none of these does the
same in both, so the state after it is the one of before, with those few entries and tables as they are now. Every
other stretch is played.
"""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Final, TypeVar, cast

from rpds import List

from tdapp.domain import facts as f
from tdapp.domain.bounties.bounty_facts import KnockedOut
from tdapp.domain.clock.clock_facts import BreakInserted, ClockSet, ClockUndone, PeriodStretched
from tdapp.domain.numbered import Lasting
from tdapp.domain.seating.floor_state import Floor
from tdapp.domain.state import Out, State
from tdapp.domain.units import EntryId, TableNo
from tdapp.values import replace

Key = TypeVar("Key")
Map = TypeVar("Map", bound=Lasting)

# What may differ in parts; anything else of a state must be the same in both, or nothing is passed over.
_IN_PARTS: Final = frozenset({"entries", "tables", "floor", "outs", "alive"})
_FLOOR_IN_PARTS: Final = frozenset({"gone", "moved", "unseated"})
_WHOLE: Final = attrgetter(*(name for name in State.__struct_fields__ if name not in _IN_PARTS))
_FLOOR_WHOLE: Final = attrgetter(*(name for name in Floor.__struct_fields__ if name not in _FLOOR_IN_PARTS))

# Facts whose steps neither look at nor change what may differ in parts.
_ELSEWHERE: Final[frozenset[type]] = frozenset(
    {
        f.Retracted,
        f.TypedBack,
        f.Announced,
        f.AnnouncementTakenOff,
        f.RegistrationOpened,
        f.RegistrationClosed,
        f.StructureChanged,
        ClockSet,
        ClockUndone,
        PeriodStretched,
        BreakInserted,
    }
)


COMPARED: Final = 2  # two states are compared as a whole once in so many lines for each entry


class Rejoining:
    """The entries and tables that differ between two histories of one tournament; at first they are the same."""

    def __init__(self) -> None:
        self._entries: set[EntryId] = set()
        self._tables: set[TableNo] = set()
        self._known = True
        self._compared = 0  # lines before which it is not worth comparing all of two states

    def passed_over(self, now: State, was: State, then: State, facts: Sequence[f.Fact]) -> State | None:
        """The state after a stretch, not played; None: it must be. `now` and `was`: both histories before it, `then`:
        the one that was played after it.
        """
        outs = self._passes(was, now, facts) if self._known and _same_whole(now, was) else None
        alive = now.alive + then.alive - was.alive
        if outs is None or alive < 1:  # who would be the last one in does not go out
            return None
        floor = replace(
            then.floor,
            gone=_patched(then.floor.gone, now.floor.gone, self._tables),
            moved=_patched(then.floor.moved, now.floor.moved, self._entries),
            unseated=_patched(then.floor.unseated, now.floor.unseated, self._entries),
        )
        return replace(
            then,
            entries=_patched(then.entries, now.entries, self._entries),
            tables=_patched(then.tables, now.tables, self._tables),
            floor=floor,
            outs=_followed(now.outs, then.outs, outs),
            alive=alive,
        )

    def played(self, before: tuple[State, State], facts: Sequence[f.Fact], after: tuple[State, State]) -> None:
        """Note a stretch that was played: both histories before it, what was done in either, both after it."""
        one, other = after
        self._compared -= len(facts)
        entries: Iterable[EntryId] = self._entries
        tables: Iterable[TableNo] = self._tables
        self._known = self._known and self._noted(before, facts)
        if not self._known:
            if self._compared > 0:
                return
            self._known, self._compared = True, COMPARED * len(one.entries)
            entries = cast("Iterable[EntryId]", range(1, max(one.last_entry, other.last_entry) + 1))
            tables = {*one.tables, *other.tables, *one.floor.gone, *other.floor.gone}
        maps = [(each.entries, each.floor.moved, each.floor.unseated) for each in after]
        self._entries = set().union(*(_differing(this, that, entries) for this, that in zip(*maps, strict=True)))
        rooms = [(each.tables, each.floor.gone) for each in after]
        self._tables = set().union(*(_differing(this, that, tables) for this, that in zip(*rooms, strict=True)))

    def lost(self) -> None:
        """Note that nobody knows any more what differs."""
        self._known = False

    def _passes(self, was: State, now: State, facts: Sequence[f.Fact]) -> int | None:
        """How many go out in a stretch that comes near nothing that differs; None: it does, or nobody can say."""
        tables, near = self._tables, set(self._entries)
        for state in (was, now):  # whoever sits at such a table leaves it by a fact that does not name it
            found = filter(None, map(state.tables.get, tables))
            near.update(each for table in found for each in table.seats if each is not None)
        gone: set[EntryId] = set()
        for fact in facts:
            kind = type(fact)
            if kind is f.Moved or kind is f.Seated:  # asked first and by kind: most of a night is these
                mover = cast("f.Moved", fact)
                if mover.entry in near or mover.seat.table in tables:
                    return None
            elif kind not in _ELSEWHERE and not _is_far(fact, near, tables, gone):
                return None
        return len(gone)

    def _noted(self, before: tuple[State, State], facts: Iterable[f.Fact]) -> bool:
        """Add all that these facts may have changed. False when nobody can say what that is."""
        named: set[EntryId] = set()
        for fact in facts:
            match fact:
                case f.Moved() | f.Seated():
                    named.add(fact.entry)
                    self._tables.add(fact.seat.table)
                case f.BustedOut(entry=entry, before=None) | KnockedOut(entry=entry):
                    named.add(entry)
                case f.SeatsSwapped(entry=entry, other=other):
                    named.update((entry, other))
                case f.TableOpened(table=number) | f.TableBroken(table=number):
                    self._tables.add(number)
                case _:
                    if type(fact) not in _ELSEWHERE:
                        return False
        for mover in named:  # and where they sat; another table that they came to was named
            for state in before if mover in self._entries else before[:1]:
                found = state.entries.get(mover)
                if found is not None and found.seat is not None:
                    self._tables.add(found.seat.table)
        self._entries |= named
        return True


def _is_far(fact: f.Fact, near: set[EntryId], tables: set[TableNo], gone: set[EntryId]) -> bool:
    """Whether a fact comes near none of these entries and tables; who goes out by it is added to `gone`."""
    match fact:
        case f.BustedOut(entry=entry, before=None):
            gone.add(entry)
            return entry not in near
        case KnockedOut(entry=entry, by=by):
            return entry in gone and near.isdisjoint(by)
        case f.SeatsSwapped(entry=entry, other=other):
            return entry not in near and other not in near
        case f.TableOpened(table=number) | f.TableBroken(table=number):
            return number not in tables
    return False


def _same_whole(one: State, other: State) -> bool:
    """Whether all is the same that does not differ in parts."""
    # Tuples ask their parts for ==. Never ask two maps of rpds for !=: where both have as many keys, it is False as
    # soon as one key has the same in both.
    return bool(_WHOLE(one) == _WHOLE(other) and _FLOOR_WHOLE(one.floor) == _FLOOR_WHOLE(other.floor))


def _differing(one: Lasting, other: Lasting, keys: Iterable[Key]) -> set[Key]:
    """Of which of these keys two maps do not say the same."""
    if one is other:
        return set()
    this, that = one.get, other.get
    return {key for key in keys if (value := this(key)) is not (against := that(key)) and value != against}


def _patched(lasting: Map, now: Map, keys: Iterable[Any]) -> Map:
    """A map with what another one says of these keys."""
    made: Any = lasting
    for key in keys:
        value = now.get(key)
        if value is None:
            made = made.discard(key)
        elif made.get(key) is not value:
            made = made.insert(key, value)
    return cast("Map", made)


def _followed(now: List[Out], then: List[Out], count: int) -> List[Out]:
    """The order of going out with the latest so many of another one."""
    latest = [out for _number, out in zip(range(count), then, strict=False)]
    for out in reversed(latest):
        now = now.push_front(out)
    return now
