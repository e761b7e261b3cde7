"""Saving the results as a web page: asks where, then writes it whole or says why not."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.app.prizes.results import web_page
from tdapp.app.whole_files import write_whole
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.session import Session, Told
from tdapp.words.papers.papers import TITLES

SAVE_PAGE = QT_TRANSLATE_NOOP("WebPage", "Save as web page")
SAVE_TITLE = QT_TRANSLATE_NOOP("WebPage", "Save the results as a web page")
PAGES = QT_TRANSLATE_NOOP("WebPage", "Web page (*.html)", "keep the brackets as they are")
SAVED = QT_TRANSLATE_NOOP("WebPage", "Web page saved: {path}")
NOT_SAVED = QT_TRANSLATE_NOOP("WebPage", "The web page could not be saved to {path}: {reason}. Choose another folder.")


def ask_web_page(session: Session, parent: QWidget) -> QFileDialog | None:
    """Ask where the results go as a web page; nothing waits for the dialog. None: no tournament is open."""
    if session.tournament is None:
        return None
    from tdapp.app.papers.papers import safe_name  # what makes paper is loaded once somebody asks for it

    words = session.words
    asking = QFileDialog(parent, words(SAVE_TITLE), QDir.homePath())
    asking.setObjectName("save_page_dialog")
    asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    asking.setNameFilter(words(PAGES))
    asking.setDefaultSuffix("html")
    asking.selectFile(safe_name(words(TITLES[SheetKind.RESULTS]), before=session.status_view().name))
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.fileSelected.connect(partial(write_web_page, session))
    asking.open()
    return asking


def write_web_page(session: Session, path: str) -> None:
    """Write the results as they stand now, in the language of paper and screens."""
    if session.tournament is None:
        return
    words = session.words
    try:
        write_whole(Path(path), web_page(session.club, session.tournament, session.screen_words))
    except OSError as error:
        said = words(NOT_SAVED, path=path, reason=error.strerror or str(error))
        session.told.emit(Told(said, "error"))
        return
    session.told.emit(Told(words(SAVED, path=path), "info"))
