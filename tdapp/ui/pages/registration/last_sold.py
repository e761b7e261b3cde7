"""What was just sold, in large letters for whoever stands at the desk, and the entries sold before it."""

from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.domain.units import Money
from tdapp.read.registration.registration_desk import LastEntry, last_entries
from tdapp.ui.pages.registration import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import vbox

MOST = 8


class LastSold(QWidget):
    """The card of the newest entry with its seat, the change to give back, and a few before it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.change: Money | None = None
        self.title = Label("", "caption")
        self.newest = Elided("", "title")
        self.give = Label("", "title", tone="warning")
        self._older = True
        self.rows = [Elided("", "table") for _ in range(MOST - 1)]
        vbox(self.title, self.newest, self.give, *self.rows, gap=4, margins=(0, 8, 0, 8), on=self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def refresh(self) -> None:
        """Show the entries as they are now."""
        self.show_view(self.session.view(last_entries, self.session.club.directory, MOST))

    def show_view(self, view: tuple[LastEntry, ...]) -> None:
        """Show these sales, newest first."""
        words = self.session.words
        self.title.setText(words(texts.SOLD_LAST) if view else "")
        self.newest.setText(self._said(view[0]) if view else "")
        back = self.change if self.change is not None and self.change.cents else None
        self.give.setText(words(texts.GIVE_CHANGE, amount=back) if back is not None else "")
        self.give.setVisible(back is not None)
        older = view[1:]
        for number, label in enumerate(self.rows):
            label.setVisible(self._older and number < len(older))
            if number < len(older):
                one = older[number]
                label.setText(f"{self._said(one)} · {words.one(one.offer)} · {words.money(one.paid)}")

    def show_older(self, *, shown: bool) -> None:
        """Show the entries sold before, or leave them to the list of last sales beside this."""
        self._older = shown

    def give_back(self, change: Money | None) -> None:
        """Say how much change goes back for what was just sold; None: none."""
        self.change = change
        self.refresh()

    def _said(self, one: LastEntry) -> str:
        words = self.session.words
        if one.out:
            return words(texts.SOLD_OUT_SINCE, name=one.name, entry=int(one.entry))
        if one.seat is None:
            return words(texts.SOLD_NO_SEAT, name=one.name, entry=int(one.entry))
        return words(texts.SOLD_SEAT, name=one.name, seat=one.seat)
