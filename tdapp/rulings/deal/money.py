"""The chips of a hand that is killed, or of a round that is void."""

from msgspec import Struct

from tdapp.rulings.ruling import SeatEffect
from tdapp.rulings.showdown.chips import Chips, chips_of
from tdapp.rulings.worksheet import Missing, Worksheet


class Put(Struct, frozen=True):
    """The chips a seat has put into this hand: `total` of everything, of it `uncalled` that nobody matched."""

    total: int
    uncalled: int


def put_in(sheet: Worksheet, seat: int) -> Put | None:
    """The chips this seat put in; None when the chips on the table were not entered."""
    known = _chips(sheet)
    if known is None or seat not in known.seats:
        return None
    back = known.refund[1] if known.refund is not None and known.refund[0] == seat else 0
    return Put(_totals(sheet, known)[seat], back)


def everything(sheet: Worksheet) -> dict[int, int]:
    """The chips each seat put into this hand; empty when the chips on the table were not entered."""
    known = _chips(sheet)
    return {} if known is None else {seat: amount for seat, amount in _totals(sheet, known).items() if amount}


def all_back(sheet: Worksheet) -> tuple[SeatEffect, ...]:
    """Give everything back to who put it in."""
    return tuple(SeatEffect(seat, refund=amount, hand="void") for seat, amount in everything(sheet).items())


def in_the_pot(sheet: Worksheet) -> int:
    """The chips in the middle and in front; 0 when the chips on the table were not entered."""
    known = _chips(sheet)
    return 0 if known is None else sum(_totals(sheet, known).values()) + known.middle


def _chips(sheet: Worksheet) -> Chips | None:
    if not sheet.situation.seats:
        return None
    try:
        known = chips_of(sheet)
    except Missing:
        return None
    return known if any(known.live) else None


def _totals(sheet: Worksheet, known: Chips) -> dict[int, int]:
    extra = {place.seat: place.ante + place.dead for place in sheet.situation.seats}
    return {seat: live + extra[seat] for seat, live in zip(known.seats, known.live, strict=True)}
