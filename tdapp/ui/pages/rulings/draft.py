"""The case as it is being entered: table, incident, answers and the line; everything stays until it is changed.

What was entered is never thrown away because it does not fit: it is said what does not, and the rest still counts.
"""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from tdapp.domain.units import EntryId
from tdapp.read.rulings.rulings import CaseTable
from tdapp.rulings import INCIDENTS, Incident, Kind
from tdapp.rulings.hands import DeskCase, Readings, case_at_desk
from tdapp.rulings.hands.entering import ALL_SEATS
from tdapp.rulings.situation import Answer, Situation


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
        self.readings = Readings()
        self._case: tuple[object, DeskCase] | None = None  # what was entered, and the case it came to

    def at(self, table: CaseTable, seat: int | None = None) -> None:
        """Go to another table. The case is about another seat; everything else stays."""
        self.table, self.seat = table, seat
        self.chosen.emit()
        self.changed.emit()

    def choose(self, incident: str) -> None:
        """Choose another incident; answers to questions it asks too stay."""
        found = INCIDENTS[incident]
        asked = {question.id for question in found.questions}
        self.facts = {name: answer for name, answer in self.facts.items() if name in asked}
        self.incident = found
        self.chosen.emit()
        self.changed.emit()

    def set_aside(self) -> None:
        """Rule on no incident for now; the hand goes on."""
        self.incident, self.facts = None, {}
        self.chosen.emit()
        self.changed.emit()

    def clear(self) -> None:
        """Begin a new case at the same table."""
        self.typed = ""
        self.set_aside()

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

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that can be meant: those somebody plays in, or all where the table is not known."""
        return self.occupied or ALL_SEATS

    def case(self) -> DeskCase:
        """The case with everything that was entered; worked out once for what stands there."""
        base = self.table.situation if self.table else Situation("")
        entered = (self.typed, base, self.incident, dict(self.facts), self.seat, self.readings)
        if self._case is None or self._case[0] != entered:
            typed, base, incident, facts, seat, readings = entered
            case = case_at_desk(typed, base, incident, facts, seat=seat, readings=readings)
            self._case = (entered, case)
        return self._case[1]

    def answers(self) -> Mapping[str, Answer]:
        """The answers to the incident's questions: the director's own, and those that follow from the hand."""
        return {**self.case().told, **self.facts}

    def seated(self, numbers: Iterable[int]) -> tuple[EntryId, ...]:
        """The entries that sit in these seats of the table, each once."""
        sitting = {seat.number: seat.entry for seat in self.table.seats} if self.table else {}
        found = (sitting.get(number) for number in dict.fromkeys(numbers))
        return tuple(entry for entry in found if entry is not None)

    def concerned(self) -> tuple[EntryId, ...]:
        """The entries the case is about: those of the seats in its answers, and the seat it was opened for."""
        return self.seated(self.about()) if self.incident is not None else ()

    def about(self) -> tuple[int, ...]:
        """The seats the case is about, as they are answered; else the one it was opened for."""
        answers, numbers = self.answers(), []
        for question in self.incident.questions if self.incident is not None else ():
            answer = answers.get(question.id)
            if question.kind is Kind.SEAT and isinstance(answer, int):
                numbers.append(answer)
            elif question.kind is Kind.SEATS and isinstance(answer, tuple):
                numbers += [int(each) for each in answer]
        if self.seat is not None and not numbers:
            numbers.append(self.seat)
        return tuple(numbers)
