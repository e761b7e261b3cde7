"""The shipped fonts: the same letters on every computer, never those of the system.

`load_fonts` is called once the QGuiApplication stands; the window's first picture makes do with `load_first_fonts`,
because reading nine megabytes of letters takes as long as drawing it. A letter the first family lacks comes from the
next one, so a name in any script is shown; a sign none of them has is drawn as a box.
"""

import logging
from collections.abc import Callable
from functools import cache
from typing import Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase

from tdapp.app.resources import resource

log = logging.getLogger(__name__)

FIRST = ("NotoSans-Regular.ttf", "NotoSans-SemiBold.ttf")  # what the frame of the window is written in
FILES = (
    *FIRST,
    "NotoSans-Bold.ttf",
    "NotoSansArabic-Regular.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansHebrew-Regular.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansThai-Regular.ttf",
    "NotoSansThai-Bold.ttf",
    "RobotoCondensed-Bold.ttf",
    "wqy-microhei.ttc",
    "DejaVuSans.ttf",
    "DejaVuSans-Bold.ttf",
)
TEXT = ["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "WenQuanYi Micro Hei", "DejaVu Sans"]
DIGITS = ["Roboto Condensed", *TEXT]
_LOADED = "tdapp_fonts_loaded"
forget_laid: list[Callable[[], object]] = []  # called once there are more fonts: what was laid out may look otherwise


def load_fonts() -> None:
    """Give the application its fonts. Asked again it does nothing; a broken file is logged and its fallback serves."""
    _load(FILES)


def load_first_fonts() -> None:
    """Load the fonts of the window's first picture; `load_fonts` brings the others."""
    _load(FIRST)


def _load(names: tuple[str, ...]) -> None:
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("Fonts can be loaded only after the application object is made")
    loaded: list[str] = app.property(_LOADED) or []
    for name in names:
        if name not in loaded and QFontDatabase.addApplicationFont(str(resource("fonts", name))) < 0:
            log.error("Font %s cannot be read; install the application again", name)
    app.setProperty(_LOADED, [*loaded, *names])
    for forget in forget_laid:
        forget()


def text_font(pixels: int, *, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font of words and names, in pixels (or in the units of a scaled painter)."""
    return QFont(_font("text", pixels, weight))


def digit_font(pixels: int) -> QFont:
    """The narrow bold font of the public screens' figures; all its digits are equally wide."""
    return QFont(_font("digits", pixels, QFont.Weight.Bold))


@cache
def _font(kind: Literal["text", "digits"], pixels: int, weight: QFont.Weight) -> QFont:
    """Made once, as every button and cell asks for it time and again; whoever gets it gets a copy."""
    font = QFont()
    font.setFamilies(TEXT if kind == "text" else DIGITS)
    font.setPixelSize(max(1, pixels))
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
