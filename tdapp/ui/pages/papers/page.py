"""The Papers page itself. A sheet is made when it is looked at, and says when the room has moved on since."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout

from tdapp.app.money.payments import TITLE as PAYMENTS
from tdapp.app.money.payments import payments_table
from tdapp.app.papers.papers import PrintedSheet, print_sheet, safe_name, sheets
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.pages.page import Page
from tdapp.ui.pages.papers.hand_out import HandOut
from tdapp.ui.pages.papers.preview import Preview
from tdapp.ui.saving import ask_where, save_table
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import GAP, Button, PrimaryButton, fit_keys
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.values import replace
from tdapp.words.papers import papers_page as texts

SIZES = ("A4", "Letter")
MARGIN, AFTER_TITLE, LINE = 12, 4, 36


class PapersPage(Page):
    """Sheets at the left, the chosen one at the right as it will come out of the printer."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.choices = sheets()
        self.sheet: PrintedSheet | None = None
        self._made_at = 0  # the journal line the preview shows
        self._shown: tuple[object, ...] = ()
        self.hand_out = HandOut(session, self, self.shown)
        self.title = Label("", "title")
        self.about = Elided("", "muted")
        self.sizes = [Button(kind="filter", name=f"size_{size}") for size in SIZES]
        self.list = QListWidget()
        self.list.setObjectName("sheets")
        self.what_for = Label("", "muted", wrap=True)
        self.missing = Label("", "", tone="warning", wrap=True)
        self.preview = Preview()
        self.print = PrimaryButton(icon="printer", key="Ctrl+P", name="print")
        self.save = Button(icon="file-down", key="Ctrl+S", name="save_pdf")
        self.save_list = Button(icon="file-up", key="Ctrl+Shift+S", name="save_list")
        self.stale = Label("", "", tone="warning")
        self.again = Button(icon="rotate-ccw", name="show_again")
        for _choice in self.choices:
            item = QListWidgetItem(self.list)
            item.setSizeHint(QSize(0, LINE))
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.list)
        self.retranslate()
        self.list.setCurrentRow(0)

    def refresh(self) -> None:
        """The chosen sheet as things stand now; later changes only mark it, so that nothing jumps while it is read."""
        line = self._line()
        if self.sheet is None or self._key() != self._shown:
            self.make()
        moved_on = self.sheet is not None and line != self._made_at
        self.stale.setVisible(moved_on)
        self.again.setVisible(moved_on)

    def make(self) -> None:
        """Make the chosen sheet anew and show it."""
        row, tournament = self.list.currentRow(), self.session.tournament
        if row < 0 or tournament is None:
            return
        choice, session = self.choices[row], self.session
        self._shown = self._key()
        self._made_at = self._line()
        self.sheet = print_sheet(
            session.club, tournament, choice.kind, session.screen_words, size=session.preferences.paper
        )
        self.preview.show_pdf(self.sheet.data, self.sheet.pages)
        words = session.words
        self.about.setText(f"{words(choice.title)} · {words(texts.PAGES, n=self.sheet.pages)} · {words(texts.ABOUT)}")
        self._fit()
        self.what_for.setText(words(choice.what_for))
        self.save_list.setVisible(choice.kind is SheetKind.PAYMENTS)
        signs = " ".join(self.sheet.missing)
        self.missing.setText(words(texts.MISSING, signs=signs) if signs else "")
        self.missing.setVisible(bool(signs))
        self.stale.hide()
        self.again.hide()

    def show_sheet(self, kind: SheetKind) -> None:
        """Choose a sheet, as things stand now; the keys that print or save it work at once."""
        row = next(row for row, choice in enumerate(self.choices) if choice.kind is kind)
        if row != self.list.currentRow():
            self.list.setCurrentRow(row)
        elif self._line() != self._made_at:
            self.make()  # who asks for slips means those of now, not the ones of an hour ago
        self.list.setFocus()

    def retranslate(self) -> None:
        words = self.session.words
        self.title.setText(words(texts.TITLE))
        for row, choice in enumerate(self.choices):
            self.list.item(row).setText(words(choice.title))
        self.list.setAccessibleName(words(texts.SHEETS))
        self.preview.setAccessibleName(words(texts.PREVIEW))
        self.print.say(words(texts.PRINT))
        self.save.say(words(texts.SAVE))
        self.save_list.say(words(texts.SAVE_LIST))
        self.stale.setText(words(texts.STALE))
        self.again.say(words(texts.AGAIN))
        for button, text in zip(self.sizes, (texts.A4, texts.LETTER), strict=True):
            button.say(words(text))
        self.sheet = None

    def shown(self) -> PrintedSheet | None:
        """The sheet in front; None while none is made."""
        return self.sheet

    def save_as_list(self) -> None:
        """Ask where the payments go as a list for a spreadsheet or the books. Other sheets have none."""
        if self.sheet is None or self.sheet.kind is not SheetKind.PAYMENTS:
            return
        words, status = self.session.words, self.session.status_view()
        name = safe_name(words(PAYMENTS), before=status.name)
        ask_where(self.session, self, title=texts.LIST_TITLE, name=name, then=self.write_list)

    def write_list(self, path: str) -> None:
        """Write the payments as they stand now: a workbook or a CSV, as the name ends."""
        session = self.session
        if session.tournament is not None:
            save_table(session, payments_table(session.club, session.tournament, session.words), path)

    def _line(self) -> int:
        stream = self.session.tournament
        return self.session.club.desk.history(stream).last_seq if stream is not None else 0

    def _key(self) -> tuple[object, ...]:
        session = self.session
        return (
            self.list.currentRow(),
            session.tournament,
            session.preferences.paper,
            session.preferences.screen_language,
        )

    def _on_choice(self, _row: int) -> None:
        if self.isVisible():
            self.make()

    def _on_size(self) -> None:
        chosen = next(size for size, button in zip(SIZES, self.sizes, strict=True) if button is self.sender())
        self.session.prefer(replace(self.session.preferences, paper=chosen))
        self._show_size()
        self.make()

    def _show_size(self) -> None:
        for size, button in zip(SIZES, self.sizes, strict=True):
            button.setChecked(size == self.session.preferences.paper)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """In a narrow window what is shown goes before the keys on the buttons."""
        others = (self.title, self.about, *self.sizes)
        taken = sum(part.sizeHint().width() + GAP for part in others) + AFTER_TITLE
        fit_keys((self.save, self.print), self.width() - 2 * MARGIN - taken, GAP)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._on_choice)
        self.print.clicked.connect(self.hand_out.print_it)
        self.save.clicked.connect(self.hand_out.save_as)
        self.save_list.clicked.connect(self.save_as_list)
        self.again.clicked.connect(self.make)
        for button in self.sizes:
            button.clicked.connect(self._on_size)
        for keys, slot in (
            ("Ctrl+P", self.hand_out.print_it),
            ("Ctrl+S", self.hand_out.save_as),
            ("Ctrl+Shift+S", self.save_as_list),
        ):
            key_on(self, keys, slot)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(self.title)
        head.addSpacing(AFTER_TITLE)
        head.addWidget(self.about, 1)
        for button in (*self.sizes, self.save, self.print):
            head.addWidget(button)
        side = Card(margin=12)
        side.column.addWidget(self.list, 1)
        side.column.addWidget(self.what_for)
        side.column.addWidget(self.save_list)
        side.column.addWidget(self.missing)
        side.setFixedWidth(260)
        self.missing.hide()
        self.save_list.hide()
        moved = QHBoxLayout()
        moved.addWidget(self.stale)
        moved.addWidget(self.again)
        moved.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addLayout(moved)
        right.addWidget(self.preview, 1)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(side)
        below.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(MARGIN, 8, MARGIN, 8)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addLayout(below, 1)
        self.stale.hide()
        self.again.hide()
        self._show_size()
