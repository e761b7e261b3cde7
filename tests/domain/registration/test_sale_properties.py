"""Random scripts of the registration desk: whatever is sold, given back or taken back, money and chips add up."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.facts import Fact, Registered, SetupChanged, Unregistered
from tdapp.domain.journal import retracted
from tdapp.domain.money.sale_facts import Bought, Payment, SaleReturned, Surrendered
from tdapp.domain.money.terms import NOT_CODED, Offer, Price, Refund, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.prizes.owners import owners, there
from tdapp.domain.refusal import Allowed, Conflict, Refused
from tdapp.domain.registration import check_in, entries, price_list, sales, waiting
from tdapp.domain.seating import seating
from tdapp.domain.setup import Setup
from tdapp.domain.state import Entry, State
from tdapp.domain.units import AlternateNo, Cents, Chips, EntryId, PlayerId, SaleNo
from tdapp.values import replace
from tests.domain.evening import (
    AGAIN,
    EARLY,
    MINUTE,
    SETUP,
    Evening,
    add_on,
    by,
    lifted,
    player,
    players,
    price,
    rebuy,
)  # fmt: skip

ALL = lifted(
    "registration.is_closed",
    "register.full",
    "register.alternates_wait",
    "sale.closed",
    "sale.members_only",
    "sale.sold_out",
    "sale.limit",
    "sale.stack_too_big",
    "unregister.started",
    "unregister.other_share",
    "bust_out.not_started",
    "draw.started",
    "alternate.not_next",
    "alternate.no_seat",
    "alternate.expired",
)
LATER = SaleSpan(SaleSpanKind.BY_HAND)
FREE = replace(EARLY, key="free", name="Free", price=Price(), chips=Chips(10_000))
LISTS = (
    (EARLY, AGAIN, rebuy(), add_on()),
    (EARLY, FREE, replace(AGAIN, chips=Chips(30_000), per_player=None), rebuy(window=LATER), add_on(window=LATER)),
    (EARLY, FREE, AGAIN, rebuy(price=price(30, 5), in_total=3), add_on(price=price(), per_player=None)),
)
RULES: tuple[dict[str, Any], ...] = (
    {},
    {"guarantee": Cents(1_000_00), "started": Refund.ALL_BUT_FEE, "no_show": Refund.NOTHING},
    {"most_tables": 1, "started": Refund.ALL, "seats_held": 1, "no_show": Refund.ALL_BUT_FEE},
    {"most_tables": 2, "open_table_at": 2, "guarantee": Cents(200_00)},
)
PICK = st.integers(0, 99)
SOME = st.lists(PICK, min_size=1, max_size=3)
HOW = st.tuples(st.integers(0, 4), st.integers(1, 4))
STACK = st.one_of(st.none(), st.integers(0, 25_000).map(Chips))
How = tuple[int, int]


def paying(total: Cents, how: How) -> tuple[Payment, ...] | None:
    """One way to pay: nothing said, card, a voucher, cash and a ticket, or a sum that is wrong."""
    kind, code = how
    part = Cents(total // 2)
    if kind == 0:
        return None
    if kind == 1:
        return (Payment(Tender.CARD, total),)
    if kind == 2:
        return (Payment(Tender.VOUCHER, total, f"v{code}"),)
    if kind == 3:
        return Payment(Tender.TICKET, part, f"t{code}"), Payment(Tender.CASH, Cents(total - part))
    return (by(Tender.CASH, 1),)


def one(found: Sequence[Any], pick: int) -> Any:
    """One of these. Refused, like a decision about nobody, when there is none."""
    if not found:
        raise Refused("nobody")
    return found[pick % len(found)]


def alive(evening: Evening, picks: list[int]) -> list[EntryId]:
    inside = [entry.id for entry in evening.state.playing()]
    return list(dict.fromkeys(one(inside, pick) for pick in picks))


def waits(evening: Evening, pick: int) -> AlternateNo:
    number: AlternateNo = one(sorted(evening.state.alternates), pick)
    return number


def sets_terms(evening: Evening, offers: int, rules: int, *, allow: Allowed) -> None:
    evening.do(price_list.set_terms, Terms(offers=LISTS[offers % 3], **RULES[rules % 4]))


def changes_price(evening: Evening, euros: int, *, allow: Allowed) -> None:
    evening.do(tournament.change_setup, replace(evening.state.setup, buy_in=Cents(euros * 100)))


def registers(evening: Evening, who: list[int], offer: int, how: How, *, allow: Allowed) -> None:
    line: Offer = one([price_list.standard(evening.state), EARLY, FREE], offer)
    names = [player(1 + number % 25) for number in dict.fromkeys(who)]
    pay = paying(price_list.on_offer(evening.state, line.key, line.kind).price.total, how) if len(names) == 1 else None
    evening.do(entries.register, names, "s", offer=line.key, payments=pay, allow=allow)


def re_enters(evening: Evening, pick: int, surrenders: Chips | None, how: How, *, allow: Allowed) -> None:
    entry: Entry = one(evening.state.by_ticket(), pick)
    offer = evening.state.terms.offer("again") or AGAIN
    pay = paying(offer.price.total, how)
    evening.do(entries.re_enter, entry.id, "again", "s", pay, surrenders=surrenders, allow=allow)


def buys(evening: Evening, pick: int, key: str, times: int, stack: Chips | None, how: How, *, allow: Allowed) -> None:
    line = evening.state.terms.offer(key) or rebuy()
    pay = paying(Cents(line.price.total * times), how)
    evening.do(sales.buy, alive(evening, [pick])[0], key, pay, times=times, stack=stack, allow=allow)


def buys_many(evening: Evening, picks: list[int], key: str, tender: Tender, times: int, *, allow: Allowed) -> None:
    evening.do(sales.buy_many, alive(evening, picks), key, tender=tender, times=times, allow=allow)


def gives_back(evening: Evening, pick: int, share: Refund, *, allow: Allowed) -> None:
    number: SaleNo = one(sorted(evening.state.purchases), pick)
    evening.do(sales.give_back, number, back=share.of(evening.state.purchases[number].sale.price))


def unregisters(evening: Evening, pick: int, refund: Refund | None, chips: Chips | None, *, allow: Allowed) -> None:
    evening.do(entries.unregister, alive(evening, [pick])[0], refund=refund, chips=chips, allow=allow)


def removes(evening: Evening, picks: list[int], chips: Chips | None, *, allow: Allowed) -> None:
    gone = alive(evening, picks)
    evening.do(entries.remove_no_shows, gone, chips={} if chips is None else dict.fromkeys(gone, chips))


def goes_out(evening: Evening, picks: list[int], *, allow: Allowed) -> None:
    evening.do(entries.bust_out, alive(evening, picks), allow=allow)


def comes_back(evening: Evening, pick: int, *, allow: Allowed) -> None:
    evening.do(entries.reinstate, one(list(evening.state.outs), pick).entry, "s")


def comes_back_with_a_rebuy(evening: Evening, pick: int, how: How, *, allow: Allowed) -> None:
    pay = paying((evening.state.terms.offer("rebuy") or rebuy()).price.total, how)
    out = one(list(evening.state.outs), pick).entry
    evening.do(entries.back_and_buy, out, "rebuy", "s", pay, allow=allow)


def checks_in(evening: Evening, picks: list[int], there: bool, *, allow: Allowed) -> None:
    evening.do(check_in.check_in if there else check_in.clear, alive(evening, picks))


def joins(evening: Evening, number: int, *, allow: Allowed) -> None:
    evening.do(waiting.join, player(1 + number % 30), allow=allow)


def is_called(evening: Evening, pick: int, *, allow: Allowed) -> None:
    evening.do(waiting.call, waits(evening, pick), allow=allow)


def is_seated(evening: Evening, pick: int, how: How, *, allow: Allowed) -> None:
    number = waits(evening, pick)
    again = evening.state.alternates[number].player in evening.state.players
    offer = (evening.state.terms.offer("again") or AGAIN) if again else price_list.standard(evening.state)
    evening.do(waiting.seat, number, "s", offer=offer.key, payments=paying(offer.price.total, how), allow=allow)


def goes(evening: Evening, pick: int, way: int, *, allow: Allowed) -> None:
    evening.do(one([waiting.answer, waiting.leave, waiting.expire], way), waits(evening, pick))


def plays(evening: Evening, way: int, *, allow: Allowed) -> None:
    if way % 3 == 0:
        evening.do(timing.start, allow=lifted("clock.no_seats"))
    else:
        evening.do(seating.draw_seats, "d", allow=allow) if way % 3 == 1 else evening.do(seating.seat_waiting, "d")


def retracts(evening: Evening, pick: int, *, allow: Allowed) -> None:
    evening.retract(1 + pick % len(evening.acts))


def undoes(evening: Evening, *, allow: Allowed) -> None:
    evening.undo()


def redoes(evening: Evening, *, allow: Allowed) -> None:
    evening.redo()


TAKING_BACK = (retracts, undoes, redoes)
REFUNDS = st.sampled_from(Refund)
KEYS = st.sampled_from(["rebuy", "rebuy", "add-on", "early"])
TENDERS = st.sampled_from(NOT_CODED)


def deed(act: Callable[..., None], *args: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.tuples(st.just(act), st.tuples(*args))


DEEDS = st.one_of(
    deed(sets_terms, PICK, PICK),
    deed(changes_price, st.integers(10, 90)),
    deed(registers, SOME, PICK, HOW),
    deed(registers, st.tuples(PICK).map(list), PICK, HOW),
    deed(re_enters, PICK, STACK, HOW),
    deed(buys, PICK, KEYS, st.integers(1, 2), STACK, HOW),
    deed(buys_many, SOME, KEYS, TENDERS, st.integers(1, 2)),
    deed(gives_back, PICK, REFUNDS),
    deed(unregisters, PICK, st.one_of(st.none(), REFUNDS), STACK),
    deed(removes, SOME, STACK),
    deed(goes_out, SOME),
    deed(comes_back, PICK),
    deed(comes_back_with_a_rebuy, PICK, HOW),
    deed(checks_in, SOME, st.booleans()),
    deed(joins, PICK),
    deed(is_called, PICK),
    deed(is_seated, PICK, HOW),
    deed(goes, PICK, PICK),
    deed(plays, PICK),
    deed(retracts, st.integers(0, 200)),
    deed(undoes),
    deed(redoes),
)


class Ledger:
    """The money and chips of a journal, counted line by line and by nothing else."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.cents = 0
        self.parts = Price()
        self.chips = 0
        self.numbers: list[EntryId] = []
        self.brought: dict[tuple[str, int], tuple[Price, int, tuple[Payment, ...]]] = {}

    def count(self, fact: Fact) -> None:
        match fact:
            case SetupChanged(setup=setup):
                self.setup = setup
            case Registered(entry=number, sale=None, paid=paid):
                self.numbers.append(number)
                price = Price(self.setup.buy_in, self.setup.fee)
                self._sold(("entry", number), price, self.setup.starting_stack, (Payment(Tender.CASH, paid),))
            case Registered(entry=number, sale=sale) | Bought(number=number, sale=sale):
                kind = "entry" if isinstance(fact, Registered) else "bought"
                if kind == "entry":
                    self.numbers.append(EntryId(number))
                assert sale is not None
                stack = self.setup.starting_stack if sale.chips is None else sale.chips
                self._sold((kind, number), sale.price, stack, sale.payments)
            case Unregistered(entry=number, back=back, payments=payments, chips=chips):
                self._returned(("entry", number), back, payments, chips)
            case SaleReturned(number=number, back=back, payments=payments):
                self._returned(("bought", number), back, payments, None)
            case Surrendered(chips=chips):
                self.chips -= chips

    def _sold(self, key: tuple[str, int], price: Price, chips: int, payments: tuple[Payment, ...]) -> None:
        self.cents += sum(payment.cents for payment in payments)
        self.parts = self.parts.plus(price)
        self.chips += chips
        self.brought[key] = price, chips, payments

    def _returned(
        self, key: tuple[str, int], back: Price | None, payments: tuple[Payment, ...], chips: int | None
    ) -> None:
        price, stack, _paid = self.brought[key]
        self.cents -= sum(payment.cents for payment in payments)
        self.parts = self.parts.plus(price if back is None else back, -1)
        self.chips -= stack if chips is None else chips


def codes_of(payments: Sequence[tuple[Payment, ...]]) -> Counter[str]:
    """How much each code paid, in cents."""
    found: Counter[str] = Counter()
    for payment in (each for paid in payments for each in paid if each.code):
        found[payment.code] += payment.cents
    return found


def paid_in(facts: Sequence[Fact]) -> Counter[str]:
    sold = [fact.sale for fact in facts if isinstance(fact, Registered | Bought)]
    return codes_of([sale.payments for sale in sold if sale is not None])


def paid_out(facts: Sequence[Fact]) -> Counter[str]:
    return codes_of([fact.payments for fact in facts if isinstance(fact, Unregistered | SaleReturned)])


def check(evening: Evening) -> None:
    """What must hold after every step."""
    state = evening.state
    skipped = retracted(evening.acts)
    ledger = Ledger(SETUP)
    used: Counter[str] = Counter()
    for act in evening.acts:
        if act.number in skipped:
            continue
        for fact in act.facts:
            ledger.count(fact)
        came = paid_in(act.facts)
        assert not used.keys() & came.keys()
        used = used + came - paid_out(act.facts)  # what went back in part stays
    assert ledger.cents == state.collected.total
    assert ledger.parts == state.collected
    assert ledger.chips == state.chips
    assert state.pool == max(ledger.parts.prize, state.terms.guarantee)
    assert state.overlay == state.pool - ledger.parts.prize >= 0
    assert all(part >= 0 for part in state.collected)
    assert set(state.codes) == set(used)
    counting = [fact for act in evening.acts if act.number not in skipped for fact in act.facts]
    assert there(counting) == sum(owners(state).values())
    assert len(ledger.numbers) == len(set(ledger.numbers))  # in any order: an undone entry may come back later
    assert set(ledger.numbers) == set(state.entries) | set(state.void)
    _nobody_twice(state)


def _nobody_twice(state: State) -> None:
    inside = [entry.player for entry in state.playing()]
    assert len(inside) == len(set(inside)) == state.alive
    newest: dict[PlayerId, EntryId] = {entry.player: entry.id for entry in state.by_ticket()}
    assert newest == dict(state.players)
    queue = [each.player for each in state.queue()]
    assert len(queue) == len(set(queue))
    assert not set(queue) & set(inside)
    seats = [entry.seat for entry in state.playing() if entry.seat is not None]
    assert len(seats) == len(set(seats))
    assert all(state.at(entry.seat) == entry.id for entry in state.playing() if entry.seat is not None)


def test_an_undone_entry_comes_back_under_its_number_beside_one_sold_since() -> None:
    evening = Evening()
    evening.do(tournament.open_registration)
    evening.do(entries.register, players(9), "s")
    evening.do(entries.register, [player(10)], "s")
    second = evening.did(entries.register, [player(11)], "s")
    evening.undo()
    undo = next(act for act in evening.acts if act.undoes == second.number)
    evening.undo()
    evening.do(entries.register, [player(12)], "s")
    evening.retract(undo.number)
    evening.do(entries.register, [player(13)], "s")
    assert [(each.id, each.player) for each in evening.state.by_ticket()][9:] == [
        (10, player(12)),
        (11, player(11)),
        (12, player(13)),
    ]
    check(evening)
    assert evening.replayed() == evening.state


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.lists(st.tuples(DEEDS, st.booleans(), st.integers(0, 12)), min_size=15, max_size=50), st.booleans())
def test_whatever_the_desk_does_its_money_and_chips_add_up(script: list[tuple], begun: bool) -> None:
    evening = Evening()
    evening.do(tournament.open_registration)
    evening.do(price_list.set_terms, Terms(offers=LISTS[0]))
    evening.do(entries.register, players(9), "s")
    if begun:
        evening.do(seating.draw_seats, "s")
        evening.do(timing.start)
    for (deed, args), reason, minutes in script:
        evening.now += minutes * MINUTE
        before, length = evening.state, len(evening.acts)
        try:
            deed(evening, *args, allow=ALL if reason else Allowed())
        except Refused:
            assert evening.state is before
            assert len(evening.acts) == length
        except Conflict:
            # Only what is taken back may not fit what came after it: a decision refuses first.
            assert deed in TAKING_BACK
            assert evening.state is before
        check(evening)
    assert evening.replayed() == evening.state
