"""The envelopes of mystery bounties: what is left, a proposal, what is typed, and one that was drawn in the room."""

from PySide6.QtCore import Signal

from tdapp.domain.bounties import envelopes
from tdapp.domain.state import State
from tdapp.domain.units import Cents
from tdapp.read.bounties.bounties_view import BountiesView
from tdapp.ui.pages.bounties import texts
from tdapp.ui.pages.bounties.typed_envelopes import read_envelopes, write_envelopes
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import Field, MoneyField
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, put


class EnvelopeCard(Card):
    """The card over the envelopes. `noted`: somebody drew this amount in the room; `were_set`: the envelopes were."""

    noted = Signal(object)
    were_set = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(texts.ENVELOPES, margin=12)
        self.session = session
        self._currency = "EUR"
        self._touched = False
        self.left = Label("", "muted", wrap=True, name="envelopes_left")
        self.line = Field(
            "bounty_envelopes",
            texts.ENVELOPES,
            lambda typed: read_envelopes(typed, self._currency),
            hint=texts.ENVELOPES_HINT,
        )
        self.drawn = MoneyField("bounty_drawn", texts.NOTE, currency="EUR", least=1)
        self.propose = Button(texts.PROPOSE, self.show_proposal, name="bounty_propose")
        self.set = Button(texts.SET_ENVELOPES, self.set_envelopes, icon="check", name="bounty_set_envelopes")
        self.note = Button(texts.NOTE_IT, self.note_drawn, name="bounty_note")
        put(self.column, self.left, hbox(grow(self.line, 3), self.propose, self.set, grow(self.drawn), self.note))
        self.line.edited.connect(self._on_edited)
        self.line.line.returnPressed.connect(self.set_envelopes)
        self.drawn.line.returnPressed.connect(self.note_drawn)

    def forget(self) -> None:
        """Forget what is typed: another tournament is in front."""
        self._touched = False
        self.drawn.line.setText("")

    def show_view(self, view: BountiesView) -> None:
        """Show what is left to draw; what is typed stays."""
        self._currency = view.taken.currency
        self.drawn.use(self._currency)
        if not view.mystery:
            return
        words = self.session.words
        left = write_envelopes([each.cents for each in view.envelopes], self._currency, words)
        self.left.setText(words(texts.LEFT_NOW, amounts=left))
        self.left.setVisible(bool(left))
        if not self._touched:
            self.show_proposal()
        self._say()

    def show_proposal(self) -> None:
        """Put envelopes into the line as they could be made of the money there is, or as they are set."""
        stand = self.session.view(_stand)
        self.line.line.setText(write_envelopes(stand, self._currency, self.session.words))
        self._touched = False
        self._say()

    def set_envelopes(self) -> None:
        """Let what is typed be the envelopes."""
        amounts = self.line.value() if self.line.check() else None
        if amounts is not None and self.session.do(envelopes.set_envelopes, amounts) is not None:
            self._touched = False
            self.were_set.emit()

    def note_drawn(self) -> None:
        """Note the amount that was drawn in the room."""
        if self.drawn.check() and self.drawn.value() is not None:
            self.noted.emit(self.drawn.cents())  # whoever notes it clears the line: what is refused stays

    def _on_edited(self) -> None:
        self._touched = True
        self._say()

    def _say(self) -> None:
        amounts = self.line.value()
        why = self.session.why_not(envelopes.set_envelopes, amounts) if amounts is not None else ""
        self.set.allow(why)


def _stand(state: State) -> tuple[Cents, ...]:
    there = envelopes.money_for(state)
    if state.envelopes is not None and state.envelopes.total == there:
        return state.envelopes.amounts
    return envelopes.proposal(state)
