"""The incident sheet of a ruling, to look at, save and print, in the language the player reads."""

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QWidget

from tdapp.app.papers.incidents import print_incident
from tdapp.app.papers.papers import PrintedSheet
from tdapp.domain.units import RulingNo
from tdapp.texts import LANGUAGES
from tdapp.ui.language import say
from tdapp.ui.manual.asked import explained
from tdapp.ui.pages.papers.hand_out import HandOut
from tdapp.ui.pages.papers.preview import Preview
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.ui.widgets.recurring import PRINT
from tdapp.words.papers import papers_page as papers
from tdapp.words.people.people import spoken
from tdapp.words.rulings import incident_sheet as said

SIZES = (("A4", papers.A4), ("Letter", papers.LETTER))
WIDE, HIGH = 820, 720


class IncidentPaper(QDialog):
    """The window of the sheet as the printer will bring it, first in the language of the screens and of paper."""

    def __init__(self, session: Session, ruling: RulingNo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("incident_paper")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.session, self.ruling = session, ruling
        explained(self, session)
        self.sheet: PrintedSheet | None = None
        self.language = session.screen_words.language
        self.hand_out = HandOut(session, self, lambda: self.sheet)
        words = session.words
        title = f"{words(said.TITLE)} · {words(said.NUMBER, number=int(ruling))}"
        self.setWindowTitle(title)
        self.missing = Label("", "", tone="warning", wrap=True)
        self.missing.hide()
        self.languages = [
            Button(spoken(words, language), partial(self.show_in, language), kind="filter", name=f"incident_{language}")
            for language in LANGUAGES
        ]
        self.sizes = [
            Button(text, partial(self.show_on, size), kind="filter", name=f"incident_{size}") for size, text in SIZES
        ]
        self.save = Button(
            papers.SAVE, self.hand_out.save_as, on=self, icon="file-down", key="Ctrl+S", name="incident_save"
        )
        self.print = PrimaryButton(
            papers.PRINT, self.hand_out.print_it, on=self, icon="printer", key=PRINT, name="incident_print"
        )
        self.preview = Preview()
        say(self.preview.setAccessibleName, papers.PREVIEW)
        head = hbox(Label(title, "title"), STRETCH, *self.languages, *self.sizes)
        foot = hbox(grow(self.missing), STRETCH, self.save, self.print)
        vbox(head, grow(self.preview), foot, gap=10, margins=(16, 12, 16, 12), on=self)
        self.resize(self.sizeHint())
        self.make()
        self.preview.setFocus()

    def make(self) -> None:
        """Make the sheet as things stand now, and show it. A ruling that was taken back closes it."""
        session = self.session
        if session.tournament is None or all(each.number != self.ruling for each in session.rulings_view().given):
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

    def show_in(self, language: str) -> None:
        """Show the sheet in another language."""
        self.language = language
        self.make()

    def show_on(self, size: str) -> None:
        """Show the sheet on paper of another size, now and from now on."""
        self.session.prefer(self.session.preferences._replace(paper=size))
        self.make()
