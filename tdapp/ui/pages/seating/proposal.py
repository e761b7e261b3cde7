"""The panel of proposed moves: what for, which, at what cost; accepted with one press. Nothing moves before."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication

from tdapp.domain.seating.proposal import NO_CHOICES, ProposalKind
from tdapp.domain.units import TableNo
from tdapp.read.seating.moves import ProposalView
from tdapp.ui.language import language
from tdapp.ui.pages.seating import proposal_texts as texts
from tdapp.ui.pages.seating.moves_list import MovesList
from tdapp.ui.pages.seating.moves_model import MovesModel
from tdapp.ui.pages.seating.texts import CLOSE_TABLE
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.ask_line import AskLine
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import grow, put
from tdapp.words.say import Words

SHOWN_ROWS = 3


class ProposalPanel(Card):
    """A panel that says what is proposed and what it asks for, with the button that does it. `accepted`: that button,
    whatever it says.
    """

    accepted = Signal()
    left = Signal()  # the keys were here, and may go back to the page

    def __init__(self) -> None:
        super().__init__(" ", tone="info", margin=12)
        self.moves = MovesModel(self)
        self.list = MovesList(self.moves)
        self.why, self.below = Elided("", "muted"), Label("", "muted", wrap=True)  # where there is no room beside
        self.aside = Button(texts.PUT_ASIDE, name="put_aside")
        self.anew = Button(texts.PLAN_ANEW, name="plan_anew", help_text=texts.PLAN_ANEW_HELP)
        self.accept = PrimaryButton("", self._accept, icon="check", key="Ctrl+Return", name="accept_moves")
        self.ask = AskLine("move_asked", wide=130, longest=20)
        self.head.takeAt(self.head.count() - 1)
        for part in (8, grow(self.why), self.anew, self.aside, self.accept):
            put(self.head, part)
        self.hold(self.below, self.list, self.ask)
        self.ask.hide()
        self.reason = ""  # what is said of the whole plan
        self.giving = False  # the director is giving the buttons
        self.list.accepted.connect(self._accept)
        self.list.left.connect(self.left)
        look().changed.connect(self.list.viewport().update)

    def show_proposal(self, proposal: ProposalView | None, words: Words) -> None:
        """Show a proposal; None hides the panel."""
        before, at = self.list.here(), self.list.currentIndex().row()
        focus = QApplication.focusWidget()
        held = focus is not None and self.isAncestorOf(focus)
        self.moves.show_proposal(proposal, words)
        self.setVisible(proposal is not None)
        if proposal is None:
            if held:
                self.left.emit()
            return
        row = self.moves.row_of(before)
        if row >= 0 or before is not None:  # who stood there moves no more: the keys stay at the same line
            self.list.setCurrentIndex(self.moves.index(row if row >= 0 else min(at, self.moves.rowCount() - 1), 0))
        closes = self._closes(proposal)
        heading = CLOSE_TABLE if closes else texts.HEADINGS[proposal.kind]
        self.title.say(heading, n=len(proposal.moves), table=proposal.table or 0)
        self.reason = "" if closes else said_why(proposal, words)
        for label in (self.why, self.below):
            label.set_tone("warning" if proposal.lost or proposal.costs else "")
        self.aside.allow("", words(texts.ASIDE_HELP, table=proposal.table or 0))
        self.aside.setVisible(proposal.kind is ProposalKind.BREAK)
        self.anew.setVisible(proposal.choices not in (None, NO_CHOICES))
        self.list.tell(words(texts.KEYS) if proposal.partial else "")
        rows = self.moves.rowCount()
        self.list.setFixedHeight(min(rows, SHOWN_ROWS) * look().row + 2 * self.list.frameWidth())
        self.list.setVisible(rows > 0)
        self.say_accept()

    def say_accept(self) -> None:
        """Say on the button what it does now: give the buttons asked for, let chance decide them, or accept."""
        proposal = self.moves.proposal
        if proposal is None:
            return
        closes = self._closes(proposal)
        if closes is not None:
            self.accept.say(CLOSE_TABLE, table=closes)
        elif proposal.asks:
            self.accept.say(texts.LET_CHANCE if self.giving else texts.GIVE_BUTTONS)
        else:
            self.accept.say(texts.ACCEPT, n=len(proposal.moves))
        can = proposal.moves or closes is not None
        self.accept.allow("" if can else language().words(texts.NO_MOVES))
        self._fit_why()

    def _fit_why(self) -> None:
        """Put the reason beside the heading if there is room for all of it, else below."""
        shown = [part for part in (self.title, self.anew, self.aside, self.accept) if not part.isHidden()]
        margins = self.column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - 3 * self.head.spacing()
        room -= sum(part.sizeHint().width() + self.head.spacing() for part in shown)
        beside = self.why.fontMetrics().horizontalAdvance(self.reason) <= room
        self.why.setText(self.reason if beside else "")
        self.below.setText("" if beside else self.reason)
        self.below.setVisible(not beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_why()

    def _closes(self, proposal: ProposalView) -> TableNo | None:
        """The table that breaks and at which nobody sits any more."""
        return proposal.table if not proposal.moves else None

    def _accept(self) -> None:
        if self.accept.isEnabled() and self.moves.proposal is not None:
            self.accepted.emit()


def said_why(proposal: ProposalView, words: Words) -> str:
    """The reason beside the heading: the fewest moves there can be, what costs more, or what belongs together."""
    if proposal.kind is ProposalKind.BREAK:
        order = words(texts.OUT_OF_ORDER if proposal.order is None else texts.ORDERS[proposal.order])
        return f"{order}; {words(texts.BY_CARDS)}"
    if not proposal.partial:
        return words(texts.WHOLE)
    lost = [words(texts.LOST, name=each.name, seat=each.seat) for each in proposal.lost]
    costs = [words.said(cost) for cost in proposal.costs]
    if not costs:
        return "; ".join((*lost, words(texts.FEWEST)))
    n = len(proposal.moves)
    means = words(texts.MORE, n=proposal.bound) if n > proposal.bound else words(texts.UNEVEN)
    return "; ".join((*lost, f"{means}: {'; '.join(costs)}"))
