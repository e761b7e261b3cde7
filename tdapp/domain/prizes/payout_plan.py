"""The prizes that a payout table gives a pool, held to its rules: minimum cash, rounding, groups and locked places; and
those of a satellite, seats and the rest in cash.
"""

from itertools import accumulate
from operator import ge

from msgspec import Struct

from tdapp.domain.prizes.curve import grouped, parts_of, places_paid
from tdapp.domain.prizes.protection import with_bubble
from tdapp.domain.setup import AS_SHARED, WHOLE, PayoutTable, SeatPrizes, SeatRest
from tdapp.domain.units import Cents
from tdapp.values import replace


class Plan(Struct, frozen=True):
    """The prizes of a payout table for one field and one pool, first place first.

    They come to the pool and never rise with the place. `places`: so many would be paid if there were no minimum cash.
    `unlocked`: the locked prizes do not fit such a pool beside the others, and were left aside.
    `bubble`: the last one is the buy-in of the bubble, and no place of the table.
    """

    amounts: tuple[Cents, ...] = ()
    places: int = 0
    unlocked: bool = False
    bubble: bool = False

    @property
    def paid(self) -> int:
        """How many places are paid, without what the bubble gets back."""
        return len(self.amounts) - self.bubble

    @property
    def lost(self) -> range:
        """The places that the minimum cash costs, counted from 1."""
        return range(self.paid + 1, self.places + 1)


class _Bounds(Struct, frozen=True):
    """What each place gets at least and at most, in cents, first place first."""

    low: tuple[int, ...]
    high: tuple[int, ...]

    def fit(self, pool: int) -> bool:
        """Whether prizes within them can come to the pool."""
        return all(map(ge, self.high, self.low)) and sum(self.low) <= pool <= sum(self.high)


def seats_paid(seats: SeatPrizes, entries: int, pool: Cents) -> int:
    """How many seats a pool pays for so many entries; never more than it has money for."""
    whole = pool // seats.value
    return max(0, min(entries, whole, seats.guaranteed) if seats.capped else min(entries, whole))


def seat_amounts(seats: SeatPrizes, entries: int, pool: Cents, unit: Cents) -> tuple[Cents, ...]:
    """The prizes of a satellite, first place first: seats, and the rest by its rule in multiples of the unit.

    They come to the pool and never rise with the place. What would be more than a seat's worth for those next, or has
    nobody left to go to, goes to the seats.

    >>> seat_amounts(SeatPrizes(Cents(200_00)), 40, Cents(870_00), Cents(5_00))
    (20000, 20000, 20000, 20000, 7000)
    """
    if entries <= 0 or pool <= 0:
        return ()
    many, value = seats_paid(seats, entries, pool), int(seats.value)
    rest, others = pool - many * value, entries - many
    given = [value] * many
    if rest and (seats.rest is not SeatRest.SEATS or not many):
        by_rule = min(seats.split, rest // unit) if seats.rest is SeatRest.SPLIT else 0
        next_ones = min(others, max(by_rule, -(-rest // value)))
        each = min(value, rest // next_ones // unit * unit) if next_ones and by_rule else 0
        bounds = _Bounds((0,) * next_ones, (value,) * next_ones)
        given += _with_rest(min(rest, next_ones * value), [each] * next_ones, unit, bounds, spread=False)
    rest = pool - sum(given)
    if rest and many:
        more, odd = divmod(rest, many)
        more = more // unit * unit
        odd = rest - more * many
        given[:many] = [value + more + (odd if place == 0 else 0) for place in range(many)]
    elif rest:
        given[0] += rest
    return tuple(map(Cents, given))


def shares(table: PayoutTable, entries: int) -> tuple[int, ...]:
    """The parts of the pool for so many entries, to be held against their sum; in a table with columns they are
    thousandths of a percent. A field below the table's smallest uses that one. None by a table that pays nobody.

    Never more places than entries: what the places beyond would get goes to first.
    """
    if entries <= 0 or not table.pays or table.seats is not None:
        return ()
    if table.curve is not None:
        return parts_of(table.curve, places_paid(table.curve, entries))
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
    whole = sum(parts)
    paid = [Cents(pool * part // whole // unit * unit) for part in parts[1:]]
    while paid and paid[-1] == 0:
        paid.pop()
    return (Cents(pool - sum(paid)), *paid)


def plan(table: PayoutTable, entries: int, pool: Cents, unit: Cents, buy_in: Cents) -> Plan:
    """The prizes of a table for so many entries and this pool, with the bubble protected where the table says so.

    `unit` and `buy_in` (what an entry brings into the pool) are cents. Where the prize that pays for it is locked, or
    has not the money, the bubble gets nothing.
    """
    found = _plan(table, entries, pool, unit, buy_in)
    if not table.rules.bubble or table.seats is not None:
        return found
    given = with_bubble(table.rules, found.amounts, entries, buy_in=buy_in, unit=unit)
    return found if given is None else replace(found, amounts=given, bubble=True)


def _plan(table: PayoutTable, entries: int, pool: Cents, unit: Cents, buy_in: Cents) -> Plan:
    """The prizes by the table and its other rules.

    No place gets less than the unit, or than the minimum cash rounded up to it; a pool below that goes to first. Locked
    prizes stand while the rest of the pool can go to the other places without a prize that rises with the place.
    """
    if table.seats is not None:
        given = seat_amounts(table.seats, entries, pool, unit)
        return Plan(given, len(given))
    rules, parts = table.rules, shares(table, entries)
    if not parts or pool <= 0:
        return Plan()
    if replace(rules, bubble=False, split_bubble=False) == AS_SHARED:
        given = amounts(pool, parts, unit)
        return Plan(given, len(given))
    least = max(unit, -(-buy_in * rules.min_cash // (100 * unit)) * unit)
    paid = _worth(table, parts, pool, least) if rules.cuts and rules.min_cash else len(parts)
    paid = max(1, min(paid, pool // least))
    kept = _parts(table, parts, paid)
    locked = {each.place: int(each.cents) for each in rules.locked if each.place <= entries}
    found = _held_to(pool, kept, least, unit, locked, spread=rules.spread) if locked else None
    unlocked = bool(locked) and found is None
    if found is None:
        found = _lifted(pool, kept, least, unit, spread=rules.spread)
    would = len(parts) if rules.min_cash else len(found)
    return Plan(tuple(map(Cents, found)), max(would, len(found)), unlocked)


def _parts(table: PayoutTable, parts: tuple[int, ...], paid: int) -> tuple[int, ...]:
    """The parts when so many places are paid: a curve is drawn anew, in a column the others keep their proportion."""
    if table.curve is not None and paid != len(parts):
        parts = parts_of(table.curve, paid)
    return grouped(parts[:paid]) if table.rules.grouped else parts[:paid]


def _worth(table: PayoutTable, parts: tuple[int, ...], pool: int, least: int) -> int:
    """How many places can be paid so that the last one gets the minimum by its own part."""

    def is_worth(paid: int) -> bool:
        kept = _parts(table, parts, paid)
        return pool * kept[-1] >= least * sum(kept)

    low, high = 1, len(parts)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if is_worth(middle) else (low, middle - 1)
    while low > 1 and not is_worth(low):
        low -= 1
    return low


def _lifted(pool: int, parts: tuple[int, ...], least: int, unit: int, *, spread: bool) -> list[int]:
    """The prizes by their parts, the low ones lifted to the least, which the others pay by their parts."""
    many, sums = len(parts), list(accumulate(parts))
    by_part = many
    while by_part > 1 and (pool - (many - by_part) * least) * parts[by_part - 1] < least * sums[by_part - 1]:
        by_part -= 1
    left, whole = pool - (many - by_part) * least, sums[by_part - 1]
    given = [left * part // whole // unit * unit for part in parts[:by_part]] + [least] * (many - by_part)
    bounds = _Bounds((least,) * many, (pool,) * many)
    return _with_rest(pool, given, unit, bounds, spread=spread)


def _held_to(
    pool: int, parts: tuple[int, ...], least: int, unit: int, locked: dict[int, int], *, spread: bool
) -> list[int] | None:
    """The prizes with some that are locked; None: they cannot stand."""
    many = max(len(parts), *locked)
    parts = (*parts, *(0,) * (many - len(parts)))
    bounds = _bounds(pool, many, least, locked)
    if not bounds.fit(pool):
        return None
    whole = sum(parts)

    def given(scale: int) -> list[int]:
        wanted = (scale * part // whole // unit * unit for part in parts)
        return [max(low, min(high, each)) for low, high, each in zip(bounds.low, bounds.high, wanted, strict=True)]

    low, high = 0, pool * many
    while low < high:  # the largest scale by which they do not come to more than the pool
        middle = (low + high + 1) // 2
        low, high = (middle, high) if sum(given(middle)) <= pool else (low, middle - 1)
    return _with_rest(pool, given(low), unit, bounds, spread=spread)


def _bounds(pool: int, many: int, least: int, locked: dict[int, int]) -> _Bounds:
    """What each place gets: a locked one its amount, the others no less than those below it and no more than those
    above.
    """
    low, high = [least] * many, [pool] * many
    for place in range(many, 0, -1):
        below = low[place] if place < many else least
        low[place - 1] = max(below, locked.get(place, 0))
    for place in range(1, many + 1):
        above = high[place - 2] if place > 1 else pool
        high[place - 1] = min(above, locked.get(place, above))
    return _Bounds(tuple(low), tuple(high))


def _with_rest(pool: int, given: list[int], unit: int, bounds: _Bounds, *, spread: bool) -> list[int]:
    """The prizes with what rounding left: spread by the unit from first place down, whoever gets the same together, and
    what cannot be spread to the first place that may have it.
    """
    rest = pool - sum(given)
    if spread:
        while taken := _pass(given, rest, unit, bounds.high):
            rest -= taken
    for at, most in enumerate(bounds.high):
        more = min(rest, most - given[at])
        given[at], rest = given[at] + more, rest - more
    return given


def _pass(given: list[int], rest: int, unit: int, high: tuple[int, ...]) -> int:
    """Raise each group of equal prizes by the unit, from first place down, as far as the rest goes; what it took."""
    before, at = rest, 0
    while at < len(given):
        end = at + 1
        while end < len(given) and given[end] == given[at]:
            end += 1
        cost = (end - at) * unit
        above = given[at - 1] if at else high[0]
        if given[at] + unit <= min(high[end - 1], above):
            if cost > rest:
                break
            given[at:end] = [given[at] + unit] * (end - at)
            rest -= cost
        at = end
    return before - rest
