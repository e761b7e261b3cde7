"""The Side pools part at a real desk, by keyboard: open one, join, show hands, win, pay."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.app.money.statement import statement_now
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.sidepools.side_book import side_books
from tdapp.domain.sidepools.side_pool import SideKind
from tdapp.domain.state import State
from tdapp.domain.units import EntryId
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.sidepools.opening import read_shares
from tdapp.ui.pages.sidepools.part import SidePoolsPart
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.inputs import pick
from tdapp.words.parsing import BadInput
from tests.domain.evening import entry
from tests.ui.pages.evening import Evening, demo_names

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


def state(session: Session) -> State:
    """The tournament in front as it is now."""
    return session.view(lambda state: state)


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:8])
    evening.register(8)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def part(evening: Evening, qtbot: QtBot) -> SidePoolsPart:
    look().wear("light")
    page = RegistrationPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.activateWindow()
    page.show_part("side_pools")
    found = page.part()
    assert isinstance(found, SidePoolsPart)
    return found


def opened(part: SidePoolsPart, kind: SideKind, price: str = "20", **typed: str) -> None:
    part.new.click()
    pick(part.card.kind, kind)
    part.card.kind.activated.emit(part.card.kind.currentIndex())
    part.card.price.line.setText(price)
    for name, text in typed.items():
        getattr(part.card, name).line.setText(text)
    part.card.go.click()
    part.refresh()


def seats(part: SidePoolsPart, *numbers: int) -> str:
    found = [state(part.session).entries[EntryId(number)].seat for number in numbers]
    return ", ".join(f"{seat.table}-{seat.number}" for seat in found if seat is not None)


def take(part: SidePoolsPart, qtbot: QtBot, text: str) -> None:
    part.line.setText(text)
    qtbot.keyClick(part.line, Key.Key_Return)
    part.refresh()


def proved(part: SidePoolsPart) -> None:
    assert part.session.tournament is not None
    assert statement_now(part.session.club, part.session.tournament).difference == 0


def test_without_one_the_part_says_what_side_pools_are(part: SidePoolsPart) -> None:
    assert part.stack.currentWidget() is part.empty and not part.typing.isVisible()
    assert part.new.isEnabled()


def test_a_last_longer_is_opened_joined_won_and_paid(part: SidePoolsPart, qtbot: QtBot) -> None:
    opened(part, SideKind.LAST_LONGER, fee="2")
    assert part.card.isHidden() and part.stack.currentWidget() is part.body
    part.line.setText(seats(part, 1, 2, 3))
    assert part.join.text() == "Join: €60.00" and part.means.text().startswith("3 players: ")
    qtbot.keyClick(part.line, Key.Key_Return)
    part.refresh()
    assert part.line.text() == "" and len(part.entrants.rows) == 3
    proved(part)
    for number in (1, 3):
        part.session.do(entries.bust_out, entry(number))
    part.refresh()
    row = part.entrant()
    assert row is not None and (row.entry, row.due.cents) == (2, 54_00)
    assert part.pay.text() == "Pay €54.00"
    qtbot.keyClick(part, Key.Key_O, ALT)
    part.refresh()
    assert side_books(state(part.session))[0].paid == 54_00 and not part.pay.isEnabled()
    proved(part)


def test_what_is_typed_is_said_before_enter(part: SidePoolsPart, qtbot: QtBot) -> None:
    opened(part, SideKind.LAST_LONGER)
    take(part, qtbot, "nobody of this name")
    assert "nobody of this name" in part.means.text() and not part.join.isEnabled()
    assert part.line.text(), "what was typed stays"
    take(part, qtbot, seats(part, 1))
    part.line.setText(seats(part, 1))
    assert not part.join.isEnabled(), "nobody joins twice"


def test_hands_are_ranked_and_the_best_one_wins(part: SidePoolsPart, qtbot: QtBot) -> None:
    opened(part, SideKind.HIGH_HAND)
    take(part, qtbot, seats(part, 1, 2, 3))
    take(part, qtbot, f"{seats(part, 1)} KhKdKc2s2d")
    part.line.setText(f"{seats(part, 3)} As Ks Qs Js 10s")
    assert part.join.text() == "Note hand" and "10♠" in part.means.text()
    qtbot.keyClick(part.line, Key.Key_Return)
    part.refresh()
    assert [row.entry for row in part.entrants.rows[:2]] == [3, 1]
    assert "A♠ K♠ Q♠ J♠ 10♠" in part.sums.text()
    take(part, qtbot, f"{seats(part, 1, 2)} KhKdKc2s2d")
    assert len(side_books(state(part.session))[0].pool.hands) == 2
    part.line.clear()
    qtbot.keyClick(part, Key.Key_N, ALT)
    part.refresh()
    assert side_books(state(part.session))[0].shares[0].won == 60_00
    proved(part)


def test_a_bad_beat_goes_to_whoever_is_named_by_rank(part: SidePoolsPart, qtbot: QtBot) -> None:
    opened(part, SideKind.BAD_BEAT)
    take(part, qtbot, seats(part, 1, 2, 3, 4))
    part.line.setText(f"{seats(part, 2)}, {seats(part, 1)}, {seats(part, 3)} + {seats(part, 4)}")
    qtbot.keyClick(part, Key.Key_N, ALT)
    part.refresh()
    won = {share.entry: share.won for share in side_books(state(part.session))[0].shares}
    assert won == {2: 40_00, 1: 20_00, 3: 10_00, 4: 10_00}


def test_money_goes_back_to_one_or_to_all_and_a_pool_closes(part: SidePoolsPart, qtbot: QtBot) -> None:
    opened(part, SideKind.OTHER, named="Flip")
    take(part, qtbot, seats(part, 1, 2, 3))
    qtbot.keyClick(part, Key.Key_R, ALT)
    part.refresh()
    assert len(part.entrants.rows) == 2
    qtbot.keyClick(part, Key.Key_L, ALT)
    part.refresh()
    part.line.setText(seats(part, 4))
    assert not part.join.isEnabled() and part.close_pool.text() == "Reopen entry"
    qtbot.keyClick(part, Key.Key_A, ALT)
    part.refresh()
    assert not part.entrants.rows and not part.all_back.isEnabled()
    proved(part)


def test_a_form_that_will_not_do_stays_with_what_was_typed(part: SidePoolsPart) -> None:
    opened(part, SideKind.LAST_LONGER, shares="60 30")
    assert not part.card.isHidden() and part.card.shares.problem()
    part.card.shares.line.setText("60 40")
    part.card.until.line.setText("x")
    part.card.go.click()
    assert not part.card.isHidden()
    part.card.until.line.setText("6")
    part.card.go.click()
    part.refresh()
    pool = part.pool()
    assert pool is not None and (pool.terms.shares, pool.terms.until) == ((60_000, 40_000), 6)


@pytest.mark.parametrize("typed", ["", "60 30", "100 0", "x", "50 50 1"])
def test_what_is_not_shares_is_refused(typed: str) -> None:
    with pytest.raises(BadInput):
        read_shares(typed)


def test_what_was_paid_stays_right_whatever_is_taken_back(part: SidePoolsPart, qtbot: QtBot) -> None:
    opened(part, SideKind.LAST_LONGER)
    take(part, qtbot, seats(part, 1, 2))
    session = part.session
    out = session.do(entries.bust_out, entry(1))
    part.refresh()
    qtbot.keyClick(part, Key.Key_O, ALT)
    assert out is not None and session.tournament is not None
    with pytest.raises(Refused) as refused:
        session.club.desk.retract(session.tournament, out.number)
    assert refused.value.code == "side.paid_stays"
    assert side_books(state(session))[0].paid == 40_00
    session.undo()
    session.club.desk.retract(session.tournament, out.number)
    assert not side_books(state(session))[0].decided
    proved(part)
