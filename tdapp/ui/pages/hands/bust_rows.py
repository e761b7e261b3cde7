"""Who went out in the hand, the best place first: seat, name, the stack before the hand, place and prize."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QLineEdit, QWidget

from tdapp.domain.hands import hand_for_hand
from tdapp.domain.units import Chips, EntryId
from tdapp.read.chips.typed_chips import typed_chips
from tdapp.read.hands.hands import BustInHand, HandView
from tdapp.ui.actions.bounties import ASK
from tdapp.ui.actions.entries import CORRECT, REINSTATE
from tdapp.ui.language import say
from tdapp.ui.pages.hands import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, IconButton
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import STRETCH, empty, grow, hbox, holder, vbox

STACK_WIDE, ICON_WIDE = 96, 34


class BustRows(QWidget):
    """The rows of the bust-outs. What is being typed for a stack stays while others are entered.

    `ask`: how the page asks the window for an action.
    """

    def __init__(self, session: Session, ask: Callable[..., None]) -> None:
        super().__init__()
        self.session, self.ask = session, ask
        self.lines: dict[EntryId, QLineEdit] = {}
        self.rows = vbox(gap=6, on=self)

    def show_hand(self, play: HandView) -> None:
        """Show who went out in this hand."""
        typing = {entry: line.text() for entry, line in self.lines.items() if line.hasFocus() and line.isModified()}
        held = next((entry for entry, line in self.lines.items() if line.hasFocus()), None)
        self.lines = {}  # before they go: a line that loses the keys with that is not done with
        empty(self.rows)
        for bust in play.busts:
            self._show_bust(bust, wanted=play.asks_stacks)
        for entry, typed in typing.items():
            if entry in self.lines:
                self.lines[entry].setText(typed)
                self.lines[entry].setModified(True)
        if held in self.lines:
            self.lines[held].setFocus()

    def has_keys(self) -> bool:
        """Whether a stack is being typed."""
        return any(line.hasFocus() for line in self.lines.values())

    def focus_missing(self) -> None:
        """Put the keyboard where a stack is still missing."""
        line = next((line for line in self.lines.values() if not line.text()), None)
        if line is not None:
            line.setFocus()

    def _show_bust(self, bust: BustInHand, *, wanted: bool) -> None:
        words, one = self.session.words, bust.entry
        line = self.lines[one] = plain_line(f"stack_{one}", wide=STACK_WIDE)
        line.setAlignment(Qt.AlignmentFlag.AlignRight)
        line.setText("" if bust.stack is None else words.number(bust.stack))
        line.setModified(False)
        line.setPlaceholderText("?" if wanted else "")
        say(line.setAccessibleName, texts.STACK_OF, name=bust.name)
        line.editingFinished.connect(partial(self._on_typed, one))
        line.returnPressed.connect(self.focus_missing)
        best, worst = bust.place.best, bust.place.worst
        place = words(texts.PLACE, place=best) if best == worst else words(texts.SHARED, best=best, worst=worst)
        paid = bust.prize.cents > 0
        prize = Label(
            words.one(bust.prize) if paid else words(texts.NO_PRIZE_YET), "strong", tone="accent" if paid else ""
        )
        name = f"\u200e\u2068{bust.name.full}\u2069"
        right = IconButton("pencil", words(texts.PUT_RIGHT, name=name), partial(self.ask, CORRECT.id, one))
        back = IconButton("rotate-ccw", words(texts.BRING_BACK, name=name), partial(self._back, one))
        for button, called in ((right, "put_right"), (back, "bring_back")):
            button.setObjectName(f"{called}_{one}")
            button.setFixedWidth(ICON_WIDE)
        seat = Label(words.seat(bust.seat) if bust.seat else "–", "strong")
        above = hbox(seat, grow(Elided(name, "strong")), Label(place, "strong"), prize, gap=10)
        below = hbox(Label(texts.STACK, "caption"), line, STRETCH, right, back)
        held = holder(vbox(above, below, *self._bounty(bust), gap=0, margins=(0, 0, 0, 4)))
        self.rows.addWidget(held)
        held.show()  # now, as the keys may go there at once

    def _bounty(self, bust: BustInHand) -> tuple[QWidget | QLayout, ...]:
        """What the bounty was worth and who won it; a button that asks, while that is open."""
        if bust.head is None:
            return ()
        if bust.open:
            asks = self.session.words(texts.BOUNTY_OPEN, amount=bust.head)
            button = Button(asks, partial(self.ask, ASK.id, bust.entry), kind="quiet", name=f"bounty_{bust.entry}")
            return (hbox(button, STRETCH),)
        text = texts.BOUNTY_BY if bust.by else texts.BOUNTY_WORTH
        by = self.session.words.several([name.full for name in bust.by])
        return (Label(self.session.words(text, amount=bust.head, by=by), "muted", wrap=True),)

    def _back(self, entry: EntryId) -> None:
        REINSTATE.act(self.session, entry)

    def _on_typed(self, entry: EntryId) -> None:
        """Note the stack that was typed; an empty line: nobody knows it after all."""
        line = self.lines.get(entry)
        if line is None or not line.isModified():
            return
        line.setModified(False)
        typed = line.text().strip()
        chips = typed_chips(typed) if typed else None
        if typed and not chips:
            self.session.refuse(texts.NOT_CHIPS, typed=typed)
            line.selectAll()
            line.setModified(True)
            return
        self.session.do(hand_for_hand.note_stack, entry, Chips(chips) if chips else None)
