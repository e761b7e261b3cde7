"""The money statement of a tournament: what came in and went out, whose the rest is, and where it lies.

Both sides are one sum. Where they are not, the act is named after which they first differed.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.bounties.bounty_book import BountyBook, bounty_book
from tdapp.domain.journal import apply
from tdapp.domain.money.paying import changed_hands, drawer_of
from tdapp.domain.money.terms import Tender, is_cash
from tdapp.domain.prizes.owners import Owner, owners, there
from tdapp.domain.prizes.pool_sources import Source, pool_sources
from tdapp.domain.prizes.prize_book import PrizeBook, Share, prize_book
from tdapp.domain.sidepools.side_book import SideBook, side_books
from tdapp.domain.state import State
from tdapp.domain.units import NO_DRAWER, Cents, DrawerId, Seq
from tdapp.read.money.drawers import DrawerView
from tdapp.read.money.money import KindTable, by_kind
from tdapp.read.money.transactions import Transaction
from tdapp.read.papers import Stamp
from tdapp.read.people.names import Directory, PlayerName
from tdapp.read.prizes.payout_paper import PayoutReason
from tdapp.read.prizes.prizes import holder
from tdapp.read.prizes.things import ThingRow, posted_things

PAPERS = ("pay.identity", "pay.tax")  # refusals lifted by a reason that says which papers were shown


class Holding(Struct, frozen=True):
    """Where some of the money lies: `cents` of this tournament by one tender, cash by the drawer it is in (None: none).

    A drawer may hold money of other tournaments too: what should be in it, and what was counted, it says itself.
    """

    tender: Tender
    cents: Cents
    drawer: DrawerView | None = None

    @property
    def in_cash(self) -> bool:
        """Whether it is cash."""
        return is_cash(self.tender)


class OpenPrize(Struct, frozen=True):
    """Prize money that is not settled: `due` to somebody (`held` back for now), or `back` to be recovered."""

    name: PlayerName
    due: Cents
    back: Cents
    held: bool


class PapersShown(Struct, frozen=True):
    """The payments for which papers were shown: those that had to be by `code`, each by its journal line."""

    code: str
    lines: tuple[Seq, ...]


class MoneyStatement(Struct, frozen=True):
    """The money statement. `kinds`: all that changed hands, by kind and tender. `there`: what is left of it.

    `sources`: where the prize pool comes from. `season_paid`: what the keeper of the season has of what is held back.

    `owners`: whose that is, so that they come to `there` but for `difference` (cents); `apart` is then the journal line
    of the first act after which they did not, None: they do. `holdings`: where it lies. `things`: prizes that are not
    money, and count for nothing here. `papers`: which payments went against an identity document or a tax form.
    """

    stamp: Stamp
    currency: str
    entries: int
    kinds: KindTable
    sources: tuple[tuple[Source, Cents], ...]
    season_paid: Cents
    prizes: PrizeBook
    bounties: BountyBook
    sides: tuple[SideBook, ...]
    owners: tuple[tuple[Owner, Cents], ...]
    there: Cents
    difference: Cents
    apart: Seq | None
    holdings: tuple[Holding, ...]
    open_prizes: tuple[OpenPrize, ...]
    reasons: tuple[PayoutReason, ...]
    finished: bool
    things: tuple[ThingRow, ...] = ()
    papers: tuple[PapersShown, ...] = ()

    @property
    def owned(self) -> Cents:
        """What all owners have together."""
        return Cents(self.there - self.difference)


def money_statement(
    state: State,
    acts: Sequence[Act],
    rows: Sequence[Transaction],
    directory: Directory,
    drawers: Mapping[DrawerId, DrawerView],
    reasons: tuple[PayoutReason, ...],
    stamp: Stamp,
) -> MoneyStatement:
    """The statement as things stand. `acts`: those that count; `rows`: the payments."""
    book, belongs = prize_book(state), owners(state)
    left = there(fact for act in acts for fact in act.facts)
    difference = Cents(left - sum(belongs.values()))
    return MoneyStatement(
        stamp=stamp,
        currency=state.setup.currency,
        entries=len(state.entries),
        kinds=by_kind(rows),
        sources=pool_sources(state),
        season_paid=state.season_paid,
        prizes=book,
        bounties=bounty_book(state),
        sides=side_books(state),
        owners=tuple((owner, cents) for owner, cents in belongs.items() if cents),
        there=left,
        difference=difference,
        apart=first_apart(acts) if difference else None,
        holdings=_holdings(acts, drawers),
        open_prizes=_open_prizes(state, book, directory),
        reasons=reasons,
        finished=state.finished,
        things=posted_things(state, directory),
        papers=_papers_shown(acts),
    )


def first_apart(acts: Sequence[Act]) -> Seq | None:
    """The journal line of the first act after which money and owners differ, None: they never do.

    `acts`: those that count, the first of them the creation.
    """
    state, left = None, 0
    for act in acts:
        state, left = apply(state, act.facts), left + there(act.facts)
        if left != sum(owners(state).values()):
            return act.first
    return None


def _papers_shown(acts: Sequence[Act]) -> tuple[PapersShown, ...]:
    """The payments that took a reason which says what was shown; what that was stays in the journal."""
    found = []
    for code in PAPERS:
        lines = tuple(act.first for act in acts if act.override is not None and code in act.override.code.split())
        if lines:
            found.append(PapersShown(code, lines))
    return tuple(found)


def _holdings(acts: Sequence[Act], drawers: Mapping[DrawerId, DrawerView]) -> tuple[Holding, ...]:
    """Where the money lies: cash by drawer, in the order they were used, then by the other tenders."""
    sums: dict[tuple[Tender, DrawerId], int] = {}
    for act in acts:
        for fact in act.facts:
            for payment in changed_hands(fact):
                key = (payment.tender, drawer_of(fact) if is_cash(payment.tender) else NO_DRAWER)
                sums[key] = sums.get(key, 0) + payment.cents
    order = list(Tender)
    found = sorted(sums.items(), key=lambda each: (order.index(each[0][0]), not each[0][1]))
    return tuple(
        Holding(tender, Cents(cents), drawers.get(drawer)) for (tender, drawer), cents in found if cents or drawer
    )


def _open_prizes(state: State, book: PrizeBook, directory: Directory) -> tuple[OpenPrize, ...]:
    def shown(share: Share) -> OpenPrize:
        return OpenPrize(holder(state, share, directory), share.due, share.back, share.held)

    return tuple(shown(share) for share in book.shares if share.due or share.back)
