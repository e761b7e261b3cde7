"""Sentences of a check of a club file: where something is wrong, and what to do about it."""

from collections.abc import Iterable
from datetime import datetime

from tdapp.read.club.found import say_lookup, say_rows
from tdapp.read.message import Said, say
from tdapp.read.seating.draw_proofs import DrawProof


def at_line(where: Said, line: int, at: datetime | None, what: Said) -> Said:
    """A finding at a line of a journal. `at` None: its time cannot be read."""
    if at is None:
        return say("check.at_line", where=where, line=line, what=what)
    return say("check.at", where=where, line=line, time=at, day=at.date(), what=what)


def say_draw(draw: DrawProof) -> Said:
    """The sentence about a draw that does not come out as it was written, and why."""
    return say("check.draw", number=draw.number, because=Said(f"check.draw_{draw.why}"))


def say_differs(tables: Iterable[str]) -> Said:
    """The sentence that tables say something else than the journal; none named: they say the same, and their seal is
    broken.
    """
    what = tuple(say_rows(table) for table in tables)
    return say("check.differs", what=what) if what else say("check.seal")


def say_changed_rows(rows: Iterable[Said]) -> Said:
    """The sentence about rows beside the journal that something other than this program changed."""
    return say("check.changed", what=tuple(rows))


def say_mislaid_rows(tables: Iterable[str]) -> Said:
    """The sentence that not every row of these tables is found where it is looked up."""
    return say("check.mislaid", what=tuple(say_lookup(table) for table in tables))
