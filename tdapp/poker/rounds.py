"""A betting round as it stands at a table: who may do what, to how much, and who comes next (N-1, N-2, N-6, N-9, N-20).

The rulings desk reads a table into a `BettingRound`, legal or not, and asks here; a hand in play asks the same
arithmetic of `betting` and `acting`. Seats are the numbers of the table, amounts chips, totals of this street.

>>> blinds = Betting(Structure.NO_LIMIT, small_bet=200, big_bet=200)
>>> table = BettingRound(0, 200, 200, {1: 100, 2: 200, 3: 0}, {1: 4900, 2: 500, 3: None}, (1, 2, 3))
>>> next_seat(table, after=2)
3
>>> raised = gone_to(blinds, table, 3, 2000)
>>> may(blinds, raised, 2).call, may(blinds, raised, 2).why_not
(500, 'stack_below_call')
"""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.poker.acting import first_owing
from tdapp.poker.betting import Betting, Structure, full_after, is_raise, raise_range
from tdapp.poker.errors import refuse
from tdapp.poker.positions import clockwise
from tdapp.values import replace

DEEP = 10**15
"""A stack nobody counted: deep enough that it limits nothing."""


class BettingRound(Struct, frozen=True):
    """The state of a betting round.

    `own`: what each seat has in front of him; `behind`: what he has left, None when nobody counted it. `live`: the
    seats with a hand. `full`: the largest full bet or raise of the street, before any bet the least one. `raises`: how
    many raises count against a cap. `opening`: the bet is still the opening one (before the flop the big blind).
    `pot`: all chips in the middle and in front, None when the middle is not known.
    """

    street: int
    """0 before the flop to 3 on the river."""
    level: int
    full: int
    own: Mapping[int, int]
    behind: Mapping[int, int | None]
    live: tuple[int, ...]
    acted: frozenset[int] = frozenset()
    raises: int = 0
    opening: bool = True
    aggressor: int | None = None
    pot: int | None = None

    def in_front(self, seat: int) -> int:
        """The chips this seat has in front of him."""
        return self.own.get(seat, 0)

    def to_call(self, seat: int) -> int:
        """The chips this seat lacks to the bet; his stack may be less."""
        return self.level - self.in_front(seat)

    def reach(self, seat: int) -> int | None:
        """The street total with which this seat is all-in; None when his stack is not known."""
        behind = self.behind.get(seat)
        return None if behind is None else self.in_front(seat) + behind


class May(Struct, frozen=True):
    """The actions a seat may take: to fold always, to check when `call` is 0, else to call with so many chips.

    `least` and `most` are the street totals of a bet or raise, an all-in for less shown as his one total; `most` None:
    nothing limits it that is known. `why_not` says why he may not bet or raise, and both are None then.
    """

    seat: int
    call: int
    call_is_all_in: bool
    least: int | None
    most: int | None
    why_not: str | None = None


def may(
    betting: Betting,
    table: BettingRound,
    seat: int,
    *,
    pot: int | None = None,
    acted: bool | None = None,
    lowest_chip: int = 1,
) -> May:
    """The actions this seat may take in his turn.

    `pot` is the pot as pot-limit counts it, None when it is not known (the maximum is then left open); `acted`
    overrides what the round knows of whether he has acted. Refuses a seat without a hand.
    """
    if seat not in table.live:
        refuse("no_live_hand", seat=seat, legal=table.live)
    own, behind = table.in_front(seat), _deep(table.behind.get(seat))
    need = max(0, table.level - own)
    allowed = raise_range(
        betting,
        street=table.street,
        level=table.level,
        own=own,
        stack=behind,
        full=table.full,
        pot=DEEP if pot is None else pot,
        acted=seat in table.acted if acted is None else acted,
        raises=table.raises,
        others_reach=max((_reach(table, other) for other in table.live if other != seat), default=0),
        lowest_chip=lowest_chip,
    )
    most = allowed.most if allowed.most is None or allowed.most < DEEP else None
    return May(seat, min(need, behind), bool(need) and behind <= need, allowed.least, most, allowed.why_not)


def next_seat(table: BettingRound, after: int) -> int | None:
    """The next seat clockwise after this one that has to act (an empty seat or the button will do); None when the
    round is over.
    """
    seats = clockwise(table.live, after)
    found = first_owing(
        range(len(seats)),
        put=[table.in_front(seat) for seat in seats],
        stack=[_deep(table.behind.get(seat)) for seat in seats],
        folded=[False] * len(seats),
        acted=[seat in table.acted for seat in seats],
        level=table.level,
    )
    return None if found is None else seats[found]


def gone_to(betting: Betting | None, table: BettingRound, seat: int, to: int) -> BettingRound:
    """The round after this seat has acted and has so much in front of him, whether he was allowed to or not.

    `betting` None: the level is not known; then every larger bet counts as a raise by its size alone.
    """
    put = to - table.in_front(seat)
    behind = table.behind.get(seat)
    after = replace(
        table,
        own={**table.own, seat: to},
        behind={**table.behind, seat: None if behind is None else behind - put},
        acted=table.acted | {seat},
        pot=None if table.pot is None else table.pot + put,
    )
    if to <= table.level:
        return after
    counted = to - table.level >= table.full
    if betting is not None:
        counted = is_raise(betting, street=table.street, level=table.level, to=to, full=table.full)
    return replace(
        after,
        level=to,
        full=full_after(level=table.level, to=to, full=table.full),
        raises=table.raises + (counted if table.level else 0),
        opening=not table.level,
        aggressor=seat,
    )


def without_hand(table: BettingRound, seat: int) -> BettingRound:
    """The round after this seat has folded; his chips stay in front of him."""
    return replace(table, live=tuple(other for other in table.live if other != seat), acted=table.acted | {seat})


def counts_pot(structure: Structure) -> bool:
    """Whether the most that may be bet depends on the pot."""
    return structure in (Structure.POT_LIMIT, Structure.HALF_POT)


def _deep(behind: int | None) -> int:
    return DEEP if behind is None else behind


def _reach(table: BettingRound, seat: int) -> int:
    return table.in_front(seat) + _deep(table.behind.get(seat))
