"""The penalty that goes with a ruling: a pill for each the book allows, the one that is due marked, and how many; and
the way to its form, for any other one.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from tdapp.domain.rulings.penalties import Measure, measured_in
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.read.rulings.penalty_choices import PenaltyChoice
from tdapp.rulings.ruling import Penalty
from tdapp.rulings.typed_table import BadWord, amount
from tdapp.ui.language import language
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.choice import Choice
from tdapp.ui.widgets.fields import mark_wrong, plain_line
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, empty, flow, grow, hbox, holder, vbox
from tdapp.words.rulings import rulings_page as texts


class PenaltyRow(QWidget):
    """A row of penalties to choose from, none of them down to begin with. `changed` is called with every change;
    `form` leads to where a penalty is given on its own.

    `kind` is the one that is chosen, here or by what the director decided; None: none goes with the ruling.
    """

    def __init__(self, changed: Callable[[], object], form: Button) -> None:
        super().__init__()
        self._changed, self.form = changed, form
        self.kind: PenaltyKind | None = None
        self.pills: list[tuple[PenaltyKind, Choice]] = []
        self.head = Label("", "strong", wrap=True)
        self.row = flow(gap=6)
        self.pills_held = holder(self.row)
        self.unit = Label("", "caption")
        self.count = plain_line("ruling_penalty_count", texts.PENALTY_COUNT)
        self.count.setMaximumWidth(64)
        self.count.setText("1")
        self.counting = holder(hbox(self.unit, self.count, STRETCH))
        vbox(hbox(grow(self.head), self.form), self.pills_held, self.counting, gap=4, on=self)
        self.count.textEdited.connect(self._on_count)
        self.offer(None, (), 1, form=False)

    def offer(self, penalty: Penalty | None, choices: Sequence[PenaltyChoice], first: int, *, form: bool) -> None:
        """Offer these penalties, the first by the key Alt and `first`; none: only how many is asked, if anything is.
        `form`: one can be given on its own too.
        """
        words = language().words
        empty(self.row)
        self.pills = []
        for number, choice in enumerate(choices, first):
            said = words(texts.PENALTY_OF[choice.kind], n=choice.hands)
            if choice.due:
                said = words(texts.RECOMMENDED, choice=said)
            key = f"Alt+{number}" if number < 10 else ""
            pill = Choice(said, partial(self._on_pill, choice.kind), key=key, name=f"punish_{choice.kind}")
            pill.setChecked(choice.kind is self.kind)
            self.row.addWidget(pill)
            pill.show()  # now, not with the next event: the part that holds it is measured with it
            self.pills.append((choice.kind, pill))
        if penalty is not None:
            self.head.setText(words(texts.WITH_PENALTY[penalty.kind], rule=str(penalty.cite)))
        self.form.say(texts.OTHER_PENALTY if self.pills else texts.GIVE_PENALTY)
        self.form.setVisible(form)
        self.head.setVisible(form)
        self.pills_held.setVisible(bool(self.pills))
        self.choose(self.kind)

    def choose(self, kind: PenaltyKind | None) -> None:
        """Let this penalty go with the ruling, or none."""
        if kind is not self.kind:
            self.count.setText("1")
        self.kind = kind
        for each, pill in self.pills:
            pill.setChecked(each is kind)
        counted = kind is not None and measured_in(kind) in (Measure.HANDS, Measure.ROUNDS)
        if kind is not None and counted:
            self.unit.say(texts.HOW_MANY[kind])
        self.counting.setVisible(counted)
        self.setVisible(counted or bool(self.pills) or not self.form.isHidden())
        self._mark()

    def number(self) -> int | None:
        """How many of it: 0 of what is not counted, None while no number stands there."""
        if self.kind is None or measured_in(self.kind) not in (Measure.HANDS, Measure.ROUNDS):
            return 0
        try:
            return amount(self.count.text().strip().lower(), "") or None
        except BadWord:
            return None

    def _on_pill(self, kind: PenaltyKind) -> None:
        self.choose(None if kind is self.kind else kind)
        self._changed()

    def _on_count(self, _typed: str) -> None:
        self._mark()
        self._changed()

    def _mark(self) -> None:
        mark_wrong(self.count, wrong=self.number() is None)
