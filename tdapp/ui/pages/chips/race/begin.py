"""The beginning of a race: which chips leave, what they are raced for, how, and how it is rounded. Under it
those over.
"""

from PySide6.QtCore import Signal

from tdapp.app.chips.race_rules import race_rounding, rounding_written
from tdapp.domain.chips import racing
from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.units import Chips
from tdapp.read.chips.race_choice import RaceChoice, RaceOffer
from tdapp.ui.actions.registration import objection
from tdapp.ui.language import say
from tdapp.ui.pages.chips.race import texts
from tdapp.ui.pages.chips.race.pills import Pills
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip_picture import ChipPicture
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, put
from tdapp.ui.widgets.recurring import BEGIN

PICTURE = 44


class Begin(Card):
    """The form that begins a race. The choices are pills, reached with Tab and the arrows; Alt+G begins. `go` stands
    under the form, in sight however far it is scrolled. `begun`: a race goes on.
    """

    begun = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(texts.BEGIN_TITLE, margin=16)
        self.session = session
        self.choice: RaceChoice | None = None
        self.old = self.new = Chips(0)
        self.way = RaceWay.CARDS
        self.rounding: RaceRounding | None = None  # None: as the rulebook has it
        self._of = session.tournament
        self.from_chip, self.into_chip = ChipPicture(PICTURE), ChipPicture(PICTURE)
        self.olds, self.news = Pills("race_old"), Pills("race_new")
        self.ways, self.roundings = Pills("race_way"), Pills("race_rounding")
        heads = {self.olds: texts.WHICH, self.news: texts.INTO, self.ways: texts.HOW, self.roundings: texts.ROUNDED}
        self.said = {pills: Label(text, "caption") for pills, text in heads.items()}
        for pills, text in heads.items():
            say(pills.setAccessibleName, text)
        self.about, self.expected = Label("", "muted", wrap=True), Label("", "muted", wrap=True)
        self.warning = Label("", "table", tone="warning", wrap=True, name="race_warning")
        self.go = PrimaryButton(texts.BEGIN, self.begin, on=self, icon="play", key=BEGIN, name="race_begin")
        pictures = hbox(self.from_chip, Label("→", "head"), self.into_chip, 12, grow(self.expected))
        choices = [part for pills in (self.olds, self.news, self.ways) for part in (self.said[pills], pills)]
        roundings = (self.said[self.roundings], self.roundings)
        for part in (pictures, *choices, self.about, *roundings, self.warning):
            put(self.column, part)
        self.olds.picked.connect(self._on_old)
        self.news.picked.connect(self._on_new)
        self.ways.picked.connect(self._on_way)
        self.roundings.picked.connect(self._on_rounding)

    def show_choice(self, choice: RaceChoice) -> None:
        """Show what may leave; what was chosen stays as long as it may."""
        self.choice = choice
        if self._of != self.session.tournament:
            self._of, self.rounding, self.old = self.session.tournament, None, Chips(0)
        offer = self.offer()
        if offer is None and choice.offers:
            offer = next((each for each in choice.offers if each.now), choice.offers[0])
            self.old, self.new = offer.old.value, offer.usual.value
        if offer is not None and self.new not in {chip.value for chip in offer.news}:
            self.new = offer.usual.value
        self._show()

    def offer(self) -> RaceOffer | None:
        """The offer of what is about to leave; None: nothing is chosen."""
        offers = self.choice.offers if self.choice is not None else ()
        return next((each for each in offers if each.old.value == self.old), None)

    def choose_old(self, chip: Chips) -> None:
        """Choose these chips to leave."""
        self.old = chip
        offer = self.offer()
        self.new = offer.usual.value if offer is not None else Chips(0)
        self._show()

    def begin(self) -> None:
        """Begin the race of the chosen chips."""
        rounding = self.rounding or self.session.view(race_rounding)
        if not self.go.isEnabled():
            return
        if self.session.do(racing.begin, self.old, self.new, way=self.way, rounding=rounding) is not None:
            self.begun.emit()

    def _show(self) -> None:
        words, offer, choice = self.session.words, self.offer(), self.choice
        if choice is None:
            return
        self.olds.choose_from([(str(each.old.value), self._old_said(each)) for each in choice.offers], str(self.old))
        news = offer.news if offer is not None else ()
        self.news.choose_from([(str(chip.value), words.number(chip.value)) for chip in news], str(self.new))
        self.ways.choose_from([(way.value, words(text)) for way, text in texts.WAYS.items()], self.way.value)
        rounding = self.rounding or self.session.view(race_rounding)
        rule = self.session.view(rounding_written)
        self.said[self.roundings].say(texts.ROUNDED_BY if rule else texts.ROUNDED, rule=rule)
        self.roundings.choose_from(
            [(each.value, words(text)) for each, text in texts.ROUNDINGS.items()], rounding.value
        )
        counts = self.way in (RaceWay.CARDS, RaceWay.DRAWN)
        self.roundings.setVisible(counts)
        self.said[self.roundings].setVisible(counts)
        self.about.setText(words(texts.WAYS_WHY[self.way]))
        self.from_chip.show_chip(offer.old if offer is not None else None, words)
        into = next((chip for chip in news if chip.value == self.new), None)
        self.into_chip.show_chip(into, words)
        self.expected.setText(self._expected(offer))  # in sight without words too: it keeps the chips side by side
        against = objection(self.session, racing.begin, self.old, self.new, way=self.way, rounding=rounding)
        self.warning.setText(against)
        self.warning.setVisible(bool(against))
        self.go.allow(self.session.why_not(racing.begin, self.old, self.new, way=self.way, rounding=rounding))

    def _old_said(self, offer: RaceOffer) -> str:
        words, chip = self.session.words, int(offer.old.value)
        if offer.now:
            return words(texts.AT_BREAK, chip=chip)
        if offer.at is not None and offer.at.after is not None:
            return words(texts.AFTER_LEVEL, chip=chip, level=offer.at.after)
        return words.number(chip)

    def _expected(self, offer: RaceOffer | None) -> str:
        """The words of the plan about this race: what is on the tables and is to be brought; '' when it says nothing of
        it.
        """
        step = offer.step if offer is not None else None
        if step is None or not step.pieces or step.new is None or step.new.value != self.new:
            return ""
        chip = int(step.new.value)
        numbers = {"pieces": step.pieces, "n": step.tables, "bring": step.bring, "all": step.bring_all}
        return self.session.words(texts.EXPECTED, old=int(step.old.value), chip=chip, **numbers)

    def _on_old(self, key: str) -> None:
        self.choose_old(Chips(int(key)))

    def _on_new(self, key: str) -> None:
        self.new = Chips(int(key))
        self._show()

    def _on_way(self, key: str) -> None:
        self.way = RaceWay(key)
        self._show()

    def _on_rounding(self, key: str) -> None:
        self.rounding = RaceRounding(key)
        self._show()
