"""The parts of the frame: given a read model, what do they show?"""

from datetime import UTC, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.time_source import Jump, JumpKind
from tdapp.domain.units import ActNo, TournamentId
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency
from tdapp.ui.actions.hands import IN_STEP
from tdapp.ui.frame import bottom_line
from tdapp.ui.frame.bars import LockBar, OverrideBar
from tdapp.ui.frame.bottom_line import BottomLine
from tdapp.ui.frame.needs_panel import NeedsPanel, NeedsStrip
from tdapp.ui.frame.rail import Rail
from tdapp.ui.frame.time_bar import TimeBar
from tdapp.ui.frame.top_bar import TopBar
from tdapp.ui.language import language
from tdapp.ui.session import Override, Told
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.frame.samples import CLOCK, LAST_MINUTE, ON_BREAK, PAUSED, SOON, STATUS, STOPS, WAITING

WORDS = Words("en", UTC)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def dressed(qtbot: QtBot) -> None:
    look().wear("dark")


def shown(qtbot: QtBot, widget: QWidget, width: int = 1290) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, widget.height())
    widget.show()


@pytest.fixture
def top(qtbot: QtBot) -> TopBar:
    top = TopBar()
    shown(qtbot, top)
    top.show_status(STATUS)
    top.show_clock(CLOCK)
    return top


def test_the_top_bar_shows_the_evening(top: TopBar) -> None:
    assert (top.name.text(), top.state.text) == ("Herfst Open 2026", "Running")
    assert (top.level.text(), top.note.text(), top.time.text) == ("Level 9", "time left", "12:38")
    assert top.blinds.figure.text() == "400 / 800, ante 800"
    assert top.left.figure.text() == "137 / 180"
    assert top.average.figure.text() == "44,672 · 55 BB"
    assert top.tables.figure.text() == "16"
    assert all(widget.isVisible() for widget in (top.blinds, top.left, top.average, top.tables))


@pytest.mark.parametrize(
    ("clock", "ink", "note"),
    [(CLOCK, "text", "time left"), (PAUSED, "danger", "time left"), (LAST_MINUTE, "warning", "time left")],
)
def test_the_time_changes_its_colour_and_the_state_its_word(top: TopBar, clock: object, ink: str, note: str) -> None:
    top.show_clock(clock)  # type: ignore[arg-type]
    assert (top.time.ink, top.note.text()) == (ink, note)


def test_a_break_says_when_play_goes_on_and_with_which_blinds(top: TopBar) -> None:
    top.show_clock(ON_BREAK)
    top.show_status(replace(STATUS, left=136))  # somebody registers or busts out meanwhile: it is still a break
    assert (top.state.text, top.state.icon) == ("Break", "coffee")
    assert (top.level.text(), top.note.text()) == ("Break", "back 21:27")
    assert (top.blinds.caption.text(), top.blinds.figure.text()) == ("Next blinds", "500 / 1,000, ante 1,000")
    top.show_clock(CLOCK)
    assert top.state.text == "Running"


def test_a_narrow_bar_keeps_what_matters_most(top: TopBar) -> None:
    top.resize(800, top.height())
    assert not top.average.isVisible() and top.blinds.isVisible()
    top.resize(640, top.height())
    assert not top.tables.isVisible() and not top.blinds.isVisible()
    assert top.left.isVisible() and top.time.isVisible() and top.command.isVisible()


def test_a_long_name_does_not_push_the_figures_out(qtbot: QtBot, top: TopBar) -> None:

    top.show_status(replace(STATUS, name="<b>Đại hội</b> " * 14))
    assert top.width() == 1290
    assert top.command.geometry().right() <= 1290
    assert top.name.text().startswith("<b>")


def test_without_a_tournament_the_bar_says_so(top: TopBar) -> None:
    top.show_nothing()
    assert top.name.text() == "No tournament open"
    assert not top.time.isVisible()


def test_needs_are_shown_in_order_with_their_buttons(qtbot: QtBot) -> None:
    panel = NeedsPanel()
    shown(qtbot, panel, 300)
    panel.show_needs((STOPS, SOON, WAITING))
    assert [card.title_line.text() for card in panel.cards] == [
        "Table 7 stops: 3 short",
        "Break in 4 minutes",
        "3 entries without a seat",
    ]
    assert [bool(card.button) for card in panel.cards] == [True, False, True]
    assert (panel.tone(), panel.first(), panel.count.text()) == ("danger", STOPS, "3")
    last = panel.cards[2].button
    assert last is not None
    with qtbot.waitSignal(panel.asked) as asked:
        qtbot.mouseClick(last, LEFT)
    assert asked.args == ["seats.waiting", ()]


def test_a_card_that_cannot_be_settled_now_says_why_and_is_skipped_by_the_key(qtbot: QtBot) -> None:
    panel = NeedsPanel()
    shown(qtbot, panel, 300)
    panel.show_needs((WAITING, STOPS), ("All seats are taken.", ""))
    button = panel.cards[0].button
    assert button is not None and not button.isEnabled()
    assert "All seats are taken." in button.toolTip()
    assert panel.first() == STOPS


def test_a_button_of_many_words_stays_inside_its_card(qtbot: QtBot) -> None:
    panel = NeedsPanel()
    shown(qtbot, panel, 300)
    panel.show_needs((Need("last_hands", Urgency.WARNING, say("needs.last_hands", n=3), None, IN_STEP.id),))
    card = panel.cards[0]
    qtbot.waitUntil(lambda: card.mapTo(panel, card.rect().topRight()).x() < panel.width())
    assert card.button is not None and card.button.geometry().right() < card.width()


def test_the_same_needs_leave_the_cards_alone(qtbot: QtBot) -> None:
    panel = NeedsPanel()
    qtbot.addWidget(panel)
    panel.show_needs((STOPS,))
    card = panel.cards[0]
    panel.show_needs((STOPS,))
    assert panel.cards[0] is card
    language().changed.emit()
    panel.show_needs((STOPS,))
    assert panel.cards[0] is not card


def test_nothing_to_settle_is_all_quiet(qtbot: QtBot) -> None:
    panel = NeedsPanel()
    shown(qtbot, panel, 300)
    panel.show_needs((STOPS,))
    assert not panel.quiet.isVisible()
    panel.show_needs(())
    assert panel.quiet.isVisible() and panel.first() is None


def test_the_strip_counts(qtbot: QtBot) -> None:
    strip = NeedsStrip()
    shown(qtbot, strip, 44)
    strip.show_count(2, "danger", "2 things need you now")
    assert strip.accessibleName() == "2 things need you now"
    strip.grab()


def test_the_rail_asks_for_pages_by_click_and_marks_the_one_shown(qtbot: QtBot) -> None:
    rail = Rail()
    rail.resize(76, 728)
    shown(qtbot, rail, 76)
    with qtbot.waitSignal(rail.asked) as asked:
        qtbot.mouseClick(rail.buttons["players.page"], LEFT)
    assert asked.args == ["players.page"]
    rail.choose("tables")
    assert [action for action, button in rail.buttons.items() if button.isChecked()] == ["tables.page"]
    assert {action: button.digit for action, button in rail.buttons.items() if button.digit} == {
        "clock.page": "1",
        "players.page": "2",
        "desk.page": "0",
        "tables.page": "3",
        "window.in_step": "B",
        "structure.page": "4",
        "chips.page": "5",
        "prizes.page": "6",
        "rulings.page": "7",
        "papers.page": "8",
        "journal.page": "9",
        "result.page": "R",
    }


@pytest.fixture
def bottom(qtbot: QtBot) -> BottomLine:
    bottom = BottomLine()
    shown(qtbot, bottom)
    return bottom


def test_an_act_is_told_with_undo_for_a_while(
    qtbot: QtBot, bottom: BottomLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bottom_line, "FRESH", 150)
    bottom.tell(Told("<b>Ada</b> out, place 138", "done", ActNo(5)))
    assert bottom.text.text() == "<b>Ada</b> out, place 138"
    assert bottom.undo.isVisible() and 0 < bottom.undo.left() <= 1
    with qtbot.waitSignal(bottom.undo_asked):
        qtbot.mouseClick(bottom.undo, LEFT)
    qtbot.waitUntil(lambda: not bottom.undo.isVisible())
    assert bottom.text.text()  # the sentence stays


def test_beside_what_was_taken_back_stands_redo(qtbot: QtBot, bottom: BottomLine) -> None:
    bottom.tell(Told("Undone: bust-out of Ada", "done", ActNo(6), back=True))
    assert (bottom.undo.text(), bottom.undo.key) == ("Redo", "Ctrl+Shift+Z")
    with qtbot.assertNotEmitted(bottom.undo_asked), qtbot.waitSignal(bottom.redo_asked):
        qtbot.mouseClick(bottom.undo, LEFT)
    bottom.tell(Told("Redone: bust-out of Ada", "done", ActNo(7)))
    assert (bottom.undo.text(), bottom.undo.key) == ("Undo", "Ctrl+Z")


def test_a_refusal_takes_the_undo_away_and_is_marked(bottom: BottomLine) -> None:
    bottom.tell(Told("Done", "done", ActNo(5)))
    bottom.tell(Told("Registration is closed.", "refused"))
    assert not bottom.undo.isVisible()
    assert (bottom.text.property("tone"), bottom.sign.icon) == ("warning", "ban")


def test_saved_copied_and_shown_stand_at_the_right(bottom: BottomLine) -> None:
    bottom.show_saved("saved 12:03:41")
    bottom.show_copies("copy 12:00", "")
    bottom.show_display("Clock on display 2")
    assert bottom.saved.text.text() == "saved 12:03:41"
    assert bottom.copies.text.text() == "copy 12:00"
    assert bottom.display.text.text() == "Clock on display 2"
    bottom.show_copies("copy 12:00", "The stick is full.")
    assert (bottom.copies.text.text(), bottom.copies.text.property("tone")) == ("Copy failed", "danger")
    assert "The stick is full." in bottom.copies.toolTip()
    bottom.show_display("")
    assert bottom.display.text.text() == "no public screen"


def test_a_rule_is_lifted_only_with_a_reason(qtbot: QtBot) -> None:
    bar = OverrideBar()
    shown(qtbot, bar)
    said = say("refused.draw.started")
    asked = Override(said, "draw.started", TournamentId("t"), lambda _reason: None)
    bar.ask(asked, WORDS.said(said))
    assert bar.isVisible() and not bar.do.isEnabled()
    qtbot.keyClicks(bar.reason, "   ")
    assert not bar.do.isEnabled()
    qtbot.keyClicks(bar.reason, "wrong draw")
    with qtbot.waitSignal(bar.lifted) as lifted:
        qtbot.keyClick(bar.reason, Qt.Key.Key_Return)
    assert lifted.args == [asked, "wrong draw"]
    assert not bar.isVisible()
    bar.ask(asked, WORDS.said(said))
    assert bar.reason.text() == ""
    qtbot.keyClick(bar.reason, Qt.Key.Key_Escape)
    assert not bar.isVisible() and bar.asked is None


@pytest.mark.parametrize(("minutes", "word"), [(12, "set forward"), (-12, "set back")])
def test_a_clock_that_was_set_anew_is_told(qtbot: QtBot, minutes: int, word: str) -> None:
    bar = TimeBar()
    shown(qtbot, bar)
    jump = Jump(JumpKind.SET, timedelta(minutes=minutes), counted=False)
    bar.ask(jump)
    assert word in bar.text.text() and "12 min" in bar.text.text()
    assert bar.answers[0].isVisible() is (minutes > 0) and bar.answers[2].isVisible()
    with qtbot.waitSignal(bar.answered) as answered:
        qtbot.mouseClick(bar.answers[2], LEFT)
    assert answered.args == [jump, 2]
    bar.ask(None)
    assert not bar.isVisible()


def test_the_lock_bar_unlocks_by_click(qtbot: QtBot) -> None:
    bar = LockBar()
    shown(qtbot, bar)
    with qtbot.waitSignal(bar.unlocked):
        qtbot.mouseClick(bar.unlock, LEFT)


def test_the_line_counts_who_is_on_penalty_and_is_silent_otherwise(qtbot: QtBot) -> None:
    line = BottomLine()
    shown(qtbot, line)
    assert not line.away.isVisible()
    line.show_away(1)
    assert line.away.isVisible() and line.away.text.text() == "1 on penalty"
    line.show_away(3)
    assert line.away.text.text() == "3 on penalty"
    line.show_away(0)
    assert not line.away.isVisible()


def test_every_line_shows_the_key_it_has_on_every_page(qtbot: QtBot) -> None:
    panel = NeedsPanel()
    shown(qtbot, panel, 300)
    actions = ("moves.accept", "clock.resume", "prizes.post", "prizes.page", "chips.set")
    panel.show_needs(tuple(Need(name, Urgency.INFO, say("needs.finish"), None, name) for name in actions))
    keys = [card.button.key for card in panel.cards if card.button is not None]
    assert keys == ["Ctrl+J", "Space", "Ctrl+Shift+P", "Ctrl+6", ""]


def test_a_long_name_is_whole_where_all_else_is_in_sight(top: TopBar) -> None:
    long = "Nederlands Kampioenschap No-Limit Hold'em, voorronde"
    top.show_status(replace(STATUS, name=long))
    wanted = top.name.fontMetrics().horizontalAdvance(long)
    for width, whole in ((1844, True), (1290, False), (1844, True)):
        top.resize(width, top.height())
        QApplication.processEvents()
        assert (top.name.width() >= wanted) is whole, width
        assert top.command.width() >= top.command.whole_hint()
