"""The Journal page itself: the lines, what taking one back would change, and the key that does it."""

from PySide6.QtCore import QModelIndex, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
)

from tdapp.app.slips import check_slip
from tdapp.domain import entries
from tdapp.domain.facts import BustedOut
from tdapp.domain.refusal import Refused
from tdapp.domain.units import ActNo, EntryId
from tdapp.read.differences import Differences, differences
from tdapp.read.journal import JournalRow, JournalView
from tdapp.read.names import NOBODY
from tdapp.read.said import Said
from tdapp.read.slips import has_slip, read_code
from tdapp.ui.pages.journal.model import LINE, TIME, WHAT, WHO, JournalModel
from tdapp.ui.pages.journal.scanned import said_of_slip
from tdapp.ui.pages.page import Page
from tdapp.ui.room import Room
from tdapp.ui.slip_printer import SlipPrinter
from tdapp.ui.theme.tokens import ROW
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words import journal as texts

MOST_PEOPLE = 6  # whose changed places are named one by one


class JournalPage(Page):
    """Everything that was done. Nothing is ever removed: what is taken back stays, struck through."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.title = Label("", "title")
        self.about = Label("", "muted")
        self.search = QLineEdit()
        self.search.setObjectName("journal_search")
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(260)
        self.undo = Button(icon="undo-2", key="Ctrl+Z", name="journal_undo")
        self.redo = Button(icon="redo-2", key="Ctrl+Shift+Z", name="journal_redo")
        # Beside the buttons, not on them: what would be undone names people, and may need two lines.
        self.undo_what = Label("", "muted", wrap=True)
        self.redo_what = Label("", "muted", wrap=True)
        self.rows = JournalModel(room.words, self)
        self.table = QTableView()
        self.table.setObjectName("journal_lines")
        self.retract = Button(icon="undo-2", key="Del", name="retract")
        self.reinstate = Button(icon="user-check", name="reinstate")
        self.slip = Button(icon="receipt", key="Ctrl+P", name="slip_again")
        self.slips = SlipPrinter(room, self)
        for button in (self.reinstate, self.slip):
            button.hide()
        self.effect = Card()
        self.effect_title = Label("", "strong", wrap=True)
        self.effect_words = Label("", "muted", wrap=True)
        self._busted: EntryId | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(60)  # while arrow keys run down the list nothing is worked out
        self._later.timeout.connect(self._show_effect)
        self._lay_out()
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._on_scanned)
        self.undo.clicked.connect(self.room.undo)
        self.redo.clicked.connect(self.room.redo)
        self.retract.clicked.connect(self.take_back)
        self.reinstate.clicked.connect(self._reinstate)
        self.slip.clicked.connect(self.print_slip)
        key_on(self, "Ctrl+P", self.print_slip)
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.setFocusProxy(self.table)
        self.retranslate()

    def refresh(self) -> None:
        """The journal anew, the chosen line still chosen."""
        self.show_view(self.room.journal_view())

    def show_view(self, view: JournalView) -> None:
        """Show a journal."""
        words = self.room.words
        chosen = self.chosen()
        lines = view.rows[0].last if view.rows else 0
        self.about.setText(f"{words(texts.ABOUT, n=lines)} · {words(texts.CHAIN, head=view.head)}")
        self.rows.show_rows(view.rows, words)
        self._say_what(self.undo, self.undo_what, view.undo)
        self._say_what(self.redo, self.redo_what, view.redo)
        if chosen is not None:
            self._choose_act(chosen.act)
        self._show_effect()

    def _say_what(self, button: Button, beside: Label, said: Said | None) -> None:
        """What the button would take back or do again; None: there is nothing."""
        words = self.room.words
        button.say(words(texts.UNDO if button is self.undo else texts.REDO))
        button.setEnabled(said is not None)
        button.setAccessibleName(words.said(said) if said is not None else button.text())
        what = next((thing for name, thing in said.args if name == "what"), None) if said is not None else None
        text = words.said(what) if isinstance(what, Said) else ""
        beside.setText(text)
        beside.setToolTip(tip(text))

    def chosen(self) -> JournalRow | None:
        """The line that is chosen."""
        index = self.table.currentIndex()
        return self.rows.rows[index.row()] if index.isValid() and index.row() < len(self.rows.rows) else None

    def take_back(self) -> None:
        """Take the chosen act back."""
        row = self.chosen()
        if row is not None and self.retract.isEnabled():
            self.room.retract(row.act)

    def print_slip(self) -> None:
        """Print the slips of the chosen act once more; an act without money has none."""
        row = self.chosen()
        if row is not None and self._sold(row):
            self.slips.again(row.act)

    def retranslate(self) -> None:
        words = self.room.words
        self.title.setText(words(texts.TITLE))
        self.search.setPlaceholderText(words(texts.SEARCH))
        self.search.setAccessibleName(words(texts.SEARCH))
        self.table.setAccessibleName(words(texts.TITLE))
        self.retract.say(words(texts.RETRACT))
        self.slip.say(words(texts.SLIP))

    def _choose_act(self, act: ActNo) -> None:
        for number, each in enumerate(self.rows.rows):
            if each.act == act:
                self.table.selectRow(number)
                return

    def _on_row(self, _current: QModelIndex, _previous: QModelIndex) -> None:
        self._later.start()

    def _on_search(self, text: str) -> None:
        self.rows.search(text)
        self._later.start()  # the chosen line may be gone, or there is none that says this

    def _on_scanned(self) -> None:
        """The code of a slip, scanned or typed: its line is chosen, and whether it is real is said."""
        if read_code(self.search.text()) is None:
            return
        found = check_slip(self.room.club, self.search.text())
        self.search.clear()
        if found is not None and found.tournament == self.room.tournament:
            self._choose_act(found.act)
        self.room.told.emit(said_of_slip(self.room.words, found, self.room.tournament))

    def _reinstate(self) -> None:
        if self._busted is not None:
            self.room.do(entries.reinstate, self._busted, self.room.seed())

    def _show_effect(self) -> None:
        """What taking the chosen act back would change, or which line stands in the way."""
        words, row = self.room.words, self.chosen()
        self._busted = None
        self.reinstate.hide()
        self.slip.setVisible(row is not None and self._sold(row))
        if row is None or self.room.tournament is None:
            found = texts.NO_MATCH if self.rows.wanted and not self.rows.rows else texts.NOTHING
            self.effect_title.hide()
            self.effect_words.setText(words(found, text=self.search.text()))
            self.retract.allow(words(texts.NOTHING))
            return
        self.effect_title.show()
        desk = self.room.club.desk
        try:
            would = desk.retraction(self.room.tournament, row.act)
        except Refused as refused:
            said = words.said(self.room.named(refused, self.room.tournament))
            self.effect_title.setText(words(texts.IN_THE_WAY))
            self.effect_words.setText(said)
            self.retract.allow(said)
            if refused.code == "retract.in_the_way":
                self._offer_new_seat(row)
            return
        self.retract.allow("", words(texts.RETRACT_HELP))
        self.effect_title.setText(words(texts.WOULD))
        self.effect_words.setText(self._in_words(differences(would.before, would.after, self.room.club.directory)))

    def _sold(self, row: JournalRow) -> bool:
        stream = self.room.tournament
        return stream is not None and has_slip(self.room.club.desk.history(stream).acts[row.act - 1])

    def _offer_new_seat(self, row: JournalRow) -> None:
        """A wrong bust-out whose seat was given away: the player comes back in another one."""
        if self.room.tournament is None:
            return
        history = self.room.club.desk.history(self.room.tournament)
        facts = history.acts[row.act - 1].facts
        out = [fact.entry for fact in facts if isinstance(fact, BustedOut)]
        if len(out) == 1 and not self.room.why_not(entries.reinstate, out[0], ""):
            self._busted = out[0]
            entry = self.room.club.desk.state(self.room.tournament).entries[out[0]]
            name = self.room.club.directory.get(entry.player, NOBODY)
            self.reinstate.say(self.room.words(texts.REINSTATE, name=name))
            self.reinstate.show()

    def _in_words(self, would: Differences) -> str:
        words = self.room.words
        if would.nothing:
            return words(texts.NO_CHANGE)
        lines = [
            words(text, before=pair[0], after=pair[1])
            for text, pair in (
                (texts.ENTRIES, would.entries),
                (texts.PLAYERS_LEFT, would.left),
                (texts.CHIPS, would.chips),
                (texts.POOL, would.pool),
            )
            if pair[0] != pair[1]
        ]
        for one in would.people[:MOST_PEOPLE]:
            if one.place_before != one.place_after and one.place_before:
                gone = texts.PLACE if one.place_after else texts.PLACE_GONE
                lines.append(words(gone, name=one.name, before=one.place_before, after=one.place_after or ""))
            if one.prize_before != one.prize_after:
                before, after = one.prize_before or "—", one.prize_after or "—"
                lines.append(words(texts.PRIZE, name=one.name, before=before, after=after))
        if len(would.people) > MOST_PEOPLE:
            lines.append(words(texts.MORE, n=len(would.people) - MOST_PEOPLE))
        return "\n".join(lines)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title)
        head.addWidget(self.about)
        head.addStretch(1)
        head.addWidget(self.search)
        self.table.setModel(self.rows)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(ROW - 4)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setStretchLastSection(True)
        for column, width in ((LINE, 96), (TIME, 84), (WHO, 110), (WHAT, 400)):
            self.table.setColumnWidth(column, width)
        self.effect.column.addWidget(self.effect_title)
        self.effect.column.addWidget(self.effect_words)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.retract, self.reinstate, self.slip):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.effect.column.addLayout(buttons)
        last = QGridLayout()
        last.setContentsMargins(0, 0, 0, 0)
        last.setHorizontalSpacing(12)
        last.setVerticalSpacing(6)
        last.setColumnStretch(1, 1)
        for row, (button, beside) in enumerate(((self.undo, self.undo_what), (self.redo, self.redo_what))):
            beside.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # a name may be long
            last.addWidget(button, row, 0)
            last.addWidget(beside, row, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 8)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addWidget(self.table, 1)
        whole.addWidget(self.effect)
        whole.addLayout(last)
