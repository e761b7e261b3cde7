"""A rack of chips for fingers: it writes what could be typed as well."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.layout import flow
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

DENOMINATIONS = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000)
IN_RACK = 6


class ChipRack(QWidget):
    """A rack of the usual chips: a tap adds one, the last button takes one off. `taken` gives the chip or 0."""

    taken = Signal(int)

    def __init__(self, chips: Sequence[int], words: Words) -> None:
        super().__init__()
        self.setObjectName("chip_rack")
        self.setSizePolicy(_high_as_wide())
        buttons = []
        for chip in chips:
            buttons.append(Button(words.number(chip), partial(self.taken.emit, chip), name=f"chip_{chip}"))
            buttons[-1].setAccessibleName(words(texts.CHIP_MORE, chip=chip))
        buttons.append(Button(words(texts.CHIP_LESS), partial(self.taken.emit, 0), icon="minus", name="chip_less"))
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        flow(*buttons, gap=6, on=self)


def _high_as_wide() -> QSizePolicy:
    """A size policy that keeps a widget as high as its rows of buttons need at its width."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy


def rack(big_blind: int | None) -> tuple[int, ...]:
    """The denominations in play about now: from the chip that posts the small blind upwards.

    >>> rack(50), rack(800), rack(None) == rack(50)
    ((25, 100, 500, 1000, 5000, 25000), (100, 500, 1000, 5000, 25000, 100000), True)
    """
    posted = max(1, (big_blind or 50) // 2)
    first = max(place for place, chip in enumerate(DENOMINATIONS) if chip <= posted)
    first = min(first, len(DENOMINATIONS) - IN_RACK)
    return DENOMINATIONS[first : first + IN_RACK]


def written(chips: Iterable[int]) -> str:
    """Single chips as they would be typed, large ones first.

    >>> written((500, 1000, 500))
    '1000 2x500'
    """
    counted = sorted(Counter(chips).items(), reverse=True)
    return " ".join(str(chip) if times == 1 else f"{times}x{chip}" for chip, times in counted)
