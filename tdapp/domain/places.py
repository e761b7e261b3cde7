"""Who finished where, and what that pays. Computed from the order of the bust-outs, never stored."""

from typing import NamedTuple

from tdapp.domain.setup import WHOLE, PayoutTable
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId


class Place(NamedTuple):
    """Places `best` to `worst`, counted from 1: one and the same number unless places are shared in a tie."""

    best: int
    worst: int


def places(state: State) -> dict[EntryId, Place]:
    """The place of everybody who is out, and of the winner. While entries are still taken, places may yet fall."""
    found: dict[EntryId, Place] = {}
    winner = state.winner()
    if winner:
        found[winner.id] = Place(1, 1)
    hand: list[EntryId] = []
    next_place = state.alive + 1
    for out in state.outs:
        hand.append(out.entry)
        if not out.tied:
            place = Place(next_place, next_place + len(hand) - 1)
            found.update((entry, place) for entry in hand)
            next_place += len(hand)
            hand = []
    return found


def shares(table: PayoutTable, entries: int) -> tuple[int, ...]:
    """The shares for so many entries, thousandths of a percent; a field below the table's smallest uses that one.

    Never more places than entries: what the places beyond would get goes to first.
    """
    if entries <= 0:
        return ()
    column = next(
        (c for c in table.columns if c.from_entries <= entries and (c.to_entries is None or entries <= c.to_entries)),
        table.columns[0] if entries < table.columns[0].from_entries else table.columns[-1],
    )
    kept = column.shares[:entries]
    return (kept[0] + WHOLE - sum(kept), *kept[1:])


def amounts(pool: Cents, parts: tuple[int, ...], unit: Cents) -> tuple[Cents, ...]:
    """The pool in prizes: each place rounded down to the unit, the rest to first; no places that would get nothing.

    >>> amounts(Cents(30_600_00), (50_000, 30_000, 20_000), Cents(5_00))
    (1530000, 918000, 612000)
    >>> sum(amounts(Cents(1_000_01), (50_000, 30_000, 20_000), Cents(10_00)))
    100001
    """
    if not parts or pool <= 0:
        return ()
    paid = [Cents(pool * part // WHOLE // unit * unit) for part in parts[1:]]
    while paid and paid[-1] == 0:
        paid.pop()
    return (Cents(pool - sum(paid)), *paid)


def by_table(state: State) -> tuple[Cents, ...]:
    """The prizes the payout table gives for the pool as it is."""
    return amounts(state.pool, shares(state.setup.payout, len(state.entries)), state.setup.unit)


def prizes(state: State) -> tuple[Cents, ...]:
    """The prizes that stand, first place first: posted, else set by hand, else by the payout table."""
    if state.posted is not None:
        return state.posted
    return state.prizes if state.prizes is not None else by_table(state)


class Award(NamedTuple):
    """An entry's place and what it pays, in cents; 0 for a place that is not paid."""

    place: Place
    cents: Cents


def awards(state: State) -> dict[EntryId, Award]:
    """What every finished entry gets. A tie adds up the prizes of the places it covers and splits them evenly; cents
    that do not divide go to the entries that went out last, one each.
    """
    paid = prizes(state)
    result: dict[EntryId, Award] = {}
    groups: dict[Place, list[EntryId]] = {}
    for entry, place in places(state).items():
        groups.setdefault(place, []).append(entry)
    for place, group in groups.items():
        total = sum(paid[place.best - 1 : place.worst])
        each, odd = divmod(total, len(group))
        for number, entry in enumerate(group):
            result[entry] = Award(place, Cents(each + (number < odd)))
    return result
