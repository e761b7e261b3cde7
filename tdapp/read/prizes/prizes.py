"""Prize pool and places: what each place pays, who took it, and who still gets or gives back what."""

from datetime import datetime
from itertools import groupby

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.play_over import field_is_final
from tdapp.domain.prizes.payout_plan import Plan
from tdapp.domain.prizes.payouts import places_stand
from tdapp.domain.prizes.places import (
    PayoutDoubt,
    deal_places,
    ladder,
    payout_doubts,
    plan_of,
    planned,
    posted,
    standing,
    to_post,
)
from tdapp.domain.prizes.prize_book import PrizeBook, Share, prize_book
from tdapp.domain.prizes.prize_facts import Thing
from tdapp.domain.prizes.seats import seats_in
from tdapp.domain.prizes.things import things_posted
from tdapp.domain.refusal import Refused
from tdapp.domain.setup import WHOLE
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.message import Said, say, say_refused
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.prizes.stage import MoneyStage, money_stage


class Winner(Struct, frozen=True):
    """An entry that took a paid place. `amount` is what this entry gets (its share when places are tied), `has` what it
    has in hand.

    `due` is still to be paid to it, `back` to be taken back from it. `held`: what is due is held back.
    """

    entry: EntryId
    name: PlayerName
    amount: Money
    has: Money
    due: Money
    back: Money
    held: bool = False

    @property
    def paid(self) -> bool:
        """Whether the entry has what it gets, and no more."""
        return self.has == self.amount


class PrizeRow(Struct, frozen=True):
    """One paid place. `share` is thousandths of a percent of the pool.

    When places are tied, all who share them stand as `winners` of the best one; the rows of the others are empty and
    name that best place as `tied_with`. `bubble`: it is no paid place, but the bubble that gets its buy-in back.
    """

    place: int
    amount: Money
    share: int
    winners: tuple[Winner, ...]
    tied_with: int | None = None
    bubble: bool = False


class Claim(Struct, frozen=True):
    """Somebody who has prize money in hand and took no paid place: it is to be taken back. `place` None: still in."""

    place: int | None
    winner: Winner


class PrizesView(Struct, frozen=True):
    """The prize pool and how it is paid: `rows` are the prizes that stand, posted or else set by hand or by the table.

    `planned`: what posting would show, first place first. `difference`: pool minus the sum of the prizes that stand.
    `paid`, `due`, `back`: what is in players' hands, is still to be paid out, and is to be taken back; paid + due -
    back + difference = pool. `locked`: nothing may move the posted ones.
    `overlay`: of the pool the house makes up so much to the guarantee; `added`: it or sponsors gave so much; `season`:
    held back for it, beside the pool. None: nothing.
    `stage`: how far play is from the money, and what the next ones out get.
    `by_hand`: amounts were set by hand and no longer follow the payout table; `deal`: the first so many prizes that
    stand are shared by a deal, 0: by none; `agreed`: the same of those that would be posted.
    """

    pool: Money
    entries: int
    buy_in: Money
    rows: tuple[PrizeRow, ...]
    planned: tuple[Cents, ...]
    claims: tuple[Claim, ...]
    total: Money
    difference: Cents
    paid: Money
    due: Money
    back: Money
    bounties: Money
    unit: Money
    table_name: str
    by_hand: bool
    posted: bool
    locked: bool
    final: bool  # no more entries can come, so the pool stands
    stage: MoneyStage
    unpaid: int  # who took a paid place, as places are now, and has not got all of the prize
    not_yet: Said | None = None  # why nobody can be paid now, whoever takes which place
    deal: int = 0
    agreed: int = 0
    overlay: Money | None = None
    added: Money | None = None
    season: Money | None = None
    doubts: tuple[Said, ...] = ()  # what a director wants to know of the planned ones before they are posted
    bubble: bool = False  # the last of those planned is what the bubble gets back
    seats: int = 0  # so many of the planned ones are seats of a satellite
    places: int = 0  # so many are paid, without what the bubble gets back
    draft: bool = False  # other prizes stand ready than those that are posted
    locked_places: frozenset[int] = frozenset()  # what these pay stands, whatever the pool comes to
    things: tuple[Thing, ...] = ()  # that are not money, as they would be posted


def prizes_view(state: State, now: datetime, directory: Directory) -> PrizesView:
    """The prizes that stand at `now`, and who took which so far. While entries may still come only those have a place
    who were paid.
    """
    these, pool, currency = standing(state), state.pool, state.setup.currency
    amounts, book = ladder(state, these), prize_book(state)
    final = field_is_final(state, now)
    won = _won(book, len(amounts), final=final)
    tied = {
        place: best for best, taken in won.items() for place in range(best + 1, _worst(taken[0]) + 1)
    }  # the places a tie covers beside its best one
    protected = len(amounts) if these.bubble and these.deal is None else 0
    rows = tuple(
        PrizeRow(
            place=place,
            amount=Money(cents, currency),
            share=cents * WHOLE // pool if pool else 0,
            winners=tuple(_winner(state, directory, share) for share in won[place]) if place in won else (),
            tied_with=tied.get(place),
            bubble=place == protected,
        )
        for place, cents in enumerate(amounts, 1)
    )
    return PrizesView(
        pool=money(state, book.pool),
        entries=len(state.entries),
        buy_in=money(state, state.setup.buy_in),
        rows=rows,
        planned=planned(state),
        claims=_claims(state, directory, book, places=len(amounts)),
        total=money(state, book.total),
        difference=book.gap,
        paid=money(state, book.paid),
        due=money(state, book.due),
        back=money(state, book.back),
        bounties=money(state, book.bounties),
        unit=money(state, state.setup.unit),
        table_name=state.setup.payout.name,
        by_hand=state.prizes is not None,
        deal=deal_places(state),
        agreed=len(made.shares) if (made := to_post(state).deal) is not None else 0,
        overlay=_or_none(state, state.overlay),
        added=_or_none(state, sum(each.amount for each in state.added)),
        season=_or_none(state, state.season),
        bubble=to_post(state).bubble is not None,
        seats=seats_in(state, to_post(state).by_place),
        places=to_post(state).paid,
        draft=state.posted is not None and to_post(state) != posted(state),
        locked_places=_locked_places(state),
        things=_things(state),
        posted=state.posted is not None,
        locked=state.locked,
        final=final,
        stage=money_stage(state, now),
        unpaid=len(book.due_to()),
        not_yet=_not_yet(state, now),
        doubts=doubts(state),
    )


def _locked_places(state: State) -> frozenset[int]:
    """The places whose prize the payout table holds to an amount, where it does now."""
    found = planned(state) if state.prizes is None else ()
    locked = state.setup.payout.rules.locked
    return frozenset(each.place for each in locked if found[each.place - 1 : each.place] == (each.cents,))


def _things(state: State) -> tuple[Thing, ...]:
    """What is won besides money as it would be posted, and what is left to play for by the deal that is."""
    by_deal = (each for each in things_posted(state) if each not in state.posted_things and each not in state.things)
    return (*state.things, *by_deal)


def _or_none(state: State, cents: int) -> Money | None:
    return money(state, Cents(cents)) if cents else None


def _not_yet(state: State, now: datetime) -> Said | None:
    try:
        places_stand(state, now)
    except Refused as refused:
        return say_refused(refused)
    return None


def doubts(state: State) -> tuple[Said, ...]:
    """The sentences about what is odd about the prizes that would be posted now, with the numbers they are about."""
    amounts = planned(state)
    by_table = plan_said(plan_of(state)) if state.prizes is None else ()
    return (*by_table, *doubts_of(state, amounts, payout_doubts(state, amounts)))


def plan_said(plan: Plan) -> tuple[Said, ...]:
    """The sentences about what the rules of a payout table do: which places the minimum cash costs, and locked prizes
    that do not fit.
    """
    said = [say("prizes.unlocked")] if plan.unlocked else []
    if plan.lost:
        said.append(say("prizes.lost", n=len(plan.lost), first=plan.lost[0]))
    return tuple(said)


def doubts_of(state: State, amounts: tuple[Cents, ...], found: tuple[PayoutDoubt, ...]) -> tuple[Said, ...]:
    """The sentences about what was found odd about prizes of these amounts, first place first."""
    if not amounts:
        return ()
    currency, entries = state.setup.currency, len(state.entries)
    last, buy_in = Money(amounts[-1], currency), Money(state.standard_price.prize, currency)
    return tuple(
        say(f"prizes.{doubt.value}", n=len(amounts), entries=entries, last=last, buy_in=buy_in) for doubt in found
    )


def _won(book: PrizeBook, places: int, *, final: bool) -> dict[int, list[Share]]:
    """Who took the paid places, by the best place of each. Not `final`: those where somebody has been paid."""
    found: dict[int, list[Share]] = {}
    taken = (share for share in book.shares if share.place is not None and share.place.best <= places)
    for best, group in groupby(taken, key=_best):
        shares = list(group)
        if final or any(share.paid for share in shares):
            found[best] = shares
    return found


def _best(share: Share) -> int:
    return share.place.best if share.place is not None else 0


def _worst(share: Share) -> int:
    return share.place.worst if share.place is not None else 0


def _claims(state: State, directory: Directory, book: PrizeBook, *, places: int) -> tuple[Claim, ...]:
    """Who has prize money in hand and took none of so many paid places."""
    return tuple(
        Claim(share.place.best if share.place is not None else None, _winner(state, directory, share))
        for share in book.shares
        if share.place is None or share.place.best > places
    )


def _winner(state: State, directory: Directory, share: Share) -> Winner:
    amounts = (share.award, share.paid, share.due, share.back)
    name = holder(state, share, directory)
    amount, has, due, back = (money(state, cents) for cents in amounts)
    return Winner(share.entry, name, amount, has, due, back, share.held)


def holder(state: State, share: Share, directory: Directory) -> PlayerName:
    """The name of whoever has this part of the prize money."""
    entry = state.entries.get(share.entry)
    return directory.get(entry.player, NOBODY) if entry is not None else NOBODY
