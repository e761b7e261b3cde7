"""The record of a person: rulings and penalties, in every tournament of the club."""

from collections import Counter
from collections.abc import Sequence
from datetime import date, datetime

from msgspec import Struct

from tdapp.domain.units import TournamentId

RULING = "ruling"


class PersonRecord(Struct, frozen=True):
    """One line of a person's record. `kind`: 'ruling', or the kind of penalty; `hands` to miss, 0 for none.

    `stream`: the tournament it was in; two may bear one name. `code` and `decision`: how a ruling ended, see
    `ruling_facts.RulingGiven`; '' for a penalty.
    """

    tournament: str
    day: date
    at: datetime
    kind: str
    incident: str
    book: str
    rules: str
    hands: int
    stream: TournamentId
    code: str = ""
    decision: str = ""


class Tally(Struct, frozen=True):
    """How often one ruling or penalty stands on a person's record. `what`: a kind of penalty, or, for a ruling, its
    incident.
    """

    n: int
    what: str
    ruling: bool


class PersonHistory(Struct, frozen=True):
    """The record of a person in short, penalties first and the heaviest number first: here, and in other
    tournaments.
    """

    here: tuple[Tally, ...]
    elsewhere: tuple[Tally, ...]
    tournaments: int
    records: tuple[PersonRecord, ...]


def person_history(records: Sequence[PersonRecord], here: TournamentId | None) -> PersonHistory:
    """The record of a person as it is told at the table. `here`: the tournament in front."""
    others = [each for each in records if each.stream != here]
    return PersonHistory(
        here=_tallies([each for each in records if each.stream == here]),
        elsewhere=_tallies(others),
        tournaments=len({each.stream for each in others}),
        records=tuple(records),
    )


def _tallies(records: Sequence[PersonRecord]) -> tuple[Tally, ...]:
    counted = Counter((each.kind == RULING, each.incident if each.kind == RULING else each.kind) for each in records)
    found = [Tally(n, what, ruling) for (ruling, what), n in counted.items()]
    return tuple(sorted(found, key=lambda each: (each.ruling, -each.n, each.what)))
