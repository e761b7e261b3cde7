"""What a payout table must be like before a tournament may pay by it."""

from decimal import Decimal
from itertools import pairwise

from tdapp.domain.refusal import Refused, require
from tdapp.domain.setup import (
    AS_SHARED,
    PERCENT,
    WHOLE,
    PayoutColumn,
    PayoutCurve,
    PayoutRules,
    PayoutTable,
    SeatPrizes,
)
from tdapp.domain.units import Money

MOST_PLACES = 10_000
MOST_STEEP = 5_000  # thousandths
MOST_MIN_CASH = 100  # buy-ins
MOST_SEAT = 1_000_000_00  # cents
MOST_CHIPS = 1_000_000_000
MOST_DAYS = 3_660  # that a ticket pays for


def check_table(table: PayoutTable, currency: str) -> None:
    """Refuse a table whose columns do not add up to 100 %, rise with the place or leave a gap, a curve that cannot be
    drawn, seats that make no sense, and rules that make none. `currency` is what locked prizes are told in.
    """
    require(not (table.columns and table.curve), "setup.payout_both")
    if table.seats is not None:
        require(not (table.columns or table.curve) and table.rules == AS_SHARED, "setup.seats_alone")
        _check_seats(table.seats)
    for column in table.columns:
        check_column(column)
    for before, after in pairwise(table.columns):
        follows = before.to_entries is not None and after.from_entries == before.to_entries + 1
        require(follows, "setup.payout_columns", entries=after.from_entries)
    if table.columns:
        last = table.columns[-1]
        ends = last.to_entries is None or last.to_entries >= last.from_entries
        require(table.columns[0].from_entries > 0 and ends, "setup.payout_columns", entries=last.from_entries)
    if table.curve is not None:
        _check_curve(table.curve)
    _check_rules(table.rules, currency)


def check_column(column: PayoutColumn) -> None:
    """Refuse shares that do not add up to 100 %, are not above 0, or rise with the place."""
    require(bool(column.shares) and min(column.shares) > 0, "setup.payout_share", entries=column.from_entries)
    total = sum(column.shares)
    said = (Decimal(total) / PERCENT).normalize() if total % (10 * PERCENT) else Decimal(total // PERCENT)
    require(total == WHOLE, "setup.payout_sum", entries=column.from_entries, sum=said)
    falls = all(before >= after for before, after in pairwise(column.shares))
    require(falls, "setup.payout_rises", entries=column.from_entries)


def _check_curve(curve: PayoutCurve) -> None:
    ways = (curve.percent, curve.one_in, curve.places)
    one = sum(way > 0 for way in ways) == 1 and min(ways) == 0
    most = curve.percent <= WHOLE and curve.one_in <= MOST_PLACES and curve.places <= MOST_PLACES
    require(one and most, "setup.payout_places")
    shares = [share for share in (curve.first, curve.second) if share is not None]
    drawn = all(0 < share <= WHOLE for share in shares)
    if curve.steepness is not None:
        drawn = not shares and 0 <= curve.steepness <= MOST_STEEP
    require(drawn, "setup.payout_curve", most=MOST_STEEP // 1000)


def _check_seats(seats: SeatPrizes) -> None:
    require(0 < seats.value <= MOST_SEAT, "setup.seat_value")
    require(0 <= seats.guaranteed <= MOST_PLACES, "setup.seats_many", most=MOST_PLACES)
    require(not seats.capped or seats.guaranteed > 0, "setup.seats_many", most=MOST_PLACES)
    require(0 <= seats.milestone <= MOST_CHIPS, "setup.seats_milestone")
    require(0 <= seats.valid <= MOST_DAYS, "setup.seats_valid", most=MOST_DAYS)
    require(0 < seats.split <= MOST_PLACES, "setup.seats_split", most=MOST_PLACES)


def _check_rules(rules: PayoutRules, currency: str) -> None:
    require(0 <= rules.min_cash <= MOST_MIN_CASH * 100, "setup.min_cash", most=MOST_MIN_CASH)
    by_place = sorted(rules.locked, key=lambda each: each.place)
    for number, each in enumerate(by_place):
        before = by_place[number - 1] if number else None
        fits = each.cents > 0 and 0 < each.place <= MOST_PLACES
        if before is not None:
            fits = fits and before.place < each.place and before.cents >= each.cents
        if not fits:
            raise Refused("setup.locked", place=each.place, amount=Money(each.cents, currency))
