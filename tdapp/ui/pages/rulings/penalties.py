"""The penalties: who is away and how many hands still, and giving one."""

from functools import partial

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from tdapp.app.deeds import give_penalty
from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.penalties import LADDER, Measure, measured_in
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import Chips, EntryId, RulingNo
from tdapp.read.bounties.bounty_goes import of_disqualified
from tdapp.read.rulings.penalty_form import PenaltyForm, meaning, penalty_form
from tdapp.read.rulings.rulings import RulingsView
from tdapp.rulings import INCIDENTS
from tdapp.rulings.typed_table import BadWord, amount
from tdapp.ui.pages.rulings.penalties_running import RunningPenalties
from tdapp.ui.pages.rulings.penalty_who import WhoBox
from tdapp.ui.pages.rulings.record import history_of, player_of
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, IconButton, PrimaryButton
from tdapp.ui.widgets.card import Card, Rule
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.inputs import combo_box, pick
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Stretch, grow, hbox, holder, scrolled, vbox
from tdapp.values import replace
from tdapp.words.people.history import told
from tdapp.words.rulings import penalty_form as form_texts
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.rulings.common import PENALTIES

CHAPTER = "conduct"
FORM_LEAST, FORM_MOST, RUNNING_MOST = 340, 620, 1200  # pixels of the form, and of what stands beside it


class Advice(Struct, frozen=True):
    """A penalty that is to follow from a ruling: for whom and for what.

    `ruling`: its number, None while it was not given. `kind`: what was decided on, None where the player's history is
    to say it; then `least` is the lightest step that fits the offence.
    """

    entries: tuple[EntryId, ...]
    offence: str
    ruling: RulingNo | None = None
    kind: PenaltyKind | None = None
    least: PenaltyKind = LADDER[0]


class PenaltiesView(QWidget):
    """The view of the penalties that run, with a form for one more."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.view: RulingsView | None = None
        self.advice: Advice | None = None
        self.who = WhoBox(session)
        self.kind = combo_box("penalty_kind", texts.PENALTY_WHAT, letters=11)
        self.count = plain_line("penalty_count", texts.PENALTY_COUNT)
        self.count.setText("1")
        self.offence = combo_box("penalty_offence", texts.PENALTY_FOR, letters=22)
        self.counted = Label(texts.PENALTY_COUNT, "caption")
        self.ruling = Label("", "caption")
        self.before = Label("", "muted", wrap=True)
        self.due = Button("", self._take_due, icon="scale", name="penalty_due")
        self.is_due, self.why_due = Chip(), Label("", "caption", wrap=True)
        self.fewer = IconButton("minus", form_texts.FEWER, partial(self._step, -1), kind="", name="penalty_fewer")
        self.more = IconButton("plus", form_texts.MORE, partial(self._step, 1), kind="", name="penalty_more")
        self.makes, self.why = Label("", "title", wrap=True, name="penalty_makes"), Label("", "muted", wrap=True)
        self.give = PrimaryButton(texts.GIVE_PENALTY, self._give, icon="gavel", name="penalty_give")
        self.give.setMinimumHeight(44)
        self.numbers = holder(hbox(self.fewer, grow(self.count), self.more, gap=4))
        self.running = RunningPenalties(session)
        form = Card(margin=16)
        steps = hbox(
            grow(vbox(Label(texts.PENALTY_WHAT, "caption"), self.kind, gap=4), 3),
            grow(vbox(self.counted, self.numbers, gap=4), 2),
            gap=12,
        )
        comes_to = vbox(Label(form_texts.COMES_TO, "caption"), self.makes, self.why, gap=2)
        form.hold(
            vbox(Label(texts.PENALTY_WHO, "caption"), self.who, gap=4), self.before,
            vbox(Label(texts.PENALTY_FOR, "caption"), self.offence, gap=4), self.ruling,
            vbox(self.due, self.is_due, self.why_due, gap=4), steps, Rule(), comes_to, 4, self.give,
        )  # fmt: skip
        left = scrolled(vbox(form, STRETCH, margins=(0, 0, 8, 0)), sideways=False)
        left.setMinimumWidth(FORM_LEAST)
        left.setMaximumWidth(FORM_MOST)
        self.running.setMaximumWidth(RUNNING_MOST)
        hbox(grow(left, 2), grow(self.running, 3), Stretch(0), gap=16, on=self)
        self._in_chips = False  # whether the number is a stack that was counted
        self.kind.currentIndexChanged.connect(self._begin_number)
        for box in (self.who, self.kind, self.offence):
            box.currentIndexChanged.connect(self._preview)
        self.count.textChanged.connect(self._preview)
        self.who.editTextChanged.connect(self._preview)

    def unkept(self) -> tuple[str, ...]:
        """The player a penalty was begun for and not given, as he is called in the field; () for none."""
        who = self.who.currentText().strip()
        return (who,) if who else ()

    def start(self) -> None:
        """Put the keyboard into the field for the player."""
        self.who.start()

    def punish(self, entry: EntryId) -> None:
        """Choose the player; what he gets is chosen next."""
        self.advice = None
        if not self.who.choose(entry):
            self.start()
            return
        pick(self.kind, self._due(entry))
        self._preview()
        self.kind.setFocus()

    def to_running(self) -> None:
        """Put the keyboard at the first table where somebody is away: one key counts a hand there."""
        button = self.running.first_button()
        (button if button is not None else self.who).setFocus()

    def fill(self, advice: Advice) -> None:
        """Fill the form with what a ruling advises; Enter then gives it, once a stack that leaves play is counted."""
        self.advice = advice
        pick(self.offence, advice.offence)
        self._next_of(advice)
        missing = self.who if self.who.entry() is None else self.count
        (self.give if self.give.isEnabled() else missing).setFocus()

    def show_penalties(self, view: RulingsView) -> None:
        """Show the penalties of a tournament."""
        self.view = view
        self.who.list_everybody()
        self.running.show_penalties(view.penalties)
        self._preview()

    def retranslate(self) -> None:
        """Name the penalties and the offences in the language of the windows."""
        words = self.session.words
        self.kind.clear()
        for kind in LADDER:
            self.kind.addItem(words(PENALTIES[kind]), kind)
        self.offence.clear()
        first = [name for name in INCIDENTS if INCIDENTS[name].chapter == CHAPTER]
        for name in (*first, *(name for name in INCIDENTS if name not in first)):
            self.offence.addItem(say.title_of(words, name), name)

    def _kind(self) -> PenaltyKind:
        """The penalty that is chosen. Qt hands an enum of words back as a bare word."""
        return PenaltyKind(self.kind.currentData() or LADDER[0])

    def _next_of(self, advice: Advice) -> None:
        """Choose the first player of the advice with the step that is due for him."""
        entry = advice.entries[0] if advice.entries else None
        self.who.choose(entry)
        heavier = max(self._due(entry), advice.least, key=LADDER.index)
        pick(self.kind, advice.kind or heavier)
        self._preview()

    def _menu(self) -> tuple[str, ...]:
        """The steps of the tournament's book."""
        menu = rulebooks()[self.view.book].values.get("penalty_menu") if self.view is not None else None
        return tuple(str(menu.value).split()) if menu is not None else ()

    def _form(self, entry: EntryId | None) -> PenaltyForm | None:
        """What is to be known of whoever is chosen; None for nobody."""
        return self.session.view(penalty_form, entry, self._menu()) if entry is not None else None

    def _due(self, entry: EntryId | None) -> PenaltyKind:
        """The next step for this player among those of the tournament's book."""
        found = self._form(entry)
        return found.due if found is not None else LADDER[0]

    def _take_due(self) -> None:
        """Choose the step that is recommended."""
        pick(self.kind, self._due(self.who.entry()))
        (self.count if self.count.isEnabled() else self.give).setFocus()

    def _step(self, by: int) -> None:
        """Count one more or one fewer."""
        self.count.setText(str(max(1, (self._number() or 0) + by)))

    def _for(self) -> RulingNo | None:
        """The ruling this penalty follows from: the advised one, for its players and its offence; None: none."""
        advice = self.advice
        if advice is None or self.who.entry() not in advice.entries or self.offence.currentData() != advice.offence:
            return None
        return advice.ruling

    def _number(self) -> int | None:
        try:
            return amount(self.count.text().strip().lower(), "")
        except BadWord:
            return None

    def _begin_number(self) -> None:
        """Begin the number anew where it counts something else: one round is not a stack of one chip."""
        in_chips = measured_in(self._kind()) is Measure.CHIPS
        if in_chips is not self._in_chips:
            self._in_chips = in_chips
            self.count.setText("" if in_chips else "1")

    def _preview(self) -> None:
        words, measure, entry = self.session.words, measured_in(self._kind()), self.who.entry()
        ruling = self._for()
        self.ruling.setText(words(texts.FOR_RULING, number=ruling) if ruling is not None else "")
        self.ruling.setVisible(ruling is not None)
        if self.view is None or entry is None:
            for label in (self.before, self.why_due):
                label.setText("")
            self.due.hide()
            self.is_due.hide()
            self.makes.setText("—")
            self.why.setText(words(form_texts.CHOOSE_WHO))
            self.give.allow(self.why.text())
            return
        self.counted.say(texts.COUNTED_CHIPS if measure is Measure.CHIPS else texts.PENALTY_COUNT)
        counts = measure is not Measure.NOTHING
        for part in (self.counted, self.numbers):
            part.setVisible(counts)
        self.count.setEnabled(counts)
        for button in (self.fewer, self.more):
            button.setVisible(measure is not Measure.CHIPS)
        player = self.session.view(player_of, entry)
        self.before.setText(told(words, history_of(self.session, player)) if player is not None else "")
        found = self._form(entry)
        comes_to = meaning(found, self._kind(), self._number()) if found is not None else None
        if found is not None:
            self.due.say(form_texts.due_said(words, found.due))
            is_due = self._kind() is found.due
            self.is_due.show_state(form_texts.due_said(words, found.due), icon="circle-check", tone="accent")
            self.due.setVisible(not is_due)
            self.is_due.setVisible(is_due)
            self.why_due.setText(form_texts.why_due(words, found.earlier))
        said = form_texts.meaning_said(words, comes_to) if comes_to is not None else ("—", words(form_texts.HOW_MANY))
        self.makes.setText(said[0])
        goes = None
        if self._kind() is PenaltyKind.DISQUALIFICATION:
            goes = self.session.view(of_disqualified, self.session.now(), entry)
        self.why.setText(" ".join((said[1], words.said(goes))) if goes is not None else said[1])
        self.give.allow("" if not counts or self._number() is not None else words(form_texts.HOW_MANY))

    def _give(self) -> None:
        entry, ruling, advice = self.who.entry(), self._for(), self.advice
        if entry is None:
            return
        kind, offence = self._kind(), self.offence.currentData()
        if kind is PenaltyKind.DISQUALIFICATION:
            act = self.session.do(discipline.disqualify, entry, Chips(self._number() or 0), offence, ruling)
        else:
            act = give_penalty(self.session, entry, kind, self._number() or 0, offence, ruling)
        if act is None:
            return
        left: tuple[EntryId, ...] = ()
        if advice is not None and entry in advice.entries:
            left = tuple(each for each in advice.entries if each != entry)
        self.advice = replace(advice, entries=left) if advice is not None and left else None
        if self.advice is not None:
            self._next_of(self.advice)
            return
        self.who.choose(None)  # Enter once more must give nobody a second one
        self.count.setText("1")
        self._preview()
        self.start()
