"""Who may be the person whose data are being typed: a short list under the names, with the reasons."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tdapp.read.message import Said
from tdapp.read.people.duplicates import Duplicate
from tdapp.ui.people import texts
from tdapp.ui.people.found import Found, with_cards
from tdapp.ui.session import Session
from tdapp.ui.widgets.keyboard import ENTER, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import vbox


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
        self.list = Found("people_alike")
        vbox(self.title, self.list, self.help, gap=4, on=self)
        on_keys(self.list, self._key)
        self.list.itemDoubleClicked.connect(self._take)
        self.hide()

    def show_found(self, found: Sequence[Duplicate], *, new: bool) -> None:
        """Show these people. `new`: somebody new is typed, and one of them may be meant instead."""
        words = self.session.words
        title, help_text = (texts.MAY_BE, texts.MAY_BE_HELP) if new else (texts.MAY_BE_TWICE, texts.MAY_BE_TWICE_HELP)
        self.title.say(title)
        self.help.say(help_text)
        self.list.setAccessibleName(words(title))
        self.list.show_people({each.player: self._line(each) for each in found})
        self.setVisible(bool(found))

    def _key(self, event: QKeyEvent) -> bool:
        enters = event.key() in ENTER
        if enters:
            self._take()
        return enters

    def _take(self) -> None:
        if (who := self.list.who()) is not None:
            self.taken.emit(who)

    def _line(self, each: Duplicate) -> str:
        """Somebody who may be meant, and why."""
        words, cards = self.session.words, self.session.club.people.cards_of(each.player)
        reasons = words.several([words.said(Said(f"same.{reason.value}")) for reason in each.reasons])
        return words(texts.LIKE, name=with_cards(words, each.name, cards), reasons=reasons)
