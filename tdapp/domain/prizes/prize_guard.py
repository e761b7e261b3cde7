"""Guards prizes: whether an act, of whatever kind, would move locked ones or make one that was paid the wrong one.

Judged by the tournament before and after, so it holds for decisions, their undo and any line of the journal alike.
"""

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.prizes.places import come_to
from tdapp.domain.prizes.pool import season_stays
from tdapp.domain.prizes.prize_book import Share, shares_by, to_come
from tdapp.domain.prizes.prize_lock import locked_stays
from tdapp.domain.prizes.things import handed_stays
from tdapp.domain.refusal import Allowed, require
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Money


class Wrong(Struct, frozen=True):
    """Somebody who has `paid` in hand, and whose prize would be `award`."""

    entry: EntryId
    paid: Money
    award: Money

    @property
    def difference(self) -> Money:
        """The amount that is wrong: what the entry would have to give back, or still to get."""
        return Money(Cents(abs(self.award.cents - self.paid.cents)), self.paid.currency)


def guard(before: State, after: State, allow: Allowed) -> None:
    """Refuse what would leave somebody with another amount than the prize, or prizes that are paid without a pool they
    come to. Both may be lifted with a reason: the difference then stands as a line until it is paid or taken back.

    Refuses for good to take posted prizes away once one of them is paid. What was wrong before is in nobody's way, and
    neither is what puts it right.
    """
    locked_stays(before, after, allow)
    season_stays(before, after, allow)
    if after.paid:
        _paid_stays(before, after, allow)
    handed_stays(before, after, allow)


def _paid_stays(before: State, after: State, allow: Allowed) -> None:
    require(before.posted is None or after.posted is not None, "prizes.stay_posted", n=len(after.paid))
    found = wrongs(before, after)
    allow.unless(not found, "prizes.paid_stays", n=len(found), wrongs=found)
    gap = _gap(after)
    pool, total, difference = (money(after, Cents(cents)) for cents in (after.pool, after.pool - gap, abs(gap)))
    fits = not gap or gap == _gap(before)
    allow.unless(fits, "prizes.paid_pool", n=len(after.paid), pool=pool, total=total, difference=difference)


def wrongs(before: State, after: State) -> tuple[Wrong, ...]:
    """The entries with money in hand that would be more wrong than before, or wrong the other way; best place first.

    Somebody whose payment is taken back is not wrong: it is due again.
    """
    if not after.paid:
        return ()
    was = {share.entry: share for share in shares_by(before, to_come(before))}
    return tuple(
        Wrong(share.entry, money(after, share.paid), money(after, share.award))
        for share in shares_by(after, to_come(after))
        if share.paid and _worse(was.get(share.entry), share)
    )


def _worse(was: Share | None, now: Share) -> bool:
    gap = now.award - now.paid
    if gap >= 0 and now.paid > (was.paid if was is not None else 0):
        return False  # some of the prize was paid, the rest is due
    if was is None or not was.paid:
        return gap != 0
    if gap > 0 and now.award == was.award and now.paid < was.paid:
        return False
    old = was.award - was.paid
    return gap != 0 and (gap * old <= 0 or abs(gap) > abs(old))


def _gap(state: State) -> int:
    """What of the pool the prizes to come do not give."""
    return state.pool - come_to(state, to_come(state))
