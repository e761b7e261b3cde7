"""The casino's commission in a cash game (QLD s30, N-16)."""

from tdapp.poker.pots import Commission, WonPot, commission
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.worksheet import Silent, Worksheet


def terms_of(sheet: Worksheet) -> Commission:
    """The table's minimum wager and percentage; the book's highest percentage when the table's is not entered."""
    level = sheet.level
    percent = level.commission
    if percent is None:
        percent = int(sheet.value("commission_percent").value)
    return Commission(level.min_wager or level.big_blind, percent)


def commission_due(sheet: Worksheet) -> Code:
    """The commission that may be taken of one or more pots."""
    if "commission_percent" not in sheet.book.values:
        raise Silent("commission_percent")
    if sheet.yes("fee_charged") or (sheet.situation.level is not None and sheet.situation.level.fee):
        sheet.step("showdown.no_commission_with_fee")
        return Code.AMOUNT
    sizes = sheet.numbers("pot_sizes")
    if sheet.yes("shared"):
        sheet.step("showdown.no_commission_shared")
        return Code.AMOUNT
    terms = terms_of(sheet)
    same = len(sizes) > 1 and sheet.yes("same_winners")
    pots = [
        WonPot(size, frozenset({0 if same else number}), frozenset({-1, number})) for number, size in enumerate(sizes)
    ]
    taken = commission(pots, terms)
    if len(sizes) > 1:
        sheet.way("commission_cap")
    if not any(taken):
        sheet.step("showdown.commission_none")
    for number, fee in enumerate(taken):
        if fee:
            sheet.step("showdown.commission_taken", pot=number + 1, amount=fee)
    sheet.step("showdown.commission_total", amount=sum(taken), rest=sum(sizes) - sum(taken))
    sheet.why("showdown.commission_tens", percent=terms.percent)
    if sum(sizes) > 100 * terms.minimum_wager:
        sheet.why("showdown.commission_capped", amount=100 * terms.minimum_wager)
    sheet.check("showdown.commission_order")
    return Code.AMOUNT


def terms_of_hand(sheet: Worksheet) -> Commission | None:
    """The terms of a hand's commission; None where the book has none, a fee was paid or no percentage is set."""
    level = sheet.situation.level
    if "commission_percent" not in sheet.book.values or level is None or not level.commission or level.fee:
        return None
    return terms_of(sheet)


INCIDENTS = (
    Incident(
        "showdown.commission",
        "commission",
        (
            Question("pot_sizes", Kind.CHIPS, least=1),
            Question("same_winners", Kind.YES_NO, usual=False),
            Question("shared", Kind.YES_NO, usual=False),
            Question("fee_charged", Kind.YES_NO, usual=False),
        ),
        commission_due,
        ("level",),
    ),
)
