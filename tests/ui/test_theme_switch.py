"""A switch of the theme leaves nothing behind: every page looks as in a window that was opened in that theme."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.hands import hand_for_hand
from tdapp.domain.registration import waiting
from tdapp.domain.units import Seat, TableNo
from tdapp.ui.actions.rulings import RULE_AT
from tdapp.ui.frame import pages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import Evening, demo_names

PARTS = {"desk": "123456", "chips": "1234567", "rulings": "RGPB"}  # keys of the parts of a page, with Alt
PLACES = [(page, part) for page in (*pages.names(), LOBBY) for part in PARTS.get(page, "-")]
BESIDE = (
    "people", "drawers", "draws", "room_rules", "correcting", "operators", "announcements", "events", "screens",
    "generator", "fit", "by_hand",
)  # fmt: skip


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path, demo_names()[:24])
    made.register(20)
    made.draw()
    made.start()
    made.session.do(waiting.join, made.people[21])
    made.bust(3, 7)
    made.close_registration()
    made.session.do(hand_for_hand.begin)
    yield made
    look().wear("dark")
    made.close()


def opened(evening: Evening, qtbot: QtBot) -> MainWindow:
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.refresh()
    return window


def go(window: MainWindow, page: str, part: str) -> None:
    window.go(page)
    shown = window.current()
    assert shown is not None
    for shortcut in shown.findChildren(QShortcut) if page in PARTS else ():
        if shortcut.key() == QKeySequence(f"Alt+{part}"):
            shortcut.activated.emit()
    window.refresh()


def grabbed(widget: QWidget) -> QImage:
    for _layout in range(3):
        QApplication.processEvents()
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()  # a cursor that blinks is no difference
    QApplication.processEvents()
    return widget.grab().toImage()


def different(one: QImage, other: QImage) -> int:
    """Pixels that are not the same."""
    assert one.size() == other.size()
    if one == other:
        return 0
    pairs = ((x, y) for x in range(one.width()) for y in range(one.height()))
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in pairs)


def shown_in(window: MainWindow, page: str, part: str) -> QWidget:
    go(window, page, part)
    return window


def answered(window: MainWindow) -> QWidget:
    window.run(RULE_AT.id, (Seat(TableNo(1), 5),))
    page = window.current()
    assert isinstance(page, RulingsPage)
    page.ruling.choose("betting.silent_chips")
    assert page.ruling.answer.text.toPlainText()
    return window


def beside(window: MainWindow, name: str) -> QWidget:
    if getattr(window.beside, name) is None:
        getattr(window.beside, f"show_{name}")()
    made = getattr(window.beside, name)
    assert isinstance(made, QWidget)
    return made


SIGHTS: dict[str, Callable[[MainWindow], QWidget]] = {
    "answer": answered,
    **{f"{page}-{part}": partial(shown_in, page=page, part=part) for page, part in PLACES},
    **{name: partial(beside, name=name) for name in BESIDE},
}
SOME = ("answer", "rulings-G", "rulings-P", "rulings-B", "tables--", "players--", "prizes--", "desk-2", "chips-2")


def wears_it_whole(evening: Evening, qtbot: QtBot, folder: Path, theme: str, names: Iterable[str]) -> None:
    """What is in sight is switched; the same is then looked at in a window that was opened in the theme."""
    sights = {name: SIGHTS[name] for name in names}
    look().wear("dark" if theme == "light" else "light")
    first = opened(evening, qtbot)
    for show in sights.values():
        grabbed(show(first))
    look().wear(theme)
    fresh = opened(evening, qtbot)
    for show in sights.values():
        grabbed(show(fresh))
    look().wear(theme)  # once more for both: how wide a field is follows from when it was styled
    left = {}
    for name, show in sights.items():
        one, other = grabbed(show(first)), grabbed(show(fresh))
        if count := different(one, other):
            left[name] = count
            one.save(str(folder / f"{name}-switched.png"))
            other.save(str(folder / f"{name}-fresh.png"))
    assert left == {}, f"pixels of another theme; pictures in {folder}"


def test_f3_pages_wear_the_new_theme_whole(evening: Evening, qtbot: QtBot, tmp_path: Path) -> None:
    wears_it_whole(evening, qtbot, tmp_path, "light", SOME)


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_f3_every_page_and_window_wears_the_new_theme_whole(
    evening: Evening, qtbot: QtBot, tmp_path: Path, theme: str
) -> None:
    wears_it_whole(evening, qtbot, tmp_path, theme, SIGHTS)
