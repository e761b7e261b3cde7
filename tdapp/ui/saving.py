"""Saving a list: ask where and as what, then write it whole or say why not.

    ask_where(room, parent, title=texts.EXPORT, name=words(ENTRIES_FILE), then=self.write_entries)
    save_table(room, table, path)

The dialog stands beside the event loop; nothing waits for it. The ending of the name says what kind of file it becomes.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.app.lists.tabular import Table, to_file
from tdapp.app.whole_files import write_whole
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.session import Session, Told

CSV = QT_TRANSLATE_NOOP("Lists", "Text for any program (*.csv)", "keep the brackets as they are")
XLSX = QT_TRANSLATE_NOOP("Lists", "Workbook (*.xlsx)", "keep the brackets as they are")
SAVED = QT_TRANSLATE_NOOP("Lists", "List saved: {path}")
NOT_SAVED = QT_TRANSLATE_NOOP("Lists", "The list could not be saved to {path}: {reason}. Choose another folder.")


def ask_where(
    session: Session, parent: QWidget, *, title: Text, name: str, then: Callable[[str], object]
) -> QFileDialog:
    """Ask for a file to save a list in; `name` is proposed, without an ending. `then` is called with the path."""
    kinds = {session.words(CSV): "csv", session.words(XLSX): "xlsx"}
    asking = QFileDialog(parent, session.words(title), QDir.homePath())
    asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    asking.setNameFilters(list(kinds))
    asking.setDefaultSuffix("csv")
    asking.filterSelected.connect(lambda kind: asking.setDefaultSuffix(kinds[kind]))
    asking.selectFile(name)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.fileSelected.connect(then)
    asking.open()
    return asking


def save_table(session: Session, table: Table, path: str) -> bool:
    """Write a table and say so in the line at the bottom; returns whether it was written."""
    words = session.words
    try:
        write_whole(Path(path), to_file(table, Path(path), words))
    except OSError as error:
        said = words(NOT_SAVED, path=path, reason=error.strerror or str(error))
        session.told.emit(Told(said, "error"))
        return False
    session.told.emit(Told(words(SAVED, path=path), "info"))
    return True
