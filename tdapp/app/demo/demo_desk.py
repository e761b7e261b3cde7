"""The registration desk of the demo club: several prices, rebuys and add-ons, cards and vouchers, one drawer."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from random import Random
from typing import Any

from tdapp.app.money import drawers
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Buyers, Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.prizes import payouts as prizes
from tdapp.domain.registration import check_in, entries, price_list, sales, waiting
from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import AlternateNo, Cents, Chips, DrawerId, EntryId, PlayerId, TournamentId

OPEN, BEFORE_PLAY = SaleSpan(SaleSpanKind.REGISTRATION), SaleSpan(SaleSpanKind.LEVEL, 0)
LAST = 5  # rebuys are sold to the end of the break after it, add-ons in that break
STACK, ADDED = Chips(25_000), Chips(30_000)


def _price(prize: int, fee: int, staff: int = 0) -> Price:
    return Price(Cents(prize), Cents(fee), Cents(staff))


TERMS = Terms(
    (
        Offer("early", "Early bird", SaleKind.ENTRY, _price(150_00, 5_00), None, BEFORE_PLAY),
        Offer("late", "Late", SaleKind.ENTRY, _price(150_00, 25_00), None, OPEN),
        Offer("dealer", "Dealer", SaleKind.ENTRY, _price(150_00, 0), None, OPEN, in_total=10, who=Buyers.STAFF),
        Offer("again", "Re-entry", SaleKind.RE_ENTRY, _price(150_00, 15_00), None, OPEN, per_player=1),
        Offer(
            "rebuy", "Rebuy", SaleKind.REBUY, _price(100_00, 0), STACK, SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, LAST), 1
        ),
        Offer(
            "add_on", "Add-on", SaleKind.ADD_ON, _price(100_00, 0, 5_00), ADDED, SaleSpan(SaleSpanKind.BREAK, LAST), 1
        ),
    ),
    guarantee=Cents(25_000_00),
    started=Refund.ALL_BUT_FEE,
)
FLOAT = ((Cents(50_00), 6), (Cents(20_00), 10), (Cents(10_00), 20), (Cents(5_00), 20))
FROM_SAFE = Cents(20_000_00)
# How many pay what before play begins: all at once in cash, and one by one by card or with a voucher.
CROWD = (("early", 60, 12), ("", 78, 10), ("dealer", 5, 3))
REBUYS, RE_ENTRIES, ADD_ONS, CANCELS_AT = 9, 4, 24, 3
SEEN = Reason("payment.code_unknown", "a voucher of the house")
QUEUE = 5  # people who wait for a seat of the second table


class Till:
    """A till that sells to the tournament `main`, and by chance decides how each pays."""

    def __init__(self, club: Club, main: TournamentId, chance: Random) -> None:
        self.club, self.main, self.chance = club, main, chance
        self.drawer = drawers.open_drawer(club, "Desk", "EUR", count=FLOAT)
        self._left = {"rebuy": REBUYS, "again": RE_ENTRIES, "add_on": ADD_ONS, "cancel": 1}
        self._vouchers = 0
        club.desk.do(main, price_list.set_terms, TERMS)

    @property
    def _state(self) -> State:
        return self.club.desk.state(self.main)

    def sell_early(self, people: Sequence[PlayerId]) -> None:
        """Sell to all who come before play; one of them has to leave again."""
        first = 0
        for offer, crowd, single in CROWD:
            self._register(people[first : first + crowd], offer)
            for player in people[first + crowd : first + crowd + single]:
                self._register([player], offer, self._pays(price_list.on_offer(self._state, offer, SaleKind.ENTRY)))
            first += crowd + single
        self.club.desk.do(self.main, entries.unregister, EntryId(CANCELS_AT), drawer=self.drawer)
        here = [entry.id for entry in self._state.playing()]
        self.club.desk.do(self.main, check_in.check_in, here[: len(here) * 9 // 10])

    def sell_late(self, player: PlayerId) -> None:
        """Sell to somebody who comes in the middle of play."""
        self._register([player], "late", self._pays(price_list.on_offer(self._state, "late", SaleKind.ENTRY)))

    def sell_more(self, level: int) -> None:
        """Sell now and then a rebuy or a re-entry, and once let somebody go home."""
        desk, sitting = self.club.desk, [each for each in self._state.playing() if each.seat is not None]
        what = self.chance.choice(("rebuy", "again", "cancel"))
        if not self._left[what] or level > LAST or self.chance.random() > 0.1:
            return
        some = self.chance.choice(sitting)
        if what == "rebuy" and not sales.purchases_of(self._state, some.id):
            pays = self._pays(price_list.on_offer(self._state, "rebuy", SaleKind.REBUY))
            self._sell(sales.buy, some.id, "rebuy", payments=pays, announced=True)
        elif what == "cancel" and not sales.purchases_of(self._state, some.id):
            desk.do(self.main, entries.unregister, some.id, drawer=self.drawer)
        elif what == "again" and (out := sorted(each.id for each in self._state.entries.values() if each.out)):
            self._again(self.chance.choice(out))
        else:
            return
        self._left[what] -= 1

    def _again(self, entry: EntryId) -> None:
        pays = self._pays(price_list.on_offer(self._state, "again", SaleKind.RE_ENTRY))
        given = (entry, "again", self.seed(), pays)
        refused = self.club.desk.why_not(self.main, entries.re_enter, *given, drawer=self.drawer)
        if refused is None or refused.code in SEEN.codes:
            self._sell(entries.re_enter, *given[:3], payments=pays)

    def sell_add_ons(self) -> None:
        """Sell the add-ons in their break, by the sheets of the tables: some in cash, the others by card."""
        sitting = [each.id for each in self._state.playing() if each.seat is not None]
        ticked = self.chance.sample(sitting, self._left["add_on"])
        self._left["add_on"] = 0
        for tender, some in ((Tender.CASH, ticked[: ADD_ONS * 2 // 3]), (Tender.CARD, ticked[ADD_ONS * 2 // 3 :])):
            self.club.desk.do(self.main, sales.buy_many, some, "add_on", tender=tender, drawer=self.drawer)

    @property
    def add_ons_wait(self) -> bool:
        """Whether the add-ons are still to be sold."""
        return bool(self._left["add_on"])

    def pay_prizes(self, due: dict[EntryId, Cents]) -> None:
        """Pay the prizes with cash from the safe; the drawer is counted at the end."""
        drawers.move_cash(self.club, self.drawer, FROM_SAFE, "prizes, from the safe")
        for entry in due:
            self.club.desk.do(self.main, prizes.pay, entry, drawer=self.drawer)
        drawers.close_drawer(
            self.club, self.drawer, cents=self.club.desk.inside(self.club.desk.club.drawers[self.drawer])
        )

    def seed(self) -> str:
        """The seed of the next draw."""
        return self.club.desk.next_seed(self.main)

    def _register(self, people: Sequence[PlayerId], offer: str, payments: tuple[Payment, ...] | None = None) -> None:
        self._sell(entries.register, people, self.seed(), payments=payments, offer=offer)

    def _sell(
        self,
        decision: Callable[..., tuple[Fact, ...]],
        *args: Any,
        payments: tuple[Payment, ...] | None,
        **more: Any,
    ) -> None:
        """Sell something through the drawer. Whoever takes a voucher has seen it."""
        desk, given = self.club.desk, {"payments": payments, "drawer": self.drawer, **more}
        if any(each.code for each in payments or ()):
            desk.override(self.main, SEEN, decision, *args, **given)
        else:
            desk.do(self.main, decision, *args, **given)

    def _pays(self, line: Offer) -> tuple[Payment, ...]:
        way = self.chance.random()
        if way < 0.5 or line.price.total < 100_00:
            return in_full(line.price.total, Tender.CARD)
        if way < 0.8:
            return in_full(line.price.total)
        self._vouchers += 1
        rest = Payment(Tender.CASH, Cents(line.price.total - 50_00))
        return (Payment(Tender.VOUCHER, Cents(50_00), f"HO-{self._vouchers:03}"), rest)


def fill_waiting_list(club: Club, event: TournamentId, people: Sequence[PlayerId], now: datetime) -> None:
    """Fill a small tournament that begins soon: its two tables are full, others wait, and two of them were called."""
    desk = club.desk
    seats = 18
    drawer: DrawerId = drawers.in_use(club)
    desk.do(event, price_list.set_terms, Terms(most_tables=2, started=Refund.ALL_BUT_FEE))
    desk.do(event, tournament.open_registration)
    desk.do(event, entries.register, people[:seats], desk.next_seed(event), drawer=drawer)
    desk.do(event, seating.draw_seats, desk.next_seed(event))
    desk.do(event, timing.start_at, now + timedelta(minutes=20))
    for player in people[seats : seats + QUEUE]:
        desk.do(event, waiting.join, player)
    for entry in (EntryId(4), EntryId(11)):
        desk.do(event, entries.unregister, entry, drawer=drawer)
    desk.do(event, waiting.call, AlternateNo(1))
    desk.do(event, waiting.call, AlternateNo(2))
    desk.do(event, waiting.answer, AlternateNo(1))
