"""The window that imports a tournament: read and proved first, seen, then taken in with one act."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from tdapp.app.club.importing import Arriving, plan, plan_said, read_file, take
from tdapp.domain.refusal import Refused
from tdapp.read.message import Said, say, say_refused
from tdapp.ui.actions.guarded import was_done
from tdapp.ui.exchange import texts
from tdapp.ui.exchange.file_window import FileWindow
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.words.club.tournament_file import NUMBERED


class ImportWindow(FileWindow):
    """The window of an import."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="import_window", title=texts.IMPORT_TITLE, why=texts.IMPORT_WHY)
        self.arriving: Arriving | None = None
        self._path = Path()
        self._taken = False
        self.other = Button(
            texts.CHOOSE, self.choose, on=self, icon="folder-open", key="Ctrl+Shift+O", name="import_choose"
        )
        self.take = PrimaryButton(
            texts.IMPORT, self.take_in, on=self, icon="file-up", key="Ctrl+Return", name="import_take"
        )
        self.show_it = PrimaryButton(texts.SHOW, self.show_tournament, icon="folder-open", name="import_show")
        self.stand(self.other, self.take, self.show_it)
        self._at_rest()

    def choose(self) -> None:
        """Ask which file."""
        if not self.busy:
            self.ask_file(texts.IMPORT_TITLE, self.read).open()

    def read(self, name: str) -> None:
        """Read a file and prove it."""
        path = Path(name)
        self.arriving, self._taken, self._path = None, False, path
        self._at_rest()
        self.step(texts.READING, file=path.name, lines=0)
        self.begin_work(lambda watch: read_file(path, watch), self._read)

    def _read(self, arriving: Arriving) -> None:
        try:
            said = tuple(plan_said(arriving, plan(self.session.club, arriving)))
            self.arriving = arriving
        except Refused as refused:
            said = (say_refused(refused),)
        self.end_work(said)
        self._at_rest()

    def take_in(self) -> None:
        """Take it in; a copy of the club is made before."""
        arriving = self.arriving
        if self.busy or arriving is None or self._taken:
            return
        self.session.copy("import")
        if was_done(self.session, partial(take, self.session.club, arriving, numbered=self._numbered)):
            self._taken = True
            header = arriving.contents.header
            self.end_work((say("import.done", name=arriving.state.setup.name, club=header.club),))
            self._at_rest()

    def show_tournament(self) -> None:
        """Put it in front."""
        if self.arriving is not None:
            self.session.switch(self.arriving.tournament)
            self.leave()

    def _numbered(self, entry: int) -> str:
        return self.session.words(NUMBERED, entry=entry)

    def end_work(self, said: Iterable[Said]) -> None:
        self.step(texts.FILE, file=self._path.name)
        super().end_work(said)

    def _at_rest(self) -> None:
        self.take.setVisible(self.arriving is not None and not self._taken)
        self.show_it.setVisible(self._taken)
