"""Terms of entry the club keeps: as they were saved, for another day and other levels, and thrown away."""

from datetime import UTC, date, datetime, timedelta

import pytest

from tdapp.app.open_club import Club
from tdapp.app.registration.terms_templates import club_terms, remove_terms, save_terms
from tdapp.domain.money.terms import Buyers, Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.refusal import Refused
from tdapp.domain.units import Cents, Chips
from tdapp.values import replace
from tests.app.conftest import STRUCTURE, setup_of

FRIDAY = date(2026, 11, 20)
EIGHT = datetime(2026, 11, 20, 20, tzinfo=UTC)
EARLY = Offer(
    "early", "Early bird", SaleKind.ENTRY, Price(Cents(50_00), Cents(2_50)), None, SaleSpan(SaleSpanKind.TIME, at=EIGHT)
)
LATE = Offer(
    "rebuy",
    "Rebuy",
    SaleKind.REBUY,
    Price(Cents(20_00)),
    Chips(9_000),
    SaleSpan(SaleSpanKind.LEVEL, 99),
    2,
    40,
    Buyers.MEMBERS,
)
TERMS = Terms((EARLY, LATE), guarantee=Cents(1_000_00), most_tables=3, started=Refund.ALL_BUT_FEE, seats_held=2)


def test_terms_come_back_as_they_were_kept(club: Club) -> None:
    kept = save_terms(club, "  Fridays ", TERMS, day=FRIDAY)
    assert kept.name == "Fridays" and club_terms(club) == (kept,)
    again = save_terms(club, "Fridays", replace(TERMS, most_tables=5), day=FRIDAY)
    assert again.key == kept.key and [each.terms.most_tables for each in club_terms(club)] == [5]
    remove_terms(club, again.key)
    assert club_terms(club) == ()


def test_a_name_is_needed_and_nothing_is_kept_without(club: Club) -> None:
    for name in ("", "   ", "x" * 300):
        with pytest.raises(Refused):
            save_terms(club, name, TERMS, day=FRIDAY)
    assert club_terms(club) == ()


def test_a_new_tournament_sells_by_them_on_its_own_day_and_levels(club: Club) -> None:
    kept = save_terms(club, "Fridays", TERMS, day=FRIDAY)
    setup = replace(setup_of("Next"), day=FRIDAY + timedelta(days=7))
    made = club.create(setup, STRUCTURE, terms=kept.on(setup.day, STRUCTURE))
    early, late = club.desk.state(made).terms.offers
    assert early == replace(EARLY, window=SaleSpan(SaleSpanKind.TIME, at=EIGHT + timedelta(days=7)))
    assert late == replace(LATE, window=SaleSpan(SaleSpanKind.REGISTRATION))  # there is no level 99
    assert club.desk.state(made).terms == replace(TERMS, offers=(early, late))
