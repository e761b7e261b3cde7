"""Words and signs that can mean several things, or come too early (HC and TDA 3, 57, 59; QLD s5)."""

from tdapp.rulings.betting.reading import check_rule
from tdapp.rulings.betting.spoken import SEAT, check_said
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import range_of
from tdapp.rulings.ruling import Choice, Code
from tdapp.rulings.street import street_of
from tdapp.rulings.worksheet import Missing, Worksheet


def unclear_amount(sheet: Worksheet) -> Code:
    """A number that can mean several amounts: the most reasonable one by the pot (57; N-11)."""
    way = sheet.way("unclear_amounts")
    sheet.need("number")
    street = street_of(sheet)
    if street.pot is None:
        raise Missing("pot")
    seat = sheet.maybe("seat")
    named = int(seat) if isinstance(seat, int) else 0
    least = range_of(sheet, street, named).least
    found = readings(sheet.count("number"), least=least, lowest=sheet.level.lowest_chip or 1)
    below = [amount for amount in found if amount < street.pot + (way == "up_to_pot")]
    to = max(below) if below else min(found)
    sheet.why("betting.readings", rule="unclear_amounts", amounts=tuple(found[:4]), least=least)
    sheet.step(
        "betting.reads_below_pot" if below else "betting.reads_smallest", rule="unclear_amounts", to=to, pot=street.pot
    )
    sheet.bet_level = to
    return Code.RAISE_TO if street.level else Code.BET


def readings(number: int, *, least: int, lowest: int) -> list[int]:
    """The amounts a spoken number can mean: itself and its tens, hundreds, ..., as far as they are legal; rising.

    >>> readings(5, least=400, lowest=100)[:2]
    [500, 5000]
    """
    found = [number * 10**zeros for zeros in range(10)]
    legal = [amount for amount in found if amount >= least and amount % lowest == 0]
    return legal or [max(found[-1], least)]


def gesture(sheet: Worksheet) -> Code:
    """A gesture or a word that is no official term: a tap is a check, the rest is at the player's own risk."""
    sheet.need("seat", "sign")
    seat, street = sheet.seat("seat"), street_of(sheet)
    facing = street.to_call(seat) > 0
    match sheet.choice("sign"):
        case "tap":
            if not facing:
                sheet.step("betting.tap_is_check", rule=check_rule(street), seat=seat)
                return Code.CHECK
            return check_said(sheet, street, seat)
        case "wants_out" if sheet.says("betting.clear_wish_is_fold"):
            sheet.step("betting.clear_wish_is_fold", seat=seat)
            sheet.effect(seat, hand="dead")
            return Code.FOLD
        case _:
            sheet.way("other_terms")
            sheet.step("betting.own_risk", rule="other_terms", seat=seat)
            choices = ("fold", "call", "act_again") if facing else ("check", "bet", "act_again")
            return sheet.leave(
                "other_terms", tuple(Choice(f"read_as_{name}", {"seat": seat}) for name in choices), "read_as_act_again"
            )


def conditional_words(sheet: Worksheet) -> Code:
    """'If you bet, I raise', or a call before the amount is known (59)."""
    sheet.way("conditional_words")
    sheet.need("kind")
    seat = sheet.maybe("seat")
    named = int(seat) if isinstance(seat, int) else 0
    sheet.punish("penalty_conditional", *([named] if named else []))
    if sheet.choice("kind") == "condition":
        sheet.step("betting.condition_may_bind", rule="conditional_words", seat=named)
        return sheet.leave("conditional_words", ("condition_binds", "condition_void"), "condition_binds")
    sheet.step("betting.early_call", rule="betting.early_call", seat=named)
    return sheet.leave(
        "betting.early_call", ("bound_to_all", "bound_to_fair_amount", "free_again"), "bound_to_fair_amount"
    )


INCIDENTS = (
    Incident(
        "betting.unclear_amount",
        "unclear_amounts",
        (Question("number", Kind.COUNT, least=1), SEAT),
        unclear_amount,
        ("bets", "level"),
    ),
    Incident(
        "betting.gesture",
        "terms_and_gestures",
        (SEAT, Question("sign", Kind.CHOICE, ("tap", "wants_out", "other"))),
        gesture,
        ("bets",),
    ),
    Incident(
        "betting.conditional_words",
        "conditional_words",
        (Question("kind", Kind.CHOICE, ("condition", "early_call")), SEAT),
        conditional_words,
    ),
)
