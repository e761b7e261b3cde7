"""Document number and day of birth: masked, shown while a key is held, changed only when that is asked for."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.people.naming import clean
from tdapp.domain.people.person import LONGEST_NUMBER, PrivateData, masked
from tdapp.domain.units import PlayerId
from tdapp.ui.people import texts
from tdapp.ui.people.fields import FreeDayField, PersonField
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import flow, grow, hbox, holder, vbox
from tdapp.words.say import Words


class PrivatePart(QWidget):
    """The private data of a person: document number and day of birth. `edited`: something was typed."""

    edited = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._player: PlayerId | None = None
        self._kept = PrivateData()
        self.said = Label("", "table", wrap=True, name="person_private")
        self.reveal = Button(texts.SHOW, icon="eye", name="person_private_show")
        self.change = Button(texts.CHANGE, self.open, icon="pencil", key="Alt+V", name="person_private_change")
        self.document = PersonField("person_document", texts.DOCUMENT, clean)
        self.document.line.setMaxLength(LONGEST_NUMBER)
        self.born = FreeDayField("person_born", texts.BORN, hint=texts.BORN_HINT)
        self.lines = holder(hbox(grow(self.document), grow(self.born), gap=12))
        head = flow(Label(texts.PRIVATE, "strong"), self.reveal, self.change)
        vbox(head, self.said, self.lines, gap=6, on=self)
        self.reveal.pressed.connect(self._show)
        self.reveal.released.connect(self._mask)
        self.document.edited.connect(self.edited)
        self.born.edited.connect(self.edited)
        session.words_changed.connect(self._mask)
        self._mask()

    def show_person(self, player: PlayerId | None) -> None:
        """Show, masked, what is kept of somebody; None: empty lines for somebody new."""
        self._player = player
        self._kept = self.session.club.people.private(player) if player is not None else PrivateData()
        self.document.show_value("")
        self.born.show_day(None)
        self._mask()
        self._open_lines(shown=player is None)

    def open(self) -> None:
        """Let the private data be changed: what is kept is in the lines now."""
        self.document.show_value(self._kept.document)
        self.born.show_day(self._kept.born)
        self._open_lines(shown=True)
        self.document.setFocus()

    def value(self) -> PrivateData | None:
        """The private data that are to be kept; None: nobody asked to change them."""
        if self.isHidden() or self.lines.isHidden():
            return None
        return PrivateData(str(self.document.value() or ""), self.born.value())

    def changed(self) -> bool:
        """Whether anything was typed that differs from what is kept."""
        typed = self.value()
        unread = self.born.value() is None and bool(self.born.line.text().strip())
        return typed is not None and (typed != self._kept or unread)

    def _open_lines(self, *, shown: bool) -> None:
        self.lines.setVisible(shown)
        self.said.setVisible(not shown)
        self.change.setVisible(not shown)
        self.reveal.setVisible(not shown and self._kept != PrivateData())

    def _show(self) -> None:
        self.said.setText(_said(self.session.words, self._kept, open_=True))

    def _mask(self) -> None:
        self.said.setText(_said(self.session.words, self._kept, open_=False))


def _said(words: Words, kept: PrivateData, *, open_: bool) -> str:
    """A line with document number and day of birth: as they are, or masked."""
    unknown = words(texts.UNKNOWN)
    document = (kept.document if open_ else masked(kept.document)) or unknown
    born = (words.day(kept.born) if open_ else words(texts.KNOWN)) if kept.born else unknown
    pairs = ((texts.DOCUMENT, document), (texts.BORN, born))
    return "   ".join(words(texts.SAID_SO, field=words(field), value=value) for field, value in pairs)
