"""The tournaments of the club: what is on, what was, and the door to a new one."""

from collections.abc import Generator, Iterator, Sequence
from functools import partial

from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QTableView

from tdapp.domain.chips import chip_sets
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Structure
from tdapp.domain.money.terms import SaleSpan, Terms
from tdapp.domain.setup import Setup
from tdapp.domain.structures.wish import Proposal, Wish
from tdapp.domain.units import TournamentId
from tdapp.read.status import LobbyRow, Phase
from tdapp.read.structures.first_evening import FirstEvening, Made
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.guarded import guarded, was_done
from tdapp.ui.actions.people import SHOW as PEOPLE
from tdapp.ui.actions.structures import GENERATE
from tdapp.ui.actions.window import CODES, DEMO, EXPORT, IMPORT, NEW
from tdapp.ui.first_evening import FirstEveningForm
from tdapp.ui.frame.texts import PHASES
from tdapp.ui.i18n import country
from tdapp.ui.language import say
from tdapp.ui.lobby_form import Like, TournamentForm
from tdapp.ui.pages.making import InPieces, Kind, complete
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.in_rows import in_rows, widen
from tdapp.ui.widgets.keyboard import ENTER, on_keys
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox
from tdapp.ui.widgets.typed_in import typed_in

TITLE = QT_TRANSLATE_NOOP("Lobby", "Tournaments")
COUNT = QT_TRANSLATE_NOOP("Lobby", "%n tournaments", "", 1)
OF_CLUB = QT_TRANSLATE_NOOP("Lobby", "{club} · {counted}", "the club's name, and how many tournaments it has")
LIES = QT_TRANSLATE_NOOP("Lobby", "The club's file: {file}")
ARCHIVED = QT_TRANSLATE_NOOP("Lobby", "Archived {n}")
OPEN = QT_TRANSLATE_NOOP("Lobby", "Open")
EXPORT_CHOSEN = QT_TRANSLATE_NOOP("Lobby", "Export")
DUPLICATE = QT_TRANSLATE_NOOP("Lobby", "Duplicate")
ARCHIVE = QT_TRANSLATE_NOOP("Lobby", "Archive")
RESTORE = QT_TRANSLATE_NOOP("Lobby", "Bring back")
NOTHING = QT_TRANSLATE_NOOP("Lobby", "No tournaments yet")
NOTHING_WHY = QT_TRANSLATE_NOOP(
    "Lobby", "Create one, or look around in the demo club: an evening of 180 players to try things out."
)
FIRST = QT_TRANSLATE_NOOP("Lobby", "Ask me five things")
NAMED = QT_TRANSLATE_NOOP("Lobby", "Evening of {day}", "the name of a tournament")
NONE_ARCHIVED = QT_TRANSLATE_NOOP("Lobby", "Nothing in the archive")
NONE_ARCHIVED_WHY = QT_TRANSLATE_NOOP("Lobby", "Tournaments you archive leave the list and are kept here.")
CHOOSE_FIRST = QT_TRANSLATE_NOOP("Lobby", "Choose a tournament in the list first.")
IS_ON = QT_TRANSLATE_NOOP("Lobby", "Its clock is on. Finish it first, or archive it after the evening.")

HEADS = (
    Head(QT_TRANSLATE_NOOP("Lobby", "Name"), worded=True),
    Head(QT_TRANSLATE_NOOP("Lobby", "Date"), worded=True),
    Head(QT_TRANSLATE_NOOP("Lobby", "State"), worded=True),
    Head(QT_TRANSLATE_NOOP("Lobby", "Players left")),
    Head(QT_TRANSLATE_NOOP("Lobby", "Prize pool")),
)
NAME, DAY, STATE, PLAYERS, POOL = range(5)
WIDTHS = {DAY: 150, STATE: 150, PLAYERS: 110, POOL: 140}


class LobbyModel(CellModel):
    """The model of the list: one line a tournament."""

    heads = HEADS
    icon_size = 16

    def cell(self, row: LobbyRow, column: int) -> Cell:
        words = self.words
        state, icon, tone = PHASES[row.phase]
        match column:
            case 0:
                return Cell(row.name, tip="", strong=True)
            case 1:
                return Cell(words.day(row.day), tip="")
            case 2:
                return Cell(words(state), tip="", icon=icon, tone=tone)
            case 3:
                return Cell(f"{words.number(row.left)} / {words.number(row.entries)}", tip="")
        return Cell(words.money(row.pool), tip="")


class Lobby(InPieces, WindowPage):
    """The page of the club's tournaments: the list with its buttons, the form for a new one, or why there is nothing
    yet.
    """

    def __init__(self, session: Session) -> None:
        complete(self.pieces(session))

    def build(self, session: Session) -> Iterator[None]:
        super().__init__()
        self.setObjectName("page")
        self.session = session
        self.title, self.about = Label(TITLE, "title"), Label("", "muted")
        self.model = LobbyModel(session.words)
        self.list = QTableView()
        self.list.setObjectName("lobby_list")
        self.list.setModel(self.model)
        in_rows(self.list)
        widen(self.list, WIDTHS, NAME)
        on_keys(self.list, self._key)
        self.list.doubleClicked.connect(self.open_chosen)
        say(self.list.setAccessibleName, TITLE)
        yield
        to_form, to_people = partial(self.show_form, None), partial(self.ask, PEOPLE.id)
        self.new = PrimaryButton(NEW.text, to_form, icon="plus", key=NEW.key, name="lobby_new")
        self.people = Button(PEOPLE.text, to_people, kind="quiet", icon="users", key=PEOPLE.key, name="lobby_people")
        to_codes = partial(self.ask, CODES.id)
        self.codes = Button(CODES.text, to_codes, kind="quiet", icon="ticket", key=CODES.key, name="lobby_codes")
        yield
        self.archived = Button("", self.refresh, kind="filter", name="lobby_archived")
        self.open = Button(OPEN, self.open_chosen, icon="folder-open", key="Return", name="lobby_open")
        self.duplicate = Button(DUPLICATE, self.duplicate_chosen, icon="copy", name="lobby_duplicate")
        self.archive = Button("", self.archive_chosen, icon="archive", name="lobby_archive")
        self.export = Button(EXPORT_CHOSEN, self.export_chosen, icon="upload", name="lobby_export")
        to_import = partial(self.ask, IMPORT.id)
        self.import_one = Button(IMPORT.text, to_import, kind="quiet", icon="download", name="lobby_import")
        yield
        head = hbox(self.title, self.about, STRETCH, self.people, self.archived, self.new, gap=12)
        foot = hbox(self.open, self.duplicate, self.archive, self.export, STRETCH, self.import_one, self.codes)
        self._listing = holder(vbox(head, grow(self.list), foot, gap=12, margins=(16, 12, 12, 12)))
        yield
        self.empty = EmptyState("trophy")
        first = PrimaryButton(NEW.text, to_form, icon="plus", key=NEW.key, name="lobby_first")
        self._new_too = self.empty.offer(first)
        demo = Button(DEMO.text, partial(self.ask, DEMO.id), icon="users", name="lobby_demo")
        self._demo = self.empty.offer(demo)
        self.empty.offer(Button(IMPORT.text, to_import, icon="download", name="lobby_first_import"))
        asked = Button(FIRST, self.show_first, icon="circle-question-mark", name="lobby_asked")
        self.empty.offer(asked)
        yield
        self.form = TournamentForm()
        yield
        self.first = FirstEveningForm(self.session)
        self.parts = one_of(self._listing, self.empty, self.form, self.first)
        vbox(self.parts, on=self)
        self._everything: tuple[LobbyRow, ...] = ()
        self._stale = True
        session.changed.connect(self._on_changed)
        session.words_changed.connect(self._on_words)
        self.list.selectionModel().currentRowChanged.connect(self._grey)
        self.form.made.connect(self.make)
        self.form.left.connect(self.show_list)
        self.first.made.connect(self._make_first)
        self.first.everything.connect(self._show_everything)
        self.first.left.connect(self.show_list)
        self.form.structure_wanted.connect(partial(self.ask, GENERATE.id))
        self.show_view(())

    def part_in_front(self) -> str:
        return "form" if self.parts.currentWidget() in (self.form, self.first) else ""

    def unkept(self) -> tuple[str, ...]:
        part = self.parts.currentWidget()
        return typed_in(part) if part in (self.form, self.first) else ()

    def refresh(self) -> None:
        """Ask for the tournaments and show them."""
        self._stale = False
        self.show_view(self.session.club.tournaments())

    def make_ready(self) -> Generator[None, None, None]:
        yield from super().make_ready()
        if self._stale:
            self.refresh()
            yield

    def show_view(self, rows: Sequence[LobbyRow]) -> None:
        """Show these tournaments; those in the archive only when they are asked for."""
        here = self.chosen()
        self._everything = tuple(rows)
        away = [row for row in rows if row.archived]
        shown = away if self.archived.isChecked() else [row for row in rows if not row.archived]
        self.model.show_rows(shown, self.session.words, anew=True)
        self._choose(here.id if here else self.session.tournament)
        words, file = self.session.words, self.session.club.file.path if self.session.has_club else None
        counted = words(COUNT, n=len(rows) - len(away))
        club = (self.session.house().name or file.stem) if file is not None else ""
        self.about.setText(words(OF_CLUB, club=club, counted=counted) if club else counted)
        self.about.setToolTip(tip(words(LIES, file=str(file))) if file is not None else "")
        self.archived.say(ARCHIVED, n=len(away))
        self.archived.setVisible(bool(away) or self.archived.isChecked())
        if self.parts.currentWidget() not in (self.form, self.first):
            self.parts.setCurrentWidget(self._listing if rows and shown else self.empty)
        title, why = (NONE_ARCHIVED, NONE_ARCHIVED_WHY) if self.archived.isChecked() else (NOTHING, NOTHING_WHY)
        self.empty.say(title, why)
        self._grey()

    def chosen(self) -> LobbyRow | None:
        """The line the list stands on."""
        index = self.list.currentIndex()
        return self.model.rows[index.row()] if index.isValid() and index.row() < len(self.model.rows) else None

    def open_chosen(self) -> None:
        """Put the chosen tournament in front."""
        row = self.chosen()
        if row is not None:
            self.session.switch(row.id)

    def show_form(self, like: TournamentId | None = None) -> None:
        """Show the form for a new tournament, filled like another one if that is given."""
        from tdapp.app.club.templates import club_structures, structures
        from tdapp.app.club.usual import usual_of
        from tdapp.app.registration.terms_templates import club_terms
        from tdapp.ui.own_payouts import payout_tables

        source = None
        if like is not None:
            state = guarded(self.session, partial(self.session.club.desk.state, like))
            if state is None:
                return
            source = Like(state.setup, state.structure, state.terms, state.closes)
        today = self.session.now().astimezone(self.session.words.zone).date()
        own = club_structures(self.session.club)
        tables = payout_tables(self.session)
        kept, usual = club_terms(self.session.club), usual_of(self.session.club)
        self.form.fill((*own, *structures()), tables, kept, today=today, usual=usual, like=source)
        self.parts.setCurrentWidget(self.form)
        self.form.name.line.setFocus()

    def show_first(self) -> None:
        """Ask for a first tournament in five questions."""
        from tdapp.app.chips.chip_sets import club_sets, default_set, shipped_sets
        from tdapp.app.club.usual import usual_of

        club = self.session.club
        here = default_set(club, club.settings())
        sets = [each.chip_set for each in (*club_sets(club), *shipped_sets(country()))]
        self.first.fill(usual_of(club), sorted(sets, key=lambda each: each != here))
        self.parts.setCurrentWidget(self.first)
        self.first.take_focus()

    def _show_everything(self) -> None:
        """Show the whole form, with what the questions were answered."""
        self.show_form()
        self._answer()

    def _answer(self) -> FirstEvening | None:
        """Write the answers into the form; None while one of them cannot be read."""
        asked, evening = self.first, self.first.evening()
        if evening is not None:
            day = evening.starts.astimezone(self.session.words.zone).date()
            name = self.session.words(NAMED, day=day)
            self.form.answer(name, day, asked.buy_in.value(), asked.fee.value(), asked.kind)
        return evening

    def _make_first(self, made: Made) -> None:
        """Create what was asked for: with this structure, the chips there are, a stack made of them, and the clock set
        to its start. Where it was not created, the club's usual chips stay what they were.
        """
        from tdapp.app.chips.chip_sets import default_key, keep_default

        usual = default_key(self.session.club)
        keeps = partial(keep_default, self.session.club, self.first.chip_set.key)
        before = self.session.tournament
        self.show_form()
        evening = self._answer()
        self.form.take_structure(made.proposal, made.wish)
        if evening is None or not was_done(self.session, keeps):
            return
        self.form.finish()
        if self.session.tournament != before:
            if made.stack:
                self.session.do(chip_sets.make_stack, "", made.stack)
            self.session.do(timing.start_at, evening.starts)
        else:
            keep_default(self.session.club, usual)

    def wish(self) -> Wish | None:
        return self.form.wish() if self.parts.currentWidget() is self.form else None

    def take_structure(self, proposal: Proposal, wish: Wish) -> bool:
        """Put a structure that was made into the form, if that is in front."""
        there = self.parts.currentWidget() is self.form
        if there:
            self.form.take_structure(proposal, wish)
        return there

    def duplicate_chosen(self) -> None:
        """Show the form, filled like the chosen tournament."""
        row = self.chosen()
        if row is not None:
            self.show_form(row.id)

    def archive_chosen(self) -> None:
        """Take the chosen tournament out of the list, or bring it back."""
        row = self.chosen()
        if row is not None:
            club = self.session.club
            guarded(self.session, partial(club.restore if row.archived else club.archive, row.id))
            self.refresh()

    def export_chosen(self) -> None:
        """Export the chosen tournament."""
        row = self.chosen()
        if row is not None:
            self.ask(EXPORT.id, row.id)

    def make(
        self, setup: Setup, structure: Structure, terms: Terms | None, closes: SaleSpan | None, wish: Wish | None = None
    ) -> None:
        """Make the tournament and put it in front. `wish`: what its structure was made for, None: it was not."""
        from tdapp.app.club.usual import Usual, keep_usual

        create = partial(self.session.club.create, setup, structure, terms=terms, closes=closes, wish=wish)
        made = guarded(self.session, create)
        if made is not None:
            keep_usual(self.session.club, Usual(setup.currency, setup.seats_per_table))
            self.show_list()
            self.session.switch(made)

    def show_list(self) -> None:
        """Show the list again."""
        self.parts.setCurrentWidget(self._listing)
        self.refresh()
        self.take_focus()

    def take_focus(self) -> None:
        """Give the keys to the list, or to the first button while there is nothing in it."""
        if self.parts.currentWidget() is self._listing:
            self.list.setFocus()
        elif self.parts.currentWidget() is self.empty:
            self._new_too.setFocus()

    def _key(self, event: QKeyEvent) -> bool:
        enters = event.key() in ENTER
        if enters:
            self.open_chosen()
        return enters

    def _on_words(self) -> None:
        self.show_view(self._everything)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.refresh()
        if self.session.tournament is not None:
            self._choose(self.session.tournament)
        self.take_focus()

    def _grey(self) -> None:
        row, words = self.chosen(), self.session.words
        none = "" if row else words(CHOOSE_FIRST)
        self.open.allow(none)
        self.duplicate.allow(none)
        self.export.allow(none)
        on = row is not None and row.phase in (Phase.RUNNING, Phase.PAUSED) and not row.archived
        on = on and row is not None and row.id not in self.session.club.desk.club.imported
        self.archive.allow(none or (words(IS_ON) if on else ""))
        self.archive.say(RESTORE if row and row.archived else ARCHIVE)

    def _choose(self, tournament: TournamentId | None) -> None:
        ids = [row.id for row in self.model.rows]
        if ids:
            self.list.selectRow(ids.index(tournament) if tournament in ids else 0)

    def _on_changed(self, _stream: str) -> None:
        if self.isVisible():
            self.refresh()
        else:
            self._stale = True


def page_kind() -> Kind[WindowPage]:
    """The page of the club's tournaments, for the frame."""
    return Lobby
