"""The chosen chip large, as it lies on the table, and what there is of it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tdapp.domain.chips.chip_set import Chip
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip_picture import ChipPicture
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, at, put
from tdapp.words.chips.chip_colours import PATTERNS, called
from tdapp.words.say import Words

WIDE, SIZE = 196, 132


class Preview(Card):
    """A card with one chip, large."""

    def __init__(self) -> None:
        super().__init__(margin=12)
        self.setFixedWidth(WIDE)
        self.picture = ChipPicture(SIZE, name="chip_preview")
        self.value = Label("", "head")
        self.looks = Label("", "muted", wrap=True)
        self.pieces = Label("", "muted", wrap=True)
        self.sum = Label("", "strong", wrap=True)  # of the whole set
        middle = Qt.AlignmentFlag.AlignHCenter
        for label in (self.value, self.looks, self.pieces, self.sum):
            label.setAlignment(middle)
        for part in (at(middle, self.picture), self.value, self.looks, self.pieces, STRETCH, self.sum):
            put(self.column, part)

    def show_chip(self, chip: Chip | None, words: Words, image: QImage | None, *, gone: bool) -> None:
        """Show this chip; None: nothing. `gone`: it was raced off."""
        self.picture.show_chip(chip, words, image)
        if chip is None:
            for label in (self.value, self.looks, self.pieces):
                label.setText("")
            return
        self.value.setText(words.number(chip.value))
        self.looks.setText(words(texts.LOOK, colour=called(words, chip), pattern=words(PATTERNS[chip.pattern])))
        said = words(texts.IN_RESERVE if chip.reserve else texts.SO_MANY, n=chip.stock, reserve=chip.reserve)
        self.pieces.setText(f"{said}\n{words(texts.GONE)}" if gone else said)
