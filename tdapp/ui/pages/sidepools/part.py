"""The Side pools part of the Desk page: the pools, who is in, a line to join, show hands or name winners, and pay."""

from tdapp.domain.money.terms import Tender
from tdapp.domain.sidepools import side_entrants, side_payouts, side_results
from tdapp.domain.sidepools.side_pool import SideKind
from tdapp.domain.units import Cents, Money, SidePoolNo, TournamentId
from tdapp.read.registration.side_line import SideLine, read_side_line
from tdapp.read.sidepools.side_view import EntrantRow, SideRow, SideView, side_view
from tdapp.ui.actions import side_pools as actions
from tdapp.ui.pages.part import Part
from tdapp.ui.pages.sidepools import texts
from tdapp.ui.pages.sidepools.opening import OpeningCard
from tdapp.ui.pages.sidepools.said import listed, meaning, sums, tenders
from tdapp.ui.pages.sidepools.tables import (
    DUE,
    IN,
    MONEY,
    NAME,
    POOL,
    SEAT,
    STAGE,
    STANDS,
    WON,
    EntrantsModel,
    PoolsModel,
)
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import focus, takes_commands
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox

HAND_WIDE, OUT_WIDE = 178, 112  # pixels of how somebody stands: a hand, and whether he is out


class SidePoolsPart(Part):
    """The part of the side pools: at the left the pools, at the right who is in the one the keyboard is at."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: SideView | None = None
        self._of: TournamentId | None = None
        self._shown = SidePoolNo(0)  # the pool whose entrants are listed
        self.sums = Label("", "muted", wrap=True, name="side_sums")
        self.pools, self.entrants = PoolsModel(session.words, self), EntrantsModel(session.words, self)
        self.list, _ = listed(self.pools, "side_pools", texts.TITLE, {IN: 44, MONEY: 84, STAGE: 150}, POOL)
        self.people, self._widths = listed(
            self.entrants, "side_entrants", texts.ENTRANTS, {SEAT: 56, STANDS: HAND_WIDE, WON: 88, DUE: 88}, NAME
        )
        self.new = Button(texts.NEW, self.begin, on=self, icon="plus", key="Alt+G", name="side_new")
        self.close_pool = Button(texts.CLOSE, self.turn, on=self, icon="lock", key="Alt+L", name="side_close")
        self.all_back = Button(
            texts.REFUND_ALL, self.refund_all, on=self, icon="undo-2", key="Alt+A", name="side_refund_all"
        )
        self.card = OpeningCard(session)
        self.line = plain_line("side_line", texts.LINE, help_text=texts.LINE_HELP, inside=True, longest=400, least=180)
        self.tender = tenders()
        self.join = Button(texts.JOIN, self.take_line, icon="user-plus", key="Return", name="side_join")
        self.winners = Button(texts.WINNERS, self.award, on=self, icon="trophy", key="Alt+N", name="side_winners")
        self.means = Label("", "muted", wrap=True, name="side_means")
        self.pay = Button(texts.PAY, self.pay_out, on=self, icon="banknote", key="Alt+O", name="side_pay")
        self.back = Button(texts.REFUND, self.refund, on=self, icon="undo-2", key="Alt+R", name="side_refund")
        left = holder(vbox(grow(self.list), hbox(self.close_pool, self.all_back, STRETCH)))
        right = holder(vbox(grow(self.people), hbox(self.pay, self.back, STRETCH)))
        self.typing = holder(vbox(hbox(grow(self.line), self.tender, self.join, self.winners), self.means, gap=4))
        self.lists = holder(hbox(grow(left, 4), grow(right, 6), gap=16))
        self.body = holder(vbox(self.sums, self.typing, grow(self.lists)))
        self.empty = EmptyState("trophy", texts.NONE, texts.NONE_WHY)
        self.stack = one_of(self.empty, self.body)
        self.room = holder(vbox(STRETCH))  # under the form while it is open: the lists have no room then
        vbox(hbox(self.new, STRETCH), self.card, grow(self.stack), grow(self.room), on=self)
        self._make_room()
        self.list.selectionModel().currentRowChanged.connect(self._show_pool)
        self.people.selectionModel().currentRowChanged.connect(self._allow)
        self.line.textChanged.connect(self._read)
        self.line.returnPressed.connect(self.take_line)
        takes_commands(self.line, finds=self._finds)
        self.card.opened.connect(self._go_to_last)
        self.card.left.connect(self._on_left)

    def refresh(self) -> None:
        if self._of != self.session.tournament:
            self._of = self.session.tournament
            self.line.clear()
            self.card.hide()
            self._make_room()
        self.show_view(self.session.view(side_view, self.session.now(), self.session.club.directory))

    def show_view(self, view: SideView) -> None:
        """Show these side pools; the rows the keyboard was at stay chosen."""
        before = self.pool()
        self.view = view
        self.stack.setCurrentIndex(1 if view.pools else 0)
        self.pools.show_rows(view.pools, self.session.words)
        numbers = [row.number for row in view.pools]
        at = numbers.index(before.number) if before is not None and before.number in numbers else 0
        if numbers:
            self.list.setCurrentIndex(self.pools.index(at, 0))
        self._show_pool()

    def take_focus(self) -> None:
        """Put the keyboard into the line, or at whoever is to be paid."""
        pool = self.pool()
        if pool is None:
            focus(self.new)
        elif pool.due.cents or pool.back.cents:
            focus(self.people)
        else:
            focus(self.line)

    def go_to(self, number: SidePoolNo) -> None:
        """Go to a side pool, and in it to the first of those who are to be paid or have too much."""
        self.refresh()
        numbers = [row.number for row in self.view.pools] if self.view is not None else []
        if number in numbers:
            self.list.setCurrentIndex(self.pools.index(numbers.index(number), 0))
        open_ones = (at for at, row in enumerate(self.entrants.rows) if row.due.cents or row.back.cents)
        self.people.setCurrentIndex(self.entrants.index(next(open_ones, 0), 0))
        self.take_focus()

    def pool(self) -> SideRow | None:
        """The side pool the keyboard is at; None: none."""
        here, rows = self.list.currentIndex().row(), self.view.pools if self.view is not None else ()
        return rows[here] if 0 <= here < len(rows) else None

    def entrant(self) -> EntrantRow | None:
        """The entrant the keyboard is at; None: none."""
        here, rows = self.people.currentIndex().row(), self.entrants.rows
        return rows[here] if 0 <= here < len(rows) else None

    # Doing

    def begin(self) -> None:
        """Show the form of a new side pool."""
        if self.view is not None:
            self.card.begin(self.view.currency)
            self._make_room()

    def take_line(self) -> None:
        """Let whoever is typed join, or note the hand that stands behind a name."""
        pool, line = self.pool(), self.read()
        if pool is None or not line.groups or not line.clear:
            return
        if line.cards and len(line.entries) > 1:
            self.session.refuse(texts.ONE_HAND)
        elif line.cards:
            self._done(actions.show_hand(self.session, pool.number, line.entries[0], line.cards))
        else:
            self._done(actions.join(self.session, pool.number, line.entries, Tender(self.tender.currentData())))

    def award(self) -> None:
        """Let whoever is typed be the winners; nobody typed: whoever is in front."""
        pool, line = self.pool(), self.read()
        if pool is not None and line.clear and self.winners.isEnabled():
            self._done(actions.award(self.session, pool.number, line.groups))

    def pay_out(self) -> None:
        """Pay what is due to the entrant the keyboard is at, or recover what is too much."""
        pool, row = self.pool(), self.entrant()
        if pool is not None and row is not None and self.pay.isEnabled():
            (actions.take_back if row.back.cents else actions.pay)(self.session, pool.number, row.entry)

    def refund(self) -> None:
        """Give the entrant the keyboard is at the money back."""
        pool, row = self.pool(), self.entrant()
        if pool is not None and row is not None and self.back.isEnabled():
            actions.leave(self.session, pool.number, row.entry)

    def refund_all(self) -> None:
        """Give everybody in the pool the money back."""
        pool = self.pool()
        if pool is not None and self.all_back.isEnabled():
            actions.give_back(self.session, pool.number)

    def turn(self) -> None:
        """Close the pool to entrants, or open it to them again."""
        pool = self.pool()
        if pool is not None and self.close_pool.isEnabled():
            (actions.reopen if pool.closed else actions.close)(self.session, pool.number)

    def read(self) -> SideLine:
        """What is typed in the line, read."""
        return self._read_as(self.line.text())

    def _read_as(self, typed: str) -> SideLine:
        if self.session.tournament is None:
            return SideLine()
        return read_side_line(typed, self.session.players_view().rows)

    def _finds(self, typed: str) -> bool:
        return self._read_as(typed).clear

    def _done(self, act: object) -> None:
        if act is not None:
            self.line.clear()

    def _go_to_last(self) -> None:
        self.refresh()
        if self.pools.rows:
            self.list.setCurrentIndex(self.pools.index(len(self.pools.rows) - 1, 0))
        focus(self.line)

    def _on_left(self) -> None:
        self._make_room()
        self.take_focus()

    # Showing

    def _make_room(self) -> None:
        """Let the form have the room of the lists while it is open."""
        is_open = not self.card.isHidden()
        self.stack.setVisible(not is_open)
        self.room.setVisible(is_open)

    def _show_pool(self) -> None:
        pool, chosen = self.pool(), self.entrant()
        if pool is not None:
            self.entrants.kind = pool.terms.kind
            self._widths.need({STANDS: HAND_WIDE if pool.terms.kind is SideKind.HIGH_HAND else OUT_WIDE})
            self.entrants.show_rows(pool.entrants, self.session.words)
            entries = [row.entry for row in pool.entrants]
            same = chosen is not None and self._shown == pool.number and not pool.due.cents
            at = entries.index(chosen.entry) if chosen is not None and same and chosen.entry in entries else 0
            self._shown = pool.number
            if entries:
                self.people.setCurrentIndex(self.entrants.index(at, 0))
            self.sums.setText(sums(self.session.words, pool))
        self._read()

    def _read(self) -> None:
        """Say what is typed means, and what can be done."""
        line = self.read()
        said = meaning(self.session.words, line)
        self.means.setText(said)
        self.means.set_tone("" if line.clear else "danger")
        self._allow()

    def _allow(self) -> None:
        """Grey what cannot be done, and say why."""
        pool, line = self.pool(), self.read()
        self.typing.setVisible(pool is not None)
        if pool is None:
            return
        self._allow_line(pool, line)
        self._allow_row(pool)
        self.close_pool.say(texts.REOPEN if pool.closed else texts.CLOSE)
        self.all_back.allow(self.session.why_not(side_entrants.give_back, pool.number))

    def _allow_line(self, pool: SideRow, line: SideLine) -> None:
        words, number = self.session.words, pool.number
        first = "" if line.groups else words(texts.TYPE_FIRST)
        unclear = "" if line.clear else self.means.text()
        if line.cards:
            self.join.say(texts.SHOW)
            hand = (number, line.entries[0], line.cards) if line.entries else None
            self.join.allow(unclear or (self.session.why_not(side_results.show_hand, *hand) if hand else first))
        else:
            each = pool.price
            total = Money(Cents(each.cents * len(line.entries)), each.currency) if line.groups else None
            self.join.say(words(texts.JOIN_SUM, amount=total) if total is not None else words(texts.JOIN))
            self.join.allow(first or unclear or self.session.why_not(side_entrants.join, number, line.entries))
        follows = pool.terms.kind in (SideKind.LAST_LONGER, SideKind.HIGH_HAND)
        self.winners.say(texts.SPLIT if follows and not line.groups else texts.WINNERS)
        self.winners.allow(unclear or self.session.why_not(side_results.award, number, line.groups))

    def _allow_row(self, pool: SideRow) -> None:
        words, row = self.session.words, self.entrant()
        self.back.say(words(texts.REFUND, amount=pool.price))
        if row is None:
            self.pay.say(texts.PAY)
            for button in (self.pay, self.back):
                button.allow(words(texts.CHOOSE_ENTRANT))
            return
        self.back.allow(self.session.why_not(side_entrants.leave, pool.number, row.entry))
        if row.back.cents:
            self.pay.say(words(texts.RECOVER, amount=row.back))
            self.pay.allow("")
        else:
            self.pay.say(words(texts.PAY_SUM, amount=row.due) if row.due.cents else words(texts.PAY))
            self.pay.allow(self.session.why_not(side_payouts.pay, pool.number, row.entry))
