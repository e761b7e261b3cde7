"""The Journal page itself: the lines, what taking one back would change, and the key that does it."""

from functools import partial

from PySide6.QtCore import QModelIndex, QTimer
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
)

from tdapp.app.club.club_lines import club_head, lines
from tdapp.app.money.slips import check_slip
from tdapp.domain.units import ActNo, EntryId
from tdapp.read.club.club_lines import as_row
from tdapp.read.journal.journal import JournalRow, JournalView
from tdapp.read.message import Said
from tdapp.read.money.slips import read_code
from tdapp.ui.actions.entries import CORRECT
from tdapp.ui.pages.journal.effect import Effect
from tdapp.ui.pages.journal.model import LINE, TIME, WHAT, WHO, JournalModel
from tdapp.ui.pages.journal.scanned import said_of_slip
from tdapp.ui.pages.page import Page
from tdapp.ui.session import CLUB, Session
from tdapp.ui.theme.tokens import ROW
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.journal import journal as texts

# Of a tournament, whose acts are several lines long, and of the club, whose times have a day before them.
WIDTHS = {LINE: (96, 64), TIME: (84, 188), WHO: (110, 150), WHAT: (400, 400)}


class _Lines(QTableView):
    """The table of the lines. What is said of the chosen one may take room from it: that line then stays in sight."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        chosen = self.visualRect(self.currentIndex())
        seen = chosen.isValid() and chosen.top() >= 0 and chosen.bottom() < event.oldSize().height()
        super().resizeEvent(event)
        if seen:
            self.scrollTo(self.currentIndex())


class JournalPage(Page):
    """Everything that was done. Nothing is ever removed: what is taken back stays, struck through.

    `of_club`: the club's own lines are shown instead of the tournament's; nothing of them is taken back here.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.title = Label("", "title")
        self.about = Label("", "muted")
        self.of_club = False
        self.streams = {
            False: Button(kind="filter", key="Alt+1", name="journal_tournament"),
            True: Button(kind="filter", key="Alt+2", name="journal_club"),
        }
        self.search = QLineEdit()
        self.search.setObjectName("journal_search")
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(260)
        self.undo = Button(icon="undo-2", key="Ctrl+Z", name="journal_undo")
        self.redo = Button(icon="redo-2", key="Ctrl+Shift+Z", name="journal_redo")
        # Beside the buttons, not on them: what would be undone names people, and may need two lines.
        self.undo_what = Label("", "muted", wrap=True)
        self.redo_what = Label("", "muted", wrap=True)
        self.rows = JournalModel(session.words, self)
        self.table = _Lines()
        self.table.setObjectName("journal_lines")
        self.effect = Effect(session)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(60)  # while arrow keys run down the list nothing is worked out
        self._later.timeout.connect(self._show_effect)
        self._lay_out()
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._on_scanned)
        self.undo.clicked.connect(self.session.undo)
        self.redo.clicked.connect(self.session.redo)
        key_on(self, "Ctrl+P", self.print_slip)
        key_on(self, "Alt+N", self._bring_back)
        key_on(self, "Alt+W", self.effect.put_right)
        self.effect.correcting.connect(self._correct)
        key_on(self.table, "Del", self.take_back)
        key_on(self.table, "Ctrl+C", self.copy, texts.COPY)
        for of_club, button in self.streams.items():
            button.clicked.connect(partial(self.show_stream, of_club=of_club))
            key_on(self, button.key, partial(self.show_stream, of_club=of_club))
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.setFocusProxy(self.table)
        self.retranslate()

    def refresh(self) -> None:
        """The journal anew, the chosen line still chosen."""
        if self.of_club:
            club = self.session.club
            self.show_view(JournalView(tuple(map(as_row, lines(club))), None, None, club_head(club)))
        else:
            self.show_view(self.session.journal_view())
        for of_club, button in self.streams.items():
            button.setChecked(of_club is self.of_club)

    def show_stream(self, *, of_club: bool) -> None:
        """Show the journal of the club, or that of the tournament in front."""
        if of_club is not self.of_club:
            self.of_club = of_club
            self.table.setCurrentIndex(QModelIndex())
            self.search.clear()
        for part in (self.undo, self.undo_what, self.redo, self.redo_what):
            part.setVisible(not of_club)
        for column, widths in WIDTHS.items():
            self.table.setColumnWidth(column, widths[of_club])
        self.refresh()
        self.table.setFocus()

    def show_view(self, view: JournalView) -> None:
        """Show a journal."""
        words = self.session.words
        chosen = self.chosen()
        count = view.rows[0].last if view.rows else 0
        self.about.setText(f"{words(texts.ABOUT, n=count)} · {words(texts.CHAIN, head=view.head)}")
        self.rows.show_rows(view.rows, words, days=self.of_club)
        self._say_what(self.undo, self.undo_what, view.undo)
        self._say_what(self.redo, self.redo_what, view.redo)
        if chosen is not None:
            self._choose_line(chosen)
        self._show_effect()

    def _say_what(self, button: Button, beside: Label, said: Said | None) -> None:
        """What the button would take back or do again; None: there is nothing."""
        words = self.session.words
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

    def retranslate(self) -> None:
        words = self.session.words
        self.title.setText(words(texts.TITLE))
        self.search.setPlaceholderText(words(texts.SEARCH))
        self.search.setAccessibleName(words(texts.SEARCH))
        self.table.setAccessibleName(words(texts.TITLE))
        for of_club, button in self.streams.items():
            button.say(words(texts.OF_CLUB if of_club else texts.OF_TOURNAMENT))
        self.effect.retranslate()

    def copy(self) -> None:
        """The chosen line to the clipboard: when, who and what."""
        row = self.chosen()
        if row is not None:
            QGuiApplication.clipboard().setText("\t".join(self.rows.cell(row, each) for each in (TIME, WHO, WHAT)))

    def _correct(self, entry: EntryId) -> None:
        self.ask(CORRECT.id, entry)

    def _on_changed(self, stream: str) -> None:
        if stream == CLUB or not self.of_club:
            super()._on_changed(stream)

    def _choose_act(self, act: ActNo) -> None:
        self._choose_line(next((each for each in self.rows.rows if each.act == act), None))

    def _choose_line(self, line: JournalRow | None) -> None:
        for number, each in enumerate(self.rows.rows if line is not None else ()):
            if line is not None and each.first == line.first:
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
        found = check_slip(self.session.club, self.search.text())
        self.search.clear()
        if found is not None and found.tournament == self.session.tournament:
            self.show_stream(of_club=False)
            self._choose_act(found.act)
        self.session.told.emit(said_of_slip(self.session.words, found, self.session.tournament))

    def _show_effect(self) -> None:
        """What can be done with the chosen line; of the club's it is said whole, as it may not fit in the table."""
        words, row, stream = self.session.words, self.chosen(), self.session.tournament
        if row is None and self.rows.wanted and not self.rows.rows:
            self.effect.show_text(words(texts.NO_MATCH, text=self.search.text()), offered=not self.of_club)
        elif self.of_club:
            title = self.rows.sentence(row) if row is not None else ""
            self.effect.show_text(words(texts.CLUB_STANDS), title=title, offered=False)
        elif row is None or stream is None:
            self.effect.show_text(words(texts.NOTHING))
        else:
            self.effect.show_line(row, stream)

    def take_back(self) -> None:
        """Take the chosen act back."""
        self._catch_up()
        self.effect.take_back()

    def print_slip(self) -> None:
        """Print the slips of the chosen act once more."""
        self._catch_up()
        self.effect.print_slip()

    def _bring_back(self) -> None:
        self._catch_up()
        self.effect.bring_back()

    def _catch_up(self) -> None:
        """Whoever is quicker than the page means the line that is chosen now."""
        if self._later.isActive():
            self._later.stop()
            self._show_effect()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title)
        for button in self.streams.values():
            head.addWidget(button)
        head.addWidget(self.about)
        head.addStretch(1)
        head.addWidget(self.search)
        self.table.setModel(self.rows)
        in_rows(self.table, height=ROW - 4, touched=ROW - 4)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setStretchLastSection(True)
        for column, widths in WIDTHS.items():
            self.table.setColumnWidth(column, widths[self.of_club])
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
