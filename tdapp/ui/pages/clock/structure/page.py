"""The Structure page itself: the table with its draft at the left, the frame of the tournament at the right."""

from collections.abc import Generator, Iterator
from datetime import timedelta
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QKeyEvent

from tdapp.app.club.templates import StructureTemplate
from tdapp.app.structures import cells
from tdapp.app.structures.rows import Column
from tdapp.domain import tournament
from tdapp.domain.clock.structure import level_numbers
from tdapp.domain.latest import Latest
from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.structures.finding import Mend
from tdapp.domain.structures.sales_wished import sales_wished
from tdapp.domain.structures.wish import Proposal, Wish
from tdapp.domain.units import TournamentId
from tdapp.read.clock.structure import StructureView, setup_view, structure_view
from tdapp.read.structures.lint_view import lint_view
from tdapp.ui.actions.structures import END_AT, GENERATE
from tdapp.ui.language import say
from tdapp.ui.loading import load_each
from tdapp.ui.own_payouts import built_in
from tdapp.ui.pages.clock.began import Began
from tdapp.ui.pages.clock.structure import draft, hints, texts
from tdapp.ui.pages.clock.structure.draft import Draft, Standing
from tdapp.ui.pages.clock.structure.editing import Editing
from tdapp.ui.pages.clock.structure.findings import Findings
from tdapp.ui.pages.clock.structure.model import NOTHING_FOUND, Shown
from tdapp.ui.pages.clock.structure.picking import CellPicks
from tdapp.ui.pages.clock.structure.row_buttons import RowButtons
from tdapp.ui.pages.clock.structure.settings import SettingsCard
from tdapp.ui.pages.clock.structure.table import StructureTable
from tdapp.ui.pages.clock.structure.templates import SaveBar, TemplateMenu
from tdapp.ui.pages.making import InPieces, complete
from tdapp.ui.pages.page import Page
from tdapp.ui.session import Session
from tdapp.ui.structures.texts import MAKE
from tdapp.ui.structures.texts import TAKEN as MADE
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label, Shortened
from tdapp.ui.widgets.layout import Side, at, grow, hbox, holder, one_of, vbox
from tdapp.words.say import Words

SETTINGS_WIDTH = 318
NEWS = {Standing.MERGED: texts.MERGED, Standing.OVERTAKEN: texts.OVERTAKEN, Standing.CLASH: texts.CLASH}


class StructurePage(InPieces, Page):
    """The page of levels, breaks and settings. Nothing typed here counts before Apply, and nothing typed is
    lost before Discard.
    """

    def __init__(self, session: Session) -> None:
        complete(self.pieces(session))

    def build(self, session: Session) -> Iterator[None]:
        super().__init__(session)
        self.view = draft.NOTHING
        self._problems: Latest[str] = Latest()
        self.draft = draft.begun(self.view)
        self._of: TournamentId | None = None
        self._why = ""
        self._make_head()
        self.began = Began(session, self)
        self.menu = TemplateMenu(self)
        self.save_bar = SaveBar(session)
        yield
        self.news = Label("", "strong", tone="warning", wrap=True, name="structure_news")
        self.table = StructureTable(session.words)
        say(self.table.setAccessibleName, texts.TABLE)
        self.settings = SettingsCard(session)
        self.settings.setFixedWidth(SETTINGS_WIDTH)
        yield
        self.editing = Editing(session, self.table, lambda: self.draft, self._show, lambda: self.settings.base)
        self.history = self.editing.history
        self.rows = RowButtons(self.editing)
        yield
        self.games = Button(texts.GAMES, self._on_games, kind="filter", name="structure_games")
        say(self.games.explain, texts.GAMES_HELP)
        self.note = Label("", "muted", wrap=True, name="structure_note")
        self.empty = EmptyState("list-ordered", texts.EMPTY, texts.EMPTY_WHY)
        self.note.setMinimumHeight(36)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.news.hide()
        for way, whole in ((self.make, MAKE), (self.fit, END_AT.text)):
            way.show_key(shown=False)
            say(way.explain, whole)  # where there is little room it is cut
        ways = (self.make, self.fit, self.load, self.save_as, self.to_file, self.discard, self.apply)
        head = (self.title, 4, grow(self.about), self.state, *ways)
        self.strip = CellPicks(session)
        self.findings = Findings(self)
        yield
        picks, note = (
            hbox(grow(self.strip), at(Side.AlignTop, self.games)),
            hbox(grow(self.note), self.from_file, self.rows.tools),
        )
        left = vbox(grow(self.table), picks, self.rows, note, self.findings)
        self.body = holder(hbox(grow(left), self.settings, gap=12))
        self.stack = one_of(self.body, self.empty)
        vbox(hbox(*head), self.save_bar, self.news, grow(self.stack), margins=(16, 10, 12, 10), on=self)
        self.hand_on(self.table)
        self._connect()

    def _make_head(self) -> None:
        """Make what stands over the levels: what is open, and the buttons for the whole structure."""
        self.title, self.about = Label(texts.TITLE, "title"), Shortened("muted")
        self.state = Chip(filled=True)
        self.load = Button(texts.LOAD, self._on_load, icon="folder-open", name="load_template")
        self.save_as = Button(texts.SAVE_AS, self._on_save_as, icon="save", name="save_template")
        make, fit = partial(self.ask, GENERATE.id), partial(self.ask, END_AT.id)
        self.make = Button(MAKE, make, icon=GENERATE.icon, key=GENERATE.key, name="structure_make")
        self.fit = Button(END_AT.text, fit, icon=END_AT.icon, key=END_AT.key, name="structure_fit")
        self.to_file = Button(texts.FILE, self._on_file, on=self, icon="file-down", key="Alt+E", name="structure_file")
        self.from_file = Button(
            texts.IMPORT, self.import_levels, on=self, icon="file-down", key="Ctrl+I", name="structure_import"
        )
        self.discard = Button(texts.DISCARD, self._on_discard, name="structure_discard")
        self.apply = PrimaryButton(
            texts.APPLY, self._on_apply, on=self, icon="check", key="Ctrl+S", name="structure_apply"
        )

    def _connect(self) -> None:
        """Let the table, what stands around it and the tournament hear of each other."""
        self.table.lines.typed.connect(self.editing.typed)
        self.table.turn_wanted.connect(self.editing.turn)
        self.table.went.connect(self._went)
        self.table.saved_by(self.apply)
        self.table.insert_wanted.connect(self.editing.insert)
        self.table.delete_wanted.connect(self.editing.delete)
        self.table.move_wanted.connect(self.editing.move)
        self.table.selectionModel().selectionChanged.connect(lambda *_rows: self._went())
        self.strip.row_picked.connect(self.editing.put_row)
        self.findings.row_wanted.connect(self._on_finding)
        self.findings.mend_wanted.connect(self._on_mend)
        self.menu.picked.connect(self._on_template)
        self.menu.file_wanted.connect(partial(self.editing.load_file, self))
        self.save_bar.closed.connect(self.table.setFocus)
        self.settings.typed.connect(self._on_setting)
        self.session.ticked.connect(self._on_tick)
        self.began.known.connect(self._on_began)

    # Showing

    def unkept(self) -> tuple[str, ...]:
        return ("changed",) if self.draft.changed or self.settings.dirty() else super().unkept()

    def make_ready(self) -> Generator[None, None, None]:
        if self.session.tournament is not None:
            yield from load_each("babel.localedata", "babel.core", "babel.numbers")  # what is a currency
            built_in()  # payout tables, read from files
            yield
            self.began.rows()
            yield
        yield from super().make_ready()

    def refresh(self) -> None:
        """Show the tournament as it is; the draft over it is kept, or the page says why not."""
        at_once(self.refreshing())

    def refreshing(self) -> Pieces[None]:
        anew = self._of != self.session.tournament
        self.show_view(self._seen(), anew=anew)
        yield
        self.settings.show_setup(self.session.view(setup_view).setup, anew=anew)
        self._of = self.session.tournament

    def look_again(self) -> None:
        super().look_again()
        if self.isVisible() and self.session.tournament is None:
            self._of = None
            self.show_nothing()

    def show_nothing(self) -> None:
        """Show that no tournament is open."""
        self.view = draft.NOTHING
        self._show(draft.begun(self.view))
        self.stack.setCurrentWidget(self.empty)
        self._head(shown=False)

    def show_view(self, view: StructureView, *, anew: bool = False) -> None:
        """Show a structure, under the draft that may lie over it."""
        if view.structure != self.view.structure or anew:
            self.history.forget()
        self.view = view
        self.stack.setCurrentWidget(self.body)
        self._head(shown=True)
        if anew:
            self.save_bar.hide()
            self.table.clearSelection()
            self.table.setCurrentIndex(QModelIndex())
        self._show(draft.begun(view) if anew else draft.rebased(self.draft, view))
        if anew:  # what was played stands over the level that runs, what comes under it
            self.table.scrollTo(self.table.currentIndex(), self.table.ScrollHint.PositionAtCenter)

    def retranslate(self) -> None:
        self.settings.retranslate()

    def _show(self, changed: Draft) -> None:
        """Show another draft: the table, what is wrong with it, and what can be done."""
        if changed == self.draft:
            changed = self.draft  # the very rows that were looked through before
        self.draft, session = changed, self.session
        words, structure = session.words, changed.structure
        there = session.tournament is not None
        setup = self.settings.setup()
        lint = session.view(lint_view, session.now(), structure, setup) if there else NOTHING_FOUND
        over = words(texts.OVER) if self.view.finished else ""
        self.findings.show_lint(lint, words, over)
        self.games.setVisible(Column.GAME in changed.unused)
        self.table.show_draft(Shown(changed, self.view, words, lint, games=self.games.isChecked()))
        self.rows.undo.allow("" if self.history.can_undo(changed) else words(texts.NO_STEP), words(texts.UNDO_HELP))
        self.rows.redo.allow("" if self.history.can_redo(changed) else words(texts.NO_UNDONE), words(texts.REDO_HELP))
        levels = len({number for number in level_numbers(structure) if number})
        lasts = sum((period.lasts for period in structure), timedelta())
        long = _hours(lasts, words)
        self.about.say_either(words(texts.ABOUT, n=levels, lasts=long), long, "")  # buttons need the room first
        self.state.show_state(words(texts.DRAFT), icon="pencil", tone="warning")
        self.state.setVisible(changed.changed)
        self._why = self._why_not_apply(changed)
        nothing = "" if changed.changed else words(texts.NOTHING_CHANGED)
        self.apply.allow(nothing or self._why)
        self.discard.allow(nothing)
        self.make.setVisible(there and not self.view.running)
        self.fit.setVisible(there and self.view.running)
        self.load.allow(over, words(texts.LOAD_HELP))
        self.from_file.allow(over, words(texts.IMPORT_HELP))
        for way in (self.save_as, self.to_file):
            way.allow(self._problem(changed))
        news = NEWS.get(changed.standing) if changed.changed else None
        self.news.setText(words(news) if news else "")
        self.news.setVisible(news is not None)
        self._went()

    def _why_not_apply(self, changed: Draft) -> str:
        if not changed.changed:
            return ""
        words = self.session.words
        if changed.standing is Standing.CLASH:
            return words(texts.CLASH)
        problem = self._problem(changed)
        if problem or self.session.tournament is None:
            return problem
        return self.session.why_not(tournament.change_structure, changed.structure)

    def _problem(self, changed: Draft) -> str:
        """What is to be corrected first in a draft; '' for nothing."""
        words = self.session.words
        return self._problems.of((changed.rows, words), lambda: cells.first_problem(changed.rows, words))

    def _went(self) -> None:
        """Show what can be done to the row the keyboard is at, and what there is to say about the cell."""
        changed, words, at = self.draft, self.session.words, self.table.here()
        over = words(texts.OVER) if self.view.finished else ""
        self.rows.show_row(changed, at, over, words)
        self._say_note(over, at)
        self.findings.show_row(at)
        stays = bool(over) or at is None or self.table.shown.is_frozen(at)
        self.strip.show_cell(changed, None if stays else at, self.table.column())

    def _say_note(self, over: str, at: int | None) -> None:
        shown, problem = self.table.shown, self.table.cell().wrong
        blocked = self._why if self.draft.standing is not Standing.CLASH else ""
        said = problem or blocked or over
        if at is not None:
            said = said or hints.hint(shown, at, Column(self.table.column()))
        self.note.setText(said)
        self.note.set_tone("danger" if problem or blocked else "")

    # Doing

    def event(self, event: QEvent) -> bool:
        """Let Ctrl+Z undo what was typed, while there is any of it, before it undoes an act."""
        if isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            way = self.editing.way_of(event)
            if way is not None:
                if event.type() == QEvent.Type.KeyPress:
                    way()
                event.accept()
                return True
        return bool(super().event(event))

    def _on_setting(self) -> None:
        """Look the structure over again: with another stack, or another closing."""
        self._show(self.draft)

    def _on_finding(self, row: int) -> None:
        self.table.put(min(row, len(self.draft.rows) - 1))
        self.table.setFocus()

    def _on_mend(self, mend: Mend) -> None:
        """Do what mends a finding, as if it were typed."""
        if mend.structure is not None:
            self.editing.step_to(draft.mended(self.draft, mend.structure))
        if mend.late_level is not None:
            self.settings.type_late(mend.late_level)

    def _on_apply(self) -> None:
        structure, expected = self.draft.structure, self.draft.expected
        if self.apply.isEnabled() and self.session.do(tournament.change_structure, structure, expected) is not None:
            self.history.forget()
            self._show(draft.begun(self.view))  # the act has already brought the new view

    def _on_discard(self) -> None:
        self.editing.change(draft.begun(self.view))
        self.table.setFocus()

    def _on_load(self) -> None:
        self.menu.fill(self.session)
        self.menu.popup(self.load.mapToGlobal(QPoint(0, self.load.height() + 2)))

    def _on_template(self, template: StructureTemplate) -> None:
        self.editing.change(draft.loaded(self.draft, template.structure))
        self.table.setFocus()

    def take_structure(self, proposal: Proposal, wish: Wish) -> bool:
        """Put a structure that was made into the draft, with the sales it was made for; its stack and the end of late
        entry into the settings.
        """
        if self.session.tournament is None:
            return False
        expected = self.session.view(sales_wished, wish)
        self.editing.change(draft.loaded(self.draft, proposal.structure, expected))
        self.settings.type_made(wish.stack, proposal.late_level)
        self.session.tell(MADE)
        self.table.setFocus()
        return True

    def _on_save_as(self) -> None:
        setup = self.settings.base
        if setup is not None:
            self.save_bar.open_for(self.draft.structure, setup.starting_stack, setup.name)

    def import_levels(self) -> None:
        """Ask for a list of levels of another program."""
        if self.load.isEnabled():
            self.editing.load_file(self)

    def _on_file(self) -> None:
        if self.to_file.isEnabled():
            self.editing.save_file(self)

    def _on_games(self) -> None:
        """Show the games though all are no-limit hold'em, or no longer."""
        self._show(self.draft)
        if self.games.isChecked():
            self.table.put(self.table.here() or 0, Column.GAME)
        self.table.setFocus()

    def _on_tick(self) -> None:
        """Move the times of what is to come with the time of day, while the clock stands still."""
        if self.isVisible() and self.session.tournament is not None:
            view = self._seen()
            if _minute(view) != _minute(self.view):
                self.show_view(view)

    def _seen(self) -> StructureView:
        """The structure now, with when what was played began."""
        return self.session.view(structure_view, self.session.now(), self.began.rows())

    def _on_began(self) -> None:
        if self.isVisible() and self.session.tournament is not None:
            self.show_view(self._seen())

    def _head(self, *, shown: bool) -> None:
        for way in (self.make, self.fit):
            way.setVisible(shown and way.isVisible())
        for widget in (self.about, self.load, self.save_as, self.to_file, self.discard, self.apply):
            widget.setVisible(shown)


def _hours(lasts: timedelta, words: Words) -> str:
    minutes = int(lasts.total_seconds()) // 60
    return words(texts.HOURS, hours=minutes // 60, minutes=minutes % 60)


def _minute(view: StructureView) -> object:
    """The part of a view that a look at the times would show anew."""
    zero = view.zero.replace(second=0) if view.zero is not None else None
    return (zero, view.played, view.running)
