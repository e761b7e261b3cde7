"""Facts of the club's own stream: about its list of tournaments, its drawers and its operators. What was decided about
people: `people_facts`.

Facts hold ids: what operators are called, and their PINs, stand in a table that can be changed.
"""

from datetime import date

from msgspec import Struct

from tdapp.domain.rights import Rights
from tdapp.domain.units import Cents, DrawerId, OperatorId, Seq, TextId, TournamentId

# Coins and notes as they were counted: (value of one in cents, how many), the largest first. Empty: only the sum.
Count = tuple[tuple[Cents, int], ...]


class TournamentArchived(Struct, frozen=True):
    """A tournament left the daily list."""

    tournament: TournamentId


class TournamentRestored(Struct, frozen=True):
    """An archived tournament is back in the daily list."""

    tournament: TournamentId


class TournamentImported(Struct, frozen=True):
    """A tournament of another club came in from a file, up to journal line `lines`, whose link is `head` (64 hex
    digits). It stays as it is; a newer file of it may bring further lines.

    `origin`: the name of the club it was played in. `drawers`: what its drawers are called there.
    """

    tournament: TournamentId
    lines: Seq
    head: str
    origin: str
    drawers: tuple[tuple[DrawerId, str], ...] = ()


class DrawerOpened(Struct, frozen=True):
    """A shift began at a cash box: `operator` counted `opening` cents of `currency` into it. `name`: of the desk."""

    drawer: DrawerId
    name: str
    operator: OperatorId
    currency: str
    opening: Cents
    count: Count


class CashMoved(Struct, frozen=True):
    """Cash was added to a drawer, or below zero taken out of it, for the safe say: never for a player.

    Why stands in the side table under `reason`, with the salted hash `digest`.
    """

    drawer: DrawerId
    cents: Cents
    reason: TextId
    digest: str


class DrawerClosed(Struct, frozen=True):
    """A shift ended: `counted` cents were in the drawer, `expected` should have been. Its payments stand for ever."""

    drawer: DrawerId
    counted: Cents
    expected: Cents
    count: Count


class AcceptedCode(Struct, frozen=True, array_like=True):
    """A ticket or voucher of somebody else that the club takes: its code, and `value` cents of `currency` it is worth.

    `issuer`: who handed it out. `expires`: the last day of a tournament it pays for, None: it never expires.
    """

    code: str
    value: Cents
    currency: str
    issuer: str = ""
    expires: date | None = None


class CodesAccepted(Struct, frozen=True):
    """The club takes these tickets and vouchers of others from now on, each once."""

    codes: tuple[AcceptedCode, ...]


class CodeDropped(Struct, frozen=True):
    """The club takes this ticket or voucher of somebody else no more; what it has paid stands."""

    code: str


class OperatorAdded(Struct, frozen=True):
    """Somebody may sit at the desk, with these rights."""

    operator: OperatorId
    rights: Rights


class OperatorChanged(Struct, frozen=True):
    """An operator has these rights from now on."""

    operator: OperatorId
    rights: Rights


class OperatorRenamed(Struct, frozen=True):
    """An operator has another name, in the journals of all years too: facts hold ids."""

    operator: OperatorId


class OperatorPinSet(Struct, frozen=True):
    """An operator has another PIN."""

    operator: OperatorId


class OperatorPinRefused(Struct, frozen=True):
    """A PIN was given for this operator that is not theirs."""

    operator: OperatorId


class OperatorRemoved(Struct, frozen=True):
    """An operator sits at the desk no more; what was done stays under the id."""

    operator: OperatorId


class OperatorsSwitchedOn(Struct, frozen=True):
    """From now on nobody does anything at the desk without signing in."""


class OperatorsSwitchedOff(Struct, frozen=True):
    """Whoever sits at the desk may do everything. `by_owner`: by the command for a forgotten PIN."""

    by_owner: bool = False


class SignedIn(Struct, frozen=True):
    """An operator sits at the desk from now on, in the place of whoever sat there."""

    operator: OperatorId


class SignedOut(Struct, frozen=True):
    """An operator left the desk."""

    operator: OperatorId


CodeFact = CodesAccepted | CodeDropped
DrawerFact = DrawerOpened | CashMoved | DrawerClosed
OperatorFact = (
    OperatorAdded
    | OperatorChanged
    | OperatorRenamed
    | OperatorPinSet
    | OperatorPinRefused
    | OperatorRemoved
    | OperatorsSwitchedOn
    | OperatorsSwitchedOff
    | SignedIn
    | SignedOut
)
HouseFact = TournamentArchived | TournamentRestored | TournamentImported | CodeFact | DrawerFact | OperatorFact
