"""Making one person of two records: find the other one, see side by side what is kept, and do it."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from tdapp.app.people.person_past import evenings
from tdapp.domain.people.person import PersonData
from tdapp.domain.units import PlayerId
from tdapp.read.people.person import PersonView
from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.people import deeds, texts
from tdapp.ui.people.found import Found, with_cards
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.cells import Cell, CellModel, Head, Row
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import ENTER, HandsOn, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Stretch, grow, hbox, vbox
from tdapp.ui.widgets.recurring import SWAP
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.ui.widgets.typed_in import only_finds
from tdapp.words.people.people import nation, spoken
from tdapp.words.say import Words

MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down)
HEADS = (texts.MERGE_WHAT, texts.MERGE_KEEPS, texts.MERGE_FILLS, texts.MERGE_OUTCOME)
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


class Merging(HandsOn, QWidget):
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
        self.search = plain_line("merge_search", texts.MERGE_FIND, inside=True, longest=200)
        only_finds(self.search)
        self.found = Found("merge_found")
        say(self.found.setAccessibleName, texts.MERGE_FIND)
        self.first = Label("", "muted", wrap=True)
        self.model = CellModel(session.words, self)
        self.model.heads = [Head(text, worded=True) for text in HEADS]
        self.table = QTableView()
        self.table.setObjectName("merge_table")
        self.table.setModel(self.model)
        say(self.table.setAccessibleName, texts.MERGE_TITLE)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.said = Label("", "muted", wrap=True)
        self.turn = Button(
            texts.MERGE_TURN, self.turn_round, on=self, icon="arrow-left-right", key=SWAP, name="merge_turn"
        )
        self.leave = Button(texts.BACK, self.left.emit, kind="quiet", key="Esc", name="merge_leave")
        self.do = PrimaryButton(texts.MERGE_DO, self.merge, on=self, icon="users", key="Ctrl+Return", name="merge_do")
        key_on(self, "Ctrl+Enter", self.merge)
        foot = hbox(self.turn, STRETCH, self.leave, self.do)
        head = (self.title, self.search, self.found, self.first)
        vbox(*head, grow(self.table), self.said, Stretch(0), foot, on=self)
        self.search.textChanged.connect(self._find)
        on_keys(self.search, self._key)
        self.found.currentItemChanged.connect(self._picked)
        self.hand_on(self.search)
        session.words_changed.connect(self._name_columns)

    def _name_columns(self) -> None:
        self.model.show_rows(self.model.rows, self.session.words)

    def ask(self, player: PlayerId, other: PlayerId | None = None) -> None:
        """Ask for the other record of somebody, or show one that is known."""
        self.player, self.turned = player, False
        self.search.clear()
        self.found.show_people({})
        if other is not None:
            self.search.setText(self.session.club.directory[other].full)
            if other in self.found.people:
                self.found.setCurrentRow(self.found.people.index(other))
        self.other = other
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

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() in MOVES and self.found.people:
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self.found.setCurrentRow((self.found.currentRow() + step) % len(self.found.people))
        elif event.key() in ENTER and not event.modifiers():
            if self.do.isEnabled():
                self.do.setFocus()
        else:
            return False
        return True

    def _find(self, typed: str) -> None:
        words, people = self.session.words, self.session.club.people
        mine = people.ids_of(self.player) if self.player is not None else ()
        found = [one for one in people.index.find(typed, limit=12) if one not in mine]
        self.found.show_people({one: with_cards(words, people.directory[one], people.cards_of(one)) for one in found})
        self._picked()

    def _picked(self) -> None:
        self.other = self.found.who()
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
        self.model.show_rows([_row(*cells) for cells in rows], words)
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


def _row(caption: str, one: str, other: str, both: str) -> Row:
    return Row(caption, caption, (Cell(caption), Cell(one), Cell(other), Cell(both, strong=True)))


def _said(words: Words, field: str, value: str | tuple[str, ...]) -> str:
    if isinstance(value, tuple):
        return ", ".join(spoken(words, code) for code in value)
    return nation(words, value) if field == "nationality" and value else value.replace("\n", " ")
