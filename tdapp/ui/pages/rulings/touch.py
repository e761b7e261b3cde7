"""For fingers: what a seat does, one button each, and a rack of chips. Both write what could be typed as well."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from tdapp.rulings.shorthand import BadWord, amount
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.label import Label, restyle
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
    """Fold, check, call, bet, raise, all-in for the chosen seat. `wrote`: a word for the line; `back`: the last word
    is taken away."""

    wrote = Signal(str)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("action_pad")
        self.seat: int | None = None
        self.who = Label("", "strong", wrap=True)
        self.number = QLineEdit()
        self.number.setObjectName("action_amount")
        self.number.setMaximumWidth(110)
        self.number.setMinimumWidth(80)
        self.buttons = {sign: Button(name=f"act_{sign}") for sign, _text in ACTS}
        self.button_here = Button(name="act_button")
        self.undo = Button(icon="undo-2", name="act_back")
        holder = QWidget()
        flow = FlowLayout(holder, gap=6)
        for sign, button in self.buttons.items():
            button.setProperty("sign", sign)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._on_act)
            flow.addWidget(button)
        flow.addWidget(self.number)
        for button in (self.button_here, self.undo):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            flow.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        holder.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.who)
        column.addWidget(holder)
        self.button_here.clicked.connect(self._on_button)
        self.undo.clicked.connect(self.back)
        self.number.textEdited.connect(self._on_edited)

    def show_seat(self, seat: int | None, name: str, words: Words) -> None:
        """Whose actions these are; None: the seat must be tapped first."""
        self.seat = seat
        who = words(texts.ACTS_OF, seat=seat, name=name) if seat is not None else words(texts.TAP_A_SEAT)
        self.who.setText(who.strip())
        for button in (*self.buttons.values(), self.button_here):
            button.setEnabled(seat is not None)

    def retranslate(self, words: Words) -> None:
        """The fixed words."""
        for sign, text in ACTS:
            self.buttons[sign].say(words(text))
        self.button_here.say(words(texts.ACT_BUTTON))
        self.undo.say(words(texts.ACT_BACK))
        self.number.setPlaceholderText(words(texts.ACT_AMOUNT))
        self.number.setAccessibleName(words(texts.ACT_AMOUNT))

    def _on_act(self) -> None:
        sign = str(self.sender().property("sign"))
        typed = self.number.text().strip().lower()
        if sign in NEEDS_AMOUNT and not _is_amount(typed):
            self._mark(wrong=True)
            self.number.setFocus()
            return
        said = typed if sign in MAY_HAVE_ONE and _is_amount(typed) else ""
        self.number.clear()
        self._mark(wrong=False)
        self.wrote.emit(f"{self.seat}{sign}{said}")

    def _on_button(self) -> None:
        self.wrote.emit(f"d{self.seat}")

    def _on_edited(self, typed: str) -> None:
        self._mark(wrong=bool(typed.strip()) and not _is_amount(typed.strip().lower()))

    def _mark(self, *, wrong: bool) -> None:
        self.number.setProperty("wrong", "true" if wrong else "false")
        restyle(self.number)


class ChipRack(QWidget):
    """The usual chips: a tap adds one; the last button takes one off. `taken` gives the chip, 0 for taking off."""

    taken = Signal(int)

    def __init__(self, chips: Sequence[int], words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chip_rack")
        flow = FlowLayout(self, gap=6)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for chip in chips:
            button = Button(words.number(chip), name=f"chip_{chip}")
            button.setAccessibleName(words(texts.CHIP_MORE, chip=chip))
            button.setProperty("chip", chip)
            flow.addWidget(button)
        self.less = Button(words(texts.CHIP_LESS), icon="minus", name="chip_less")
        self.less.setProperty("chip", 0)
        flow.addWidget(self.less)
        for button in self.findChildren(Button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        self.taken.emit(int(self.sender().property("chip")))


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
