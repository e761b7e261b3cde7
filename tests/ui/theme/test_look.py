"""The look in use: switched live, its icons tinted and kept."""

import pytest
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.frame.needs_panel import ICONS, SIGNS
from tdapp.ui.frame.texts import PHASES
from tdapp.ui.theme.icons import IconShelf, source
from tdapp.ui.theme.look import look


def inks(pixmap: QPixmap) -> set[str]:
    image = pixmap.toImage()
    opaque = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    ]
    return {colour.name().upper() for colour in opaque}


def test_an_icon_is_drawn_in_the_colour_asked_for(qtbot: QtBot) -> None:
    assert inks(IconShelf().pixmap("square", "#F5BE4F", 24, 1.0)) == {"#F5BE4F"}


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_an_icon_has_the_pixels_of_its_screen(qtbot: QtBot, ratio: float) -> None:
    pixmap = IconShelf().pixmap("play", "#FFFFFF", 16, ratio)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (16 * ratio, ratio)
    assert pixmap.deviceIndependentSize().width() == 16


def test_an_icon_is_drawn_once(qtbot: QtBot) -> None:
    shelf = IconShelf()
    assert shelf.pixmap("play", "#FFFFFF", 16, 1.0).cacheKey() == shelf.pixmap("play", "#FFFFFF", 16, 1.0).cacheKey()


def test_every_icon_that_is_named_ships(qtbot: QtBot) -> None:
    named = {action.icon for action in ACTIONS.values() if action.icon} | set(ICONS.values()) | set(SIGNS.values())
    for icon in sorted(named | {icon for _, icon, _ in PHASES.values()}):
        assert "currentColor" in source(icon)


def test_the_theme_changes_live_and_says_so(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    look().wear("dark")
    dark = app.palette().window().color()
    with qtbot.waitSignal(look().changed):
        look().wear("light")
    assert app.palette().window().color() != dark
    assert look().colour("text") == QColor("#16202C")
    assert inks(look().pixmap("square", "text", 24)) == {"#16202C"}


def test_an_unknown_theme_is_the_dark_one(qtbot: QtBot) -> None:
    look().wear("pink")
    assert look().tokens.dark


@pytest.mark.parametrize(("touch", "least"), [(False, 32), (True, 48)])
def test_buttons_are_high_enough(qtbot: QtBot, touch: bool, least: int) -> None:
    look().wear("dark", touch=touch)
    button = QPushButton("Pause")
    qtbot.addWidget(button)
    button.show()
    assert button.height() >= least
    look().wear("dark")
