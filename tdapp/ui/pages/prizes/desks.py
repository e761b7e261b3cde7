"""The desks that lie over the list of prizes while they are worked at: the deal, and the pool."""

from __future__ import annotations  # the desks are made when they are first opened

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tdapp.ui.session import Session
from tdapp.ui.widgets.keyboard import focus

if TYPE_CHECKING:
    from tdapp.ui.pages.prizes.deal.desk import DealDesk
    from tdapp.ui.pages.prizes.pool.desk import PoolDesk


class Desks(QObject):
    """The desks of the page, in its `stack`. `left`: one was closed; `sheet_asked`: the agreement of a deal is wanted
    on paper.
    """

    left = Signal()
    sheet_asked = Signal()

    def __init__(self, session: Session, stack: QStackedWidget, opened: Callable[[], object]) -> None:
        super().__init__(stack)
        self.session, self.stack, self._opened = session, stack, opened
        self._deal: DealDesk | None = None
        self._pool: PoolDesk | None = None

    @property
    def deal(self) -> DealDesk:
        """The deal desk, made when it is first asked for."""
        if self._deal is None:
            from tdapp.ui.pages.prizes.deal.desk import DealDesk

            desk = self._deal = DealDesk(self.session)
            desk.left.connect(self.left)
            desk.sheet_asked.connect(self.sheet_asked)
            self.stack.addWidget(desk)
        return self._deal

    @property
    def pool(self) -> PoolDesk:
        """The pool desk, made when it is first asked for."""
        if self._pool is None:
            from tdapp.ui.pages.prizes.pool.desk import PoolDesk

            desk = self._pool = PoolDesk(self.session)
            desk.left.connect(self.left)
            self.stack.addWidget(desk)
        return self._pool

    @property
    def open(self) -> DealDesk | PoolDesk | None:
        """The desk that is in sight; None: the prizes are."""
        here = self.stack.currentWidget()
        return next((desk for desk in (self._deal, self._pool) if desk is not None and desk is here), None)

    def name(self) -> str:
        """The name of the desk in sight; '' while the prizes are."""
        return "" if self.open is None else "deal" if self.open is self._deal else "pool"

    def unkept(self) -> tuple[str, ...]:
        """What was made of the deal and is not booked; what is typed into fields the page knows."""
        return self._deal.unkept() if self._deal is not None else ()

    def show_deal(self) -> None:
        """Show the deal desk."""
        self._show(self.deal, self.deal.table)

    def show_pool(self) -> None:
        """Show the pool desk."""
        self._show(self.pool, self.pool.add.amount.line)

    def show_things(self) -> None:
        """Show the pool desk at what is won besides money: at what waits for its winner, else where one is typed."""
        card = self.pool.things
        self._show(self.pool, card.place.line)
        if card.next.isEnabled():
            focus(card.next)

    def next_tender(self) -> bool:
        """Take money in another way at the desk in sight; whether there is one that takes any."""
        if self.open is None or self.open is not self._pool:
            return False
        self.pool.add.next_tender()
        return True

    def _show(self, desk: DealDesk | PoolDesk, first: QWidget) -> None:
        self.stack.setCurrentWidget(desk)
        desk.open_desk()
        self._opened()
        focus(first)
