"""Saving the directory as a list that can be imported again: without documents, birthdays and notes for seating.

save_people(room, parent)       asks where, and tells when it is written
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.app.lists.tabular import to_file
from tdapp.app.people.people_exchange import known_people, people_table
from tdapp.app.people.people_plan import KnownPerson
from tdapp.app.whole_files import write_whole
from tdapp.domain.refusal import Refused
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.background import InParts, InThread
from tdapp.ui.saving import NOT_SAVED, SAVED, ask_where
from tdapp.ui.session import Session
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("Lists", "Save the players of the club as a list")
FILE = QT_TRANSLATE_NOOP("Lists", "players", "name of a file")


def save_people(session: Session, parent: QWidget) -> QFileDialog:
    """Ask where, then read everybody in small parts and write the file beside the event loop."""
    saving = PeopleSaving(session, parent)
    return ask_where(session, parent, title=TITLE, name=session.words(FILE), then=saving.save)


class PeopleSaving(QObject):
    """A job that writes the list of people. `ended`: whether it was written."""

    ended = Signal(bool)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.path = ""

    def save(self, path: str) -> None:
        """Write everybody the club knows to this file."""
        self.path = path
        self._begin(InParts(known_people(self.session.club.people), self), self._write)

    def _write(self, known: list[KnownPerson]) -> None:
        writing = partial(_written, known, Path(self.path), self.session.words)
        self._begin(InThread(writing, self), self._done)

    def _begin(self, work: InThread | InParts, then: Callable[[Any], None]) -> None:
        work.done.connect(then)
        work.failed.connect(self._failed)
        work.start()

    def _done(self, _outcome: object) -> None:
        self.session.tell(SAVED, path=self.path)
        self.ended.emit(True)

    def _failed(self, error: Exception) -> None:
        self.ended.emit(False)
        if isinstance(error, Refused):
            self.session.refuse(error)
        elif isinstance(error, OSError):
            self.session.tell(NOT_SAVED, "error", path=self.path, reason=error.strerror or str(error))
        else:
            raise error


def _written(known: list[KnownPerson], path: Path, words: Words, watch: Callable[[int], None]) -> None:
    table = people_table(known)
    watch(len(known))
    write_whole(path, to_file(table, path, words))
