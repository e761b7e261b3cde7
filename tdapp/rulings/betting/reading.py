"""Reads a wager by the book: chips or a number, put on the worksheet with what moves and what may follow."""

from tdapp.poker.betting import Structure, full_after
from tdapp.poker.turns import UndercallOutcome, Undercalls, undercall
from tdapp.poker.wagers import Outcome, PriorChips, Wager, read_chips, read_total, read_with_prior
from tdapp.rulings.limits import raise_by, range_of
from tdapp.rulings.order import next_after, with_bet
from tdapp.rulings.ruling import Choice, Code, SeatEffect
from tdapp.rulings.street import Street
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace

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


def stack_of(street: Street, seat: int, put_in: int) -> int:
    """The chips a seat has behind; when nobody entered them, enough that nothing here is all-in."""
    behind = street.behind.get(seat)
    return put_in + street.level + street.full + 1 if behind is None else behind


def short(street: Street, seat: int, put_in: int) -> bool:
    """Whether these new chips do not reach the bet and are not his last."""
    own = street.own.get(seat, 0)
    return own + put_in < street.level and put_in != street.behind.get(seat)


def chips_wager(sheet: Worksheet, street: Street, seat: int, chips: tuple[int, ...]) -> Wager:
    """Chips without a word: each chip looked at (HC, TDA 44 and 45), or the value alone (QLD s22(6))."""
    own, stack = street.own.get(seat, 0), stack_of(street, seat, sum(chips))
    if sheet.way("silent_chips") != "each_chip_counts" or street.to_call(seat) <= 0:
        return total_wager(sheet, street, seat, own + sum(chips))
    full = raise_by(sheet, street, seat)
    wager = read_chips(
        chips,
        own=own,
        level=street.level,
        full=full,
        stack=stack,
        last_chips_all_in=sheet.flag("last_chips"),
    )
    sheet.why("betting.one_chip" if len(chips) == 1 else "betting.smallest_chip_away", chips=chips)
    if len(chips) > 1 and own + sum(chips) - min(chips) >= street.level:
        sheet.why("betting.half_raise", total=own + sum(chips), level=street.level, full=full)
    if wager.outcome is Outcome.ALL_IN and len(chips) > 1:
        sheet.why("betting.last_chips", rule="last_chips")
    return wager


def added_to_earlier(
    sheet: Worksheet, street: Street, seat: int, chips: tuple[int, ...], left: tuple[int, ...], state: PriorChips
) -> Wager:
    """Chips put beside an earlier bet, part or all of which he took back (HC and TDA 46-C)."""
    own = street.own.get(seat, 0)
    stack = stack_of(street, seat, sum(chips)) + own - sum(left)
    sheet.why("betting.earlier_chips", rule="earlier_chips", left=sum(left), chips=chips)
    full = raise_by(sheet, street, seat)
    return read_with_prior(chips, left, state, level=street.level, full=full, stack=stack)


def total_wager(sheet: Worksheet, street: Street, seat: int, total: int, *, raise_said: bool = False) -> Wager:
    """An amount, said or put in, as a street total: half a raise decides, unless the word raise was said."""
    own = street.own.get(seat, 0)
    reach = own + stack_of(street, seat, max(0, total - own))
    full = raise_by(sheet, street, seat)
    if street.level:
        sheet.why("betting.half_raise", total=total, level=street.level, full=full)
    return read_total(total, level=street.level, full=full, reach=reach, raise_said=raise_said)


def capped(sheet: Worksheet, street: Street, seat: int, wager: Wager) -> Wager:
    """The wager within what the structure allows at most; what is too much goes back."""
    if wager.outcome in (Outcome.CHECK, Outcome.CALL) or wager.to <= street.level:
        return wager
    most = range_of(sheet, street, seat).most
    if most is None or wager.to <= most:
        return wager
    counted = sheet.situation.structure in (Structure.POT_LIMIT, Structure.HALF_POT)
    sheet.why("betting.above_the_most", rule=None if counted else "betting.raise_to", most=most)
    outcome = Outcome.RAISE_TO if street.level else Outcome.BET
    over = wager.to - most
    return Wager(outcome, most, returned=wager.returned + max(0, over - wager.must_add))


def say_wager(sheet: Worksheet, street: Street, seat: int, wager: Wager) -> Code:
    """Put the wager on the worksheet: the sentence, the chips that move, the new bet and the next raise."""
    wager = capped(sheet, street, seat, wager)
    if wager.outcome is Outcome.CALL and street.to_call(seat) == 0:
        wager = replace(wager, outcome=Outcome.CHECK)
    code = CODES[wager.outcome]
    if wager.outcome is Outcome.CALL and wager.returned:
        sheet.step("betting.call_change_back", seat=seat, to=wager.to, back=wager.returned)
    else:
        sheet.step(STEPS[wager.outcome], seat=seat, to=wager.to)
    if wager.must_add:
        sheet.step("betting.adds", rule=STEPS[wager.outcome], seat=seat, add=wager.must_add)
    if wager.returned and wager.outcome is not Outcome.CALL:
        sheet.step("betting.goes_back", rule=STEPS[wager.outcome], seat=seat, back=wager.returned)
    if wager.returned or wager.must_add:
        sheet.effect(seat, refund=wager.returned, must_add=wager.must_add)
    sheet.bet_level = max(street.level, wager.to)
    after = with_bet(street, seat, wager.to)
    sheet.next_to_act = next_after(sheet, after, seat)
    full = full_after(level=street.level, to=sheet.bet_level, full=street.full)
    sheet.min_raise_to = sheet.bet_level + (full if sheet.bet_level else raise_by(sheet, street, seat))
    return code


def say_undercall(sheet: Worksheet, street: Street, seat: int, put_in: int, *, call_said: bool = False) -> Code:
    """Put an undercall on the worksheet: made up, left to the director, or (QLD) to the player (HC and TDA 51, QLD
    s22(5)).
    """
    way = Undercalls(sheet.way("undercalls"))
    missing = street.to_call(seat) - put_in
    behind = street.behind.get(seat)
    opening = sheet.level.big_blind
    reading = undercall(
        put_in,
        own=street.own.get(seat, 0),
        level=street.level,
        stack=put_in + missing + 1 if behind is None else behind,
        opening_call=opening,
        heads_up=len(street.live) == 2,
        level_is_opening=street.opening,
        call_said=call_said,
        way=way,
    )
    sheet.bet_level = street.level
    made_up = SeatEffect(seat, must_add=reading.must_add)
    if reading.outcome is UndercallOutcome.PLAYER_CHOICE:
        sheet.step("betting.undercall_player", seat=seat, add=reading.must_add, put_in=put_in)
        sheet.may(seat, "all_in" if reading.all_in else "complete", least=street.level, most=street.level)
        sheet.may(seat, "fold")
        sheet.note("fold_leaves_it", rule="undercalls", value=put_in)
        return Code.PLAYER_CHOICE
    if reading.outcome is UndercallOutcome.FULL_CALL:
        reason = "call_said" if call_said else "heads_up" if len(street.live) == 2 else "opening_bet"
        sheet.why(
            {
                "call_said": "betting.call_was_said",
                "heads_up": "betting.two_in_the_hand",
                "opening_bet": "betting.faces_the_opening_bet",
            }[reason]
        )
        sheet.step("betting.undercall_made_up", seat=seat, add=reading.must_add, to=street.level)
        sheet.effects.append(made_up)
        return Code.FULL_CALL
    fold = SeatEffect(seat, refund=reading.back, forfeits=reading.forfeit, hand="dead")
    sheet.step("betting.undercall_director", seat=seat, add=reading.must_add)
    return sheet.leave(
        "betting.undercall_director",
        (
            Choice("full_call", {"seat": seat, "add": reading.must_add}, (made_up,)),
            Choice("forfeit_and_fold", {"seat": seat, "amount": reading.forfeit, "back": reading.back}, (fold,)),
        ),
        "full_call",
    )


def known_stack(street: Street, seat: int) -> int:
    """The street total with which this seat is all-in; Missing when nobody entered his stack."""
    reach = street.reach(seat)
    if reach is None:
        raise Missing("seats.stack")
    return reach
