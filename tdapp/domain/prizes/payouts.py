"""Decisions about prizes: set them, post them, pay them out."""

from collections.abc import Sequence
from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import money
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.money.terms import CODED, Tender
from tdapp.domain.prizes.places import Prizes, awards, come_to, posted, to_post
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.prizes.prize_facts import PrizesPosted, PrizesReset, PrizesSet, PrizesWithdrawn, ThingsPosted
from tdapp.domain.prizes.seats import seat_due, ticket_only
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, EntryId, Money


def set_prizes(state: State, now: datetime, amounts: Sequence[Cents]) -> tuple[Fact, ...]:
    """Set the prizes by hand, first place first: any amounts that add up to the pool.

    A draft until they are posted: nobody is shown them or paid by them before. Where the last one was what the bubble
    gets it stays that, while there are as many.
    """
    require(not state.finished, "finished")
    kept = tuple(amounts)
    require(bool(kept) and all(amount > 0 for amount in kept), "prizes.positive")
    require(len(kept) <= len(state.entries), "prizes.too_many", n=len(kept), entries=len(state.entries))
    fit_the_pool(state, Prizes(kept))
    before = to_post(state)
    return (PrizesSet(kept, bubble=before.bubble if len(before.by_place) == len(kept) else None),)


def reset_prizes(state: State, now: datetime) -> tuple[Fact, ...]:
    """Let the prizes follow the payout table again."""
    require(not state.finished, "finished")
    require(state.prizes is not None, "prizes.by_table")
    return (PrizesReset(),)


def post_prizes(state: State, now: datetime, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Show the prizes to the players, as the pool and the table (or the director's hand) give them now.

    After the finish too: what was left unpaid can be paid then only as it is posted. Other prizes for a pool that the
    posted ones come to take a reason, and so does less besides money: players have seen them. A deal is one.
    """
    these, shown = to_post(state), posted(state)
    require(bool(these.by_place) or bool(state.things), "prizes.none")
    fit_the_pool(state, these)
    things = () if state.things == state.posted_things else (ThingsPosted(state.things),)
    require(these != shown or bool(things), "prizes.is_posted")
    kept = these == shown and set(state.posted_things) <= set(state.things)
    moved = shown is None or come_to(state, shown) != state.pool
    by_place = state.deal is not None and state.deal.amounts == these.by_place  # as deals were made once
    allow.unless(kept or moved or these.deal is not None or by_place, "prizes.post_others", n=len(these.by_place))
    return (*(() if these == shown else (PrizesPosted(these.by_place, these.bubble),)), *things)


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
    """Pay an entry its prize as it is posted, or what is still due of it, out of a drawer ('' none).

    Refuses while entries may still come, when it is in, when there is none, twice, when it is held back, and while
    nothing is posted or what is posted does not come to the pool; vouchers are not prizes, and a ticket is issued by
    `tickets.issue`, and so is a seat that was won, unless the payout table leaves the choice to who won it.
    """
    require(tender not in CODED, "payment.code_missing")
    due = due_now(state, now, entry)
    require(not ticket_only(state, entry), "pay.is_seat", entry=entry, value=money(state, seat_due(state, entry)))
    return (PrizePaid(entry, due, tender, drawer),)


def due_now(state: State, now: datetime, entry: EntryId) -> Cents:
    """What is to be paid to an entry now of its prize as it is posted. Refuses as `pay` does."""
    places_stand(state, now)
    award = awards(state).get(entry)
    if award is None:
        raise Refused("pay.still_in", entry=entry)
    paid = state.paid.get(entry, 0)
    require(award.cents > 0 or paid > 0, "pay.no_prize", entry=entry)
    require(award.cents > paid, "pay.is_paid", entry=entry)
    play = state.hands.play
    require(play is None or all(bust.entry != entry for bust in play.busts), "pay.hand_open", entry=entry)
    require(entry not in state.held, "pay.held", entry=entry)
    shown = posted(state)
    if shown is None:
        raise Refused("pay.not_posted", entry=entry)
    total, pool, difference = _beside_the_pool(state, shown)
    require(not difference.cents, "pay.other_sum", total=total, pool=pool)
    return Cents(award.cents - paid)


def places_stand(state: State, now: datetime) -> None:
    """Refuse to pay anybody while entries may still come."""
    require(not registration_open(state, now), "pay.registration_open")


def take_back(
    state: State,
    now: datetime,
    entry: EntryId,
    *,
    tender: Tender = Tender.CASH,
    drawer: DrawerId = NO_DRAWER,
) -> tuple[Fact, ...]:
    """Take back what an entry has too much, into a drawer ('' none): a payment of its own.

    Whoever has just the prize, or less, gives all of it back, where the payment itself stands because its drawer was
    counted; it is to be paid again. Refuses one that was not paid.
    """
    require(tender not in CODED, "payment.code_missing")
    share = next((share for share in prize_book(state).shares if share.entry == entry and share.paid), None)
    if share is None:
        raise Refused("pay.not_paid", entry=entry)
    return (PrizeReturned(entry, share.back or share.paid, tender, drawer),)


def fit_the_pool(state: State, these: Prizes) -> None:
    """Refuse prizes that do not add up to the pool, to the cent."""
    total, pool, gap = _beside_the_pool(state, these)
    require(not gap.cents, "prizes.sum", total=total, pool=pool, difference=gap)


def _beside_the_pool(state: State, these: Prizes) -> tuple[Money, Money, Money]:
    """The sum of some prizes, the pool, and what is missing."""
    total = come_to(state, these)
    return money(state, total), money(state, state.pool), money(state, Cents(state.pool - total))
