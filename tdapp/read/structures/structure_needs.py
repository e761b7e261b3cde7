"""What the structure needs of the director before the start: what cannot be played, entries that are worth little."""

from collections.abc import Iterator
from datetime import datetime

from tdapp.domain.clock.structure import Level
from tdapp.domain.state import Registration, State
from tdapp.domain.structures.finding import Grade
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency
from tdapp.read.structures.lint_view import LintLine, lint_view

STRUCTURE = "structure.page"
SOLD = ("lint.closes_late", "lint.rebuys_late")  # what players pay for: it is too late once they have
SAID = 2  # levels whose chips have a card of their own


def structure_needs(state: State, now: datetime) -> Iterator[Need]:
    """The card of the gravest finding, from when registration opens until play starts."""
    if state.registration is Registration.NOT_YET or state.clock.started(now) or state.finished:
        return
    first = [row for row, period in enumerate(state.structure) if isinstance(period, Level)][:SAID]
    found = [line for line in lint_view(state, now).worth_warning() if _wanted(line, first)]
    if found:
        line = found[0]
        more = say("needs.structure.more", n=len(found) - 1) if len(found) > 1 else line.why
        title = line.said if line.row is None else say("needs.structure", row=line.row + 1, said=line.said)
        yield Need("structure", Urgency.WARNING, title, more, STRUCTURE)


def _wanted(line: LintLine, first: list[int]) -> bool:
    return line.said.code in SOLD or (line.grade is Grade.FAULT and line.row not in first)
