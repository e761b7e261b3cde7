"""The house in the settings: typed, picked with the mouse, a logo taken from a file; what will not do says why."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from tdapp.app.house import house_of, mark_of, set_house
from tdapp.app.pictures import LARGEST
from tdapp.domain.club.house import House
from tdapp.ui.chip_pictures import LOGO, fitted_logo
from tdapp.ui.settings import Settings
from tests.ui.pages.evening import Evening


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Evening:
    return Evening(tmp_path)


@pytest.fixture
def settings(evening: Evening, qtbot: QtBot) -> Settings:
    shown = Settings(evening.session)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def a_picture(path: Path, width: int, height: int) -> str:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(20, 120, 80, 128))
    assert image.save(str(path))
    return str(path)


def typed(qtbot: QtBot, line: object, text: str) -> None:
    line.setFocus()  # type: ignore[attr-defined]
    line.selectAll()  # type: ignore[attr-defined]
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


def test_name_and_colours_are_typed(evening: Evening, settings: Settings, qtbot: QtBot) -> None:
    assert settings.house is not None
    assert settings.house.name.line.text() == evening.club.file.path.stem
    typed(qtbot, settings.house.name.line, "Poker Venlo")
    typed(qtbot, settings.house.colours["ink"].line, "0b3d2e")
    typed(qtbot, settings.house.colours["accent"].line, "orange")
    assert house_of(evening.club) == House("Poker Venlo", "", "#0b3d2e", "#e8702a")
    assert settings.house.read["ink"].text() == "Contrast on paper 12.2 to 1."
    typed(qtbot, settings.house.colours["ink"].line, "#FFD166")
    assert "too pale" in settings.house.read["ink"].text()
    settings.house.colours["ink"].line.clear()
    qtbot.keyClick(settings.house.colours["ink"].line, Qt.Key.Key_Return)
    assert house_of(evening.club).ink == ""


def test_a_colour_is_picked_with_the_mouse(evening: Evening, settings: Settings, qtbot: QtBot) -> None:
    assert settings.house is not None
    pills = settings.house.picks["accent"].pills
    qtbot.mouseClick(pills["2557b5"], Qt.MouseButton.LeftButton)
    assert house_of(evening.club).accent == "#2557b5" and pills["2557b5"].isChecked()
    qtbot.mouseClick(pills["none"], Qt.MouseButton.LeftButton)
    assert house_of(evening.club).accent == "" and settings.house.colours["accent"].line.text() == ""


def test_where_seat_lists_hang_is_typed_and_stands_on_the_screen(
    evening: Evening, settings: Settings, qtbot: QtBot
) -> None:
    assert settings.house is not None and evening.session.tournament is not None
    typed(qtbot, settings.house.lists.line, "beside the bar")
    assert house_of(evening.club).lists == "beside the bar"
    assert evening.session.screen_view(evening.session.tournament).lists_hang == "beside the bar"
    typed(qtbot, settings.house.lists.line, "x" * 41)
    assert settings.house.lists.problem() and house_of(evening.club).lists == "beside the bar"
    settings.house.lists.line.clear()
    qtbot.keyClick(settings.house.lists.line, Qt.Key.Key_Return)
    assert house_of(evening.club).lists == ""


def test_what_is_no_colour_stays_with_what_would_do(evening: Evening, settings: Settings, qtbot: QtBot) -> None:
    assert settings.house is not None
    typed(qtbot, settings.house.colours["ink"].line, "moss")
    assert "'moss' is not a colour" in settings.house.colours["ink"].problem()
    assert settings.house.colours["ink"].line.text() == "moss" and house_of(evening.club).ink == ""


def test_a_logo_is_taken_whole_and_let_go(evening: Evening, settings: Settings, tmp_path: Path) -> None:
    card = settings.house
    assert card is not None and not card.without.isVisibleTo(card)
    card.take_logo(a_picture(tmp_path / "wide.png", 2000, 500))
    kept = QImage.fromData(mark_of(evening.club).logo)
    assert (kept.width(), kept.height()) == (640, 160) and kept.hasAlphaChannel()
    assert not card.logo.pixmap().isNull() and card.without.isVisibleTo(card)
    card.without.click()
    assert house_of(evening.club).logo == "" and card.logo.text() == "none yet"


def test_a_file_that_is_no_picture_is_told_and_changes_nothing(
    evening: Evening, settings: Settings, tmp_path: Path
) -> None:
    told: list[str] = []
    evening.session.told.connect(lambda each: told.append(each.text))
    wrong = tmp_path / "logo.png"
    wrong.write_bytes(b"not a picture at all")
    assert settings.house is not None
    settings.house.take_logo(str(wrong))
    assert "cannot be read as a picture" in told[-1] and str(wrong) in told[-1]
    assert house_of(evening.club).logo == ""


def test_a_logo_of_many_colours_still_fits_into_the_file(tmp_path: Path, qtbot: QtBot) -> None:
    image = QImage(900, 900, QImage.Format.Format_RGB32)
    for y in range(900):
        for x in range(0, 900, 3):
            image.setPixel(x, y, (x * 7919 + y * 104729) * 2654435761 & 0xFFFFFF | 0xFF000000)
    path = str(tmp_path / "noise.bmp")
    assert image.save(path)
    body = fitted_logo(path)
    assert body is not None and len(body) <= LARGEST
    assert max(QImage.fromData(body).width(), QImage.fromData(body).height()) <= max(LOGO)


def test_a_logo_the_file_lost_is_said(evening: Evening, settings: Settings) -> None:
    set_house(evening.club, House("Ours", "0" * 64))
    assert settings.house is not None
    settings.house.show_house()
    assert settings.house.logo.text() == "not in this file: choose it again"
