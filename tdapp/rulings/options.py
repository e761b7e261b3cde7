"""Puts what a player may do on the worksheet, as the engine says it, with the reason for what he may not."""

from tdapp.poker.betting import limit
from tdapp.poker.rounds import BettingRound, May
from tdapp.rulings.limits import cap_of
from tdapp.rulings.worksheet import Worksheet


def say_options(sheet: Worksheet, street: BettingRound, allowed: May, *, fold: bool = True) -> None:
    """List the options of a player in his turn; `fold` False: he is bound to stay in."""
    seat, to = allowed.seat, street.in_front(allowed.seat) + allowed.call
    if allowed.call:
        if fold:
            sheet.may(seat, "fold")
        sheet.may(seat, "call", least=to, most=to)
    else:
        sheet.may(seat, "check")
    if allowed.why_not is None:
        sheet.min_raise_to, sheet.max_raise_to = allowed.least, allowed.most
        sheet.may(seat, "raise" if street.level else "bet", least=allowed.least, most=allowed.most)
    else:
        say_why_not(sheet, street, allowed)


def say_why_not(sheet: Worksheet, street: BettingRound, allowed: May) -> None:
    """Say why a seat may not bet or raise, on the rule that decides it where there is one."""
    faces, full = street.to_call(allowed.seat), street.full
    match allowed.why_not:
        case "stack_below_call":
            sheet.why("betting.stack_below_call", seat=allowed.seat, amount=allowed.call)
        case "nobody_can_call":
            sheet.why("betting.nobody_can_call")
        case "raise_cap_reached":
            sheet.why("betting.had_all_raises", rule="raise_cap", cap=cap_of(sheet) or 0)
        case "not_reopened":
            sheet.why(
                "betting.not_reopened", rule=rule_against(sheet, allowed), seat=allowed.seat, faces=faces, full=full
            )
        case _:
            pass


def rule_against(sheet: Worksheet, allowed: May) -> str | None:
    """The step or value whose rule keeps a seat from betting or raising; None where no rule of this book does."""
    in_limit = limit(sheet.situation.structure) and sheet.has("reopening_in_limit")
    rules = {
        "raise_cap_reached": ("raise_cap",),
        "not_reopened": ("reopening_in_limit" if in_limit else "reopening", "turn.short_all_in_no_raise"),
        "stack_below_call": ("turn.must_call",),
        "nobody_can_call": ("showdown.return_uncalled",),
    }.get(allowed.why_not or "", ())
    return next((name for name in rules if sheet.has(name)), None)
