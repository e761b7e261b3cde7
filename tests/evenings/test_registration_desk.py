"""A busy registration desk: entries at several prices, rebuys, re-entries, add-ons, alternates, refunds, two drawers.

Every sum is proved after every act: the money that changed hands is what was sold, by where it goes, and the chips in
play are those that were bought and have not left.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.money import drawers
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Buyers, Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import check_in, entries, price_list, sales, waiting
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, DrawerId, EntryId, Money, SaleNo, TournamentId
from tdapp.store.projection import PAID_OUT, PaymentKind, PaymentRow
from tests.app.conftest import vouched
from tests.evenings.director import MINUTE, SEVEN, assert_replays, names, setup, structure

OPEN = SaleSpan(SaleSpanKind.REGISTRATION)
EARLY = Offer(
    "early",
    "Early bird",
    SaleKind.ENTRY,
    Price(Cents(45_00), Cents(4_00), Cents(1_00)),
    None,
    SaleSpan(SaleSpanKind.LEVEL),
)
MEMBER = Offer(
    "member",
    "Member with bounty",
    SaleKind.ENTRY,
    Price(Cents(40_00), Cents(5_00), Cents(1_00), Cents(10_00)),
    Chips(25_000),
    OPEN,
    who=Buyers.MEMBERS,
)
AGAIN = Offer("again", "Re-entry", SaleKind.RE_ENTRY, Price(Cents(47_50), Cents(7_50)), None, OPEN, per_player=2)
REBUY = Offer(
    "rebuy",
    "Rebuy",
    SaleKind.REBUY,
    Price(Cents(20_00), Cents(0), Cents(1_00)),
    Chips(20_000),
    SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 3),
    per_player=3,
)
ADD_ON = Offer(
    "addon",
    "Add-on",
    SaleKind.ADD_ON,
    Price(Cents(25_00)),
    Chips(30_000),
    SaleSpan(SaleSpanKind.BREAK, 3),
    per_player=1,
)
TERMS = Terms((EARLY, MEMBER, AGAIN, REBUY, ADD_ON), guarantee=Cents(10_000_00), most_tables=17, started=Refund.ALL)
FROM_SAFE = Cents(15_000_00)
ENTRIES, REBUYS, RE_ENTRIES, ADD_ONS, ALTERNATES, REFUNDS = 150, 40, 12, 20, 15, 6


@pytest.fixture
def clock() -> HandClock:
    return HandClock(SEVEN)


@pytest.fixture
def club(tmp_path: Path, clock: HandClock) -> Iterator[Club]:
    with Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Eve") as club:
        club.add_players((name, "") for name in names(ENTRIES + ALTERNATES))
        yield club


@dataclass
class Cashier:
    """Sells at two cash boxes, by chance with several tenders, and looks at the sums after each act."""

    club: Club
    main: TournamentId
    chance: Random
    left: DrawerId
    right: DrawerId
    vouchers: int = 0

    @property
    def state(self) -> State:
        return self.club.desk.state(self.main)

    def do(self, decision: object, *args: object, **kwargs: object) -> None:
        vouched(self.club, self.main, decision, *args, **kwargs)  # type: ignore[arg-type]
        assert_every_cent_and_chip(self.state, list(self.club.file.rows_of(self.main).payments.values()))

    def drawer(self) -> DrawerId:
        return self.chance.choice((self.left, self.right))

    def pays(self, price: Price) -> tuple[Payment, ...]:
        """All in cash, by card, on account, or part of it with a voucher."""
        kind = self.chance.randrange(4)
        if kind < 3:
            return in_full(price.total, (Tender.CASH, Tender.CARD, Tender.ACCOUNT)[kind])
        self.vouchers += 1
        rest = Payment(Tender.CASH, Cents(price.total - 10_00))
        return (rest, Payment(Tender.VOUCHER, Cents(10_00), f"V{self.vouchers}"))

    def register(self, player: str, offer: str = "") -> None:
        line = price_list.on_offer(self.state, offer, SaleKind.ENTRY)
        how = {"payments": self.pays(line.price), "drawer": self.drawer(), "member": line.who is Buyers.MEMBERS}
        self.do(entries.register, (player,), self.seed(), offer=offer, **how)

    def buy(self, entry: EntryId, line: Offer, times: int = 1) -> None:
        pay = self.pays(Price().plus(line.price, times))
        self.do(sales.buy, entry, line.key, pay, times=times, drawer=self.drawer(), announced=True)

    def seed(self) -> str:
        return f"{self.chance.getrandbits(128):032x}"

    def sitting(self) -> list[EntryId]:
        return [entry.id for entry in self.state.playing() if entry.seat is not None]

    def settle(self) -> None:
        for _ in range(20):
            proposal = moves.propose(self.state, self.club.time.now(), self.seed(), DRAW_UNKNOWN)
            if proposal is None:
                return
            self.do(moves.accept, proposal, tuple(range(1, len(proposal.moves) + 1)))
        raise AssertionError("the room never comes to order")


def assert_every_cent_and_chip(state: State, rows: list[PaymentRow]) -> None:
    """Money that came in and did not go back is what was sold; it goes where the prices say; chips likewise."""
    paid_in = sum(row.amount for row in rows if row.kind not in PAID_OUT)
    back = sum(row.amount for row in rows if row.kind is PaymentKind.REFUND)
    collected = state.collected
    assert paid_in - back == collected.total
    kept = Price()
    chips = 0
    for entry in state.entries.values():
        kept = kept.plus(state.price_of(entry))
        own = None if entry.sale is None else entry.sale.chips
        chips += state.setup.starting_stack if own is None else own
    for bought in state.purchases.values():
        if bought.back is None:
            kept = kept.plus(bought.sale.price)
            chips += bought.sale.chips or state.setup.starting_stack
    for void in state.void.values():
        kept = kept.plus(state.price_of(void.entry)).plus(void.back, -1)
    assert collected == kept
    out = sum(state.surrendered.values()) + sum(state.disqualified.values())
    assert state.chips == chips - out + state.bank.change
    assert state.pool == max(collected.prize, state.terms.guarantee)


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 12))])
def test_an_evening_at_two_drawers_closes_with_every_total_proved(club: Club, clock: HandClock, seed: int) -> None:
    main = club.create(setup("Busy", late_level=4), structure())
    left = drawers.open_drawer(club, "Left", "EUR", count=((Cents(50_00), 10), (Cents(10_00), 50)))
    right = drawers.open_drawer(club, "Right", "EUR", cents=Cents(500_00))
    desk = Cashier(club, main, Random(seed), left, right)
    people = list(club.directory)
    desk.do(tournament.open_registration)
    desk.do(price_list.set_terms, TERMS)
    _before_play(desk, people)
    desk.do(seating.draw_seats, desk.seed())
    desk.do(timing.start)
    clock.forward(10 * MINUTE)
    _in_play(desk, clock, people)
    assert len(desk.state.entries) == ENTRIES + RE_ENTRIES + ALTERNATES - REFUNDS
    _the_break(desk, clock)
    _to_the_end(desk, clock)
    _proved(desk)


def _before_play(desk: Cashier, people: list[str]) -> None:
    """Most come before the start, some have to leave again and get everything back."""
    for number, player in enumerate(people[:120]):
        desk.register(player, ("", "early", "member")[number % 3])
    for number in (7, 8, 9):
        desk.do(entries.unregister, EntryId(number), drawer=desk.drawer())
    desk.do(check_in.check_in, [entry.id for entry in desk.state.playing()])


def _in_play(desk: Cashier, clock: HandClock, people: list[str]) -> None:
    """Late entries until the room is full, alternates behind them, rebuys, re-entries, and seats that come free."""
    for player in people[120:ENTRIES]:
        desk.register(player, desk.chance.choice(("", "member")))
    for _ in range(REFUNDS - 3):
        entry = desk.chance.choice(desk.sitting())
        desk.do(entries.unregister, entry, drawer=desk.drawer())
    desk.do(price_list.set_terms, _with_tables(desk.state, 15))
    for player in people[ENTRIES:]:
        desk.do(waiting.join, player)
    for _ in range(REBUYS):
        desk.buy(_may_rebuy(desk), REBUY)
    clock.forward(5 * MINUTE)
    for turn in range(RE_ENTRIES):
        entry = desk.chance.choice([each for each in desk.sitting() if desk.state.entries[each].earlier is None])
        if turn % 3:  # out, and behind the others who wait
            desk.do(entries.bust_out, (entry,))
            desk.do(waiting.join, desk.state.entries[entry].player)
        else:
            how = {"surrenders": Chips(3_500), "drawer": desk.drawer()}
            desk.do(entries.re_enter, entry, "again", desk.seed(), desk.pays(AGAIN.price), **how)
    _seat_alternates(desk)


def _with_tables(state: State, tables: int) -> Terms:
    from tdapp.values import replace

    return replace(state.terms, most_tables=max(tables, len(state.tables)), open_table_at=2)


def _may_rebuy(desk: Cashier) -> EntryId:
    may = [each for each in desk.sitting() if len(sales.purchases_of(desk.state, each)) < 3]
    return desk.chance.choice(may)


def _seat_alternates(desk: Cashier) -> None:
    """Each is called when there is a seat; somebody busts out when there is none."""
    while desk.state.alternates:
        number = desk.state.queue()[0].number
        while not waiting.callable_now(desk.state, desk.club.time.now()):
            desk.do(entries.bust_out, (desk.chance.choice(desk.sitting()),))
        desk.do(waiting.call, number)
        desk.do(waiting.answer, number)
        again = desk.state.alternates[number].player in desk.state.players
        price = AGAIN.price if again else price_list.standard(desk.state).price
        how = {"offer": "again" if again else "", "payments": desk.pays(price), "drawer": desk.drawer()}
        desk.do(waiting.seat, number, desk.seed(), **how)


def _the_break(desk: Cashier, clock: HandClock) -> None:
    """In the break after level 3 the add-ons are sold by the sheets of the tables; one is a mistake and goes back."""
    clock.forward(50 * MINUTE)
    ticked = desk.chance.sample(desk.sitting(), ADD_ONS - 1)
    desk.do(sales.buy_many, ticked, "addon", drawer=desk.left)
    last = desk.chance.choice([each for each in desk.sitting() if each not in ticked])
    desk.buy(last, ADD_ON)
    wrong = SaleNo(len(desk.state.purchases))
    desk.do(sales.give_back, wrong, drawer=desk.right)
    desk.buy(last, ADD_ON)


def _to_the_end(desk: Cashier, clock: HandClock) -> None:
    clock.forward(60 * MINUTE)
    while desk.state.alive > 1:
        clock.forward(2 * MINUTE)
        desk.do(entries.bust_out, (desk.chance.choice(desk.sitting()),))
        desk.settle()
    drawers.move_cash(desk.club, desk.left, FROM_SAFE, "prizes, from the safe")
    desk.do(payouts.post_prizes)
    for entry, award in awards(desk.state).items():
        if award.cents:
            desk.do(payouts.pay, entry, drawer=desk.left)
    with pytest.raises(Refused, match=r"finish\.bounties_open"):
        desk.do(tournament.finish)
    handed_out = Reason("finish.bounties_open", "handed out at the tables")
    desk.club.desk.override(desk.main, handed_out, tournament.finish)


def _proved(desk: Cashier) -> None:
    state, club, main = desk.state, desk.club, desk.main
    rows = list(club.file.rows_of(main).payments.values())
    sold = {kind: len({row.seq for row in rows if row.kind is kind}) for kind in PaymentKind}
    assert sold[PaymentKind.RE_ENTRY] == RE_ENTRIES
    assert sold[PaymentKind.REBUY] == REBUYS
    assert sold[PaymentKind.ADD_ON] == ADD_ONS + 1
    assert sold[PaymentKind.BUY_IN] == ENTRIES + ALTERNATES
    assert sold[PaymentKind.REFUND] == REFUNDS + 1
    assert sum(row.amount for row in rows if row.kind is PaymentKind.PRIZE) == state.pool
    assert all(row.drawer for row in rows)
    assert_replays(club, main)
    _closed(desk, rows)


def _closed(desk: Cashier, rows: list[PaymentRow]) -> None:
    """Both drawers are counted: one to the cent, one a note short; what they held follows from the payments alone."""
    cash = {DrawerId(drawer): 0 for drawer in (desk.left, desk.right)}
    for row in rows:
        if row.tender is Tender.CASH:
            cash[row.drawer] += -row.amount if row.kind in PAID_OUT else row.amount
    drawers.move_cash(desk.club, desk.right, Cents(-100_00), "to the safe")
    inside = Cents(1_000_00 + FROM_SAFE + cash[desk.left])
    left = drawers.close_drawer(desk.club, desk.left, cents=inside)
    assert (left.expected, left.difference) == (Money(inside, "EUR"), Money(Cents(0), "EUR"))
    should = Cents(400_00 + cash[desk.right])
    right = drawers.close_drawer(desk.club, desk.right, cents=Cents(should - 5_00))
    assert (right.expected, right.difference) == (Money(should, "EUR"), Money(Cents(-5_00), "EUR"))
    paid = [act.number for act in desk.club.desk.history(desk.main).acts if act.verb == "payouts.pay"]
    with pytest.raises(Refused, match=r"retract\.prize_counted"):
        desk.club.desk.retract(desk.main, paid[-1])
