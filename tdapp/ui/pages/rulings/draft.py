"""The case as it is being entered: table, incident, answers and the line; everything stays until it is changed.

What was entered is never thrown away because it does not fit: it is said what does not, and the rest still counts.
"""

from collections.abc import Sequence

from msgspec import Struct, field
from PySide6.QtCore import QObject, Signal

from tdapp.read.rulings.rulings import CaseTable
from tdapp.rulings import INCIDENTS, Incident
from tdapp.rulings.shorthand import read_line
from tdapp.rulings.situation import Answer, Situation
from tdapp.rulings.typed_table import BadWord, Line, with_line
from tdapp.values import replace

ALL_SEATS = tuple(range(1, 11))


class Case(Struct, frozen=True):
    """The situation as far as it is entered, and the word of the line that cannot be read."""

    situation: Situation
    bad: BadWord | None = None
    line: Line = field(default_factory=Line)


class Draft(QObject):
    """The draft of a case: what the director has entered. `changed` comes with every key that changes the case."""

    changed = Signal()
    chosen = Signal()  # another incident, or another table: the questions are others

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.table: CaseTable | None = None
        self.seat: int | None = None
        self.incident: Incident | None = None
        self.typed = ""
        self.facts: dict[str, Answer] = {}

    def at(self, table: CaseTable, seat: int | None = None) -> None:
        """Go to another table. Answers about seats go, everything else stays."""
        self.table, self.seat = table, seat
        if self.incident is not None:
            self._about(self.incident)
        self.chosen.emit()
        self.changed.emit()

    def choose(self, incident: str) -> None:
        """Choose another incident; answers to questions it asks too stay."""
        found = INCIDENTS[incident]
        asked = {question.id for question in found.questions}
        self.facts = {name: answer for name, answer in self.facts.items() if name in asked}
        self.incident = found
        self._about(found)
        self.chosen.emit()
        self.changed.emit()

    def clear(self) -> None:
        """Begin a new case at the same table."""
        self.incident, self.typed, self.facts = None, "", {}
        self.chosen.emit()
        self.changed.emit()

    def answer(self, question: str, answer: Answer | None) -> None:
        """Answer a question; None takes the answer back."""
        before = dict(self.facts)
        if answer is None:
            self.facts.pop(question, None)
        else:
            self.facts[question] = answer
        if self.facts != before:
            self.changed.emit()

    def write(self, typed: str) -> None:
        """Write the line about the table."""
        if typed != self.typed:
            self.typed = typed
            self.changed.emit()

    @property
    def occupied(self) -> tuple[int, ...]:
        """The seats somebody plays in; none when the table is not known."""
        return tuple(place.seat for place in self.table.situation.seats) if self.table else ()

    def case(self) -> Case:
        """The situation with everything that was entered."""
        base = self.table.situation if self.table else Situation("")
        line, bad = readable(self.typed, self.occupied or ALL_SEATS)
        incident = self.incident.id if self.incident else ""
        asked = {} if self.incident is None else dict(self.facts)
        return Case(with_line(replace(base, incident=incident, facts=asked), line), bad, line)

    def _about(self, incident: Incident) -> None:
        """Answer the incident's question for a seat with the one the page was opened for."""
        names = [question.id for question in incident.questions]
        if self.seat is not None and "seat" in names and "seat" not in self.facts:
            self.facts["seat"] = self.seat


def readable(typed: str, seats: Sequence[int]) -> tuple[Line, BadWord | None]:
    """The line as far as it can be read, and the first word that cannot: what stands before it still counts."""
    try:
        return read_line(typed, seats), None
    except BadWord as error:
        bad = error
    words = typed.split()
    for count in range(len(words) - 1, 0, -1):
        try:
            return read_line(" ".join(words[:count]), seats), bad
        except BadWord as error:
            bad = error
    return Line(), bad
