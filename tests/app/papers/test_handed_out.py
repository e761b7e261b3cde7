"""Which sheets went out: the agreement of a deal is asked for until it is on paper, and again after the next deal."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from tdapp.app.papers.handed_out import agreement_out, note
from tdapp.app.papers.papers import print_sheet
from tdapp.domain import dealing
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.read.sheet_kind import SheetKind
from tests.ui.pages.evening import Evening, demo_names, words_for


def test_the_agreement_is_asked_for_until_it_is_on_paper(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path, demo_names()[:20])
    evening.register(20)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.bust(*range(4, 21))
    session, front = evening.session, evening.session.tournament
    assert front is not None

    def asked() -> bool:
        return "sign_deal" in {need.code for need in session.needs()}

    session.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    assert not asked(), "nobody is shown a draft"
    session.do(payouts.post_prizes)
    assert asked()
    note(evening.club, front, print_sheet(evening.club, front, SheetKind.DEAL, words_for("en")))
    assert agreement_out(evening.club, front)
    assert not asked()
    evening.bust(3)
    session.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    assert asked(), "a further deal is signed too"
    evening.close()
