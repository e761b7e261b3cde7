"""Fonts, icons and sounds: there, of the kind the application can use, and with their licences."""

import re
import wave
from array import array
from pathlib import Path

import make_sounds
import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
FONTS = sorted(path for path in (RESOURCES / "fonts").iterdir() if path.suffix in (".ttf", ".ttc"))
ICONS = sorted((RESOURCES / "icons").glob("*.svg"))


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.name)
def test_a_font_is_truetype_and_its_licence_is_told(path: Path) -> None:
    assert path.read_bytes()[:4] in (
        b"\x00\x01\x00\x00",
        b"ttcf",
        b"true",
    )  # outlines of the kind PDF writing can embed
    told = (RESOURCES / "fonts" / "LICENCES.md").read_text(encoding="utf-8")
    patterns = re.findall(r"`([\w.*-]+\.tt[fc])`", told)
    assert any(path.match(pattern) for pattern in patterns)


def test_the_licence_texts_are_there() -> None:
    told = (RESOURCES / "fonts" / "LICENCES.md").read_text(encoding="utf-8")
    for name in set(re.findall(r"`([\w.-]+\.txt)`", told)):
        assert len((RESOURCES / "fonts" / name).read_text(encoding="utf-8")) > 2000, name


def test_the_clock_digits_are_all_as_wide(qtbot: QtBot) -> None:
    number = QFontDatabase.addApplicationFont(str(RESOURCES / "fonts" / "RobotoCondensed-Bold.ttf"))
    font = QFont(QFontDatabase.applicationFontFamilies(number)[0])
    font.setPixelSize(200)
    metrics = QFontMetrics(font)
    assert len({metrics.horizontalAdvance(f"{digit}{digit}:{digit}{digit}") for digit in range(10)}) == 1


@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_an_icon_can_be_drawn_and_takes_the_colour_of_the_theme(path: Path) -> None:
    drawn = path.read_bytes()
    assert QSvgRenderer(QByteArray(drawn)).isValid()
    if path.stem != "tdapp":
        assert b'stroke="currentColor"' in drawn and b"#" not in drawn


@pytest.mark.parametrize("name", sorted(make_sounds.SOUNDS))
def test_a_sound_is_what_the_script_makes(name: str, tmp_path: Path) -> None:
    notes = make_sounds.SOUNDS[name]
    path = RESOURCES / "sounds" / f"{name}.wav"
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        frames = file.readframes(file.getnframes())
    assert path.stat().st_size < 200_000
    made, kept = make_sounds.samples(notes, seconds=notes[-1][0] + 1.4), array("h", frames)
    assert len(made) == len(kept)
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1  # another computer's sine
