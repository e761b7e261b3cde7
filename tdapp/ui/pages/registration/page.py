"""The Desk page itself: its parts at the top, the chosen one under them, and at the foot where all the money is."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent

from tdapp.domain.units import EntryId, PlayerId, SidePoolNo, TableNo
from tdapp.read.registration.registration_desk import money_view
from tdapp.ui.actions import drawers
from tdapp.ui.actions.people import PERSON
from tdapp.ui.actions.window import DRAWERS
from tdapp.ui.drawers import texts as drawer_texts
from tdapp.ui.pages.money.strip import MoneyStrip
from tdapp.ui.pages.parts_page import PartsPage
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.head_lines import ClosingLine, DrawerLine
from tdapp.ui.pages.registration.parts import PARTS
from tdapp.ui.session import Session, Told
from tdapp.ui.slip_printer import SlipPrinter
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import GAP, fit_keys
from tdapp.ui.widgets.layout import hbox, holder
from tdapp.ui.widgets.recurring import PERSON as PERSON_KEY
from tdapp.ui.widgets.shortcuts import key_on

if TYPE_CHECKING:
    from tdapp.ui.pages.registration.sell import Sell

LOW = 560  # pixels of the page under which buttons for fingers leave no room for all of it
SOLD_BY = (
    "entries.register", "entries.re_enter", "entries.back_and_buy", "entries.unregister", "sales.buy", "sales.buy_many",
    "sales.give_back", "waiting.seat", "bounties.pay", "bounties.take_back", "markers.lose", "markers.find",
    "side_entrants.join", "side_entrants.leave", "side_entrants.give_back", "side_payouts.pay",
    "side_payouts.take_back",
)  # fmt: skip


class Beside(NamedTuple):
    """A way the closing and the drawer stand beside the parts: what of them is shown."""

    key: bool
    title: bool


BESIDE = (Beside(key=True, title=True), Beside(key=False, title=True), Beside(key=False, title=False))


class RegistrationPage(PartsPage):
    """The Desk page. Beside its parts stand the drawer and when registration closes, at the foot where the money is."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, prefix="desk", title=texts.TITLE, parts=PARTS)
        self.money = MoneyStrip(session)
        self.slips = SlipPrinter(session, self)
        self.closing = ClosingLine(session, self.show_closing)
        self.drawer = DrawerLine(session, partial(self.ask, DRAWERS.id))
        self.state = holder(hbox(self.closing, self.drawer))
        self.head.addWidget(self.state)
        self._one_row = True
        self.column.addWidget(self.money)
        key_on(self, PERSON_KEY, partial(self.ask, PERSON.id), PERSON.text)
        key_on(self, "Alt+D", partial(drawers.use_next, session), drawer_texts.NEXT)
        session.told.connect(self._on_told)
        self.begin()

    def refresh(self) -> None:
        """Show the part in sight and the money as they are now."""
        self.part().refresh()
        self.drawer.refresh()
        if self.name == "sell":
            self._selling().beside.show_drawer(self.drawer.view)
        self.closing.refresh()
        self.state.updateGeometry()  # what stands in it may have become wider
        self.fit()
        self.money.show_view(self.session.view(money_view))

    def person(self) -> PlayerId | None:
        return self.part().person()

    def show_closing(self) -> None:
        from tdapp.ui.pages.registration.terms import TermsPart

        self.shown("terms", TermsPart).to_closing()

    def show_side_pool(self, number: str) -> None:
        from tdapp.ui.pages.sidepools.part import SidePoolsPart

        self.shown("side_pools", SidePoolsPart).go_to(SidePoolNo(int(number)))

    def show_table_sheet(self, table: TableNo | None = None, offer: str = "") -> None:
        self._sell().show_sheet(table, offer)

    def show_account(self, entry: EntryId) -> None:
        self._sell().show_entry(entry)

    def cancel(self, entry: EntryId) -> None:
        self._sell().cancel(entry)

    def _selling(self) -> "Sell":
        """The part that sells, which is in sight."""
        from tdapp.ui.pages.registration.sell import Sell

        part = self.part()
        if not isinstance(part, Sell):
            raise TypeError(f"the part in sight is a {type(part).__name__}")
        return part

    def _sell(self) -> "Sell":
        from tdapp.ui.pages.registration.sell import Sell

        return self.shown("sell", Sell)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window with large buttons the parts come first; closing and money are on other pages too."""
        low = look().touch and event.size().height() < LOW
        self.money.setVisible(not low)
        self.state.setVisible(not low)
        super().resizeEvent(event)

    def fit(self) -> None:
        """Lay out the head of the page so that the keys of the parts are always in sight.

        Beside them stand closing and drawer, if need be without the drawer's key and the title; where even so there is
        no room, these have a row of their own.
        """
        room = self.wide()
        titled = room - self.title.sizeHint().width() - 4 * GAP
        fit_keys(list(self.buttons.values()), titled)
        parts = self.pills_wide()
        shown = next((each for each in BESIDE if self._beside(each) + parts <= (titled if each.title else room)), None)
        self.drawer.show_key(shown=shown is None or shown.key)
        self.title.setVisible(shown is None or shown.title)
        if (shown is not None) is self._one_row:
            return
        self._one_row = shown is not None
        if self._one_row:
            self.head.addWidget(self.state)
        else:
            self.column.insertWidget(1, self.state, 0, Qt.AlignmentFlag.AlignLeft)

    def _beside(self, shown: "Beside") -> int:
        """The width in pixels of closing and drawer."""
        closing = self.closing.sizeHint().width() * self.closing.isVisibleTo(self.state)
        return closing + self.drawer.width_with(key=shown.key) + 3 * GAP

    def _on_told(self, told: Told) -> None:
        """Print the slip of a sale: something was done while the desk was in front, also with a reason given."""
        if told.kind != "done" or told.act is None or not self.isVisible() or self.session.tournament is None:
            return
        act = self.session.club.desk.history(self.session.tournament).acts[told.act - 1]
        if act.verb in SOLD_BY:
            self.slips.sold(act)
