"""Decisions about prizes: set them, post them, pay them out."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.places import Award, awards, by_table, prizes
from tdapp.domain.prize_facts import PrizePaid, PrizeReturned, PrizesPosted, PrizesReset, PrizesSet, PrizesWithdrawn
from tdapp.domain.refusal import Refused, require
from tdapp.domain.state import State
from tdapp.domain.terms import CODED, Tender
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId, Money
from tdapp.domain.windows import registration_open


def set_prizes(state: State, now: datetime, amounts: Sequence[Cents]) -> tuple[Fact, ...]:
    """Prizes by hand, first place first: any amounts that add up to the pool, a deal among them.

    What was already paid out cannot change any more.
    """
    require(not state.finished, "finished")
    kept = tuple(amounts)
    require(bool(kept) and all(amount > 0 for amount in kept), "prizes.positive")
    require(len(kept) <= len(state.entries), "prizes.too_many", n=len(kept), entries=len(state.entries))
    _fit_the_pool(state, kept)
    _paid_stay(state, kept)
    return (PrizesSet(kept),)


def reset_prizes(state: State, now: datetime) -> tuple[Fact, ...]:
    """Let the prizes follow the payout table again."""
    require(not state.finished, "finished")
    require(state.prizes is not None, "prizes.by_table")
    _paid_stay(state, by_table(state))
    return (PrizesReset(),)


def post_prizes(state: State, now: datetime) -> tuple[Fact, ...]:
    """Show the prizes to the players, as the pool and the table (or the director's hand) give them now."""
    require(not state.finished, "finished")
    amounts = state.prizes if state.prizes is not None else by_table(state)
    require(bool(amounts), "prizes.none")
    _fit_the_pool(state, amounts)
    _paid_stay(state, amounts)
    require(amounts != state.posted, "prizes.is_posted")
    return (PrizesPosted(amounts),)


def withdraw_prizes(state: State, now: datetime) -> tuple[Fact, ...]:
    """Take the posted prizes off the screen."""
    require(state.posted is not None, "prizes.not_posted")
    return (PrizesWithdrawn(),)


def pay(
    state: State,
    now: datetime,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Hand an entry its prize, out of a drawer ('' none). Refuses while entries may still come, when it is in, when
    there is none, and twice; vouchers and tickets are not prizes, for they are not made here.
    """
    require(tender not in CODED, "payment.code_missing")
    require(not registration_open(state, now), "pay.registration_open")
    award = awards(state).get(entry)
    if award is None:
        raise Refused("pay.still_in", entry=entry)
    require(entry not in state.paid, "pay.is_paid", entry=entry)
    require(award.cents > 0, "pay.no_prize", entry=entry)
    play = state.hands.play
    require(play is None or all(bust.entry != entry for bust in play.busts), "pay.hand_open", entry=entry)
    return (PrizePaid(entry, award.cents, tender, drawer),)


def take_back(
    state: State,
    now: datetime,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """An entry gives its prize back, into a drawer ('' none): a payment of its own, where the one that paid it out
    stands because its drawer was counted. The prize is to be paid again. Refuses one that was not paid.
    """
    require(tender not in CODED, "payment.code_missing")
    paid = state.paid.get(entry)
    if paid is None:
        raise Refused("pay.not_paid", entry=entry)
    return (PrizeReturned(entry, paid, tender, drawer),)


def _fit_the_pool(state: State, amounts: tuple[Cents, ...]) -> None:
    """Refuse prizes that do not add up to the pool, to the cent."""
    total = sum(amounts)
    pool, given, gap = (Money(Cents(cents), state.setup.currency) for cents in (state.pool, total, state.pool - total))
    require(total == state.pool, "prizes.sum", total=given, pool=pool, difference=gap)


def _paid_stay(state: State, amounts: tuple[Cents, ...]) -> None:
    """Refuse new prizes that would change what somebody has already been paid."""
    if not state.paid:
        return
    changed = awards_with(state, amounts)
    for entry, cents in state.paid.items():
        award = changed.get(entry)
        require(award is not None and award.cents == cents, "prizes.paid_stay", entry=entry)


def awards_with(state: State, amounts: tuple[Cents, ...]) -> dict[EntryId, Award]:
    """What everybody would get if these were the prizes."""

    return awards(state._replace(posted=amounts)) if amounts != prizes(state) else awards(state)
