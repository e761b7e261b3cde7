"""Who was passed over by an action out of turn, and who of them bet more since: as far as the table tells."""

from dataclasses import replace

from tdapp.poker.positions import clockwise
from tdapp.poker.rounds import BettingRound, next_seat
from tdapp.rulings.order import last_to_act
from tdapp.rulings.street import bets_now, in_front, street_of
from tdapp.rulings.turn.early_chips import logged_out_of_turn, made_since
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace as with_value


def passed_over(sheet: Worksheet, seat: int) -> tuple[int, ...]:
    """The seats whose turn came before that of `seat`, the first to act first; empty when nobody can tell.

    An answer goes before the table; what he did out of turn need not be in the log. Whether a player level with the
    bet has had his turn is known only from a log, or when it was entered.
    """
    try:
        passed = passed_by_the_table(sheet, seat)
    except Missing:
        return ()
    situation = sheet.situation
    if situation.actions or situation.turn is not None or isinstance(sheet.maybe("skipped"), int):
        return passed
    street = _round(sheet, None)
    known = all(sheet.at(other).acted is not None or street.to_call(other) > 0 for other in passed)
    return passed if known else ()


def passed_by_the_table(sheet: Worksheet, seat: int) -> tuple[int, ...]:
    """The same, taking everybody who is level with the bet and not known to have acted for one whose turn it was.

    Missing when the table does not tell the order of acting.
    """
    told = sheet.maybe("skipped")
    if isinstance(told, int):
        return (told,)
    out = logged_out_of_turn(sheet, seat)
    street = _round(sheet, out)
    given = sheet.situation.turn if out is None else None
    after = last_to_act(sheet, street, before=out)
    order = clockwise({*street.live, seat}, after)
    passed: list[int] = []
    turn = given if given in street.live else next_seat(street, after)
    while turn is not None and turn not in passed and order.index(turn) < order.index(seat):
        passed.append(turn)
        turn = next_seat(street, turn)
    return tuple(passed)


def _round(sheet: Worksheet, out: int | None) -> BettingRound:
    """The round before what was done out of turn at this place of the log; None: it is not in the log.

    How large the last raise was does not matter for the order, so nobody is asked for it.
    """
    situation = sheet.situation
    if not situation.last_raise:
        sheet = replace(sheet, situation=with_value(situation, last_raise=1))
    return street_of(sheet, before=len(situation.actions) if out is None else out)


def who_bet_more(sheet: Worksheet, seat: int) -> int | None:
    """The seat that made the largest bet since `seat` acted out of turn; None when the table does not tell one."""
    out = logged_out_of_turn(sheet, seat)
    try:
        if out is not None:
            now, then = street_of(sheet), street_of(sheet, before=out + 1)
            return now.aggressor if now.level > then.level else None
        own = bets_now(sheet, in_front(sheet))
        if not made_since(sheet, own, seat):
            return None
    except Missing:
        return None
    most = max(chips for other, chips in own.items() if other != seat)
    bettors = [other for other, chips in own.items() if other != seat and chips == most]
    return bettors[0] if len(bettors) == 1 else None
