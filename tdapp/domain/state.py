"""A tournament at one moment: what the fold of its facts has made of it.

Everything is a value. Big collections are persistent maps that share what did not change, so a state is cheap to keep:
undo replays from one kept earlier, and no decision can change the state it was given. What is walked by number, entries
and tables, is `Numbered`.
"""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterable, Iterator
from datetime import datetime
from enum import StrEnum
from itertools import chain
from operator import attrgetter

from msgspec import Struct
from rpds import HashTrieMap, HashTrieSet, List

from tdapp.domain.bounties.envelope_table import Envelopes
from tdapp.domain.bounties.head_values import Heads
from tdapp.domain.bounties.heads import heads_of
from tdapp.domain.chips.chip_bank import Bank
from tdapp.domain.clock.clock import Clock
from tdapp.domain.clock.structure import Structure
from tdapp.domain.facts import Announced
from tdapp.domain.hands.hands import Hands
from tdapp.domain.latest import Latest
from tdapp.domain.money.pool_payments import PoolAdded
from tdapp.domain.money.sale_facts import Payment, Sale
from tdapp.domain.money.terms import Price, SaleKind, SaleSpan, SaleSpanKind, Terms, entry_price
from tdapp.domain.numbered import ChunkByChunk, Numbered
from tdapp.domain.prizes.deal import Deal
from tdapp.domain.prizes.prize_facts import PrizesSet, Thing, TicketIssued
from tdapp.domain.rulings.ruling_facts import PenaltyKind, RulingGiven
from tdapp.domain.seating.floor_state import Floor
from tdapp.domain.seating.room import Room
from tdapp.domain.setup import BubblePayer, Setup
from tdapp.domain.sidepools.side_pool import SidePool
from tdapp.domain.units import (
    AlternateNo,
    Cents,
    Chips,
    EntryId,
    PenaltyNo,
    PlayerId,
    RulingNo,
    SaleNo,
    Seat,
    SidePoolNo,
    TableNo,
)  # fmt: skip
from tdapp.values import replace


class Registration(StrEnum):
    """Whether entries are taken, as far as the director has decided it."""

    NOT_YET = "not_yet"
    OPEN = "open"
    CLOSED = "closed"


class Entry(Struct, frozen=True):
    """One buy-in of one player. `seat` None: not seated yet, or out.

    `sale` None: the standard entry, paid in cash. `earlier`: the entry before, of somebody who entered again.
    """

    id: EntryId
    player: PlayerId
    paid: Cents
    seat: Seat | None = None
    out: bool = False
    sale: Sale | None = None
    earlier: EntryId | None = None

    def at(self, seat: Seat) -> Entry:
        """The entry moved to that seat."""
        return replace(self, seat=seat)


class Purchase(Struct, frozen=True):
    """A rebuy or add-on of an entry. `back`: the parts of its price that were given back, None: it stands.

    `out`: the payments by which they went back.
    """

    number: SaleNo
    entry: EntryId
    kind: SaleKind
    sale: Sale
    announced: bool
    back: Price | None = None
    out: tuple[Payment, ...] = ()


class Void(Struct, frozen=True):
    """A cancelled entry, as it was, its price always written out, and the parts of it that went back, by `out`.

    `outs`: so many had gone out by then.
    """

    entry: Entry
    back: Price
    out: tuple[Payment, ...] = ()
    outs: int = 0


class Alternate(Struct, frozen=True):
    """Somebody who waits for a seat. `until`: called, and to answer by then; None: not called yet."""

    number: AlternateNo
    player: PlayerId
    until: datetime | None = None
    answered: bool = False


class Table(Struct, frozen=True):
    """An open table: who sits in seats 1, 2, 3 ..., None for a free one."""

    number: TableNo
    seats: tuple[EntryId | None, ...]

    @property
    def seated(self) -> int:
        return len(self.seats) - self.seats.count(None)

    @property
    def free(self) -> tuple[Seat, ...]:
        return tuple(Seat(self.number, seat) for seat, entry in enumerate(self.seats, 1) if entry is None)


class Filled(Struct, frozen=True):
    """How full the floor is: the players at each open table by its number, and how many sit and how many seats there
    are at all of them. `fullest`: the players at the fullest, 0 without tables.
    """

    heads: tuple[tuple[Table, int], ...]
    seated: int
    chairs: int
    fullest: int

    @property
    def free(self) -> int:
        return self.chairs - self.seated


class Out(Struct, frozen=True):
    """A bust-out. `tied`: shares its place with the one before it. `seat`: where he sat, None: nowhere.

    By then so many rebuys and add-ons had been sold (`sales`), and this was the last ticket given out (`tickets`).
    `brought`: the bounty the entry was sold with. `by`: who knocked it out, nobody: blinded off, None: not said.
    """

    entry: EntryId
    tied: bool
    seat: Seat | None = None
    sales: int = 0
    tickets: EntryId = EntryId(0)
    brought: Cents = Cents(0)
    by: tuple[EntryId, ...] | None = None


class Penalty(Struct, frozen=True):
    """A penalty an entry got: `hands` as given, `left` what is still to be missed; `lifted`: the rest let off.

    `back`: served in full, and a hand with the player in it was counted since.
    """

    number: PenaltyNo
    entry: EntryId
    kind: PenaltyKind
    hands: int
    left: int
    offence: str
    ruling: RulingNo | None = None
    lifted: bool = False
    back: bool = False


class State(Struct, frozen=True):
    """One tournament at one moment. `entries` hold everybody who ever bought in and was not cancelled; `outs` is newest
    first.

    `closes`: when registration closes by itself. `prizes` None: they follow the payout table.
    `posted` None: not shown to the players; `locked`: nothing may move them. `held`: whose prizes are held back.
    `tickets`: those that prizes were paid as, by code; `void_tickets`: those of them that came back to the house.
    `things`, `posted_things`: what is won besides money, and of that what the players were shown; `things_handed`: who
    has which, by its key. `seats_won`: who won a seat in a satellite and plays no more, with the chips that left play
    with each.
    `bubble`, `posted_bubble`: the last of the prizes set by hand, of the posted ones, is what the bubble gets, out of
    this prize; None: it is a place like any.
    `dealt`: the deal that prizes set by hand are shared by, `posted_deal` the one of the posted ones; None: none.
    `deal`: the last one by place, of an older file (`deal_places` says whether it stands).
    `last_entry` is the last ticket number given out. `announced`: the messages to the room that were not taken off, the
    oldest first, also those whose time is over.
    `rulebook` is the id of the book rulings are made under, `house` the club's own values over it, as TOML text.
    `disqualified`, `surrendered`: the chips that left play with each.

    What was sold: `plain` entries at the price of the setup and `sold`, the sums of everything else, less what was
    given back; `stacks` times a starting stack and `more_chips` were brought into play. `void`: cancelled entries.
    `present`: who is known to be there. `alternates`: who waits for a seat, by number in the queue.
    `codes`: of the vouchers and tickets taken and not given back in full, with how many payments each stands in.
    `floor`: buttons and what else the tables remember.
    `hands`: play in step, heads counted, the last hands of the day. `bank`: the chip set, races and counts.
    `bounties`: what each was paid of the bounties it won. `envelopes` None: no mystery bounties, or not begun.
    `markers`: what each paid into the prize pool for a bounty marker that is lost.
    `added`: what the house or sponsors put into the prize pool. `season_paid`: given to the keeper of the season.
    `side_pools`: last longers, high hands and whatever else is played for beside the prize pool.
    """

    setup: Setup
    structure: Structure
    clock: Clock = Clock()
    registration: Registration = Registration.NOT_YET
    closes: SaleSpan = SaleSpan(SaleSpanKind.LEVEL)
    entries: Numbered[EntryId, Entry] = Numbered()
    tables: Numbered[TableNo, Table] = Numbered()
    players: HashTrieMap[PlayerId, EntryId] = HashTrieMap()
    last_entry: EntryId = EntryId(0)
    alive: int = 0
    outs: List[Out] = List()
    prizes: tuple[Cents, ...] | None = None
    posted: tuple[Cents, ...] | None = None
    bubble: BubblePayer | None = None
    posted_bubble: BubblePayer | None = None
    dealt: Deal | None = None
    posted_deal: Deal | None = None
    deal: PrizesSet | None = None
    locked: bool = False
    held: HashTrieSet[EntryId] = HashTrieSet()
    paid: HashTrieMap[EntryId, Cents] = HashTrieMap()
    tickets: HashTrieMap[str, TicketIssued] = HashTrieMap()
    void_tickets: HashTrieMap[str, TicketIssued] = HashTrieMap()
    seats_won: HashTrieMap[EntryId, Chips] = HashTrieMap()
    things: tuple[Thing, ...] = ()
    posted_things: tuple[Thing, ...] = ()
    things_handed: HashTrieMap[str, EntryId] = HashTrieMap()
    announced: tuple[Announced, ...] = ()
    finished: bool = False
    rulebook: str = "TDA2024"
    house: str = ""
    rulings: HashTrieMap[RulingNo, RulingGiven] = HashTrieMap()
    carried_on: HashTrieMap[RulingNo, str] = HashTrieMap()
    penalties: HashTrieMap[PenaltyNo, Penalty] = HashTrieMap()
    disqualified: HashTrieMap[EntryId, Chips] = HashTrieMap()
    surrendered: HashTrieMap[EntryId, Chips] = HashTrieMap()
    terms: Terms = Terms()
    plain: int = 0
    sold: Price = Price()
    stacks: int = 0
    more_chips: int = 0
    purchases: HashTrieMap[SaleNo, Purchase] = HashTrieMap()
    void: HashTrieMap[EntryId, Void] = HashTrieMap()
    present: HashTrieSet[EntryId] = HashTrieSet()
    alternates: HashTrieMap[AlternateNo, Alternate] = HashTrieMap()
    last_alternate: AlternateNo = AlternateNo(0)
    codes: HashTrieMap[str, int] = HashTrieMap()
    floor: Floor = Floor()
    hands: Hands = Hands()
    room: Room = Room()
    bank: Bank = Bank()
    bounties: HashTrieMap[EntryId, Cents] = HashTrieMap()
    envelopes: Envelopes | None = None
    markers: HashTrieMap[EntryId, Cents] = HashTrieMap()
    added: tuple[PoolAdded, ...] = ()
    season_paid: Cents = Cents(0)
    side_pools: HashTrieMap[SidePoolNo, SidePool] = HashTrieMap()

    def with_room(self, entries: Numbered[EntryId, Entry], tables: Numbered[TableNo, Table]) -> State:
        """The same with other entries and tables: what every move does."""
        return replace(self, entries=entries, tables=tables)

    def playing(self) -> Iterator[Entry]:
        """Everybody still in, by ticket number, seated or not."""
        return (entry for entry in self.by_ticket() if not entry.out)

    def by_ticket(self) -> list[Entry]:
        """All entries by ticket number."""
        return self.entries.in_order()

    def open_tables(self) -> list[Table]:
        """The open tables by number."""
        return self.tables.in_order()

    @property
    def filled(self) -> Filled:
        """How full the open tables are."""
        return _filled.of((self.tables,), self._counted)

    def _counted(self) -> Filled:
        chunks = _counted.of(self.tables, _filled_by)
        heads = tuple(chain.from_iterable(chunk.heads for chunk in chunks))
        seated, chairs = sum(chunk.seated for chunk in chunks), sum(chunk.chairs for chunk in chunks)
        return Filled(heads, seated, chairs, max((chunk.fullest for chunk in chunks), default=0))

    def at(self, seat: Seat) -> EntryId | None:
        """The entry in a seat; None for a free seat, or one that does not exist."""
        table = self.tables.get(seat.table)
        return table.seats[seat.number - 1] if table and 1 <= seat.number <= len(table.seats) else None

    def has(self, seat: Seat) -> bool:
        """Whether a seat is there, at an open table."""
        table = self.tables.get(seat.table)
        return table is not None and 1 <= seat.number <= len(table.seats)

    @property
    def chips(self) -> Chips:
        """Chips in play: what was sold, what races and adjustments changed, less what left with the disqualified, with
        those who gave up their stacks and with those who won a seat."""
        brought = self.stacks * self.setup.starting_stack + self.more_chips + self.bank.change
        left = (self.disqualified, self.surrendered, self.seats_won)
        return Chips(brought - sum(sum(each.values()) for each in left))

    @property
    def next_place(self) -> int:
        """The place of whoever goes out next: behind those who are left, and those who won a seat and left."""
        return self.alive + len(self.seats_won)

    @property
    def all_seated(self) -> bool:
        """Whether everybody who was left in a satellite has won a seat."""
        return not self.alive and bool(self.seats_won)

    @property
    def standard_price(self) -> Price:
        """What the standard entry of the setup costs."""
        return entry_price(self.setup)

    @property
    def collected(self) -> Price:
        """The money of everything sold and not given back, by where it goes."""
        return self.sold.plus(self.standard_price, self.plain)

    @property
    def heads(self) -> Heads:
        """What became of the bounties that were sold."""
        return heads_of(self)

    @property
    def pool(self) -> Cents:
        """The prize pool: what it is fed by, and never less than the guarantee."""
        return max(self.fed(), self.guarantee)

    @property
    def guarantee(self) -> Cents:
        """The least the prize pool will be, in cents: what the terms guarantee, or the seats that are guaranteed."""
        return max(self.terms.guarantee, self.setup.payout.guaranteed)

    @property
    def overlay(self) -> Cents:
        """What the house adds so that the guarantee is met."""
        return Cents(self.pool - self.fed())

    @property
    def season(self) -> Cents:
        """What of the money for prizes is held back for the season."""
        return self._season(0)

    def fed(self, more: int = 0) -> Cents:
        """What there is for prizes without the house making up a guarantee: what was sold, less what is held back for
        the season, with bounties that go there by the terms, what lost markers brought, and what was added. `more`:
        with so many more entries.
        """
        return _fed.of((self, more), lambda: self._fed(more))

    def _fed(self, more: int) -> Cents:
        sold = self.collected.prize + more * self.setup.buy_in
        added = sum(each.amount for each in self.added) + sum(self.markers.values())
        return Cents(sold - self._season(more) + self.heads.to_pool + added)

    def _season(self, more: int) -> Cents:
        share = self.terms.season
        if share is None:
            return Cents(0)
        return share.of(Cents(self.collected.prize + more * self.setup.buy_in), len(self.entries) + more)

    def price_of(self, entry: Entry) -> Price:
        """The price of this entry, by where it went."""
        return self.standard_price if entry.sale is None else entry.sale.price

    def queue(self) -> list[Alternate]:
        """The alternates who wait for a seat, first come first."""
        return [self.alternates[number] for number in sorted(self.alternates)]

    def penalties_of(self, entry: EntryId) -> list[Penalty]:
        """The penalties of this entry so far, first one first."""
        return [penalty for _number, penalty in sorted(self.penalties.items()) if penalty.entry == entry]

    def away(self) -> list[Penalty]:
        """The penalties that run: hands still to miss, the player still in; first given first."""
        running = (penalty for penalty in self.penalties.values() if penalty.left and not penalty.lifted)
        return _in_turn(penalty for penalty in running if not self.entries[penalty.entry].out)

    def served(self) -> list[Penalty]:
        """Penalties missed in full of players nobody has dealt in again yet; who has another to serve is not back."""
        away = {penalty.entry for penalty in self.away()}
        missed = (
            each for each in self.penalties.values() if each.hands and not (each.left or each.lifted or each.back)
        )
        return _in_turn(each for each in missed if not self.entries[each.entry].out and each.entry not in away)

    def by_hand(self, now: datetime) -> bool:
        """Whether the clock stands because play goes hand for hand, or by its last hands: that is no pause."""
        goes_on = self.hands.play is not None or self.hands.last is not None
        return goes_on and not self.finished and self.clock.started(now) and not self.clock.runs(now)

    def winner(self) -> Entry | None:
        """The last one in, once somebody has gone out; others may still come in, see `play_over.winner_of`."""
        return next(self.playing()) if self.alive == 1 and len(self.entries) > 1 else None


def _in_turn(penalties: Iterable[Penalty]) -> list[Penalty]:
    return sorted(penalties, key=attrgetter("number"))


def _filled_by(tables: Iterable[Table]) -> Filled:
    """How full these tables are."""
    heads = tuple((table, table.seated) for table in tables)
    chairs = sum(len(table.seats) for table, _here in heads)
    return Filled(heads, sum(here for _t, here in heads), chairs, max((here for _t, here in heads), default=0))


_fed: Latest[Cents] = Latest(2)  # the state, and one it is held against
_filled: Latest[Filled] = Latest(2)  # the state, and one it is held against
_counted: ChunkByChunk[Table, Filled] = ChunkByChunk()
