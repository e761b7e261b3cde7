"""Erasing a person: what goes and what stays is said, and the name is typed, for nothing brings it back."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.units import PlayerId
from tdapp.read.people.names import fold
from tdapp.ui.people import deeds, texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, vbox


class Erasing(HandsOn, QWidget):
    """The question before a person is erased. `erased`: it is done; `left`: it is not."""

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
        caption = Label(texts.ERASE_TYPE, "caption")
        self.line = plain_line("erase_name", texts.ERASE_TYPE)
        caption.setBuddy(self.line)
        self.do = Button(texts.ERASE, self.erase, kind="danger", icon="trash-2", name="erase_do")
        self.leave = Button(texts.BACK, self.left.emit, kind="quiet", key="Esc", name="erase_leave")
        card = Card(tone="danger")
        card.column.setSpacing(10)
        for part in (*self.says.values(), self.last, caption, self.line):
            card.column.addWidget(part)
        card.column.addLayout(hbox(STRETCH, self.leave, self.do))
        vbox(self.title, card, STRETCH, gap=10, on=self)
        self.hand_on(self.line)
        self.line.textChanged.connect(self._typed)
        self.line.returnPressed.connect(self.do.click)

    def ask(self, player: PlayerId) -> None:
        """Say what erasing means for this person, and ask for the name."""
        people = self.session.club.people
        self.player = player
        name = people.directory[player]
        self.title.say(texts.ERASE_TITLE, name=name)
        for text, label in self.says.items():
            label.say(text, folder=str(self.session.club.copies_folder))
        self.says[texts.ERASE_BLOCK].setVisible(people.standing_block(player) is not None)
        self.last.say(texts.ERASE_NO_WAY_BACK, name=name)
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
