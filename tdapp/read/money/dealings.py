"""Money that changed hands in a tournament, read from its acts: what slips, the list of payments and reports show.

Acts that were taken back are read too: whoever counts a drawer must see that they were there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.facts import Registered, SetupChanged, TournamentCreated, Unregistered
from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned, MarkerFound, MarkerLost
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.pool_payments import PoolAdded, SeasonPaid
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.sale_facts import Bought, Payment, Sale, SaleReturned, TermsSet
from tdapp.domain.money.side_payments import SideJoined, SideLeft, SidePaid, SideReturned
from tdapp.domain.money.terms import Price, SaleKind, Tender, Terms, entry_price
from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.setup import Setup
from tdapp.domain.sidepools.side_facts import SidePoolOpened
from tdapp.domain.units import (
    NO_DRAWER,
    ActNo,
    Chips,
    DrawerId,
    EntryId,
    OperatorId,
    PlayerId,
    SaleNo,
    Seq,
    SidePoolNo,
)
from tdapp.read.message import Said, say
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.values import replace


class DealingKind(StrEnum):
    """The reason money changed hands."""

    ENTRY = "entry"
    RE_ENTRY = "re_entry"
    REBUY = "rebuy"
    ADD_ON = "add_on"
    ENTRY_BACK = "entry_back"
    SALE_BACK = "sale_back"
    PRIZE = "prize"
    PRIZE_BACK = "prize_back"
    BOUNTY = "bounty"
    BOUNTY_BACK = "bounty_back"
    MARKER = "marker"
    MARKER_BACK = "marker_back"
    SIDE = "side"
    SIDE_LEFT = "side_left"
    SIDE_PRIZE = "side_prize"
    SIDE_BACK = "side_back"
    ADDED = "added"
    SEASON = "season"


OUT = frozenset(  # money leaves
    {
        DealingKind.ENTRY_BACK,
        DealingKind.SALE_BACK,
        DealingKind.PRIZE,
        DealingKind.BOUNTY,
        DealingKind.SEASON,
        DealingKind.MARKER_BACK,
        DealingKind.SIDE_LEFT,
        DealingKind.SIDE_PRIZE,
    }
)
OF_THE_POOL = frozenset({DealingKind.ADDED, DealingKind.SEASON})  # no entry pays or gets it
WINNINGS = frozenset(  # paid to players for how they played, or recovered
    {
        DealingKind.PRIZE,
        DealingKind.PRIZE_BACK,
        DealingKind.BOUNTY,
        DealingKind.BOUNTY_BACK,
        DealingKind.SIDE_PRIZE,
        DealingKind.SIDE_BACK,
    }
)
MARKERS = frozenset({DealingKind.MARKER, DealingKind.MARKER_BACK})  # for one that is lost, and back once it is found
STAKES = frozenset({DealingKind.SIDE, DealingKind.SIDE_LEFT})  # paid into a side pool, and given back by it


_NONE = Chips(0)


class Dealing(Struct, frozen=True):
    """One line of the journal by which money came in, or (kinds in `OUT`) went out.

    `line`: its journal line; `item`: the line of the price list it was about, '' for a prize; `price`: what it comes
    to, by where it goes (a prize comes out of the prize pool, and may come back into it); `chips`: that came into play
    by it. `void`: the journal line that took it back, None: it counts.
    `other`: who gave or got it where that is no player of an entry (kinds in `OF_THE_POOL`; `entry` is then 0).
    """

    act: ActNo
    line: Seq
    at: datetime
    by: OperatorId
    kind: DealingKind
    entry: EntryId
    sale: SaleNo | None
    player: PlayerId
    item: str | Said
    price: Price
    chips: Chips
    payments: tuple[Payment, ...]
    drawer: DrawerId = NO_DRAWER
    void: Seq | None = None
    other: str = ""

    @property
    def out(self) -> bool:
        """Whether money left the desk."""
        return self.kind in OUT


def who(dealing: Dealing, directory: Directory) -> PlayerName:
    """Who paid or got it: a player, or whoever gave money to the pool or got what is held back of it."""
    return PlayerName(dealing.other) if dealing.other else directory.get(dealing.player, NOBODY)


PIECE = 512  # lines of the journal


class Reading(Struct, frozen=True):
    """The dealings of a tournament as far as its acts were read, in the order of the journal, and what reading on
    needs.
    """

    found: tuple[Dealing, ...]
    acts: int  # that were read
    last: Act | None
    gone: dict[ActNo, ActNo]
    book: "_Book"


def dealings(acts: Sequence[Act], gone: Mapping[ActNo, ActNo]) -> Iterator[Dealing]:
    """Every dealing of a tournament in the order of the journal. `gone`: what `journal.taken_back` says of its acts."""
    return iter(read_dealings(acts, gone).found)


def read_dealings(acts: Sequence[Act], gone: Mapping[ActNo, ActNo], before: Reading | None = None) -> Reading:
    """Every dealing of a tournament. `before`: an earlier reading, which is read on where it is of this tournament: of
    ten thousand sales only the one that was made since. Dealings that say the same are those of `before`.
    """
    return at_once(reading_dealings(acts, gone, before))


def reading_dealings(
    acts: Sequence[Act], gone: Mapping[ActNo, ActNo], before: Reading | None = None
) -> Pieces[Reading]:
    """The same reading, so many lines of the journal a piece."""
    if before is not None and len(acts) == before.acts and _goes_on(acts, gone, before) and gone == before.gone:
        return before  # nothing was done since
    if before is None or not _goes_on(acts, gone, before):
        before = Reading((), 0, None, {}, _Book())
    turned = {number for number, _by in before.gone.items() ^ gone.items()}
    found = [replace(each, void=_void(acts, gone, each.act)) if each.act in turned else each for each in before.found]
    book = before.book.copy()
    for act in acts[before.acts :]:
        book.void = _void(acts, gone, act.number)
        for line, fact in enumerate(act.facts, act.first):
            if line % PIECE == 0:
                yield
            dealing = book.read(act, Seq(line), fact)
            if dealing is not None:
                found.append(dealing)
    return Reading(tuple(found), len(acts), acts[-1] if acts else None, dict(gone), book)


def _goes_on(acts: Sequence[Act], gone: Mapping[ActNo, ActNo], before: Reading) -> bool:
    """Whether an earlier reading is of these acts, and what was taken back since leaves prices and setup as they
    were.
    """
    if not before.acts or len(acts) < before.acts or acts[before.acts - 1] is not before.last:
        return False
    turned = (acts[number - 1] for number, _by in before.gone.items() ^ gone.items() if number <= before.acts)
    return not any(isinstance(fact, _FRAME) for act in turned for fact in act.facts)


def _void(acts: Sequence[Act], gone: Mapping[ActNo, ActNo], number: ActNo) -> Seq | None:
    """The journal line that took an act back; None: it counts."""
    by = gone.get(number)
    return acts[by - 1].first if by is not None else None


_FRAME = (TournamentCreated, SetupChanged, TermsSet)  # what the words and prices of later lines rest on


@dataclass(slots=True)
class _Book:
    """What later lines refer to: who an entry is, what a sale was, what the price list said at the time."""

    setup: Setup | None = None
    terms: Terms = field(default_factory=Terms)
    entries: dict[EntryId, Registered] = field(default_factory=dict)
    sales: dict[SaleNo, Bought] = field(default_factory=dict)
    sides: dict[SidePoolNo, str] = field(default_factory=dict)
    void: Seq | None = None

    def copy(self) -> "_Book":
        """The same book, to be written on in."""
        return _Book(self.setup, self.terms, dict(self.entries), dict(self.sales), dict(self.sides))

    def read(self, act: Act, line: Seq, fact: object) -> Dealing | None:
        match fact:
            case TournamentCreated(setup=setup) | SetupChanged(setup=setup):
                if self.void is None:
                    self.setup = setup
            case TermsSet(terms=terms):
                if self.void is None:
                    self.terms = terms
            case Registered():
                self.entries[fact.entry] = fact
                return self._entered(act, line, fact)
            case Bought():
                self.sales[fact.number] = fact
                return self._bought(act, line, fact)
            case Unregistered():
                return self._cancelled(act, line, fact)
            case SaleReturned():
                return self._returned(act, line, fact)
            case PrizePaid() | PrizeReturned():
                kind, code = DealingKind.PRIZE_BACK, ""
                if isinstance(fact, PrizePaid):
                    kind, code = DealingKind.PRIZE, fact.code
                paid, price = in_full(fact.amount, fact.tender, code), Price(prize=fact.amount)
                return self._dealing(act, line, kind, fact.entry, "", price, paid, fact.drawer)
            case BountyPaid() | BountyReturned():
                kind = DealingKind.BOUNTY if isinstance(fact, BountyPaid) else DealingKind.BOUNTY_BACK
                paid, price = in_full(fact.amount, fact.tender), Price(bounty=fact.amount)
                return self._dealing(act, line, kind, fact.entry, "", price, paid, fact.drawer)
            case MarkerLost() | MarkerFound():
                kind = DealingKind.MARKER if isinstance(fact, MarkerLost) else DealingKind.MARKER_BACK
                paid, price = in_full(fact.amount, fact.tender), Price(prize=fact.amount)
                return self._dealing(act, line, kind, fact.entry, "", price, paid, fact.drawer)
            case SidePoolOpened(number=number, terms=terms):
                self.sides[number] = terms.name
            case SideJoined() | SideLeft():
                kind = DealingKind.SIDE if isinstance(fact, SideJoined) else DealingKind.SIDE_LEFT
                price = Price(prize=fact.amount, fee=fact.fee)
                paid = in_full(price.total, fact.tender)
                return self._dealing(act, line, kind, fact.entry, self.sides[fact.number], price, paid, fact.drawer)
            case SidePaid() | SideReturned():
                kind = DealingKind.SIDE_PRIZE if isinstance(fact, SidePaid) else DealingKind.SIDE_BACK
                paid, price = in_full(fact.amount, fact.tender), Price(prize=fact.amount)
                return self._dealing(act, line, kind, fact.entry, self.sides[fact.number], price, paid, fact.drawer)
            case PoolAdded():
                return self._of_the_pool(act, line, DealingKind.ADDED, fact, fact.giver)
            case SeasonPaid():
                return self._of_the_pool(act, line, DealingKind.SEASON, fact, fact.keeper)
        return None

    def _of_the_pool(self, act: Act, line: Seq, kind: DealingKind, fact: PoolAdded | SeasonPaid, other: str) -> Dealing:
        paid, price = in_full(fact.amount, fact.tender), Price(prize=fact.amount)
        return Dealing(
            act.number, line, act.at, act.by, kind, EntryId(0), None, PlayerId(""), "", price, _NONE, paid,
            fact.drawer, self.void, other,
        )  # fmt: skip

    def _entered(self, act: Act, line: Seq, fact: Registered) -> Dealing:
        kind = DealingKind.ENTRY if fact.again is None else DealingKind.RE_ENTRY
        sale, price = fact.sale, self._price(fact)
        paid = in_full(fact.paid, Tender.CASH) if sale is None else sale.payments
        drawer = NO_DRAWER if sale is None else sale.drawer
        item, chips = self._item(fact), self._chips(sale)
        return self._dealing(act, line, kind, fact.entry, item, price, paid, drawer, chips=chips)

    def _bought(self, act: Act, line: Seq, fact: Bought) -> Dealing:
        kind = DealingKind(fact.kind.value)
        sale, item = fact.sale, self._offer(fact.sale.offer, fact.kind)
        chips = self._chips(sale)
        return self._dealing(
            act, line, kind, fact.entry, item, sale.price, sale.payments, sale.drawer, chips=chips, sale=fact.number
        )

    def _cancelled(self, act: Act, line: Seq, fact: Unregistered) -> Dealing:
        entered = self.entries[fact.entry]
        price = self._price(entered) if fact.back is None else fact.back
        paid = fact.payments or in_full(fact.refunded)
        item = self._item(entered)
        return self._dealing(act, line, DealingKind.ENTRY_BACK, fact.entry, item, price, paid, fact.drawer)

    def _returned(self, act: Act, line: Seq, fact: SaleReturned) -> Dealing:
        bought = self.sales[fact.number]
        item, kind = self._offer(bought.sale.offer, bought.kind), DealingKind.SALE_BACK
        return self._dealing(act, line, kind, fact.entry, item, fact.back, fact.payments, fact.drawer, sale=fact.number)

    def _dealing(
        self,
        act: Act,
        line: Seq,
        kind: DealingKind,
        entry: EntryId,
        item: str | Said,
        price: Price,
        payments: tuple[Payment, ...],
        drawer: DrawerId,
        *,
        chips: Chips = _NONE,
        sale: SaleNo | None = None,
    ) -> Dealing:
        player = self.entries[entry].player
        return Dealing(
            act.number, line, act.at, act.by, kind, entry, sale, player, item, price, chips, payments, drawer, self.void
        )

    def _price(self, fact: Registered) -> Price:
        """What an entry cost. A line without a sale was the standard entry of its day."""
        if fact.sale is not None:
            return fact.sale.price
        setup = self.setup
        standard = entry_price(setup) if setup is not None else Price()
        return standard if standard.total == fact.paid else Price(prize=fact.paid)

    def _chips(self, sale: Sale | None) -> Chips:
        if sale is not None and sale.chips is not None:
            return sale.chips
        return self.setup.starting_stack if self.setup is not None else Chips(0)

    def _item(self, fact: Registered) -> str | Said:
        kind = SaleKind.ENTRY if fact.again is None else SaleKind.RE_ENTRY
        return self._offer(fact.sale.offer if fact.sale is not None else "", kind)

    def _offer(self, key: str, kind: SaleKind) -> str | Said:
        """What a line of the price list was called then; its kind for the standard entry, or one that is gone."""
        found = self.terms.offer(key)
        return found.name if found is not None else say("offer." + kind.value)
