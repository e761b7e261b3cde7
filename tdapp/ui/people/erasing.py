"""Erasing a person: what goes and what stays is said, and the name is typed, for nothing brings it back."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tdapp.domain.units import PlayerId
from tdapp.read.people.names import fold
from tdapp.ui.people import deeds, texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label


class Erasing(QWidget):
    """`erased`: it is done; `left`: it is not."""

    erased = Signal()
    left = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.player: PlayerId | None = None
        self.title = Label("", "title", wrap=True)
        self.says = {
            text: Label("", wrap=True)
            for text in (texts.ERASE_GOES, texts.ERASE_STAYS, texts.ERASE_BLOCK, texts.ERASE_COPIES)
        }
        self.last = Label("", "strong", tone="danger", wrap=True)
        self.caption = Label("", "caption")
        self.line = QLineEdit()
        self.line.setObjectName("erase_name")
        self.caption.setBuddy(self.line)
        self.do = Button(kind="danger", icon="trash-2", name="erase_do")
        self.leave = Button(kind="quiet", key="Esc", name="erase_leave")
        card = Card(tone="danger")
        card.column.setSpacing(10)
        for label in (*self.says.values(), self.last, self.caption, self.line):
            card.column.addWidget(label)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        foot.addWidget(self.do)
        card.column.addLayout(foot)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addWidget(card)
        column.addStretch(1)
        self.setFocusProxy(self.line)
        self.line.textChanged.connect(self._typed)
        self.line.returnPressed.connect(self.do.click)
        self.do.clicked.connect(self.erase)
        self.leave.clicked.connect(self.left)

    def ask(self, player: PlayerId) -> None:
        """Say what it means for this person, and ask for the name."""
        words, people = self.session.words, self.session.club.people
        self.player = player
        name = people.directory[player]
        self.title.setText(words(texts.ERASE_TITLE, name=name))
        for text, label in self.says.items():
            label.setText(words(text, folder=str(self.session.club.copies_folder)))
        self.says[texts.ERASE_BLOCK].setVisible(people.standing_block(player) is not None)
        self.last.setText(words(texts.ERASE_NO_WAY_BACK, name=name))
        self.caption.setText(words(texts.ERASE_TYPE))
        self.line.setAccessibleName(words(texts.ERASE_TYPE))
        self.do.say(words(texts.ERASE))
        self.leave.say(words(texts.BACK))
        self.line.clear()
        self._typed("")

    def erase(self) -> None:
        """Forget the person, once the name was typed."""
        if self.player is not None and self.do.isEnabled() and deeds.erase(self.session, self.player):
            self.erased.emit()

    def _typed(self, typed: str) -> None:
        name = self.session.club.directory[self.player].full if self.player is not None else ""
        same = bool(name) and _plain(typed) == _plain(name)
        self.do.allow("" if same else self.session.words(texts.ERASE_NOT_SAME))


def _plain(text: str) -> str:
    return " ".join(fold(text).split())
