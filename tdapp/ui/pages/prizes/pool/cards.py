"""The cards of the pool desk: money that is added, what is held back for the season, and the bubble.

The keys of their buttons work on the whole desk (`on`).
"""

from PySide6.QtWidgets import QWidget

from tdapp.domain.money.terms import NOT_CODED, SeasonShare
from tdapp.domain.prizes import bubble, pool
from tdapp.domain.registration import price_list
from tdapp.domain.units import Cents, Money
from tdapp.read.prizes.pool_view import PoolView
from tdapp.ui.pages.prizes.pool import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import Field, MoneyField, TextField
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox
from tdapp.ui.widgets.recurring import TENDER
from tdapp.values import replace
from tdapp.words.money.tenders import TENDERS
from tdapp.words.parsing import parse_percent

SHOWN = 8  # so many of the last sums added are listed


class AddCard(Card):
    """Money put into the pool: how much, by whom, and how."""

    def __init__(self, session: Session, on: QWidget) -> None:
        super().__init__(texts.ADD_TITLE)
        self.session = session
        self.by = NOT_CODED[0]
        self.amount = MoneyField("pool_amount", texts.AMOUNT, currency="EUR", least=1)
        self.giver = TextField("pool_giver", texts.GIVER)
        self.tender = Button("", self.next_tender, icon="wallet", key=TENDER, name="pool_tender")
        self.do = Button(texts.ADD, self.put_in, on=on, icon="coins", key="Alt+A", name="pool_add")
        self.listed = Label("", "muted", wrap=True, name="pool_added")
        self.hold(hbox(self.amount, grow(self.giver), gap=12), hbox(self.tender, STRETCH, self.do), self.listed)
        for field in (self.amount, self.giver):
            field.line.returnPressed.connect(self.do.click)

    def begin(self) -> None:
        """Drop what is typed."""
        for field in (self.amount, self.giver):
            field.line.setText("")
            field.complain("")

    def show_view(self, view: PoolView) -> None:
        """Show what was added."""
        words = self.session.words
        self.amount.use(view.pool.currency)
        self.tender.say(words(texts.BY, tender=words(TENDERS[self.by])))
        gifts = [
            words(texts.GIFT, amount=gift.amount, name=gift.giver, tender=words(TENDERS[gift.tender]))
            for gift in view.gifts[-SHOWN:]
        ]
        self.listed.setText("\n".join(reversed(gifts)) or words(texts.NOTHING_ADDED))
        self.do.allow(self.session.why_not(pool.add, Cents(1), "?", tender=self.by))

    def next_tender(self) -> None:
        """Take it in another way."""
        self.by = NOT_CODED[(NOT_CODED.index(self.by) + 1) % len(NOT_CODED)]
        self.tender.say(self.session.words(texts.BY, tender=self.session.words(TENDERS[self.by])))

    def put_in(self) -> None:
        """Add what is typed to the pool."""
        wrong = [field for field in (self.amount, self.giver) if not field.check()]
        cents = self.amount.cents()
        if wrong or cents is None:
            wrong[0].line.setFocus()
            return
        giver, drawer = self.giver.value(), self.session.drawer()
        if self.session.do(pool.add, cents, giver, tender=self.by, drawer=drawer) is not None:
            self.begin()
            self.amount.line.setFocus()


class SeasonCard(Card):
    """What is held back for the season: how much, and handing it over."""

    def __init__(self, session: Session, on: QWidget) -> None:
        super().__init__(texts.SEASON_TITLE)
        self.session = session
        self._share: SeasonShare | None = None
        self._shown = False
        self.percent = Field("season_percent", texts.PERCENT, _percent)
        self.per_entry = MoneyField("season_per_entry", texts.PER_ENTRY, currency="EUR")
        self.set = Button(texts.SET, self.hold_back, on=on, icon="check", key="Alt+E", name="season_set")
        self.keeper = TextField("season_keeper", texts.KEEPER)
        self.over = Button(texts.HAND_OVER, self.hand_over, on=on, icon="banknote", key="Alt+O", name="season_over")
        self.stands = Label("", "muted", wrap=True, name="season_stands")
        self.hold(
            hbox(grow(self.percent), grow(self.per_entry), gap=12), hbox(STRETCH, self.set), self.stands, self.keeper,
            hbox(STRETCH, self.over),
        )  # fmt: skip
        for field in (self.percent, self.per_entry):
            field.line.returnPressed.connect(self.set.click)
            field.edited.connect(self._allow)
        self.keeper.line.returnPressed.connect(self.over.click)

    def begin(self) -> None:
        """Drop what is typed."""
        self._shown = False
        self.keeper.line.setText("")
        self.keeper.complain("")

    def show_view(self, view: PoolView) -> None:
        """Show what is held back."""
        words, share = self.session.words, view.share
        typed = self._shown and self._typed() != self._share
        self._share, self._shown = share, True
        self.per_entry.use(view.pool.currency)
        if not typed:
            self.percent.line.setText(words.percent(share.percent) if share is not None and share.percent else "")
            per_entry = share.per_entry if share is not None else Cents(0)
            money = Money(per_entry, view.pool.currency)
            self.per_entry.line.setText(words.amount(money) if per_entry else "")
        held = view.season.cents or view.handed.cents
        said = words(texts.STANDS, held=view.season, handed=view.handed) if held else words(texts.NOTHING_HELD)
        self.stands.setText(said)
        self.over.allow(self.session.why_not(pool.pay_season, "?"))
        self._allow()

    def hold_back(self) -> None:
        """Hold back what is typed from now on, of all that was sold before too."""
        typed = self._typed()
        if self.set.isEnabled() and isinstance(typed, SeasonShare | None):
            terms = self.session.view(lambda state: state.terms)
            self.session.do(price_list.set_terms, replace(terms, season=typed))

    def hand_over(self) -> None:
        """Give the keeper of the season what is held back."""
        if not self.keeper.check():
            self.keeper.line.setFocus()
            return
        keeper = self.keeper.value()
        if self.session.do(pool.pay_season, keeper, drawer=self.session.drawer()) is not None:
            self.keeper.line.setText("")

    def _typed(self) -> SeasonShare | str | None:
        """What is typed; None: nothing, '' something that cannot be read."""
        percent, per_entry = self.percent.value(), self.per_entry.cents()
        if not self.per_entry.line.text().strip():
            per_entry = Cents(0)
        if percent is None or per_entry is None:
            return ""
        return SeasonShare(percent, per_entry) if percent or per_entry else None

    def _allow(self) -> None:
        typed, words = self._typed(), self.session.words
        if not isinstance(typed, SeasonShare | None):
            self.set.allow(words(texts.CORRECT))
        elif typed == self._share:
            self.set.allow(words(texts.UNCHANGED))
        else:
            terms = self.session.view(lambda state: state.terms)
            self.set.allow(self.session.why_not(price_list.set_terms, replace(terms, season=typed)))


class BubbleCard(Card):
    """What the bubble gets, and the buttons to change that."""

    def __init__(self, session: Session, on: QWidget) -> None:
        super().__init__(texts.BUBBLE_TITLE)
        self.session = session
        self._protected = False
        self.stands = Label("", "muted", wrap=True, name="bubble_stands")
        self.turn = Button(texts.PROTECT, self.turn_over, on=on, icon="circle-dot", key="Alt+X", name="protect_bubble")
        self.share = Button(texts.SHARE, self.share_last, on=on, icon="circle-dot", name="share_bubble")
        self.hold(self.stands, hbox(STRETCH, self.share, self.turn))

    def begin(self) -> None:
        """Nothing is typed here."""

    def show_view(self, view: PoolView) -> None:
        """Show what the bubble gets."""
        words, self._protected = self.session.words, view.protected
        if view.back is not None:
            said = words(texts.SHARED if view.split else texts.PROTECTED, amount=view.back)
        elif view.protected:
            said = words(texts.SHARED_LATER if view.split else texts.PROTECTED_LATER)
        else:
            said = words(texts.OPEN_BUBBLE)
        self.stands.setText(said)
        self.turn.say(words(texts.UNPROTECT if view.protected else texts.PROTECT))
        self.turn.allow(self.session.why_not(bubble.unprotect if view.protected else bubble.protect))
        self.share.setVisible(not view.protected)
        self.share.allow(self.session.why_not(bubble.share))

    def turn_over(self) -> None:
        """Give the bubble its buy-in back, or nothing."""
        self.session.do(bubble.unprotect if self._protected else bubble.protect)

    def share_last(self) -> None:
        """Let the bubble and the last place share the last prize."""
        self.session.do(bubble.share)


def _percent(typed: str) -> int:
    return parse_percent(typed) if typed.strip() else 0
