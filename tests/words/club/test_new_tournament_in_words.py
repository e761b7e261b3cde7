"""A tournament that is about to be made is said line by line, in English and Dutch."""

from datetime import UTC

import pytest

from tdapp.domain.money.terms import NOTHING, Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.units import Cents
from tdapp.ui.i18n import Languages
from tdapp.values import replace
from tdapp.words.club.new_tournament import structure_said, tournament_said
from tests.ui.pages.evening import SETUP, STRUCTURE

LANGUAGE = Languages(zone=UTC)
REBUY = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(150_00)), None, SaleSpan(SaleSpanKind.BREAK, 2), 1)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                "Herfst Open 2026, 21 November 2026.",
                "Entries to the end of level 2, 30,000 chips for €165.00.",
                "Rebuys only in the break after level 2, once each, 30,000 chips for €150.00.",
            ),
        ),
        (
            "nl",
            (
                "Herfst Open 2026, 21 november 2026.",
                "Inschrijvingen tot het einde van level 2, 30.000 chips voor € 165,00.",
                "Rebuys alleen in de pauze na level 2, één per speler, 30.000 chips voor € 150,00.",
            ),
        ),
    ],
)
def test_entry_and_price_list_are_said_as_they_will_be_sold(language: str, lines: tuple[str, ...]) -> None:
    assert tournament_said(LANGUAGE.words(language), SETUP, Terms((REBUY,))) == lines


def test_a_closing_that_is_taken_over_is_the_one_that_is_said() -> None:
    said = tournament_said(LANGUAGE.words("en"), SETUP, Terms(), SaleSpan(SaleSpanKind.ENTRIES, 40))
    assert said[1] == "Entries until 40 entries are in, 30,000 chips for €165.00."


def test_no_name_and_no_price_leave_no_gap() -> None:
    free = replace(SETUP, name="", buy_in=NOTHING, fee=NOTHING, late_level=0)
    assert tournament_said(LANGUAGE.words("en"), free, Terms()) == (
        "Entries until play starts, 30,000 chips, free of charge.",
    )


def test_a_structure_is_one_line() -> None:
    assert structure_said(LANGUAGE.words("en"), STRUCTURE) == "4 levels, 1 break, 1 h 30 min in total"
    assert structure_said(LANGUAGE.words("en"), STRUCTURE[:1]) == "1 level, 0 breaks, 0 h 20 min in total"
