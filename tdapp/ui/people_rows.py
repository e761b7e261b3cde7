"""The rows of a list of people as they will be taken: line, name, what happens, and why."""

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from operator import attrgetter

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
from tdapp.ui.widgets.cells import Cell, CellModel, Head
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
    Fate.SAME: QT_TRANSLATE_NOOP("Import", "no change", "what happens to a row: nothing"),
    Fate.SKIP: QT_TRANSLATE_NOOP("Import", "stays as it is", "what happens to a row: the director leaves it out"),
}
BAD = QT_TRANSLATE_NOOP("Import", "left out", "what happens to a row that cannot be taken")
SIGNS = {
    Sign.CARD: QT_TRANSLATE_NOOP("Import", "known by club card"),
    Sign.EMAIL: QT_TRANSLATE_NOOP("Import", "known by name and e-mail address"),
    Sign.BORN: QT_TRANSLATE_NOOP("Import", "known by name and date of birth"),
    Sign.NAME: QT_TRANSLATE_NOOP("Import", "known by name"),
    Sign.LIKELY: QT_TRANSLATE_NOOP("Import", "your choice", "why a row is somebody the club knows"),
}
PERHAPS = QT_TRANSLATE_NOOP("Import", "perhaps {name} ({reasons})", "whom the club knows a row may be")
IS = QT_TRANSLATE_NOOP("Import", "{name} of the club, {known}")
CHANGES = QT_TRANSLATE_NOOP("Import", "{known}; changes: {fields}")
CELLS = {
    "cell.nation": QT_TRANSLATE_NOOP("Import", "'{text}' is not a country and is not imported"),
    "cell.language": QT_TRANSLATE_NOOP("Import", "'{text}' is not a language and is not imported"),
    "cell.born": QT_TRANSLATE_NOOP("Import", "the date of birth cannot be read and is not imported"),
    "person.email": QT_TRANSLATE_NOOP("Import", "'{text}' is not an e-mail address and is not imported"),
    "person.phone": QT_TRANSLATE_NOOP("Import", "'{text}' is not a telephone number and is not imported"),
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


class PeopleRows(CellModel):
    """The model of the rows: those left out or with a remark first, then the others, each by its line."""

    heads = tuple(Head(text, worded=True) for text in HEADINGS)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._policy = Policy.UPDATE
        # By the line of a row: what the director says of it, and whom it may be.
        self._said: dict[int, Fate] = {}
        self._likely: Mapping[int, Likely] = {}
        self._joined: dict[PlayerId, int] = {}  # who the director says somebody is, and the line of the row

    def show_plan(self, plan: PeoplePlan, policy: Policy) -> None:
        """Show who is who; what was said about single rows is forgotten."""
        self._policy, self._said, self._likely, self._joined = policy, {}, {}, {}
        self.put((*plan.bad, *sorted(plan.arrivals, key=lambda arrival: not arrival.remarks)))

    def show_likely(self, likely: Mapping[int, Likely]) -> None:
        """Show whom rows that would be new may be, by line; those rows come to the front."""
        self._likely = likely
        self.put(sorted(self.rows, key=lambda row: (isinstance(row, Arrival), row.line not in likely)))

    def joinable(self) -> int:
        """The number of rows that may still be said to be the one they are likely to be."""
        return len({likely.person.player for likely in self._likely.values()} - set(self._joined))

    def join_all(self) -> None:
        """Make every row the person it is likely to be; of two rows like one person the first."""
        for row in self.rows:
            if row.line in self._likely:
                self._joined.setdefault(self._likely[row.line].person.player, row.line)
        self.put(self.rows)

    def choose(self, policy: Policy) -> None:
        """Choose what becomes of everybody the club knows; what was said about single rows is forgotten."""
        self._policy, self._said, self._joined = policy, {}, {}
        self.put(self.rows)

    def turn(self, number: int) -> None:
        """Turn a row to the next thing that may become of it: new, the one it is likely to be, left out."""
        arrival = self.rows[number]
        if not isinstance(arrival, Arrival):
            return
        line, fates, fate = arrival.line, arrival.fates, self._fate(arrival)
        likely = self._likely.get(line)
        here = self._joined.get(likely.person.player) if likely is not None else None
        if likely is not None and here is None and fate is Fate.NEW:
            self._joined[likely.person.player] = line
            self._said.pop(line, None)
        elif likely is not None and here == line:
            del self._joined[likely.person.player]
            self._said[line] = Fate.SKIP
        else:
            self._said[line] = fates[(fates.index(fate) + 1) % len(fates)]
        self.dataChanged.emit(self.index(number, 0), self.index(number, len(HEADINGS) - 1))

    def decided(self) -> list[tuple[Arrival, Fate]]:
        """The fate of each row that can be taken, in the order of the list."""
        arrivals = [self._as(row) for row in self.rows if isinstance(row, Arrival)]
        return [(arrival, self._fate(arrival)) for arrival in sorted(arrivals, key=attrgetter("line"))]

    def _as(self, arrival: Arrival) -> Arrival:
        """A row with the person the director says it is."""
        likely = self._likely.get(arrival.line)
        if likely is None or self._joined.get(likely.person.player) != arrival.line:
            return arrival
        return joined(arrival, likely)

    def _fate(self, arrival: Arrival) -> Fate:
        if arrival.sign is Sign.LIKELY:
            return arrival.fates[0]
        return self._said.get(arrival.line) or usual(arrival, self._policy)

    def cell(self, row: Arrival | BadRow, column: int) -> Cell:
        shown = self._as(row) if isinstance(row, Arrival) else row
        match column:
            case 0:
                return Cell(self.words.number(shown.line), tip="")
            case 1:
                return Cell(shown.name.listed if isinstance(shown, Arrival) else shown.text, tip="")
            case 2:
                return Cell(self.words(FATES[self._fate(shown)] if isinstance(shown, Arrival) else BAD), tip="")
        return Cell(self._why(shown))

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
