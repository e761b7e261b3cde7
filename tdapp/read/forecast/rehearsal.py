"""What matters before doors open: chips that run out, dealers by the half hour, whether the guarantee is met."""

from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.chips.chip_needs import outlook as chips_ahead
from tdapp.domain.chips.chip_stock import at_hand_of, grown, missing, need
from tdapp.domain.forecast.evening import Evening
from tdapp.domain.forecast.outlook import Outlook
from tdapp.domain.money.paying import money
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, Money

HALF_HOUR = timedelta(minutes=30)
MOST_HALF_HOURS = 24


class Dealers(Struct, frozen=True):
    """Dealers needed `after` so long: one a table."""

    after: timedelta
    tables: int


class Rehearsal(Struct, frozen=True):
    """An evening before its doors open. `field`: players at the start; `late`: entries after it, by the median.

    `runs_out`: denominations of the chip set there are too few of with `many` entries (nine of ten evenings have no
    more), and how many pieces are short; None: no set is chosen. `short_by`: what the house would add to the guarantee
    in the middle one of the evenings; `at_risk`: what in one of ten; both None: nothing is guaranteed.
    """

    field: int
    late: int
    many: int
    runs_out: tuple[tuple[Chips, int], ...] | None
    dealers: tuple[Dealers, ...]
    short_by: Money | None
    at_risk: Money | None


def rehearsed(state: State, now: datetime, evening: Evening, outlook: Outlook) -> Rehearsal:
    """What the simulated evenings say before the start."""
    entries = outlook.entries
    return Rehearsal(
        field=evening.left,
        late=max(0, entries.median - evening.entries),
        many=entries.high,
        runs_out=_runs_out(state, now, entries.high),
        dealers=tuple(_dealers(state, outlook)),
        short_by=_overlay(state, entries.median),
        at_risk=_overlay(state, entries.low),
    )


def _runs_out(state: State, now: datetime, entries: int) -> tuple[tuple[Chips, int], ...] | None:
    chip_set = state.bank.chip_set
    if chip_set is None:
        return None
    ahead, at_hand = chips_ahead(state, now), at_hand_of(chip_set, {})
    if not any(each.enters and each.pieces for each in ahead.sellings):
        return None
    more = grown(ahead.sellings, max(entries, ahead.players))
    return tuple(missing(need(more, ahead.steps, ahead.evening, at_hand), at_hand).items())


def _dealers(state: State, outlook: Outlook) -> list[Dealers]:
    """One dealer a table, each half hour until the middle one of the evenings ends."""
    found, seats = list[Dealers](), state.setup.seats_per_table
    after = timedelta(0)
    while after < outlook.end.median and len(found) < MOST_HALF_HOURS:
        seen = [each for each in outlook.moments if each.after <= after]
        left = seen[-1].left.median if seen else 0
        found.append(Dealers(after, max(1, -(-left // seats))))
        after += HALF_HOUR
    return found


def _overlay(state: State, entries: int) -> Money | None:
    """What the guarantee lacks with so many entries; nothing: it is met."""
    if not state.guarantee:
        return None
    fed = state.fed(max(0, entries - len(state.entries)))
    return money(state, Cents(max(0, state.guarantee - fed)))
