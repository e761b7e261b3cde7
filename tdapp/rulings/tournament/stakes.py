"""Chips a player buys: rebuys, top-ups, buy-ins, the participation fee (HC and TDA 27; QLD 18, 19, 31)."""

from tdapp.domain.registration.rebuys import stack_allows_rebuy, top_up
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.worksheet import Missing, Worksheet


def rebuy(sheet: Worksheet) -> Code:
    """A player wants more chips: a rebuy in a tournament, a top-up between the rounds of a cash game."""
    if "top_up" in sheet.book.values:
        return _top_up(sheet)
    if not sheet.yes("in_period"):
        sheet.step("tournament.rebuys_are_over")
        return Code.NO
    if not sheet.yes("rebuys_left"):
        sheet.step("tournament.no_rebuys_left")
        return Code.NO
    if sheet.choice("asked") == "with_live_hand":
        sheet.step("tournament.not_for_this_hand")
        sheet.check("tournament.no_hand_missed")
        return Code.NO
    stack = sheet.maybe("stack")
    if not _small_enough(sheet):
        sheet.step("tournament.stack_too_large")
        return Code.NO
    sheet.step("tournament.rebuy_allowed")
    if sheet.yes("takes_back"):
        sheet.step("tournament.held_to_it")
    chips = sheet.maybe("rebuy_chips")
    if isinstance(stack, int) and isinstance(chips, int):
        sheet.step("tournament.plays_with", amount=stack + chips)
    sheet.step("tournament.chips_behind_play")
    sheet.check("tournament.no_hand_missed")
    return Code.YES


def _small_enough(sheet: Worksheet) -> bool:
    """Whether the book's threshold allows it; a single rebuy may be free of it, and a book may have none."""
    if "rebuy_percent" not in sheet.book.values:
        return True
    if sheet.yes("single") and sheet.way("single_rebuy") == "no_threshold":
        sheet.why("tournament.single_rebuy_any_time")
        return True
    percent = int(sheet.value("rebuy_percent").value)
    sheet.need("stack", "starting_stack")
    stack, start = sheet.amount("stack"), sheet.amount("starting_stack")
    sheet.why("tournament.rebuy_threshold", percent=percent, stack=stack, start=start)
    return stack_allows_rebuy(stack, start, percent=percent)


def _top_up(sheet: Worksheet) -> Code:
    if sheet.choice("asked") != "before_hand":
        sheet.step("tournament.nothing_added_in_round")
        return Code.NO
    sheet.need("stack")
    least, most = _buy_in_limits(sheet)
    level = sheet.level
    allowed = top_up(
        sheet.amount("stack"),
        minimum_wager=level.min_wager or level.big_blind,
        least=least,
        most=most,
        chip=level.lowest_chip or 1,
    )
    if allowed is None:
        sheet.step("tournament.stake_at_most", amount=most)
        return Code.NO
    must, low, high = allowed
    if must:
        sheet.step("tournament.must_buy_in_or_leave", least=low, most=high)
    else:
        sheet.step("tournament.may_top_up", least=low, most=high)
    sheet.check("tournament.before_the_round")
    return Code.AMOUNT


def _buy_in_limits(sheet: Worksheet) -> tuple[int, int]:
    limits = {"level.min_buy_in": sheet.level.min_buy_in, "level.max_buy_in": sheet.level.max_buy_in}
    lacking = [name for name, amount in limits.items() if amount is None]
    if lacking:
        raise Missing(*lacking)
    least, most = int(limits["level.min_buy_in"] or 0), int(limits["level.max_buy_in"] or 0)
    if not 0 < least <= most:
        raise Impossible("level.max_buy_in", "buy_in_turned", least=least, most=most)
    return least, most


def table_stake(sheet: Worksheet) -> Code:
    """What a player does with his stake in a cash game: is it allowed?"""
    sheet.way("table_stake")
    match sheet.choice("what"):
        case "adds":
            sheet.step("tournament.nothing_added_in_round")
            return Code.NO
        case "takes_off":
            sheet.step("tournament.stake_stays_on_table")
            return Code.NO
        case "comes_back":
            sheet.step("tournament.may_keep_old_stake")
            return Code.YES
    sheet.check("tournament.buy_in_in_view")
    amount = sheet.amount("amount")
    least, most = _buy_in_limits(sheet)
    if least <= amount <= most:
        sheet.step("tournament.buy_in_good", amount=amount)
        return Code.YES
    sheet.step("tournament.buy_in_limits", least=least, most=most)
    return Code.NO


def participation_fee(sheet: Worksheet) -> Code:
    """May a fee be taken for this round?"""
    sheet.way("participation_fee")
    if sheet.yes("commission_too"):
        sheet.step("tournament.fee_or_commission")
        return Code.NO
    if sheet.choice("when") == "later":
        sheet.step("tournament.fee_too_late")
        return Code.NO
    sheet.step("tournament.fee_before_round")
    return Code.YES


INCIDENTS = (
    Incident(
        "tournament.rebuy",
        "rebuys",
        (
            Question("stack", Kind.AMOUNT),
            Question("starting_stack", Kind.AMOUNT, least=1),
            Question("asked", Kind.CHOICE, ("before_hand", "after_folding", "with_live_hand"), usual="before_hand"),
            Question("single", Kind.YES_NO, usual=False),
            Question("rebuy_chips", Kind.AMOUNT),
            Question("in_period", Kind.YES_NO, usual=True),
            Question("rebuys_left", Kind.YES_NO, usual=True),
            Question("takes_back", Kind.YES_NO, usual=False),
        ),
        rebuy,
        ("level",),
    ),
    Incident(
        "tournament.table_stake",
        "table_stake",
        (
            Question("what", Kind.CHOICE, ("buys_in", "adds", "takes_off", "comes_back")),
            Question("amount", Kind.AMOUNT, only=("what", ("buys_in",))),
        ),
        table_stake,
        ("level",),
    ),
    Incident(
        "tournament.participation_fee",
        "participation_fee",
        (
            Question("when", Kind.CHOICE, ("before_round", "later"), usual="before_round"),
            Question("commission_too", Kind.YES_NO, usual=False),
        ),
        participation_fee,
    ),
)
