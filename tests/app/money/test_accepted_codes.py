"""Tickets and vouchers of others: the desk knows those on the club's list, each pays once, for what it is worth."""

from collections.abc import Callable
from datetime import date, timedelta

import pytest

from tdapp.app.money.accepted_codes import accept, drop, known_codes
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.club.club_facts import AcceptedCode
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, TournamentId
from tdapp.values import replace
from tests.app.conftest import STRUCTURE, setup_of

PRICE = Cents(55_00)
OTHERS = AcceptedCode("ab 17", PRICE, "EUR", "  Casino   West ")


@pytest.fixture
def main(club: Club) -> TournamentId:
    found = club.create(setup_of("Main event"), STRUCTURE)
    club.desk.do(found, tournament.open_registration)
    return found


def enter(club: Club, main: TournamentId, number: int, code: str, *, cents: Cents = PRICE) -> None:
    payments = [Payment(Tender.VOUCHER, cents, code)]
    if cents != PRICE:
        payments.append(Payment(Tender.CASH, Cents(PRICE - cents)))
    club.desk.do(main, entries.register, (tuple(club.directory)[number],), "seed", payments=tuple(payments))


def refused(code: str, deed: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as caught:
        deed()
    assert caught.value.code == code
    return caught.value


def test_a_code_of_others_on_the_list_pays_without_a_reason_once(club: Club, main: TournamentId) -> None:
    assert refused("payment.code_unknown", lambda: enter(club, main, 0, "AB-17")).overridable
    accept(club, (replace(OTHERS, code="AB - 17"),))
    (known,) = known_codes(club)
    assert (known.code, known.origin, known.own, known.use) == ("AB-17", "Casino West", False, None)
    enter(club, main, 0, "ab-17")
    (known,) = known_codes(club)
    assert known.use is not None and known.use.tournament == "Main event"
    refused("payment.code_used", lambda: enter(club, main, 1, "AB-17"))
    other = club.create(setup_of("Side event"), STRUCTURE)
    club.desk.do(other, tournament.open_registration)
    refused("payment.code_used_elsewhere", lambda: enter(club, other, 1, "AB-17"))


def test_it_pays_no_more_than_it_is_worth_in_its_currency_and_by_its_day(club: Club, main: TournamentId) -> None:
    day = club.desk.state(main).setup.day
    accept(
        club,
        (
            AcceptedCode("LESS", Cents(50_00), "EUR"),
            AcceptedCode("USD", PRICE, "USD"),
            AcceptedCode("LATE", PRICE, "EUR", "", day - timedelta(days=1)),
            AcceptedCode("TODAY", PRICE, "EUR", "", day),
        ),
    )
    assert not refused("ticket.too_much", lambda: enter(club, main, 0, "LESS")).overridable
    assert not refused("ticket.currency", lambda: enter(club, main, 0, "USD")).overridable
    assert refused("ticket.expired", lambda: enter(club, main, 0, "LATE")).overridable
    enter(club, main, 0, "LESS", cents=Cents(50_00))
    enter(club, main, 1, "TODAY")


def test_a_code_that_was_dropped_is_nobodys_again_at_every_door(club: Club, main: TournamentId) -> None:
    accept(club, (OTHERS,))
    enter(club, main, 0, "AB17")
    club.desk.undo(main)
    drop(club, "AB17")
    assert known_codes(club) == ()
    refused("payment.code_unknown", lambda: club.desk.redo(main))
    refused("payment.code_unknown", lambda: enter(club, main, 1, "AB17"))
    accept(club, (OTHERS,))
    club.desk.redo(main)
    assert len(club.desk.state(main).entries) == 1


def test_a_list_is_taken_whole_or_not_at_all(club: Club) -> None:
    fine = AcceptedCode("GOOD", PRICE, "EUR")
    for code, wrong in (
        ("accepted.code", replace(fine, code=" ")),
        ("accepted.code", replace(fine, code="X" * 41)),
        ("accepted.worth", replace(fine, code="NONE", value=Cents(0))),
        ("accepted.issuer", replace(fine, code="LONG", issuer="X" * 61)),
        ("setup.currency", replace(fine, code="MONEY", currency="euro")),
        ("accepted.twice", replace(fine, code=" go od ")),
    ):
        refused(code, lambda wrong=wrong: accept(club, (fine, wrong)))  # type: ignore[misc]
        assert known_codes(club) == ()
    refused("accepted.none", lambda: accept(club, ()))
    accept(club, (fine,))
    refused("accepted.listed", lambda: accept(club, (replace(fine, value=Cents(1)),)))
    refused("accepted.unknown", lambda: drop(club, "OTHER"))


def test_the_list_stands_after_the_club_is_opened_again(club: Club) -> None:
    accept(club, (replace(OTHERS, expires=date(2027, 1, 1)),))
    path, time = club.file.path, club.time
    club.close()
    with Club.open(path, create=False, time=time, operator_name="Ada") as again:
        (known,) = known_codes(again)
        assert (known.code, known.worth.cents, known.expires) == ("AB17", PRICE, date(2027, 1, 1))
