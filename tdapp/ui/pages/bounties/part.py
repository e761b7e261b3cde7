"""The Bounties part of the Desk page: who knocked out whom, every head, what is to pay, envelopes and terms."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QTableView

from tdapp.domain.bounties import bounties, envelopes, knock_outs, markers
from tdapp.domain.units import Cents, TournamentId
from tdapp.domain.verbs import verb_of
from tdapp.read.bounties.bounties_view import BountiesView, FallRow, HeadRow
from tdapp.ui.actions import bounties as actions
from tdapp.ui.actions.taking_back import AsksFirst, last_act
from tdapp.ui.pages.bounties import texts
from tdapp.ui.pages.bounties.envelope_card import EnvelopeCard
from tdapp.ui.pages.bounties.tables import ASKS, BEATEN, BY, DUE, HEAD, NAME, OUT, SEAT, WON, WORTH, listed, models
from tdapp.ui.pages.bounties.terms_card import BountyTermsCard
from tdapp.ui.pages.making import InPieces, complete
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.cells import CellModel
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.keyboard import ENTER, focus, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, scrolled, vbox

R = TypeVar("R")

LEAST_HIGH = 120  # pixels of a list; where that leaves no room for what is under it, all is scrolled


class BountiesPart(InPieces, Part):
    """The part of the bounties: at the left who was knocked out by whom, at the right what each has and gets."""

    def __init__(self, session: Session) -> None:
        complete(self.pieces(session))

    def build(self, session: Session) -> Iterator[None]:
        super().__init__(session)
        self.view: BountiesView | None = None
        self._asks = AsksFirst(session)
        self._of: TournamentId | None = None
        self._showing = False  # while rows are put in place: what may be done is asked for once, at the end
        self.sums = Label("", "muted", wrap=True, name="bounty_sums")
        self.falls, self.heads = models(session.words, self)
        self.out = listed(self.falls, "bounty_falls", texts.FALLS, {OUT: 0, WORTH: 74}, BY, also=OUT)
        yield
        widths = {SEAT: 56, HEAD: 80, BEATEN: 48, WON: 80, DUE: 88}
        self.won = listed(self.heads, "bounty_heads", texts.HEADS, widths, NAME)
        yield
        self.name = Button(texts.NAME, self.name_winner, icon="user-check", key="Return", name="bounty_name")
        self.nobody = Button(texts.NOBODY, self.blinded_off, on=self, icon="ban", key="Alt+B", name="bounty_nobody")
        self.draw = Button(texts.DRAW, self.draw_envelope, on=self, icon="shuffle", key="Alt+E", name="bounty_draw")
        self.pay = Button(texts.PAY, self.pay_out, on=self, icon="banknote", key="Alt+O", name="bounty_pay")
        self.marker = Button(
            texts.MARKER_LOST, self.lose_or_find, on=self, icon="circle-alert", key="Alt+L", name="bounty_marker"
        )
        self.envelopes = EnvelopeCard(session)
        self.envelopes.head.addWidget(self.draw)
        yield
        self.terms = BountyTermsCard(session)
        yield
        deeds = hbox(self.name, self.nobody, STRETCH)
        left = holder(vbox(Label(texts.FALLS, "head"), grow(self.out), deeds))
        right = holder(vbox(Label(texts.HEADS, "head"), grow(self.won), hbox(self.pay, self.marker, STRETCH)))
        for table in (self.out, self.won):
            table.setMinimumHeight(LEAST_HIGH)
            table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # takes what is left
        self.lists = holder(hbox(grow(left, 4), grow(right, 5), gap=16))
        self.room = holder(vbox(STRETCH))  # under the terms while they are open: the lists have no room then
        self.body = holder(vbox(self.sums, grow(self.lists), self.envelopes, self.terms, grow(self.room)))
        self.empty = EmptyState("trophy", texts.NONE, texts.NONE_WHY)
        self.stack = one_of(self.empty, scrolled(self.body, sideways=False))
        vbox(self.stack, on=self)
        for table in (self.out, self.won):
            table.selectionModel().currentRowChanged.connect(self._allow)
        on_keys(self.out, self._key)
        self.out.doubleClicked.connect(self.name_winner)
        self.envelopes.noted.connect(self._note)
        self.envelopes.were_set.connect(self.take_focus)
        self.terms.turned.connect(self._make_room)
        self._make_room()

    def unkept(self) -> tuple[str, ...]:
        return ("changed",) if self.terms.is_changed() else super().unkept()

    def refresh(self) -> None:
        if self._of != self.session.tournament:
            self._of = self.session.tournament
            self.terms.forget()
            self.envelopes.forget()
        self.show_view(self.session.bounties_view())

    def show_view(self, view: BountiesView) -> None:
        """Show these bounties; the rows the keyboard was at stay chosen."""
        fall, head = self.fall(), self.head()
        self._showing = True
        self.view = view
        self.stack.setCurrentIndex(1 if view.there else 0)
        self.falls.show_rows(view.falls, self.session.words)
        self.heads.show_rows(view.heads, self.session.words)
        here = view.falls.place_of(fall.entry) if fall is not None else None
        if here is not None and _asks(view) and view.falls[here].state not in ASKS:
            here = None
        _stand(self.out, self.falls, here)  # at what is still to be said, else where it was
        _stand(self.won, self.heads, view.heads.place_of(head.entry) if head is not None else None)
        self._showing = False
        self.sums.setText(_sums(self.session, view))
        self.envelopes.show_view(view)
        self.terms.refresh()
        self._make_room()
        self._allow()

    def take_focus(self) -> None:
        """Put the keyboard at what is to be said, else at whoever is to be paid; not behind terms that are open."""
        view = self.view
        if self.terms.is_open and not self.terms.is_changed():
            self.terms.shut()
            self._make_room()
        if view is None or not view.there:
            focus(self)
        elif self.terms.is_open:  # what was typed there is not saved
            focus(self.terms.turn)
        elif view.mystery and not view.begun:  # before the envelopes are set nothing is won
            focus(self.envelopes.line)
        elif _asks(view) or not self._to_settle():
            focus(self.out)
        else:
            self._go_to_next()
            focus(self.won)

    def fall(self) -> FallRow | None:
        """The bust-out the keyboard is at; None: none."""
        return _chosen(self.out, self.view.falls) if self.view is not None else None

    def head(self) -> HeadRow | None:
        """The player the keyboard is at in the list of heads; None: none."""
        return _chosen(self.won, self.view.heads) if self.view is not None else None

    # Doing

    def name_winner(self) -> None:
        """Ask in the command box who knocked out the one the keyboard is at."""
        row = self.fall()
        if row is not None and self.name.isEnabled():
            self.ask(actions.ASK.id, row.entry)

    def blinded_off(self) -> None:
        """Say that nobody knocked out the one the keyboard is at."""
        row = self.fall()
        if row is not None and self.nobody.isEnabled():
            actions.NAME.act(self.session, row.entry, ())

    def draw_envelope(self) -> None:
        """Draw the envelope of the one the keyboard is at."""
        row = self.fall()
        if row is not None and self.draw.isEnabled():
            self.session.do(envelopes.draw, row.entry, self.session.seed())

    def _note(self, amount: Cents) -> None:
        row = self.fall()
        if row is not None and self.session.do(envelopes.note, row.entry, amount) is not None:
            self.envelopes.drawn.line.clear()
            self.take_focus()

    def pay_out(self) -> None:
        """Pay what is due to the player the keyboard is at, or recover what is too much."""
        row = self.head()
        if row is None or not self.pay.isEnabled():
            return
        done = (actions.take_back if row.back.cents else actions.pay)(self.session, row.entry)
        if done is not None and self._to_settle():
            self._go_to_next()

    def lose_or_find(self) -> None:
        """Take what the marker is worth that the player the keyboard is at lost, or give it back: it is found."""
        row = self.head()
        if row is None or not self.marker.isEnabled():
            return
        if row.marker is None or not self._asks.asks(last_act(self.session, verb_of(markers.lose))):
            (actions.lose_marker if row.marker is None else actions.find_marker)(self.session, row.entry)

    def _to_settle(self) -> bool:
        """Whether a bounty is to be paid or recovered."""
        if self.view is None or not self.view.heads:
            return False
        first = self.view.heads[0]  # whoever has something to get or give back stands first
        return bool(first.due.cents or first.back.cents)

    def _go_to_next(self) -> None:
        """Go to whoever is to be paid or gives back next; they stand at the top."""
        _stand(self.won, self.heads, None)

    def _make_room(self) -> None:
        """Let the terms have the room of the lists while they are open."""
        is_open = self.terms.is_open
        self.lists.setVisible(not is_open)
        self.room.setVisible(is_open)
        self.envelopes.setVisible(not is_open and self.view is not None and self.view.mystery)

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() not in ENTER:
            return False
        self.name_winner()
        return True

    def _allow(self) -> None:
        """Grey what cannot be done, and say why."""
        session, words, fall, head = self.session, self.session.words, self.fall(), self.head()
        if self.view is None or session.tournament is None or self._showing:
            return
        nobody = words(texts.CHOOSE_FALL) if fall is None else ""
        why = nobody or (session.why_not(knock_outs.name, fall.entry, ()) if fall is not None else "")
        self.name.allow(why)
        self.nobody.allow(why)
        self.draw.setVisible(self.view.mystery)
        self.draw.allow(nobody or (session.why_not(envelopes.draw, fall.entry, "") if fall is not None else ""))
        self._allow_marker(head)
        if head is None:
            self.pay.say(texts.PAY)
            self.pay.allow(words(texts.CHOOSE_HEAD))
        elif head.back.cents:
            self.pay.say(words(texts.RECOVER, amount=head.back))
            self.pay.allow("")
        else:
            self.pay.say(words(texts.PAY_SUM, amount=head.due) if head.due.cents else words(texts.PAY))
            self.pay.allow(session.why_not(bounties.pay, head.entry))

    def _allow_marker(self, head: HeadRow | None) -> None:
        if head is None:
            self.marker.say(texts.MARKER_LOST)
            self.marker.allow(self.session.words(texts.CHOOSE_HEAD))
        elif head.marker is not None:
            self.marker.say(self.session.words(texts.MARKER_FOUND, amount=head.marker))
            self.marker.allow(self.session.why_not(markers.find, head.entry))
        else:
            self.marker.say(texts.MARKER_LOST)
            self.marker.allow(self.session.why_not(markers.lose, head.entry))


def _sums(session: Session, view: BountiesView) -> str:
    """The account of the bounties in one line: both sides are one sum."""
    words = session.words
    said = words(texts.SUMS, taken=view.taken, paid=view.paid, due=view.due, heads=view.on_heads, held=view.held)
    more = [words(texts.SUM_POOL, amount=view.to_pool)] if view.to_pool.cents else []
    more += [words(texts.SUM_BACK, amount=view.back)] if view.back.cents else []
    return " ".join((said, *more))


def _chosen(table: QTableView, rows: Sequence[R]) -> R | None:
    here = table.currentIndex().row()
    return rows[here] if 0 <= here < len(rows) else None


def _asks(view: BountiesView) -> bool:
    """Whether something is to be said of a bust-out: those stand first."""
    return bool(view.falls) and view.falls[0].state in ASKS


def _stand(table: QTableView, model: CellModel, row: int | None) -> None:
    """Put the keyboard at this row, else at the first."""
    if model.rows:
        table.setCurrentIndex(model.index(row or 0, 0))
