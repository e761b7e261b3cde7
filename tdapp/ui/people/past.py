"""The past of somebody here: tournaments with places and prizes, then rulings and penalties."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.app.people.person_past import evenings
from tdapp.domain.units import Money, PlayerId
from tdapp.read.people.person_past import EveningPlayed
from tdapp.ui.people import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox
from tdapp.ui.widgets.recurring import TAKE_OUT
from tdapp.words.people.history import line_of
from tdapp.words.say import Words


class Past(HandsOn, QWidget):
    """The list of what somebody played here. `left`: back to the form; `undo_asked`: to undo the import of an evening,
    by its key.
    """

    left = Signal()
    undo_asked = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.title = Label("", "title", wrap=True)
        self.played, self.recorded = Label("", "head"), Label("", "head")
        self.list, self.records = list_widget("past_evenings"), list_widget("past_records")
        self.evenings: tuple[EveningPlayed, ...] = ()
        self.undo = Button(texts.UNDO_IMPORT, self._undo, on=self, icon="undo-2", key=TAKE_OUT, name="past_undo")
        self.leave = Button(texts.BACK, self.left.emit, key="Esc", name="past_leave")
        lists = holder(vbox(self.played, grow(self.list), self.recorded, grow(self.records)))
        self.empty = EmptyState("history", texts.HISTORY_NOTHING)
        self.stack = one_of(lists, self.empty)
        vbox(self.title, grow(self.stack), hbox(self.undo, STRETCH, self.leave, gap=None), on=self)
        self.hand_on(self.list)
        self.list.currentRowChanged.connect(self._chosen)

    def show_person(self, player: PlayerId) -> None:
        """Show the evenings of somebody."""
        words, club = self.session.words, self.session.club
        self.evenings = played = evenings(club, player)
        records = club.records_of(player)
        self.title.say(texts.HISTORY_TITLE, name=club.directory[player])
        self.list.clear()
        self.records.clear()
        self.list.addItems([said_evening(words, each) for each in played])
        self.records.addItems([line_of(words, each) for each in records])
        self.played.say(texts.HISTORY_PLAYED, n=len(played))
        self.recorded.say(texts.HISTORY_RECORDS, n=len(records))
        self.list.setAccessibleName(self.played.text())
        self.records.setAccessibleName(self.recorded.text())
        for widget in (self.recorded, self.records):
            widget.setVisible(bool(records))
        self.stack.setCurrentIndex(0 if played or records else 1)
        self.hand_on(self.list if played or records else self.leave)
        if played:
            self.list.setCurrentRow(0)
        self._chosen()

    def _chosen(self) -> None:
        """An import is undone from here; what the club ran itself is not."""
        row = self.list.currentRow()
        imported = 0 <= row < len(self.evenings) and self.evenings[row].imported
        self.undo.allow("" if imported else self.session.words(texts.NOT_IMPORTED))
        self.undo.setVisible(any(each.imported for each in self.evenings))

    def _undo(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self.evenings) and self.evenings[row].imported:
            self.undo_asked.emit(self.evenings[row].imported)


def said_evening(words: Words, each: EveningPlayed) -> str:
    """A tournament in two lines: its name, then day, entries, place and prize."""
    how = [words(texts.ENTRIES, n=each.entries)]
    how += [words(texts.REBUYS, n=each.rebuys)] if each.rebuys else []
    how += [words(texts.ADD_ONS, n=each.add_ons)] if each.add_ons else []
    if each.place is None:
        how.append(words(texts.NO_RESULT))
    elif each.place[0] == each.place[1]:
        how.append(words(texts.PLACE, place=each.place[0]))
    else:
        how.append(words(texts.TIED, first=each.place[0], last=each.place[1]))
    if each.prize:
        how.append(words(texts.PRIZE, prize=Money(each.prize, each.currency)))
    if each.imported:
        how.append(words(texts.ELSEWHERE))
    return words(texts.EVENING, tournament=each.tournament, day=each.day, how=", ".join(how))
