"""Chips that leave in a break: drawn with what takes their place, as the club's pictures show them, else said."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageWriter
from pytestqt.qtbot import QtBot

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.clock.structure import Break
from tdapp.domain.units import Chips
from tdapp.read.screen import ScreenView
from tdapp.ui.screens.canvas import image
from tdapp.ui.screens.zones import Lettering, Swap
from tdapp.values import replace
from tests.ui.pages.evening import words_for
from tests.ui.screens.reading import SHOW, pictures, zones
from tests.ui.screens.samples import ON_BREAK, PAUSE, with_clock

WORDS = words_for("en")
GREEN, BLACK, PURPLE = (
    Chip(Chips(25), "#2e8b57", 400),
    Chip(Chips(100), "#22262d", 400),
    Chip(Chips(500), "#6b3fa0", 200, picture="a" * 64),
)
WIDE, TALL = 16 / 9, 0.6


def on_break(*pairs: tuple[Chip, Chip | None]) -> ScreenView:
    pause = Break(PAUSE.lasts, colour_up=tuple(old.value for old, _new in pairs))
    return replace(with_clock(ON_BREAK, on_break=pause), leaving=pairs)


def band(view: ScreenView, aspect: float) -> Lettering:
    found = next(found for shown in pictures(view, WORDS, aspect) for found in zones(shown, "chips"))
    assert isinstance(found, Lettering)
    return found


def text(zone: Lettering) -> str:
    return " ".join(run.text for line in zone.lines for run in line.runs)


def test_each_chip_is_drawn_with_the_one_that_takes_its_place() -> None:
    zone = band(on_break((GREEN, BLACK), (BLACK, PURPLE)), WIDE)
    assert zone.chips == (Swap(GREEN, BLACK), Swap(BLACK, PURPLE))
    assert "25 and 100" in text(zone) and "for" not in text(zone)


def test_where_they_are_not_drawn_words_say_what_takes_their_place() -> None:
    zone = band(on_break((GREEN, BLACK)), TALL)
    assert zone.chips == () and "25 (for 100)" in text(zone)


def test_without_a_set_the_value_is_drawn_alone() -> None:
    (swap,) = band(replace(ON_BREAK, leaving=()), WIDE).chips
    assert (swap.old.value, swap.new) == (25, None)


def test_nothing_leaves_in_the_last_minute_of_the_break_or_outside_of_it() -> None:
    last = with_clock(on_break((GREEN, BLACK)), left=PAUSE.lasts / 30)
    assert not any(zones(shown, "chips") for shown in pictures(last, WORDS, WIDE))


def test_the_clubs_own_picture_stands_on_the_screen(qtbot: QtBot) -> None:
    own = QImage(60, 60, QImage.Format.Format_RGB32)
    own.fill(QColor("#ff00ff"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(own)
    drawn = on_break((GREEN, PURPLE))
    with_own = replace(drawn, pictures=((PURPLE.picture, bytes(buffer.data().data())),))
    assert not _pink(image([drawn], SHOW, WORDS, width=960, height=540))
    assert _pink(image([with_own], SHOW, WORDS, width=960, height=540))


def test_colours_and_edges_reach_the_screen(qtbot: QtBot) -> None:
    shown = image([on_break((GREEN, BLACK))], SHOW, WORDS, width=1920, height=1080)
    colours = {QColor(shown.pixel(x, 926)).name() for x in range(100, 540)}
    assert {"#2e8b57", "#22262d", "#ffffff"} <= colours


def _pink(shown: QImage) -> bool:
    places = ((x, y) for x in range(40, 400, 3) for y in range(400, 520, 3))
    return any(QColor(shown.pixel(x, y)).name() == "#ff00ff" for x, y in places)
