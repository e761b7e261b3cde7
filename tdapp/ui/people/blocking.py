"""Whether somebody may play, and keeping somebody from it: until a day, or without end."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QRadioButton, QWidget

from tdapp.domain.people.person import Block, BlockKind
from tdapp.ui.language import say
from tdapp.ui.people import deeds, texts
from tdapp.ui.people.fields import FreeDayField
from tdapp.ui.people.model import said_block
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Elided
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox

KINDS = {BlockKind.HOUSE: texts.BY_HOUSE, BlockKind.SELF: texts.BY_SELF}


class Standing(QWidget):
    """The block that holds, and the way to lift it. Hidden while nothing stands in the way. `lifted`: with a reason."""

    lifted = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.sign = Chip(filled=True)
        self.kind = Elided("", "caption")
        self.why = plain_line("person_unblock_why", texts.UNBLOCK_WHY, inside=True)
        self.lift = Button(texts.UNBLOCK, self._lift, icon="lock-open", name="person_unblock")
        vbox(hbox(self.sign, grow(self.kind), self.lift, gap=10), self.why, gap=None, on=self)
        self.setTabOrder(self.why, self.lift)
        self.why.returnPressed.connect(self._lift)

    def _lift(self) -> None:
        self.lifted.emit(self.why.text())

    def show_block(self, block: Block | None, *, asked: bool) -> None:
        """Show the block; who asked for it stands small beside it, for those who look after people.

        `asked`: it, or one below it, was asked for by whoever is blocked, and ends early with a reason only.
        """
        words = self.session.words
        self.setVisible(block is not None)
        self.why.setVisible(asked)
        self.why.clear()
        if block is not None:
            self.sign.show_state(said_block(words, block), icon="ban", tone="warning")
            self.kind.setText(words(KINDS[block.kind]) if deeds.looks_after_people(self.session) else "")


class Blocking(Card):
    """The form of a block: asks until when, and who decided it. `decided`: the block."""

    decided = Signal(object)

    def __init__(self) -> None:
        super().__init__(texts.BLOCK_TITLE, tone="warning")
        self.until = FreeDayField("block_until", texts.UNTIL, hint=texts.UNTIL_HINT)
        self.kinds = {kind: QRadioButton() for kind in KINDS}
        self.kinds[BlockKind.HOUSE].setChecked(True)
        for kind, button in self.kinds.items():
            button.setObjectName(f"block_{kind.value}")
            say(button.setText, KINDS[kind])
        self.do = Button(texts.BLOCK, self._decide, kind="danger", icon="ban", name="block_do")
        self.leave = Button(texts.BACK, self.hide, kind="quiet", name="block_leave")
        foot = hbox(STRETCH, self.leave, self.do)
        self.column.addLayout(vbox(self.until, vbox(*self.kinds.values(), gap=0), foot, gap=6))
        self.until.line.returnPressed.connect(self._decide)
        self.hide()

    def ask(self) -> None:
        """Ask anew, with empty fields."""
        self.until.show_value("")
        self.kinds[BlockKind.HOUSE].setChecked(True)
        self.show()
        self.until.setFocus()

    def _decide(self) -> None:
        if self.until.check():
            kind = next(kind for kind, button in self.kinds.items() if button.isChecked())
            self.decided.emit(Block(kind, self.until.value()))
