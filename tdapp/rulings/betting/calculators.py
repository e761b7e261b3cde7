"""Calculators: what may be bet, and how many raises (HC and TDA 43, 48, 54; QLD s9, s25(3), s28)."""

from tdapp.poker.betting import Structure, limit
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import limit_pot, range_of
from tdapp.rulings.ruling import Code
from tdapp.rulings.street import Street, street_of
from tdapp.rulings.worksheet import Missing, Worksheet

SEAT = Question("seat", Kind.SEAT)


def least_and_most(sheet: Worksheet) -> Code:
    """The least and the most a player may bet or raise to."""
    seat, street = sheet.seat("seat"), street_of(sheet)
    rule = "betting.least_raise" if street.level else "betting.least_bet"
    allowed = range_of(sheet, street, seat)
    _say_range(sheet, street, seat, allowed.least, allowed.most)
    sheet.why("betting.last_full_raise", rule=rule, level=street.level, full=street.full)
    return Code.AMOUNT


def _say_range(sheet: Worksheet, street: Street, seat: int, least: int, most: int | None) -> None:
    reach = street.reach(seat)
    if reach is not None and reach < least:
        sheet.step("betting.only_all_in", rule="betting.all_in", seat=seat, to=reach)
        least = reach
    else:
        sheet.step("betting.least_raise" if street.level else "betting.least_bet", seat=seat, least=least)
    if most is not None:
        sheet.step("betting.most", rule=_most_rule(sheet), seat=seat, most=most)
    sheet.bet_level, sheet.min_raise_to = street.level, least
    sheet.max_raise_to = reach if most is None else most if reach is None else min(most, reach)
    sheet.may(seat, "raise" if street.level else "bet", least=least, most=sheet.max_raise_to)


def _most_rule(sheet: Worksheet) -> str:
    counted = sheet.situation.structure in (Structure.POT_LIMIT, Structure.HALF_POT)
    return "pot_limit_pot" if counted else "betting.least_raise"


def pot_limit_maximum(sheet: Worksheet) -> Code:
    """The greatest pot-limit bet or raise, with its arithmetic."""
    sheet.way("pot_limit_pot")
    sheet.need("seat")
    if sheet.situation.structure not in (Structure.POT_LIMIT, Structure.HALF_POT):
        sheet.step("betting.no_pot_limit", rule="pot_limit_pot")
        return Code.NO
    seat, street = sheet.seat("seat"), street_of(sheet)
    allowed = range_of(sheet, street, seat)
    pot, call = limit_pot(sheet, street), street.to_call(seat)
    sheet.why("betting.pot_sum", rule="pot_limit_pot", level=street.level, pot=pot, call=call)
    _say_range(sheet, street, seat, allowed.least, allowed.most)
    return Code.AMOUNT


def another_raise(sheet: Worksheet) -> Code:
    """May there be one more raise in this round?"""
    way = sheet.way("raise_cap")
    capped = limit(sheet.situation.structure) or way == "house_sets"
    if not capped:
        sheet.step("betting.raises_without_limit", rule="raise_cap")
        return Code.YES
    cap = sheet.maybe("cap")
    most = cap if isinstance(cap, int) else None
    if most is None and sheet.situation.level is not None:
        most = sheet.situation.level.raise_cap
    if most is None:
        sheet.why("betting.house_sets_the_cap", rule="raise_cap")
        raise Missing("cap")
    left = sheet.maybe("players_in_event") or sheet.situation.players_left
    if way == "until_two_left" and left == 2:
        sheet.step("betting.heads_up_no_cap", rule="raise_cap")
        return Code.YES
    told = sheet.maybe("raises")
    made = told if isinstance(told, int) else street_of(sheet).raises
    sheet.step("betting.raise_allowed" if made < most else "betting.cap_reached", rule="raise_cap", made=made, cap=most)
    return Code.YES if made < most else Code.NO


INCIDENTS = (
    Incident("betting.least_and_most", "raise_amounts", (SEAT,), least_and_most, ("bets", "stacks", "level")),
    Incident("betting.pot_limit_maximum", "pot_limit", (SEAT,), pot_limit_maximum, ("bets", "stacks", "level")),
    Incident(
        "betting.another_raise",
        "number_of_raises",
        (
            Question("raises", Kind.COUNT),
            Question("cap", Kind.COUNT, least=1),
            Question("players_in_event", Kind.COUNT, least=2),
        ),
        another_raise,
        ("bets", "log"),
    ),
)
