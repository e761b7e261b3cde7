"""The form of a first tournament: five questions; everything else is made from their answers."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.app.club.usual import Usual
from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.refusal import Refused
from tdapp.domain.tournament import MOST_MONEY
from tdapp.domain.units import Cents, Money
from tdapp.read.structures.first_evening import FirstEvening, Made, made_of
from tdapp.read.structures.wishing import impossible_said
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.background import InThread
from tdapp.ui.language import language
from tdapp.ui.lobby_terms import Kind
from tdapp.ui.pages.clock.start import start_from
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import Field, MoneyField
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Stretch, hbox, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.club.shipped import template_name
from tdapp.words.parsing import not_a_time
from tdapp.words.say import decimals

TITLE = QT_TRANSLATE_NOOP("FirstEvening", "Your first tournament")
WHY = QT_TRANSLATE_NOOP(
    "FirstEvening",
    "Five questions; the structure, the stack and all the rest are made from your answers, and everything can be "
    "changed afterwards.",
)
STARTS = QT_TRANSLATE_NOOP("FirstEvening", "1. When does it start?")
STARTS_WHY = QT_TRANSLATE_NOOP("FirstEvening", "on the clock on the wall, such as 19:30")
ENDS = QT_TRANSLATE_NOOP("FirstEvening", "2. Until when may it last?")
ENDS_WHY = QT_TRANSLATE_NOOP("FirstEvening", "when the winner should be known, about")
BUY_IN = QT_TRANSLATE_NOOP("FirstEvening", "3. What does it cost?")
TO_POOL = QT_TRANSLATE_NOOP("FirstEvening", "goes to the prizes")
FEE = QT_TRANSLATE_NOOP("FirstEvening", "and the fee")
TO_HOUSE = QT_TRANSLATE_NOOP("FirstEvening", "goes to the house")
CHIPS = QT_TRANSLATE_NOOP("FirstEvening", "4. Which chips do you have?")
CHIPS_WHY = QT_TRANSLATE_NOOP("FirstEvening", "the nearest will do; the Chips page counts them exactly")
AGAIN = QT_TRANSLATE_NOOP("FirstEvening", "5. May somebody who is out buy in again?")
NO = QT_TRANSLATE_NOOP("FirstEvening", "No, a freezeout")
REBUYS = QT_TRANSLATE_NOOP("FirstEvening", "Yes, with rebuys and an add-on")
RE_ENTRIES = QT_TRANSLATE_NOOP("FirstEvening", "Yes, as a new entry")
MAKE = QT_TRANSLATE_NOOP("FirstEvening", "Create it")
EVERYTHING = QT_TRANSLATE_NOOP("FirstEvening", "Every detail")
LATER = QT_TRANSLATE_NOOP("FirstEvening", "Not now")
WORKING = QT_TRANSLATE_NOOP("FirstEvening", "The structure is being worked out.")
USUAL_START, USUAL_END = "19:00", "23:30"
USUAL_BUY_IN = 50  # of the currency's whole units
WIDE = 720  # pixels: no line is longer than one reads at a glance
KINDS: tuple[Kind, ...] = (None, "rebuy", "re_entry")


class FirstEveningForm(QWidget):
    """The five questions. `made`: a structure was found for the answers; `everything`: the whole form is wanted."""

    made = Signal(object)  # Made
    everything = Signal()
    left = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("first_evening")
        self.session = session
        self.kind: Kind = None
        self._usual = Usual()
        self._sets: Sequence[ChipSet] = ()
        self._work: InThread | None = None
        most = int(MOST_MONEY)
        self.title, self.why = Label(TITLE, "title"), Label(WHY, "muted", wrap=True)
        self.starts = Field("first_starts", STARTS, self._time, hint=STARTS_WHY)
        self.ends = Field("first_ends", ENDS, self._time, hint=ENDS_WHY)
        self.buy_in = MoneyField("first_buy_in", BUY_IN, currency="EUR", most=most, hint=TO_POOL)
        self.fee = MoneyField("first_fee", FEE, currency="EUR", most=most, hint=TO_HOUSE)
        self.chips = combo_box("first_chips", letters=24)
        self.kinds = PickStrip("first_kinds", AGAIN)
        self.said = Label("", "", wrap=True, name="first_said")
        self.confirm = PrimaryButton(MAKE, self.make, on=self, icon="check", key="Ctrl+Return", name="first_make")
        self.more = Button(EVERYTHING, self.everything.emit, icon="settings", name="first_everything")
        self.later = Button(LATER, self.left.emit, on=self, key="Esc", name="first_later")
        key_on(self, "Ctrl+Enter", self.make)
        for field in self.fields():
            field.line.returnPressed.connect(self.make)
            field.edited.connect(self._on_edited)
        self.kinds.picked.connect(self._pick)
        self.chips.activated.connect(self._on_edited)
        language().changed.connect(self._say)
        self._lay_out()
        self._say()

    def fields(self) -> tuple[Field, ...]:
        """The lines that are typed into, in their order."""
        return (self.starts, self.ends, self.buy_in, self.fee)

    def fill(self, usual: Usual, sets: Sequence[ChipSet]) -> None:
        """Begin anew, with what the club usually has; `sets`: the chips to choose from, the likeliest first."""
        self._usual, self._sets = usual, sets
        whole = 10 ** decimals(usual.currency)
        self.starts.line.setText(USUAL_START)
        self.ends.line.setText(USUAL_END)
        self.buy_in.show_value(Money(Cents(USUAL_BUY_IN * whole), usual.currency))
        self.fee.show_value(Money(Cents(0), usual.currency))
        self.chips.clear()
        self.chips.addItems([each.name for each in sets])
        self._pick(None)

    def take_focus(self) -> None:
        """Give the keys to the first question."""
        self.starts.line.setFocus()
        self.starts.line.selectAll()

    @property
    def chip_set(self) -> ChipSet:
        """The chips that are chosen."""
        return self._sets[max(0, self.chips.currentIndex())]

    @property
    def busy(self) -> bool:
        """Whether a structure is being worked out."""
        return self._work is not None

    def evening(self) -> FirstEvening | None:
        """The answers; None while one of them cannot be read, and that one says why and has the keys."""
        good = [field.check() for field in self.fields()]
        if not all(good):
            self.fields()[good.index(False)].line.setFocus()
            return None
        now = self.session.now()
        starts = start_from(self.starts.value(), now, self.session) or now
        ends = start_from(self.ends.value(), starts, self.session) or starts
        again, add_ons = self.kind is not None, self.kind == "rebuy"
        return FirstEvening(starts, ends, self.chip_set, self._usual.seats, again, add_ons)

    def make(self) -> None:
        """Work out a structure for the answers, beside the clock."""
        evening = None if self._work is not None else self.evening()
        if evening is not None:
            self._work = InThread(lambda _watch: _found(evening), self)
            self._work.done.connect(partial(self._on_found, evening))
            self._work.failed.connect(self._on_failed)
            self.said.set_tone("")
            self.said.say(WORKING)
            self._work.start()

    def _on_edited(self) -> None:
        """Let go what is worked out for other answers, and what was said of them."""
        self.drop_work()
        self.said.say("")

    def drop_work(self) -> None:
        """Nobody waits any more for what is worked out."""
        if self._work is not None:
            self._work.stop()
            self._work = None

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.drop_work()

    def _on_found(self, evening: FirstEvening, found: Made | Refused) -> None:
        self._let_go()
        if isinstance(found, Refused):
            self.said.set_tone("warning")
            self.said.setText(language().words.said(impossible_said(found, evening.starts)))
            self.ends.line.setFocus()
            return
        self.said.say("")
        self.made.emit(found)

    def _on_failed(self, error: Exception) -> None:
        self._let_go()
        self.said.say("")
        raise error

    def _let_go(self) -> None:
        if self._work is not None:
            self._work.let_go()
            self._work = None

    def _time(self, typed: str) -> str:
        if self.session.has_club and start_from(typed, self.session.now(), self.session) is None:
            raise not_a_time(typed)
        return typed

    def _pick(self, kind: Kind) -> None:
        self.kind = kind
        self._on_edited()
        self._say()

    def _say(self) -> None:
        words = language().words
        picks = [Pick(str(kind), words(text), kind) for kind, text in zip(KINDS, (NO, REBUYS, RE_ENTRIES), strict=True)]
        self.kinds.show_picks(picks, self.kind)
        for place, each in enumerate(self._sets):
            self.chips.setItemText(place, template_name(words, each.name))

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(12)
        grid.addWidget(self.starts, 0, 0)
        grid.addWidget(self.ends, 0, 1)
        grid.addWidget(self.buy_in, 1, 0)
        grid.addWidget(self.fee, 1, 1)
        grid.addLayout(captioned(CHIPS, self.chips, Label(CHIPS_WHY, "caption", wrap=True)), 2, 0, 1, 2)
        grid.addLayout(captioned(AGAIN, self.kinds), 3, 0, 1, 2)
        card = Card()
        card.column.addLayout(grid)
        card.setFixedWidth(WIDE)
        foot = hbox(self.confirm, self.more, self.later, STRETCH)
        column = vbox(self.title, self.why, card, self.said, foot, gap=12)
        vbox(hbox(STRETCH, column, STRETCH), Stretch(1), margins=(16, 24, 16, 12), on=self)


def _found(evening: FirstEvening) -> Made | Refused:
    """What is made of the answers, or why there is nothing."""
    try:
        return made_of(evening)
    except Refused as refused:
        return refused
