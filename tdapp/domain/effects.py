"""The effects of an act on other people's money and seats, read off its facts: whatever its verb, and by whatever door.

`done`: facts that come to count; `undone`: facts that count no more. Taking a sale back is a refund, and taking a
refund back a sale.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from tdapp.domain.facts import Fact, Registered, Unregistered
from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned, MarkerFound, MarkerLost
from tdapp.domain.money.pool_payments import PoolAdded, SeasonPaid
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.sale_facts import Bought, SaleReturned
from tdapp.domain.money.side_payments import SideJoined, SideLeft, SidePaid, SideReturned
from tdapp.domain.rights import Right, Rights, in_order
from tdapp.domain.state import Entry, Purchase, State
from tdapp.domain.units import AlternateNo, EntryId, PlayerId, SaleNo

_SOLD, _RETURNED = (Registered, Bought, SideJoined), (Unregistered, SaleReturned, SideLeft)
_PRIZES = (
    PrizePaid,
    PrizeReturned,
    BountyPaid,
    BountyReturned,
    MarkerLost,
    MarkerFound,
    PoolAdded,
    SeasonPaid,
    SidePaid,
    SideReturned,
)


def rights_for(done: Iterable[Fact], undone: Iterable[Fact] = ()) -> Rights:
    """The rights an act needs by what it does: selling, giving back, paying prizes. None where no money is about."""
    found: set[Right] = set()
    for facts, sold, returned in ((done, Right.SELL, Right.REFUND), (undone, Right.REFUND, Right.SELL)):
        for fact in facts:
            if isinstance(fact, _SOLD):
                found.add(sold)
            elif isinstance(fact, _RETURNED):
                found.add(returned)
            elif isinstance(fact, _PRIZES):
                found.add(Right.PAY)
    return in_order(tuple(found))


class Gains(Struct, frozen=True):
    """The players who get something out of a change. `comes`: a new entry, or a place in the queue. `buys`: a rebuy or
    an add-on. `goes_on`: somebody who was let in before gets a first seat, is called or answers, is found to be there,
    or is in after having been out.
    """

    comes: frozenset[PlayerId] = frozenset()
    buys: frozenset[PlayerId] = frozenset()
    goes_on: frozenset[PlayerId] = frozenset()


def gains(before: State | None, after: State, facts: Iterable[Fact]) -> Gains:
    """The players who get something: a tournament compared with what it would be, whatever brought that about.

    `facts`: all that come to count or count no more. Whoever gets something is named in one of them, by the number of
    an entry, a sale or a place in the queue; nobody else is looked at.
    """
    if before is None or _all_stay(before, after):
        return Gains()
    numbers = {number for fact in facts for number in _numbers(fact)}
    new, buys, on = set[PlayerId](), set[PlayerId](), set[PlayerId]()
    for number in numbers:
        if (entry := after.entries.get(EntryId(number))) is not None:
            was = before.entries.get(entry.id)
            if was is None:
                new.add(entry.player)
            elif _goes_on(was, entry) or (entry.id in after.present and entry.id not in before.present):
                on.add(entry.player)
        if (one := after.alternates.get(AlternateNo(number))) is not None:
            waited = before.alternates.get(one.number)
            if waited is None:
                new.add(one.player)
            elif (one.until is not None and waited.until is None) or (one.answered and not waited.answered):
                on.add(one.player)
        bought = after.purchases.get(SaleNo(number))
        if bought is not None and bought.back is None and not _stood(before.purchases.get(bought.number)):
            buys.add(after.entries[bought.entry].player)
    return Gains(frozenset(new), frozenset(buys - new), frozenset(on - new - buys))


def _all_stay(before: State, after: State) -> bool:
    """Whether nobody can have gained anything: everybody had a seat, and only seats are others. So nothing need be
    looked for in a draw of ten thousand.
    """
    same = (
        after.players is before.players
        and after.outs is before.outs
        and after.alternates is before.alternates
        and after.purchases is before.purchases
        and after.present is before.present
        and len(after.entries) == len(before.entries)
    )
    return same and before.alive == before.filled.seated


def _goes_on(was: Entry, entry: Entry) -> bool:
    """Whether an entry is in again, or has a seat that had none."""
    return not entry.out and (was.out or (was.seat is None and entry.seat is not None))


def _stood(bought: Purchase | None) -> bool:
    return bought is not None and bought.back is None


def _numbers(named: object) -> Iterator[int]:
    """Every whole number in a fact: it may be that of an entry, a sale or a place in the queue."""
    if isinstance(named, int):
        yield named
    elif isinstance(named, tuple):
        for each in named:
            yield from _numbers(each)
    elif isinstance(named, Struct):
        for name in named.__struct_fields__:
            yield from _numbers(getattr(named, name))
