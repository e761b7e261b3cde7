"""What the list of prizes needs of the director: to be posted, and to add up to the pool."""

from collections.abc import Iterator
from datetime import datetime

from tdapp.domain.money.sale_spans import ends_by_itself
from tdapp.domain.play_over import field_is_final
from tdapp.domain.prizes.places import come_to, planned, posted, standing, to_post
from tdapp.domain.registration.price_list import still_feeds
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Money
from tdapp.read.message import Said, say
from tdapp.read.needs import Need, Urgency
from tdapp.read.prizes.prizes import doubts

PRIZES = "prizes.page"
TERMS = "desk.terms"


def posting_needs(state: State, now: datetime) -> Iterator[Need]:
    """The cards of prizes that no longer add up to the pool, or that nobody has been shown yet."""
    currency = state.setup.currency
    by_hand = state.prizes is not None and come_to(state, to_post(state)) != state.pool
    page = PRIZES if by_hand else "prizes.post"
    there = standing(state)
    gap = state.pool - come_to(state, there)
    if there.by_place and gap:
        args = {"difference": Money(Cents(abs(gap)), currency), "pool": Money(state.pool, currency)}
        title = say("needs.prizes_short" if gap > 0 else "needs.prizes_over", **args)
        why = say("needs.prizes_by_hand") if state.posted is None else _with_doubt(state, say("needs.prizes_posted"))
        yield Need("prizes_differ", Urgency.WARNING, title, why, page)
    elif _changed(state):
        title = say("needs.post_prizes.deal" if _is_deal(state) else "needs.post_prizes.again")
        why = say("needs.post_prizes.why", n=to_post(state).paid, pool=Money(state.pool, currency))
        yield Need("post_prizes", Urgency.WARNING, title, _with_doubt(state, why), "prizes.post")
    elif there.by_place and state.posted is None and field_is_final(state, now) and state.clock.started(now):
        # Nobody buys any more once play is over, though the clock, which stands, is still within a span.
        feeding = still_feeds(state, now) if state.alive > 1 else ()
        if any(ends_by_itself(state, line.window) for line in feeding):
            return  # the pool grows still; what is sold meanwhile stands in the panel itself
        if feeding:
            title = say("needs.still_sold", name=feeding[0].name)
            yield Need("still_sold", Urgency.INFO, title, say("needs.still_sold.why"), TERMS)
            return
        detail = say("needs.post_prizes.why", n=there.paid, pool=Money(state.pool, currency))
        detail = _with_doubt(state, detail)
        yield Need("post_prizes", Urgency.WARNING, say("needs.post_prizes"), detail, "prizes.post")


def _changed(state: State) -> bool:
    """Whether other prizes than the posted ones are set and fit the pool: the room is shown, and paid, the old ones."""
    anew = to_post(state)
    return state.posted is not None and anew != posted(state) and come_to(state, anew) == state.pool


def _is_deal(state: State) -> bool:
    return state.dealt is not None or (state.deal is not None and state.deal.amounts == planned(state))


def _with_doubt(state: State, line: Said) -> Said:
    """The line of a card that posts prizes, with the first thing that is odd about them."""
    odd = doubts(state)
    return say("needs.prizes_odd", line=line, doubt=odd[0]) if odd else line
