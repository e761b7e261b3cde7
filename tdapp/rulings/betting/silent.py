"""Chips put in without a word, facing a bet: the overchip, several chips (HC and TDA 44, 45; QLD s22(6)-(7))."""

from tdapp.poker.wagers import Outcome, Wager, read_chips, read_total
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.sheet import Missing, Sheet
from tdapp.rulings.street import Street, street_of

CODES = {
    Outcome.CHECK: Code.CHECK,
    Outcome.CALL: Code.CALL,
    Outcome.BET: Code.BET,
    Outcome.RAISE_TO: Code.RAISE_TO,
    Outcome.ALL_IN: Code.ALL_IN,
}


STEPS = {
    Outcome.CHECK: "betting.check",
    Outcome.CALL: "betting.call",
    Outcome.BET: "betting.bet",
    Outcome.RAISE_TO: "betting.raise_to",
    Outcome.ALL_IN: "betting.all_in",
}


def silent_chips(sheet: Sheet) -> Code:
    """A player pushes chips silently: a call, a raise, or (no bet yet) a bet."""
    sheet.need("seat", "chips")
    seat, chips = sheet.seat("seat"), sheet.chips("chips")
    street = street_of(sheet)
    wager = silent_wager(sheet, street, seat, chips)
    return say_wager(sheet, street, seat, wager)


def silent_wager(sheet: Sheet, street: Street, seat: int, chips: tuple[int, ...]) -> Wager:
    """What the chips come to under the book: each chip looked at (HC, TDA), or the value alone (QLD)."""
    own = street.own.get(seat, 0)
    behind = street.behind.get(seat)
    stack = max(sum(chips), 10 * street.level + 10 * street.full) if behind is None else behind
    way = sheet.way("silent_chips")
    facing = street.level > own
    if way == "each_chip_counts" and facing:
        sheet.why("betting.one_chip" if len(chips) == 1 else "betting.smallest_chip_away", chips=chips)
        return read_chips(
            chips,
            own=own,
            level=street.level,
            full=street.full,
            stack=stack,
            last_chips_all_in=sheet.flag("last_chips"),
        )
    sheet.why("betting.half_raise", total=own + sum(chips), level=street.level, full=street.full)
    return read_total(own + sum(chips), level=street.level if facing else 0, full=street.full, reach=own + stack)


def say_wager(sheet: Sheet, street: Street, seat: int, wager: Wager) -> Code:
    """Put the wager on the sheet: the sentence, the chips that move, the new bet."""
    code = CODES[wager.outcome]
    if wager.outcome is Outcome.CALL and wager.returned:
        sheet.step("betting.call_change_back", seat=seat, to=wager.to, back=wager.returned)
    else:
        sheet.step(STEPS[wager.outcome], seat=seat, to=wager.to)
    if wager.must_add and street.behind.get(seat) is None and wager.outcome is Outcome.ALL_IN:
        raise Missing("seats.stack")
    if wager.returned or wager.must_add:
        sheet.effect(seat, refund=wager.returned, must_add=wager.must_add)
    sheet.bet_level = max(street.level, wager.to)
    return code


INCIDENTS = (
    Incident(
        "betting.silent_chips",
        "several_chips",
        (Question("seat", Kind.SEAT), Question("chips", Kind.CHIPS, least=1)),
        silent_chips,
        ("bets", "stacks", "level"),
    ),
)
