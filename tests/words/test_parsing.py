"""What is typed into fields: read generously, refused with the limit."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.units import Money
from tdapp.words import parsing
from tdapp.words.parsing import (
    BadInput,
    parse_currency,
    parse_day,
    parse_duration,
    parse_money,
    parse_name,
    parse_number,
)

HUGE = 10**9
DAY = timedelta(hours=24)


def number(typed: str) -> int:
    return parse_number(typed, least=-HUGE, most=HUGE)


def cents(typed: str, currency: str = "EUR", digits: int = 2) -> int:
    return parse_money(typed, currency=currency, digits=digits, most=10**11).cents


def span(typed: str) -> timedelta:
    return parse_duration(typed, least=timedelta(0), most=DAY)


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("9", 9),
        (" 20 000 ", 20_000),
        ("20.000", 20_000),
        ("20,000", 20_000),
        ("1'000'000", 1_000_000),
        ("20\u202f000", 20_000),
        ("25k", 25_000),
        ("2.5k", 2_500),
        ("1,25m", 1_250_000),
        ("-5", -5),
        ("−5", -5),
        ("+5", 5),
        ("٢٥", 25),
    ],
)
def test_numbers(typed: str, value: int) -> None:
    assert number(typed) == value


@pytest.mark.parametrize("typed", ["", "nine", "1.5", "1,5", "2..0", "0x10", "1e3", "=1+1", "<b>9</b>", "9 9", "²"])
def test_not_numbers(typed: str) -> None:
    with pytest.raises(BadInput):
        number(typed)


@pytest.mark.parametrize(("typed", "text"), [("1", parsing.TOO_SMALL), ("11", parsing.TOO_LARGE)])
def test_a_number_out_of_bounds_names_the_limits(typed: str, text: object) -> None:
    with pytest.raises(BadInput) as bad:
        parse_number(typed, least=2, most=10)
    assert bad.value.text == text
    assert (bad.value.facts["least"], bad.value.facts["most"]) == (2, 10)


def test_an_absurd_number_is_refused_and_not_written_out() -> None:
    with pytest.raises(BadInput) as bad:
        number("9" * 20_000)
    assert bad.value.facts["value"] == 10**18


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("150", 15000),
        ("150.00", 15000),
        ("150,5", 15050),
        ("€ 1.250,50", 125050),
        ("1,250.50", 125050),
        ("1,250", 125000),
        ("1.250.000", 125000000),
        ("eur 5", 500),
        ("5 EUR", 500),
        ("0", 0),
    ],
)
def test_amounts(typed: str, value: int) -> None:
    assert cents(typed) == value


def test_amounts_with_three_decimals() -> None:
    assert (cents("1.250", "KWD", 3), cents("1,250.500", "KWD", 3)) == (1_250, 1_250_500)


def test_amounts_without_decimals() -> None:
    assert cents("10,000", "JPY", 0) == 10_000
    with pytest.raises(BadInput):
        parse_money("-1", currency="EUR", digits=2, most=HUGE)


@pytest.mark.parametrize("typed", ["", "ten", "1,2345", "1.5.5", "$$", "=1+1", "5 USD", "1/2", "5-", "--5", "5 <b>"])
def test_not_amounts(typed: str) -> None:
    with pytest.raises(BadInput):
        cents(typed)


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [("20", 20), ("20 min", 20), ("20m", 20), ("1:30", 1.5), ("1:00:00", 60), ("1h", 60), ("1h30", 90), ("90 s", 1.5)],
)
def test_lengths_of_time(typed: str, minutes: float) -> None:
    assert span(typed) == timedelta(minutes=minutes)


@pytest.mark.parametrize("typed", ["", "soon", "1:75", "-5", "25:00:00", "9999999", "1:2:3:4"])
def test_not_lengths_of_time(typed: str) -> None:
    with pytest.raises(BadInput):
        span(typed)


@pytest.mark.parametrize("typed", ["2026-02-28", "28-2-2026", "28/02/2026", "28.2.2026", "2026/2/28"])
def test_days(typed: str) -> None:
    assert parse_day(typed) == date(2026, 2, 28)


@pytest.mark.parametrize("typed", ["", "2026-02-31", "tomorrow", "31.31.2026", "1.1.26", "0000-00-00"])
def test_not_days(typed: str) -> None:
    with pytest.raises(BadInput):
        parse_day(typed)


def test_names_lose_their_tricks_and_have_a_limit() -> None:
    assert parse_name("  <b>Herfst</b>\tOpen\u202e ") == "<b>Herfst</b> Open"
    with pytest.raises(BadInput):
        parse_name(" \u200b ")
    with pytest.raises(BadInput):
        parse_name("x" * 201)


def test_currencies() -> None:
    assert parse_currency(" eur ") == "EUR"
    for typed in ("", "EURO", "€", "E1R"):
        with pytest.raises(BadInput):
            parse_currency(typed)


@given(st.text(max_size=40))
def test_nothing_typed_breaks_a_field(typed: str) -> None:
    for read in (number, cents, span, parse_day, parse_name, parse_currency):
        try:
            read(typed)
        except BadInput as bad:
            assert bad.text.source


@given(st.integers(min_value=0, max_value=10**11))
def test_an_amount_that_is_shown_is_read_back(value: int) -> None:
    from datetime import UTC

    from tdapp.domain.units import Cents
    from tdapp.words.say import Words

    for language in ("en", "nl"):
        assert cents(Words(language, UTC).amount(Money(Cents(value), "EUR"))) == value
