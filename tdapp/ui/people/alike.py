"""Who may be the person whose data are being typed: a short list under the names, with the reasons."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QWidget

from tdapp.domain.units import PlayerId
from tdapp.read.message import Said
from tdapp.read.people.duplicates import Duplicate
from tdapp.ui.people import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import vbox
from tdapp.words.say import Words

WHO = Qt.ItemDataRole.UserRole
LINE = 28


class Alike(QWidget):
    """The list of people who may be the one being typed. `taken`: Enter on one of them. Hidden while nobody is like the
    one who is typed.
    """

    taken = Signal(object)  # PlayerId

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.title = Label("", "strong", tone="info")
        self.help = Label("", "caption", wrap=True)
        self.list = QListWidget()
        self.list.setObjectName("people_alike")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        vbox(self.title, self.list, self.help, gap=4, on=self)
        self.list.installEventFilter(self)
        self.list.itemDoubleClicked.connect(self._take)
        self.hide()

    def show_found(self, found: Sequence[Duplicate], *, new: bool) -> None:
        """Show these people. `new`: somebody new is typed, and one of them may be meant instead."""
        words = self.session.words
        title, help_text = (texts.MAY_BE, texts.MAY_BE_HELP) if new else (texts.MAY_BE_TWICE, texts.MAY_BE_TWICE_HELP)
        self.title.say(title)
        self.help.say(help_text)
        self.list.setAccessibleName(words(title))
        lines = []
        for each in found:
            said = said_alike(words, each, self.session.club.people.cards_of(each.player))
            roles = Qt.ItemDataRole
            held = {WHO: each.player, roles.SizeHintRole: QSize(0, LINE), roles.ToolTipRole: tip(said)}
            lines.append(Line(said, held))
        fill(self.list, lines)
        if found:
            self.list.setCurrentRow(0)
        self.list.setFixedHeight(LINE * max(1, len(found)) + 4)
        self.setVisible(bool(found))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.list or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        self._take()
        return True

    def _take(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.taken.emit(PlayerId(item.data(WHO)))


def said_alike(words: Words, each: Duplicate, cards: Sequence[str]) -> str:
    """A line that names somebody who may be meant, and why."""
    name = ", ".join([each.name.full, *(words(texts.CARD_NO, number=card) for card in cards)])
    reasons = words.several([words.said(Said(f"same.{reason.value}")) for reason in each.reasons])
    return words(texts.LIKE, name=name, reasons=reasons)
