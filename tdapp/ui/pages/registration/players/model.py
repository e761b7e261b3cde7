"""The model of the list of entries: sorted, filtered and searched in here, so that ten thousand rows answer at once."""

from collections.abc import Callable, Sequence
from enum import IntEnum, StrEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from tdapp.app.lists.spreadsheets import STATUS
from tdapp.domain.tally import changed
from tdapp.domain.units import EntryId, Money
from tdapp.read.people.names import fold
from tdapp.read.registration.players import EntryStatus, PlayerRow, PlayersView
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.widgets.cells import NOWHERE, CellModel, Head, Index
from tdapp.words.say import Words

LAST_OF_ALL = 1 << 40
FEW = 20


class Column(IntEnum):
    """The columns of the list, from the left."""

    NO = 0
    NAME = 1
    STATUS = 2
    SEAT = 3
    BOUNTY = 4
    PLACE = 5
    PRIZE = 6
    PAID = 7


COLUMNS = tuple(Column)


class Only(StrEnum):
    """The kinds of entries that can be listed alone."""

    ALL = "all"
    PLAYING = "playing"
    OUT = "out"
    WAITING = "waiting"


HEADINGS = {
    Column.NO: QT_TRANSLATE_NOOP("Players", "No.", "number of the ticket"),
    Column.NAME: QT_TRANSLATE_NOOP("Players", "Name"),
    Column.STATUS: QT_TRANSLATE_NOOP("Players", "Status"),
    Column.SEAT: QT_TRANSLATE_NOOP("Players", "Seat"),
    Column.BOUNTY: QT_TRANSLATE_NOOP("Players", "Bounty"),
    Column.PLACE: QT_TRANSLATE_NOOP("Players", "Place"),
    Column.PRIZE: QT_TRANSLATE_NOOP("Players", "Prize"),
    Column.PAID: QT_TRANSLATE_NOOP("Players", "Paid"),
}
RIGHT = (Column.NO, Column.BOUNTY, Column.PLACE, Column.PRIZE, Column.PAID)
PLACES = QT_TRANSLATE_NOOP("Players", "{best}–{worst}", "places shared in a tie")
SO_FAR = QT_TRANSLATE_NOOP("Players", "{place}, may change", "a place while entries are still taken")
LISTED = {
    Only.ALL: frozenset(EntryStatus),
    Only.PLAYING: frozenset(EntryStatus) - {EntryStatus.OUT},
    Only.OUT: frozenset({EntryStatus.OUT}),
    Only.WAITING: frozenset({EntryStatus.WAITING}),
}
_RANK = {
    EntryStatus.WINNER: 0,
    EntryStatus.PLAYING: 1,
    EntryStatus.REGISTERED: 2,
    EntryStatus.WAITING: 3,
    EntryStatus.OUT: 4,
}


class PlayersModel(CellModel):
    """A model of the rows of a `PlayersView` in the order and choice the director asked for."""

    heads = tuple(Head(HEADINGS[column], worded=column not in RIGHT) for column in Column)

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(words, parent)
        self.only = Only.ALL
        self.sorted_by = (Column.NAME, Qt.SortOrder.AscendingOrder)
        self._wanted: tuple[str, ...] = ()
        self._rows: tuple[PlayerRow, ...] = ()
        self._name_keys: list[str] | None = None
        self._order: list[int] = []  # all rows, sorted
        self._shown: list[int] = []  # those that are listed
        self._index: dict[EntryId, int] | None = None  # of all rows
        self._searched: tuple[list[int], list[str]] = ([], [])  # rows, and what is searched of them
        self._money: dict[Money, str] = {}

    # What it shows

    def show_view(self, view: PlayersView) -> None:
        """Take on new rows. When nobody came, went or changed places in the list, only the changed rows repaint."""
        if view.rows is self._rows:
            return
        if (others := self._same_order(view.rows)) is not None:
            self._rows = view.rows
            for number in others:
                if (at := self._listed(number)) is not None:
                    self.dataChanged.emit(self.index(at, 0), self.index(at, len(Column) - 1))
            return
        before = [self._rows[number] for number in self._shown]
        self._keep_keys(view.rows)
        self._rows, self._index = view.rows, None
        order = self._sorted()
        shown = self._chosen(order)
        after = [view.rows[number] for number in shown]
        if [row.entry for row in before] == [row.entry for row in after]:
            self._order, self._shown = order, shown
            for number, (old, new) in enumerate(zip(before, after, strict=True)):
                if old is not new:
                    self.dataChanged.emit(self.index(number, 0), self.index(number, len(Column) - 1))
        else:
            self._show(order, shown)

    def _same_order(self, rows: tuple[PlayerRow, ...]) -> list[int] | None:
        """Which rows say something else, where that changes neither their order nor which are listed; else None."""
        if len(rows) != len(self._rows):
            return None
        others = changed(self._rows, rows)
        key = _KEYS.get(self.sorted_by[0])
        steady = all(
            old.entry == new.entry
            and old.name == new.name
            and (key is None or key(old) == key(new))
            and self._is_chosen(old) == self._is_chosen(new)
            for old, new in ((self._rows[number], rows[number]) for number in others)
        )
        return others if steady else None

    def _listed(self, number: int) -> int | None:
        """Where a row is listed; None: it is not."""
        try:
            return self._shown.index(number)
        except ValueError:
            return None

    def set_words(self, words: Words) -> None:
        """Say the list in another language."""
        self.words = words
        self._money.clear()
        self._show(self._order, self._shown)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def choose(self, *, only: Only | None = None, text: str | None = None) -> None:
        """List only entries of a kind, or those a text is found in: letters, a ticket number or a seat ('12-4')."""
        self.only = self.only if only is None else only
        self._wanted = self._wanted if text is None else tuple(fold(text).split())
        self._show(self._order, self._chosen(self._order))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; equal ones stay in the order of their names."""
        self.sorted_by = (Column(column), order)
        by = self._sorted()
        self._show(by, self._chosen(by))

    def row(self, number: int) -> PlayerRow:
        """The entry in a listed row."""
        return self._rows[self._shown[number]]

    def row_of(self, entry: EntryId) -> int | None:
        """The listed row of an entry, None when it is not listed."""
        if self._index is None:
            self._index = {row.entry: number for number, row in enumerate(self._rows)}
        number = self._index.get(entry)
        return self._listed(number) if number is not None else None

    def rows_of(self, entries: Sequence[EntryId]) -> list[int]:
        """The listed rows of these entries; those that are not listed are left out."""
        if len(entries) < FEW:
            return [row for entry in entries if (row := self.row_of(entry)) is not None]
        at = {self._rows[index].entry: number for number, index in enumerate(self._shown)}
        return [at[entry] for entry in entries if entry in at]

    def best(self) -> int:
        """The listed row a search most probably means: a name that begins so, somebody in play before somebody out."""
        if not self._wanted or not self._shown:
            return 0
        start = self._wanted[0]

        def far_off(number: int) -> tuple[bool, bool]:
            row = self.row(number)
            begins = any(word.startswith(start) for word in row.search.split())
            exact = start in (str(row.entry), _seat(row))
            return (not (begins or exact), row.status is EntryStatus.OUT)

        return min(range(len(self._shown)), key=far_off)

    def counts(self) -> dict[Only, int]:
        """The number of entries of each kind."""
        kinds = [row.status for row in self._rows]
        return {only: sum(kinds.count(status) for status in statuses) for only, statuses in LISTED.items()}

    # Qt's questions

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return self.text(self.row(index.row()), index.column())
        if index.isValid() and role == Qt.ItemDataRole.AccessibleTextRole:
            return self._read_out(self.row(index.row()), index.column())
        return self.side(index.column()) if index.isValid() and role == Qt.ItemDataRole.TextAlignmentRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The heading, with an arrow where the list is sorted by it."""
        said = super().headerData(section, orientation, role)
        by, order = self.sorted_by
        if by != section or role != Qt.ItemDataRole.DisplayRole or said is None:
            return said
        return f"{said} {'▲' if order is Qt.SortOrder.AscendingOrder else '▼'}"

    def _read_out(self, row: PlayerRow, column: int) -> str:
        """A cell as it is read aloud: who it is about, with what stands in it."""
        if column != self.at_column:
            return self.spoken_beside(column, self.text(row, column))
        said = [self.text(row, each) for each in (Column.NAME, Column.STATUS, Column.SEAT)]
        if column not in (Column.NO, Column.NAME, Column.STATUS, Column.SEAT):
            said.append(f"{super().headerData(column, Qt.Orientation.Horizontal)}: {self.text(row, column)}")
        return ", ".join(filter(None, said))

    def text(self, row: PlayerRow, column: int) -> str:
        words = self.words
        match column:
            case Column.NO:
                return words.number(row.entry)
            case Column.NAME:
                return row.name.listed
            case Column.STATUS:
                return words(STATUS[row.status])
            case Column.SEAT:
                return words.seat(row.seat)
            case Column.BOUNTY:
                return self._amount(row.head) if row.head else "—"
            case Column.PLACE:
                return self._place(row)
            case Column.PRIZE:
                return self._amount(row.prize) if row.prize else "—"
            case _:
                return self._amount(row.paid)

    def _amount(self, money: Money) -> str:
        """An amount in words: most entries paid the same, so the sentence is made once."""
        text = self._money.get(money)
        if text is None:
            text = self._money[money] = self.words.money(money)
        return text

    def _place(self, row: PlayerRow) -> str:
        if row.place is None or row.place_to is None:
            return "—"
        shared = row.place != row.place_to
        place = self.words(PLACES, best=row.place, worst=row.place_to) if shared else self.words.number(row.place)
        return self.words(SO_FAR, place=place) if row.provisional else place

    # Order and choice

    def _show(self, order: list[int], shown: list[int]) -> None:
        self.beginResetModel()
        self._order, self._shown = order, shown
        self.endResetModel()

    def _chosen(self, order: list[int]) -> list[int]:
        rows, every = self._rows, order
        for part in self._wanted:
            if part.isalpha() and order is every:
                order = [number for number, text in zip(order, self._texts(order), strict=True) if part in text]
            elif part.isalpha():
                order = [number for number in order if part in rows[number].search]
            else:
                order = [number for number in order if _found(rows[number], part)]
        if self.only is not Only.ALL:
            statuses = LISTED[self.only]
            order = [number for number in order if rows[number].status in statuses]
        return order

    def _is_chosen(self, row: PlayerRow) -> bool:
        """Whether a row is among those that are listed now."""
        return row.status in LISTED[self.only] and all(_found(row, part) for part in self._wanted)

    def _texts(self, order: list[int]) -> list[str]:
        """The texts that are searched, kept for one order: each letter typed looks through all of them again."""
        if self._searched[0] is not order:
            self._searched = order, [self._rows[number].search for number in order]
        return self._searched[1]

    def _sorted(self) -> list[int]:
        """All rows by the chosen column, by name where that says the same."""
        column, order = self.sorted_by
        descending = order is Qt.SortOrder.DescendingOrder
        names = self._keys()
        by_name = sorted(range(len(self._rows)), key=names.__getitem__, reverse=descending and column is Column.NAME)
        if column is Column.NAME:
            return by_name
        keys = [_KEYS[column](row) for row in self._rows]
        return sorted(by_name, key=keys.__getitem__, reverse=descending)

    def _keys(self) -> list[str]:
        if self._name_keys is None:
            self._name_keys = ["\0".join(row.name.sort_key) for row in self._rows]
        return self._name_keys

    def _keep_keys(self, rows: tuple[PlayerRow, ...]) -> None:
        """Use the keys of names already known again: folding ten thousand names takes longer than sorting them."""
        if self._name_keys is None:
            return
        old = zip(self._rows, self._name_keys, strict=True)
        keys = [
            key if before is row or before.name == row.name else "\0".join(row.name.sort_key)
            for (before, key), row in zip(old, rows, strict=False)
        ]
        self._name_keys = keys + ["\0".join(row.name.sort_key) for row in rows[len(keys) :]]


def _seat(row: PlayerRow) -> str:
    return f"{row.seat.table}-{row.seat.number}" if row.seat else ""


def _found(row: PlayerRow, part: str) -> bool:
    """Whether a part of what was typed means this entry: its name, ticket number, '12-4', or '12-' for a table."""
    if part in row.search:
        return True
    if part.isdigit():
        return str(row.entry) == part
    wanted, seat = part.replace(".", "-"), _seat(row)
    return seat == wanted or (wanted.endswith("-") and seat.startswith(wanted))


_KEYS: dict[Column, Callable[[PlayerRow], Any]] = {
    Column.NO: lambda row: row.entry,
    Column.STATUS: lambda row: _RANK[row.status],
    Column.SEAT: lambda row: row.seat or (LAST_OF_ALL, 0),
    Column.BOUNTY: lambda row: row.head.cents if row.head else 0,
    Column.PLACE: lambda row: row.place or LAST_OF_ALL,
    Column.PRIZE: lambda row: row.prize.cents if row.prize else 0,
    Column.PAID: lambda row: row.paid.cents,
}
