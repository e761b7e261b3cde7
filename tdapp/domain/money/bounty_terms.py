"""The terms of the bounties: of which kind they are, how they are shared, and where those go that nobody wins."""

from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import Cents

HALF = 50  # percent of a progressive bounty that the winner is paid at once
WHOLE = 100


class BountyKind(StrEnum):
    """How bounties are won.

    `FIXED`: all that is on a head is paid. `PROGRESSIVE`: a part is paid, the rest goes onto the winner's own head.
    `MYSTERY`: from a stage on, each player knocked out is worth an envelope.
    """

    FIXED = "fixed"
    PROGRESSIVE = "progressive"
    MYSTERY = "mystery"


class PotRule(StrEnum):
    """Who gets the bounty where several win the pot a player went out in: each the same, only those who had him
    covered, or the one who had most chips before the hand.
    """

    EQUALLY = "equally"
    COVERED = "covered"
    MOST_CHIPS = "most_chips"


class HeadGoes(StrEnum):
    """Where the bounty of somebody goes who was knocked out by nobody: into the prize pool, or to the bounties still to
    be won (the next bounty that is won brings it too).
    """

    POOL = "pool"
    BOUNTIES = "bounties"


class Bounties(Struct, frozen=True):
    """The terms of the bounties of one tournament.

    `percent`: of a progressive bounty, paid at once. `unit`, in cents: what is paid comes in these; what is over goes
    onto the winner's head, or to the first named of several. `disqualified`, `surrendered` (a stack given up to enter
    again), `nobody` (blinded off), `cancelled` (what a cancelled entry does not get back): where such bounties go.
    `own`: whether the winner of the tournament gets the bounty on his own head; else it goes into the prize pool.
    `optional`: only who bought a bounty wins any; one that somebody else knocks out goes where `nobody` says.
    """

    kind: BountyKind = BountyKind.FIXED
    percent: int = HALF
    unit: Cents = Cents(1)
    several: PotRule = PotRule.EQUALLY
    disqualified: HeadGoes = HeadGoes.POOL
    surrendered: HeadGoes = HeadGoes.POOL
    nobody: HeadGoes = HeadGoes.POOL
    cancelled: HeadGoes = HeadGoes.POOL
    own: bool = True
    stage: "Stage | None" = None
    optional: bool = False


class StageKind(StrEnum):
    """When mystery bounties begin: from a level on, with so many players left, in the money, or when the director says
    so.
    """

    LEVEL = "level"
    LEFT = "left"
    MONEY = "money"
    BY_HAND = "by_hand"


class Stage(Struct, frozen=True):
    """From when on mystery bounties are won. `number`: the level, or the players left; 0 for other kinds."""

    kind: StageKind
    number: int = 0


# Where a price has a bounty and the terms say nothing of it: then none of it ever goes into the prize pool.
AS_SOLD = Bounties(
    disqualified=HeadGoes.BOUNTIES,
    surrendered=HeadGoes.BOUNTIES,
    nobody=HeadGoes.BOUNTIES,
    cancelled=HeadGoes.BOUNTIES,
)


def in_units(cents: Cents, unit: Cents) -> Cents:
    """An amount rounded down to the unit.

    >>> in_units(Cents(12_50), Cents(5_00))
    1000
    """
    return Cents(cents // unit * unit)


def parts(cents: Cents, n: int, unit: Cents) -> tuple[Cents, ...]:
    """An amount in `n` equal parts of whole units; what is over goes to the first.

    >>> parts(Cents(25_00), 2, Cents(5_00))
    (1500, 1000)
    """
    each = in_units(Cents(cents // n), unit)
    return (Cents(cents - each * (n - 1)), *(each,) * (n - 1))
