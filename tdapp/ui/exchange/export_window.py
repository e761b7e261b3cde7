"""The window that exports one tournament as a file, with names or with numbers only."""

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.app.club.exporting import export_bytes, export_said, save_export
from tdapp.app.papers.papers import safe_name
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.units import TournamentId
from tdapp.read.message import Said
from tdapp.ui.actions.guarded import was_done
from tdapp.ui.exchange import texts
from tdapp.ui.exchange.file_window import FileWindow
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton

SUFFIX = ".tournament"


class ExportWindow(FileWindow):
    """The window of an export."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="export_window", title=texts.EXPORT_TITLE, why=texts.EXPORT_WHY)
        self.tournament: TournamentId | None = None
        self.named = PrimaryButton(
            texts.WITH_NAMES, partial(self.ask_where, names=True), on=self, icon="file-down", key="Ctrl+S",
            name="export_names", help_text=texts.WITH_NAMES_HELP,
        )  # fmt: skip
        self.numbered = Button(
            texts.WITH_NUMBERS, partial(self.ask_where, names=False), on=self, icon="file-down", key="Alt+S",
            name="export_numbers", help_text=texts.WITH_NUMBERS_HELP,
        )  # fmt: skip
        self.stand(self.named, self.numbered)

    def begin(self, tournament: TournamentId) -> None:
        """Export this one."""
        if not self.busy:
            self.tournament, self._said = tournament, ()
            state = self.session.club.desk.state(tournament)
            self.step(texts.WHICH, name=state.setup.name, day=state.setup.day)
            self.refresh()

    def ask_where(self, *, names: bool) -> None:
        """Ask where the file goes. With names it needs whoever may look after people."""
        desk = self.session.club.desk
        if self.busy or self.tournament is None:
            return
        if names and not was_done(self.session, partial(desk.ask, "people.import_list")):
            return
        asking = self.ask_file(texts.EXPORT_TITLE, partial(self.export_to, names=names))
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(SUFFIX.removeprefix("."))
        setup = desk.state(self.tournament).setup
        asking.selectFile(safe_name(setup.day.isoformat(), before=setup.name, ending=SUFFIX))
        asking.open()

    def export_to(self, name: str, *, names: bool) -> None:
        """Write the file."""
        tournament, path = self.tournament, Path(name)
        if tournament is None:
            return
        club, now = self.session.club.file, self.session.now()
        try:
            content = club.content()
        except KnownError as error:
            self.end_work((say_trouble(error),))
            return

        def work(_watch: object) -> Said:
            made = export_bytes(content, club.path, tournament, now, names=names)
            save_export(path, made)
            return export_said(made, path)

        self.begin_work(work, lambda said: self.end_work((said,)))
