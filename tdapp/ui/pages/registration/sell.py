"""Selling: one line for a name, then the price, then the payment; and the account of whoever is in already."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.domain import tournament
from tdapp.domain.facts import Fact, Registered
from tdapp.domain.money.sale_facts import Bought, SaleReturned
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, EntryId, PlayerId, TableNo
from tdapp.read.people.people_search import PersonSuggestion
from tdapp.ui.actions.window import DRAWERS
from tdapp.ui.pages.making import InPieces, complete
from tdapp.ui.pages.part import Part
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.account import KINDS, Account
from tdapp.ui.pages.registration.beside import Beside
from tdapp.ui.pages.registration.buying import Buying
from tdapp.ui.pages.registration.deal import Deal
from tdapp.ui.pages.registration.last_sold import LastSold
from tdapp.ui.pages.registration.person_line import PersonLine, newest_entry
from tdapp.ui.pages.registration.price_card import PriceCard
from tdapp.ui.pages.registration.refunding import PART_KEY, Refunding
from tdapp.ui.pages.registration.selling import Selling
from tdapp.ui.pages.registration.table_sheet import TableSheet
from tdapp.ui.people.needs import NeedsLine
from tdapp.ui.session import Session, Told
from tdapp.ui.slip_printer import SlipPrinter
from tdapp.ui.widgets.buttons import GAP, Button
from tdapp.ui.widgets.card import PassingCard
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.layout import Stretch, grow, hbox, vbox
from tdapp.ui.widgets.shortcuts import key_on, tell_key

# Pixels: from here on last sales and drawer stand beside, and beside one another; how wide they are.
BESIDE_FROM, VERY_WIDE = 860, 2200
LEAST_BESIDE, MOST_BESIDE, SHARE_BESIDE = 340, 520, 0.4
LEAST_UNDER = 110  # pixels: what stands under a deal is not shown lower than this


class Sell(InPieces, Part):
    """The part that sells. The name line stays at the top; under it whatever is being done, and under that the account
    or the last sales.
    """

    def __init__(self, session: Session) -> None:
        complete(self.pieces(session))

    def build(self, session: Session) -> Iterator[None]:
        super().__init__(session)
        self._tournament = session.tournament
        self._change_of: ActNo | None = None  # the sale the change in sight is of
        self.line = PersonLine(session, "desk_name", self)
        yield
        self.open = Button(
            texts.OPEN_REGISTRATION, self._open, on=self, icon="ticket", key="Alt+O", name="desk_open_registration"
        )
        self.sheet_button = Button(
            texts.SHEET, partial(self.show_sheet), on=self, icon="table-2", key="Alt+T", name="desk_sheet"
        )
        self.needs = NeedsLine(session, "desk_needs")
        yield
        self.selling = Selling(session)
        yield
        self.buying, self.back = Buying(session), Refunding(session)
        yield
        self.account = Account(session)
        yield
        self.sheet = TableSheet(session)
        yield
        self.deals: tuple[Deal, ...] = (self.selling, self.buying, self.back)
        self.passing: tuple[PassingCard, ...] = (*self.deals, self.account, self.sheet)
        self.last = LastSold(session)
        self.slips = SlipPrinter(session, self)
        self.prices = PriceCard(session)
        yield
        self.beside = Beside(session, partial(self.ask, DRAWERS.id))
        yield
        top = hbox(grow(self.line), self.open, self.sheet_button)
        left = vbox(
            self.needs, *self.deals, grow(self.account), grow(self.sheet), self.last, self.prices, Stretch(0)
        )  # fmt: skip
        yield
        vbox(top, grow(hbox(grow(left, 3), grow(self.beside, 2), gap=12)), on=self)
        yield
        self.hand_on(self.line)
        self.line.chosen.connect(self._on_chosen)
        self.selling.left.connect(self._on_sold)
        self.buying.left.connect(self._on_bought)
        for part in (self.back, self.account, self.sheet):
            part.left.connect(self._back_to_line)
        self.account.asked.connect(self._on_deed)
        self.beside.chosen.connect(self.show_entry)
        for button in (self.selling.wait, self.buying.double, self.buying.announced, self.sheet.all):
            key_on(self, button.key, button.press)
        key_on(self, PART_KEY, self.back.to_part)
        tell_key(self.back, PART_KEY, texts.KEY_PART_BACK)
        for deed, button in self.account.deeds.items():
            key_on(self, button.key, partial(self._on_key, deed))

    def person(self) -> PlayerId | None:
        return self.account.player

    def refresh(self) -> None:
        session = self.session
        if self._tournament != session.tournament:
            self._tournament = session.tournament
            self._put_away()
        self._forget_change()
        self.line.prepare()
        closed = not session.status_view().registration_open and not session.why_not(tournament.open_registration)
        self.open.setVisible(closed)
        self.line.say_idle(session.words(texts.NOT_OPEN) if closed else "")
        self.sheet_button.allow(self.sheet.why_not(), session.words(texts.SHEET_HELP))
        if self.selling.isVisibleTo(self) and self.selling.sold():
            self.selling.leave_it()  # a reason was given for it at the bottom of the window
        self.account.refresh()
        self.beside.refresh()
        shown: tuple[Deal | TableSheet, ...] = (*self.deals, self.sheet)
        for part in shown:
            if part.isVisibleTo(self):
                part.refresh()
        self._arrange()

    def take_focus(self) -> None:
        """Put the keyboard into the name line, unless something is being done that has the keyboard's place."""
        deal = self._deal()
        sheet = self.sheet.list if self.sheet.isVisibleTo(self) else self.line.field
        focus(deal.payment if deal is not None else sheet)

    def to_first_use(self) -> None:
        """Put the keyboard into the name line also while something is being sold, which stays as it is."""
        focus(self.line.field)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put away on Esc, where nobody took the key, what is being done, and then the account or the sheet."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif open_card := next((each for each in self.passing if each.isVisibleTo(self)), None):
            open_card.leave_it()

    def show_entry(self, entry: EntryId) -> None:
        """Show the account of whoever this entry belongs to."""
        player = self.session.view(_player_of, entry)
        if player is not None:
            self._put_away()
            self.account.ask(player)
            self._arrange()
            focus(self.line.field)

    def cancel(self, entry: EntryId) -> None:
        """Show the account of an entry's player, about to cancel the entry."""
        self.show_entry(entry)
        self.account.do("cancel")

    def _on_chosen(self, one: PersonSuggestion) -> None:
        """Sell an entry to whoever was named, or show the account of somebody who has one."""
        known = newest_entry(self.session, one.player)
        self._put_away()
        if known is not None:
            self.show_entry(known[0])
            return
        self.selling.ask(one.player, one.name)
        self._arrange()

    def _on_deed(self, deed: str) -> None:
        """Ask about what is wanted for the player of the account."""
        view = self.account.view
        if view is None or view.now is None:
            return
        for deal in (self.buying, self.back):
            deal.hide()
        self.account.give_back(None)
        if deed == "slip":
            self.print_again(view.now.entry)
        elif deed in KINDS:
            self.buying.ask(KINDS[deed], view.now, view.name, double=deed == "double")
        elif deed == "cancel":
            self.back.ask_cancel(view.now, view.name)
        else:
            self.back.ask_give_back(view.now, view.name)
        self._arrange()

    def print_again(self, entry: EntryId) -> None:
        """Print the slip of what an entry bought last once more."""
        stream = self.session.tournament
        acts = self.session.club.desk.history(stream).counting() if stream is not None else ()
        act = next((each for each in reversed(acts) if any(_is_about(fact, entry) for fact in each.facts)), None)
        if act is not None:
            self.slips.again(act.number)

    def show_sheet(self, table: TableNo | None = None, offer: str = "") -> None:
        """Show a table's sheet, or say why there is none. `table`: this one's, with everybody ticked, for `offer`."""
        why = self.sheet.why_not()
        if why:
            self.session.told.emit(Told(why, "refused"))
            return
        self._put_away()
        self.sheet.ask(table, offer)
        self._arrange()

    def _on_sold(self) -> None:
        self._change_of = self._last_act()
        self.last.give_back(self.selling.change if self.selling.sold() else None)
        self._back_to_line()

    def _on_bought(self) -> None:
        self._change_of = self._last_act()
        self.account.give_back(self.buying.change)
        self._back_to_line()

    def _last_act(self) -> ActNo | None:
        stream = self.session.tournament
        acts = self.session.club.desk.history(stream).acts if stream is not None else ()
        return acts[-1].number if acts else None

    def _forget_change(self) -> None:
        """Forget the change of a sale that was undone: none goes back."""
        stream = self.session.tournament
        if self._change_of is None or stream is None:
            return
        if self._change_of in self.session.club.desk.history(stream).gone:
            self._change_of = self.last.change = None
            self.account.give_back(None)

    def _back_to_line(self) -> None:
        self._arrange()
        focus(self.line.field)

    def _open(self) -> None:
        if self.open.isVisible() and self.session.do(tournament.open_registration) is not None:
            focus(self.line.field)

    def _deal(self) -> Deal | None:
        """The deal that is in front: what is being sold or given back; None: nothing."""
        return next((each for each in self.deals if each.isVisibleTo(self)), None)

    def _arrange(self) -> None:
        """Show under what is being done the account, if there is room for both, or what was sold last."""
        deal = self._deal()
        known = self.account.player is not None
        under: QWidget = self.account if known else self.last
        left = self.height() - self.line.sizeHint().height() - 3 * GAP
        wide = self._make_room()
        high = max(deal.heightForWidth(wide), deal.minimumSizeHint().height()) if deal is not None else 0
        tight = deal is not None and left < high + max(LEAST_UNDER, under.minimumSizeHint().height())
        self.account.setVisible(known and not tight)
        self.account.buttons.setVisible(deal is None)
        alone = not known and not tight and not self.sheet.isVisibleTo(self)
        self.needs.show_player((self.selling if self.selling.isVisibleTo(self) else self.account).player)
        self.last.setVisible(alone)
        self.prices.setVisible(alone and deal is None)
        if alone:
            self.last.refresh()
            self.prices.refresh()

    def _make_room(self) -> int:
        """Show the last sales and the drawer where there is room; returns the width that is left, in pixels."""
        wide = self.width()
        beside = max(LEAST_BESIDE, min(MOST_BESIDE, int(wide * SHARE_BESIDE)))
        self.beside.setVisible(wide >= BESIDE_FROM)
        self.beside.side_by_side(beside=wide >= VERY_WIDE)
        beside = 2 * MOST_BESIDE if wide >= VERY_WIDE else beside
        self.beside.setMaximumWidth(beside)
        self.last.show_older(shown=wide < BESIDE_FROM)
        return wide - beside - 12 if wide >= BESIDE_FROM else wide

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _put_away(self) -> None:
        for part in self.passing:
            part.hide()
        self.account.player = None
        self._change_of = self.last.change = None

    def _on_key(self, deed: str) -> None:
        """Do what a key of the account means; on a sheet the key of a double rebuy doubles the sheet."""
        if self.sheet.isVisibleTo(self) and deed == "double":
            self.sheet.double.toggle()
        else:
            self.account.do(deed)


def _player_of(state: State, entry: EntryId) -> PlayerId | None:
    if entry in state.entries:
        return state.entries[entry].player
    return state.void[entry].entry.player if entry in state.void else None


def _is_about(fact: Fact, entry: EntryId) -> bool:
    """Whether money came in or went out for this entry in this fact."""
    return isinstance(fact, Registered | Bought | SaleReturned) and fact.entry == entry
