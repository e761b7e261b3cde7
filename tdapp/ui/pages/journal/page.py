"""The Journal page itself: the lines, what taking one back would change, and the key that does it."""

from collections.abc import Callable, Generator
from functools import partial

from PySide6.QtCore import QModelIndex, QTimer
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHeaderView, QSizePolicy, QTableView

from tdapp.app.club.club_lines import club_head, lines
from tdapp.app.money.slips import check_slip
from tdapp.read.club.club_lines import as_row
from tdapp.read.journal.journal import JournalRow, JournalView
from tdapp.read.message import Said
from tdapp.read.money.slips import read_code
from tdapp.ui.actions.entries import CORRECT
from tdapp.ui.language import say
from tdapp.ui.pages.journal.effect import Effect
from tdapp.ui.pages.journal.model import LINE, TIME, WHAT, WHO, JournalModel
from tdapp.ui.pages.journal.scanned import said_of_slip
from tdapp.ui.pages.page import Page
from tdapp.ui.session import CLUB, Session
from tdapp.ui.theme.tokens import ROW
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.ui.widgets.typed_in import only_finds
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
    """The page of everything that was done. Nothing is ever removed: what is taken back stays, struck through.

    `of_club`: the club's own lines are shown instead of the tournament's; nothing of them is taken back here.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.about = Label("", "muted")
        self.of_club = False
        self.streams = {
            of_club: Button(
                text, partial(self.show_stream, of_club=of_club), on=self, kind="filter", key=key, name=name
            )
            for of_club, text, key, name in (
                (False, texts.OF_TOURNAMENT, "Alt+1", "journal_tournament"),
                (True, texts.OF_CLUB, "Alt+2", "journal_club"),
            )
        }
        self.search = plain_line("journal_search", texts.SEARCH, inside=True)
        only_finds(self.search)
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(260)
        self.undo = Button(texts.UNDO, session.undo, icon="undo-2", key="Ctrl+Z", name="journal_undo")
        self.redo = Button(texts.REDO, session.redo, icon="redo-2", key="Ctrl+Shift+Z", name="journal_redo")
        # Beside the buttons, not on them: what would be undone names people, and may need two lines.
        self.undo_what = Label("", "muted", wrap=True)
        self.redo_what = Label("", "muted", wrap=True)
        self.rows = JournalModel(session.words, self)
        self.table = self._made_table()
        self.effect = Effect(session)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(60)  # while arrow keys run down the list nothing is worked out
        self._later.timeout.connect(self._show_effect)
        head = hbox(Label(texts.TITLE, "title"), *self.streams.values(), self.about, STRETCH, self.search, gap=12)
        vbox(head, grow(self.table), self.effect, self._undoing(), margins=(12, 8, 12, 8), on=self)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._on_scanned)
        for button in (self.effect.slip, self.effect.reinstate, self.effect.correct):
            key_on(self, button.key, partial(self.press, button))
        self.effect.correcting.connect(partial(self.ask, CORRECT.id))
        key_on(self.table, self.effect.retract.key, partial(self.press, self.effect.retract))
        key_on(self.table, "Ctrl+C", self.copy, texts.COPY)
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.hand_on(self.table)

    def _made_table(self) -> "_Lines":
        table = _Lines()
        table.setObjectName("journal_lines")
        say(table.setAccessibleName, texts.TITLE)
        table.setModel(self.rows)
        in_rows(table, height=ROW - 4)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setStretchLastSection(True)
        for column, widths in WIDTHS.items():
            table.setColumnWidth(column, widths[self.of_club])
        return table

    def _undoing(self) -> QGridLayout:
        """Make undo and redo, and beside each what it would take back."""
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for row, (button, beside) in enumerate(((self.undo, self.undo_what), (self.redo, self.redo_what))):
            beside.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # a name may be long
            grid.addWidget(button, row, 0)
            grid.addWidget(beside, row, 1)
        return grid

    def make_ready(self) -> Generator[None, None, None]:
        if self.session.tournament is not None and not self.of_club:
            yield from self.session.read_journal()
        yield from super().make_ready()

    def refresh(self) -> None:
        """Show the journal anew, the chosen line still chosen."""
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
        self.rows.show_acts(view.rows, words, days=self.of_club)
        self._say_what(self.undo, self.undo_what, view.undo)
        self._say_what(self.redo, self.redo_what, view.redo)
        if chosen is not None:
            self._choose(lambda row: row.first == chosen.first)
        self._show_effect()

    def _say_what(self, button: Button, beside: Label, said: Said | None) -> None:
        """Say what the button would take back or do again; None: there is nothing."""
        words = self.session.words
        button.allow("" if said is not None else words(texts.NOTHING_THERE))
        button.setAccessibleName(words.said(said) if said is not None else button.text())
        what = next((thing for name, thing in said.args if name == "what"), None) if said is not None else None
        text = words.said(what) if isinstance(what, Said) else ""
        beside.setText(text)
        beside.setToolTip(tip(text))

    def chosen(self) -> JournalRow | None:
        """The line that is chosen; None: none."""
        index = self.table.currentIndex()
        return self.rows.rows[index.row()] if index.isValid() and index.row() < len(self.rows.rows) else None

    def copy(self) -> None:
        """Copy the chosen line to the clipboard: when, who and what."""
        if (row := self.chosen()) is not None:
            QGuiApplication.clipboard().setText("\t".join(self.rows.text(row, each) for each in (TIME, WHO, WHAT)))

    def _on_changed(self, stream: str) -> None:
        if stream == CLUB or not self.of_club:
            super()._on_changed(stream)

    def _choose(self, wanted: Callable[[JournalRow], bool]) -> None:
        """Choose the newest line that is wanted, if there is one."""
        number = next((at for at, row in enumerate(self.rows.rows) if wanted(row)), None)
        if number is not None:
            self.table.selectRow(number)

    def _on_row(self, current: QModelIndex, previous: QModelIndex) -> None:
        """Mark the line the keyboard stands at as the chosen one: Qt stands at the newest unmarked on entering."""
        if current.isValid() and not self.table.selectionModel().isRowSelected(current.row()):
            self.table.selectRow(current.row())
        if previous.isValid():
            self._later.start()
        else:
            self._show_effect()

    def _on_search(self, text: str) -> None:
        self.rows.search(text)
        self._later.start()  # the chosen line may be gone, or there is none that says this

    def _on_scanned(self) -> None:
        """Choose the line of a slip whose code was scanned or typed, and say whether the slip is real."""
        if read_code(self.search.text()) is None:
            return
        found = check_slip(self.session.club, self.search.text())
        self.search.clear()
        if found is not None and found.tournament == self.session.tournament:
            self.show_stream(of_club=False)
            self._choose(lambda row: row.act == found.act)
        self.session.told.emit(said_of_slip(self.session.words, found, self.session.tournament))

    def _show_effect(self) -> None:
        """Show what can be done with the chosen line; a line of the club's is said whole, as it may not fit."""
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

    def press(self, button: Button) -> None:
        """Press a button about the line that is chosen now, also for whoever is quicker than the page."""
        if self._later.isActive():
            self._later.stop()
            self._show_effect()
        button.press()
