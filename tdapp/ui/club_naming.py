"""The questions a new club begins with: its name, with where its file will lie said while it is typed, the language,
and what its tournaments usually have.
"""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.texts import LANGUAGES
from tdapp.ui.language import language
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.fields import CurrencyField, plain_line
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.words.club import opening as texts

WIDE = 560
PAPERS = ("A4", "Letter")
SEATS = (6, 8, 9, 10)


class Begun(NamedTuple):
    """What a new club was begun with: the language of the windows ('en'), its currency (ISO 4217), the seats of a
    table, the paper that is printed on ('A4').
    """

    language: str
    currency: str
    seats: int
    paper: str


class ClubNaming(QWidget):
    """The questions, of which only the name has no answer yet. `entered`: Enter was pressed; `changed`: why the club
    cannot begin so, '' else; `spoken`: another language was picked.
    """

    entered = Signal()
    changed = Signal(str)
    spoken = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._folder, self._suffix = Path(), ""
        self._begun = Begun("en", "EUR", 9, "A4")
        self.line = plain_line("club_name", texts.CLUB_NAME, longest=200)
        self.line.setMinimumWidth(WIDE)
        self.says = Label("", "muted", wrap=True)
        self.says.setObjectName("club_lies")
        caption = Label(texts.CLUB_NAME, "caption")
        caption.setBuddy(self.line)
        self.currency = CurrencyField("club_currency", texts.CLUB_CURRENCY)
        self.languages = PickStrip("club_language", texts.CLUB_LANGUAGE)
        self.seats = PickStrip("club_seats", texts.CLUB_SEATS)
        self.papers = PickStrip("club_paper", texts.CLUB_PAPER)
        first = hbox(grow(captioned(texts.CLUB_LANGUAGE, self.languages)), grow(self.currency), gap=16)
        seats, papers = captioned(texts.CLUB_SEATS, self.seats), captioned(texts.CLUB_PAPER, self.papers)
        then = hbox(grow(seats), grow(papers), gap=16)
        vbox(caption, self.line, self.says, 6, first, then, STRETCH, gap=6, on=self)
        self.line.textChanged.connect(self._explain)
        self.line.returnPressed.connect(self.entered)
        self.currency.edited.connect(self._explain)
        self.currency.line.returnPressed.connect(self.entered)
        self.languages.picked.connect(self._speak)
        self.seats.picked.connect(self._sit)
        self.papers.picked.connect(self._print_on)
        language().changed.connect(self._show)
        self.hide()

    def ask(self, name: str, folder: Path, suffix: str, begun: Begun) -> None:
        """Ask for a name, this one proposed, and what else is likely; its file will lie in the folder."""
        self._folder, self._suffix, self._begun = folder, suffix, begun
        self.line.setText(name)
        self.currency.show_value(begun.currency)
        self._show()
        self._explain()
        self.show()
        self.line.setFocus()
        self.line.selectAll()

    def begun(self) -> Begun:
        """What was answered; a currency that cannot be read is the one that was proposed."""
        return self._begun._replace(currency=self.currency.value() or self._begun.currency)

    def file(self) -> Path | None:
        """The file of the club as it is called now; None where it cannot be called so, or a file is called so."""
        from tdapp.app.club.club_name import file_of

        file = file_of(self.line.text(), self._folder, self._suffix)
        return None if file is None or file.exists() else file

    def _speak(self, code: str) -> None:
        self._begun = self._begun._replace(language=code)
        self.spoken.emit(code)
        self._show()

    def _sit(self, seats: int) -> None:
        self._begun = self._begun._replace(seats=seats)
        self._show()

    def _print_on(self, paper: str) -> None:
        self._begun = self._begun._replace(paper=paper)
        self._show()

    def _show(self) -> None:
        words, begun = language().words, self._begun
        self.languages.show_picks([Pick(code, said, code) for code, said in LANGUAGES.items()], begun.language)
        self.seats.show_picks([Pick(str(each), words.number(each), each) for each in SEATS], begun.seats)
        self.papers.show_picks([Pick(each, each, each) for each in PAPERS], begun.paper)

    def _explain(self) -> None:
        from tdapp.app.club.club_name import file_of

        file = file_of(self.line.text(), self._folder, self._suffix)
        if file is None:
            self.says.say(texts.NO_NAME)
        else:
            self.says.say(texts.NAME_TAKEN if file.exists() else texts.WILL_LIE, file=str(file))
        can = self.file() is not None
        self.says.set_tone("" if can else "warning")
        readable = self.currency.check()
        self.changed.emit(self.says.text() if not can else "" if readable else self.currency.problem())
