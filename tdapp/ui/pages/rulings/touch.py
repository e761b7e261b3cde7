"""The buttons for fingers: what a seat does, one each, and a rack of chips. Both write what could be typed as well."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.rulings.typed_table import BadWord, amount
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import mark_wrong, plain_line
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import flow, holder, vbox
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

ACTS = (
    ("f", texts.ACT_FOLD),
    ("x", texts.ACT_CHECK),
    ("c", texts.ACT_CALL),
    ("b", texts.ACT_BET),
    ("r", texts.ACT_RAISE),
    ("a", texts.ACT_ALL_IN),
)
NEEDS_AMOUNT, MAY_HAVE_ONE = ("b", "r"), ("b", "r", "a")
DENOMINATIONS = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000)
IN_RACK = 6


class ActionPad(QWidget):
    """A pad of buttons for the chosen seat: fold, check, call, bet, raise, all-in. `wrote`: a word for the line;
    `back`: the last word is taken away.
    """

    wrote = Signal(str)
    back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("action_pad")
        self.seat: int | None = None
        self.who = Label("", "strong", wrap=True)
        self.number = plain_line("action_amount", texts.ACT_AMOUNT, inside=True, least=80)
        self.number.setMaximumWidth(110)
        self.buttons = {sign: Button(text, partial(self._act, sign), name=f"act_{sign}") for sign, text in ACTS}
        self.button_here = Button(texts.ACT_BUTTON, self._on_button, name="act_button")
        undo = Button(texts.ACT_BACK, self.back.emit, icon="undo-2", name="act_back")
        for button in (*self.buttons.values(), self.button_here, undo):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = holder(flow(*self.buttons.values(), self.number, self.button_here, undo, gap=6))
        row.setSizePolicy(_high_as_wide())
        vbox(self.who, row, gap=4, on=self)
        self.number.textEdited.connect(self._on_edited)

    def show_seat(self, seat: int | None, name: str, words: Words) -> None:
        """Show whose actions these are; None: the seat must be tapped first."""
        self.seat = seat
        who = words(texts.ACTS_OF, seat=seat, name=name) if seat is not None else words(texts.TAP_A_SEAT)
        self.who.setText(who.strip())
        for button in (*self.buttons.values(), self.button_here):
            button.setEnabled(seat is not None)

    def _act(self, sign: str) -> None:
        typed = self.number.text().strip().lower()
        if sign in NEEDS_AMOUNT and not _is_amount(typed):
            mark_wrong(self.number, wrong=True)
            self.number.setFocus()
            return
        said = typed if sign in MAY_HAVE_ONE and _is_amount(typed) else ""
        self.number.clear()
        mark_wrong(self.number, wrong=False)
        self.wrote.emit(f"{self.seat}{sign}{said}")

    def _on_button(self) -> None:
        self.wrote.emit(f"d{self.seat}")

    def _on_edited(self, typed: str) -> None:
        mark_wrong(self.number, wrong=bool(typed.strip()) and not _is_amount(typed.strip().lower()))


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


def _is_amount(typed: str) -> bool:
    try:
        return amount(typed, typed) > 0
    except BadWord:
        return False
