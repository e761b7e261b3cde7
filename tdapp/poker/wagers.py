"""What chips and words mean: the 50 % rule, one chip and several, chips already out (N-3, N-4, N-5; HC 40-46).

A wager is read from what a player put in, not from what he meant. `total` is his street total with the new chips,
'level' the bet to call, 'full' the increment of a minimum raise. An amount below the call is no reading but an
undercall, see `turns`.
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from tdapp.poker.errors import chips_in, refuse


class Outcome(StrEnum):
    """What the wager is."""

    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE_TO = "raise_to"
    ALL_IN = "all_in"


class PriorChips(StrEnum):
    """What happened to a player's earlier chips when he answered a raise silently (HC-46)."""

    LEFT = "left"
    PARTLY_PULLED = "partly_pulled"
    FULLY_PULLED = "fully_pulled"


class Wager(Struct, frozen=True):
    """A reading: what it is, the street total it comes to, and what goes back to or must come from the player."""

    outcome: Outcome
    to: int
    returned: int = 0
    must_add: int = 0


def _call(total: int, level: int) -> Wager:
    return Wager(Outcome.CALL, level, returned=total - level)


def _at_least(total: int, wanted: int, *, reach: int, outcome: Outcome) -> Wager:
    """The wager made up to `wanted`, or all-in when the player has not that much."""
    if reach <= wanted:
        return Wager(Outcome.ALL_IN, reach, must_add=reach - total)
    return Wager(outcome, wanted, returned=max(0, total - wanted), must_add=max(0, wanted - total))


def read_total(total: int, *, level: int, full: int, reach: int, raise_said: bool = False) -> Wager:
    """N-3, HC-43, QLD s22(6)-(7): the 50 % rule; exactly half a raise is a raise.

    `reach` is the street total with which the player is all-in. Words and chips are alike: a bare amount said is the
    same as the chips. With "raise" said the wager is made up to a full raise whatever its size.

    >>> read_total(1400, level=1000, full=1000, reach=20000)
    Wager(outcome=<Outcome.CALL: 'call'>, to=1000, returned=400, must_add=0)
    """
    for what, amount in (("wager", total), ("level", level)):
        chips_in(amount, what=what)
    if total > reach:
        refuse("more_than_stack", amount=total, legal=reach)
    if total == reach and total:
        return Wager(Outcome.ALL_IN, total)  # all-in keeps its amount
    if not level:
        if not total and not raise_said:
            return Wager(Outcome.CHECK, 0)
        return _at_least(total, max(total, full), reach=reach, outcome=Outcome.BET)  # A29: "raise" is a minimum bet
    if raise_said:
        return _at_least(total, max(total, level + full), reach=reach, outcome=Outcome.RAISE_TO)
    if total < level:
        refuse("undercall", amount=total, legal=level)
    if total == level or 2 * (total - level) < full:
        return _call(total, level)
    return _at_least(total, max(total, level + full), reach=reach, outcome=Outcome.RAISE_TO)


def read_chips(
    chips: Sequence[int], *, own: int, level: int, full: int, stack: int, last_chips_all_in: bool = True
) -> Wager:
    """N-4, HC-44 and 45: chips put in silently; `own` is what lies there already, `stack` what he had behind.

    One chip above the call is a call. Several are a call when each of them is needed for it; when one can be taken
    away the 50 % rule decides. TDA 45-B2: last chips that are not all needed are all-in (`last_chips_all_in`).
    """
    total = own + _sum(chips, stack)
    last = total == own + stack
    if level <= own:
        return read_total(total, level=0, full=full, reach=own + stack)
    if total < level:
        if last:
            return Wager(Outcome.ALL_IN, total)
        refuse("undercall", amount=total, legal=level)
    if len(chips) == 1 or total - min(chips) < level:
        return _call(total, level)
    if last:
        if last_chips_all_in:
            return Wager(Outcome.ALL_IN, total)
        reading = read_total(total, level=level, full=full, reach=total + 1)
        return reading if reading.to <= total else Wager(Outcome.ALL_IN, total)
    return read_total(total, level=level, full=full, reach=own + stack)


def read_with_prior(
    new: Sequence[int], prior: Sequence[int], state: PriorChips, *, level: int, full: int, stack: int
) -> Wager:
    """N-5, HC-46-C: new chips added to a bet that was not pulled in, silently and facing a raise.

    `prior` are the chips still out, none when fully pulled; `stack` is what he had behind before the new chips,
    chips he pulled back included. Earlier chips left or fully pulled that do not cover the call: one new chip is a
    call, several follow N-4 (A19: the smallest new chip is the one taken away). Otherwise all chips out count as one
    wager.
    """
    out = sum(prior)
    if state is PriorChips.FULLY_PULLED and prior:
        refuse("pulled_chips_still_out", amount=out)
    if state is not PriorChips.PARTLY_PULLED and out < level:
        return read_chips(new, own=out, level=level, full=full, stack=stack)
    total = out + _sum(new, stack)
    if total < level:
        refuse("undercall", amount=total, legal=level)
    if total - min((*prior, *new)) < level:
        return _call(total, level)
    return read_total(total, level=level, full=full, reach=out + stack)


def _sum(chips: Sequence[int], stack: int) -> int:
    """The value of the chips; refused when there are none or more than the player has."""
    if not chips:
        refuse("no_chips")
    for chip in chips:
        chips_in(chip, what="chip", least=1)
    if sum(chips) > stack:
        refuse("more_than_stack", amount=sum(chips), legal=stack)
    return sum(chips)
