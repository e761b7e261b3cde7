"""F1 opens the manual at what is in front, wherever that is; it is read by keyboard alone, and blocks nothing."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.manual import INDEX, manual
from tdapp.app.preferences import Preferences
from tdapp.domain.clock import timing
from tdapp.domain.refusal import Refused
from tdapp.read.message import say
from tdapp.texts import LANGUAGES
from tdapp.ui.frame import pages
from tdapp.ui.i18n import Languages
from tdapp.ui.manual import asked, in_front, topics
from tdapp.ui.manual.window import ManualWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.pages.chips import parts as chips_parts
from tdapp.ui.pages.registration import parts as desk_parts
from tdapp.ui.pages.rulings.page import NAMES as RULING_PARTS
from tdapp.ui.pages.rulings.page import PARTS as RULING_BUTTONS
from tdapp.ui.session import Override, Session, Told
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.words.sentences import SENTENCES
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import state
from tests.ui.test_closing import SHOWS_ONLY, WINDOWS
from tests.ui.typing_walk import ALT, CTRL, PLACES, Hands, Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(STATES["running"](tmp_path), qtbot)


def shown(hands: Hands) -> ManualWindow:
    """The manual, which is in front and has the keys."""
    book = hands.window.beside.manual
    hands.qtbot.waitUntil(book.isActiveWindow)
    assert isinstance(book, ManualWindow) and book.isVisible()
    return book


def helped(hands: Hands) -> str:
    """The topic F1 opens; the manual is closed again."""
    before = QApplication.activeWindow()
    hands.press(Key.Key_F1)
    book = shown(hands)
    topic = book.topic
    book.leave()
    if before is not book:
        hands.qtbot.waitUntil(lambda: QApplication.activeWindow() is before)
    return topic


def window_of(hands: Hands, name: str) -> QWidget:
    """A window by the name of its kind, with the keys in it."""
    window = next(opened for kind, opened in WINDOWS.items() if kind.__name__ == name)(hands)
    hands.qtbot.waitUntil(window.isActiveWindow)
    return window


# What belongs to what


def test_every_page_part_and_window_has_a_topic_and_the_manual_has_each() -> None:
    assert topics.PAGES.keys() == {*pages.names(), LOBBY}
    of_parts = {("desk", part.name) for part in desk_parts.PARTS} | {("chips", part.name) for part in chips_parts.PARTS}
    of_parts |= {("rulings", name) for name in RULING_PARTS}
    assert topics.PARTS.keys() == of_parts | {("prizes", "deal"), ("prizes", "pool"), ("lobby", "form")}
    assert len(RULING_PARTS) == len(RULING_BUTTONS)
    assert topics.WINDOWS.keys() == {kind.__name__ for kind in (*WINDOWS, *SHOWS_ONLY)}
    named = {*topics.PAGES.values(), *topics.PARTS.values(), *topics.WINDOWS.values()}
    named |= {topics.COMMAND_BOX, topics.TIME, topics.FILE}
    assert [topic for topic in sorted(named) if manual("en").section(topic) is None] == []


def test_every_refusal_and_every_trouble_has_a_topic() -> None:
    refused = {code for code in SENTENCES if code.startswith(("refused.", "trouble."))}
    without = [code for code in sorted(refused) if manual("en").section(topics.of_refusal(code)) is None]
    assert len(refused) > 700 and without == []
    kinds = {code.split(".")[1] for code in refused if code.startswith("refused.")}
    assert topics.REFUSED.keys() - kinds == set(), "nothing refuses so any more"
    assert {f"refused.{code}" for code in topics.REFUSED_ALONE} - refused == set()


# F1


def test_f1_on_every_page_and_part_opens_what_the_manual_says_of_it(hands: Hands) -> None:
    faults = []
    for place in PLACES:
        hands.clean()
        if place.window or not hands.go(place):
            continue
        page: Any = hands.window.current()
        wanted = topics.of_page(hands.window.page, page.part_in_front())
        if (found := helped(hands)) != wanted:
            faults.append(f"{place.name}: {found}, not {wanted}")
    assert not faults, "\n".join(faults)


def test_f1_knows_what_a_page_shows_in_place_of_its_usual_self(hands: Hands) -> None:
    for page, shows, topic in (
        ("prizes", lambda page: page.desks.show_deal(), "deals"),
        ("prizes", lambda page: page.desks.show_pool(), "prizes#the-pool"),
        (LOBBY, lambda page: page.show_form(), "tournaments#a-new-tournament"),
        (LOBBY, lambda page: page.show_list(), "tournaments"),
        ("rulings", lambda page: page.count_penalties(), "rulings#penalties"),
    ):
        hands.window.go(page)
        shows(hands.window.current())
        assert helped(hands) == topic
    hands.window.open_command("bust")
    assert helped(hands) == topics.COMMAND_BOX


def test_f1_in_every_window_opens_what_the_manual_says_of_it(hands: Hands) -> None:
    faults = []
    for kind, opened in WINDOWS.items():
        hands.clean()
        window = opened(hands)
        hands.qtbot.waitUntil(window.isActiveWindow)
        found = helped(hands)
        if found != topics.WINDOWS[kind.__name__]:
            faults.append(f"{kind.__name__}: {found}")
        hands.clean()
    assert not faults, "\n".join(faults)


def test_the_manual_stands_beside_a_window_that_blocks_the_others(hands: Hands) -> None:
    settings = window_of(hands, "Settings")
    hands.press(Key.Key_F1)
    book = shown(hands)
    hands.press(Key.Key_F, CTRL)
    hands.qtbot.keyClicks(book.search, "screen")
    assert book.hits.count() > 0 and settings.isVisible()
    hands.press(Key.Key_Escape)
    hands.qtbot.waitUntil(settings.isActiveWindow)


# After a refusal


def test_f1_after_a_refusal_explains_it_while_it_is_in_sight(hands: Hands) -> None:
    hands.window.go("clock")
    bottom = hands.window.bottom
    assert not bottom.explain.isVisible()
    hands.session.do(timing.start)  # it runs
    assert bottom.told is not None and bottom.told.code == "refused.clock.started"
    assert bottom.explain.isVisible() and helped(hands) == "clock"
    hands.session.refuse(Refused("side.too_late"))
    assert helped(hands) == "side-pools"
    hands.window.go("players")
    assert helped(hands) == "players"
    hands.window.go("clock")
    hands.session.refuse(Refused("merge.same"))
    bottom.explain.click()
    assert shown(hands).topic == "people#merging"
    shown(hands).leave()
    hands.qtbot.waitUntil(hands.window.isActiveWindow)
    hands.session.do(timing.pause)
    assert not bottom.explain.isVisible() and helped(hands) == "clock"


def test_f1_explains_what_a_reason_is_asked_for_and_a_grey_button(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.window.go("clock")
    bar = Override(say("refused.sale.limit"), "sale.limit", hands.session.tournament or "", lambda _reason: None)
    hands.session.asked.emit(bar)
    assert hands.window.override.isVisible() and helped(hands) == "desk#rebuys-re-entries-add-ons"
    hands.window.override.help.click()
    assert shown(hands).topic == "desk#rebuys-re-entries-add-ons"
    shown(hands).leave()
    hands.qtbot.waitUntil(hands.window.isActiveWindow)
    hands.window.override.close_bar()
    page: Any = hands.window.current()
    button = next(each for each in page.findChildren(Button) if each.isVisible())
    button.allow(hands.session.reason(say("refused.reinstate.is_in", name="Ada")))
    monkeypatch.setattr(asked.QApplication, "widgetAt", lambda _at: button)
    assert "Ada" in button.why_not and helped(hands) == "players#bust-out"


def topic_of(window: Any, hands: Hands) -> str:
    """What F1 opens in a window."""
    if window is hands.window:
        return in_front.of_main(window)
    return in_front.of_side(window) if isinstance(window, SideWindow) else asked.of_this(window, hands.session)


@pytest.mark.parametrize(
    "kind", [pytest.param(each, marks=() if each == "running" else pytest.mark.soak) for each in STATES]
)
def test_every_grey_button_says_f1_and_leads_to_its_page(
    kind: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the mouse over it; by keyboard its key is refused for the same reason, which F1 explains from then on."""
    hands, faults, looked = Hands(STATES[kind](tmp_path), qtbot), list[str](), 0
    for place in PLACES:
        hands.clean()
        if not hands.go(place):
            continue
        window: Any = QApplication.activeWindow()
        for button in window.findChildren(Button):
            if not button.isVisible() or not button.why_not:
                continue
            looked += 1
            monkeypatch.setattr(asked.QApplication, "widgetAt", lambda _at, button=button: button)
            topic = topic_of(window, hands)
            refused = topics.of_refusal(hands.session.code_of(button.why_not))
            if manual("en").section(topic) is None or topic != (refused or topic):
                faults.append(f"{place.name}, {button.objectName()}: {button.why_not} leads to {topic!r}")
            if "F1" not in button.toolTip():
                faults.append(f"{place.name}, {button.objectName()}: F1 is not named")
    monkeypatch.undo()
    assert looked > 5
    assert not faults, "\n".join(faults)


def test_the_key_of_a_grey_button_says_why_and_f1_explains_it(qtbot: QtBot, tmp_path: Path) -> None:
    """On every page: a grey button takes no keys, so its own key is the way to its reason."""
    hands, faults, looked = Hands(STATES["finished"](tmp_path), qtbot), list[str](), 0
    for page in pages.names():
        hands.clean()
        hands.window.go(page)
        shown_page: Any = hands.window.current()
        for button in shown_page.findChildren(Button):
            why, (held, _, key) = button.why_not, button.key.partition("+")
            if not button.isVisible() or not why or held != "Alt" or len(key) != 1:
                continue
            looked += 1
            hands.press(Key(ord(key)), ALT)
            told, refused = hands.window.bottom.told, topics.of_refusal(hands.session.code_of(why))
            topic = in_front.of_main(hands.window)
            if told is None or told.text != why or topic != (refused or topics.of_page(page, "")):
                faults.append(f"{page}, {button.objectName()}: {why}, told {told}")
    assert looked > 5
    assert not faults, "\n".join(faults)


def test_f1_in_a_menu_explains_why_the_line_in_front_is_grey(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a menu of the bar and of a seat's; where the line can be done, what the manual says of the page."""
    hands.window.go("tables")
    page: Any = hands.window.current()
    seat = next(entry.seat for entry in state(hands.evening).playing() if entry.seat is not None)
    of_seat = page.at_seat.menu
    of_bar = hands.window.menu.menus[1]
    for menu, opened in (
        (of_seat, lambda: of_seat.open(hands.session, page.at_seat.spot(seat), page.pos())),
        (of_bar, lambda: of_bar.popup(page.pos())),
    ):
        opened()
        lines = [line for line in menu.actions() if not line.isSeparator() and line.menu() is None]
        grey = [line for line in lines if topics.of_why(hands.session, line.property("why") or "")]
        for line in (grey[0], next(line for line in lines if line.isEnabled() and line.text())):
            if not menu.isVisible():
                opened()
            monkeypatch.setattr(type(menu), "actionAt", lambda _menu, _at, line=line: line)
            hands.qtbot.keyClick(menu, Key.Key_F1)
            wanted = topics.of_why(hands.session, line.property("why") or "") or "tables"
            assert not menu.isVisible() and shown(hands).topic == wanted
            shown(hands).leave()
            hands.qtbot.waitUntil(hands.window.isActiveWindow)


def test_f1_in_a_window_beside_explains_what_was_refused_there(hands: Hands) -> None:
    window_of(hands, "DrawsWindow")
    hands.session.refuse(Refused("merge.same"))
    assert helped(hands) == "people#merging"
    hands.session.told.emit(Told("Saved", "info"))
    assert helped(hands) == "draws#the-window"


# Reading


def test_the_manual_is_read_and_searched_by_keyboard_alone(hands: Hands) -> None:
    hands.window.go("desk")
    hands.press(Key.Key_F1)
    book = shown(hands)
    assert QApplication.focusWidget() is book.page
    hands.press(Key.Key_F, CTRL)
    hands.qtbot.keyClicks(book.search, "hand for hand")
    hands.press(Key.Key_Return)
    assert book.topic == "hand-for-hand" and QApplication.focusWidget() is book.hits
    hands.press(Key.Key_Down)
    second = book.topic
    assert second != "hand-for-hand"
    hands.press(Key.Key_Left, ALT)
    hands.press(Key.Key_Left, ALT)
    assert book.topic == "desk#sell"
    hands.press(Key.Key_Right, ALT)
    assert book.topic == "hand-for-hand"
    hands.press(Key.Key_Home, ALT)
    assert book.topic == INDEX
    hands.press(Key.Key_Escape)
    hands.qtbot.waitUntil(lambda: QApplication.activeWindow() is not book)


def test_a_link_leads_to_its_page_and_nothing_outside_is_opened(hands: Hands) -> None:
    hands.press(Key.Key_F1)
    book = shown(hands)
    book.turn_to("desk")
    book.page.anchorClicked.emit(QUrl("side-pools.md"))
    assert book.topic == "side-pools"
    book.page.anchorClicked.emit(QUrl("https://example.org/x.md"))
    assert book.topic == INDEX
    assert book.page.loadResource(2, QUrl("file:///etc/hostname.png")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_written_with_its_headings_and_in_the_language_of_the_windows(
    qtbot: QtBot, language: str
) -> None:
    session = Session(None, Preferences(), Languages().words)
    book = ManualWindow(session)
    qtbot.addWidget(book)
    book.turn_to("desk#waiting-list")
    session.prefer(session.preferences._replace(language=language))
    assert book.topic == "desk#waiting-list"
    assert book.windowTitle() == {"en": "Manual", "nl": "Handleiding"}[language]
    for page in manual(language).pages.values():
        book.turn_to(page.name)
        text = book.page.toPlainText()
        assert page.title in text and "|---" not in text and "](" not in text
        written = [block.text() for block in book.page.blocks() if block.blockFormat().headingLevel()]
        assert written == [section.title for section in page.sections]


def test_a_narrow_window_shows_whole_pictures_and_stays_where_one_reads(hands: Hands) -> None:
    hands.window.beside.show_manual("clock")
    book = shown(hands)
    for wide in (1300, 900, 960):
        book.resize(wide, 700)
        hands.qtbot.waitUntil(lambda wide=wide: book.width() == wide and not book.page._later.isActive())
        assert (book.page.horizontalScrollBar().maximum(), book.page.verticalScrollBar().value()) == (0, 0)
    book.turn_to("clock#start-registration-and-finish")
    read = book.page.textCursor().block().text()
    book.resize(880, 700)
    hands.qtbot.waitUntil(lambda: book.width() == 880 and not book.page._later.isActive())
    assert book.page.textCursor().block().text() == read and book.page.verticalScrollBar().value() > 0


def test_in_another_language_it_stands_where_it_stood(hands: Hands) -> None:
    """Whatever is current in the list of pages, and wherever Back leads."""
    hands.window.show_manual()
    book = shown(hands)
    for topic in ("chips", "practice", "screen-reader"):
        book.turn_to(topic)
    book.contents.setFocus()
    for language in ("nl", "en"):
        behind, topic = list(book._behind), book.topic
        hands.session.prefer(hands.session.preferences._replace(language=language))
        assert (book.topic, book._behind) == (topic, behind)
    assert book.topic == "screen-reader"
    book.go_back()
    assert book.topic == "practice"
