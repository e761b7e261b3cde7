"""Making one person of two records: find the other one, see side by side what is kept, and do it."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from tdapp.app.people.person_past import evenings
from tdapp.domain.people.person import PersonData
from tdapp.domain.units import PlayerId
from tdapp.read.people.person import PersonView
from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.people import deeds, texts
from tdapp.ui.session import Session
from tdapp.ui.theme.look import bold
from tdapp.ui.theme.tokens import TABLE
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import STRETCH, Stretch, grow, hbox, vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.people.people import nation, spoken
from tdapp.words.say import Words

WHO = Qt.ItemDataRole.UserRole
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down)
LINE, MOST = 28, 5  # the height of a line of those who were found; how many are in sight
FIELDS: tuple[tuple[Text, str], ...] = (
    (texts.FIRST, "first"),
    (texts.LAST, "last"),
    (texts.NICKNAME, "nickname"),
    (texts.CARD, "club_no"),
    (texts.NATIONALITY, "nationality"),
    (texts.LANGUAGES, "languages"),
    (texts.EMAIL, "email"),
    (texts.PHONE, "phone"),
    (texts.NOTE, "note"),
)


class Merging(QWidget):
    """The part that merges two records of one person. `merged`: done, with who it is now; `left`: left as they are."""

    merged = Signal(object)  # PlayerId
    left = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.player: PlayerId | None = None  # whose form it was asked from
        self.other: PlayerId | None = None
        self.turned = False  # the other one leads
        self.title = Label(texts.MERGE_TITLE, "title", wrap=True)
        self.search = QLineEdit()
        self.search.setObjectName("merge_search")
        self.search.setMaxLength(200)
        self.found = QListWidget()
        self.found.setObjectName("merge_found")
        self.first = Label("", "muted", wrap=True)
        self.table = QTableWidget(0, 4)
        self.table.setObjectName("merge_table")
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.said = Label("", "muted", wrap=True)
        say(self.search.setPlaceholderText, texts.MERGE_FIND)
        for widget, text in (
            (self.search, texts.MERGE_FIND),
            (self.found, texts.MERGE_FIND),
            (self.table, texts.MERGE_TITLE),
        ):
            say(widget.setAccessibleName, text)
        self.turn = Button(
            texts.MERGE_TURN, self.turn_round, on=self, icon="arrow-left-right", key="Alt+T", name="merge_turn"
        )
        self.leave = Button(texts.BACK, self.left.emit, kind="quiet", key="Esc", name="merge_leave")
        self.do = PrimaryButton(texts.MERGE_DO, self.merge, on=self, icon="users", key="Ctrl+Return", name="merge_do")
        key_on(self, "Ctrl+Enter", self.merge)
        foot = hbox(self.turn, STRETCH, self.leave, self.do)
        head = (self.title, self.search, self.found, self.first)
        vbox(*head, grow(self.table), self.said, Stretch(0), foot, on=self)
        self.search.textChanged.connect(self._find)
        self.search.installEventFilter(self)
        self.found.currentItemChanged.connect(self._picked)
        self.setFocusProxy(self.search)
        session.words_changed.connect(self._name_columns)
        self._name_columns()

    def _name_columns(self) -> None:
        heads = (texts.MERGE_WHAT, texts.MERGE_KEEPS, texts.MERGE_FILLS, texts.MERGE_OUTCOME)
        self.table.setHorizontalHeaderLabels([self.session.words(head) for head in heads])

    def ask(self, player: PlayerId, other: PlayerId | None = None) -> None:
        """Ask for the other record of somebody, or show one that is known."""
        self.player, self.other, self.turned = player, other, False
        self.search.clear()
        self.found.clear()
        self.found.hide()
        if other is not None:
            self.search.setText(self.session.club.directory[other].full)
            self._stand_on(other)
        self._show()

    def turn_round(self) -> None:
        """Turn the records round: the other one leads, and the first fills what it leaves empty."""
        if self.other is not None:
            self.turned = not self.turned
            self._show()

    def merge(self) -> None:
        """Merge the two records."""
        pair = self._pair()
        if pair is not None and deeds.merge(self.session, pair[1], pair[0]):
            self.merged.emit(pair[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in MOVES and self.found.count():
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                self.found.setCurrentRow((self.found.currentRow() + step) % self.found.count())
                return True
            if event.key() in ENTER and not event.modifiers():
                if self.do.isEnabled():
                    self.do.setFocus()
                return True
        return False

    def _find(self, typed: str) -> None:
        people = self.session.club.people
        mine = people.ids_of(self.player) if self.player is not None else ()
        self.found.blockSignals(True)
        self.found.clear()
        for one in people.index.find(typed, limit=12):
            if one not in mine:
                cards = [self.session.words(texts.CARD_NO, number=card) for card in people.cards_of(one)]
                item = QListWidgetItem(", ".join([people.directory[one].full, *cards]))
                item.setData(WHO, one)
                item.setSizeHint(QSize(0, LINE))
                self.found.addItem(item)
        self.found.blockSignals(False)
        self.found.setFixedHeight(LINE * min(MOST, max(1, self.found.count())) + 4)
        self.found.setVisible(bool(self.found.count()))
        if self.found.count():
            self.found.setCurrentRow(0)
        self._picked()

    def _stand_on(self, player: PlayerId) -> None:
        for row in range(self.found.count()):
            if self.found.item(row).data(WHO) == player:
                self.found.setCurrentRow(row)
                return
        self.other = player

    def _picked(self, *_args: object) -> None:
        row = self.found.currentRow()
        self.other = PlayerId(self.found.item(row).data(WHO)) if row >= 0 else None
        self._show()

    def _pair(self) -> tuple[PlayerId, PlayerId] | None:
        """The record that leads, and the one that becomes another record of it; None: no pair yet."""
        if self.player is None or self.other is None:
            return None
        return (self.other, self.player) if self.turned else (self.player, self.other)

    def _show(self) -> None:
        """Show both records beside each other, and what comes of merging them."""
        pair, words, people = self._pair(), self.session.words, self.session.club.people
        leads = people.person(pair[0], needs=False) if pair else None
        fills = people.person(pair[1], needs=False) if pair else None
        there = bool(leads and fills)
        for widget in (self.table, self.said, self.turn):
            widget.setVisible(there)
        self.first.setVisible(not there)
        name = people.directory[self.player].full if self.player is not None else ""
        self.first.say(texts.MERGE_FIRST, name=name)
        self.do.allow("" if there else words(texts.MERGE_FIRST, name=name))
        if leads is None or fills is None:
            return
        rows = [*compared(words, leads.data, fills.data), self._played(leads, fills)]
        self.table.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for place, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(tip(text))
                if place == 3:
                    item.setFont(bold(TABLE))
                self.table.setItem(row, place, item)
        self.said.say(texts.MERGE_SAID, name=leads.name)

    def _played(self, leads: PersonView, fills: PersonView) -> tuple[str, str, str, str]:
        words, club = self.session.words, self.session.club
        here, there = (len(evenings(club, one.player)) for one in (leads, fills))
        return (words(texts.TOURNAMENTS), words.number(here), words.number(there), words.number(here + there))


def compared(words: Words, leads: PersonData, fills: PersonData) -> Iterator[tuple[str, str, str, str]]:
    """The lines of a comparison: what each of two records says, and what both will say together; lines in which neither
    says anything are left out.
    """
    for text, field in FIELDS:
        one, other = (_said(words, field, getattr(data, field)) for data in (leads, fills))
        if one or other:
            yield (words(text), one, other, one or other)


def _said(words: Words, field: str, value: str | tuple[str, ...]) -> str:
    if isinstance(value, tuple):
        return ", ".join(spoken(words, code) for code in value)
    return nation(words, value) if field == "nationality" and value else value.replace("\n", " ")
