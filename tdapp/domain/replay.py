"""Plays long stretches of a journal: it comes to the very state that `fold` comes to, several times as fast.

Most of what a fact costs is the copying of maps, so that whoever holds the state before keeps it. In a replay nobody
does until it stops: the large maps are changed in place and become lasting ones where a state is wanted. The steps are
those of `evolve`, there is no second copy of any rule. Where anything does not fit, `fold` has the last word.
"""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Hashable, Iterable, Mapping, Sequence
from operator import is_
from typing import Any, Final, NoReturn, TypeVar, cast

from msgspec.structs import astuple

from tdapp.domain import facts as f
from tdapp.domain.act import Act
from tdapp.domain.bounties.bounty_facts import KnockedOut
from tdapp.domain.evolve import evolve
from tdapp.domain.hands.hand_facts import BustOutCorrected
from tdapp.domain.journal import fold
from tdapp.domain.money.sale_facts import Bought, SaleReturned, Surrendered
from tdapp.domain.numbered import Lasting
from tdapp.domain.prizes.prize_facts import SeatWon
from tdapp.domain.refusal import Conflict
from tdapp.domain.rulings.ruling_facts import Disqualified
from tdapp.domain.seating.evolve_seats import all_moved
from tdapp.domain.seating.table_facts import BigBlindSettled, ButtonPlaced, HaltWaived, HandPlayed, SeatsConfirmed
from tdapp.domain.state import State
from tdapp.domain.units import ActNo
from tdapp.values import replace

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
Loose = TypeVar("Loose", bound=State)

# Facts whose step may change the maps of a state in place. Such a step never looks at a map again after it has made
# another one of it, tells no two maps apart, walks over none of them while it changes it, keeps none, and asks the
# state nothing that is remembered by its maps (`_Loose` refuses that). Of any other fact the step gets a lasting state.
IN_PLACE: Final[frozenset[type]] = frozenset(
    {
        f.Registered,
        f.Unregistered,
        f.TableOpened,
        f.TableBroken,
        f.Seated,
        f.Moved,
        f.SeatsSwapped,
        f.BustedOut,
        f.Reinstated,
        KnockedOut,
        BustOutCorrected,
        Bought,
        SaleReturned,
        Surrendered,
        SeatWon,
        Disqualified,
        ButtonPlaced,
        BigBlindSettled,
        HandPlayed,
        HaltWaived,
        SeatsConfirmed,
    }
)
PAYS = 8  # making the maps loose costs as much as playing one fact for so many entries


class Replay:
    """The replay of a journal, in stretches: `play` returns the state after each.

    `lines`: how many there will be in all, for a few are played as they are.
    """

    def __init__(self, state: State | None, lines: int) -> None:
        self._state = state
        self._loose: _Loose | None = None
        self._lines = lines
        self._wait = 0 if state is None else len(state.entries) // PAYS  # lines to play before maps are made loose

    def play(self, acts: Iterable[Act], skip: frozenset[ActNo] = frozenset()) -> State | None:
        """The state after these acts, without those to skip. Raises `Conflict` with the line that does not fit."""
        counting = [act for act in acts if act.number not in skip]
        before = self._state
        try:
            self._play([fact for act in counting for fact in act.facts])
        except Conflict:
            self._loose, self._state = None, fold(counting, state=before)
        return self._state

    @property
    def state(self) -> State | None:
        """The state as far as it was played."""
        return self._state

    def go_on_from(self, state: State, lines: int) -> State:
        """Go on from this state, which so many lines have come to that need not be played; returns it."""
        self._state, self._loose = state, None
        self._lines -= lines
        self._wait = max(self._wait, len(state.entries) // PAYS)
        return state

    def _play(self, facts: Sequence[f.Fact]) -> None:
        if self._loose is None and self._pays():
            self._loose = _loosened(cast("State", self._state))
        self._lines -= len(facts)
        self._wait -= len(facts)
        at, end = 0, len(facts)
        while at < end:
            fact, begin, at = facts[at], at, at + 1
            kind, state = type(fact), self._state if self._loose is None else self._loose
            if kind is f.Moved and state is not None:  # much of a night is moves: all that follow each other in one go
                while at < end and type(facts[at]) is kind:
                    at += 1
                self._came(all_moved(state, cast("Sequence[f.Moved]", facts[begin:at])))
            elif self._loose is None or kind in IN_PLACE:
                self._came(evolve(state, fact))
            else:
                self._one(self._loose, fact)
        if self._loose is not None:
            self._state = _lasting(self._loose)

    def _came(self, state: State) -> None:
        if self._loose is None:
            self._state = state
        else:
            self._loose = cast("_Loose", state)

    def _pays(self) -> bool:
        return self._state is not None and self._wait <= 0 and self._lines * PAYS > len(self._state.entries)

    def _one(self, loose: _Loose, fact: f.Fact) -> None:
        """Play a fact whose step gets a lasting state."""
        before = _lasting(loose)
        self._state = after = evolve(before, fact)
        if all(map(is_, _maps(after), _maps(before))):
            self._loose = _with(_Loose(*astuple(after)), _maps(loose))
        else:
            self._loose, self._wait = None, len(after.entries) // PAYS


class InPlace(dict[Key, Value]):
    """A map that is changed in place, by the words that make another one of a lasting map."""

    def __init__(self, lasting: Lasting, items: Mapping[Key, Value]) -> None:
        super().__init__(items)
        self._lasting = lasting
        self._held = dict(items)  # what stands in the lasting one
        self._touched: set[Key] = set()

    def insert(self, key: Key, value: Value) -> InPlace[Key, Value]:
        self[key] = value
        self._touched.add(key)
        return self

    def remove(self, key: Key) -> InPlace[Key, Value]:
        del self[key]
        self._touched.add(key)
        return self

    def discard(self, key: Key) -> InPlace[Key, Value]:
        return self.remove(key) if key in self else self

    def lasting(self) -> Lasting:
        """The lasting map that says the same. What came back to what it was is the very same value again."""
        new: dict[Key, Value] = {}
        for key in self._touched:
            held = self._held.get(key)
            value = self.get(key)
            if value is None:
                if held is not None:
                    self._lasting = self._lasting.remove(key)
                    del self._held[key]
            elif held is None or (value is not held and value != held):
                new[key] = value
            else:
                self[key] = held
        self._touched.clear()
        if new:
            self._held.update(new)
            self._lasting = self._lasting.update(new)
        return self._lasting


class _Loose(State, frozen=True):
    """A state whose large maps are changed in place: what is remembered by them would not be true any more."""

    def by_ticket(self) -> NoReturn:
        raise TypeError("asked of a state whose maps are changed in place")

    def open_tables(self) -> NoReturn:
        self.by_ticket()

    @property
    def filled(self) -> NoReturn:
        self.by_ticket()

    @property
    def heads(self) -> NoReturn:
        self.by_ticket()


def _loosened(state: State) -> _Loose:
    """The same state with maps that can be changed in place."""
    return _with(_Loose(*astuple(state)), [InPlace(each, dict(each.items())) for each in _maps(state)])


def _lasting(loose: _Loose) -> State:
    """The same state for everybody, and for good."""
    return _with(State(*astuple(loose)), [each.lasting() for each in _maps(loose)])


def _maps(state: State) -> tuple[Any, ...]:
    """The maps that are changed in place."""
    floor = state.floor
    return state.entries, state.tables, floor.gone, floor.moved, floor.unseated


def _with(state: Loose, maps: Iterable[Any]) -> Loose:
    entries, tables, gone, moved, unseated = maps
    floor = replace(state.floor, gone=gone, moved=moved, unseated=unseated)
    return replace(state, entries=entries, tables=tables, floor=floor)
