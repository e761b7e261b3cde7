"""The lock of the posted prizes: from then on nothing moves them, or the pool they come to, until they are unlocked.

Judged by the tournament before and after, so it holds for decisions, their undo and any line of the journal alike.
"""

from datetime import datetime

from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import money
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.prizes.places import come_to, posted
from tdapp.domain.prizes.prize_facts import PrizesLocked, PrizesUnlocked
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import Cents


def lock(state: State, now: datetime, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """Lock the posted prizes. Refuses while nothing is posted, or what is does not come to the pool.

    While registration is open it takes a reason: nobody can enter until they are unlocked.
    """
    require(not state.finished, "finished")
    require(not state.locked, "prizes.is_locked")
    shown = posted(state)
    if shown is None:
        raise Refused("prizes.not_posted")
    total = come_to(state, shown)
    gap = Cents(state.pool - total)
    sums = (money(state, total), money(state, state.pool), money(state, gap))
    require(not gap, "prizes.sum", total=sums[0], pool=sums[1], difference=sums[2])
    allow.unless(not registration_open(state, now), "prizes.lock_open")
    return (PrizesLocked(),)


def unlock(state: State, now: datetime) -> tuple[Fact, ...]:
    """Let the posted prizes be changed again; `locked_stays` asks for the reason."""
    require(state.locked, "prizes.not_locked")
    return (PrizesUnlocked(),)


def locked_stays(before: State, after: State, allow: Allowed) -> None:
    """Refuse for good what would move locked prizes: the pool, the amounts posted, or how many of them have a taker.

    To unlock them, or to take the lock back, needs a reason. A deal passes: it moves no prize of anybody who did not
    agree, and comes to the same sum.
    """
    if not before.locked:
        return
    allow.unless(after.locked, "prizes.unlock")
    if not after.locked:
        return
    was, pool = money(before, before.pool), money(after, after.pool)
    require(was == pool, "prizes.locked_pool", pool=was, other=pool)
    shown, anew = posted(before), posted(after)
    dealt = before.posted_deal != after.posted_deal
    same = shown == anew and before.posted_things == after.posted_things
    require(shown is not None and anew is not None and (same or dealt), "prizes.locked")
    given = [come_to(state, these) for state, these in ((before, shown), (after, anew)) if these is not None]
    require(given[0] == given[1], "prizes.locked_places", entries=len(before.entries), other=len(after.entries))
