"""What stands beside a sale where there is room: the sales made last, and the drawer of this desk."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QTableView, QWidget

from tdapp.domain.money.terms import is_cash
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.money.drawers import DrawerView
from tdapp.read.money.last_sales import LastSale, last_sales
from tdapp.ui.actions.window import DRAWERS
from tdapp.ui.drawers import texts as drawer_texts
from tdapp.ui.drawers.closing import signed
from tdapp.ui.language import say
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.deal import capital
from tdapp.ui.session import Session
from tdapp.ui.theme.tokens import ROW
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.in_rows import in_rows, widen
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow
from tdapp.words.money.tenders import TENDERS
from tdapp.words.say import Words

MOST = 40  # sales in the list
WIDE = 420  # pixels of the list that has room for the time too
LEAST_WHAT, ROUND_IT = 70, 24  # pixels of what was sold at least, and beside its words
TIME, WHO, WHAT, AMOUNT = range(4)
FIGURES = (drawer_texts.FLOAT, drawer_texts.CASH_IN, drawer_texts.CASH_OUT, drawer_texts.MOVED)


class SalesModel(CellModel):
    """The model of the sales made last, newest first."""

    heads = (
        Head(texts.SOLD_AT, worded=True), Head(texts.SOLD_TO, worded=True), Head(texts.SOLD_WHAT, worded=True),
        Head(texts.SOLD_FOR),
    )  # fmt: skip

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(words, parent)

    def cell(self, row: LastSale, column: int) -> Cell:
        words = self.words
        match column:
            case 0:
                return Cell(words.time(row.at), tone="muted")
            case 1:
                return Cell(row.name.full, strong=True)
            case 2:
                return Cell(capital(words.one(row.what)))
        return Cell(words.amount(row.amount), tone="warning" if row.amount.cents < 0 else "text")


class SalesCard(Card):
    """The card of the sales made last. `chosen`: the account of this entry is wanted."""

    chosen = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(texts.LAST_SALES, margin=12)
        self.session = session
        self.model = SalesModel(session.words, self)
        self.table = QTableView()
        self.table.setObjectName("last_sales")
        say(self.table.setAccessibleName, texts.LAST_SALES)
        self.table.setModel(self.model)
        in_rows(self.table, height=ROW - 4)
        self.widths = widen(self.table, {TIME: 58, WHAT: LEAST_WHAT, AMOUNT: 76}, WHO)
        self.none = Label(texts.NOTHING_SOLD, "muted", wrap=True)
        self.hold(self.none, grow(self.table, 100), STRETCH)
        self.table.activated.connect(self._on_activated)

    def refresh(self) -> None:
        """Show the sales as they are now."""
        session = self.session
        if session.tournament is None:
            return
        history = session.club.desk.history(session.tournament)
        found = session.view(last_sales, history.acts, history.gone, session.club.directory, MOST)
        self.model.show_rows(found, session.words, anew=found != self.model.rows)
        letters = self.table.fontMetrics()
        wide = max((letters.horizontalAdvance(self.model.cell(row, WHAT).text) for row in found), default=0)
        self.widths.need({WHAT: max(LEAST_WHAT, wide + ROUND_IT)})  # names take the rest
        self.none.setVisible(not found)
        self.table.setVisible(bool(found))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the time out where names would have no room."""
        super().resizeEvent(event)
        self.table.setColumnHidden(TIME, self.width() < WIDE)

    def _on_activated(self) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self.model.rows):
            self.chosen.emit(EntryId(self.model.rows[row].entry))


class DrawerCard(Card):
    """The card of the drawer this desk sells through: what should be in it, and what came and went."""

    def __init__(self, session: Session, show_drawers: Callable[[], object]) -> None:
        super().__init__(drawer_texts.OF_DESK, margin=12)
        self.session = session
        self.show_all = Button(DRAWERS.text, show_drawers, icon="wallet", key=DRAWERS.key, name="beside_drawers")
        self.head.addWidget(self.show_all)
        self.inside = Label("", "muted", wrap=True)
        self.expected = Label("", "figure", name="drawer_expected")
        self.flows, self.others = Label("", "muted", wrap=True), Label("", "muted", wrap=True)
        self.hold(self.inside, self.expected, self.flows, self.others, STRETCH)

    def show_view(self, view: DrawerView | None) -> None:
        """Show the drawer; None: this desk sells through none."""
        words = self.session.words
        for label in (self.expected, self.flows, self.others):
            label.setVisible(view is not None)
        if view is None:
            self.inside.setText(words(drawer_texts.NO_DRAWER_HELP))
            return
        self.inside.setText(words(drawer_texts.SHOULD_BE_IN, name=view.name, operator=view.operator))
        self.expected.setText(words.money(view.expected))
        figures = zip(FIGURES, _figures(words, view), strict=True)
        self.flows.setText(" · ".join(f"{words(text)} {figure}" for text, figure in figures))
        if view.tournaments > 1:
            self.flows.setText(f"{self.flows.text()} · {words(drawer_texts.TOGETHER, n=view.tournaments)}")
        others = [
            words(drawer_texts.TENDER_SUM, tender=words(TENDERS[one.tender]), taken=one.taken, given=one.given)
            for one in view.tenders
            if not is_cash(one.tender)
        ]
        self.others.setText(words(drawer_texts.OTHERS, several=words.several(others)) if others else "")
        self.others.setVisible(bool(others))


class Beside(QWidget):
    """The column of both cards; in a very wide window they stand side by side. `chosen`: as `SalesCard.chosen`."""

    chosen = Signal(object)

    def __init__(self, session: Session, show_drawers: Callable[[], object]) -> None:
        super().__init__()
        self.sales, self.drawer = SalesCard(session), DrawerCard(session, show_drawers)
        self.row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(10)
        self.row.addWidget(self.sales, 1)
        self.row.addWidget(self.drawer)
        # It takes the width it is given and never holds the window open: in a narrower one it is not there at all.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.sales.chosen.connect(self.chosen)
        self.show_drawer = self.drawer.show_view

    def refresh(self) -> None:
        """Show the sales as they are now, if they are in sight. The drawer is read once for the page: `show_drawer`."""
        if self.isVisible():
            self.sales.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def side_by_side(self, *, beside: bool) -> None:
        """Put the drawer beside the sales, or below them."""
        self.row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.row.setStretch(1, 1 if beside else 0)


def _figures(words: Words, view: DrawerView) -> tuple[str, ...]:
    """The opening float, cash in, cash out, and cash moved, as they are said."""
    cash = [one for one in view.tenders if is_cash(one.tender)]
    taken = Money(Cents(sum(one.taken.cents for one in cash)), view.opening.currency)
    given = Money(Cents(-sum(one.given.cents for one in cash)), view.opening.currency)
    moved = signed(words.money(view.moved), view.moved.cents)
    return words.money(view.opening), words.money(taken), words.money(given), moved
