"""The agreement sheet of a deal: stacks, amounts, what is left to play for, and who signs."""

from datetime import datetime

from msgspec import Struct

from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import level_numbers
from tdapp.domain.money.paying import money
from tdapp.domain.prizes.places import posted, to_post
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, Money, Seat
from tdapp.read.papers import Stamp
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class DealLine(Struct, frozen=True):
    """Somebody in the deal: `rank` by stack, what that place paid before, and what the deal gives. `chips` 0: not
    counted.
    """

    rank: int
    name: PlayerName
    seat: Seat | None
    chips: Chips
    before: Money
    amount: Money


class DealSheet(Struct, frozen=True):
    """The agreement of the last deal, the largest stack first. No lines: none was made.

    `level`: the one being played, None: a break, or before the start. `saved`: left to play for, by place, the first
    one first; `things`: what else the winner gets. `total`: amounts and what is saved together. `posted`: it is.
    """

    stamp: Stamp
    level: int | None
    method: DealMethod
    lines: tuple[DealLine, ...]
    stacks: Chips
    in_play: Chips
    saved: tuple[Money, ...]
    things: tuple[str, ...]
    unit: Money
    total: Money
    posted: bool
    bounties: bool  # heads are played for beside it


def deal_sheet(state: State, now: datetime, directory: Directory, stamp: Stamp) -> DealSheet:
    """The agreement of the deal that was made last, posted or not."""
    shown = posted(state)
    deal = to_post(state).deal or (shown.deal if shown is not None else None)
    made = deal.last if deal is not None else None
    shares = made.shares if made is not None else ()
    before = (*(made.before if made is not None else ()), *(Cents(0) for _ in shares))
    here = position(state.structure, state.clock.at(now)).period
    lines = []
    for rank, share in enumerate(shares, 1):
        entry = state.entries.get(share.entry)
        name = directory.get(entry.player, NOBODY) if entry is not None else NOBODY
        seat = entry.seat if entry is not None else None
        prize, amount = money(state, before[rank - 1]), money(state, share.amount)
        lines.append(DealLine(rank, name, seat, share.chips, prize, amount))
    saved = made.saved if made is not None else ()
    return DealSheet(
        stamp=stamp,
        level=level_numbers(state.structure)[here] if state.clock.started(now) else None,
        method=made.method if made is not None else DealMethod.ICM,
        lines=tuple(lines),
        stacks=Chips(sum(share.chips for share in shares)),
        in_play=state.chips,
        saved=tuple(money(state, cents) for cents in saved),
        things=made.things if made is not None else (),
        unit=money(state, made.unit if made is not None else state.setup.unit),
        total=money(state, Cents(sum(share.amount for share in shares) + sum(saved))),
        posted=shown is not None and shown.deal is not None and shown.deal == deal,
        bounties=bool(state.collected.bounty),
    )
