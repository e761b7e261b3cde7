"""A payment as it is typed at the desk."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.units import Cents, Money
from tdapp.ui.pages.money.typed_payment import NO_CODE, NO_TENDER, TWO_RESTS, Tendered, read_payment, tenders
from tdapp.words.parsing import BadInput
from tdapp.words.say import Words

KNOWN = tenders(Words("en", None))
CASH, CARD, VOUCHER, TICKET, ACCOUNT = Tender


def read(typed: str, due: int = 65_00) -> Tendered:
    return read_payment(typed, Money(Cents(due), "EUR"), 2, KNOWN)


def parts(typed: str, due: int = 65_00) -> list[tuple[Tender, int, str]]:
    return [(part.tender, part.cents, part.code) for part in read(typed, due).payments]


@pytest.mark.parametrize(
    ("typed", "paid"),
    [
        ("", [(CASH, 65_00, "")]),
        ("a", [(ACCOUNT, 65_00, "")]),
        ("Card", [(CARD, 65_00, "")]),
        ("50 cash 15 card", [(CASH, 50_00, ""), (CARD, 15_00, "")]),
        ("50c 15d", [(CASH, 50_00, ""), (CARD, 15_00, "")]),
        ("50 d", [(CARD, 50_00, "")]),
        ("d 50 c", [(CARD, 50_00, ""), (CASH, 15_00, "")]),
        ("20 d c", [(CARD, 20_00, ""), (CASH, 45_00, "")]),
        ("d50 c15", [(CARD, 50_00, ""), (CASH, 15_00, "")]),
        ("v AB-12", [(VOUCHER, 65_00, "AB-12")]),
        ("v 4711 40 d", [(VOUCHER, 40_00, "4711"), (CARD, 25_00, "")]),
        ("40 t 4711 25 c", [(TICKET, 40_00, "4711"), (CASH, 25_00, "")]),
        ("32,50 d 32.50 c", [(CARD, 32_50, ""), (CASH, 32_50, "")]),
        ("v d20", [(VOUCHER, 65_00, "d20")]),
    ],
)
def test_what_is_typed_is_paid(typed: str, paid: list[tuple[Tender, int, str]]) -> None:
    assert parts(typed) == paid


@pytest.mark.parametrize(
    ("typed", "change"), [("100", 35_00), ("c 100", 35_00), ("50 d 20 c", 5_00), ("c 20 d 50", 5_00)]
)
def test_only_cash_gives_change(typed: str, change: int) -> None:
    found = read(typed)
    assert found.change == change and not found.over and not found.short
    assert sum(part.cents for part in found.payments) == 65_00


def test_too_much_by_card_is_too_much_and_too_little_is_missing() -> None:
    assert (read("100 d").over, read("100 d").change) == (35_00, 0)
    assert read("50").short == 15_00
    assert read("10 c 20 d").short == 35_00


@pytest.mark.parametrize(
    ("typed", "wrong"), [("v", NO_CODE), ("t", NO_CODE), ("c d", TWO_RESTS), ("cheque", NO_TENDER), ("50 x", NO_TENDER)]
)
def test_what_is_no_payment_says_why(typed: str, wrong: object) -> None:
    with pytest.raises(BadInput) as caught:
        read(typed)
    assert caught.value.text is wrong


def test_nothing_is_due_for_a_free_entry() -> None:
    assert read("", 0) == Tendered((), Cents(0), Cents(0), Cents(0))


@given(st.text(alphabet="0123456789.,cdvta +-xß€ ", max_size=24), st.integers(0, 10_000_00))
def test_whatever_is_typed_the_sums_hold(typed: str, due: int) -> None:
    try:
        found = read(typed, due)
    except BadInput:
        return
    paid = sum(part.cents for part in found.payments)
    assert paid == due - found.short + found.over
    assert all(part.cents > 0 for part in found.payments)
    assert found.change >= 0 and not (found.short and (found.over or found.change))
    assert all(isinstance(part, Payment) for part in found.payments)
