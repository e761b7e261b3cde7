"""The Papers page itself. A sheet is made when it is looked at, and says when the room has moved on since."""

from collections.abc import Callable, Generator
from functools import partial
from importlib import import_module

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidgetItem

from tdapp.app.money.payments import TITLE as PAYMENTS
from tdapp.app.money.payments import payments_table
from tdapp.app.papers.pages import page_picture
from tdapp.app.papers.papers import IN_TWO, PrintedSheet, safe_name, sheet_of_now, sheets
from tdapp.read.clock.clock import ClockPhase
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.actions.papers import BY_HAND
from tdapp.ui.background import InThread, beside
from tdapp.ui.language import say
from tdapp.ui.pages.page import Page, WindowPage
from tdapp.ui.pages.papers.hand_out import HandOut
from tdapp.ui.pages.papers.preview import Preview
from tdapp.ui.saving import ask_where, save_table
from tdapp.ui.session import Session
from tdapp.ui.web_page import SAVE_PAGE, ask_web_page
from tdapp.ui.widgets.buttons import GAP, Button, PrimaryButton, fit_keys, pills
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Elided, Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, put, vbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.words.papers import papers_page as texts

MARGIN, AFTER_TITLE, LINE = 12, 4, 36
A_MOMENT = 0.004  # seconds a sheet that is made ahead has the processor to itself, between two looks at the event loop
AHEAD = (ClockPhase.SCHEDULED, ClockPhase.RUNNING, ClockPhase.PAUSED, ClockPhase.BREAK)  # the end is then worked out
AT_ONCE = 300  # entries: with more of them a sheet is made beside everything else, as it takes longer than a key may


class PapersPage(Page):
    """The Papers page: sheets at the left, the chosen one at the right as it will come out of the printer."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.choices = sheets()
        self.sheet: PrintedSheet | None = None
        self._made_at = 0  # the journal line the preview shows
        self._shown: tuple[object, ...] = ()
        self._proposed = 0  # the row of the sheet that is shown while nobody has chosen one
        self._make: Callable[[], PrintedSheet] | None = None  # what makes the sheet that is being made
        self._beside: InThread | None = None  # where it is made
        self.hand_out = hand_out = HandOut(session, self, self.shown)
        self.title = Label(texts.TITLE, "title")
        self.about = Elided("", "muted")
        self.sizes = pills(self, self._choose_size, (("A4", texts.A4, ""), ("Letter", texts.LETTER, "")), prefix="size")
        self.twice = Button(
            texts.TWO_LANGUAGES, self._choose_twice, on=self, kind="filter", key="Alt+T", name="two_languages"
        )
        self.list = list_widget("sheets", texts.SHEETS, wrapped=False)
        self.what_for = Label("", "muted", wrap=True)
        self.missing = Label("", "", tone="warning", wrap=True)
        self.preview = Preview()
        say(self.preview.setAccessibleName, texts.PREVIEW)
        self.print = PrimaryButton(texts.PRINT, hand_out.print_it, on=self, icon="printer", key=PRINT, name="print")
        self.save = Button(texts.SAVE, hand_out.save_as, on=self, icon="file-down", key="Ctrl+S", name="save_pdf")
        self.save_list = Button(
            texts.SAVE_LIST, self.save_as_list, on=self, icon="file-up", key="Ctrl+Shift+S", name="save_list"
        )
        self.stale = Label(texts.STALE, "", tone="warning")
        self.again = Button(texts.AGAIN, self.make, icon="rotate-ccw", name="show_again")
        self.by_hand = Button(
            BY_HAND.text, partial(self.ask, BY_HAND.id), icon=BY_HAND.icon, key=BY_HAND.key, name="papers_by_hand"
        )
        for _choice in self.choices:
            QListWidgetItem(self.list).setSizeHint(QSize(0, LINE))
        side = Card(margin=12)
        side.setFixedWidth(260)
        put(side.column, grow(self.list), self.what_for, self.save_list, self.missing, self.by_hand)
        head = hbox(self.title, AFTER_TITLE, grow(self.about), self.twice, *self.sizes.values(), self.save, self.print)
        self.moved_on = holder(hbox(self.stale, self.again, STRETCH, gap=None))
        below = hbox(side, grow(vbox(self.moved_on, grow(self.preview))))
        vbox(head, grow(below), margins=(MARGIN, 8, MARGIN, 8), on=self)
        for hidden in (self.twice, self.missing, self.save_list, self.moved_on):
            hidden.hide()
        self._show_size()
        self.list.currentRowChanged.connect(self._on_choice)
        self.hand_on(self.list)
        self.retranslate()
        self.list.setCurrentRow(0)

    def refresh(self) -> None:
        """Show the chosen sheet as things stand now; later changes only mark it, so nothing jumps while it is read.
        While nobody has chosen one, it is the results once play is finished.
        """
        over = self.session.tournament is not None and self.session.view(lambda state: state.finished)
        proposed = self._row_of(SheetKind.RESULTS if over else SheetKind.BY_NAME)
        if proposed != self._proposed:
            chosen, self._proposed = self.list.currentRow() != self._proposed, proposed
            if not chosen:
                known = self.list.blockSignals(True)
                self.list.setCurrentRow(proposed)
                self.list.blockSignals(known)
        if (self.sheet is None and self._make is None) or self._key() != self._shown:
            self.make()
        self.moved_on.setVisible(self.sheet is not None and self._line() != self._made_at)

    def make_ready(self) -> Generator[None, None, None]:
        yield from WindowPage.make_ready(self)
        # A sheet tells of the moment somebody looks at it. A short one is made and left, so that all it takes is there.
        session, tournament = self.session, self.session.tournament
        if self.sheet is None and self._make is None and tournament is not None:
            make, made = sheet_of_now(session.club, tournament, SheetKind.STRUCTURE, session.screen_words), []

            def read() -> None:
                made.append(make())
                import_module("pypdfium2")  # which makes the picture

            reading = beside(read, "letters of paper")
            while reading.is_alive():
                reading.join(A_MOMENT)
                yield
            for short in made:
                page_picture(short.data, 0, width=LINE)
            yield

    def make(self) -> None:
        """Make the chosen sheet anew and show it."""
        row, tournament = self.list.currentRow(), self.session.tournament
        if row < 0 or tournament is None:
            return
        choice, session = self.choices[row], self.session
        words = session.words
        self._shown = self._key()
        self._made_at = self._line()
        self._leave_off()
        self.what_for.setText(words(choice.what_for))
        self.save_list.setVisible(choice.kind in (SheetKind.PAYMENTS, SheetKind.RESULTS))
        self.save_list.say(SAVE_PAGE if choice.kind is SheetKind.RESULTS else texts.SAVE_LIST)
        self.moved_on.hide()
        preferences, two = session.preferences, choice.kind in IN_TWO
        self.twice.setVisible(two)
        self.twice.setChecked(preferences.two_languages)
        also = session.second_words() if two and preferences.two_languages else None
        club, size = session.club, preferences.paper
        long = choice.kind is SheetKind.STRUCTURE and session.clock_view().phase in AHEAD
        make = sheet_of_now(club, tournament, choice.kind, session.screen_words, size=size, also=also, forecast=long)
        if session.status_view().entries <= AT_ONCE and not long:
            self._show_made(make())
            return
        self.sheet, self._make = None, make
        self.about.setText(words(choice.title))
        self.missing.hide()
        self.preview.wait(words(texts.DRAWING))
        self._beside = InThread(lambda _watch: make(), self)
        self._beside.done.connect(self._on_made)
        self._beside.failed.connect(self._on_failed)
        self._beside.start()

    def _show_made(self, sheet: PrintedSheet) -> None:
        """Show a sheet that was made just now."""
        self.sheet, words = sheet, self.session.words
        title = words(next(choice.title for choice in self.choices if choice.kind is sheet.kind))
        self.preview.show_pdf(sheet.data, sheet.pages)
        self.about.setText(f"{title} · {words(texts.PAGES, n=sheet.pages)} · {words(texts.ABOUT)}")
        self._fit()
        signs = " ".join(sheet.missing)
        self.missing.setText(words(texts.MISSING, signs=signs) if signs else "")
        self.missing.setVisible(bool(signs))

    def _on_made(self, sheet: PrintedSheet) -> None:
        self._leave_off()
        self._show_made(sheet)

    def _on_failed(self, error: Exception) -> None:
        self._leave_off()
        self.preview.wait("")
        raise error  # told as any trouble is

    def _leave_off(self) -> None:
        """Let go of the sheet that is being made beside everything else, if there is one."""
        if self._beside is not None:
            self._beside.stop()
        self._beside = self._make = None

    def show_sheet(self, kind: SheetKind) -> None:
        """Choose a sheet and make it as things stand now; the keys that print or save it work at once."""
        row = self._row_of(kind)
        if row != self.list.currentRow():
            self.list.setCurrentRow(row)
        elif self._line() != self._made_at:
            self.make()  # who asks for slips means those of now, not the ones of an hour ago
        self.list.setFocus()

    def _row_of(self, kind: SheetKind) -> int:
        return next(row for row, choice in enumerate(self.choices) if choice.kind is kind)

    def retranslate(self) -> None:
        for row, choice in enumerate(self.choices):
            self.list.item(row).setText(self.session.words(choice.title))
        self._leave_off()
        self.sheet = None

    def shown(self) -> PrintedSheet | None:
        """The sheet in front, at once where it is still being made; None while none is chosen."""
        if self._make is not None:
            self._on_made(self._make())
        return self.sheet

    def save_as_list(self) -> None:
        """Ask where the payments go as a list for a spreadsheet or the books, or the results as a web page; of other
        sheets there is neither.
        """
        if self.sheet is not None and self.sheet.kind is SheetKind.RESULTS:
            ask_web_page(self.session, self)
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
        session, preferences = self.session, self.session.preferences
        languages = (preferences.screen_language, preferences.language, preferences.two_languages)
        return (self.list.currentRow(), session.tournament, preferences.paper, languages)

    def _on_choice(self, _row: int) -> None:
        if self.isVisible():
            self.make()

    def _choose_size(self, size: str) -> None:
        self.session.prefer(self.session.preferences._replace(paper=size))
        self._show_size()
        self.make()

    def _choose_twice(self) -> None:
        """Let sheets that players sign stand in two languages, or in one again."""
        preferences = self.session.preferences
        self.session.prefer(preferences._replace(two_languages=not preferences.two_languages))
        self.make()

    def _show_size(self) -> None:
        for size, button in self.sizes.items():
            button.setChecked(size == self.session.preferences.paper)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if (chosen := self.list.currentItem()) is not None:
            self.list.scrollToItem(chosen)  # it may have been chosen before the list had its height

    def _fit(self) -> None:
        """Fit the page to the width: in a narrow window what is shown goes before the keys on the buttons."""
        others = (self.title, self.about, *((self.twice,) if self.twice.isVisible() else ()), *self.sizes.values())
        taken = sum(part.sizeHint().width() + GAP for part in others) + AFTER_TITLE
        fit_keys((self.save, self.print), self.width() - 2 * MARGIN - taken, GAP)
