"""Every term of entry is one sentence, in every language, in singular and plural, with and without a time of day."""

from datetime import UTC, datetime
from itertools import product

import pytest

from tdapp.domain.money.terms import Buyers, Price, Refund, SaleKind, SaleSpan, SaleSpanKind
from tdapp.domain.units import Cents, Chips, Money
from tdapp.read.registration.term_previews import LinePreview, RulesPreview
from tdapp.texts import LANGUAGES
from tdapp.ui.i18n import Languages
from tdapp.values import replace
from tdapp.words.registration.line_said import line_said, split_said
from tdapp.words.registration.rules_said import rules_said
from tdapp.words.say import Words

END = datetime(2026, 11, 21, 21, 40, tzinfo=UTC)
LINE = LinePreview(
    kind=SaleKind.REBUY,
    currency="EUR",
    price=Price(Cents(20_00)),
    chips=Chips(5_000),
    window=SaleSpan(SaleSpanKind.LEVEL, 6),
    ends=END,
    over=False,
    per_player=2,
    in_total=None,
    who=Buyers.ANYBODY,
)
RULES = RulesPreview(
    guarantee=Money(Cents(0), "EUR"),
    most_tables=None,
    players=None,
    rebuys=True,
    rebuy_chips=Chips(15_000),
    one_any_stack=True,
    only_one=False,
    started=None,
    no_show=Refund.ALL,
    open_table_at=6,
    seats_held=0,
    call_minutes=10,
)


LANGUAGE = Languages(zone=UTC)


def words(language: str) -> Words:
    return LANGUAGE.words(language)


@pytest.mark.parametrize(
    ("changes", "english", "dutch"),
    [
        (
            {},
            "Rebuys until 21:40 (end of level 6), at most 2 each, 5,000 chips for €20.00.",
            "Rebuys tot 21:40 (einde level 6), hoogstens 2 per speler, 5.000 chips voor € 20,00.",
        ),
        (
            {"kind": SaleKind.ADD_ON, "window": SaleSpan(SaleSpanKind.BREAK, 6), "ends": None, "per_player": 1},
            "Add-ons only in the break after level 6, once each, 5,000 chips for €20.00.",
            "Add-ons alleen in de pauze na level 6, één per speler, 5.000 chips voor € 20,00.",
        ),
        (
            {"kind": SaleKind.RE_ENTRY, "per_player": None, "window": SaleSpan(SaleSpanKind.REGISTRATION)},
            "Re-entries until 21:40 (registration closes), no limit, 5,000 chips for €20.00.",
            "Re-entries tot 21:40 (inschrijving sluit), onbeperkt, 5.000 chips voor € 20,00.",
        ),
        (
            {
                "kind": SaleKind.ENTRY,
                "who": Buyers.MEMBERS,
                "window": SaleSpan(SaleSpanKind.LEVEL, 0),
                "per_player": None,
                "in_total": 50,
            },
            "Entries until play starts, at most 50 in total, members only, 5,000 chips for €20.00.",
            "Inschrijvingen tot het spel begint, hoogstens 50 in totaal, alleen voor leden, 5.000 chips voor € 20,00.",
        ),
        (
            {"over": True, "price": Price(), "chips": Chips(1)},
            "Rebuys no longer on sale, at most 2 each, 1 chip, free of charge.",
            "Rebuys niet meer te koop, hoogstens 2 per speler, 1 chip, gratis.",
        ),
        (
            {"window": SaleSpan(SaleSpanKind.ENTRIES, 1), "ends": None},
            "Rebuys until 1 entry is in, at most 2 each, 5,000 chips for €20.00.",
            "Rebuys tot er 1 inschrijving is, hoogstens 2 per speler, 5.000 chips voor € 20,00.",
        ),
    ],
)
def test_a_line_is_announced_in_one_sentence(changes: dict[str, object], english: str, dutch: str) -> None:
    line = replace(LINE, **changes)
    assert (line_said(words("en"), line), line_said(words("nl"), line)) == (english, dutch)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_line_has_a_sentence_of_its_own(language: str) -> None:
    said: dict[str, LinePreview] = {}
    speaking = words(language)
    spans = [SaleSpan(kind, 6, END if kind is SaleSpanKind.TIME else None) for kind in SaleSpanKind]
    spans.append(SaleSpan(SaleSpanKind.LEVEL, 0))
    for kind, span, known, who, each, total in product(
        SaleKind, spans, (None, END), Buyers, (None, 1, 2), (None, 1, 30)
    ):
        if known is None and span.kind is SaleSpanKind.TIME:
            continue  # said the same: it is its own end
        if known is not None and span.kind in (SaleSpanKind.ENTRIES, SaleSpanKind.BY_HAND):
            continue  # nobody knows when
        if known is not None and span.kind is SaleSpanKind.LEVEL and not span.number:
            continue
        line = replace(LINE, kind=kind, window=span, ends=known, who=who, per_player=each, in_total=total)
        sentence = line_said(speaking, line)
        assert sentence.endswith(".") and not set("{}%") & set(sentence) and "  " not in sentence, sentence
        assert sentence not in said, (line, said[sentence])
        said[sentence] = line


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_price_goes_names_every_part_there_is(language: str) -> None:
    speaking = words(language)
    for parts in product((0, 100), repeat=4):
        price = Price(*map(Cents, parts))
        said = split_said(speaking, replace(LINE, price=price))
        assert bool(said) == any(parts)
        if sum(map(bool, parts)) > 1:
            assert said.count(speaking.money(Money(Cents(100), "EUR"))) >= sum(map(bool, parts))
    assert split_said(words("en"), replace(LINE, price=Price(Cents(150_00), Cents(15_00)))) == (
        "Of €165.00: €150.00 to the prize pool and €15.00 to the house."
    )


@pytest.mark.parametrize(
    ("changes", "english", "dutch"),
    [
        (
            {},
            "Rebuys with 15,000 chips or fewer, or with any stack if a player has only one rebuy.",
            "maar één rebuy heeft",
        ),
        ({"one_any_stack": False}, "Rebuys with 15,000 chips or fewer.", "Rebuys met 15.000 chips of minder."),
        ({"only_one": True}, "Rebuys with any stack.", "Rebuys met elke stack."),
        ({"rebuy_chips": None}, "Rebuys with any stack.", "Rebuys met elke stack."),
        ({"guarantee": Money(Cents(5_000_00), "EUR")}, "€5,000.00 guaranteed.", "€ 5.000,00 gegarandeerd."),
        ({"most_tables": 1, "players": 9}, "1 table at most: 9 players.", "Hoogstens 1 tafel: 9 spelers."),
        ({"open_table_at": 1}, "1 alternate opens a new table.", "1 wachtende opent een nieuwe tafel."),
        ({"seats_held": 1}, "1 seat is held back.", "1 stoel wordt achtergehouden."),
        ({"seats_held": 2}, "2 seats are held back.", "2 stoelen worden achtergehouden."),
        ({"call_minutes": 1}, "A called alternate has 1 minute to answer.", "Een opgeroepen wachtende heeft 1 minuut"),
    ],
)
def test_rules_are_said_a_sentence_each(changes: dict[str, object], english: str, dutch: str) -> None:
    rules = replace(RULES, **changes)
    assert english in rules_said(words("en"), rules)
    assert dutch in " ".join(rules_said(words("nl"), rules))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refund_has_a_sentence_of_its_own(language: str) -> None:
    said = [
        rules_said(words(language), replace(RULES, started=started, no_show=no_show))
        for started in (None, *Refund)
        for no_show in Refund
    ]
    assert len(set(said)) == 12


def test_rebuys_are_not_spoken_of_where_none_are_sold() -> None:
    assert not any("ebuy" in each for each in rules_said(words("en"), replace(RULES, rebuys=False)))
