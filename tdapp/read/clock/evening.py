"""The evening in figures, for the page of the clock: what was sold, the money to play for, when the breaks are."""

from collections import Counter
from datetime import datetime

from msgspec import Struct

from tdapp.domain.clock.structure import Break
from tdapp.domain.money.paying import money
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.play_over import field_is_final
from tdapp.domain.prizes.places import pays_nobody, prizes, standing
from tdapp.domain.state import State
from tdapp.domain.units import Chips, Money
from tdapp.read.clock.clock import ClockPhase, ClockView
from tdapp.read.prizes.stage import money_stage


class EveningView(Struct, frozen=True):
    """The figures of an evening. `rebuys`, `add_ons`: sold and not given back; None where the terms sell none.

    `pool` and `first` (the first prize) are None where nobody is paid; after a deal nobody gets a first prize as such,
    and `first` is None. `places`: paid places, None while entries may
    still come. `until_money`: so many go out before the rest is paid, 0: they are in the money; None: not known.
    """

    entries: int
    rebuys: int | None
    add_ons: int | None
    chips: Chips
    pool: Money | None
    first: Money | None
    places: int | None
    until_money: int | None
    open_hand: bool = False  # a hand is still played in which others may go out


def evening_view(state: State, now: datetime) -> EveningView:
    """The figures of an evening at `now`."""
    sold = Counter(each.kind for each in state.purchases.values() if each.back is None)
    offered = {line.kind for line in state.terms.offers} | sold.keys()
    stand, paid, dealt = prizes(state), not pays_nobody(state), standing(state).deal is not None
    final, at = field_is_final(state, now), money_stage(state, now)
    return EveningView(
        entries=len(state.entries),
        rebuys=sold[SaleKind.REBUY] if SaleKind.REBUY in offered else None,
        add_ons=sold[SaleKind.ADD_ON] if SaleKind.ADD_ON in offered else None,
        chips=state.chips,
        pool=money(state, state.pool) if paid else None,
        first=money(state, stand[0]) if paid and stand and final and not dealt else None,
        places=at.paid if paid and final else None,
        until_money=at.to_go if paid and stand and final else None,
        open_hand=at.open_hand,
    )


def next_break_at(view: ClockView) -> datetime | None:
    """When the next break begins as the clock runs now; None: none follows, or no time is known."""
    coming = (row for row in view.schedule if row.state == "coming" and isinstance(row.period, Break))
    row = next(coming, None)
    return row.starts_at if row is not None and view.phase is not ClockPhase.FINISHED else None


def levels_end_at(view: ClockView) -> datetime | None:
    """When the last level's time runs out as the clock runs now; None: it has, or no time is known."""
    last = view.schedule[-1]
    if last.starts_at is None or view.phase in (ClockPhase.FINISHED, ClockPhase.OVER):
        return None
    return last.starts_at + last.period.lasts
