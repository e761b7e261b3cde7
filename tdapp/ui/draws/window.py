"""The window of the draws: at the left every draw, at the right what they are bound to and what the room gives to it.

It stands beside the main window and blocks nothing.
"""

from pathlib import Path

from PySide6.QtCore import QDir, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.app.draw_sheet import draws_made, exported
from tdapp.app.papers import safe_name
from tdapp.app.spreadsheets import write_file
from tdapp.read.draw_list import DrawList
from tdapp.ui.actions import draws
from tdapp.ui.draws import texts
from tdapp.ui.draws.bound import CommitmentCard, SecretCard, ValueCard
from tdapp.ui.draws.model import DrawsTable
from tdapp.ui.room import Room, Told
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.draw_sheet import HOW

SIZE, SIDE = (1040, 640), 400


class DrawsWindow(QDialog):
    """Opened by key from everywhere; closed by Esc. `paper_asked`: the sheet is wanted on the Papers page."""

    paper_asked = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("draws_window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.room = room
        self.sheet: DrawList | None = None
        self._of: tuple[object, ...] = ()  # what the sheet was made from
        self.title, self.count = Label("", "title"), Elided("", "muted")
        self.how = Label("", "muted", wrap=True)
        self.table = DrawsTable(room.words)
        self.empty = EmptyState("dices")
        self.commitment, self.value, self.secret = CommitmentCard(), ValueCard(), SecretCard()
        self.save = Button("", icon="file-down", key="Ctrl+S", name="save_draws")
        self.paper = Button("", icon="printer", key="Alt+P", name="draws_paper")
        self.told = Label("", "", wrap=True)
        self.told.setObjectName("draws_told")
        self.close_it = Button("", kind="quiet", key="Esc", name="close_draws")
        self._lay_out()
        self._connect()
        self.resize(*SIZE)
        self.retranslate()
        self.refresh()

    # Showing

    def come(self) -> None:
        """Come into sight, in front of the other windows."""
        self.refresh()
        self.show()
        self.activateWindow()

    def refresh(self) -> None:
        """The draws as they are, looked at again after each; what is being typed stays."""
        room = self.room
        if not room.has_club or room.tournament is None:
            self.close()
            return
        desk = room.club.desk
        history, bound = desk.history(room.tournament), desk.state(room.tournament).room
        made_from = (room.tournament, history.draws, len(history.gone), history.reveals, bound)
        if self.sheet is None or made_from != self._of:
            self._of = made_from
            self.sheet = draws_made(desk, room.tournament)
            self.table.rows.show_rows(self.sheet.draws, room.words)
        self._show(self.sheet)

    def _show(self, sheet: DrawList) -> None:
        words, room = self.room.words, self.room
        undone = sum(1 for row in sheet.draws if row.undone)
        said = [words(texts.COUNT, n=len(sheet.draws))] if sheet.draws else []
        self.count.setText(" · ".join((*said, words(texts.COUNT_UNDONE, n=undone)) if undone else said))
        self.table.setVisible(bool(sheet.draws))
        self.empty.setVisible(not sheet.draws)
        self.commitment.show_sheet(sheet, words)
        self.value.show_value(sheet.public, draws.why_not_give(room), words)
        self.secret.show_sheet(sheet, draws.why_not_reveal(room), words)

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.room.words
        self.setWindowTitle(words(texts.TITLE))
        self.title.setText(words(texts.TITLE))
        self.how.setText(words(HOW))
        self.table.setAccessibleName(words(texts.LIST))
        self.empty.say(words(texts.NONE_YET), words(texts.NONE_YET_WHY))
        self.save.say(words(texts.SAVE))
        self.save.allow("", words(texts.SAVE_HELP))
        self.paper.say(words(texts.PAPER))
        self.paper.allow("", words(texts.PAPER_HELP))
        self.close_it.say(words(texts.CLOSE))
        self.sheet = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.value.field if self.value.field.isVisibleTo(self) else self.table).setFocus()

    # Doing

    def give(self) -> None:
        """The room has chosen its value."""
        if draws.give_value(self.room, self.value.field.text()) is not None:
            self.table.setFocus()

    def reveal(self) -> None:
        """Show the secret to everybody."""
        if self.secret.reveal.isEnabled() and self.secret.reveal.isVisibleTo(self):
            draws.reveal(self.room)

    def copy(self) -> None:
        """The commitment for a message or a website."""
        if self.sheet is not None and self.sheet.commitments:
            QGuiApplication.clipboard().setText(self.sheet.commitments[-1].commitment)
            self._say(self.room.words(texts.COPIED), "")

    def save_as(self) -> None:
        """Ask where the file for checking goes."""
        words, status = self.room.words, self.room.status_view()
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
        room = self.room
        if room.tournament is None:
            return
        try:
            write_file(Path(path), exported(room.club.desk, room.tournament))
        except OSError as error:
            said = room.words(texts.NOT_SAVED, path=path, reason=error.strerror or str(error))
            room.told.emit(Told(said, "error"))
            return
        room.told.emit(Told(room.words(texts.SAVED, path=path), "info"))

    def _on_changed(self, stream: str) -> None:
        if stream == self.room.tournament:
            self.refresh()

    def _on_told(self, told: Told) -> None:
        self._say(told.text, "danger" if told.kind == "error" else "warning" if told.kind == "refused" else "")

    def _say(self, text: str, tone: str) -> None:
        self.told.setText(text)
        self.told.set_tone(tone)

    def _connect(self) -> None:
        room = self.room
        room.changed.connect(self._on_changed)
        room.switched.connect(self.refresh)
        room.words_changed.connect(self.retranslate)
        room.words_changed.connect(self.refresh)
        room.told.connect(self._on_told)
        self.value.given.connect(self.give)
        self.close_it.clicked.connect(self.close)
        for button, slot in (
            (self.commitment.copy, self.copy),
            (self.secret.reveal, self.reveal),
            (self.save, self.save_as),
            (self.paper, self.paper_asked.emit),
        ):
            button.clicked.connect(slot)
            key_on(self, button.key, slot)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title)
        head.addWidget(self.count, 1)
        inside = QWidget()
        inside.setObjectName("scrolled")
        cards = QVBoxLayout(inside)
        cards.setContentsMargins(0, 0, 12, 0)
        cards.setSpacing(10)
        for card in (self.value, self.commitment, self.secret):
            cards.addWidget(card)
        cards.addStretch(1)
        side = QScrollArea()
        side.setWidgetResizable(True)
        side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side.setFixedWidth(SIDE)
        side.setWidget(inside)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self.table, 1)
        body.addWidget(self.empty, 1)
        body.addWidget(side)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.told, 1)
        for button in (self.paper, self.save, self.close_it):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.how)
        column.addLayout(body, 1)
        column.addLayout(foot)
