"""The window of the draws: at the left every draw, at the right what they are bound to and what the room gives to it.

It stands beside the main window and blocks nothing.
"""

from pathlib import Path

from PySide6.QtCore import QDir, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QFileDialog, QHeaderView, QTableView, QWidget

from tdapp.app.papers.papers import safe_name
from tdapp.app.seating.draw_sheet import exported
from tdapp.app.whole_files import write_whole
from tdapp.read.seating.draw_list import DrawLine, DrawList
from tdapp.ui.actions import draws
from tdapp.ui.draws import texts
from tdapp.ui.draws.bound import CommitmentCard, ListCard, SecretCard, ValueCard
from tdapp.ui.language import say
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.in_rows import in_rows
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import below_one_another, grow, hbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.words.say import Words
from tdapp.words.seating import draw_sheet

SIZE, SIDE = (1180, 820), 400
HEADS = (
    draw_sheet.NUMBER, draw_sheet.TIME, draw_sheet.WHAT, draw_sheet.SEATS, draw_sheet.LINE, draw_sheet.REMARK,
)  # fmt: skip
NUMBER, WHAT, SEATS, LINE, REMARK = 0, 2, 3, 4, 5


class DrawsModel(CellModel):
    """The model of the table of draws, newest first."""

    heads = tuple(Head(text, worded=column not in (NUMBER, SEATS, LINE)) for column, text in enumerate(HEADS))

    def cell(self, row: DrawLine, column: int) -> Cell:
        words, numbers = self.words, self.words.number
        seats = numbers(row.seats) if row.seats else ""
        what, remark = draw_sheet.kind(words, row), draw_sheet.remark(words, row)
        text = (numbers(row.number), words.time(row.at), what, seats, numbers(row.line), remark)[column]
        struck = row.undone and column in (NUMBER, WHAT, SEATS)
        return Cell(text, tone="muted" if row.undone else "", struck=struck)


class DrawsTable(QTableView):
    """The table of the draws; those that were undone are struck through and keep their number."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.setObjectName("draws_table")
        say(self.setAccessibleName, texts.LIST)
        self.rows = DrawsModel(words, self)
        self.setModel(self.rows)
        in_rows(self)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(REMARK, QHeaderView.ResizeMode.Stretch)


class DrawsWindow(SideWindow):
    """The window of the draws. Opened by key from everywhere; closed by Esc. `paper_asked`: the sheet is wanted on the
    Papers page.
    """

    paper_asked = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="draws_window", title=texts.TITLE, close=texts.CLOSE)
        self.sheet: DrawList | None = None
        self._of: tuple[object, ...] = ()  # what the sheet was made from
        self.count, self.table = Elided("", "muted"), DrawsTable(session.words)
        self.empty = EmptyState("dices")
        self.value, self.listed = ValueCard(self.give), ListCard(self.copy_list, self)
        self.commitment, self.secret = CommitmentCard(self.copy, self), SecretCard(self.reveal, self)
        save = Button(
            texts.SAVE, self.save_as, on=self, icon="file-down", key="Ctrl+S", name="save_draws",
            help_text=texts.SAVE_HELP,
        )  # fmt: skip
        self.paper = Button(
            texts.PAPER, self.paper_asked.emit, on=self, icon="printer", key=PRINT, name="draws_paper",
            help_text=texts.PAPER_HELP,
        )  # fmt: skip
        cards = below_one_another(self.value, self.listed, self.commitment, self.secret, width=SIDE)
        body = hbox(grow(self.table), grow(self.empty), cards, gap=16)
        head = hbox(self.title, grow(self.count), gap=12)
        self.lay_out(head, Label(draw_sheet.HOW, "muted", wrap=True), body, buttons=(self.paper, save))
        self.resize(*SIZE)
        self.refresh()

    # Showing

    def show_room(self) -> None:
        """Show the draws as they are, looked at again after each; what is being typed stays."""
        session = self.session
        if session.tournament is None:
            return
        desk = session.club.desk
        history, state = desk.history(session.tournament), desk.state(session.tournament)
        goes_in = (state.entries, state.tables, state.floor.rules, state.setup, state.finished)
        made_from = (session.tournament, history.draws, len(history.gone), history.reveals, state.room, *goes_in)
        if self.sheet is None or not state.tables or made_from != self._of:  # before seats nationalities count too
            rows = self.sheet.draws if self.sheet is not None else None
            self._of, self.sheet = made_from, draws.made(session)
            if self.sheet is not None and self.sheet.draws != rows:
                self.table.rows.show_rows(tuple(reversed(self.sheet.draws)), session.words, anew=True)
        if self.sheet is not None:
            self._show(self.sheet)

    def _show(self, sheet: DrawList) -> None:
        words, session = self.session.words, self.session
        undone = sum(1 for row in sheet.draws if row.undone)
        count = words(texts.COUNT, n=len(sheet.draws)) if sheet.draws else ""
        gone = words(texts.COUNT_UNDONE, n=undone) if undone else ""
        self.count.setText(" · ".join(filter(None, (count, gone))))
        self.table.setVisible(bool(sheet.draws))
        self.empty.setVisible(not sheet.draws)
        self.empty.say(texts.NONE_YET, texts.NONE_YET_GIVEN if sheet.serves else texts.NONE_YET_WHY)
        self.commitment.show_sheet(sheet)
        self.listed.show_sheet(sheet)
        self.value.show_value(sheet, draws.why_not_give(session), words)
        self.secret.show_sheet(sheet, draws.why_not_reveal(session), words)

    def retranslate(self) -> None:
        super().retranslate()
        self.sheet = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.table if self.table.isVisibleTo(self) else self).setFocus()

    # Doing

    def give(self) -> None:
        """Keep the value the room has chosen."""
        if draws.give_value(self.session, self.value.field.text()) is not None:
            self.value.field.clear()  # the next draw takes another one
            self.table.setFocus()

    def reveal(self) -> None:
        """Show the secret to everybody."""
        if self.secret.reveal.isEnabled() and self.secret.reveal.isVisibleTo(self):
            draws.reveal(self.session)

    def copy(self) -> None:
        """Copy the commitment, for a message or a website."""
        if self.sheet is not None and self.sheet.commitments:
            QGuiApplication.clipboard().setText(self.sheet.commitments[-1].commitment)
            self.say(self.session.words(texts.COPIED))

    def copy_list(self) -> None:
        """Copy the fingerprint of the list, for a message or a website."""
        if self.sheet is not None and self.sheet.shown:
            QGuiApplication.clipboard().setText(self.sheet.shown)
            self.say(self.session.words(texts.SHOWN_COPIED))

    def save_as(self) -> None:
        """Ask where the file for checking goes."""
        words, status = self.session.words, self.session.status_view()
        asking = QFileDialog(self, words(texts.SAVE_TITLE), QDir.homePath())
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setNameFilter(words(texts.JSON))
        asking.setDefaultSuffix("json")
        asking.selectFile(safe_name(words(texts.TITLE), before=status.name, ending=".json"))
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(self.save_to)
        asking.open()

    def save_to(self, path: str) -> None:
        """Write the file for checking, and say so."""
        session = self.session
        if session.tournament is None:
            return
        try:
            write_whole(Path(path), exported(session.club.desk, session.tournament))
        except OSError as error:
            session.tell(texts.NOT_SAVED, "error", path=path, reason=error.strerror or str(error))
            return
        session.tell(texts.SAVED, path=path)
