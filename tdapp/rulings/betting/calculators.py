"""Calculators: what may be bet, and how many raises (HC and TDA 43, 48, 54; QLD s9, s25(3), s28)."""

from tdapp.poker.rounds import BettingRound, counts_pot
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import cap_of, least_rule, limit_pot, may_be_capped, may_of, most_rule, range_of
from tdapp.rulings.options import rule_against, say_options
from tdapp.rulings.ruling import Code
from tdapp.rulings.street import street_of
from tdapp.rulings.worksheet import Missing, Worksheet

SEAT = Question("seat", Kind.SEAT)


def least_and_most(sheet: Worksheet) -> Code:
    """The least and the most a player may bet or raise to."""
    seat, street = sheet.seat("seat"), street_of(sheet)
    if not _say_range(sheet, street, seat):
        return Code.CALL_OR_FOLD
    sheet.why("betting.last_full_raise", rule=least_rule(sheet, street, seat), level=street.level, full=street.full)
    return Code.AMOUNT


def _say_range(sheet: Worksheet, street: BettingRound, seat: int, *, most_first: bool = False) -> bool:
    """Whether a player may bet or raise: to how much, or why not and what he may do instead. `most_first`: it was the
    most that was asked for.
    """
    sheet.bet_level = street.level
    allowed, by_structure = may_of(sheet, street, seat), range_of(sheet, street, seat)
    if allowed.why_not is not None or allowed.least is None:
        rule = rule_against(sheet, allowed) or least_rule(sheet, street, seat)
        sheet.step("betting.may_not_raise", rule=rule, seat=seat)
        say_options(sheet, street, allowed)
        return False
    if allowed.least < by_structure.least:
        sheet.step("betting.only_all_in", rule="betting.all_in", seat=seat, to=allowed.least)
    else:
        code = "betting.least_raise" if street.level else "betting.least_bet"
        sheet.step(code, rule=least_rule(sheet, street, seat), seat=seat, least=allowed.least)
    if by_structure.most is not None:
        sheet.step("betting.most", rule=most_rule(sheet, street), seat=seat, most=by_structure.most)
        if most_first:
            sheet.steps.reverse()
    sheet.min_raise_to, sheet.max_raise_to = allowed.least, allowed.most
    sheet.may(seat, "raise" if street.level else "bet", least=allowed.least, most=allowed.most)
    return True


def pot_limit_maximum(sheet: Worksheet) -> Code:
    """The greatest pot-limit bet or raise, with its arithmetic."""
    sheet.way("pot_limit_pot")
    sheet.need("seat")
    if not counts_pot(sheet.situation.structure):
        sheet.step("betting.no_pot_limit")
        return Code.NO
    seat, street = sheet.seat("seat"), street_of(sheet)
    pot, call = limit_pot(sheet, street), street.to_call(seat)
    sheet.why("betting.pot_sum", rule=most_rule(sheet, street), level=street.level, pot=pot, call=call)
    return Code.AMOUNT if _say_range(sheet, street, seat, most_first=True) else Code.CALL_OR_FOLD


def another_raise(sheet: Worksheet) -> Code:
    """May there be one more raise in this round?"""
    sheet.way("raise_cap")
    if not may_be_capped(sheet):
        sheet.step("betting.raises_without_limit", rule="raise_cap")
        return Code.YES
    most = cap_of(sheet)
    if most is None:
        level = sheet.situation.level
        if sheet.maybe("cap") is None and (level is None or level.raise_cap is None):
            sheet.why("betting.house_sets_the_cap", rule="raise_cap")
            raise Missing("cap")
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
