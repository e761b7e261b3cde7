"""Slips: what a player gets in hand when money changed hands, and the part of it that goes to the dealer."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date, datetime

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.facts import Registered, Unregistered
from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned, MarkerFound, MarkerLost
from tdapp.domain.money.paying import money
from tdapp.domain.money.pool_payments import PoolFact
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.sale_facts import Bought, Payment, SaleReturned
from tdapp.domain.money.side_payments import SidePayment
from tdapp.domain.money.terms import Price, Tender
from tdapp.domain.prizes.places import Place, awards
from tdapp.domain.prizes.seats import wins_seat
from tdapp.domain.state import State
from tdapp.domain.units import (
    ActNo,
    Cents,
    Chips,
    DrawerId,
    EntryId,
    Money,
    OperatorId,
    Seat,
    Seq,
    TournamentId,
)  # fmt: skip
from tdapp.read.message import Said
from tdapp.read.money.dealings import MARKERS, STAKES, WINNINGS, Dealing, DealingKind, dealings, who
from tdapp.read.papers import Stamp
from tdapp.read.people.names import Directory, PlayerName

_WITH_SLIP = (
    Registered
    | Bought
    | Unregistered
    | SaleReturned
    | PrizePaid
    | PrizeReturned
    | BountyPaid
    | BountyReturned
    | MarkerLost
    | MarkerFound
    | SidePayment
    | PoolFact
)
SHORT_ID, SHORT_LINK = 8, 8  # digits of the tournament and of the chain that a code carries
_CODE = re.compile(r"TDAPP:([0-9A-F]{8}):([ES])(0|[1-9]\d{0,8}):([1-9]\d{0,11}):([0-9A-F]{8})")


class SlipCode(Struct, frozen=True):
    """The code of a slip, by which it is found again. `number`: of the entry (0: none), or (`sale`) of the rebuy
    or add-on; `link`: the first digits of the journal's chain at `line`, so that no slip can be made up.

    >>> SlipCode("1a2b3c4d", 137, False, Seq(1281), "9f3ac07b").text
    'TDAPP:1A2B3C4D:E137:1281:9F3AC07B'
    """

    tournament: str
    number: int
    sale: bool
    line: Seq
    link: str

    @property
    def text(self) -> str:
        """The code as it is printed and scanned: digits, capitals and colons alone, which make the smallest picture."""
        number = f"{'S' if self.sale else 'E'}{self.number}"
        return f"TDAPP:{self.tournament}:{number}:{self.line}:{self.link}".upper()


def read_code(text: str) -> SlipCode | None:
    """The code of a slip as it was scanned or typed; None: it is none.

    >>> read_code(" tdapp:1a2b3c4d:s12:1281:9f3ac07b ").number
    12
    """
    found = _CODE.fullmatch(text.strip().upper())
    if found is None:
        return None
    tournament, kind, number, line, link = found.groups()
    return SlipCode(tournament.lower(), int(number), kind == "S", Seq(int(line)), link.lower())


class TicketPart(Struct, frozen=True):
    """The part of a slip its player keeps: a ticket with its code, and what it is worth.

    `targets`: what the tournaments it is for are called, () any of the club. `expires`: the last day it pays for, None:
    it never expires. `refundable`: its holder may have the money for it.
    """

    code: str
    worth: Money
    targets: tuple[str, ...]
    expires: date | None
    refundable: bool


class Slip(Struct, frozen=True):
    """One slip, for one entry and one act. `seat`: where the player sits as it is printed, None: nowhere (yet, or any
    more); `area`: in which part of the room, '' where parts have no names.

    `times` things of the price list were sold, `price` is for all of them, `chips` too. Money back has the parts of
    the price that went back. `operator`, `drawer`: '' when there is none. `void`: it was taken back in the journal.
    `place`: what a prize was paid for, None for anything else; `won_seat`: it is a seat of a satellite. `identity`,
    `tax`: papers the club wants for so much.
    `ticket`: the one a prize was paid as, None: it was paid otherwise, or the ticket came back.
    """

    stamp: Stamp
    kind: DealingKind
    entry: EntryId
    player: PlayerName
    seat: Seat | None
    item: str | Said
    times: int
    price: Price
    chips: Chips
    payments: tuple[Payment, ...]
    currency: str
    operator: str
    drawer: str
    at: datetime
    line: Seq
    code: str
    reprint: bool
    void: bool
    area: str = ""
    place: Place | None = None
    won_seat: bool = False
    identity: bool = False
    tax: bool = False
    ticket: TicketPart | None = None

    @property
    def total(self) -> Money:
        """The sum that was paid, or given back."""
        return Money(self.price.total, self.currency)


class Slips(Struct, frozen=True):
    """Slips to print one after another."""

    stamp: Stamp
    slips: tuple[Slip, ...]


def _never(_won: Money) -> tuple[bool, bool]:
    return False, False


class Printing(Struct, frozen=True):
    """The data of slips that are not in the acts: who is who, and the chain's link (hex digits) at each line needed.

    `asked`: whether so much, won, takes an identity card and a second signature, and whether it takes a tax form.
    `called`: what a tournament of the club is called.
    """

    tournament: TournamentId
    stamp: Stamp
    directory: Directory
    operators: Mapping[OperatorId, str]
    drawers: Mapping[DrawerId, str]
    links: Mapping[Seq, str]
    asked: Callable[[Money], tuple[bool, bool]] = _never
    called: Callable[[TournamentId], str] = str
    reprint: bool = False


def has_slip(act: Act) -> bool:
    """Whether money changed hands in an act, so that there is a slip of it."""
    return any(isinstance(fact, _WITH_SLIP) for fact in act.facts)


def sold_in(acts: Sequence[Act], gone: Mapping[ActNo, ActNo], wanted: Collection[ActNo]) -> list[list[Dealing]]:
    """The payments of some acts, slip by slip: what one entry bought in one act stands on one slip."""
    slips: dict[tuple[ActNo, EntryId, DealingKind, str], list[Dealing]] = {}
    for dealing in dealings(acts, gone):
        if dealing.act in wanted:
            slips.setdefault((dealing.act, dealing.entry, dealing.kind, str(dealing.item)), []).append(dealing)
    return list(slips.values())


def entered(acts: Sequence[Act], gone: Mapping[ActNo, ActNo], state: State) -> list[list[Dealing]]:
    """The sale by which each entry that stands came in, by ticket number: the slips of the whole field."""
    came = (DealingKind.ENTRY, DealingKind.RE_ENTRY)
    last = {each.entry: each for each in dealings(acts, gone) if each.kind in came and each.void is None}
    return [[last[entry.id]] for entry in state.playing() if entry.id in last]


def slips(state: State, sold: Sequence[Sequence[Dealing]], printing: Printing) -> Slips:
    """The slips of these dealings as things stand now."""
    return Slips(printing.stamp, tuple(_slip(state, group, printing) for group in sold))


def _slip(state: State, group: Sequence[Dealing], printing: Printing) -> Slip:
    first = group[0]
    entry = state.entries.get(first.entry)
    number = first.entry if first.sale is None else first.sale
    link = printing.links.get(first.line, "")[:SHORT_LINK]
    code = SlipCode(printing.tournament[:SHORT_ID], int(number), first.sale is not None, first.line, link)
    price = Price()
    for each in group:
        price = price.plus(each.price)
    bought = first.kind not in WINNINGS | MARKERS | STAKES
    seat = entry.seat if entry is not None and bought and first.void is None and not first.out else None
    prize = first.kind in (DealingKind.PRIZE, DealingKind.PRIZE_BACK)
    award = awards(state).get(first.entry) if prize else None
    got = Cents(state.paid.get(first.entry, 0) + state.bounties.get(first.entry, 0))
    won = money(state, max(got, price.total))
    identity, tax = printing.asked(won) if first.out and not bought else (False, False)
    return Slip(
        stamp=printing.stamp,
        kind=first.kind,
        entry=first.entry,
        player=who(first, printing.directory),
        seat=seat,
        item=first.item,
        times=len(group),
        price=price,
        chips=Chips(sum(each.chips for each in group)),
        payments=_together([payment for each in group for payment in each.payments]),
        currency=state.setup.currency,
        operator=printing.operators.get(first.by, ""),
        drawer=printing.drawers.get(first.drawer, ""),
        at=first.at,
        line=first.line,
        code=code.text,
        reprint=printing.reprint,
        void=first.void is not None,
        area="" if seat is None else state.room.rules.area_of(seat.table),
        place=award.place if award is not None else None,
        won_seat=award is not None and wins_seat(state, award),
        identity=identity,
        tax=tax,
        ticket=_ticket(state, first, printing) if first.void is None else None,
    )


def _ticket(state: State, paid: Dealing, printing: Printing) -> TicketPart | None:
    """The ticket a prize was paid as; None: it was paid otherwise, or the ticket came back."""
    codes = [payment.code for payment in paid.payments if payment.tender is Tender.TICKET]
    ticket = state.tickets.get(codes[0]) if paid.kind is DealingKind.PRIZE and codes else None
    if ticket is None:
        return None
    targets = tuple(printing.called(each) for each in ticket.targets)
    return TicketPart(ticket.code, money(state, ticket.value), targets, ticket.expires, ticket.refundable)


def _together(payments: Sequence[Payment]) -> tuple[Payment, ...]:
    """Payments of one tender and code as one."""
    sums: dict[tuple[object, str], Payment] = {}
    for each in payments:
        key = (each.tender, each.code)
        before = sums[key].cents if key in sums else Cents(0)
        sums[key] = Payment(each.tender, Cents(before + each.cents), each.code)
    return tuple(sums.values())
