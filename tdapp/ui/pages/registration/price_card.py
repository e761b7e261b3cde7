"""The price list as the desk reads it out: what is sold now and until when, then what is sold later."""

from PySide6.QtWidgets import QGridLayout

from tdapp.read.registration.on_sale_now import PriceLine, Unsold, on_sale_now, why_unsold
from tdapp.ui.pages.registration import texts
from tdapp.ui.pages.registration.deal import capital
from tdapp.ui.session import Session
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import empty
from tdapp.words.registration.sale_spans import until


class PriceCard(Card):
    """The card of the prices: name, price, chips, until when."""

    def __init__(self, session: Session) -> None:
        super().__init__(texts.ON_SALE, margin=12)
        self.session = session
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(18)
        self.grid.setVerticalSpacing(6)
        self.grid.setColumnStretch(3, 1)
        self.none = Label("", "muted", wrap=True, name="price_none")
        self.hold(self.none, self.grid)
        self._shown: object = None

    def refresh(self) -> None:
        """Show the prices as they are now."""
        session = self.session
        if session.tournament is not None:
            now = session.now()
            self.show_lines(session.view(on_sale_now, now), session.view(why_unsold, now))

    def show_lines(self, lines: tuple[PriceLine, ...], why: Unsold | None) -> None:
        """Show these lines of the price list; where nothing is sold now, why."""
        words = self.session.words
        if (lines, why, words.language) == self._shown:
            return
        self._shown = lines, why, words.language
        empty(self.grid)
        self.none.setVisible(why is not None)
        if why is not None:
            self.none.say(texts.NOTHING_ON_SALE[why])
        row = 0
        for number, line in enumerate(lines):
            if not line.on_sale and (not number or lines[number - 1].on_sale):
                self.grid.addWidget(Label(texts.COMES_LATER, "caption"), row, 0)
                row += 1
            self._show_line(row, line)
            row += 1

    def _show_line(self, row: int, line: PriceLine) -> None:
        words, role = self.session.words, "strong" if line.on_sale else "muted"
        price = words.money(line.total) if line.total.cents else words(texts.FREE)
        when = words(texts.ENDS, time=line.ends) if line.ends is not None else until(words, line.span)
        more = [when]
        if line.left is not None:
            more.append(words(texts.LEFT, n=line.left))
        if line.members:
            more.append(words(texts.MEMBERS_ONLY))
        chips = words(texts.BRINGS, chips=line.chips)
        said = (Label(capital(words.one(line.name)), role), Label(price, role), Label(chips, "muted"))
        for column, label in enumerate((*said, Elided(" · ".join(more), "muted"))):
            self.grid.addWidget(label, row, column)
