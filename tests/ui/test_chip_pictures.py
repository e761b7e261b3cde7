"""Pictures of the club's chips: any photo becomes small and square, is kept once, and what is none is refused."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_set import Chip, ChipSet
from tdapp.domain.clock.structure import Break
from tdapp.domain.units import Chips
from tdapp.ui.chip_pictures import SIDE, ChipPictures, made_small
from tests.ui.pages.evening import MINUTE, Evening, demo_names, level


@pytest.fixture
def photo(tmp_path: Path, qtbot: QtBot) -> str:
    """A wide photo: red in the middle square, blue beside it."""
    image = QImage(1600, 900, QImage.Format.Format_RGB32)
    image.fill(QColor("#0000ff"))
    painter = QPainter(image)
    painter.fillRect(350, 0, 900, 900, QColor("#ff0000"))
    painter.end()
    path = str(tmp_path / "photo.png")
    assert image.save(path)
    return path


def test_a_photo_becomes_its_middle_square_and_is_kept_once(photo: str, tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    pictures = ChipPictures(evening.session)
    digest = pictures.keep(photo)
    assert digest and pictures.keep(photo) == digest and len(digest) == 64
    shown = pictures.image(Chip(Chips(25), "#2e8b57", 1, picture=digest))
    assert shown is not None and (shown.width(), shown.height()) == (SIDE, SIDE)
    for x in (2, SIDE // 2, SIDE - 3):
        colour = QColor(shown.pixel(x, SIDE // 2))
        assert colour.red() > 230 and colour.blue() < 25
    assert pictures.image(Chip(Chips(25), "#2e8b57", 1)) is None
    evening.close()


def test_a_picture_the_club_does_not_have_is_drawn_instead(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path)
    assert ChipPictures(evening.session).image(Chip(Chips(25), "#2e8b57", 1, picture="f" * 64)) is None
    evening.close()


def test_what_is_no_picture_is_refused(tmp_path: Path, qtbot: QtBot) -> None:
    evening = Evening(tmp_path)
    wrong = tmp_path / "chip.png"
    wrong.write_bytes(b"not a picture at all")
    assert made_small(str(wrong)) is None and made_small(str(tmp_path / "missing.png")) is None
    assert ChipPictures(evening.session).keep(str(wrong)) is None
    evening.close()


def test_the_rooms_screen_is_given_the_pictures_of_chips_that_leave(photo: str, tmp_path: Path) -> None:
    evening = Evening(tmp_path, demo_names()[:9])
    session = evening.session
    digest = ChipPictures(session).keep(photo)
    assert digest and session.tournament is not None
    chips = (Chip(Chips(25), "#2e8b57", 400, picture=digest), Chip(Chips(100), "#22262d", 400))
    session.do(chip_sets.choose_set, ChipSet("case", "Case", chips))
    pause = Break(10 * MINUTE, colour_up=(Chips(25),))
    session.do(tournament.change_structure, (level(25), pause, level(100), level(200)))
    evening.register(9)
    evening.draw()
    evening.start()
    assert session.screen_view(session.tournament).leaving == ()
    evening.clock.forward(21 * MINUTE)
    view = session.screen_view(session.tournament)
    assert view.leaving == (chips,)
    assert [each for each, _body in view.pictures] == [digest] and view.pictures[0][1].startswith(b"\xff\xd8\xff")
    evening.close()
