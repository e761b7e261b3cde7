"""The strip of the money: two lines that are always in view, and a loud card should they ever not add up."""

from PySide6.QtWidgets import QWidget

from tdapp.read.registration.registration_desk import MoneyView
from tdapp.texts import Text
from tdapp.ui.pages.money import strip_texts as texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.card import Card, Rule
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Elided, Label, Shortened
from tdapp.ui.widgets.layout import vbox


class MoneyStrip(QWidget):
    """The two lines about the money. Line one: what came in and where it goes, one sum from both sides.
    Line two: guarantee, and what was sold.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.setObjectName("desk_money")
        self.sums = Elided("", "strong")
        self.sold = Shortened("muted")
        self.alarm = Card(tone="danger", bar="danger", margin=12)
        self.alarm_text = Label("", "strong", tone="danger", wrap=True)
        self.alarm.head.insertWidget(0, Icon("octagon-alert", tone="danger"))
        self.alarm.head.insertWidget(1, self.alarm_text, 1)
        self.alarm.hide()
        vbox(self.alarm, Rule(), self.sums, self.sold, gap=2, on=self)

    def show_view(self, view: MoneyView) -> None:
        """Show these sums."""
        words = self.session.words

        def said(text: Text, cents: int) -> str:
            return words(text, amount=view.money(cents))

        goes = [said(texts.GOES[part], cents) for part, cents in view.goes]
        came = words(texts.MONEY_IN, taken=view.came)
        if view.given_back.cents:
            came += ", " + words(texts.MONEY_BACK, back=view.given_back)
        same = "=" if not view.difference else "≠"
        self.sums.setText(f"{came} {same} {' + '.join(goes)}")
        line, known, reached = [], [], []  # known: goes without saying where there is no room for it; reached: next
        if view.guarantee.cents:
            line.append(words(texts.GUARANTEE, amount=view.guarantee))
            overlay = words(texts.OVERLAY, amount=view.overlay)
            if not view.overlay.cents:
                known.append(overlay)
                reached.append(line[-1])
            line.append(overlay)
        if view.prizes.paid:
            line.append(said(texts.PRIZES_PAID, view.prizes.paid))
        if view.prizes.back:
            line.append(said(texts.PRIZES_BACK, view.prizes.back))
        known.append(words(texts.ENTRIES, n=view.entries))  # stands at the top of the window too
        line.append(known[-1])
        line.extend(words(texts.SOLD, n=sold.n, name=sold.name) for sold in view.sold)
        if view.void:
            line.append(words(texts.CANCELLED, n=view.void))
        ways = ((), known, (*known, *reached))
        self.sold.say_either(*(" · ".join(each for each in line if each not in left_out) for left_out in ways))
        wrong = bool(view.difference)
        self.alarm.setVisible(wrong)
        if wrong:
            self.alarm_text.setText(words(texts.UNEQUAL, difference=view.money(abs(view.difference))))
        self.setAccessibleName(f"{self.sums.text()}. {self.sold.text()}")
