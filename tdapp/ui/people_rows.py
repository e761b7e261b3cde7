"""The rows of a list of people as they will be taken: line, name, what happens, and why."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from tdapp.app.lists.csv_files import BadRow
from tdapp.app.people.people_likely import Likely, joined
from tdapp.app.people.people_plan import Arrival, Fate, PeoplePlan, Remark, Sign
from tdapp.domain.people.person import PersonData
from tdapp.domain.refusal import Refused
from tdapp.domain.units import PlayerId
from tdapp.read.message import Said, say_refused
from tdapp.read.people.names import PlayerName
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.sheet_choices import ROW_REASONS
from tdapp.ui.widgets.label import tip
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
    Sign.LIKELY: QT_TRANSLATE_NOOP("Import", "because you say so", "why a row is somebody the club knows"),
}
PERHAPS = QT_TRANSLATE_NOOP("Import", "perhaps {name} ({reasons})", "whom the club knows a row may be")
IS = QT_TRANSLATE_NOOP("Import", "{name} of the club, {known}")
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
    """The fate of everybody the club knows already, unless a row says otherwise."""

    UPDATE = "update"
    SKIP = "skip"
    NEW = "new"


def usual(arrival: Arrival, policy: Policy) -> Fate:
    """The fate of a row when nobody has said otherwise about it."""
    wanted = Fate(policy.value)
    if arrival.known is None or wanted not in arrival.fates:
        return arrival.fates[0] if policy is Policy.UPDATE or arrival.known is None else _left(arrival)
    return wanted


def _left(arrival: Arrival) -> Fate:
    return Fate.SKIP if Fate.SKIP in arrival.fates else Fate.SAME


class PeopleRows(QAbstractTableModel):
    """The model of the rows: those left out or with a remark first, then the others, each by its line."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self._rows: Sequence[Arrival | BadRow] = ()
        self._policy = Policy.UPDATE
        self._said: dict[int, Fate] = {}
        self._likely: Mapping[int, Likely] = {}  # by the line of a row
        self._joined: dict[PlayerId, int] = {}  # who the director says somebody is, and the row

    def show_plan(self, plan: PeoplePlan, policy: Policy) -> None:
        """Show who is who; what was said about single rows is forgotten."""
        self.beginResetModel()
        noted = [arrival for arrival in plan.arrivals if arrival.remarks]
        plain = [arrival for arrival in plan.arrivals if not arrival.remarks]
        self._rows = (*plan.bad, *noted, *plain)
        self._policy, self._said, self._likely, self._joined = policy, {}, {}, {}
        self.endResetModel()

    def show_likely(self, likely: Mapping[int, Likely]) -> None:
        """Show whom rows that would be new may be, by line; those rows come to the front."""
        self.beginResetModel()
        said = {row.line: self._said[number] for number, row in enumerate(self._rows) if number in self._said}
        first: list[Arrival | BadRow] = [row for row in self._rows if isinstance(row, BadRow)]
        first += [row for row in self._rows if isinstance(row, Arrival) and row.line in likely]
        self._rows = (*first, *(row for row in self._rows if isinstance(row, Arrival) and row.line not in likely))
        self._said = {number: said[row.line] for number, row in enumerate(self._rows) if row.line in said}
        self._likely = likely
        self.endResetModel()

    def joinable(self) -> int:
        """The number of rows that may still be said to be the one they are likely to be."""
        rows = (row for row in self._rows if isinstance(row, Arrival) and row.line in self._likely)
        return len({self._likely[row.line].person.player for row in rows} - set(self._joined))

    def join_all(self) -> None:
        """Make every row the person it is likely to be; of two rows like one person the first."""
        self.beginResetModel()
        for number, row in enumerate(self._rows):
            if isinstance(row, Arrival) and row.line in self._likely:
                self._joined.setdefault(self._likely[row.line].person.player, number)
        self.endResetModel()

    def choose(self, policy: Policy) -> None:
        """Choose what becomes of everybody the club knows; what was said about single rows is forgotten."""
        self.beginResetModel()
        self._policy, self._said, self._joined = policy, {}, {}
        self.endResetModel()

    def turn(self, row: int) -> None:
        """Turn a row to the next thing that may become of it: new, the one it is likely to be, left out."""
        arrival = self._rows[row]
        if not isinstance(arrival, Arrival):
            return
        likely = self._likely.get(arrival.line)
        here = self._joined.get(likely.person.player) if likely is not None else None
        if likely is not None and here is None and self._fate(row, arrival) is Fate.NEW:
            self._joined[likely.person.player] = row
            self._said.pop(row, None)
        elif likely is not None and here == row:
            del self._joined[likely.person.player]
            self._said[row] = Fate.SKIP
        else:
            fates = arrival.fates
            self._said[row] = fates[(fates.index(self._fate(row, arrival)) + 1) % len(fates)]
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(HEADINGS) - 1))

    def decided(self) -> list[tuple[Arrival, Fate]]:
        """The fate of each row that can be taken, in the order of the list."""
        rows = [(row, self._as(row, each)) for row, each in enumerate(self._rows) if isinstance(each, Arrival)]
        return sorted([(each, self._fate(row, each)) for row, each in rows], key=lambda pair: pair[0].line)

    def _as(self, row: int, arrival: Arrival) -> Arrival:
        """A row with the person the director says it is."""
        likely = self._likely.get(arrival.line)
        if likely is None or self._joined.get(likely.person.player) != row:
            return arrival
        return joined(arrival, likely)

    def _fate(self, row: int, arrival: Arrival) -> Fate:
        if arrival.sign is Sign.LIKELY:
            return arrival.fates[0]
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
        if isinstance(row, Arrival):
            row = self._as(index.row(), row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._why(row)) if index.column() == 3 else None
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
        if row.sign is Sign.LIKELY and row.known is not None:
            why = [words(IS, name=name_of(row.known.data), known=why[0])]
        elif (likely := self._likely.get(row.line)) is not None and likely.person.player not in self._joined:
            reasons = words.several([words.said(Said(f"same.{reason.value}")) for reason in likely.reasons])
            why = [words(PERHAPS, name=name_of(likely.person.data), reasons=reasons)]
        if why and row.changes:
            changed = [words.said(Said("field." + each)) for each in row.changes]
            why = [words(CHANGES, known=why[0], fields=", ".join(changed))]
        return "; ".join([*why, *map(partial(said_remark, words=words), row.remarks)])


def name_of(data: PersonData) -> PlayerName:
    """The name of somebody of the club."""
    return PlayerName(data.last, data.first)


def said_remark(remark: Remark, words: Words) -> str:
    """Why a cell is not taken."""
    text: Text | None = CELLS.get(remark.code)
    if text is not None:
        return words(text, **remark.facts)
    return words.said(say_refused(Refused(remark.code, **remark.facts)))
