"""What happened, and what the ruling still needs to know: the finder of incidents, and the questions of one."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.language import language
from tdapp.ui.language import say as say_of
from tdapp.ui.pages.rulings.draft import Draft
from tdapp.ui.pages.rulings.finder_list import FinderList
from tdapp.ui.pages.rulings.questions import Questions
from tdapp.ui.widgets.buttons import Button, fit_keys
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, vbox
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say


class Yielding(Card):
    """A card that gets lower when there is little room: what it holds is scrolled through."""

    def hasHeightForWidth(self) -> bool:
        return False


class CasePane(QWidget):
    """The incident of a case: it is looked for in a list, and once it is chosen its questions stand there instead.

    `finished`: nothing is missing any more; `again`: begin a new case. `over`: the view its keys work in.
    """

    finished = Signal()
    again = Signal()

    def __init__(self, draft: Draft, over: QWidget) -> None:
        super().__init__()
        self.draft = draft
        self.finder = FinderList()
        self.start_again = Button(
            texts.START_AGAIN, self.again.emit, on=over, icon="rotate-ccw", key="Alt+N", name="ruling_again"
        )
        self.incident = Label("", "head", wrap=True)
        self.questions = Questions(draft)
        say_of(self.questions.setAccessibleName, texts.FACTS)
        self.card = Yielding(margin=12)
        self.card.hold(self.incident, grow(self.questions))
        vbox(hbox(grow(self.finder.search), self.start_again), grow(self.finder), grow(self.card), on=self)
        draft.chosen.connect(self.ask)
        self.questions.finished.connect(self.finished)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)
        language().changed.connect(self.ask)
        self.ask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fit_keys((self.start_again,), self.width() // 2)

    def ask(self) -> None:
        """Show the questions of the incident that is chosen; without one, the list of them."""
        words, incident = language().words, self.draft.incident
        self.incident.setText(say.title_of(words, incident.id) if incident else words(texts.CHOOSE))
        self.questions.build()
        self.look_for(incident is None)

    def look_for(self, looking: bool) -> None:
        """Show the list of incidents, or the questions of the one that is chosen."""
        looking = looking or self.draft.incident is None
        self.finder.setVisible(looking)
        self.card.setVisible(not looking)

    def start(self) -> None:
        """Put the keyboard into the field in which the incident is found."""
        self.look_for(True)
        self.finder.search.selectAll()
        self.finder.search.setFocus()

    def fit(self, *, low: bool) -> None:
        """Fit the height: in a low window seats are their numbers alone."""
        if low != self.questions.terse:
            self.questions.terse = low
            self.ask()

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Show the list while the keys are in its field, and the questions once they go elsewhere in the page."""
        if now is None or self.draft.incident is None or not self.isVisible():
            return
        if now in (self.finder.search, self.finder.list):
            self.look_for(True)
        elif now.window() is self.window():
            self.look_for(False)
