"""The payouts sheet: every prize to sign for, what is to be taken back, and the reasons it is as it is."""

from collections.abc import Container, Sequence
from datetime import datetime

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.bounties.known_heads import KnownHeads
from tdapp.domain.money.paying import money
from tdapp.domain.prizes.places import pays_nobody, prizes
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, Money, Seq
from tdapp.read.journal.journal import TextOf
from tdapp.read.message import Said, say
from tdapp.read.papers import Stamp
from tdapp.read.people.names import Directory, PlayerName
from tdapp.read.prizes.prizes import PrizeRow, PrizesView, Winner, prizes_view
from tdapp.read.prizes.seats import SeatsPaid, seats_paid
from tdapp.read.prizes.things import ThingRow, posted_things
from tdapp.read.sidepools.side_won import SideWon, sides_won

OF_PRIZES = ("prizes.", "finish.")  # refusals about prize money begin like this


class PayoutLine(Struct, frozen=True):
    """One prize of the payouts sheet: the place or places it is for, and who gets it once that is known.

    `paid`: all of it was paid out. `part`: what was paid where that is not the prize, None otherwise. `bounty`: the
    bounties won on top of it, None: none. `bubble`: it is the bubble that gets its buy-in back.
    """

    place: int
    place_to: int
    amount: Money
    name: PlayerName | None
    paid: bool
    part: Money | None = None
    bounty: Money | None = None
    bubble: bool = False


class PayoutClaim(Struct, frozen=True):
    """Somebody who has more in hand than the prize: `back` of it is to be taken back."""

    name: PlayerName
    has: Money
    back: Money


class PayoutReason(Struct, frozen=True):
    """A reason about prize money: what was lifted at a line of the journal, and why; '' once the words are erased."""

    line: Seq
    lifted: tuple[Said, ...]
    words: str


class PayoutSheet(Struct, frozen=True):
    """The payouts sheet: how the pool is paid. `total` is the sum of the lines; it differs from `pool` only while
    posted prizes do.

    `paid` + `due` - `back` = `total`. `bounties`: sold, and held for whoever knocks players out; `won`: those that were
    won, by anybody. `seats`: those of a satellite. `pays_nobody`: there are no prizes, and none will follow. `sides`:
    who won the side pools. `things`: prizes that are not money.
    """

    stamp: Stamp
    pool: Money
    total: Money
    entries: int
    buy_in: Money
    unit: Money
    places: int
    final: bool  # no more entries can come
    lines: tuple[PayoutLine, ...]
    paid: Money
    due: Money
    back: Money
    bounties: Money
    claims: tuple[PayoutClaim, ...] = ()
    reasons: tuple[PayoutReason, ...] = ()
    pays_nobody: bool = False
    overlay: Money | None = None  # of the pool: what the house makes up to the guarantee
    added: Money | None = None
    season: Money | None = None  # held back for it
    dealt: int = 0  # so many of the first prizes are shared by a deal
    won: Money | None = None
    sides: tuple[SideWon, ...] = ()
    seats: SeatsPaid | None = None
    things: tuple[ThingRow, ...] = ()
    posted: bool = True  # else these are a draft nobody was shown


def payout_sheet(
    state: State, now: datetime, directory: Directory, stamp: Stamp, reasons: tuple[PayoutReason, ...] = ()
) -> PayoutSheet:
    """The payouts sheet of the prizes that stand, with who won them so far. Whoever shares places has a line of her own
    with her share.
    """
    view, heads = prizes_view(state, now, directory), KnownHeads(state)
    won = Cents(sum(state.heads.won.values()))
    return PayoutSheet(
        stamp=stamp,
        pool=view.pool,
        total=view.total,
        entries=view.entries,
        buy_in=view.buy_in,
        unit=view.unit,
        places=view.places,
        final=view.final,
        posted=view.posted,
        lines=tuple(line for row in view.rows for line in _payout_lines(row, heads)),
        paid=view.paid,
        due=view.due,
        back=view.back,
        bounties=view.bounties,
        claims=tuple(_claims(view)),
        reasons=reasons,
        pays_nobody=pays_nobody(state),
        dealt=view.deal,
        overlay=view.overlay,
        added=view.added,
        season=view.season,
        won=money(state, won) if won else None,
        sides=sides_won(state, directory),
        seats=seats_paid(state, prizes(state)),
        things=posted_things(state, directory),
    )


def reasons_given(acts: Sequence[Act], gone: Container[ActNo], texts: TextOf) -> tuple[PayoutReason, ...]:
    """The reasons prize money was let stand as it does, in the order of the journal. What was taken back since is left
    out.
    """
    found = []
    for act in acts:
        override = act.override
        if override is None or act.number in gone:
            continue
        codes = [code for code in override.code.split() if code.startswith(OF_PRIZES)]
        if codes:
            lifted = tuple(say("lifted." + code) for code in codes)
            found.append(PayoutReason(act.first, lifted, texts(override.text, override.digest)))
    return tuple(found)


def _claims(view: PrizesView) -> list[PayoutClaim]:
    holders = [winner for row in view.rows for winner in row.winners]
    holders.extend(claim.winner for claim in view.claims)
    return [PayoutClaim(each.name, each.has, each.back) for each in holders if each.back.cents]


def _payout_lines(row: PrizeRow, heads: KnownHeads) -> list[PayoutLine]:
    if row.tied_with is not None:
        return []
    if not row.winners:
        return [PayoutLine(row.place, row.place, row.amount, None, paid=False, bubble=row.bubble)]
    worst = row.place + len(row.winners) - 1
    return [_payout_line(row.place, worst, each, heads) for each in row.winners]


def _payout_line(best: int, worst: int, winner: Winner, heads: KnownHeads) -> PayoutLine:
    part = winner.has if winner.has.cents not in (Cents(0), winner.amount.cents) else None
    return PayoutLine(best, worst, winner.amount, winner.name, winner.paid, part, heads.won(winner.entry))
