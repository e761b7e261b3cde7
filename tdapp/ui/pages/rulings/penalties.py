"""The penalties: who is away and how many hands still, and giving one."""

from functools import partial

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.penalties import LADDER, Measure, hands_of, measured_in, next_step
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, RulingNo, TableNo
from tdapp.read.registration.players import PlayersView
from tdapp.read.rulings.rulings import PenaltyView, RulingsView
from tdapp.rulings import INCIDENTS
from tdapp.rulings.typed_table import BadWord, amount
from tdapp.ui.actions.rulings import hand_played
from tdapp.ui.pages.rulings.record import history_of, player_of
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.inputs import combo_box, pick
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import empty, grow, hbox, scrolled, vbox
from tdapp.values import replace
from tdapp.words.people.history import told
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.rulings.common import PENALTIES

CHAPTER = "conduct"


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
        self._people: list[tuple[str, EntryId]] = []  # what the list below holds
        # So many letters wide that long names do not push the others out.
        self.who = combo_box("penalty_who", texts.PENALTY_WHO, letters=18)
        self.who.setEditable(True)
        self.who.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = self.who.completer()
        if completer is not None:
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.kind = combo_box("penalty_kind", texts.PENALTY_WHAT, letters=11)
        self.count = plain_line("penalty_count", texts.PENALTY_COUNT)
        self.count.setText("1")
        self.offence = combo_box("penalty_offence", texts.PENALTY_FOR, letters=22)
        self.counted = Label(texts.PENALTY_COUNT, "caption")
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for column, (caption, widget, share) in enumerate((
            (Label(texts.PENALTY_WHO, "caption"), self.who, 3),
            (Label(texts.PENALTY_WHAT, "caption"), self.kind, 2),
            (self.counted, self.count, 1),
            (Label(texts.PENALTY_FOR, "caption"), self.offence, 4),
        )):  # fmt: skip
            grid.addWidget(caption, 0, column)
            grid.addWidget(widget, 1, column)
            grid.setColumnStretch(column, share)
        self.ruling = Label("", "caption")
        self.before = Label("", "muted", wrap=True)
        self.makes = Label("", "muted", wrap=True)
        self.give = PrimaryButton(texts.GIVE_PENALTY, self._give, icon="gavel", name="penalty_give")
        self.empty = EmptyState("hourglass", texts.NO_PENALTIES, texts.NO_PENALTIES_WHY)
        self.running = vbox()
        form = Card(margin=16)
        form.hold(grid, self.ruling, self.before, hbox(grow(self.makes), self.give, gap=None))
        lines = scrolled(vbox(self.running, gap=None), keys=True)
        vbox(form, grow(self.empty), grow(lines, 2), gap=12, on=self)
        for box in (self.who, self.kind, self.offence):
            box.currentIndexChanged.connect(self._preview)
        self.count.textChanged.connect(self._preview)
        self.who.editTextChanged.connect(self._preview)

    def start(self) -> None:
        """Put the keyboard into the field for the player."""
        self.who.setFocus()
        line = self.who.lineEdit()
        if line is not None:
            line.selectAll()

    def punish(self, entry: EntryId) -> None:
        """Choose the player; what he gets is chosen next."""
        self.advice = None
        place = self.who.findData(entry)
        if place < 0:
            self.start()
            return
        self.who.setCurrentIndex(place)
        pick(self.kind, self._due(entry))
        self._preview()
        self.kind.setFocus()

    def to_running(self) -> None:
        """Put the keyboard at the first table where somebody is away: one key counts a hand there."""
        item = self.running.itemAt(0)
        card = item.widget() if item is not None else None
        if isinstance(card, Card):
            card.findChildren(Button)[0].setFocus()

    def fill(self, advice: Advice) -> None:
        """Fill the form with what a ruling advises; Enter then gives it."""
        self.advice = advice
        pick(self.offence, advice.offence)
        self._next_of(advice)
        (self.give if self.give.isEnabled() else self.who).setFocus()

    def show_penalties(self, view: RulingsView) -> None:
        """Show the penalties of a tournament."""
        self.view = view
        self._show_people()
        empty(self.running)
        running = [each for each in view.penalties if each.runs]
        for table in sorted({each.seat.table for each in running if each.seat is not None}):
            here = [each for each in running if each.seat is not None and each.seat.table == table]
            self.running.addWidget(self._table(table, here))
        for penalty in (each for each in view.penalties if not each.runs):
            self.running.addWidget(Label(self._line(penalty), "muted", wrap=True))
        self.running.addStretch(1)
        self.empty.setVisible(not view.penalties)
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

    def _table(self, table: TableNo, penalties: list[PenaltyView]) -> Card:
        """A card of everybody of a table who is away, with the button for a hand played there."""
        words = self.session.words
        card = Card(words(texts.TABLE_OF, table=table), bar="warning", margin=12)
        do = partial(hand_played, self.session, table)
        card.head.addWidget(
            Button(words(texts.HAND_PLAYED, table=table), do, icon="check", name=f"hand_played_{table}")
        )
        for penalty in penalties:
            do = partial(self.session.do, discipline.lift_penalty, penalty.number)
            lift = Button(words(texts.LIFT), do, kind="quiet", name=f"lift_{penalty.number}")
            card.column.addLayout(hbox(grow(Label(self._line(penalty), wrap=True)), lift, gap=None))
        return card

    def _line(self, penalty: PenaltyView) -> str:
        words = self.session.words
        left = words(texts.HANDS_LEFT, n=penalty.left) if penalty.runs else ""
        what = words(PENALTIES[penalty.kind])
        offence = say.title_of(words, penalty.offence) if penalty.offence in INCIDENTS else penalty.offence
        parts = [words.seat(penalty.seat) if penalty.seat else "", penalty.name.full, left, what, offence]
        return " · ".join(part for part in parts if part)

    def _show_people(self) -> None:
        """List everybody with a seat. Of thousands mostly one has changed: only what differs is put into the list."""
        players: PlayersView = self.session.players_view()
        chosen, seat = self._entry(), self.session.words.seat
        people = [(f"{seat(row.seat)}  {row.name.full}", row.entry) for row in players.rows if row.seat is not None]
        was, self._people = self._people, people
        alike = next((n for n, (old, new) in enumerate(zip(was, people, strict=False)) if old != new), None)
        head = min(len(was), len(people)) if alike is None else alike
        tail = 0
        while tail < min(len(was), len(people)) - head and was[-1 - tail] == people[-1 - tail]:
            tail += 1
        self.who.blockSignals(True)
        for _ in range(len(was) - tail - head):
            self.who.removeItem(head)
        for place, (line, entry) in enumerate(people[head : len(people) - tail], head):
            self.who.insertItem(place, line, entry)
        self.who.setCurrentIndex(self.who.findData(chosen) if chosen is not None else -1)
        self.who.blockSignals(False)

    def _entry(self) -> EntryId | None:
        """The entry that is chosen; None for nobody, and while a name is half typed."""
        place = self.who.currentIndex()
        entry: EntryId | None = self.who.itemData(place)
        return entry if place >= 0 and self.who.currentText() == self.who.itemText(place) else None

    def _kind(self) -> PenaltyKind:
        """The penalty that is chosen. Qt hands an enum of words back as a bare word."""
        return PenaltyKind(self.kind.currentData() or LADDER[0])

    def _next_of(self, advice: Advice) -> None:
        """Choose the first player of the advice with the step that is due for him."""
        entry = advice.entries[0] if advice.entries else None
        self.who.setCurrentIndex(self.who.findData(entry) if entry is not None else -1)
        heavier = max(self._due(entry), advice.least, key=LADDER.index)
        pick(self.kind, advice.kind or heavier)
        self._preview()

    def _due(self, entry: EntryId | None) -> PenaltyKind:
        """The next step for this player among those of the tournament's book."""
        if self.view is None:
            return LADDER[0]
        menu = rulebooks()[self.view.book].values.get("penalty_menu")
        earlier = [each.kind for each in self.view.penalties if each.entry == entry]
        return next_step(earlier, str(menu.value).split() if menu else ())

    def _for(self) -> RulingNo | None:
        """The ruling this penalty follows from: the advised one, for its players and its offence; None: none."""
        advice = self.advice
        if advice is None or self._entry() not in advice.entries or self.offence.currentData() != advice.offence:
            return None
        return advice.ruling

    def _number(self) -> int | None:
        try:
            return amount(self.count.text().strip().lower(), "")
        except BadWord:
            return None

    def _hands(self) -> int:
        return hands_of(self._kind(), self._number() or 0, self.session.view(_players_at, self._entry()))

    def _preview(self) -> None:
        words, measure, entry = self.session.words, measured_in(self._kind()), self._entry()
        ruling = self._for()
        self.ruling.setText(words(texts.FOR_RULING, number=ruling) if ruling is not None else "")
        self.ruling.setVisible(ruling is not None)
        if self.view is None or entry is None:
            self.before.setText("")
            self.give.setEnabled(False)
            return
        self.counted.say(texts.COUNTED_CHIPS if measure is Measure.CHIPS else texts.PENALTY_COUNT)
        self.count.setEnabled(measure is not Measure.NOTHING)
        self.makes.setText("")
        if measure is Measure.ROUNDS and self._number():
            players = self.session.view(_players_at, entry)
            self.makes.setText(words(texts.MAKES_HANDS, rounds=self._number(), players=players, hands=self._hands()))
        hint = words(texts.HINT, penalty=words(PENALTIES[self._due(entry)]))
        player = self.session.view(player_of, entry)
        history = told(words, history_of(self.session, player)) if player is not None else ""
        self.before.setText("; ".join(filter(None, (history, hint))))
        self.give.setEnabled(measure is Measure.NOTHING or self._number() is not None)

    def _give(self) -> None:
        entry, ruling, advice = self._entry(), self._for(), self.advice
        if entry is None:
            return
        kind, offence = self._kind(), self.offence.currentData()
        if kind is PenaltyKind.DISQUALIFICATION:
            act = self.session.do(discipline.disqualify, entry, Chips(self._number() or 0), offence, ruling)
        else:
            act = self.session.do(discipline.give_penalty, entry, kind, self._hands(), offence, ruling)
        if act is not None and advice is not None and entry in advice.entries:
            left = tuple(each for each in advice.entries if each != entry)
            self.advice = replace(advice, entries=left) if left else None
            if self.advice is not None:
                self._next_of(self.advice)


def _players_at(state: State, entry: EntryId) -> int:
    """The number of players at the table of this entry, himself included."""
    seat = state.entries[entry].seat
    return state.tables[seat.table].seated if seat is not None else 0
