"""The list of draws of a tournament, each in a line: made of the acts alone, nothing is replayed."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.bounties.bounty_facts import EnvelopeDrawn
from tdapp.domain.chips.chip_facts import TableRaced
from tdapp.domain.facts import Fact, Moved, MoveReason, Reinstated, Seated, SeatsDrawn
from tdapp.domain.hands.hand_facts import LastHandsSet
from tdapp.domain.seating.draw_facts import DrawBasis, DrawCommitted, DrawMade, PublicValueGiven, SecretRevealed
from tdapp.domain.seating.evolve_draws import given_by
from tdapp.domain.seating.room import Given
from tdapp.domain.seating.seeds import commitment_of, number_of, seed_in
from tdapp.domain.units import ActNo, EntryId, Seat, Seq
from tdapp.read.papers import Stamp


class Commitment(Struct, frozen=True):
    """A secret that was fixed: its hash, the line that shows it, and the secret once it was revealed ('' not yet).

    `early`: it was fixed before anybody could enter.
    """

    commitment: str
    line: Seq
    early: bool
    secret: str


class ValueLine(Struct, frozen=True):
    """A value the room gave, in the journal since `line`; `undone`: the line that took it back, 0: it stands.

    The rest as `draw_facts.PublicValueGiven` has it.
    """

    given: Given
    line: Seq
    undone: Seq


class DrawLine(Struct, frozen=True):
    """One draw, as `draws.DrawRow` has it. `seats`: how many were drawn, or raced for a chip.

    `basis`: what the room had to do with it, None in journals of earlier versions; `value`: that was in its seed.
    """

    number: int
    line: Seq
    at: datetime
    kind: str
    bound: bool
    undone: bool
    seats: int
    basis: DrawBasis | None
    value: str


class DrawList(Struct, frozen=True):
    """The list of all draws in their order, the secrets they are bound to, the values the room gave.

    `shown`: the fingerprint of what the next draw is made of, to be seen before the room gives a value; '' not now.
    `finished`: the tournament is, so the secret may be revealed.
    """

    commitments: tuple[Commitment, ...]
    values: tuple[ValueLine, ...]
    draws: tuple[DrawLine, ...]
    shown: str = ""
    finished: bool = False

    @property
    def latest(self) -> ValueLine | None:
        """The latest value of the room that stands."""
        return next((value for value in reversed(self.values) if not value.undone), None)

    @property
    def serves(self) -> bool:
        """Whether the latest value was given for just the list the next draw is made of."""
        return self.latest is not None and self.latest.given.room == self.shown != ""

    @property
    def outdated(self) -> bool:
        """Whether the latest value was given for the next draw, and the list has changed since."""
        next_draw = len(self.draws) + 1
        return self.latest is not None and not self.serves and self.latest.given.draw == next_draw


class DrawsPaper(Struct, frozen=True):
    """The list of draws on paper."""

    stamp: Stamp
    shown: DrawList


class Commitments:
    """The secrets that were fixed and revealed, gathered from the acts as they happened."""

    def __init__(self) -> None:
        self._fixed: dict[str, tuple[Seq, bool]] = {}
        self._secrets: dict[str, str] = {}
        self._opened = False

    def look_at(self, act: Act) -> None:
        """Look at the next act."""
        for line, fact in enumerate(act.facts, act.first):
            if isinstance(fact, DrawCommitted):
                self._fixed.setdefault(fact.commitment, (Seq(line), not self._opened))
            elif isinstance(fact, SecretRevealed):
                self._secrets[commitment_of(fact.secret)] = fact.secret
        self._opened = self._opened or act.verb in ("tournament.open_registration", "entries.register")

    def shown(self) -> tuple[Commitment, ...]:
        """The secrets that were fixed so far, in order."""
        return tuple(Commitment(known, *where, self._secrets.get(known, "")) for known, where in self._fixed.items())


def draw_list(acts: Sequence[Act], gone: Mapping[ActNo, ActNo], shown: str = "", *, finished: bool = False) -> DrawList:
    """The list of draws among the acts as they happened; `gone`: those that do not count any more."""
    seen = Commitments()
    draws: list[DrawLine] = []
    for act in acts:
        seen.look_at(act)
        seed = seed_in(act.facts)
        if seed:
            number, bound, undone = len(draws) + 1, number_of(seed) is not None, act.number in gone
            seats = len(seated_by(act.facts)) + _raced(act.facts)
            made = made_in(act.facts)
            basis, value = (made.basis, made.value) if made is not None else (None, "")
            draws.append(DrawLine(number, act.first, act.at, kind_of(act.facts), bound, undone, seats, basis, value))
    return DrawList(seen.shown(), values_given(acts, gone), tuple(draws), shown, finished)


def values_given(acts: Sequence[Act], gone: Mapping[ActNo, ActNo]) -> tuple[ValueLine, ...]:
    """The values of the room, those taken back too."""
    return tuple(
        ValueLine(given_by(fact), Seq(line), undone_at(acts, gone, act))
        for act in acts
        for line, fact in enumerate(act.facts, act.first)
        if isinstance(fact, PublicValueGiven)
    )


def undone_at(acts: Sequence[Act], gone: Mapping[ActNo, ActNo], act: Act) -> Seq:
    """The journal line that took an act back, 0: the act counts."""
    by = gone.get(act.number)
    return acts[by - 1].first if by is not None else Seq(0)


def made_in(facts: tuple[Fact, ...]) -> DrawMade | None:
    """The fact that says what a draw was made of, None in journals of earlier versions."""
    return next((fact for fact in facts if isinstance(fact, DrawMade)), None)


def kind_of(facts: tuple[Fact, ...]) -> str:
    """The kind of draw that was made in an act: a code of `words.seating.draws`."""
    match seeded_in(facts):
        case SeatsDrawn(kind=kind):
            return f"draw.{kind.value}"
        case LastHandsSet():
            return "draw.card"
        case TableRaced():
            return "draw.race"
        case EnvelopeDrawn():
            return "draw.envelope"
        case Moved(reason=reason):
            return "draw.break" if reason is MoveReason.BREAK else "draw.moves"
    return "draw.join"


def _raced(facts: tuple[Fact, ...]) -> int:
    """How many seats raced for a chip."""
    return sum(len(fact.race.odds) for fact in facts if isinstance(fact, TableRaced))


def seeded_in(facts: tuple[Fact, ...]) -> Fact:
    return next(fact for fact in facts if getattr(fact, "seed", ""))


def seated_by(facts: tuple[Fact, ...]) -> tuple[tuple[EntryId, Seat], ...]:
    """The seats an act's draw gave, and to whom."""
    found: list[tuple[EntryId, Seat]] = []
    for fact in facts:
        if isinstance(fact, SeatsDrawn):
            found += fact.seats
        elif isinstance(fact, Seated | Moved | Reinstated) and fact.seed:
            found.append((fact.entry, fact.seat))
    return tuple(found)
