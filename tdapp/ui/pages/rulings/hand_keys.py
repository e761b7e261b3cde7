"""The buttons of a hand: what the player to act may do, one button each; they write what could be typed as well."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from tdapp.rulings.hands import Legal
from tdapp.rulings.typed_table import BadWord, amount
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import mark_wrong, plain_line
from tdapp.ui.widgets.layout import flow
from tdapp.words.rulings import hand_entry as texts
from tdapp.words.say import Words

ACTS = (("f", texts.FOLD), ("c", texts.CHECK), ("b", texts.BET), ("r", texts.RAISE), ("a", texts.ALL_IN))
NEEDS_AMOUNT, MAY_HAVE_ONE = ("b", "r"), ("b", "r", "a")


class HandKeys(QWidget):
    """A row of buttons for the seat to act. `wrote`: a word for the line. It is hidden while nobody acts.

    A seat that is tapped acts next, out of turn where it is not his; None: whose turn it is.
    """

    wrote = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("hand_keys")
        self.seat: int | None = None
        self.acts = False  # whether there is a button to press
        self.number = plain_line("action_amount", texts.AMOUNT, inside=True, least=64)
        self.number.setMaximumWidth(96)
        self.buttons = {sign: Button(text, partial(self._act, sign), name=f"act_{sign}") for sign, text in ACTS}
        self.button_here = Button(texts.BUTTON_HERE, self._on_button, name="act_button")
        for button in (*self.buttons.values(), self.button_here):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        flow(*self.buttons.values(), self.number, self.button_here, gap=6, on=self)
        self.number.textEdited.connect(self._on_edited)

    def show_legal(self, legal: Legal, words: Words) -> None:
        """Show what may come next; before the hand has begun, everything, and who has the button."""
        begun = legal.waits_for != "table"
        may = {each.key: each for each in legal.acts}
        other = self.seat is not None and self.seat != legal.seat  # out of turn: whatever he did
        for sign, button in self.buttons.items():
            button.setVisible(not begun or other or sign in may or (sign == "a" and bool(may)))
        call = may.get("c")
        costs = call.chips if call is not None and call.act == "call" and not other else 0
        if costs:
            self.buttons["c"].say(texts.CALL_OF, chips=costs)
        else:
            self.buttons["c"].say(texts.CALL if not begun or other else texts.CHECK)
        self.acts = not begun or other or bool(may)
        self.button_here.setVisible(not begun)
        self.button_here.allow("" if self.seat is not None else words(texts.TAP_A_SEAT))

    def event(self, event: QEvent) -> bool:
        """Ask for the rows there are at this width: a pane that is shared with others gives no more than is asked."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.setMinimumHeight(self.heightForWidth(self.width()))
        return done

    def _act(self, sign: str) -> None:
        typed = self.number.text().strip().lower()
        if sign in NEEDS_AMOUNT and not _is_amount(typed):
            mark_wrong(self.number, wrong=True)
            self.number.setFocus()
            return
        said = typed if sign in MAY_HAVE_ONE and _is_amount(typed) else ""
        self.number.clear()
        mark_wrong(self.number, wrong=False)
        seat, self.seat = self.seat, None
        self.wrote.emit(f"{'' if seat is None else seat}{sign}{said}")

    def _on_button(self) -> None:
        if self.seat is not None:
            seat, self.seat = self.seat, None
            self.wrote.emit(f"d{seat}")

    def _on_edited(self, typed: str) -> None:
        mark_wrong(self.number, wrong=bool(typed.strip()) and not _is_amount(typed.strip().lower()))


def _is_amount(typed: str) -> bool:
    try:
        return amount(typed, typed) > 0
    except BadWord:
        return False
