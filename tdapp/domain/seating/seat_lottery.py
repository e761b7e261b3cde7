"""The lottery of seats: what there is to draw as plain data, and what a seed makes of it.

Every seating that respects the wishes is equally likely: seats are drawn, and drawn again until nobody sits with whom
he is kept apart from. Where tables are to be even, one newcomer gets any seat of the lowest tables, each equally
likely; for several, which of the lowest take one more is drawn first, then the seats.
`packaging/check_draws.py` computes the same on its own; the manual, 'Check a draw yourself', says
it in words. Who changes a step here makes every sheet printed before wrong.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import repeat
from operator import add
from typing import NamedTuple

from msgspec import Struct

from tdapp.domain.chance import Chance
from tdapp.domain.refusal import Refused
from tdapp.domain.units import EntryId, Seat, TableNo

TRIES = 2_000
SPREAD_TRIES = 200


class DrawTable(NamedTuple):
    """A table of a draw: how many sit there for certain, the seats to be drawn, and how many of them are taken.

    `takes` None: as it falls.
    """

    table: TableNo
    heads: int
    seats: tuple[int, ...]
    takes: int | None = None


class Problem(Struct, frozen=True):
    """A draw of seats to be made: `players` by ticket number, without those whose seat is `kept`.

    `first`: seat numbers that fill before the others. `even`: to the tables with the fewest players. `apart`: two of
    the players who must not sit together. `never`: a player, and a table where somebody sits he is kept apart from.
    `groups`: one number for each player; those of one group are spread over the tables, 0 belongs to none.
    """

    players: tuple[EntryId, ...]
    tables: tuple[DrawTable, ...]
    first: tuple[int, ...] = ()
    even: bool = False
    kept: tuple[tuple[EntryId, Seat], ...] = ()
    apart: tuple[tuple[EntryId, EntryId], ...] = ()
    never: tuple[tuple[EntryId, TableNo], ...] = ()
    groups: tuple[int, ...] = ()


Seating = list[tuple[EntryId, Seat]]


def solve(problem: Problem, seed: str) -> Seating:
    """The seats a seed draws, in the order of the tables, those kept for somebody included.

    Refuses when no seating was found that respects who is kept apart, naming the two most often in the way.
    """
    chance = Chance(seed)
    if problem.groups:
        found = _spread(problem, chance)
    elif all(table.takes is not None for table in problem.tables):
        found = _filled(problem, chance)
    else:
        found = _joined(problem, chance)
    return sorted([*found, *problem.kept], key=_by_seat) if problem.kept else found


def can_clash(problem: Problem) -> bool:
    """Whether somebody is kept apart from somebody: without that a problem is always solved, and `solve` refuses
    nothing.
    """
    return bool(problem.apart or problem.never)


def level_out(heads: Sequence[int], free: Sequence[int], n: int) -> tuple[list[int], list[int], int]:
    """How many of `n` newcomers each table takes so that head-counts come out even.

    Also the tables (counted from 0) that are next to take one, and how many of them must.

    >>> level_out([7, 9, 7, 6], [2, 0, 2, 3], 4)
    ([1, 0, 1, 2], [0, 2, 3], 0)
    """
    alike = Counter(zip(heads, free, strict=True)).items()  # a thousand tables, a dozen kinds

    def filled(level: int) -> int:
        return sum(times * min(room, max(0, level - there)) for (there, room), times in alike)

    # The highest level at which the newcomers suffice to bring every table up to it, as far as it has seats.
    level, above = min(heads, default=0), max(map(add, heads, free), default=0) + 1
    while above - level > 1:
        middle = (level + above) // 2
        level, above = (middle, above) if filled(middle) <= n else (level, middle)
    takes = [min(room, level - there) if there < level else 0 for there, room in zip(heads, free, strict=True)]
    nearest = [at for at, there in enumerate(heads) if there + takes[at] == level and takes[at] < free[at]]
    return takes, nearest, n - sum(takes)


def _by_seat(drawn: tuple[EntryId, Seat]) -> Seat:
    return drawn[1]


def _filled(problem: Problem, chance: Chance) -> Seating:
    """Everybody at once: which seats are taken is drawn first, then who gets them."""
    pool = _taken(problem.tables, [table.takes or 0 for table in problem.tables], problem.first, chance)
    first, rest = _wishing(problem)
    clashes = _Clashes(problem)
    for _turn in range(TRIES):
        dealt, left = chance.deal(range(len(pool)), len(first))
        if clashes.fit([(entry, pool[at]) for entry, at in zip(first, dealt, strict=True)]):
            chance.shuffle(left)
            left.reverse()
            owner = dict(zip([*dealt, *left], [*first, *rest], strict=True))
            return [(owner[at], seat) for at, seat in enumerate(pool)]
    raise clashes.refused()


def _joined(problem: Problem, chance: Chance) -> Seating:
    """Some who join those that sit: to the seats that fill first, else to any free one."""
    clashes = _Clashes(problem)
    ways = ((problem.even, problem.first), (False, ())) if problem.even or problem.first else ((False, ()),)
    for even, first in ways:
        for _turn in range(TRIES):
            pool = _pool(problem, chance, even=even, first=first)
            found = list(zip(problem.players, chance.sample(pool, len(problem.players)), strict=True))
            if clashes.fit(found):
                return found
    raise clashes.refused()


def _pool(problem: Problem, chance: Chance, *, even: bool, first: tuple[int, ...]) -> list[Seat]:
    """The seats that those who join are drawn from."""
    n, tables = len(problem.players), problem.tables
    if even and n == 1:  # one seat of the lowest tables, each equally likely, also when some have fewer
        fewest = min((table.heads for table in tables if table.seats), default=0)
        tables = tuple(table for table in tables if table.heads == fewest)
    elif even:
        takes, nearest, more = level_out([table.heads for table in tables], [len(table.seats) for table in tables], n)
        for at in chance.sample(nearest, more):
            takes[at] += 1
        return _taken(tables, takes, first, chance)
    free = [Seat(table.table, seat) for table in tables for seat in table.seats]
    soon = [seat for number in first for seat in free if seat.number == number]
    if not soon or len(soon) >= n:
        return soon or free
    return soon + chance.sample([seat for seat in free if seat.number not in first], n - len(soon))


def _taken(tables: Sequence[DrawTable], takes: Sequence[int], first: tuple[int, ...], chance: Chance) -> list[Seat]:
    """Which seats are taken where so many sit down: those that fill first, and of the others at random."""
    pool: list[Seat] = []
    new = partial(tuple.__new__, Seat)  # a third of the time of calling the class, 10,000 times
    for (table, _heads, seats, _takes), n in zip(tables, takes, strict=True):
        numbers: Sequence[int] = seats
        if not n:
            continue  # nothing is drawn for it: in a room of a thousand tables that is nearly all of them
        if n < len(seats):
            soon = [seat for seat in first if seat in seats][:n]
            numbers = sorted([*soon, *chance.sample([seat for seat in seats if seat not in soon], n - len(soon))])
        pool += map(new, zip(repeat(table), numbers))
    return pool


def _spread(problem: Problem, chance: Chance) -> Seating:
    """People of one group as evenly over the tables as can be: group after group is dealt round the tables."""
    pool = _taken(problem.tables, [table.takes or 0 for table in problem.tables], problem.first, chance)
    seats: dict[TableNo, list[Seat]] = {}
    for seat in pool:
        seats.setdefault(seat.table, []).append(seat)
    sizes = {group: problem.groups.count(group) for group in set(problem.groups)}
    clashes = _Clashes(problem)
    for _turn in range(SPREAD_TRIES):
        order = list(zip(problem.players, problem.groups, strict=True))
        chance.shuffle(order)
        order.sort(key=lambda each: (each[1] == 0, -sizes[each[1]], each[1]))
        around = list(seats)
        chance.shuffle(around)
        left = {table: chance.sample(seats[table], len(seats[table])) for table in around}
        found: Seating = []
        while len(found) < len(order):
            for table in around:
                if left[table] and len(found) < len(order):
                    found.append((order[len(found)][0], left[table].pop()))
        if clashes.fit(found):
            return sorted(found, key=_by_seat)
    raise clashes.refused()


def _wishing(problem: Problem) -> tuple[list[EntryId], list[EntryId]]:
    """Those somebody is kept apart from, who are drawn first, and the others."""
    wishing = {entry for pair in problem.apart for entry in pair} | {entry for entry, _table in problem.never}
    if not wishing:
        return [], list(problem.players)
    return (
        [entry for entry in problem.players if entry in wishing],
        [entry for entry in problem.players if entry not in wishing],
    )


class _Clashes:
    """Looks whether a seating respects who is kept apart, and remembers what was in the way."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._never = set(problem.never)
        self._in_the_way: dict[tuple[EntryId, int], int] = {}
        self._pairs: dict[tuple[EntryId, int], int] = {}

    def fit(self, found: Seating) -> bool:
        """Whether nobody sits with whom he is kept apart from."""
        if not can_clash(self._problem):
            return True
        at = {entry: seat.table for entry, seat in found}
        together = [pair for pair in self._problem.apart if at[pair[0]] == at[pair[1]]]
        beside = [(entry, table) for entry, table in at.items() if (entry, table) in self._never]
        for one, other in together:
            self._pairs[one, other] = self._pairs.get((one, other), 0) + 1
        for entry, table in beside:
            self._in_the_way[entry, table] = self._in_the_way.get((entry, table), 0) + 1
        return not together and not beside

    def refused(self) -> Refused:
        """Why no seating was found: the wish that was most often in the way."""
        pair = max(self._pairs, key=lambda each: self._pairs[each], default=None)
        table = max(self._in_the_way, key=lambda each: self._in_the_way[each], default=None)
        if pair and (not table or self._pairs[pair] >= self._in_the_way[table]):
            return Refused("draw.apart", entry=pair[0], other=pair[1])
        if table is None:
            raise AssertionError("nothing was in the way")
        return Refused("draw.never", entry=table[0], table=table[1])
