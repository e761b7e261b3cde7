"""Numbers, money, seats and times in sentences; names are never taken for patterns."""

from datetime import UTC, date, datetime, timedelta, timezone
from decimal import Decimal

import pytest
from babel.numbers import format_currency, get_currency_precision, get_decimal_symbol, get_group_symbol

from tdapp.domain.units import Cents, Money, Seat, TableNo
from tdapp.read.clock.clock_lines import long_span
from tdapp.read.message import Countdown, Said, say
from tdapp.read.people.names import PlayerName
from tdapp.texts import Text
from tdapp.words.say import SIGNS, SYMBOLS, USUAL_DIGITS, Words, untranslated

ENGLISH = Words("en", UTC)
DUTCH = Words("nl", timezone(timedelta(hours=1)))


@pytest.mark.parametrize(
    ("value", "english", "dutch"),
    [
        (12, "12", "12"),
        (44672, "44,672", "44.672"),
        (-5, "−5", "−5"),
        (True, "True", "True"),
        ("text", "text", "text"),
        (PlayerName("Żółć", "Łukasz"), "Łukasz Żółć", "Łukasz Żółć"),
        (Seat(TableNo(12), 4), "12-4", "12-4"),
        (Money(Cents(849500), "EUR"), "€8,495.00", "€ 8.495,00"),
        (Money(Cents(-24000), "EUR"), "−€240.00", "€ −240,00"),
        (Money(Cents(8495), "JPY"), "¥8,495", "JP¥ 8.495"),
        (datetime(2026, 11, 20, 19, 5, tzinfo=UTC), "19:05", "20:05"),
        (date(2026, 11, 20), "20 November 2026", "20 november 2026"),
        (timedelta(minutes=20), "20 min", "20 min"),
        (timedelta(seconds=90), "1:30 min", "1:30 min"),
        (Countdown(timedelta(minutes=11, seconds=56)), "11:56", "11:56"),
        (long_span(timedelta(seconds=44, milliseconds=700)), "44 seconds", "44 seconds"),
        (long_span(timedelta(minutes=2, seconds=44)), "2:44 min", "2:44 min"),
        (long_span(timedelta(minutes=29, seconds=51)), "29 min", "29 min"),
        (long_span(timedelta(hours=3)), "3 h 00 min", "3 h 00 min"),
        ((1, 2, 3), "1, 2 and 3", "1, 2 and 3"),
        (("a", "b"), "a and b", "a and b"),
        ((), "", ""),
        (say("period.level", number=4), "level 4", "level 4"),
        (None, "None", "None"),
    ],
)
def test_each_kind_of_argument_is_written_its_own_way(value: object, english: str, dutch: str) -> None:
    assert ENGLISH.one(value) == english
    assert DUTCH.one(value) == dutch


def test_a_name_with_braces_is_only_a_name() -> None:
    tricky = PlayerName("{place}", "{name}")
    sentence = ENGLISH.said(say("act.entries.bust_out", name=tricky, place=3))
    assert sentence == "{name} {place} out, place 3"


def test_a_place_nobody_fills_stays_visible() -> None:
    assert ENGLISH(Text("c", "Table {table}")) == "Table {table}"


def test_counts_go_where_the_translation_has_them() -> None:
    heard: list[tuple[Text, int | None]] = []

    def translate(text: Text, n: int | None) -> str:
        heard.append((text, n))
        return "%n inschrijvingen zonder plaats"

    dutch = Words("nl", UTC, translate)
    assert dutch.said(say("needs.waiting", n=1200)) == "1.200 inschrijvingen zonder plaats"
    assert heard[0][1] == 1200


def test_without_translations_the_source_is_said() -> None:
    assert untranslated(Text("c", "%n moves", plural=True), 3) == "3 moves"
    assert untranslated(Text("c", "moves"), None) == "moves"


def test_an_unknown_code_is_a_bug_and_not_silence() -> None:
    with pytest.raises(KeyError):
        ENGLISH.said(Said("no.such.code"))


@pytest.mark.parametrize(
    ("left", "shown"),
    [(0, "00:00"), (59, "00:59"), (758, "12:38"), (3600, "1:00:00"), (36_061, "10:01:01"), (-5, "00:00")],
)
def test_a_countdown(left: int, shown: str) -> None:
    assert ENGLISH.clock(timedelta(seconds=left)) == shown


def test_money_without_idle_decimals_and_without_its_sign() -> None:
    assert ENGLISH.money(Money(Cents(849500), "EUR"), cents=False) == "€8,495"
    assert ENGLISH.money(Money(Cents(849550), "EUR"), cents=False) == "€8,495.50"
    assert ENGLISH.amount(Money(Cents(-849550), "EUR")) == "−8,495.50"
    assert DUTCH.amount(Money(Cents(849550), "EUR")) == "8.495,50"
    assert ENGLISH.amount(Money(Cents(849550), "JPY")) == "849,550"
    assert ENGLISH.currency("USD") == "$"


@pytest.mark.parametrize(("share", "shown"), [(27_500, "27.5 %"), (100_000, "100 %"), (333, "0.333 %")])
def test_shares(share: int, shown: str) -> None:
    assert ENGLISH.percent(share) == shown
    assert DUTCH.percent(share) == shown.replace(".", ",")


def test_a_seat_that_is_not_there_is_a_dash() -> None:
    assert ENGLISH.seat(None) == "—"


@pytest.mark.parametrize("language", SYMBOLS)
def test_what_is_written_down_of_a_language_is_what_babel_says(language: str) -> None:
    assert SYMBOLS[language] == {"group": get_group_symbol(language), "decimal": get_decimal_symbol(language)}


@pytest.mark.parametrize("cents", [0, 1, 99, 100, 1_234_56, 1_234_567_00, -3_10])
@pytest.mark.parametrize(("language", "currency"), [(one, code) for one in SIGNS for code in SIGNS[one]])
def test_usual_currencies_are_written_as_babel_writes_them(language: str, currency: str, cents: int) -> None:
    assert get_currency_precision(currency) == USUAL_DIGITS
    written = format_currency(Decimal(cents).scaleb(-USUAL_DIGITS), currency, locale=language)
    written = written.replace("\u00a0", " ").replace("-", "−")
    words, money = Words(language, UTC), Money(Cents(cents), currency)
    assert words.money(money) == written
    idle = get_decimal_symbol(language) + "00"
    assert words.money(money, cents=False) == (written.removesuffix(idle) if cents % 100 == 0 else written)
