"""Counting a drawer by coin and note."""

import pytest

from tdapp.domain.club.club import ClubState
from tdapp.domain.club.club_facts import DrawerOpened
from tdapp.domain.facts import Registered, Unregistered
from tdapp.domain.money.denominations import denominations
from tdapp.domain.money.drawers import cash_of, open_drawer, total
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.money.sale_facts import Bought, Payment, Sale, SaleReturned
from tdapp.domain.money.terms import Price, SaleKind, Tender
from tdapp.domain.refusal import Refused
from tdapp.domain.units import Cents, DrawerId, EntryId, OperatorId, PlayerId, SaleNo

CURRENCIES = (
    *("EUR", "USD", "GBP", "CHF", "PLN", "SEK", "DKK", "NOK", "CZK", "HUF", "RON", "BGN"),
    *("AUD", "CAD", "NZD", "JPY", "ISK"),
)
ONE, TWO = DrawerId("1" * 32), DrawerId("2" * 32)
ANNA = OperatorId("a" * 32)


@pytest.mark.parametrize("currency", CURRENCIES)
def test_each_coin_and_note_stands_once_the_largest_first(currency: str) -> None:
    values = denominations(currency)
    assert values and list(values) == sorted(set(values), reverse=True) and values[-1] > 0


@pytest.mark.parametrize("currency", CURRENCIES)
def test_each_is_so_many_of_the_smallest(currency: str) -> None:
    values = denominations(currency)
    assert [value % values[-1] for value in values] == [0] * len(values)


@pytest.mark.parametrize(
    ("currency", "there", "not_there"),
    [
        ("EUR", (500_00, 2_00, 1), (3_00, 1000_00)),
        ("USD", (100_00, 25, 1), (20, 500_00)),
        ("GBP", (50_00, 2_00), (100_00, 500_00)),
        ("AUD", (100_00, 5), (1, 2)),
        ("CAD", (100_00, 5), (1, 50)),
        ("NOK", (1000_00, 1_00), (50, 10)),
        ("JPY", (10_000, 500, 1), (100_000,)),
        ("HUF", (20_000_00, 5_00), (1_00, 2_00)),
        ("XTS", (), (1,)),
    ],
)
def test_what_is_in_use(currency: str, there: tuple[int, ...], not_there: tuple[int, ...]) -> None:
    values = denominations(currency)
    assert set(there) <= set(values) and not set(not_there) & set(values)


def test_a_count_is_kept_the_largest_first_without_those_there_are_none_of() -> None:
    count = ((Cents(5), 2), (Cents(50_00), 3), (Cents(10_00), 0))
    facts = open_drawer(
        ClubState(), ONE, name=" Desk  1 ", operator=ANNA, currency="EUR", opening=total(count), count=count
    )
    assert facts == (DrawerOpened(ONE, "Desk 1", ANNA, "EUR", Cents(150_10), ((Cents(50_00), 3), (Cents(5), 2))),)


@pytest.mark.parametrize("currency", ["", "eur", "EURO", "€€€", "E1R "])
def test_a_currency_has_three_letters(currency: str) -> None:
    with pytest.raises(Refused, match=r"setup\.currency"):
        open_drawer(ClubState(), ONE, name="Desk 1", operator=ANNA, currency=currency, opening=Cents(0))


def test_the_cash_of_an_act_by_drawer() -> None:
    both = (Payment(Tender.CASH, Cents(30_00)), Payment(Tender.CARD, Cents(20_00)))
    sale = Sale("", Price(Cents(50_00)), None, both, ONE)
    facts = (
        Registered(EntryId(1), PlayerId("b" * 32), Cents(50_00), sale),
        Registered(EntryId(2), PlayerId("c" * 32), Cents(50_00)),
        Bought(SaleNo(1), EntryId(1), SaleKind.REBUY, sale, announced=False),
        SaleReturned(SaleNo(1), EntryId(1), sale.price, both, TWO),
        Unregistered(EntryId(1), Cents(50_00), sale.price, both, TWO),
        PrizePaid(EntryId(2), Cents(7_00), Tender.CASH, ONE),
        PrizePaid(EntryId(3), Cents(9_00), Tender.CARD, ONE),
        PrizePaid(EntryId(4), Cents(9_00)),
    )
    assert cash_of(facts) == {ONE: 60_00 - 7_00, TWO: -60_00}
