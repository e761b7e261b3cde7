"""What may be bet at this table: the situation put to the engine, with the book's readings (N-1, N-2, N-6, N-9, N-20).

Amounts are street totals in chips. A stack nobody entered never limits a bet.
"""

from msgspec import Struct

from tdapp.poker.betting import (
    Betting,
    BlindPot,
    OverShortBet,
    Structure,
    counted_pot,
    least_raise_to,
    limit,
    minimum_bet,
    most_raise_to,
)  # fmt: skip
from tdapp.poker.rounds import BettingRound, May, counts_pot, may
from tdapp.rulings.checking import Impossible
from tdapp.rulings.situation import Level
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace


class Range(Struct, frozen=True):
    """The least and the most the structure lets a seat bet or raise to, whatever he has; `most` None: no limit."""

    least: int
    most: int | None


def sizes_at(level: Level, structure: Structure) -> Betting:
    """The structure with its sizes at a level, without what the book decides."""
    small = level.small_bet or level.min_wager or level.big_blind
    big = max(small, level.big_bet or level.max_wager or small)
    return Betting(structure=structure, small_bet=small, big_bet=big)


def sizes_of(sheet: Worksheet) -> Betting:
    """The structure with its sizes at this table. Missing when the level is not known."""
    return sizes_at(sheet.level, sheet.situation.structure)


def betting_of(sheet: Worksheet, table: BettingRound) -> Betting:
    """The betting of this table under the book. Missing when the level is not known."""
    sizes = sizes_of(sheet)
    over = OverShortBet.MINIMUM_MORE
    if 0 < table.level < sizes.small_bet and not limit(sizes.structure):  # only then it matters, and is printed
        over = OverShortBet(sheet.way_or("over_short_bet", OverShortBet.MINIMUM_MORE))
    return replace(
        sizes,
        raise_cap=cap_of(sheet),
        over_short_bet=over,
        call_below_minimum=_calls_less_than_a_bet(table, sizes) and sheet.flag("call_below_minimum"),
        half_reopens="reopening_in_limit" in sheet.book.values,
    )


def _calls_less_than_a_bet(table: BettingRound, sizes: Betting) -> bool:
    """Whether anybody has less to call than the least bet: only then it matters what he may raise by, and is told."""
    least = minimum_bet(sizes, table.street)
    return any(0 < table.to_call(seat) < least for seat in table.live)


def cap_of(sheet: Worksheet) -> int | None:
    """The raises a round may have after its opening bet; None: no cap."""
    most = sheet.maybe("cap")
    if not isinstance(most, int):
        most = sheet.situation.level.raise_cap if sheet.situation.level is not None else None
    if most is None or not may_be_capped(sheet):
        return None
    left = sheet.maybe("players_in_event") or sheet.situation.players_left
    return cap_by(sheet.way("raise_cap"), sheet.situation.structure, most, last_two=left == 2)


def cap_by(way: str, structure: Structure, most: int | None, *, last_two: bool) -> int | None:
    """The cap that holds of one the house has set (HC and TDA 48, QLD s9(3)); None: no cap.

    It holds at limit, and at any structure where the book leaves it to the house (`way`); HC and TDA lift it once two
    players are left in the tournament.
    """
    if not limit(structure) and way != "house_sets":
        return None
    return None if way == "until_two_left" and last_two else most


def may_be_capped(sheet: Worksheet) -> bool:
    """Whether the number of raises can have a cap at all in this structure under this book."""
    return limit(sheet.situation.structure) or sheet.way_or("raise_cap", "") == "house_sets"


def may_of(sheet: Worksheet, table: BettingRound, seat: int, *, acted: bool | None = None) -> May:
    """The actions this seat may take in his turn; the most he may bet is left open while the pot is not known."""
    if seat not in table.live:
        raise Impossible("facts.seat", "no_live_hand", seat=seat, seats=table.live)
    betting = betting_of(sheet, table)
    pot = None
    if counts_pot(betting.structure):
        try:
            pot = limit_pot(sheet, table)
        except Missing:
            pot = None
    return may(betting, table, seat, pot=pot, acted=acted, lowest_chip=sheet.level.lowest_chip or 1)


def range_of(sheet: Worksheet, table: BettingRound, seat: int) -> Range:
    """The range the structure allows this seat. Missing `pot` when the structure counts it and nobody entered it."""
    betting = betting_of(sheet, table)
    own = table.in_front(seat)
    least = least_raise_to(betting, street=table.street, level=table.level, own=own, full=table.full)
    most = most_raise_to(
        betting,
        street=table.street,
        level=table.level,
        own=own,
        full=table.full,
        pot=limit_pot(sheet, table) if counts_pot(betting.structure) else 0,
        lowest_chip=(sheet.level.lowest_chip or 1),
    )
    return Range(least if most is None else min(least, most), most)


def most_rule(sheet: Worksheet, table: BettingRound) -> str:
    """The step or value whose rule sets the most of this structure (HC and TDA 54-B before the flop, 54-C after; QLD
    s28(5), (6) and (8), s25(4)(b)).
    """
    structure = sheet.situation.structure
    if counts_pot(structure):
        if structure is Structure.HALF_POT and sheet.has("rule.half_pot"):
            return "rule.half_pot"
        later = table.street > 0 and sheet.way("pot_limit_pot") == BlindPot.FULL_BLINDS
        return "rule.pot_after_flop" if later else "pot_limit_pot"
    if not table.level and sheet.has("rule.most_opening"):
        return "rule.most_opening"
    return "rule.fixed_raise"


def least_rule(sheet: Worksheet, table: BettingRound, seat: int) -> str:
    """The step whose rule sets the least this seat may bet or raise to (QLD s28(3): the most, where that is less)."""
    if counts_pot(sheet.situation.structure) and sheet.has("rule.least_above_most"):
        most = range_of(sheet, table, seat).most
        if most is not None and table.level + raise_by(sheet, table, seat) > most:
            return "rule.least_above_most"
    if not table.level:
        return "betting.least_bet"
    return "rule.fixed_raise" if limit(sheet.situation.structure) else "betting.least_raise"


def raise_by(sheet: Worksheet, table: BettingRound, seat: int) -> int:
    """The least by which this seat must raise; the least bet where nobody has bet."""
    betting = betting_of(sheet, table)
    own = table.in_front(seat)
    return least_raise_to(betting, street=table.street, level=table.level, own=own, full=table.full) - table.level


def least_bet(sheet: Worksheet, street: int) -> int:
    """The least opening bet of a round (0 before the flop, 3 on the river)."""
    return minimum_bet(sizes_of(sheet), street)


def limit_pot(sheet: Worksheet, table: BettingRound) -> int:
    """The pot as the book counts it for a pot-limit bet: middle and bets in front (HC and TDA 54, QLD s28(5)).

    Before the flop HC and TDA count both blinds as if they were posted in full, and antes only by option (A28).
    """
    if table.street or sheet.way("pot_limit_pot") != BlindPot.FULL_BLINDS:
        if table.pot is None:
            raise Missing("pot")
        return table.pot
    level, situation = sheet.level, sheet.situation
    front = dict(table.own)
    short = 0
    for seat, blind in ((situation.small_blind, level.small_blind), (situation.big_blind, level.big_blind)):
        if seat is None or seat not in front:
            short += blind
        else:
            short += max(0, blind - front[seat])
    middle = situation.pot or 0
    return counted_pot(
        replace(sizes_of(sheet), antes_count=bool(middle) and sheet.flag("antes_in_pot_limit")),
        street=table.street,
        front=sum(front.values()),
        middle=middle,
        dead_wagers=sum(place.dead for place in situation.seats),
        short_blinds=short,
    )
