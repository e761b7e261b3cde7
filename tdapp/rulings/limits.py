"""The limits of a bet at this table: the situation put to the engine's arithmetic, with the book's readings (N-1, N-2,
N-9).

Amounts are street totals in chips. A stack nobody entered never limits a bet.
"""

from msgspec import Struct

from tdapp.poker.betting import (
    Betting,
    BlindPot,
    OverShortBet,
    Structure,
    least_raise_to,
    limit,
    minimum_bet,
    most_raise_to,
)  # fmt: skip
from tdapp.rulings.street import Street
from tdapp.rulings.worksheet import Missing, Worksheet


class Range(Struct, frozen=True):
    """The least and the most a seat may bet or raise to, all-in apart; `most` None: no limit but his chips."""

    least: int
    most: int | None


def betting_of(sheet: Worksheet, street: Street) -> Betting:
    """The betting of this table under the book. Missing when the level is not known."""
    level, structure = sheet.level, sheet.situation.structure
    small = level.small_bet or level.min_wager or level.big_blind
    big = max(small, level.big_bet or level.max_wager or small)
    over = OverShortBet.MINIMUM_MORE
    if 0 < street.level < small and not limit(structure):  # only then does the option matter, and is printed
        over = OverShortBet(sheet.way_or("over_short_bet", OverShortBet.MINIMUM_MORE))
    return Betting(
        structure=structure,
        small_bet=small,
        big_bet=big,
        raise_cap=level.raise_cap if limit(structure) else None,
        over_short_bet=over,
        call_below_minimum=sheet.flag("call_below_minimum"),
    )


def range_of(sheet: Worksheet, street: Street, seat: int) -> Range:
    """The range this seat may bet or raise to. Missing `pot` when the structure counts it and nobody entered it."""
    betting = betting_of(sheet, street)
    own = street.own.get(seat, 0)
    least = least_raise_to(betting, street=street.number, level=street.level, own=own, full=street.full)
    counts = betting.structure in (Structure.POT_LIMIT, Structure.HALF_POT)
    most = most_raise_to(
        betting,
        street=street.number,
        level=street.level,
        own=own,
        full=street.full,
        pot=limit_pot(sheet, street) if counts else 0,
        lowest_chip=(sheet.level.lowest_chip or 1),
    )
    return Range(least if most is None else min(least, most), most)


def raise_by(sheet: Worksheet, street: Street, seat: int) -> int:
    """The least by which this seat must raise; the least bet where nobody has bet."""
    betting = betting_of(sheet, street)
    own = street.own.get(seat, 0)
    least = least_raise_to(betting, street=street.number, level=street.level, own=own, full=street.full)
    return least - street.level


def least_bet(sheet: Worksheet, street: Street) -> int:
    """The least opening bet of this round."""
    return minimum_bet(betting_of(sheet, street), street.number)


def limit_pot(sheet: Worksheet, street: Street) -> int:
    """The pot as the book counts it for a pot-limit bet: middle and bets in front (HC and TDA 54, QLD s28(5)).

    Before the flop HC and TDA count both blinds as if they were posted in full, and antes only by option (A28).
    """
    if street.name != "preflop" or sheet.way("pot_limit_pot") != BlindPot.FULL_BLINDS:
        if street.pot is None:
            raise Missing("pot")
        return street.pot
    level, situation = sheet.level, sheet.situation
    front = dict(street.own)
    short = 0
    for seat, blind in ((situation.small_blind, level.small_blind), (situation.big_blind, level.big_blind)):
        if seat is None or seat not in front:
            short += blind
        else:
            short += max(0, blind - front[seat])
    antes = (situation.pot or 0) if situation.pot and sheet.flag("antes_in_pot_limit") else 0
    return sum(front.values()) + short + antes
