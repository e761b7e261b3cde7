"""Decisions that end play before the last hand: by a deal, everybody takes her place by chips."""

from datetime import datetime
from itertools import groupby

from tdapp.domain.book_values import SILENT, BookValues, Deals
from tdapp.domain.bounties.bounty_facts import KnockedOut
from tdapp.domain.facts import Fact
from tdapp.domain.prizes.deal import Deal
from tdapp.domain.prizes.prize_facts import DealShare
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.registration.entries import bust_out
from tdapp.domain.state import State
from tdapp.domain.units import EntryId


def end_by_deal(
    state: State,
    now: datetime,
    winner: EntryId | None = None,
    *,
    by_book: BookValues = SILENT,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """End play once the deal of all who are left is posted: places go by the stacks of the deal, equal stacks share.

    `winner`: who has the title, and what was saved; None: the largest stack. Refuses while the deal is not posted or
    somebody left is not in it, and without a winner where two have the largest stack. With a reason it ends where the
    house has the title played for. Bounties stay outside the deal: everybody keeps what is on her own head.
    """
    require(not state.finished, "finished")
    left = _by_stack(state, _posted_deal(state))
    allow.unless(by_book.deals is Deals.TITLE, "deal.title_is_played")
    first = winner if winner is not None else left[0].entry
    equal = [share.entry for share in left if share.chips == left[0].chips]
    require(winner is not None or len(equal) == 1, "deal.name_the_winner", n=len(equal))
    require(any(share.entry == first for share in left), "deal.not_left", entry=first)
    rest = sorted((share for share in left if share.entry != first), key=lambda share: share.chips)
    groups = [list(group) for _chips, group in groupby(rest, lambda share: share.chips)]
    entries = [share.entry for group in groups for share in group]
    tied = [at > 0 for group in groups for at in range(len(group))]
    facts = bust_out(state, now, entries, tied, allow=allow)
    if not state.collected.bounty:
        return facts
    return (*facts, *(KnockedOut(entry, (entry,)) for entry in entries))


def _posted_deal(state: State) -> Deal:
    if state.posted_deal is None:
        raise Refused("deal.not_posted")
    return state.posted_deal


def _by_stack(state: State, deal: Deal) -> list[DealShare]:
    """Those who are left, the largest stack of the deal first. Refuses when one of them is not in it."""
    shares = {share.entry: share for share in deal.last.shares}
    left = [entry.id for entry in state.playing()]
    require(len(left) >= 2, "deal.nobody")
    for entry in left:
        require(entry in shares, "deal.not_in_it", entry=entry)
    return sorted((shares[entry] for entry in left), key=lambda share: -share.chips)
