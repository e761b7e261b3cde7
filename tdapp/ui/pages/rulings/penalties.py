"""Penalties: the clock on a player, who is away and how many hands still, and giving one."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tdapp.domain import floor
from tdapp.domain.facts import PenaltyKind
from tdapp.domain.penalties import escalation, hands_to_miss
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.read.players import PlayersView
from tdapp.read.rulings import PenaltyView, RulingsView
from tdapp.rulings import INCIDENTS
from tdapp.rulings.shorthand import BadWord, amount
from tdapp.ui.pages.rulings.clock_call import ClockCallBar
from tdapp.ui.room import Room
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label
from tdapp.words.rulings import page as texts
from tdapp.words.rulings import say
from tdapp.words.rulings.common import PENALTIES

KINDS = (PenaltyKind.WARNING, PenaltyKind.MISSED_HANDS, PenaltyKind.ROUNDS, PenaltyKind.DISQUALIFICATION)
CHAPTER = "conduct"


class PenaltiesView(QWidget):
    """What runs, and a form for one more."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self.view: RulingsView | None = None
        self.clock = ClockCallBar(room)
        self.empty = EmptyState("hourglass")
        self.who = QComboBox()
        self.who.setObjectName("penalty_who")
        self.who.setEditable(True)
        self.who.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = self.who.completer()
        if completer is not None:
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.kind = QComboBox()
        self.kind.setObjectName("penalty_kind")
        self.count = QLineEdit("1")
        self.count.setObjectName("penalty_count")
        self.offence = QComboBox()
        self.offence.setObjectName("penalty_offence")
        self.makes = Label("", "muted", wrap=True)
        self.before = Label("", "muted", wrap=True)
        self.give = PrimaryButton(icon="gavel", name="penalty_give")
        self.captions = [Label("", "caption") for _ in range(4)]
        self.running = QVBoxLayout()
        self.running.setSpacing(8)
        self._lay_out()
        self.give.clicked.connect(self._give)
        for box in (self.who, self.kind, self.offence):
            box.currentIndexChanged.connect(self._preview)
        self.count.textChanged.connect(self._preview)
        shortcut = QShortcut(QKeySequence("Alt+K"), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.clock.toggle)

    def start(self) -> None:
        """To the field for the player."""
        self.who.setFocus()
        line = self.who.lineEdit()
        if line is not None:
            line.selectAll()

    def show_penalties(self, view: RulingsView) -> None:
        """Show the penalties of a tournament."""
        self.view = view
        self._show_people()
        while self.running.count():
            item = self.running.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
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
        """Everything in the desk's language."""
        words = self.room.words
        self.empty.say(words(texts.NO_PENALTIES), words(texts.NO_PENALTIES_WHY))
        self.give.say(words(texts.GIVE_PENALTY))
        for caption, text in zip(
            self.captions,
            (texts.PENALTY_WHO, texts.PENALTY_WHAT, texts.PENALTY_COUNT, texts.PENALTY_FOR),
            strict=True,
        ):
            caption.setText(words(text))
        for widget, text in (
            (self.who, texts.PENALTY_WHO),
            (self.kind, texts.PENALTY_WHAT),
            (self.count, texts.PENALTY_COUNT),
            (self.offence, texts.PENALTY_FOR),
        ):
            widget.setAccessibleName(words(text))
        self.kind.clear()
        for kind in KINDS:
            self.kind.addItem(words(PENALTIES[kind.value]), kind)
        self.offence.clear()
        first = [name for name in INCIDENTS if INCIDENTS[name].chapter == CHAPTER]
        for name in (*first, *(name for name in INCIDENTS if name not in first)):
            self.offence.addItem(say.title_of(words, name), name)
        self.clock.look()

    def _lay_out(self) -> None:
        form = Card(margin=16)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for column, (caption, widget) in enumerate(
            zip(self.captions, (self.who, self.kind, self.count, self.offence), strict=True)
        ):
            grid.addWidget(caption, 0, column)
            grid.addWidget(widget, 1, column)
            grid.setColumnStretch(column, (3, 2, 1, 4)[column])
        form.column.addLayout(grid)
        form.column.addWidget(self.before)
        row = QHBoxLayout()
        row.addWidget(self.makes, 1)
        row.addWidget(self.give)
        form.column.addLayout(row)
        inner = QWidget()
        inner.setObjectName("scrolled")
        holder = QVBoxLayout(inner)
        holder.setContentsMargins(0, 0, 0, 0)
        holder.addLayout(self.running)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(12)
        page.addWidget(self.clock)
        page.addWidget(form)
        page.addWidget(self.empty, 1)
        page.addWidget(scroll, 2)

    def _table(self, table: TableNo, penalties: list[PenaltyView]) -> Card:
        """Everybody of a table who is away, and the button for a hand played there."""
        words = self.room.words
        card = Card(words(texts.TABLE_OF, table=table), bar="warning", margin=12)
        played = Button(words(texts.HAND_PLAYED, table=table), icon="check", name=f"hand_played_{table}")
        played.clicked.connect(partial(self.room.do, floor.hand_played, table))
        card.head.addWidget(played)
        for penalty in penalties:
            row = QHBoxLayout()
            row.addWidget(Label(self._line(penalty), wrap=True), 1)
            lift = Button(words(texts.LIFT), kind="quiet", name=f"lift_{penalty.number}")
            lift.clicked.connect(partial(self.room.do, floor.lift_penalty, penalty.number))
            row.addWidget(lift)
            card.column.addLayout(row)
        return card

    def _line(self, penalty: PenaltyView) -> str:
        words = self.room.words
        left = words(texts.HANDS_LEFT, n=penalty.left) if penalty.runs else ""
        what = words(PENALTIES[penalty.kind])
        offence = say.title_of(words, penalty.offence) if penalty.offence in INCIDENTS else penalty.offence
        parts = [words.seat(penalty.seat) if penalty.seat else "", penalty.name.full, left, what, offence]
        return " · ".join(part for part in parts if part)

    def _show_people(self) -> None:
        players: PlayersView = self.room.players_view()
        chosen = self.who.currentData()
        people = [row for row in players.rows if row.seat is not None]
        self.who.blockSignals(True)
        self.who.clear()
        for row in people:
            self.who.addItem(f"{self.room.words.seat(row.seat)}  {row.name.full}", row.entry)
        self.who.setCurrentIndex(max(0, self.who.findData(chosen)))
        self.who.blockSignals(False)

    def _number(self) -> int | None:
        try:
            return amount(self.count.text().strip().lower(), "")
        except BadWord:
            return None

    def _hands(self) -> int:
        number, kind = self._number() or 0, self.kind.currentData()
        if kind is PenaltyKind.ROUNDS:
            return hands_to_miss(self.room.view(_players_at, self.who.currentData()), number)
        return number if kind is PenaltyKind.MISSED_HANDS else 0

    def _preview(self) -> None:
        words, kind, entry = self.room.words, self.kind.currentData(), self.who.currentData()
        if self.view is None or entry is None:
            self.give.setEnabled(False)
            return
        self.captions[2].setText(
            words(texts.COUNTED_CHIPS if kind is PenaltyKind.DISQUALIFICATION else texts.PENALTY_COUNT)
        )
        self.count.setEnabled(kind is not PenaltyKind.WARNING)
        self.makes.setText("")
        if kind is PenaltyKind.ROUNDS and self._number():
            players = self.room.view(_players_at, entry)
            self.makes.setText(words(texts.MAKES_HANDS, rounds=self._number(), players=players, hands=self._hands()))
        earlier = [each for each in reversed(self.view.penalties) if each.entry == entry]
        hint = words(texts.HINT, penalty=words(PENALTIES[escalation(tuple(each.kind for each in earlier))]))
        told = ", ".join(words(PENALTIES[each.kind]) for each in earlier)
        history = words(texts.HISTORY, what=told) if earlier else words(texts.NO_HISTORY)
        self.before.setText(f"{history}; {hint}")
        self.give.setEnabled(kind is PenaltyKind.WARNING or self._number() is not None)

    def _give(self) -> None:
        entry: EntryId = self.who.currentData()
        kind, offence = self.kind.currentData(), self.offence.currentData()
        if kind is PenaltyKind.DISQUALIFICATION:
            self.room.do(floor.disqualify, entry, Chips(self._number() or 0), offence)
        else:
            self.room.do(floor.give_penalty, entry, kind, self._hands(), offence)


def _players_at(state: State, entry: EntryId) -> int:
    """How many play at the table of this entry, himself included."""
    seat = state.entries[entry].seat
    return state.tables[seat.table].seated if seat is not None else 0
