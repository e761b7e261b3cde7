"""The Prizes page itself: the pool in figures, the places with their winners, and what is posted and paid."""

from __future__ import annotations  # the deal desk is made when the first deal is

from collections.abc import Generator, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts, prize_hold, tickets
from tdapp.domain.prizes.seats import ticket_only
from tdapp.domain.units import Cents, Money, TournamentId
from tdapp.domain.verbs import verb_of
from tdapp.read.prizes.prizes import PrizesView, Winner
from tdapp.read.sheet_kind import SheetKind
from tdapp.read.status import Phase
from tdapp.texts import Text
from tdapp.ui.actions import prizes
from tdapp.ui.actions.papers import SHEET
from tdapp.ui.actions.taking_back import AsksFirst
from tdapp.ui.language import say
from tdapp.ui.loading import load_each
from tdapp.ui.pages.making import InPieces, complete
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.prizes import amounts, texts
from tdapp.ui.pages.prizes.amounts import NO_PRIZES, Line, PrizeDraft
from tdapp.ui.pages.prizes.desks import Desks
from tdapp.ui.pages.prizes.figures import Mismatch, PoolFigures
from tdapp.ui.pages.prizes.head import PrizesHead
from tdapp.ui.pages.prizes.paying import asks_for_ticket, counted, paid_by, toggle, would_undo
from tdapp.ui.pages.prizes.payout_card import PayoutCard
from tdapp.ui.pages.prizes.table import PrizesTable
from tdapp.ui.pages.prizes.ticket_bar import TicketBar
from tdapp.ui.session import Session, Told
from tdapp.ui.slip_printer import SlipPrinter
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label, restyle
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.ui.widgets.shortcuts import key_on, tell_key
from tdapp.words.money.tenders import TENDERS

TICKET = verb_of(tickets.issue)
PAID_BY = frozenset({TICKET, *map(verb_of, (payouts.pay, payouts.take_back))})
if TYPE_CHECKING:
    from tdapp.ui.pages.prizes.deal.desk import DealDesk

BESIDE = 930  # pixels of a page that has room for the payout tables beside the list


class PrizesPage(InPieces, Page):
    """The page of prizes and who gets them. Typed amounts count once set, which needs that they add up to the pool."""

    def __init__(self, session: Session) -> None:
        complete(self.pieces(session))

    def build(self, session: Session) -> Iterator[None]:
        super().__init__(session)
        self.view: PrizesView | None = None
        self._asks = AsksFirst(session)
        self.draft = NO_PRIZES
        self._of: TournamentId | None = None
        self._fixed = ""  # why no amount can be changed any more; '' while they can
        self.head = PrizesHead(session, self)
        self.figures = PoolFigures()
        yield
        self.banner = Mismatch(self.head.post.click)
        self.doubts = Label("", tone="warning", wrap=True, name="prizes_doubts")
        self.table = PrizesTable(session.words)
        say(self.table.setAccessibleName, texts.TABLE)
        yield
        self._make_buttons()
        self.difference = Label("", "head", name="difference")
        self.note = Label("", "muted", wrap=True, name="prizes_note")
        self.note.setMinimumHeight(36)
        self.discard = Button(texts.DISCARD, self.discard_typed, name="discard_prizes")
        self.set = Button(texts.SET, self.set_prizes, icon="check", key="Ctrl+S", name="set_prizes")
        self.empty = EmptyState("trophy")
        tools = hbox(self.pay, self.hold, self.open_deal, self.rest, STRETCH, self.add, self.off)
        yield
        end = hbox(self.difference, grow(self.note), self.discard, self.set, gap=12)
        self.payout = PayoutCard(session)
        yield
        self.ticket = TicketBar(session)
        yield
        over = (self.figures, self.doubts, self.banner, self.payout.save_bar, self.ticket)
        self.body = holder(vbox(*over, grow(hbox(grow(self.table), self.payout, gap=12)), tools, end))
        self.stack = one_of(self.body, self.empty)
        self.desks = Desks(session, self.stack, self.turned.emit)
        self.desks.left.connect(self._on_desk_left)
        self.desks.sheet_asked.connect(partial(self.ask, SHEET.id, SheetKind.DEAL))
        yield
        vbox(self.head, grow(self.stack), margins=(16, 10, 12, 10), on=self)
        for button in self.body.findChildren(Button):  # in a narrow window their keys give way
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._connect()

    def _make_buttons(self) -> None:
        """Make the buttons under the prizes."""
        self.pay = Button(texts.PAY, self.pay_out, icon="banknote", key="Alt+O", name="pay_prize")
        self.slips = SlipPrinter(self.session, self)
        self.hold = Button(texts.HOLD, self.hold_back, icon="hand", key="Alt+H", name="hold_prize")
        self.open_deal = Button(texts.DEAL, self.show_deal, icon="scale", key="Alt+D", name="open_deal")
        self.rest = Button(texts.REST, self.give_rest, key="Alt+R", name="rest_to_place")
        self.add = Button(texts.ADD_PLACE, self.add_place, icon="plus", key="Ins", name="add_place")
        self.off = Button(texts.TAKE_OFF, self.take_place_off, icon="minus", key="Del", name="take_place_off")

    def _connect(self) -> None:
        """Let the prizes, what stands around them and the keys of the page hear of each other."""
        self.head.tendered.connect(self._went)
        self.table.lines.typed.connect(self._on_typed)
        self.table.went.connect(self._went)
        self.table.saved_by(self.set)
        self.table.pay_wanted.connect(self.pay_out)
        self.table.insert_wanted.connect(self.add.click)
        self.table.delete_wanted.connect(self.off.click)
        self.session.told.connect(self._on_told)
        for bar in (self.payout.save_bar, self.ticket):
            bar.closed.connect(self.table.setFocus)
        key_on(self, self.open_deal.key, self.open_deal.click)
        key_on(self, self.head.tender.key, self.next_tender)
        self.head.pool_wanted.connect(self.show_pool)
        key_on(self.body, self.pay.key, self.pay_out)
        key_on(self.body, PRINT, self.print_slip)
        tell_key(self.body, PRINT, texts.KEY_SLIP)
        for button in (self.hold, self.rest, self.set):
            key_on(self.body, button.key, button.click)

    # Showing

    def part_in_front(self) -> str:
        return self.desks.name()

    def unkept(self) -> tuple[str, ...]:
        return ("changed",) if self.draft.changed else (*super().unkept(), *self.desks.unkept())

    def take_focus(self) -> None:
        """Put the keyboard into the desk in sight, else into the prizes. No proxy does: Tab would pass by the head."""
        focus(self.desks.open or (self.table if self.stack.currentWidget() is self.body else self))

    def to_first_use(self) -> None:
        """Put the keyboard to the first prize that is still to be paid: at a paid one the same key takes it back."""
        self.table.to_due()
        super().to_first_use()

    def make_ready(self) -> Generator[None, None, None]:
        if self.session.tournament is not None:
            yield from load_each("zoneinfo", "babel.localtime", "babel.dates")  # the day in words
        yield from super().make_ready()

    def refresh(self) -> None:
        """Show the prizes as they stand; amounts that are being typed are kept."""
        anew = self._of != self.session.tournament
        self._of = self.session.tournament
        self.show_view(self.session.prizes_view(), anew=anew)

    def look_again(self) -> None:
        super().look_again()
        if self.isVisible() and self.session.tournament is None:
            self._of = self.view = None
            self._show_empty(texts.NO_TOURNAMENT, texts.NO_TOURNAMENT_WHY)

    def show_view(self, view: PrizesView, *, anew: bool = False) -> None:
        """Show prizes, under the draft that may lie over them."""
        self.view = view
        if anew:
            self.draft = NO_PRIZES
            self.stack.setCurrentWidget(self.body)
        desk = self.desks.open
        if desk is not None:
            desk.refresh()
        if view.rows:
            if desk is None:
                self.stack.setCurrentWidget(self.body)
            self._show(amounts.rebased(self.draft, view))
        elif view.things:
            self._show_empty(texts.THINGS_ALONE, texts.THINGS_ALONE_WHY)
        elif view.entries:
            self._show_empty(texts.FREE, texts.FREE_WHY)
        else:
            self._show_empty(texts.EMPTY, texts.EMPTY_WHY)

    def _show_empty(self, title: Text, why: Text) -> None:
        self.draft = NO_PRIZES
        self.table.clear(self.session.words)
        self.empty.say(title, why)
        if self.desks.open is None or self.session.tournament is None:
            self.stack.setCurrentWidget(self.empty)
        self.head.show_nothing()
        self.banner.hide()
        for button in (self.pay, self.hold, self.open_deal, self.rest, self.add, self.off, self.discard, self.set):
            button.setEnabled(False)

    def _show(self, draft: PrizeDraft) -> None:
        """Show another draft: the list, what is left of the pool, and what can be done."""
        self.draft = draft
        view, words = self.view, self.session.words
        if view is None:
            return
        self.table.show_draft(draft, view, words)
        first = words(texts.FINISH_DRAFT) if draft.changed else ""
        self.head.show_view(view, first)
        self.banner.show_view(view, words, first, self.session.why_not(payouts.post_prizes))
        self.figures.show_view(view, words)
        self.doubts.setText("\n".join(words.said(doubt) for doubt in view.doubts))
        self.doubts.setVisible(bool(view.doubts))
        amount, left = words.amount(Money(Cents(abs(draft.left)), draft.currency)), draft.left
        self.difference.setText(words(texts.TOO_MUCH if left < 0 else texts.LEFT_TO_GIVE, amount=amount))
        self.difference.set_tone("danger" if left < 0 else "warning" if left else "accent")
        self.payout.refresh()
        self._fit_payout()
        self._allow(view, draft)
        self._went()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_payout()

    def _fit_payout(self) -> None:
        """Show the payout tables beside the list where there is room for all its columns, as long as another one can be
        chosen.
        """
        self.payout.setVisible(self.width() >= BESIDE + self.table.more_wide() and self.payout.can_choose)

    def _allow(self, view: PrizesView, draft: PrizeDraft) -> None:
        """Grey what cannot be done, and say why."""
        words = self.session.words
        self._fixed = self._why_fixed(view)
        nothing = "" if draft.changed else words(texts.NOTHING_CHANGED)
        self.discard.allow(nothing)
        self.set.allow(nothing or self._why_not_set(draft))
        self._make_primary(self.set, draft.changed)
        self._make_primary(self.head.post, not draft.changed)
        full = words(texts.NO_MORE_PLACES) if len(draft.cents) >= view.entries else ""
        self.add.allow(self._fixed or full)
        self.off.allow(self._fixed or ("" if len(draft.cents) > 1 else words(texts.ONE_PLACE)))
        self.open_deal.allow(self._fixed or prizes.why_no_deal(self.session))

    def _why_not_set(self, draft: PrizeDraft) -> str:
        words = self.session.words
        for index, wrong in draft.wrong:
            said = words(wrong.text, field=words(texts.AMOUNT), **dict(wrong.facts))
            return words(texts.CORRECT_FIRST, place=index + 1, problem=said)
        return self.session.why_not(payouts.set_prizes, draft.cents)

    def _why_fixed(self, view: PrizesView) -> str:
        if self.session.status_view().phase is not Phase.FINISHED:
            return ""
        over = self.session.why_not(payouts.set_prizes, tuple(row.amount.cents for row in view.rows))
        return over or self.session.words(texts.FINISHED)

    def _make_primary(self, button: Button, primary: bool) -> None:
        """Make this button the green one, or not: while amounts are typed that is Set, else Post."""
        kind = "primary" if primary else ""
        if button.kind != kind:
            button.kind = kind
            button.setProperty("kind", kind)
            restyle(button)

    def _went(self) -> None:
        """Show what can be done at the place the keyboard is at, and what there is to say about it."""
        draft, words, line = self.draft, self.session.words, self.table.line()
        if line is None:
            return
        self.pay.say(self._deed(line.winner))
        self.pay.allow(self._why_not_pay())
        self._show_hold(line)
        stands = "" if self.table.prize().typed is not None else self._why_it_stands(line)
        rest = words(texts.NO_REST) if draft.left == 0 else ""
        if not rest and not stands and line.index is not None and draft.cents[line.index] + draft.left <= 0:
            rest = words(texts.REST_BELOW)
        self.rest.allow(self._fixed or rest or stands)
        self.rest.setVisible(bool(draft.left))  # its place is that of what a prize is held back with
        self.hold.setVisible(not draft.left)
        problem = self.table.prize().wrong
        blocked = self._why_not_set(draft) if draft.changed else ""
        kept = words(texts.KEPT, pool=Money(draft.pool, draft.currency)) if draft.kept and draft.changed else ""
        said = problem or blocked or kept or stands or self._fixed or words(texts.TYPE_HERE)
        self.note.setText(f"{kept}\n{said}" if kept and kept != said else said)
        self.note.set_tone("danger" if problem or blocked else "")

    def _show_hold(self, line: Line) -> None:
        """Show whether the prize of a line can be held back, or released; only where one is due."""
        words, winner = self.session.words, line.winner
        held = winner is not None and winner.held
        self.hold.say(words(texts.RELEASE if held else texts.HOLD))
        decision = prize_hold.release if held else prize_hold.hold
        why = words(texts.NO_WINNER) if winner is None else self.session.why_not(decision, winner.entry)
        self.hold.allow(why, words(texts.RELEASE_HELP if held else texts.HOLD_HELP))

    def _why_it_stands(self, line: Line) -> str:
        """The reason the prize of a line cannot be typed."""
        words, winner = self.session.words, line.winner
        if winner is not None and winner.back.cents:
            return words(texts.TOO_MUCH_IN_HAND, name=winner.name, has=winner.has, amount=winner.amount)
        return words(texts.PAYS_NOTHING if line.index is None else texts.STANDS)

    def _deed(self, winner: Winner | None) -> str:
        """The text of the button: what it does at this place."""
        words = self.session.words
        if winner is not None and self.session.view(ticket_only, winner.entry):
            return words(texts.ISSUE_TICKET)
        if winner is None:
            return words(texts.PAY)
        if not winner.has.cents:
            ticket = self.head.by is Tender.TICKET
            return words(texts.ISSUE_TICKET) if ticket else words(texts.PAY_BY, tender=words(TENDERS[self.head.by]))
        if winner.back.cents:
            return words(texts.SETTLE, amount=winner.back)
        if winner.due.cents:
            return words(texts.PAY_MORE, amount=winner.due)
        # What was paid out of a drawer that is counted by now only comes back by a payment the other way.
        act = paid_by(self.session, winner.entry)
        deed = texts.TAKE_BACK_BY if act is not None and counted(self.session, act) else texts.TAKE_BACK
        return words(deed, tender=words(TENDERS[self.head.by]))

    def _why_not_pay(self) -> str:
        words, line = self.session.words, self.table.line()
        if line is None or line.winner is None:
            not_yet = self.view.not_yet if self.view is not None else None
            return words.said(not_yet) if not_yet is not None else words(texts.NO_WINNER)
        if self.draft.changed:
            return words(texts.FINISH_DRAFT)
        settled = line.winner.paid or line.winner.back.cents
        return "" if settled else prizes.why_not_pay(self.session, line.winner.entry)

    # Doing

    def pay_out(self) -> None:
        """Pay the prize of the place the keyboard is at, or take the payment back."""
        line = self.table.line()
        self._went()
        if line is not None and line.winner is not None and self.pay.isEnabled():
            if self.head.by is Tender.TICKET and asks_for_ticket(self.session, line.winner):
                self.ticket.ask(line.winner)
                return
            if self._asks.asks(would_undo(self.session, line.winner)):
                return
            toggle(self.session, line.winner, self.head.by)
        else:
            self.note.setText(self._why_not_pay())

    def next_tender(self) -> None:
        """Pay, or take what is added to the pool, in another way."""
        if not self.desks.next_tender():
            self._put_ticket_away()
            self.head.next_tender()

    def _put_ticket_away(self) -> None:
        """Ask no longer what a ticket is."""
        if not self.ticket.isHidden():
            self.ticket.close_bar()

    def hold_back(self) -> None:
        """Hold the prize of the place the keyboard is at back, or release it."""
        line = self.table.line()
        if line is not None and line.winner is not None and self.hold.isEnabled():
            prizes.hold(self.session, line.winner.entry)

    def _on_told(self, told: Told) -> None:
        """Print the slip of a payment that was made while the page was in front, also with a reason given."""
        if told.kind != "done" or told.act is None or not self.isVisible() or self.session.tournament is None:
            return
        act = self.session.club.desk.history(self.session.tournament).acts[told.act - 1]
        if act.verb in PAID_BY:
            self._put_ticket_away()  # it was issued for a reason that was asked, or paid in another way
            self.slips.sold(act, always=act.verb == TICKET)  # a ticket is what stands on its slip

    def print_slip(self) -> None:
        """Print the slip of the payment of the place the keyboard is at once more."""
        line = self.table.line()
        act = paid_by(self.session, line.winner.entry) if line is not None and line.winner is not None else None
        if line is not None and line.winner is not None and act is not None:
            self.slips.again(act, line.winner.entry)
        else:
            self.note.setText(self.session.words(texts.NO_SLIP))

    def add_place(self) -> None:
        """Pay one place more."""
        self._show(amounts.place_added(self.draft))
        self.table.put(len(self.table.lines.rows) - 1)
        focus(self.table)

    def take_place_off(self) -> None:
        """Pay one place less."""
        self._show(amounts.place_taken_off(self.draft))

    def give_rest(self) -> None:
        """Give what is left of the pool to the place the keyboard is at."""
        line = self.table.line()
        if line is not None and line.index is not None:
            self._show(amounts.with_rest(self.draft, line.index))

    def set_prizes(self) -> None:
        """Let the typed amounts be the prizes."""
        if prizes.SET.act(self.session, self.draft.cents) is not None:
            self.discard_typed()

    def discard_typed(self) -> None:
        """Show the prizes as they stand, without what was typed."""
        self.draft = NO_PRIZES
        self.refresh()
        focus(self.table)

    @property
    def deal(self) -> DealDesk:
        """The deal desk, made when it is first asked for."""
        return self.desks.deal

    def show_deal(self) -> None:
        """Show the deal desk, if there is anything to deal about."""
        if self.desks.open is None and (self.view is None or self.open_deal.isEnabled()):
            self.desks.show_deal()

    def show_pool(self) -> None:
        """Show where the pool comes from, and what can be added or held back."""
        if self.desks.open is None and self.head.pool.isEnabled():
            self.desks.show_pool()

    def show_things(self) -> None:
        """Show what is won besides money, to add to it or to hand it over."""
        if self.desks.open is None or self.desks.open is self.desks.pool:
            self.desks.show_things()

    def _on_desk_left(self) -> None:
        self.stack.setCurrentWidget(self.body)
        self.refresh()
        self.take_focus()

    def _on_typed(self, row: int, _column: int, typed: str) -> None:
        line = self.table.line_at(row)
        if line is not None and line.index is not None:
            self._show(amounts.typed_into(self.draft, line.index, typed))
