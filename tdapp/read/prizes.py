"""Prize pool and places."""

from datetime import datetime

from tdapp.domain.places import Award, paid_down, payout_doubts, prizes
from tdapp.domain.setup import WHOLE
from tdapp.domain.state import Registration, State
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.domain.windows import registration_open
from tdapp.read.names import NOBODY, Directory, PlayerName
from tdapp.read.said import Said, say
from tdapp.value import value


@value
class Winner:
    """Who took a place. `amount` is what this entry gets (its share when places are tied)."""

    entry: EntryId
    name: PlayerName
    amount: Money
    paid: bool


@value
class PrizeRow:
    """One paid place. `share` is thousandths of a percent of the pool.

    When places are tied, all who share them stand as `winners` of the best one; the rows of the others are empty and
    name that best place as `tied_with`.
    """

    place: int
    amount: Money
    share: int
    winners: tuple[Winner, ...]
    tied_with: int | None = None


@value
class PrizesView:
    """The pool and how it is paid. `difference`: pool minus the sum of the prizes that stand (posted or set by hand).
    `doubts`: what a director wants to know of them before they are posted.

    `by_hand`: amounts were set by hand and no longer follow the payout table.
    """

    pool: Money
    entries: int
    buy_in: Money
    rows: tuple[PrizeRow, ...]
    total: Money
    difference: Cents
    unit: Money
    table_name: str
    by_hand: bool
    posted: bool
    final: bool  # no more entries can come, so the pool stands
    unpaid: int  # prizes won and not yet paid out
    doubts: tuple[Said, ...] = ()


def prizes_view(state: State, now: datetime, directory: Directory) -> PrizesView:
    """The prizes that stand at `now`, and who took which so far. While entries may still come nobody has a place."""
    amounts = prizes(state)
    currency = state.setup.currency
    final = field_is_final(state, now)
    won: dict[int, list[tuple[EntryId, Award]]] = {}
    if final:
        for entry, award in paid_down(state, amounts):
            if award.place.best > len(amounts):
                break
            won.setdefault(award.place.best, []).append((entry, award))
    tied = {
        place: best for best, taken in won.items() for place in range(best + 1, taken[0][1].place.worst + 1)
    }  # the places a tie covers beside its best one
    rows = tuple(
        PrizeRow(
            place=place,
            amount=Money(cents, currency),
            share=cents * WHOLE // state.pool if state.pool else 0,
            winners=tuple(_winner(state, directory, entry, award) for entry, award in won.get(place, ())),
            tied_with=tied.get(place),
        )
        for place, cents in enumerate(amounts, 1)
    )
    total = Cents(sum(amounts))
    return PrizesView(
        pool=Money(state.pool, currency),
        entries=len(state.entries),
        buy_in=Money(state.setup.buy_in, currency),
        rows=rows,
        total=Money(total, currency),
        difference=Cents(state.pool - total),
        unit=Money(state.setup.unit, currency),
        table_name=state.setup.payout.name,
        by_hand=state.prizes is not None,
        posted=state.posted is not None,
        final=final,
        unpaid=sum(not winner.paid for row in rows for winner in row.winners),
        doubts=_doubts(state, amounts),
    )


def _doubts(state: State, amounts: tuple[Cents, ...]) -> tuple[Said, ...]:
    """What is odd about these prizes, in words' codes, with the numbers it is about."""
    if not amounts:
        return ()
    currency, entries = state.setup.currency, len(state.entries)
    last, buy_in = Money(amounts[-1], currency), Money(state.standard_price.prize, currency)
    found = payout_doubts(state, amounts)
    return tuple(
        say(f"prizes.{doubt.value}", n=len(amounts), entries=entries, last=last, buy_in=buy_in) for doubt in found
    )


def field_is_final(state: State, now: datetime) -> bool:
    """Whether nobody can buy in any more, so that pool and places stand."""
    if state.finished:
        return True
    return state.registration is not Registration.NOT_YET and not registration_open(state, now)


def _winner(state: State, directory: Directory, entry: EntryId, award: Award) -> Winner:
    paid = state.paid.get(entry)
    amount = Money(award.cents if paid is None else paid, state.setup.currency)
    return Winner(entry, directory.get(state.entries[entry].player, NOBODY), amount, paid is not None)
