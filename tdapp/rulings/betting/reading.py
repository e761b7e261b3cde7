"""Reads a wager by the book: chips or a number, put on the worksheet with what moves and what may follow."""

from tdapp.poker.betting import full_after, least_raise_to
from tdapp.poker.rounds import BettingRound, counts_pot, gone_to
from tdapp.poker.turns import UndercallOutcome, Undercalls, undercall
from tdapp.poker.wagers import Outcome, PriorChips, Wager, read_chips, read_total, read_with_prior
from tdapp.rulings.limits import betting_of, may_of, raise_by, range_of
from tdapp.rulings.options import say_why_not
from tdapp.rulings.order import next_after
from tdapp.rulings.ruling import Choice, Code, SeatEffect
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


def stack_of(street: BettingRound, seat: int, put_in: int) -> int:
    """The chips a seat has behind; when nobody entered them, enough that nothing here is all-in."""
    behind = street.behind.get(seat)
    return put_in + street.level + street.full + 1 if behind is None else behind


def short(street: BettingRound, seat: int, put_in: int) -> bool:
    """Whether these new chips do not reach the bet and are not his last."""
    own = street.in_front(seat)
    return own + put_in < street.level and put_in != street.behind.get(seat)


def chips_wager(sheet: Worksheet, street: BettingRound, seat: int, chips: tuple[int, ...]) -> Wager:
    """Chips without a word: each chip looked at (HC, TDA 44 and 45), or the value alone (QLD s22(6))."""
    own, stack = street.in_front(seat), stack_of(street, seat, sum(chips))
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
    sheet: Worksheet, street: BettingRound, seat: int, chips: tuple[int, ...], left: tuple[int, ...], state: PriorChips
) -> Wager:
    """Chips put beside an earlier bet, part or all of which he took back (HC and TDA 46-C)."""
    own = street.in_front(seat)
    stack = stack_of(street, seat, sum(chips)) + own - sum(left)
    sheet.why("betting.earlier_chips", rule="earlier_chips", left=sum(left), chips=chips)
    full = raise_by(sheet, street, seat)
    return read_with_prior(chips, left, state, level=street.level, full=full, stack=stack)


def total_wager(sheet: Worksheet, street: BettingRound, seat: int, total: int, *, raise_said: bool = False) -> Wager:
    """An amount, said or put in, as a street total: half a raise decides, unless the word raise was said."""
    own = street.in_front(seat)
    reach = own + stack_of(street, seat, max(0, total - own))
    full = raise_by(sheet, street, seat)
    if street.level:
        sheet.why("betting.half_raise", total=total, level=street.level, full=full)
    return read_total(total, level=street.level, full=full, reach=reach, raise_said=raise_said)


def as_allowed(sheet: Worksheet, street: BettingRound, wager: Wager, seat: int) -> Wager:
    """The wager as far as the player may go: who may not raise has called, what is above the most goes back."""
    if wager.outcome in (Outcome.CHECK, Outcome.CALL) or wager.to <= street.level:
        return wager
    allowed = may_of(sheet, street, seat)
    if allowed.why_not is not None:
        say_why_not(sheet, street, allowed)
        reach = street.reach(seat)
        if reach is not None and reach <= street.level:
            return Wager(Outcome.ALL_IN, reach)
        return Wager(Outcome.CALL if street.to_call(seat) > 0 else Outcome.CHECK, street.level)
    most = range_of(sheet, street, seat).most
    if most is None or wager.to <= most:
        return wager
    counted = counts_pot(sheet.situation.structure)
    sheet.why("betting.above_the_most", rule=None if counted else "betting.raise_to", most=most)
    return Wager(Outcome.RAISE_TO if street.level else Outcome.BET, most)


def say_wager(
    sheet: Worksheet, street: BettingRound, seat: int, wager: Wager, *, put_in: int = 0, later: int = 0
) -> Code:
    """Put the wager on the worksheet: the sentence, the chips that move, the new bet and the next raise.

    `put_in` are the new chips he has put in so far, `later` those of motions that do not count; what he must add and
    what goes back follow from them and from what the wager comes to, so that no chip is lost.
    """
    wager = as_allowed(sheet, street, wager, seat)
    if wager.outcome is Outcome.CALL and street.to_call(seat) == 0:
        wager = replace(wager, outcome=Outcome.CHECK)
    settled = moves(street, seat, put_in=put_in + later, to=wager.to)
    back, rule = settled.refund - min(later, settled.refund), STEPS[wager.outcome]
    if wager.outcome is Outcome.CALL and back:
        sheet.step("betting.call_change_back", seat=seat, to=wager.to, back=back)
    else:
        sheet.step(rule, seat=seat, to=wager.to)
    if settled.must_add:
        sheet.step("betting.adds", rule=rule, seat=seat, add=settled.must_add)
    if back and wager.outcome is not Outcome.CALL:
        sheet.step("betting.goes_back", rule=rule, seat=seat, back=back)
    if settled.refund > back:
        sheet.step("betting.later_motions_back", rule="betting.first_motion", seat=seat, back=settled.refund - back)
    sheet.effects.append(settled)
    _say_what_follows(sheet, street, seat, wager.to)
    return CODES[wager.outcome]


def moves(street: BettingRound, seat: int, *, put_in: int, to: int) -> SeatEffect:
    """The chips that move so that a seat who has put in so many new chips stands at a street total."""
    missing = to - street.in_front(seat) - put_in
    return SeatEffect(
        seat, refund=max(0, -missing), must_add=max(0, missing), before=street.in_front(seat), put_in=put_in, to=to
    )


def _say_what_follows(sheet: Worksheet, street: BettingRound, seat: int, to: int) -> None:
    """The bet after a wager, who follows when it is certain, and the least raise."""
    sheet.bet_level = max(street.level, to)
    if sheet.situation.level is None:
        sheet.min_raise_to = sheet.bet_level + full_after(level=street.level, to=sheet.bet_level, full=street.full)
        return
    after = gone_to(betting_of(sheet, street), street, seat, to)
    sheet.next_to_act = following = next_after(sheet, after, seat)
    sheet.min_raise_to = least_raise_to(
        betting_of(sheet, after),
        street=after.street,
        level=after.level,
        own=0 if following is None else after.in_front(following),
        full=after.full,
    )


def say_undercall(
    sheet: Worksheet,
    street: BettingRound,
    seat: int,
    counted: int,
    *,
    put_in: int,
    call_said: bool = False,
) -> Code:
    """Put an undercall on the worksheet: made up, left to the director, or (QLD) to the player (HC and TDA 51, QLD
    s22(5)). `counted` are the new chips the wager counts as, `put_in` those that lie there.
    """
    way = Undercalls(sheet.way("undercalls"))
    missing = street.to_call(seat) - counted
    behind = street.behind.get(seat)
    opening = sheet.level.big_blind
    reading = undercall(
        counted,
        own=street.in_front(seat),
        level=street.level,
        stack=counted + missing + 1 if behind is None else behind,
        opening_call=opening,
        heads_up=len(street.live) == 2,
        level_is_opening=street.opening,
        call_said=call_said,
        way=way,
    )
    sheet.bet_level = street.level
    to = street.in_front(seat) + counted + reading.must_add
    made_up = moves(street, seat, put_in=put_in, to=to)
    if reading.outcome is UndercallOutcome.PLAYER_CHOICE:
        sheet.step("betting.undercall_player", seat=seat, add=reading.must_add, put_in=counted)
        if put_in > counted:  # of later motions; it goes back whatever he chooses
            sheet.effects.append(moves(street, seat, put_in=put_in, to=street.in_front(seat) + counted))
        sheet.may(seat, "all_in" if reading.all_in else "complete", least=to, most=to)
        sheet.may(seat, "fold")
        sheet.note("fold_leaves_it", rule="undercalls", value=counted)
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
        sheet.step("betting.undercall_made_up", seat=seat, add=made_up.must_add, to=to)
        sheet.effects.append(made_up)
        return Code.FULL_CALL
    fold = replace(
        moves(street, seat, put_in=put_in, to=street.in_front(seat) + reading.forfeit),
        forfeits=reading.forfeit,
        hand="dead",
    )
    sheet.step("betting.undercall_director", seat=seat, add=made_up.must_add)
    return sheet.leave(
        "betting.undercall_director",
        (
            Choice("full_call", {"seat": seat, "add": made_up.must_add}, (made_up,)),
            Choice("forfeit_and_fold", {"seat": seat, "amount": reading.forfeit, "back": fold.refund}, (fold,)),
        ),
        "full_call",
    )


def known_stack(street: BettingRound, seat: int) -> int:
    """The street total with which this seat is all-in; Missing when nobody entered his stack."""
    reach = street.reach(seat)
    if reach is None:
        raise Missing("seats.stack")
    return reach
