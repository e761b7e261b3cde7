"""Guards paid bounties: whether an act, of whatever kind, would make a bounty that was paid out the wrong one.

Judged by the tournament before and after, as `prize_guard` does.
"""

from tdapp.domain.bounties.bounty_book import BountyShare, shares_of
from tdapp.domain.money.paying import money
from tdapp.domain.refusal import Allowed
from tdapp.domain.state import State
from tdapp.domain.units import Cents


def guard(before: State, after: State, allow: Allowed) -> None:
    """Refuse what would leave somebody with more bounty money than was won; it may be lifted with a reason, and then
    stands as a line until it is taken back.

    Whoever has less than was won is not wrong: the rest is due. What was wrong before is in nobody's way.
    """
    found = wrongs(before, after)
    total = money(after, Cents(sum(share.back for share in found)))
    first = found[0].entry if found else 0
    allow.unless(not found, "bounty.paid_stays", n=len(found), entry=first, total=total)


def wrongs(before: State, after: State) -> tuple[BountyShare, ...]:
    """The entries that would have to give more bounty money back than before, most won first."""
    if not after.bounties:
        return ()
    was = {share.entry: share.back for share in shares_of(before)}
    return tuple(share for share in shares_of(after) if share.back > was.get(share.entry, 0))
