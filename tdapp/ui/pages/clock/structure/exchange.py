"""Rows of the table out to a spreadsheet and in again: copied, pasted, filled down, and whole files."""

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDir, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.app.structures import cells, files, tabular
from tdapp.app.structures.ladder import FIRST
from tdapp.app.structures.rows import Column, Row
from tdapp.app.structures.tabular import BadTable, Line
from tdapp.app.whole_files import write_whole
from tdapp.domain.clock.structure import Level
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.texts import Text
from tdapp.ui.pages.clock.structure import draft, texts
from tdapp.ui.pages.clock.structure.draft import Draft
from tdapp.ui.session import Session, Told
from tdapp.words.say import Words
from tdapp.words.structures.table import FULL

SHORT = timedelta(minutes=1)


class Pasted(NamedTuple):
    """The draft after something was put in, its first and last new row, and what is said of it."""

    draft: Draft
    first: int
    last: int


def copied(now: Draft, rows: list[int], words: Words) -> str:
    """The text of these rows for a spreadsheet, under their heads."""
    return tabular.written(tabular.table_of([now.rows[row] for row in rows], words), "\t")


def pasted(now: Draft, text: str, chosen: list[int], column: Column, unused: frozenset[Column]) -> Pasted:
    """The draft with what was copied elsewhere. Under heads it is whole rows, which come after the row that is chosen,
    or in the stead of several; without heads it is cells, which go into this column and those at its right, level by
    level down. Refuses what cannot be read, and takes nothing of it then.
    """
    lines = tabular.lines_of(text)
    at = chosen[0] if chosen else max(0, len(now.rows) - 1)
    if tabular.heads_of(lines) is None:
        return _cells(now, lines, at, column, unused)
    before = [row.period for row in now.rows[: at + 1] if isinstance(row.period, Level)]
    rows = tabular.rows_of(lines, before[-1] if before else FIRST)
    several = len(chosen) > 1
    return _whole(now, rows, at if several else at + 1, len(chosen) if several else 0)


def _whole(now: Draft, rows: tuple[Row, ...], at: int, instead: int) -> Pasted:
    after, first = draft.with_rows(now, at, rows, instead=instead)
    if after.rows == now.rows and rows:
        raise BadTable(FULL, limit=MOST_PERIODS)
    return Pasted(after, first, first + len(rows) - 1)


def _cells(now: Draft, lines: tuple[Line, ...], at: int, column: Column, unused: frozenset[Column]) -> Pasted:
    """Cells into the levels from row `at` on; past the last one levels are added."""
    columns = [each for each in cells.OF_LEVELS if each >= column and each not in unused]
    wide = max(len(line.cells) for line in lines)
    if wide > len(columns):
        raise BadTable(texts.TOO_WIDE, n=wide, room=len(columns))
    row, last, wrong = max(at, now.played), at, []
    for line in lines:
        while row < len(now.rows) and not isinstance(now.rows[row].period, Level):
            row += 1
        if row >= len(now.rows):
            if len(now.rows) >= MOST_PERIODS:
                raise BadTable(FULL, limit=MOST_PERIODS)
            now, row = draft.with_level(now, len(now.rows) - 1)
        changed = now.rows[row]
        for each, typed in zip(columns, line.cells, strict=False):
            if typed and (cells.editable(changed, each) or each is Column.GAME):
                changed = cells.typed_into(changed, each, typed)
        wrong += [tabular.WrongCell(line.number, each, why) for each, why in changed.wrong]
        now, last = draft.with_row(now, row, changed), row
        row += 1
    if wrong:
        raise BadTable(wrong=wrong)
    return Pasted(now, min(max(at, 0), last), last)


def filled_down(now: Draft, chosen: list[int], column: Column) -> Draft:
    """The draft with the first of these rows filled down into the others, in this column; of one row alone, the row
    above it into it.
    """
    if len(chosen) > 1:
        return draft.filled(now, chosen[0], chosen[1:], column)
    here = chosen[0] if chosen else 0
    kind = type(now.rows[here].period) if now.rows else Level
    above = next((row for row in range(here - 1, -1, -1) if isinstance(now.rows[row].period, kind)), None)
    return now if above is None else draft.filled(now, above, chosen, column)


def to_clipboard(text: str) -> None:
    """Put a text where spreadsheets look for it."""
    QGuiApplication.clipboard().setText(text)


def from_clipboard() -> str:
    """The text that was copied anywhere; '' for none."""
    return QGuiApplication.clipboard().text()


# Files


def ask_which(session: Session, parent: QWidget, then: Callable[[str], object]) -> QFileDialog:
    """Ask for a file of levels to load into the draft; `then` is called with its path."""
    asking = _asking(session, parent, texts.OPEN_FILE, (texts.ANY_FILE,))
    asking.setFileMode(QFileDialog.FileMode.ExistingFile)
    asking.fileSelected.connect(then)
    asking.open()
    return asking


def ask_where(session: Session, parent: QWidget, name: str, then: Callable[[str], object]) -> QFileDialog:
    """Ask for a file to write the draft to; the ending of its name says what kind it becomes."""
    asking = _asking(session, parent, texts.SAVE_FILE, (texts.TOML_FILE, texts.CSV_FILE))
    asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    asking.setDefaultSuffix("toml")
    csv = session.words(texts.CSV_FILE)
    asking.filterSelected.connect(lambda kind: asking.setDefaultSuffix("csv" if kind == csv else "toml"))
    asking.selectFile(name)
    asking.fileSelected.connect(then)
    asking.open()
    return asking


def _asking(session: Session, parent: QWidget, title: Text, kinds: tuple[Text, ...]) -> QFileDialog:
    asking = QFileDialog(parent, session.words(title), QDir.homePath())
    asking.setNameFilters([session.words(kind) for kind in kinds])
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return asking


def read(session: Session, path: str, ask: Callable[[str], object]) -> files.Written | None:
    """The structure in a file; None where there is none, and it is told why. What other programs wrote in another form,
    or with headings nobody here knows, goes to `ask`, which shows it with a choice for each column.
    """
    file, words = Path(path), session.words
    try:
        found = files.structure_from(file.name, file.read_bytes()[: files.LARGEST + 1])
    except OSError as error:
        said = words(texts.NOT_OPENED, file=file.name, reason=error.strerror or str(error))
    except BadTable as error:
        if error.text is not None and file.suffix.casefold() != ".toml":
            ask(path)
            return None
        said = words(texts.NOT_READ, file=file.name, problem=error.said(words))
    else:
        if min(period.lasts for period in found.structure) >= SHORT:
            return found
        ask(path)  # hours, perhaps, that were read as minutes
        return None
    session.told.emit(Told(said, "error"))
    return None


def write(session: Session, path: str, made: files.Written) -> bool:
    """Write a structure to a file and say so; returns whether it was written."""
    file, words = Path(path), session.words
    make = partial(files.csv_of, words=words) if file.suffix.casefold() == ".csv" else files.toml_of
    try:
        write_whole(file, make(made))
    except OSError as error:
        said = words(texts.NOT_SAVED, file=file.name, reason=error.strerror or str(error))
        session.told.emit(Told(said, "error"))
        return False
    session.told.emit(Told(words(texts.FILE_SAVED, file=file.name), "info"))
    return True
