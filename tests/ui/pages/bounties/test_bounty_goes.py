"""Where a bounty goes that nobody wins is said before the act is done: at the desk, and in the form of penalties."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.domain.clock import timing
from tdapp.domain.money.bounty_terms import Bounties, HeadGoes
from tdapp.domain.money.terms import Refund, SaleKind, Terms
from tdapp.domain.registration import entries, price_list
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.tournament import open_registration
from tdapp.domain.units import EntryId
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.registration.sell import Sell
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.values import replace
from tests.ui.pages.bounties.test_bounties_part import LINE
from tests.ui.pages.evening import Evening, demo_names

AGAIN = replace(LINE, key="again", name="Re-entry", kind=SaleKind.RE_ENTRY)
TERMS = Terms((LINE, AGAIN), bounty=Bounties(surrendered=HeadGoes.BOUNTIES), started=Refund.ALL_BUT_FEE)


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:8])
    session = evening.session
    session.do(price_list.set_terms, TERMS)
    session.do(open_registration)
    session.do(entries.register, tuple(session.club.directory), session.seed(), offer="b")
    evening.draw()
    session.do(timing.start)
    yield evening
    evening.close()


def test_the_desk_says_it_of_a_refund_and_of_a_stack_that_is_given_up(evening: Evening, qtbot: QtBot) -> None:
    page = RegistrationPage(evening.session)
    qtbot.addWidget(page)
    page.show()
    page.cancel(EntryId(3))
    sell = page.part()
    assert isinstance(sell, Sell)
    assert not sell.back.about.isVisible()  # the bounty goes back with the entry
    evening.session.do(price_list.set_terms, replace(TERMS, started=Refund.NOTHING))
    page.cancel(EntryId(3))
    assert sell.back.about.text() == "Bounty of €50.00: goes to the prize pool."
    assert sell.back.about.isVisible()
    line = next(line for line in sell.account.view.lines if line.entry == 3)  # type: ignore[union-attr]
    sell.buying.ask(SaleKind.RE_ENTRY, line, demo_names()[2])
    assert sell.buying.about.text().endswith("Bounty of €50.00: goes to the next bounty won.")


def test_the_form_of_penalties_says_it_of_a_disqualification(evening: Evening, qtbot: QtBot) -> None:
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.show()
    page.penalties.show_penalties(evening.session.rulings_view())
    page.penalties.punish(EntryId(3))
    assert "Bounty" not in page.penalties.why.text()
    kinds = page.penalties.kind
    kinds.setCurrentIndex(
        next(row for row in range(kinds.count()) if kinds.itemData(row) == PenaltyKind.DISQUALIFICATION)
    )
    assert page.penalties.why.text().endswith("Bounty of €50.00: goes to the prize pool.")
