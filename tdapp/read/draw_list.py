"""Every draw of a tournament in a line each, to look at: the acts alone say it, nothing is played once more."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from tdapp.domain.act import Act
from tdapp.domain.chip_facts import TableRaced
from tdapp.domain.draw_facts import DrawCommitted, SecretRevealed
from tdapp.domain.facts import Fact, Moved, MoveReason, Reinstated, Seated, SeatsDrawn
from tdapp.domain.hand_facts import LastHandsSet
from tdapp.domain.seeds import commitment_of, number_of, seed_in
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, EntryId, Seat, Seq
from tdapp.read.papers import Stamp


@dataclass(frozen=True, slots=True)
class Commitment:
    """A secret that was fixed: its hash, the line that shows it, and the secret once it was revealed ('' not yet).

    `early`: it was fixed before anybody could enter.
    """

    commitment: str
    line: Seq
    early: bool
    secret: str


@dataclass(frozen=True, slots=True)
class DrawLine:
    """One draw, as `draws.DrawRow` has it. `seats`: how many were drawn, or raced for a chip."""

    number: int
    line: Seq
    at: datetime
    kind: str
    bound: bool
    undone: bool
    seats: int


@dataclass(frozen=True, slots=True)
class DrawList:
    """All draws in their order, the secrets they are bound to, the value given in the room (None: none was given)."""

    commitments: tuple[Commitment, ...]
    public: str | None
    draws: tuple[DrawLine, ...]


@dataclass(frozen=True, slots=True)
class DrawsPaper:
    """The same on paper."""

    stamp: Stamp
    shown: DrawList


class Commitments:
    """The secrets that were fixed and revealed, gathered from the acts as they happened."""

    def __init__(self) -> None:
        self._fixed: dict[str, tuple[Seq, bool]] = {}
        self._secrets: dict[str, str] = {}
        self._opened = False

    def look_at(self, act: Act) -> None:
        """The next act."""
        for line, fact in enumerate(act.facts, act.first):
            if isinstance(fact, DrawCommitted):
                self._fixed.setdefault(fact.commitment, (Seq(line), not self._opened))
            elif isinstance(fact, SecretRevealed):
                self._secrets[commitment_of(fact.secret)] = fact.secret
        self._opened = self._opened or act.verb in ("tournament.open_registration", "entries.register")

    def shown(self) -> tuple[Commitment, ...]:
        """Each that was fixed so far, in order."""
        return tuple(Commitment(known, *where, self._secrets.get(known, "")) for known, where in self._fixed.items())


def draw_list(acts: Iterable[Act], now: State, gone: Mapping[ActNo, ActNo]) -> DrawList:
    """The draws among the acts as they happened; `gone`: those that do not count any more."""
    seen = Commitments()
    draws: list[DrawLine] = []
    for act in acts:
        seen.look_at(act)
        seed = seed_in(act.facts)
        if seed:
            number, bound, undone = len(draws) + 1, number_of(seed) is not None, act.number in gone
            seats = len(seated_by(act.facts)) + _raced(act.facts)
            draws.append(DrawLine(number, act.first, act.at, kind_of(act.facts), bound, undone, seats))
    return DrawList(seen.shown(), now.room.public, tuple(draws))


def kind_of(facts: tuple[Fact, ...]) -> str:
    """What kind of draw was made in an act: a code of `words.draws`."""
    match seeded_in(facts):
        case SeatsDrawn(kind=kind):
            return f"draw.{kind.value}"
        case LastHandsSet():
            return "draw.card"
        case TableRaced():
            return "draw.race"
        case Moved(reason=reason):
            return "draw.break" if reason is MoveReason.BREAK else "draw.moves"
    return "draw.join"


def _raced(facts: tuple[Fact, ...]) -> int:
    """How many seats raced for a chip."""
    return sum(len(fact.race.odds) for fact in facts if isinstance(fact, TableRaced))


def seeded_in(facts: tuple[Fact, ...]) -> Fact:
    return next(fact for fact in facts if getattr(fact, "seed", ""))


def seated_by(facts: tuple[Fact, ...]) -> tuple[tuple[EntryId, Seat], ...]:
    """Who got which seat by the draw."""
    found: list[tuple[EntryId, Seat]] = []
    for fact in facts:
        if isinstance(fact, SeatsDrawn):
            found += fact.seats
        elif isinstance(fact, Seated | Moved | Reinstated) and fact.seed:
            found.append((fact.entry, fact.seat))
    return tuple(found)
