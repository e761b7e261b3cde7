"""What the desk shows: prices for one buyer, the account of a player, and the money from both sides."""

from tdapp.domain.money.paying import in_full
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Buyers, Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.units import Cents, Chips, SaleNo, TableNo
from tdapp.read.message import say
from tdapp.read.money.account import account_view, refund_view
from tdapp.read.registration.registration_desk import last_entries, money_view, on_sale, table_sheet
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, Evening, entry, player, playing, registered

WHILE_OPEN = SaleSpan(SaleSpanKind.REGISTRATION)
TERMS = Terms(
    offers=(
        Offer("member", "Member", SaleKind.ENTRY, Price(Cents(40_00)), None, WHILE_OPEN, who=Buyers.MEMBERS),
        Offer("again", "Again", SaleKind.RE_ENTRY, Price(Cents(50_00), Cents(10_00)), None, WHILE_OPEN),
        Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(50_00), staff=Cents(5_00)), None, WHILE_OPEN, in_total=3),
        Offer("more", "More", SaleKind.ADD_ON, Price(Cents(20_00)), Chips(30_000), WHILE_OPEN),
    ),
    guarantee=Cents(1_000_00),
    started=Refund.ALL_BUT_FEE,
)


def evening() -> Evening:
    made = playing(12)
    made.do(price_list.set_terms, TERMS)
    return made


def test_prices_for_somebody_new_say_who_may_not_buy() -> None:
    made = evening()
    plain, member = on_sale(made.state, made.now, DIRECTORY, SaleKind.ENTRY)
    assert (plain.name, plain.total.cents, plain.why_not) == (say("offer.entry"), 60_00, None)
    assert member.why_not is not None and member.why_not.code == "refused.sale.members_only"
    assert on_sale(made.state, made.now, DIRECTORY, SaleKind.ENTRY, member=True)[1].why_not is None


def test_what_is_left_of_a_line_counts_down() -> None:
    made = evening()
    made.do(sales.buy, *entry(1), "rebuy", times=2)
    (rebuy,) = on_sale(made.state, made.now, DIRECTORY, SaleKind.REBUY, entry=entry(1)[0])
    assert rebuy.left == 1 and rebuy.chips == 20_000 and rebuy.ends is not None


def test_both_sides_of_the_money_are_one_sum_after_everything() -> None:
    made = evening()
    one, two, three = entry(1, 2, 3)
    made.do(sales.buy, one, "rebuy", times=2)
    made.do(sales.buy, two, "more", in_full(Cents(20_00), Tender.CARD))
    made.do(sales.give_back, SaleNo(1))
    made.do(entries.unregister, three)
    made.do(entries.bust_out, (two,))
    made.do(entries.re_enter, two, "again", "seed")
    view = money_view(made.state)
    assert view.difference == 0 and view.kept.cents == sum(view.parts)
    assert view.taken.cents == 12 * 60_00 + 2 * 55_00 + 20_00 + 60_00
    assert view.given_back.cents == 55_00 + 50_00
    assert view.overlay.cents == 1_000_00 - view.parts.prize and view.pool.cents == 1_000_00
    assert [(sold.name, sold.n) for sold in view.sold] == [
        (say("offer.entry"), 11), ("Again", 1), ("Rebuy", 1), ("More", 1),
    ]  # fmt: skip
    assert (view.entries, view.void) == (12, 1)


def test_money_that_does_not_add_up_is_seen() -> None:
    made = evening()
    assert money_view(replace(made.state, plain=made.state.plain - 1)).difference == 60_00


def test_an_account_holds_every_entry_and_what_became_of_it() -> None:
    made = evening()
    two, three = entry(2, 3)
    made.do(sales.buy, two, "rebuy", announced=True)
    made.do(entries.bust_out, (two,))
    made.do(entries.re_enter, two, "again", "seed", [Payment(Tender.VOUCHER, Cents(60_00), "X1")])
    view = account_view(made.state, DIRECTORY, player(2))
    assert [line.entry for line in view.lines] == [13, 2] and view.now is view.lines[0]
    assert view.lines[0].payments == (Payment(Tender.VOUCHER, Cents(60_00), "X1"),) and view.lines[0].name == "Again"
    assert view.lines[1].bought[0].announced and view.paid_in.cents == 60_00 + 55_00 + 60_00
    made.do(entries.unregister, three)
    gone = account_view(made.state, DIRECTORY, player(3))
    assert gone.now is None and gone.lines[0].void and gone.given_back.cents == 50_00
    assert gone.lines[0].out == (Payment(Tender.CASH, Cents(50_00)),)


def test_a_refund_says_what_each_share_comes_to_and_how_it_goes_back() -> None:
    made = evening()
    view = refund_view(made.state, made.now, *entry(4))
    assert view.ruled is Refund.ALL_BUT_FEE
    assert [(share, money.cents) for share, money, _out in view.shares] == [
        (Refund.ALL, 60_00), (Refund.ALL_BUT_FEE, 50_00), (Refund.NOTHING, 0),
    ]  # fmt: skip
    assert view.shares[1][2] == (Payment(Tender.CASH, Cents(50_00)),) and view.shares[2][2] == ()


def test_a_tables_sheet_says_who_had_how_many() -> None:
    made = evening()
    made.do(sales.buy, *entry(1), "rebuy", times=2)
    seat = made.state.entries[entry(1)[0]].seat
    assert seat is not None
    view = table_sheet(made.state, DIRECTORY, seat.table, "rebuy")
    assert view is not None and view.table == seat.table
    assert {row.entry: row.had for row in view.rows if row.had} == {1: 2}
    other = table_sheet(made.state, DIRECTORY, TableNo(99), "rebuy")
    assert other is not None and other.table == view.tables[0]
    assert table_sheet(registered(3).state, DIRECTORY, None, "rebuy") is None


def test_the_entries_sold_last_come_first() -> None:
    made = evening()
    made.do(entries.unregister, *entry(12))
    assert [one.entry for one in last_entries(made.state, DIRECTORY, 3)] == [11, 10, 9]
    made.do(entries.bust_out, entry(10))
    assert [one.out for one in last_entries(made.state, DIRECTORY, 3)] == [False, True, False]
