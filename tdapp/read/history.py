"""What the club remembers of a person: rulings and penalties, in every tournament."""

from dataclasses import dataclass
from datetime import date, datetime


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """One line of a person's record. `kind`: 'ruling', or the kind of penalty; `hands` to miss, 0 for none."""

    tournament: str
    day: date
    at: datetime
    kind: str
    incident: str
    book: str
    rules: str
    hands: int
