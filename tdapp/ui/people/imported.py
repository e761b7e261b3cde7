"""The evenings of other programs that the club has: an import is undone once it is said what goes with it."""

from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from tdapp.app.people.past_evenings import every_evening
from tdapp.app.people.past_evenings_back import Going, looking, taking_back
from tdapp.domain.people.people_facts import PastEveningTakenBack
from tdapp.read.people.person_past import KeptEvening
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.background import InParts
from tdapp.ui.people import texts
from tdapp.ui.session import CLUB, Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, one_of, vbox
from tdapp.ui.widgets.recurring import TAKE_OUT
from tdapp.words.say import Words

NAMED = 5  # people who go are called by name, as many as are read at a glance


class Imported(HandsOn, QWidget):
    """The list of imported evenings. `left`: back to the form; `undone`: an import was taken back."""

    left = Signal()
    undone = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.evenings: tuple[KeptEvening, ...] = ()
        self.going: Going | None = None  # what the question is about
        self._work: InParts | None = None
        self.title = Label(texts.IMPORTED, "title", wrap=True)
        self.list = list_widget("imported_evenings", texts.IMPORTED)
        self.empty = EmptyState("history", texts.IMPORTED_NONE, texts.IMPORTED_NONE_WHY)
        self.stack = one_of(self.list, self.empty)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 0)
        self.progress.hide()
        self.undo = Button(texts.UNDO_IMPORT, self.ask, on=self, icon="undo-2", key=TAKE_OUT, name="imported_undo")
        self.leave = Button(texts.BACK, self.leave_it, kind="quiet", key="Esc", name="imported_leave")
        self.asking = self._question()
        foot = hbox(self.undo, STRETCH, self.leave)
        vbox(self.title, grow(self.stack), self.asking, self.progress, foot, gap=10, on=self)
        self.hand_on(self.list)
        self.list.currentRowChanged.connect(self._chosen)

    def _question(self) -> Card:
        self.says, self.goes = Label("", "strong", wrap=True), Label("", wrap=True)
        self.stays = Label("", "muted", wrap=True)
        self.do = Button(texts.UNDO_IMPORT_DO, self.take_back, kind="danger", icon="undo-2", name="imported_do")
        self.keep = Button(texts.UNDO_IMPORT_NOT, self.leave_it, kind="quiet", key="Esc", name="imported_keep")
        card = Card(tone="danger")
        card.hold(self.says, self.goes, self.stays, hbox(STRETCH, self.keep, self.do))
        card.hide()
        return card

    def show_evenings(self, key: str = "") -> None:
        """Show every imported evening; with `key`, ask whether the import of that one is undone."""
        self._stop()
        words = self.session.words
        self.evenings = every_evening(self.session.club)
        self.list.clear()
        self.list.addItems([said_kept(words, each) for each in self.evenings])
        self.stack.setCurrentIndex(0 if self.evenings else 1)
        self.hand_on(self.list if self.evenings else self.leave)
        keys = [each.key for each in self.evenings]
        self.list.setCurrentRow(keys.index(key) if key in keys else 0)
        self._chosen()
        if key in keys:
            self.ask()

    def ask(self) -> None:
        """Look up what would go with the evening in front, and ask."""
        row = self.list.currentRow()
        if self._work is None and 0 <= row < len(self.evenings) and self.undo.isEnabled():
            self._begin(looking(self.session.club, self.evenings[row].key), self._ask)

    def _ask(self, going: Going) -> None:
        self._stop()
        words, people = self.session.words, self.session.club.people
        self.going = going
        evening = going.evening
        self.says.say(texts.UNDO_IMPORT_ASK, name=evening.name, day=evening.day)
        named = ", ".join(people.directory[each].full for each in going.gone[:NAMED])
        more = len(going.gone) - NAMED
        people_go = texts.UNDO_IMPORT_PEOPLE_MORE if more > 0 else texts.UNDO_IMPORT_PEOPLE
        parts = [words(texts.UNDO_IMPORT_RESULTS, n=evening.results)]
        parts += [words(people_go, n=len(going.gone), names=named, more=more)] if going.gone else []
        self.goes.setText(" ".join(parts))
        self.stays.say(texts.UNDO_IMPORT_STAY, n=len(going.staying))
        self.stays.setVisible(bool(going.staying))
        self.asking.show()
        self.undo.setEnabled(False)
        self.leave.hide()
        self.do.setEnabled(True)
        self.do.setFocus()

    def take_back(self) -> None:
        """Undo the import that was asked about."""
        if self.going is not None and self._work is None:
            self.do.setEnabled(False)
            self._begin(taking_back(self.session.club, self.going.evening.key), self._taken_back)

    def _taken_back(self, fact: PastEveningTakenBack) -> None:
        self._stop()
        self.session.changed.emit(CLUB)
        self.session.tell(texts.UNDO_IMPORT_DONE, "done", name=fact.name, day=fact.day)
        self.show_evenings()
        self.setFocus()
        self.undone.emit()

    def leave_it(self) -> None:
        """Leave the question, or what runs, with nothing done; without either, this list."""
        if self.going is None and self._work is None:
            self.left.emit()
            return
        self._stop()
        self._chosen()
        self.setFocus()

    def _begin(self, work: Any, then: Any) -> None:
        self._work = InParts(work, self)
        self._work.done.connect(then)
        self._work.failed.connect(self._failed)
        self.progress.show()
        self._work.start()

    def _failed(self, error: Exception) -> None:
        self._stop()
        guarded(self.session, partial(_raised, error))
        self._chosen()

    def _stop(self) -> None:
        """Put away what runs and what was asked."""
        if self._work is not None:
            self._work.stop()
            self._work.deleteLater()
        self._work, self.going = None, None
        self.progress.hide()
        self.asking.hide()
        self.leave.show()

    def _chosen(self) -> None:
        if self.going is not None or self._work is not None:
            self._stop()
        self.undo.allow("" if self.evenings else self.session.words(texts.IMPORTED_NONE))


def said_kept(words: Words, each: KeptEvening) -> str:
    """An imported evening in two lines: its name, then its day and what its results come to."""
    how = [words(texts.RESULTS_OF, n=each.results)]
    how += [words(texts.ENTRIES, n=each.entries)] if each.entries != each.results else []
    how += [words(texts.REBUYS, n=each.rebuys)] if each.rebuys else []
    how += [words(texts.ADD_ONS, n=each.add_ons)] if each.add_ons else []
    how += [words(texts.PRIZES, prizes=each.prizes)] if each.prizes.cents else []
    return words(texts.EVENING, tournament=each.name, day=each.day, how=", ".join(how))


def _raised(error: Exception) -> None:
    raise error
