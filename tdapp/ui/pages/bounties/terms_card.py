"""The terms of the bounties as a form: the kinds first, what goes where behind them, and in words what it means."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from tdapp.domain.money.bounty_terms import AS_SOLD, WHOLE, Bounties, BountyKind, HeadGoes, PotRule, Stage, StageKind
from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import price_list
from tdapp.domain.state import State
from tdapp.domain.units import Money
from tdapp.texts import Text
from tdapp.ui.language import Wording
from tdapp.ui.pages.bounties import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.fields import MoneyField, NumberField
from tdapp.ui.widgets.fold_card import FoldCard
from tdapp.ui.widgets.inputs import check_box, combo_box
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.values import replace
from tdapp.words.say import Words

COLUMNS = 4
NUMBERED = (StageKind.LEVEL, StageKind.LEFT)


class Choice(HandsOn, QWidget):
    """A caption over a list of choices of which one holds."""

    chosen = Signal()

    def __init__(self, name: str, caption: Text, choices: Mapping[Any, Text]) -> None:
        super().__init__()
        self._values = tuple(choices)
        self.box = combo_box(name)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for number, text in enumerate(choices.values()):
            self.box.addItem("")
            Wording(self.box, partial(self.box.setItemText, number)).show(text)
        self.box.activated.connect(self.chosen)
        self.hand_on(self.box)
        self.setLayout(captioned(caption, self.box, STRETCH))

    def choose(self, value: object) -> None:
        self.box.setCurrentIndex(self._values.index(value))

    def value(self) -> Any:
        """What is chosen."""
        return self._values[max(0, self.box.currentIndex())]


class BountyTermsCard(FoldCard):
    """The card over the terms of the bounties. Nothing changes until they are saved."""

    def __init__(self, session: Session) -> None:
        super().__init__(texts.TERMS, "bounty_terms")
        self.session = session
        self._shown: Bounties | None = None
        self._kind = BountyKind.FIXED
        self.kinds = PickStrip("bounty_kind", texts.TERMS)
        self.percent = NumberField("bounty_percent", texts.PERCENT, least=0, most=100)
        self.unit = MoneyField("bounty_unit", texts.UNIT, currency="EUR", least=1)
        self.several = Choice("bounty_several", texts.SEVERAL, {rule: texts.RULES[rule] for rule in PotRule})
        goes = {where: texts.GOES[where] for where in HeadGoes}
        self.disqualified = Choice("bounty_disqualified", texts.DISQUALIFIED, goes)
        self.surrendered = Choice("bounty_surrendered", texts.SURRENDERED, goes)
        self.nobody = Choice("bounty_blinded", texts.BLINDED, goes)
        self.cancelled = Choice("bounty_cancelled", texts.CANCELLED, goes)
        self.stage = Choice("bounty_stage", texts.STAGE, texts.STAGES)
        self.number = NumberField("bounty_stage_number", texts.STAGE_NUMBER, least=1, most=100_000)
        self.own = check_box("bounty_own", texts.OWN)
        self.optional = check_box("bounty_optional", texts.OPTIONAL)
        self.save = Button(texts.SAVE, self.save_terms, icon="check", key="Ctrl+S", name="bounty_save", on=self)
        self.said = Label("", "muted", wrap=True)
        self.choices = (
            self.several, self.disqualified, self.surrendered, self.nobody, self.cancelled, self.stage,
        )  # fmt: skip
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        cells = (self.unit, *self.choices[:5], self.percent, self.number)
        for number, cell in enumerate(cells):
            grid.addWidget(cell, number // COLUMNS, number % COLUMNS)
        grid.addWidget(self.stage, 1, 2)  # either the percent or the stage is asked for
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        self.fill(self.kinds, grid, self.own, self.optional, hbox(grow(self.said), self.save))
        self.kinds.picked.connect(self._on_kind)
        for field in (self.percent, self.unit, self.number):
            field.edited.connect(self._say)
        for choice in self.choices:
            choice.chosen.connect(self._say)
        for box in (self.own, self.optional):
            box.clicked.connect(self._say)
        self.fold(folds=True)
        self.turned.connect(lambda: self.summary.setVisible(not self.is_open))

    def refresh(self) -> None:
        """Show the terms as they stand; what is typed over them stays."""
        terms = self.session.view(_terms)
        currency = self.session.view(_currency)
        if self._shown is not None and self.is_changed():
            self._shown = terms
        elif terms != self._shown or self.unit.currency != currency:
            self.unit.use(currency)
            self._shown = terms
            self._type_in(terms)
        self._say()

    def is_changed(self) -> bool:
        """Whether other terms are typed than those that stand."""
        if self._shown is None:
            return False
        wrong = any(field.value() is None for field in self._fields())
        return wrong or self.typed() != self._shown

    def forget(self) -> None:
        """Forget what is typed: another tournament is in front."""
        self._shown = None

    def typed(self) -> Bounties:
        """The terms as typed; what cannot be read stays as it was."""
        old = self._shown or AS_SOLD
        percent, unit, number = self.percent.value(), self.unit.cents(), self.number.value()
        kind = self.stage.value()
        stage = Stage(kind, number if kind in NUMBERED and isinstance(number, int) else 0)
        return Bounties(
            self._kind,
            percent if isinstance(percent, int) else old.percent,
            unit if unit is not None else old.unit,
            self.several.value(),
            self.disqualified.value(),
            self.surrendered.value(),
            self.nobody.value(),
            self.cancelled.value(),
            self.own.isChecked(),
            stage if self._kind is BountyKind.MYSTERY and kind is not StageKind.BY_HAND else None,
            self.optional.isChecked(),
        )

    def save_terms(self) -> None:
        """Let what is typed be the terms."""
        if not self.save.isEnabled() or not all(field.check() for field in self._fields()):
            return
        whole = self.session.view(_whole)
        typed = self.typed()
        if self.session.do(price_list.set_terms, replace(whole, bounty=typed)) is not None:
            self._shown = typed
            self.refresh()

    def _fields(self) -> tuple[NumberField | MoneyField, ...]:
        """The fields of the kind that is picked."""
        numbered = self._kind is BountyKind.MYSTERY and self.stage.value() in NUMBERED
        progressive = (self.percent,) if self._kind is BountyKind.PROGRESSIVE else ()
        return (*progressive, self.unit, *((self.number,) if numbered else ()))

    def _type_in(self, terms: Bounties) -> None:
        self._kind = terms.kind
        self.percent.show_value(terms.percent)
        self.unit.show_value(Money(terms.unit, self.unit.currency))
        self.several.choose(terms.several)
        for choice, where in (
            (self.disqualified, terms.disqualified),
            (self.surrendered, terms.surrendered),
            (self.nobody, terms.nobody),
            (self.cancelled, terms.cancelled),
        ):
            choice.choose(where)
        stage = terms.stage or Stage(StageKind.BY_HAND)
        self.stage.choose(stage.kind)
        self.number.show_value(stage.number or 1)
        self.own.setChecked(terms.own)
        self.optional.setChecked(terms.optional)

    def _on_kind(self, kind: BountyKind) -> None:
        self._kind = kind
        self._say()

    def _say(self) -> None:
        """Say what is typed means, and whether it can be saved."""
        words = self.session.words
        mystery = self._kind is BountyKind.MYSTERY
        self.kinds.show_picks([Pick(kind.value, words(text), kind) for kind, text in texts.KINDS.items()], self._kind)
        self.percent.setVisible(self._kind is BountyKind.PROGRESSIVE)
        self.stage.setVisible(mystery)
        self.number.setVisible(mystery and self.stage.value() in NUMBERED)
        typed = self.typed()
        self.said.setText(said(words, typed, self.unit.currency))
        self.summary.setText(said(words, typed, self.unit.currency))
        if self.is_changed():
            wanted = replace(self.session.view(_whole), bounty=typed)
            self.save.allow(self.session.why_not(price_list.set_terms, wanted))
        else:
            self.save.allow(words(texts.UNCHANGED))


def said(words: Words, terms: Bounties, currency: str) -> str:
    """The terms in a sentence, or two."""
    unit = words.amount(Money(terms.unit, currency))
    what = {
        BountyKind.MYSTERY: words(texts.SAID_MYSTERY),
        BountyKind.FIXED: words(texts.SAID_FIXED),
        BountyKind.PROGRESSIVE: words(
            texts.SAID_PROGRESSIVE, percent=terms.percent, rest=WHOLE - terms.percent, unit=unit
        ),
    }[terms.kind]
    return " ".join((what, words(texts.SAID_OPTIONAL))) if terms.optional else what


def _terms(state: State) -> Bounties:
    return state.terms.bounty or AS_SOLD


def _whole(state: State) -> Terms:
    return state.terms


def _currency(state: State) -> str:
    return state.setup.currency
