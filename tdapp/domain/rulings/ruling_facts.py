"""Facts of what the director rules: the rulebook, the rulings given under it, and penalties."""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import Chips, EntryId, PenaltyNo, RulingNo, TableNo, TextId


class RulebookChosen(Struct, frozen=True):
    """Rulings are made under this book from now on; `house` is the text of the club's own values laid over it."""

    book: str
    house: str


class RulingGiven(Struct, frozen=True):
    """A ruling the director gave, as plain data: what happened, what the book says to it, what she decided and why.

    `ruling` counts 1, 2, 3 ... in the tournament. `incident` and `code` are those of the rulings; `case` is the
    situation as JSON, so that it can be ruled again; `steps` are the sentences as they were shown in `language`;
    `rules` the citations. `decision`: empty when the book decided, the id of the director's choice, or OVERRULED. The
    reason stands in the side table under `reason` (empty: none) with the salted hash `digest`.
    """

    ruling: RulingNo
    incident: str
    table: TableNo | None
    entries: tuple[EntryId, ...]
    book: str
    edition: str
    code: str
    rules: tuple[str, ...]
    steps: tuple[str, ...]
    language: str
    case: str
    decision: str
    reason: TextId
    digest: str


OVERRULED = "overruled"


class HandCarriedOn(Struct, frozen=True):
    """The hand of a ruling was played on after it: `line` enters it as far as it is known now, from its beginning."""

    ruling: RulingNo
    line: str


class PenaltyKind(StrEnum):
    """The kinds of penalty, from the lightest to the heaviest; what is counted of each: `penalties.measured_in`."""

    WARNING = "warning"
    MISSED_HANDS = "missed_hands"
    ROUNDS = "rounds"
    DISQUALIFICATION = "disqualification"


class PenaltyGiven(Struct, frozen=True):
    """A penalty was given, a warning or hands to miss: `hands` is fixed now, however the table changes (0 for a
    warning).

    `penalty` counts 1, 2, 3 ... in the tournament; `offence` is the incident it answers; `ruling` the one it follows.
    """

    penalty: PenaltyNo
    entry: EntryId
    kind: PenaltyKind
    hands: int
    offence: str
    ruling: RulingNo | None = None


class PenaltyLifted(Struct, frozen=True):
    """The rest of a penalty is let off."""

    penalty: PenaltyNo


class Disqualified(Struct, frozen=True):
    """A player is out for good: `chips`, counted, leave play; there is no refund (HC-71, TDA 71)."""

    penalty: PenaltyNo
    entry: EntryId
    chips: Chips
    offence: str
    ruling: RulingNo | None = None


RulingFact = RulebookChosen | RulingGiven | HandCarriedOn | PenaltyGiven | PenaltyLifted | Disqualified
