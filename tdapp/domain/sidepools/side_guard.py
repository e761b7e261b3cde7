"""Guards the money of side pools: whether an act, of whatever kind, would make what was paid out wrong, or leave the
stake of somebody whose entry is cancelled behind.

Judged by the tournament before and after, as `prize_guard` does.
"""

from tdapp.domain.money.paying import money
from tdapp.domain.refusal import Allowed
from tdapp.domain.sidepools.side_book import SideBook, side_books
from tdapp.domain.sidepools.side_pool import SidePool
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, SidePoolNo


def guard(before: State, after: State, allow: Allowed) -> None:
    """Refuse what would leave somebody with more out of a side pool than was won, and a cancelled entry whose stake
    stays; a reason lifts both. What was wrong before is in nobody's way.
    """
    if not after.side_pools:
        return
    was = {book.pool.number: _back(book) for book in side_books(before)}
    for book in side_books(after):
        _paid_stays(was.get(book.pool.number, {}), book, after, allow)
    if after.void is not before.void:
        _stakes_stay(before, after, allow)


def _paid_stays(was: dict[EntryId, Cents], book: SideBook, after: State, allow: Allowed) -> None:
    wrong = [share for share in book.shares if share.back > was.get(share.entry, 0)]
    total = money(after, Cents(sum(share.back for share in wrong)))
    first, name = wrong[0].entry if wrong else 0, book.pool.terms.name
    allow.unless(not wrong, "side.paid_stays", n=len(wrong), entry=first, pool=name, total=total)


def _stakes_stay(before: State, after: State, allow: Allowed) -> None:
    for number, pool in sorted(after.side_pools.items()):
        left = sorted(entry for entry in pool.stakes if entry in after.void and entry in before.entries)
        stays = not left or _settled(after, number, pool)
        allow.unless(stays, "side.entrant_goes", entry=left[0] if left else 0, pool=pool.terms.name)


def _settled(state: State, number: SidePoolNo, pool: SidePool) -> bool:
    """Whether all of a pool is won and paid, so that no stake waits in it."""
    return not pool.staked or (pool.result is not None and pool.staked == sum(pool.paid.values()))


def _back(book: SideBook) -> dict[EntryId, Cents]:
    return {share.entry: share.back for share in book.shares}
