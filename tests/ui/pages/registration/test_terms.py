"""Terms of entry and the closing of registration at a real desk, by keyboard."""

from collections.abc import Iterator
from datetime import UTC, date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from tdapp.app.registration.terms_templates import TermsTemplate
from tdapp.domain import tournament
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.money.terms import Buyers, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration import price_list
from tdapp.domain.units import Cents
from tdapp.texts import LANGUAGES
from tdapp.ui.actions import registration as actions
from tdapp.ui.i18n import Languages
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.registration.terms import TermsPart
from tdapp.ui.pages.registration.terms_draft import Column
from tdapp.ui.session import Told
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import MINUTE, SIX, Evening, demo_names, state

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def languages(qtbot: QtBot) -> Languages:
    return Languages(zone=UTC)


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:30])
    evening.register(12)
    evening.draw()
    yield evening
    evening.close()


@pytest.fixture
def part(evening: Evening, qtbot: QtBot) -> TermsPart:
    look().wear("light")
    page = RegistrationPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.activateWindow()
    page.show_part("terms")
    part = page.part()
    assert isinstance(part, TermsPart)
    part.window_page = page  # type: ignore[attr-defined]  # keeps the page
    return part


def type_into(part: TermsPart, qtbot: QtBot, row: int, column: Column, typed: str) -> None:
    part.list.table.setFocus()
    part.list.table.put(row, column)
    qtbot.keyClick(part.list.table, Qt.Key.Key_F2)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    line = part.list.table.findChildren(QLineEdit, "terms_editor")[-1]
    line.clear()
    line.insert(typed)  # letters of any alphabet: the test's keyboard has only some
    qtbot.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_a_list_is_typed_and_saved_with_its_effect_said_before(part: TermsPart, evening: Evening, qtbot: QtBot) -> None:
    evening.start()
    qtbot.keyClick(part.list.table, Qt.Key.Key_Insert)
    for column, typed in (
        (Column.NAME, "Rebuy łódź"),
        (Column.PRIZE, "120"),
        (Column.STAFF, "5"),
        (Column.CHIPS, "25k"),
        (Column.EACH, "2"),
        (Column.IN_ALL, "40"),
        (Column.WINDOW, "2+"),
    ):
        type_into(part, qtbot, 0, column, typed)
    assert "Rebuy łódź" in part.effect.text() and "18:50" in part.effect.text()  # two levels and the break after them
    assert state(evening).terms == Terms()
    qtbot.keyClick(part.list.table, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    (offer,) = state(evening).terms.offers
    assert (offer.name, offer.kind, offer.price) == (
        "Rebuy łódź",
        SaleKind.REBUY,
        Price(Cents(120_00), staff=Cents(5_00)),
    )
    assert (offer.chips, offer.per_player, offer.in_total) == (25_000, 2, 40)
    assert offer.window == SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 2)
    assert not part.save.isEnabled()
    evening.session.undo()
    assert state(evening).terms == Terms() and part.list.table.lines.rowCount() == 0


def test_what_cannot_be_read_is_named_with_its_line_and_is_not_saved(
    part: TermsPart, evening: Evening, qtbot: QtBot
) -> None:
    part.list.add(SaleKind.REBUY)
    part.list.add(SaleKind.ADD_ON)
    type_into(part, qtbot, 1, Column.PRIZE, "a lot")
    assert "2" in part.effect.text() and "a lot" in part.effect.text()
    part.list.table.put(0, Column.NAME)
    part.save_terms()
    assert state(evening).terms == Terms()
    assert (part.list.table.here(), part.list.table.column()) == (1, Column.PRIZE)
    type_into(part, qtbot, 1, Column.PRIZE, "20")
    type_into(part, qtbot, 1, Column.WINDOW, "9")  # there is no level 9
    assert "9" in part.effect.text() and not part.save.isEnabled()
    type_into(part, qtbot, 1, Column.WINDOW, "b 2")
    part.save_terms()
    assert [offer.window.kind for offer in state(evening).terms.offers] == [
        SaleSpanKind.REGISTRATION,
        SaleSpanKind.BREAK,
    ]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_lines_are_changed_moved_and_taken_out_by_keyboard(part: TermsPart, evening: Evening, qtbot: QtBot) -> None:
    part.list.add(SaleKind.REBUY)
    part.list.add(SaleKind.ADD_ON)
    part.list.table.put(0, Column.WHO)
    qtbot.keyClick(part.list.table, Qt.Key.Key_Return)
    qtbot.keyClick(part.list.picking.menu, Qt.Key.Key_Down)
    qtbot.keyClick(part.list.picking.menu, Qt.Key.Key_Return)
    qtbot.keyClick(part.list.table, Qt.Key.Key_Down, ALT)
    assert part.list.draft is not None
    assert [(offer.kind, offer.who) for offer in part.list.draft.offers] == [
        (SaleKind.ADD_ON, Buyers.ANYBODY),
        (SaleKind.REBUY, Buyers.MEMBERS),
    ]
    qtbot.keyClick(part.list.table, Qt.Key.Key_Delete)
    assert [offer.kind for offer in part.list.draft.offers] == [SaleKind.ADD_ON]
    part.discard_typed()
    assert part.list.draft is not None and part.list.draft.offers == ()


def test_a_line_that_was_sold_stays_also_under_a_ready_made_list(
    part: TermsPart, evening: Evening, qtbot: QtBot
) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    part.list.start_with("rebuy")
    part.save_terms()
    rebuy, _add_on = state(evening).terms.offers
    entry = next(iter(state(evening).entries))
    evening.start()
    assert actions.buy(evening.session, entry, rebuy.key) is not None
    part.list.table.put(0)
    part.list.remove_here()
    assert told[-1].kind == "refused" and rebuy.name in told[-1].text
    part.clear()
    part.list.start_with("re_entry")
    assert part.list.draft is not None
    assert [offer.kind for offer in part.list.draft.offers] == [SaleKind.REBUY, SaleKind.RE_ENTRY]
    part.save_terms()
    assert [offer.key for offer in state(evening).terms.offers] == [rebuy.key, "re_entry"]


@pytest.mark.parametrize("name", ["rebuy", "re_entry", "early"])
def test_every_ready_made_list_can_be_saved_as_it_is(part: TermsPart, evening: Evening, name: str) -> None:
    part.list.start_with(name)
    part.save_terms()
    assert not part.changed() and state(evening).terms.offers
    part.clear()
    part.save_terms()
    assert not part.changed() and state(evening).terms.offers == ()


def test_ready_made_lines_join_those_that_are_typed(part: TermsPart, evening: Evening, qtbot: QtBot) -> None:
    told: list[Told] = []
    evening.session.told.connect(told.append)
    part.list.start_with("rebuy")
    type_into(part, qtbot, 0, Column.PRIZE, "33")
    part.list.start_with("re_entry")
    part.list.start_with("rebuy")
    assert told[-1].text == "Rebuys and add-on: these lines are already in the list."
    part.list.start_with("early")
    part.save_terms()
    offers = state(evening).terms.offers
    assert [offer.name for offer in offers] == ["Rebuy", "Add-on", "Re-entry", "Early bird", "Member"]
    assert offers[0].price.prize == 33_00 and len({offer.key for offer in offers}) == 5


def test_what_was_typed_is_put_back_after_other_terms_took_its_place(
    part: TermsPart, evening: Evening, qtbot: QtBot
) -> None:
    part.list.start_with("rebuy")
    type_into(part, qtbot, 0, Column.PRIZE, "33")
    part.rules.tables.line.setText("7")
    typed = part.terms()
    part.clear()
    assert part.list.draft is not None and part.list.draft.offers == () and part.put_back.isVisible()
    qtbot.keyClick(part, Qt.Key.Key_Z, ALT)
    assert part.terms() == typed and not part.put_back.isVisible()
    part.save_terms()
    assert state(evening).terms == typed


def test_the_club_s_terms_are_kept_and_taken_by_keys(
    part: TermsPart, evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(part.menu, "popup", lambda _place: None)  # without a screen there is no keyboard to grab
    told: list[Told] = []
    evening.session.told.connect(told.append)
    qtbot.keyClick(part, Qt.Key.Key_O, ALT)
    assert told[-1].kind == "info" and "Alt+K" in told[-1].text
    part.list.start_with("rebuy")
    part.rules.tables.line.setText("7")
    kept = part.terms()
    qtbot.keyClick(part, Qt.Key.Key_K, ALT)
    assert part.keeping.isVisible() and part.keeping.name.line.hasFocus()
    part.keeping.name.line.setText("Fridays")
    qtbot.keyClick(part.keeping.name.line, Qt.Key.Key_Return)
    assert told[-1].text == "Template 'Fridays' saved" and not part.keeping.isVisible()
    part.discard_typed()
    part.list.start_with("early")
    qtbot.keyClick(part, Qt.Key.Key_O, ALT)
    assert [action.text() for action in part.menu.actions()] == ["Fridays"]
    assert part.menu.activeAction() is part.menu.actions()[0]
    part.menu.actions()[0].trigger()
    assert part.terms() == kept and part.put_back.isVisible()
    part.save_terms()
    assert state(evening).terms == kept


def test_the_terms_of_the_bounties_come_with_those_of_the_club(part: TermsPart, evening: Evening) -> None:
    kept = Terms(bounty=Bounties(BountyKind.PROGRESSIVE))
    part.take(TermsTemplate("k", "Fridays", date(2026, 11, 20), kept))
    assert part.changed() and part.put_back.isHidden()
    part.save_terms()
    assert state(evening).terms.bounty == kept.bounty
    part.list.start_with("rebuy")
    part.save_terms()
    assert state(evening).terms.bounty == kept.bounty, "what is typed in another part stays"


def test_ready_made_add_ons_are_sold_in_the_last_break_there_is_by_then(part: TermsPart) -> None:
    assert part.view is not None
    for breaks, until in (((5, 10), 5), ((2, 4, 6, 8), 6), ((9,), None)):
        closing = replace(part.view.closing, window=SaleSpan(SaleSpanKind.LEVEL, 6))
        part.show_view(replace(part.view, levels=tuple(range(1, 13)), breaks=breaks, closing=closing))
        part.list.start_with("rebuy")
        assert part.list.draft is not None
        rebuy, add_on = (offer.window for offer in part.list.draft.offers)
        if until is None:
            assert rebuy == add_on == SaleSpan(SaleSpanKind.LEVEL, 6)
        else:
            assert (rebuy, add_on) == (
                SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, until),
                SaleSpan(SaleSpanKind.BREAK, until),
            )
        part.discard_typed()


def test_rules_are_typed_beside_the_list(part: TermsPart, evening: Evening, qtbot: QtBot) -> None:
    for name, typed in (
        ("terms_guarantee", "5.000"),
        ("terms_tables", "3"),
        ("terms_percent", ""),
        ("terms_held", "2"),
    ):
        line = part.findChild(QLineEdit, name)
        assert line is not None
        line.clear()
        line.textEdited.emit("")
        qtbot.keyClicks(line, typed)
    part.rules.started.box.setCurrentIndex(2)
    part.rules.started.box.activated.emit(2)
    assert "5,000" in part.effect.text() and "27" in part.effect.text()
    part.save_terms()
    terms = state(evening).terms
    assert (terms.guarantee, terms.most_tables, terms.rebuy_percent, terms.seats_held) == (5_000_00, 3, None, 2)
    assert terms.started is Refund.ALL_BUT_FEE
    line = part.findChild(QLineEdit, "terms_tables")
    assert line is not None
    line.setText("many")
    line.textEdited.emit("many")
    part.save_terms()
    assert state(evening).terms == terms and part.rules.tables.problem()


def test_typing_is_kept_when_others_change_the_terms(part: TermsPart, evening: Evening) -> None:
    part.list.add(SaleKind.REBUY)
    evening.session.do(price_list.set_terms, Terms(seats_held=4))
    assert part.list.draft is not None and len(part.list.draft.rows) == 1
    assert part.effect.property("tone") == "warning"
    part.discard_typed()
    assert part.rules.held.line.text() == "4"


@pytest.mark.parametrize(
    ("typed", "window"),
    [
        ("3", SaleSpan(SaleSpanKind.LEVEL, 3)),
        ("2+", SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 2)),
        ("21:30", SaleSpan(SaleSpanKind.TIME, at=SIX + timedelta(hours=3, minutes=30))),
        ("100 e", SaleSpan(SaleSpanKind.ENTRIES, 100)),
        ("hand", SaleSpan(SaleSpanKind.BY_HAND)),
    ],
)
def test_registration_closes_as_it_is_typed(
    part: TermsPart, evening: Evening, qtbot: QtBot, typed: str, window: SaleSpan
) -> None:
    evening.start()
    part.to_closing()
    part.closing.line.clear()
    qtbot.keyClicks(part.closing.line, typed)
    said = part.closing.effect.text()
    assert part.closing.take.isEnabled() and said and state(evening).closes != window
    qtbot.keyClick(part.closing.line, Qt.Key.Key_Return)
    assert state(evening).closes == window
    assert not part.closing.take.isEnabled()
    if typed == "21:30":
        assert "21:30" in said and "21:30" in part.closing.now.text()


@pytest.mark.parametrize("typed", ["2+4", "12", "b 2", "5 e", "99:99", "soon", "17:00x"])
def test_what_cannot_close_registration_is_said_while_it_is_typed(
    part: TermsPart, evening: Evening, qtbot: QtBot, typed: str
) -> None:
    before = state(evening).closes
    part.to_closing()
    part.closing.line.clear()
    qtbot.keyClicks(part.closing.line, typed)
    assert part.closing.effect.property("tone") == "danger" and part.closing.effect.text()
    qtbot.keyClick(part.closing.line, Qt.Key.Key_Return)
    assert state(evening).closes == before
    qtbot.keyClick(part.closing.line, Qt.Key.Key_Escape)
    assert part.closing.line.text() == "2"


def test_the_minutes_count_down_at_the_head_of_the_page(part: TermsPart, evening: Evening) -> None:
    evening.start()
    page = part.window_page  # type: ignore[attr-defined]
    page.refresh()
    assert "39" in page.closing.text()
    evening.clock.forward(9 * MINUTE)
    evening.session.ticked.emit()
    assert "30" in page.closing.text()
    evening.session.do(tournament.close_registration)
    page.refresh()
    assert page.closing.text() == "Closed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_share_of_what_is_given_back_is_read_in_full(
    evening: Evening, part: TermsPart, languages: Languages, language: str
) -> None:
    session = evening.session
    session.words = languages.words(language)
    session.words_changed.emit()
    part.window_page.resize(900, 600)  # type: ignore[attr-defined]
    part.rules.open()  # it is folded to one line at this size
    QApplication.processEvents()
    for box in (part.rules.started.box, part.rules.no_show.box):
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        field = box.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
        )
        said = [box.itemText(at) for at in range(box.count())]
        assert max(box.fontMetrics().horizontalAdvance(text) for text in said) <= field.width(), said
