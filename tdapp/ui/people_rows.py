"""The rows of a list of people as they will be taken: line, name, what happens, and why."""

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from tdapp.app.people_plan import Arrival, Fate, PeoplePlan, Remark, Sign
from tdapp.app.sheets import BadRow
from tdapp.domain.refusal import Refused
from tdapp.read.said import Said, say_refused
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.sheet_choices import ROW_REASONS
from tdapp.words.say import Words

HEADINGS = (
    QT_TRANSLATE_NOOP("Import", "Line"),
    QT_TRANSLATE_NOOP("Import", "Player"),
    QT_TRANSLATE_NOOP("Import", "What happens"),
    QT_TRANSLATE_NOOP("Import", "Why"),
)
FATES = {
    Fate.NEW: QT_TRANSLATE_NOOP("Import", "new", "what happens to a row: a new player"),
    Fate.UPDATE: QT_TRANSLATE_NOOP("Import", "changed", "what happens to a row: a known player's data change"),
    Fate.SAME: QT_TRANSLATE_NOOP("Import", "is so already", "what happens to a row: nothing"),
    Fate.SKIP: QT_TRANSLATE_NOOP("Import", "stays as it is", "what happens to a row: the director leaves it out"),
}
BAD = QT_TRANSLATE_NOOP("Import", "left out", "what happens to a row that cannot be taken")
SIGNS = {
    Sign.CARD: QT_TRANSLATE_NOOP("Import", "known by the club card"),
    Sign.EMAIL: QT_TRANSLATE_NOOP("Import", "known by name and e-mail address"),
    Sign.BORN: QT_TRANSLATE_NOOP("Import", "known by name and date of birth"),
    Sign.NAME: QT_TRANSLATE_NOOP("Import", "known by name"),
}
CHANGES = QT_TRANSLATE_NOOP("Import", "{known}; changes: {fields}")
CELLS = {
    "cell.nation": QT_TRANSLATE_NOOP("Import", "'{text}' is no country and is not taken"),
    "cell.language": QT_TRANSLATE_NOOP("Import", "'{text}' is no language and is not taken"),
    "cell.born": QT_TRANSLATE_NOOP("Import", "the date of birth cannot be read and is not taken"),
    "person.email": QT_TRANSLATE_NOOP("Import", "'{text}' is no e-mail address and is not taken"),
    "person.phone": QT_TRANSLATE_NOOP("Import", "'{text}' is no telephone number and is not taken"),
}
REASONS = {
    **ROW_REASONS,
    "row.several": QT_TRANSLATE_NOOP("Import", "the club knows {n} players called {name}; change this one by hand"),
}


class Policy(StrEnum):
    """What becomes of everybody the club knows already, unless a row says otherwise."""

    UPDATE = "update"
    SKIP = "skip"
    NEW = "new"


def usual(arrival: Arrival, policy: Policy) -> Fate:
    """What becomes of a row when nobody has said otherwise about it."""
    wanted = Fate(policy.value)
    if arrival.known is None or wanted not in arrival.fates:
        return arrival.fates[0] if policy is Policy.UPDATE or arrival.known is None else _left(arrival)
    return wanted


def _left(arrival: Arrival) -> Fate:
    return Fate.SKIP if Fate.SKIP in arrival.fates else Fate.SAME


class PeopleRows(QAbstractTableModel):
    """Rows that are left out or have a remark first, then the others, each by its line."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self._rows: Sequence[Arrival | BadRow] = ()
        self._policy = Policy.UPDATE
        self._said: dict[int, Fate] = {}

    def show_plan(self, plan: PeoplePlan, policy: Policy) -> None:
        """Show who is who; what was said about single rows is forgotten."""
        self.beginResetModel()
        noted = [arrival for arrival in plan.arrivals if arrival.remarks]
        plain = [arrival for arrival in plan.arrivals if not arrival.remarks]
        self._rows = (*plan.bad, *noted, *plain)
        self._policy, self._said = policy, {}
        self.endResetModel()

    def choose(self, policy: Policy) -> None:
        """This becomes of everybody the club knows; what was said about single rows is forgotten."""
        self.beginResetModel()
        self._policy, self._said = policy, {}
        self.endResetModel()

    def turn(self, row: int) -> None:
        """The next thing that may become of a row."""
        arrival = self._rows[row]
        if isinstance(arrival, Arrival):
            fates = arrival.fates
            self._said[row] = fates[(fates.index(self._fate(row, arrival)) + 1) % len(fates)]
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(HEADINGS) - 1))

    def decided(self) -> list[tuple[Arrival, Fate]]:
        """What becomes of each row that can be taken, in the order of the list."""
        decided = [(each, self._fate(row, each)) for row, each in enumerate(self._rows) if isinstance(each, Arrival)]
        return sorted(decided, key=lambda pair: pair[0].line)

    def _fate(self, row: int, arrival: Arrival) -> Fate:
        return self._said.get(row) or usual(arrival, self._policy)

    # What the view asks

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(HEADINGS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.words(HEADINGS[section])
        return None

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._why(row).replace("<", "‹") if index.column() == 3 else None  # a tip takes tags for markup
        match index.column():
            case 0:
                return self.words.number(row.line)
            case 1:
                return row.name.listed if isinstance(row, Arrival) else row.text
            case 2:
                return self.words(FATES[self._fate(index.row(), row)] if isinstance(row, Arrival) else BAD)
            case _:
                return self._why(row)

    def _why(self, row: Arrival | BadRow) -> str:
        words = self.words
        if isinstance(row, BadRow):
            return words(REASONS[row.code], **row.facts)
        why = [words(SIGNS[row.sign])] if row.sign is not None else []
        if why and row.changes:
            changed = [words.said(Said("field." + each)) for each in row.changes]
            why = [words(CHANGES, known=why[0], fields=", ".join(changed))]
        return "; ".join([*why, *map(partial(said_remark, words=words), row.remarks)])


def said_remark(remark: Remark, words: Words) -> str:
    """Why a cell is not taken."""
    text: Text | None = CELLS.get(remark.code)
    if text is not None:
        return words(text, **remark.facts)
    return words.said(say_refused(Refused(remark.code, **remark.facts)))
