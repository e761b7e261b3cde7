"""Reads a wager by the book: chips or a number, put on the worksheet with what moves and what may follow."""

from msgspec import Struct

from tdapp.poker.betting import full_after, least_raise_to
from tdapp.poker.rounds import BettingRound, gone_to
from tdapp.poker.wagers import Outcome, PriorChips, read_chips, read_total, read_with_prior
from tdapp.rulings.limits import betting_of, may_of, most_rule, raise_by, range_of
from tdapp.rulings.options import rule_against, say_why_not
from tdapp.rulings.order import next_after
from tdapp.rulings.ruling import Code, SeatEffect
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


class Read(Struct, frozen=True):
    """A wager as it was read: what it is, the street total it comes to, and the rule that makes it so.

    `rule` is the step or value of the book whose number stands beside the sentence; None: the one such a wager has of
    itself.
    """

    outcome: Outcome
    to: int
    rule: str | None = None


def chips_wager(sheet: Worksheet, street: BettingRound, seat: int, chips: tuple[int, ...]) -> Read:
    """Chips without a word: each chip looked at (HC, TDA 44 and 45), or the value alone (QLD s22(6))."""
    own, total = street.in_front(seat), street.in_front(seat) + sum(chips)
    if street.to_call(seat) <= 0:
        read = total_wager(sheet, street, seat, total)
        several = len(chips) > 1 and read.outcome is Outcome.BET and read.rule is None
        return replace(read, rule="rule.chips_are_a_bet") if several else read
    if sheet.way("silent_chips") != "each_chip_counts":
        return total_wager(sheet, street, seat, total)
    full, one = raise_by(sheet, street, seat), len(chips) == 1
    wager = read_chips(
        chips,
        own=own,
        level=street.level,
        full=full,
        stack=stack_of(street, seat, sum(chips)),
        last_chips_all_in=sheet.flag("last_chips"),
    )
    if total != street.level:
        sheet.why("betting.one_chip" if one else "betting.smallest_chip_away", chips=chips)
    if total - min(chips) >= street.level:
        sheet.why("betting.half_raise", total=total, level=street.level, full=full)
    if wager.outcome is Outcome.ALL_IN and not one:
        sheet.why("betting.last_chips", rule="last_chips")
        return Read(wager.outcome, wager.to, "last_chips" if wager.to > street.level else None)
    rule = _why_a_call(street, total, chips) if wager.outcome is Outcome.CALL else None
    if own and total > street.level and not street.opening:  # earlier chips that lie there, and do not cover the call
        rule = "earlier_chips"
        sheet.why("betting.earlier_chips_short", rule=rule)
    return Read(wager.outcome, wager.to, rule)


def _why_a_call(street: BettingRound, total: int, chips: tuple[int, ...]) -> str | None:
    """The rule that makes silent chips a call: the exact ones, one that is worth more, all needed, or half a raise."""
    if total == street.level:
        return None
    if len(chips) == 1:
        return "betting.one_chip"
    return "betting.smallest_chip_away" if total - min(chips) < street.level else "betting.half_raise"


def added_to_earlier(
    sheet: Worksheet, street: BettingRound, seat: int, chips: tuple[int, ...], left: tuple[int, ...], state: PriorChips
) -> Read:
    """Chips put beside an earlier bet of which he took a part or all back, or that was worth more than the bet (HC and
    TDA 46-C): `left` are the chips of it that still lie there.
    """
    own = street.in_front(seat)
    stack = stack_of(street, seat, sum(chips)) + own - sum(left)
    if state is not PriorChips.PARTLY_PULLED and sum(left) < street.level:
        rule = "earlier_chips"
        sheet.why("betting.earlier_chips_short", rule=rule)
    else:
        rule = "rule.earlier_chips_cover" if state is PriorChips.LEFT else "betting.earlier_chips"
        sheet.why("betting.earlier_chips", rule=rule, left=sum(left), chips=chips)
    full = raise_by(sheet, street, seat)
    wager = read_with_prior(chips, left, state, level=street.level, full=full, stack=stack)
    total = sum(left) + sum(chips)
    if total - min((*left, *chips)) >= street.level:
        sheet.why("betting.half_raise", total=total, level=street.level, full=full)
    exact = wager.outcome is Outcome.CALL and total == street.level
    return Read(wager.outcome, wager.to, None if exact else rule)


def total_wager(sheet: Worksheet, street: BettingRound, seat: int, total: int, *, raise_said: bool = False) -> Read:
    """An amount, said or put in, as a street total: half a raise decides, unless the word raise was said."""
    own = street.in_front(seat)
    reach = own + stack_of(street, seat, max(0, total - own))
    full = raise_by(sheet, street, seat)
    if street.level:
        sheet.why("betting.half_raise", total=total, level=street.level, full=full)
    wager = read_total(total, level=street.level, full=full, reach=reach, raise_said=raise_said)
    rule = None
    if wager.outcome is Outcome.CALL and total > street.level:
        rule = "betting.half_raise"
    if wager.outcome is Outcome.BET and total < wager.to:
        rule = "wrong_bets" if sheet.has("wrong_bets") else "betting.least_bet"
    return Read(wager.outcome, wager.to, rule)


def as_allowed(sheet: Worksheet, street: BettingRound, read: Read, seat: int) -> Read:
    """The wager as far as the player may go: who may not raise has called, what is above the most goes back."""
    if read.outcome in (Outcome.CHECK, Outcome.CALL) or read.to <= street.level:
        return read
    allowed = may_of(sheet, street, seat)
    if allowed.why_not is not None:
        say_why_not(sheet, street, allowed)
        reach, rule = street.reach(seat), rule_against(sheet, allowed)
        if reach is not None and reach <= street.level:
            return Read(Outcome.ALL_IN, reach)
        return Read(Outcome.CALL if street.to_call(seat) > 0 else Outcome.CHECK, street.level, rule)
    most = range_of(sheet, street, seat).most
    if most is None or read.to <= most:
        return read
    rule = most_rule(sheet, street)
    sheet.why("betting.above_the_most", rule=rule, most=most)
    return Read(Outcome.RAISE_TO if street.level else Outcome.BET, most, rule)


def say_wager(
    sheet: Worksheet, street: BettingRound, seat: int, read: Read, *, put_in: int = 0, later: int = 0
) -> Code:
    """Put the wager on the worksheet: the sentence, the chips that move, the new bet and the next raise.

    `put_in` are the new chips he has put in so far, `later` those of motions that do not count; what he must add and
    what goes back follow from them and from what the wager comes to, so that no chip is lost.
    """
    read = as_allowed(sheet, street, read, seat)
    if read.outcome is Outcome.CALL and street.to_call(seat) == 0:
        read = replace(read, outcome=Outcome.CHECK)
    settled = moves(street, seat, put_in=put_in + later, to=read.to)
    back, rule = settled.refund - min(later, settled.refund), read.rule or _rule_of(street, read)
    if read.outcome is Outcome.CALL and back:
        sheet.step("betting.call_change_back", rule=rule, seat=seat, to=read.to, back=back)
    else:
        sheet.step(STEPS[read.outcome], rule=rule, seat=seat, to=read.to)
    if settled.must_add:
        sheet.step("betting.adds", rule=rule, seat=seat, add=settled.must_add)
    if back and read.outcome is not Outcome.CALL:
        sheet.step("betting.goes_back", rule=rule, seat=seat, back=back)
    if settled.refund > back:
        sheet.step("betting.later_motions_back", rule="betting.first_motion", seat=seat, back=settled.refund - back)
    sheet.effects.append(settled)
    _say_what_follows(sheet, street, seat, read.to)
    return CODES[read.outcome]


def _rule_of(street: BettingRound, read: Read) -> str:
    """The step whose rule a wager has of itself; all-in for no more than the bet is a call."""
    if read.outcome is Outcome.ALL_IN and read.to <= street.level:
        return "rule.all_in_call"
    if read.outcome is Outcome.CHECK:
        return check_rule(street)
    return STEPS[read.outcome]


def check_rule(street: BettingRound) -> str:
    """The step whose rule allows a check: before the flop it is another one in a cash game (QLD s4)."""
    return "betting.check" if street.street else "rule.check_before_flop"


def moves(street: BettingRound, seat: int, *, put_in: int, to: int) -> SeatEffect:
    """The chips that move so that a seat who has put in so many new chips stands at a street total."""
    missing = to - street.in_front(seat) - put_in
    return SeatEffect(
        seat, refund=max(0, -missing), must_add=max(0, missing), before=street.in_front(seat), put_in=put_in, to=to
    )


def _say_what_follows(sheet: Worksheet, street: BettingRound, seat: int, to: int) -> None:
    """The bet after a wager, who follows when it is certain, and the least raise where anybody is left to make it."""
    sheet.bet_level = max(street.level, to)
    if sheet.situation.level is None:
        sheet.min_raise_to = sheet.bet_level + full_after(level=street.level, to=sheet.bet_level, full=street.full)
        return
    after = gone_to(betting_of(sheet, street), street, seat, to)
    sheet.next_to_act = following = next_after(sheet, after, seat)
    if all(after.behind.get(other) == 0 for other in after.live if other != seat):
        return  # all others are all-in, so nobody raises any more
    sheet.min_raise_to = least_raise_to(
        betting_of(sheet, after),
        street=after.street,
        level=after.level,
        own=0 if following is None else after.in_front(following),
        full=after.full,
    )


def known_stack(street: BettingRound, seat: int) -> int:
    """The street total with which this seat is all-in; Missing when nobody entered his stack."""
    reach = street.reach(seat)
    if reach is None:
        raise Missing("seats.stack")
    return reach
