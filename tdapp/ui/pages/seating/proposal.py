"""The panel of proposed moves: what for, which, at what cost; accepted with one press. Nothing moves before."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication

from tdapp.domain.seating.buttons import DealtIn
from tdapp.domain.seating.proposal import NO_CHOICES, ProposalKind
from tdapp.domain.units import TableNo
from tdapp.read.message import say as message
from tdapp.read.seating.moves import ProposalView
from tdapp.ui.language import language
from tdapp.ui.pages.seating import proposal_texts as texts
from tdapp.ui.pages.seating.moves_list import MovesList
from tdapp.ui.pages.seating.moves_model import MovesModel
from tdapp.ui.pages.seating.texts import CLOSE_TABLE
from tdapp.ui.widgets.ask_line import AskLine
from tdapp.ui.widgets.buttons import Button, PrimaryButton, fit_flowing_keys
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import flow
from tdapp.words.say import Words


class ProposalPanel(Card):
    """A panel that says what is proposed and what it asks for, with the button that does it. `accepted`: that button,
    whatever it says.
    """

    accepted = Signal()
    left = Signal()  # the keys were here, and may go back to the page
    opened = Signal()  # its list is wanted

    def __init__(self) -> None:
        super().__init__(tone="info", margin=10)
        self.moves = MovesModel(self)
        self.list = MovesList(self.moves)
        self.title = Label("", "head", wrap=True)
        self.why = Label("", "muted", wrap=True)
        self.aside = Button(texts.PUT_ASIDE, name="put_aside")
        self.anew = Button(texts.PLAN_ANEW, name="plan_anew", help_text=texts.PLAN_ANEW_HELP)
        self.accept = PrimaryButton("", self._accept, icon="check", key="Ctrl+Return", name="accept_moves")
        self.open = Button(texts.SHOW_LIST, self.opened.emit, key="Alt+G", name="show_proposed")
        self.ask = AskLine("move_asked", wide=110, longest=20, upright=True)
        self.hold(self.title, self.why, self.list, self.ask, flow(self.accept, self.open, self.aside, self.anew))
        self.open.hide()
        self.ask.hide()
        self.reason = ""  # what is said of the whole plan
        self.giving = False  # the director is giving the buttons
        self.list.accepted.connect(self._accept)
        self.list.left.connect(self.left)

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
        deals = self.moves.shared_deals()
        if deals not in (None, DealtIn.AT_ONCE):
            self.reason = "; ".join(filter(None, (self.reason, words.said(message(f"deals.{deals}")))))
        self.why.setText(self.reason)
        self.why.setVisible(bool(self.reason))
        self.why.set_tone("warning" if proposal.lost or proposal.costs else "")
        self.aside.allow("", words(texts.ASIDE_HELP, table=proposal.table or 0))
        self.aside.setVisible(proposal.kind is ProposalKind.BREAK)
        self.anew.setVisible(proposal.choices not in (None, NO_CHOICES))
        self.list.tell(words(texts.KEYS) if proposal.partial else "")
        self.list.setVisible(self.moves.rowCount() > 0)
        self.say_accept()

    def fold(self, *, folded: bool) -> None:
        """Leave nothing of the panel but what it is for, where something else needs the room."""
        self.why.setVisible(bool(self.reason) and not folded)
        self.list.setVisible(self.moves.rowCount() > 0 and not folded)
        self.open.setVisible(folded)
        self._fit()

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
        self._fit()

    def _fit(self) -> None:
        """Let the buttons show their keys where they then still stand beside one another."""
        shown = [button for button in (self.accept, self.open, self.aside, self.anew) if not button.isHidden()]
        margins = self.column.contentsMargins()
        fit_flowing_keys(shown, self.width() - margins.left() - margins.right() - 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

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
