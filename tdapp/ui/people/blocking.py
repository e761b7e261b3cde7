"""Whether somebody may play, and keeping somebody from it: until a day, or without end."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from tdapp.domain.people.person import Block, BlockKind
from tdapp.ui.people import deeds, texts
from tdapp.ui.people.fields import UntilField
from tdapp.ui.people.model import said_block
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.label import Elided

KINDS = {BlockKind.HOUSE: texts.BY_HOUSE, BlockKind.SELF: texts.BY_SELF}


class Standing(QWidget):
    """The block that holds, and the way to lift it. Hidden while nothing stands in the way. `lifted`: with a reason."""

    lifted = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.sign = Chip(filled=True)
        self.kind = Elided("", "caption")
        self.why = QLineEdit()
        self.why.setObjectName("person_unblock_why")
        self.lift = Button(icon="lock-open", name="person_unblock")
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.sign)
        row.addWidget(self.kind, 1)
        row.addWidget(self.lift)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.why)
        self.setTabOrder(self.why, self.lift)
        self.lift.clicked.connect(self._lift)
        self.why.returnPressed.connect(self._lift)

    def _lift(self) -> None:
        self.lifted.emit(self.why.text())

    def show_block(self, block: Block | None, *, asked: bool) -> None:
        """Show it; who asked for it stands small beside it, for those who look after people.

        `asked`: it, or one below it, was asked for by whoever is blocked, and ends early with a reason only.
        """
        words = self.session.words
        self.setVisible(block is not None)
        self.why.setVisible(asked)
        self.why.clear()
        self.why.setPlaceholderText(words(texts.UNBLOCK_WHY))
        self.why.setAccessibleName(words(texts.UNBLOCK_WHY))
        self.lift.say(words(texts.UNBLOCK))
        if block is not None:
            self.sign.show_state(said_block(words, block), icon="ban", tone="warning")
            self.kind.setText(words(KINDS[block.kind]) if deeds.looks_after_people(self.session) else "")


class Blocking(Card):
    """Asks until when, and who decided it. `decided`: the block."""

    decided = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(" ", tone="warning")
        self.session = session
        self.until = UntilField()
        self.kinds = {kind: QRadioButton() for kind in KINDS}
        self.kinds[BlockKind.HOUSE].setChecked(True)
        for kind, button in self.kinds.items():
            button.setObjectName(f"block_{kind.value}")
        self.do = Button(kind="danger", icon="ban", name="block_do")
        self.leave = Button(kind="quiet", name="block_leave")
        choices = QVBoxLayout()
        choices.setSpacing(0)
        for button in self.kinds.values():
            choices.addWidget(button)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        foot.addWidget(self.do)
        inside = QVBoxLayout()
        inside.setSpacing(6)
        inside.addWidget(self.until)
        inside.addLayout(choices)
        inside.addLayout(foot)
        self.column.addLayout(inside)
        self.do.clicked.connect(self._decide)
        self.until.line.returnPressed.connect(self._decide)
        self.leave.clicked.connect(self.hide)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Everything in the desk's language."""
        words = self.session.words
        self.title.setText(words(texts.BLOCK_TITLE))
        for kind, text in KINDS.items():
            self.kinds[kind].setText(words(text))
        self.do.say(words(texts.BLOCK))
        self.leave.say(words(texts.BACK))

    def ask(self) -> None:
        """Ask anew."""
        self.until.show_value("")
        self.kinds[BlockKind.HOUSE].setChecked(True)
        self.show()
        self.until.setFocus()

    def _decide(self) -> None:
        if self.until.check():
            kind = next(kind for kind, button in self.kinds.items() if button.isChecked())
            self.decided.emit(Block(kind, self.until.value()))
