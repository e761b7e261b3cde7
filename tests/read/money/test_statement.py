"""The money statement: whose the money is that is there, and after which act that no longer came out."""

from collections.abc import Iterable

import pytest

from tdapp.domain.facts import Fact
from tdapp.domain.money.prize_payments import PrizePaid
from tdapp.domain.prizes import payouts, prize_hold
from tdapp.domain.prizes.owners import Owner, owners, there
from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, EntryId, Money, Seq
from tdapp.read.money import statement as statement_module
from tdapp.read.money.statement import MoneyStatement, first_apart, money_statement
from tdapp.read.papers import Stamp
from tdapp.words.money.statement import proof
from tests.domain.evening import DIRECTORY, Evening, entry, late, lifted
from tests.reports.samples import words

SECOND, WINNER = EntryId(4), EntryId(5)


def statement(evening: Evening) -> MoneyStatement:
    stamp = Stamp("Friday", evening.now, Seq(1), "")
    return money_statement(evening.state, evening.acts, (), DIRECTORY, {}, (), stamp)


def played() -> Evening:
    """Five entries of 50.00 and 10.00 fee, played to the end, prizes posted."""
    evening = late(5)
    evening.do(entries.bust_out, entry(1, 2, 3, 4))
    evening.do(payouts.post_prizes)
    return evening


def test_all_that_is_there_has_an_owner() -> None:
    evening = played()
    assert owners(evening.state)[Owner.PRIZES] == 250_00
    evening.do(payouts.pay, WINNER)
    evening.do(prize_hold.hold, SECOND, allow=lifted("prizes.hold"))
    found = statement(evening)
    assert found.owners == ((Owner.PRIZES_HELD, 85_00), (Owner.FEES, 50_00))
    assert (found.there, found.difference, found.apart) == (135_00, 0, None)
    assert [(each.name.last, each.due, each.held) for each in found.open_prizes] == [("Last4", 85_00, True)]
    assert [(each.tender.value, each.cents) for each in found.holdings] == [("cash", 135_00)]


def test_a_statement_that_does_not_add_up_names_the_line_it_began_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """No act of today can bring that about: the fold refuses payments that differ from their price. So one is made."""
    evening = played()
    paid = evening.did(payouts.pay, SECOND)
    evening.do(payouts.pay, WINNER)
    assert first_apart(evening.acts) is None

    def one_cent_more(facts: Iterable[Fact]) -> Cents:
        found = list(facts)
        return Cents(there(found) + sum(isinstance(fact, PrizePaid) for fact in found))

    monkeypatch.setattr(statement_module, "there", one_cent_more)
    found = statement(evening)
    assert (found.difference, found.apart) == (2, paid.first)
    assert "began at journal line" in proof(words(), Money(found.there, "EUR"), found.owned, found.apart)
