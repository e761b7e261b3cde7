"""One player to choose: type letters or a seat, the arrows choose among those who may be meant."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from tdapp.domain.units import EntryId
from tdapp.read.registration.matching import find
from tdapp.read.registration.players import EntryStatus, PlayerRow
from tdapp.ui.correcting import texts
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import ENTER, HandsOn, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import Stretch, grow, vbox
from tdapp.ui.widgets.lines import Lines, Rows
from tdapp.words.say import Words

MOST = 60  # candidates in the list; letters narrow it


class Narrow(Rows):
    """A painter of lines no wider than the list, with long names cut."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(1, super().sizeHint(option, index).height())


class Picking(HandsOn, QWidget):
    """The choice of one player, by letters or a seat. `changed`: another one is chosen. `taken`: Enter was pressed."""

    changed = Signal()
    taken = Signal()

    def __init__(self, name: str, words: Words) -> None:
        super().__init__()
        self.words = words
        self.rows: tuple[PlayerRow, ...] = ()
        self._found: list[PlayerRow] = []
        self.caption = Label("", "caption")
        self.line = plain_line(name, hint=texts.FIND, longest=80)
        self.list = Lines(f"{name}_list")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(Narrow(self.list))
        self.nobody = Label("", "muted")
        self.nobody.hide()
        self.caption.setBuddy(self.line)
        self.hand_on(self.line)
        vbox(self.caption, self.line, self.nobody, grow(self.list), Stretch(0), gap=4, on=self)
        self.line.textEdited.connect(self._narrow)
        on_keys(self.line, self._key)
        self.list.went.connect(self.changed)

    def say(self, caption: str, words: Words) -> None:
        """Say what is asked, in the desk's language."""
        self.words = words
        self.caption.setText(caption)
        self.line.setAccessibleName(caption)
        self._say_nobody()

    def show_rows(self, rows: Sequence[PlayerRow]) -> None:
        """Show these players to choose among, the likeliest first; whoever was chosen stays chosen."""
        kept = self.entry()
        self.rows = tuple(rows)
        self._narrow(self.line.text(), kept)

    def entry(self) -> EntryId | None:
        """The entry that is chosen; None: none."""
        row = self.row()
        return row.entry if row is not None else None

    def row(self) -> PlayerRow | None:
        """The line of whoever is chosen; None: nobody is."""
        at = self.list.chosen()
        return self._found[at] if 0 <= at < len(self._found) else None

    def choose(self, entry: EntryId | None) -> None:
        """Choose this entry, with nothing typed."""
        self.line.clear()
        self._narrow("", entry)

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self._found:
            at = self.list.chosen() + (1 if key == Qt.Key.Key_Down else -1)
            self.list.choose(max(0, min(len(self._found) - 1, at)))
            self.list.scrollTo(self.list.currentIndex())
            self.changed.emit()
        elif key in ENTER and not event.modifiers():
            self.taken.emit()
        else:
            return False
        return True

    def _narrow(self, typed: str, kept: EntryId | None = None) -> None:
        wanted = typed.strip()
        if wanted[:1].isdigit():
            fits = [row for row in self.rows if self.words.seat(row.seat).startswith(wanted)]
        elif wanted:
            fits = [found.row for found in find(self.rows, wanted, limit=MOST)]
        else:
            fits = list(self.rows)
        at = next((at for at, row in enumerate(fits) if row.entry == kept), None)
        if at is not None and at >= MOST:
            fits.insert(0, fits.pop(at))
            at = 0
        self._found = fits[:MOST]
        self._say_nobody()
        self.nobody.setVisible(not self._found)
        self.list.setVisible(bool(self._found))
        chosen = at if at is not None else 0 if wanted and self._found else -1
        self.list.show_lines([self._line(row) for row in self._found], chosen)
        if chosen < 0:
            self.list.setCurrentIndex(QModelIndex())
        else:
            self.list.scrollTo(self.list.currentIndex())
        self.changed.emit()

    def _say_nobody(self) -> None:
        self.nobody.setText(self.words(texts.NOBODY if self.rows else texts.NOBODY_YET))

    def _line(self, row: PlayerRow) -> str:
        name = f"\u200e\u2068{row.name.listed}\u2069"
        if row.status is not EntryStatus.OUT or row.place is None:
            return self.words(texts.IN_SEAT, name=name, seat=self.words.seat(row.seat))
        if row.place_to is not None and row.place_to != row.place:
            return self.words(texts.IN_PLACES, name=name, place=row.place, to=row.place_to)
        return self.words(texts.IN_PLACE, name=name, place=row.place)
