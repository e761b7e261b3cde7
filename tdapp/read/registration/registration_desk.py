"""Views of the registration desk: the price list for one buyer, and where all the money is."""

from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum
from functools import partial

from msgspec import Struct

from tdapp.domain.latest import Latest
from tdapp.domain.money.sale_spans import closes_at
from tdapp.domain.money.terms import Offer, Price, SaleKind
from tdapp.domain.prizes.owners import Owner, owners
from tdapp.domain.prizes.places import pays_nobody
from tdapp.domain.prizes.pool_sources import Source, pool_sources
from tdapp.domain.prizes.prize_book import PrizeBook, prize_book
from tdapp.domain.refusal import Refused
from tdapp.domain.registration.price_list import STANDARD, entries_sold, may_sell, offers, sold, standard
from tdapp.domain.state import Entry, State
from tdapp.domain.units import Cents, Chips, EntryId, Money, PlayerId, Seat, TableNo
from tdapp.read.message import Said, say, say_refused
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class OnSale(Struct, frozen=True):
    """A line of the price list, for one buyer at one moment.

    `why_not` None: it is sold; else why it is not, though a reason may lift that. `ends`: when it is no longer sold as
    the clock runs now, None when no instant is known. `left`: so many more in all, None: no limit.
    """

    key: str
    name: str | Said
    kind: SaleKind
    price: Price
    total: Money
    chips: Chips
    why_not: Said | None
    ends: datetime | None
    left: int | None


class Sold(Struct, frozen=True):
    """How many of a line of the price list were sold and stand."""

    name: str | Said
    n: int


class Goes(StrEnum):
    """Where money goes that comes in: the prize pool, the season, the house, the staff, the heads of players."""

    POOL = "pool"
    SEASON = "season"
    FEES = "fees"
    STAFF = "staff"
    BOUNTIES = "bounties"


class MoneyView(Struct, frozen=True):
    """The money of a tournament: what came in, and where it went.

    `taken` and `given_back` are added up payment by payment, `parts` is what the tournament keeps of its sales by where
    they go: both sides are one sum, and `difference` (cents) is 0, or something is wrong with the book. `bounty` of
    `parts` is held for whoever knocks the players out.

    `came`: what came in by sales and into the pool otherwise, and `goes`: where that goes, which comes to the same.
    `sources`: where the prize pool comes from; `pays`: whether anybody is paid out of one. `prizes`: its account, of
    which the same is told on the Prizes page, in the panel and on the sheet. `owners`: whose the money is that is left.
    """

    taken: Money
    given_back: Money
    kept: Money
    parts: Price
    difference: Cents
    pool: Money
    guarantee: Money
    overlay: Money
    came: Money
    goes: tuple[tuple[Goes, Cents], ...]
    sources: tuple[tuple[Source, Cents], ...]
    pays: bool
    prizes: PrizeBook
    owners: tuple[tuple[Owner, Cents], ...]
    sold: tuple[Sold, ...]
    entries: int
    void: int

    def money(self, cents: int) -> Money:
        """An amount in the currency of the tournament."""
        return Money(Cents(cents), self.taken.currency)


class SeatRow(Struct, frozen=True):
    """A player at a table, on the table's sheet. `had`: how often he has bought the line of the sheet with this
    entry.
    """

    entry: EntryId
    seat: Seat
    name: PlayerName
    had: int


class TableSheetView(Struct, frozen=True):
    """One table for selling to several at once, and the numbers of all."""

    table: TableNo
    tables: tuple[TableNo, ...]
    rows: tuple[SeatRow, ...]


class LastEntry(Struct, frozen=True):
    """Somebody to whom an entry was sold lately, and whether he is out since. `seat` None: none yet, or out."""

    entry: EntryId
    player: PlayerId
    name: PlayerName
    seat: Seat | None
    offer: str | Said
    paid: Money
    out: bool = False


def table_sheet(state: State, directory: Directory, table: TableNo | None, offer: str) -> TableSheetView | None:
    """A table's sheet for a line of the price list; `table` None or closed meanwhile: the first one. None: no table."""
    tables = state.open_tables()
    if not tables:
        return None
    shown = next((each for each in tables if each.number == table), tables[0])
    had = Counter(
        bought.entry for bought in state.purchases.values() if bought.sale.offer == offer and bought.back is None
    )
    rows = tuple(
        SeatRow(entry, Seat(shown.number, number), directory.get(state.entries[entry].player, NOBODY), had[entry])
        for number, entry in enumerate(shown.seats, 1)
        if entry is not None
    )
    return TableSheetView(shown.number, tuple(each.number for each in tables), rows)


def last_entries(state: State, directory: Directory, n: int) -> tuple[LastEntry, ...]:
    """The entries sold last, newest first."""
    found = []
    for number in range(state.last_entry, 0, -1):
        entry = state.entries.get(EntryId(number))
        if entry is not None:
            kind = SaleKind.RE_ENTRY if entry.earlier is not None else SaleKind.ENTRY
            name = directory.get(entry.player, NOBODY)
            offer = offer_name(state, entry.sale.offer if entry.sale is not None else STANDARD, kind)
            found.append(
                LastEntry(entry.id, entry.player, name, entry.seat, offer, _money(state, entry.paid), entry.out)
            )
        if len(found) == n:
            break
    return tuple(found)


def on_sale(
    state: State,
    now: datetime,
    directory: Directory,
    *kinds: SaleKind,
    entry: EntryId | None = None,
    member: bool = False,
) -> tuple[OnSale, ...]:
    """The lines of these kinds for the player of an entry, None: for somebody new (`member`: he has a club card)."""
    buyer = state.entries.get(entry) if entry is not None else None
    lines = offers(state, *kinds)
    limited = any(line.in_total is not None for line in lines)
    count = _taken_and_count(state)[1] if limited else Counter()
    return tuple(_on_sale(state, now, directory, line, buyer, count, member=member) for line in lines)


def money_view(state: State) -> MoneyView:
    """The money of a tournament, proved from both sides."""
    taken, count = _taken_and_count(state)
    backs = [void.back for void in state.void.values()]
    backs.extend(bought.back for bought in state.purchases.values() if bought.back is not None)
    back = sum(price.total for price in backs)
    parts, sources = state.collected, pool_sources(state)
    given = sum(cents for source, cents in sources if source in (Source.MARKERS, Source.GIVEN))
    return MoneyView(
        taken=_money(state, taken),
        given_back=_money(state, back),
        kept=_money(state, taken - back),
        parts=parts,
        difference=Cents(taken - back - parts.total),
        pool=_money(state, state.pool),
        guarantee=_money(state, state.guarantee),
        overlay=_money(state, state.overlay),
        came=_money(state, taken + given),
        goes=_goes(state),
        sources=sources,
        pays=not pays_nobody(state),
        prizes=prize_book(state),
        owners=tuple((owner, cents) for owner, cents in owners(state).items() if cents),
        sold=tuple(_sold(state, count)),
        entries=len(state.entries),
        void=len(state.void),
    )


def _goes(state: State) -> tuple[tuple[Goes, Cents], ...]:
    """Where it goes that came in and was not refunded: into the pool, as far as the house does not add to it, and
    beside it what there is.
    """
    parts = state.collected
    every = (
        (Goes.POOL, Cents(state.pool - state.overlay), not pays_nobody(state)),
        (Goes.SEASON, state.season, bool(state.season)),
        (Goes.FEES, parts.fee, True),
        (Goes.STAFF, parts.staff, bool(parts.staff)),
        (Goes.BOUNTIES, Cents(parts.bounty - state.heads.to_pool), bool(parts.bounty)),
    )
    return tuple((goes, cents) for goes, cents, shown in every if shown or cents)


def offer_name(state: State, key: str, kind: SaleKind) -> str | Said:
    """The name of a line of the price list; its kind for the standard entry, or a line that is gone."""
    found = state.terms.offer(key)
    return found.name if found is not None else say("offer." + kind.value)


def entry_of(state: State, player: PlayerId) -> EntryId | None:
    """The newest entry of a player; None for somebody who has none, or whose only one was cancelled."""
    return state.players.get(player)


def _on_sale(
    state: State,
    now: datetime,
    directory: Directory,
    line: Offer,
    buyer: Entry | None,
    count: Counter[str],
    *,
    member: bool,
) -> OnSale:
    why_not = None
    try:
        may_sell(state, now, line, buyer, member=member)
    except Refused as refused:
        why_not = say_refused(refused, state, directory)
    return OnSale(
        key=line.key,
        name=offer_name(state, line.key, line.kind),
        kind=line.kind,
        price=line.price,
        total=_money(state, line.price.total),
        chips=state.setup.starting_stack if line.chips is None else line.chips,
        why_not=why_not,
        ends=closes_at(state, line.window, now),
        left=None if line.in_total is None else max(0, line.in_total - count[line.key]),
    )


def _taken_and_count(state: State) -> tuple[int, Counter[str]]:
    """The cents of every payment that came in, also for what was given back since; how often each line sold stands."""
    return _counted.of((state,), partial(_count, state))


def _count(state: State) -> tuple[int, Counter[str]]:
    cents, count = 0, sold(state)
    for (_line, paid), many in entries_sold(state).items():
        cents += paid * many
    voids = [void.entry for void in state.void.values()]
    cents += sum(entry.paid for entry in voids if entry.sale is None)
    sales = (*(entry.sale for entry in voids), *(bought.sale for bought in state.purchases.values()))
    cents += sum(payment.cents for sale in sales if sale is not None for payment in sale.payments)
    return cents, count


_counted: Latest[tuple[int, Counter[str]]] = Latest()


def _sold(state: State, count: Counter[str]) -> Iterator[Sold]:
    for line in (standard(state), *state.terms.offers):
        if count[line.key]:
            yield Sold(offer_name(state, line.key, line.kind), count[line.key])


def _money(state: State, cents: int) -> Money:
    return Money(Cents(cents), state.setup.currency)
