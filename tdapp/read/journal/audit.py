"""The audit of a tournament: who did what and when, what was lifted and why, what was taken back or put right."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.units import ActNo
from tdapp.read.journal.journal import JournalRow, JournalView
from tdapp.read.papers import Stamp

PUTS_RIGHT = "corrections."  # the verbs of decisions that put right what was entered wrongly


class TakenBack(Struct, frozen=True):
    """An act that was taken back, and the act that did so."""

    act: JournalRow
    by: JournalRow


class AuditSheet(Struct, frozen=True):
    """All acts of a tournament, oldest first, and those among them that somebody will ask about.

    `by`: how many acts are whose, most first; '' is somebody whose name the file does not have.
    """

    stamp: Stamp
    acts: tuple[JournalRow, ...]
    lifted: tuple[JournalRow, ...]
    taken_back: tuple[TakenBack, ...]
    put_right: tuple[JournalRow, ...]
    by: tuple[tuple[str, int], ...]


def audit_sheet(view: JournalView, acts: Sequence[Act], stamp: Stamp) -> AuditSheet:
    """The audit of what a journal says. `acts`: the same acts as they stand in the file, act 1 first."""
    rows = tuple(reversed(view.rows))
    numbered: Mapping[ActNo, JournalRow] = {row.act: row for row in rows}
    return AuditSheet(
        stamp=stamp,
        acts=rows,
        lifted=tuple(row for row in rows if row.override),
        taken_back=tuple(TakenBack(row, numbered[row.retracted_by]) for row in rows if row.retracted_by is not None),
        put_right=tuple(numbered[act.number] for act in acts if act.verb.startswith(PUTS_RIGHT)),
        by=tuple(Counter(row.operator for row in rows).most_common()),
    )
