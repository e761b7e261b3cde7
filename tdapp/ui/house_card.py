"""The card of the house in the settings: its name, its logo, its two colours and how well they can be read, and where
its seat lists hang.
"""

from decimal import Decimal
from functools import partial

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPixmap

from tdapp.app.house import house_of, keep_logo, mark_of, set_house
from tdapp.domain.club.house import LONGEST_NAME, LONGEST_PLACE, PAPER, READ_SMALL, SEEN, House, colour_of, contrast
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.actions.guarded import guarded, was_done
from tdapp.ui.chip_pictures import ask_picture, fitted_logo
from tdapp.ui.language import language
from tdapp.ui.session import CLUB, Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import Field, OptionalField
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.values import replace
from tdapp.words.chips.chip_colours import COLOURS, typed_colour
from tdapp.words.parsing import BadInput

TITLE = QT_TRANSLATE_NOOP("House", "This club: the house")
NAME = QT_TRANSLATE_NOOP("House", "Name on sheets and screens")
NAME_HINT = QT_TRANSLATE_NOOP("House", "Empty: the name of the club.")
LISTS = QT_TRANSLATE_NOOP("House", "Where seat lists hang")
LISTS_HINT = QT_TRANSLATE_NOOP("House", "Shown on the public screen before the start. Empty: nothing is said.")
LOGO = QT_TRANSLATE_NOOP("House", "Logo")
CHOOSE = QT_TRANSLATE_NOOP("House", "Choose picture")
WITHOUT = QT_TRANSLATE_NOOP("House", "No logo")
NO_LOGO = QT_TRANSLATE_NOOP("House", "none yet", "no logo was chosen")
LOST = QT_TRANSLATE_NOOP("House", "not in this file: choose it again", "the picture of the logo")
CHOOSE_TITLE = QT_TRANSLATE_NOOP("House", "The logo of the house")
IMAGES = QT_TRANSLATE_NOOP("House", "Pictures (*.png *.jpg *.jpeg)", "keep the brackets as they are")
NOT_AN_IMAGE = QT_TRANSLATE_NOOP("House", "{path} cannot be read as a picture. Choose a PNG or JPEG of the logo.")
COLOUR_NAMES: dict[str, Text] = {
    "ink": QT_TRANSLATE_NOOP("House", "Ink: the house's name"),
    "accent": QT_TRANSLATE_NOOP("House", "Accent: lines and marks"),
}
NOT_A_COLOUR = QT_TRANSLATE_NOOP("House", "{field}: '{typed}' is not a colour. Type one such as #0B6E4F, or its name.")
NONE = QT_TRANSLATE_NOOP("House", "black", "the house has no colour of its own")
ON_PAPER = QT_TRANSLATE_NOOP("House", "Contrast on paper {contrast} to 1.")
TOO_PALE = QT_TRANSLATE_NOOP("House", "Contrast on paper {contrast} to 1: too pale to read, so paper prints black.")
PICKED = ("", "#134b33", "#2557b5", "#7a1f3d", "#6b3fa0", "#c62f2f", "#80502b")
ENOUGH = {"ink": READ_SMALL, "accent": SEEN}
PREVIEW = (132, 44)  # pixels of the logo as it is shown here


class HouseCard(Card):
    """The card with the house of the club. What is typed or picked stands on every sheet and screen from then on."""

    def __init__(self, session: Session) -> None:
        super().__init__(TITLE, margin=12)
        self.session = session
        self.name = OptionalField("settings_house_name", NAME, longest=LONGEST_NAME, hint=NAME_HINT)
        self.lists = OptionalField("settings_house_lists", LISTS, longest=LONGEST_PLACE, hint=LISTS_HINT)
        self.logo = Label(NO_LOGO, "muted", name="settings_house_logo")
        self.choose = Button(CHOOSE, self.ask_logo, icon="file-up", name="settings_house_choose")
        self.without = Button(WITHOUT, self.drop_logo, kind="quiet", icon="x", name="settings_house_without")
        self.colours = {key: Field(f"settings_house_{key}", said, _colour) for key, said in COLOUR_NAMES.items()}
        self.picks = {key: PickStrip(f"settings_house_{key}_pick", said) for key, said in COLOUR_NAMES.items()}
        self.read = {key: Label("", "caption", wrap=True, name=f"settings_house_{key}_read") for key in COLOUR_NAMES}
        self.hold(self.name, Label(LOGO, "caption"), hbox(self.logo, STRETCH, self.choose, self.without))
        for key, field in self.colours.items():
            self.hold(field, self.picks[key], self.read[key])
            field.line.editingFinished.connect(partial(self._typed, key, field))
            field.edited.connect(partial(self._say_read, key))
            self.picks[key].picked.connect(partial(self._take, key))
        self.hold(self.lists)
        for key, text in (("name", self.name), ("lists", self.lists)):
            text.line.editingFinished.connect(partial(self._typed, key, text))
        self.show_house()

    def show_house(self) -> None:
        """Show the house as it is set."""
        house, words = house_of(self.session.club), self.session.words
        for text, said in ((self.name, house.name), (self.lists, house.lists)):
            text.line.setText(said)
            text.check()
        shown = _pixmap(mark_of(self.session.club).logo)
        if shown is None:
            self.logo.setPixmap(QPixmap())
            self.logo.say(LOST if house.logo else NO_LOGO)
        else:
            self.logo.setPixmap(shown)
            self.logo.setAccessibleName(words(LOGO))
        self.without.setVisible(bool(house.logo))
        for key, field in self.colours.items():
            held = getattr(house, key)
            field.line.setText(held.upper())
            field.check()
            self.picks[key].show_picks([_pick(each) for each in PICKED], held)
            self._say_read(key)

    def fields(self) -> tuple[Field, ...]:
        """The fields that are typed into."""
        return (self.name, *self.colours.values(), self.lists)

    def ask_logo(self) -> None:
        """Ask for the file of the logo."""
        ask_picture(self.session, self, CHOOSE_TITLE, IMAGES, self.take_logo)

    def take_logo(self, path: str) -> None:
        """Take the picture in this file for the logo; what is none is said."""
        body = fitted_logo(path)
        if body is None:
            self.session.refuse(NOT_AN_IMAGE, path=path)
            return
        kept = guarded(self.session, lambda: keep_logo(self.session.club, body))
        if kept:
            self._take("logo", kept)

    def drop_logo(self) -> None:
        """Show no logo any more."""
        self._take("logo", "")

    def _typed(self, key: str, field: Field) -> None:
        """Take what was typed, if it will do; else it stays with what is wrong."""
        if not field.check():
            return
        if field.value() == getattr(house_of(self.session.club), key):
            field.line.setModified(False)
            return
        self._take(key, field.value())

    def _take(self, key: str, value: str) -> None:
        house: House = replace(house_of(self.session.club), **{key: value})
        if was_done(self.session, lambda: set_house(self.session.club, house)):
            self.session.changed.emit(CLUB)  # whatever shows the house, such as the public screens, looks again
        self.show_house()

    def _say_read(self, key: str) -> None:
        """Say how well a colour can be read on white paper."""
        colour = self.colours[key].value()
        if not colour:
            self.read[key].hide()
            return
        measured = contrast(colour, PAPER)
        enough = measured >= ENOUGH[key]
        self.read[key].say(ON_PAPER if enough else TOO_PALE, contrast=Decimal(int(measured * 10)) / 10)
        self.read[key].set_tone("" if enough else "warning")
        self.read[key].show()


def _pick(colour: str) -> Pick:
    words = language().words
    return Pick(colour.lstrip("#") or "none", words(COLOURS[colour] if colour else NONE), colour)


def _colour(typed: str) -> str:
    """The colour typed, by its number or its name; '' for none."""
    found = colour_of(typed)
    if found is None:
        named = typed_colour(language().words, typed)
        if named is None:
            raise BadInput(NOT_A_COLOUR, typed=typed.strip()[:40])
        found = named[0]
    return found


def _pixmap(logo: bytes) -> QPixmap | None:
    image = QImage.fromData(QByteArray(logo)) if logo else QImage()
    if image.isNull():
        return None
    mode = (Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return QPixmap.fromImage(image.scaled(*PREVIEW, *mode))
