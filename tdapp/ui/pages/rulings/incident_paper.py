"""The incident sheet of a ruling, to look at, save and print, in the language the player reads."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.app.papers.incidents import print_incident
from tdapp.app.papers.papers import PrintedSheet
from tdapp.domain.units import RulingNo
from tdapp.texts import LANGUAGES
from tdapp.ui.pages.papers.hand_out import HandOut
from tdapp.ui.pages.papers.preview import Preview
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label
from tdapp.values import replace
from tdapp.words.papers import papers_page as papers
from tdapp.words.people.people import spoken
from tdapp.words.rulings import incident_sheet as said

SIZES = (("A4", papers.A4), ("Letter", papers.LETTER))
WIDE, HIGH = 820, 720


class IncidentPaper(QDialog):
    """The sheet as it will come out of the printer; it begins in the language of the screens and of paper."""

    def __init__(self, session: Session, ruling: RulingNo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("incident_paper")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.session, self.ruling = session, ruling
        self.sheet: PrintedSheet | None = None
        self.language = session.screen_words.language
        self.hand_out = HandOut(session, self, self.shown)
        self.title = Label("", "title")
        self.missing = Label("", "", tone="warning", wrap=True)
        self.missing.hide()
        self.languages = [Button(kind="filter", name=f"incident_{language}") for language in LANGUAGES]
        self.sizes = [Button(kind="filter", name=f"incident_{size}") for size, _text in SIZES]
        self.save = Button(icon="file-down", key="Ctrl+S", name="incident_save")
        self.print = PrimaryButton(icon="printer", key="Ctrl+P", name="incident_print")
        self.preview = Preview()
        self._lay_out()
        self._say()
        for button in self.languages:
            button.clicked.connect(self._on_language)
        for button in self.sizes:
            button.clicked.connect(self._on_size)
        for button, deed in ((self.save, self.hand_out.save_as), (self.print, self.hand_out.print_it)):
            button.clicked.connect(deed)
        for key, deed in (("Ctrl+S", self.hand_out.save_as), ("Ctrl+P", self.hand_out.print_it)):
            QShortcut(QKeySequence(key), self).activated.connect(deed)
        self.resize(self.sizeHint())
        self.make()
        self.preview.setFocus()

    def shown(self) -> PrintedSheet | None:
        """The sheet in front."""
        return self.sheet

    def make(self) -> None:
        """Make the sheet as things stand now, and show it. A ruling that was taken back closes it."""
        session = self.session
        if session.tournament is None or not self._counts():
            self.close()
            return
        words, size = session.words_of(self.language), session.preferences.paper
        self.sheet = print_incident(session.club, session.tournament, self.ruling, words, size=size)
        self.preview.show_pdf(self.sheet.data, self.sheet.pages)
        signs = " ".join(self.sheet.missing)
        self.missing.setText(session.words(papers.MISSING, signs=signs) if signs else "")
        self.missing.setVisible(bool(signs))
        for button, language in zip(self.languages, LANGUAGES, strict=True):
            button.setChecked(language == self.language)
        for button, (name, _text) in zip(self.sizes, SIZES, strict=True):
            button.setChecked(name == size)

    def sizeHint(self) -> QSize:
        parent = self.parentWidget()
        room = parent.window().size() if parent is not None else QSize(WIDE, HIGH)
        return QSize(min(WIDE, room.width() - 40), min(HIGH, room.height() - 40))

    def _counts(self) -> bool:
        """Whether the ruling is still on record."""
        return any(given.number == self.ruling for given in self.session.rulings_view().given)

    def _on_language(self) -> None:
        self.language = tuple(LANGUAGES)[self.languages.index(self._pressed(self.languages))]
        self.make()

    def _on_size(self) -> None:
        chosen = self.sizes.index(self._pressed(self.sizes))
        self.session.prefer(replace(self.session.preferences, paper=SIZES[chosen][0]))
        self.make()

    def _pressed(self, buttons: list[Button]) -> Button:
        return next(button for button in buttons if button is self.sender())

    def _say(self) -> None:
        words = self.session.words
        named = words(said.NUMBER, number=int(self.ruling))
        self.setWindowTitle(f"{words(said.TITLE)} · {named}")
        self.title.setText(f"{words(said.TITLE)} · {named}")
        for button, language in zip(self.languages, LANGUAGES, strict=True):
            button.say(spoken(words, language))
        for button, (_code, text) in zip(self.sizes, SIZES, strict=True):
            button.say(words(text))
        self.save.say(words(papers.SAVE))
        self.print.say(words(papers.PRINT))
        self.preview.setAccessibleName(words(papers.PREVIEW))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addStretch(1)
        for button in (*self.languages, *self.sizes):
            head.addWidget(button)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.missing, 1)
        foot.addStretch(1)
        foot.addWidget(self.save)
        foot.addWidget(self.print)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.preview, 1)
        column.addLayout(foot)
