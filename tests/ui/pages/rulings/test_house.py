"""House rules by keyboard: set with a citation, take back, nothing half-done, in the club and in the tournament."""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.rulings.house_rules import OWN, with_own
from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.app.rulings.rulings import ruled
from tdapp.domain.rulings import discipline
from tdapp.rulebooks.loading import BadHouse, with_house
from tdapp.rulings.situation import Situation
from tdapp.ui.i18n import Languages
from tdapp.ui.pages.rulings.house import NAME, HouseRules
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.words.rulings import house as texts
from tests.ui.pages.evening import SETUP, STRUCTURE, Evening

ARTICLE = "House rules 2026, art. 4"
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    evening.session.do(discipline.choose_rulebook, "HC")
    yield evening
    evening.close()


@pytest.fixture
def dialog(evening: Evening, qtbot: QtBot) -> HouseRules:
    dialog = HouseRules(evening.session)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def focus(dialog: HouseRules) -> QWidget:
    widget = dialog.focusWidget()
    assert widget is not None
    return widget


def find(dialog: HouseRules, typed: str) -> None:
    QTest.keyClicks(focus(dialog), typed)
    QTest.keyClick(focus(dialog), Qt.Key.Key_Return)
    QTest.keyClick(focus(dialog), Qt.Key.Key_Return)


def state(evening: Evening) -> tuple[str, str]:
    assert evening.session.tournament is not None
    state = evening.club.desk.state(evening.session.tournament)
    return state.rulebook, state.house


def test_a_number_is_set_by_keys_alone_and_counts_at_once(evening: Evening, dialog: HouseRules) -> None:
    assert focus(dialog) is dialog.search
    find(dialog, "table is halted")
    assert focus(dialog).objectName() == "house_number"
    QTest.keyClicks(focus(dialog), "x")
    focus(dialog).selectAll()  # type: ignore[attr-defined]
    QTest.keyClicks(focus(dialog), "2")
    QTest.keyClick(focus(dialog), Qt.Key.Key_Tab)
    assert focus(dialog).objectName() == "house_cite"
    QTest.keyClicks(focus(dialog), ARTICLE)
    QTest.keyClick(focus(dialog), Qt.Key.Key_Return)
    text = with_own("", "halt_short", 2, ARTICLE)
    assert state(evening) == ("HC", text)
    assert evening.session.house_rules_of("HC") == text
    assert dialog.list.item(0).text() == f"{dialog.value.name.text()}\n2 · {ARTICLE}"


def test_a_way_is_chosen_by_keys_and_taken_back(evening: Evening, dialog: HouseRules) -> None:
    find(dialog, "odd chips")
    assert focus(dialog) is dialog.value.choice
    QTest.keyClick(focus(dialog), Qt.Key.Key_Down)
    QTest.keyClick(focus(dialog), Qt.Key.Key_Tab)
    QTest.keyClicks(focus(dialog), ARTICLE)
    QTest.keyClick(focus(dialog), Qt.Key.Key_Return, CTRL)
    assert state(evening) == ("HC", with_own("", "odd_chips", "all_to_first", ARTICLE))
    QTest.keyClick(dialog, Qt.Key.Key_Z, ALT)
    assert state(evening) == ("HC", "")
    assert evening.session.house_rules_of("HC") == ""
    assert not dialog.value.back.isEnabled()


def test_the_ruling_then_cites_the_house(evening: Evening, dialog: HouseRules) -> None:
    dialog.change("penalty_device", "must", ARTICLE)
    seen = ruled(Situation("conduct.device"), *state(evening)).ruling
    plain = ruled(Situation("conduct.device"), "HC").ruling
    assert seen is not None and plain is not None
    assert ARTICLE in {str(cite) for cite in seen.citations}
    assert ARTICLE not in {str(cite) for cite in plain.citations}


def test_without_a_citation_nothing_happens_and_what_was_typed_stays(evening: Evening, dialog: HouseRules) -> None:
    find(dialog, "table is halted")
    dialog.value.number.line.setText("2")
    dialog.value.cite.line.setText("   ")
    dialog.value.ask()
    assert dialog.value.cite.note.text() == "Say where the house has written it down."
    assert focus(dialog) is dialog.value.cite.line
    assert dialog.value.number.line.text() == "2"
    assert (state(evening), evening.session.house_rules_of("HC")) == (("HC", ""), "")


@pytest.mark.parametrize("typed", ["", "-1", "many", "9999999"])
def test_a_number_that_cannot_be_is_said_at_its_field(evening: Evening, dialog: HouseRules, typed: str) -> None:
    find(dialog, "table is halted")
    dialog.value.number.line.setText(typed)
    dialog.value.cite.line.setText(ARTICLE)
    dialog.value.ask()
    assert dialog.value.number.problem()
    assert state(evening) == ("HC", "")


def test_what_the_tournament_refuses_is_not_kept_in_the_club(
    evening: Evening, dialog: HouseRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening.session, "why_not", lambda *args: "The tournament is over.")
    dialog.change("halt_short", 2, ARTICLE)
    assert dialog.value.cite.note.text() == "The tournament is over."
    assert evening.session.house_rules_of("HC") == ""


def test_a_tournament_that_went_under_other_house_rules_can_take_over_the_clubs(
    evening: Evening, dialog: HouseRules
) -> None:
    assert not dialog.take_over.isVisible()
    text = with_own("", "halt_short", 2, ARTICLE)
    evening.club.put_setting(OWN + "HC", text)
    dialog.refresh()
    assert dialog.take_over.isVisible()
    dialog.take_over.click()
    assert state(evening) == ("HC", text)
    assert not dialog.take_over.isVisible()


def test_the_book_of_new_tournaments(evening: Evening, dialog: HouseRules) -> None:
    assert dialog.default.currentData() == "TDA2024"
    dialog.default.setFocus()
    dialog.default.setCurrentIndex(dialog.default.findData("QLD"))
    dialog.default.activated.emit(dialog.default.currentIndex())
    new = evening.club.create(SETUP, STRUCTURE)
    assert evening.club.desk.state(new).rulebook == "QLD"
    assert state(evening) == ("HC", "")


def test_a_house_text_that_no_longer_fits_is_said(evening: Evening, dialog: HouseRules) -> None:
    evening.session.do(discipline.choose_rulebook, "HC", with_own("", "gone_by_now", 1, ARTICLE))
    dialog.refresh()
    assert "gone_by_now" in dialog.trouble.text()
    assert dialog.list.count() > 10


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (with_own("", "gone_by_now", 1, ARTICLE), "gone_by_now: het reglement heeft zo'n waarde niet. Stel de andere"),
        (with_own("", "odd_chips", "nobody", ARTICLE), "nobody kan niet worden gekozen. Kies een van: "),
        (with_own("", "halt_short", True, ARTICLE), "Ja kan niet kloppen. Het boek zegt 3."),
        (with_own("", "halt_short", -1, ARTICLE), "−1 is lager dan 0. Vul een getal vanaf 0 in."),
        (with_own("", "halt_short", 2, " "), "zeg waar het huis dit heeft vastgelegd."),
        ("[values", "De tekst ervan is niet te lezen. Stel de waarden opnieuw in."),
    ],
)
def test_why_house_rules_do_not_fit_is_said_in_the_language_of_the_desk(
    text: str, said: str, evening: Evening, qtbot: QtBot
) -> None:
    languages = Languages(zone=UTC)
    dutch = languages.words("nl")
    with pytest.raises(BadHouse) as bad:
        with_house(rulebooks()["HC"], text)
    told = texts.unfit_of(dutch, bad.value)
    assert said in told and "{" not in told
    whole = dutch(texts.UNFIT, what=told)
    assert whole.startswith("Deze huisregels") and whole.endswith(told)


def test_undo_gives_the_value_back_and_the_list_shows_it(evening: Evening, dialog: HouseRules) -> None:
    dialog.change("halt_short", 2, ARTICLE)
    assert dialog.list.item(0).data(NAME) == "halt_short"
    evening.session.undo()
    assert dialog.rules[0].own == ""
    assert dialog.take_over.isVisible()


def test_a_search_that_finds_nothing_says_so(dialog: HouseRules) -> None:
    QTest.keyClicks(dialog.search, "zzz")
    assert dialog.value.name.text() == "No value found."
    assert not dialog.value.set.isVisible()
    dialog.value.ask()


def test_the_page_rules_by_the_book_and_says_so_when_house_rules_do_not_fit(evening: Evening, qtbot: QtBot) -> None:
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.show()
    assert page.trouble.isHidden()
    evening.session.do(discipline.choose_rulebook, "HC", with_own("", "gone_by_now", 1, ARTICLE))
    assert page.trouble.isVisible() and "gone_by_now" in page.trouble.text()
    page.ruling.choose("conduct.device")
    assert page.ruling.answer.outcome is not None and page.ruling.answer.outcome.ruling is not None
    evening.session.do(discipline.choose_rulebook, "HC", "")
    assert page.trouble.isHidden()


def test_the_key_of_the_page_opens_them(evening: Evening, qtbot: QtBot) -> None:
    page = RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    QTest.keyClick(page, Qt.Key.Key_H, ALT)
    opened = page.findChildren(HouseRules)
    assert len(opened) == 1 and opened[0].isVisible()
    opened[0].close()
